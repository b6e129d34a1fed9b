// The net that says what cards bring, and the level that plays by it.
#include "games/french_tarot/brain/net.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <functional>
#include <vector>

#include "ai/bot.h"
#include "ai/playout.h"
#include "ai/review.h"
#include "core/json.h"
#include "games/french_tarot/brain/master.h"
#include "games/french_tarot/brain/play.h"
#include "games/french_tarot/brain/sides.h"
#include "games/french_tarot/game.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/game_of.h"

using namespace mathom;
using namespace mathom::french_tarot;
using Card = french_tarot::Card;

namespace {

using TarotGame = GameOf<Rules>;

// The world at the first card of a deal that somebody takes by the count.
StatePtr dealt(int seats, std::uint64_t seed) {
  for (;; ++seed) {
    StatePtr s = game().initial({{"seats", seats}});
    Rng rng(seed);
    Decision d;
    for (game().decision(*s, d); TarotGame::get(*s).deals_begun < 2; game().decision(*s, d)) {
      if (TarotGame::get(*s).phase == Phase::play) return s;
      const Choice c = d.by_luck() ? Choice{d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}}
                                   : game().brain()->judge(game().observe(*s, only(d.seat)), d, rng, 0);
      game().apply(*s, d, c, nullptr);
    }
  }
}

using Player = std::function<Card(const Model&, const Shown&, CardSet legal)>;
Card by_thumb(const Model& m, const Shown&, CardSet legal) {
  Rng rng(1);
  return card_to_play(m, m.to_act, legal, takers_known_to(m, m.to_act), rng);
}

CardSet in(const SuitOrder& to, CardSet set) {
  CardSet out;
  for (const Card c : each(set)) out.add(card_in(to, c));
  return out;
}
void change_suits(const SuitOrder& to, Model& m, Shown& shown) {
  for (auto* sets : {&m.hands, &m.won, &m.may, &shown.played})
    for (CardSet& set : *sets) set = in(to, set);
  for (CardSet* set : {&m.gone, &m.trick, &m.discard, &m.dog, &shown.dog}) *set = in(to, *set);
  for (Card* card : {&m.lies.led_card, &m.lies.best, &m.called}) *card = card_in(to, *card);
  if (m.lies.led < Suit::trumps) m.lies.led = static_cast<Suit>(to[static_cast<std::size_t>(m.lies.led)]);
}

// Half points in the taker's pile.
int pile(const mathom::State& at_first_card, const Player& takers, const Player& defence) {
  Model m(TarotGame::get(at_first_card));
  Shown shown(TarotGame::get(at_first_card));
  while (!m.over()) shown.play(m, (m.is_taking(m.to_act) ? takers : defence)(m, shown, m.legal()));
  return m.facts_at_end().half_points;
}

}  // namespace

TEST_CASE("the net plays cards better than the rules of thumb do", "[french_tarot][net][strength]") {
  for (const int seats : {3, 4, 5}) {
    double as_taker = 0, as_defence = 0;
    constexpr int kDeals = 400;
    for (int i = 0; i < kDeals; ++i) {
      const StatePtr s = dealt(seats, static_cast<std::uint64_t>(1000 * i + seats));
      const int thumbs = pile(*s, by_thumb, by_thumb);
      as_taker += (pile(*s, card_by_net, by_thumb) - thumbs) / 2.0 / kDeals;
      as_defence += (thumbs - pile(*s, by_thumb, card_by_net)) / 2.0 / kDeals;
    }
    std::printf("net, %d seats: %+.2f points of the cards as taker, %+.2f as defence\n", seats, as_taker, as_defence);
    CHECK(as_taker > 0.4);
    CHECK(as_defence > 0.6);
  }
}

TEST_CASE("a deal with suits exchanged has the inputs of the deal with suits exchanged", "[french_tarot][net]") {
  constexpr SuitOrder kTo{2, 0, 3, 1};
  const auto inputs_to = inputs_in(kTo);
  for (int i = 0; i < 30; ++i) {
    const StatePtr s = dealt(3 + i % 3, static_cast<std::uint64_t>(i));
    Model m(TarotGame::get(*s));
    Shown shown(TarotGame::get(*s));
    Rng rng(static_cast<std::uint64_t>(i));
    while (!m.over()) {
      NetInputs here, there;
      write_features(m, shown, here);
      Model other = m;
      Shown other_shown = shown;
      change_suits(kTo, other, other_shown);
      write_features(other, other_shown, there);
      std::vector<std::uint16_t> moved, seen(there.on().begin(), there.on().end());
      for (const std::uint16_t input : here.on()) moved.push_back(inputs_to[input]);
      std::ranges::sort(moved), std::ranges::sort(seen);
      REQUIRE(moved == seen);
      const CardSet legal = m.legal();
      shown.play(m, nth_card(legal, rng.below(static_cast<std::uint32_t>(legal.size()))));
    }
  }
}

TEST_CASE("the inputs of the net are equal in worlds that a seat cannot tell apart", "[french_tarot][net]") {
  for (int i = 0; i < 20; ++i) {
    const StatePtr s = dealt(3 + i % 3, static_cast<std::uint64_t>(i));
    Rng rng(static_cast<std::uint64_t>(i));
    Decision d;
    for (game().decision(*s, d); !d.over() && TarotGame::get(*s).phase == Phase::play; game().decision(*s, d)) {
      const Observation seen = game().observe(*s, only(d.seat));
      NetInputs own, guessed;
      write_features(Model(TarotGame::get(*s)), Shown(TarotGame::get(*s)), own);
      const StatePtr world = game().determinize(seen, rng);
      write_features(Model(TarotGame::get(*world)), Shown(TarotGame::get(*world)), guessed);
      REQUIRE(std::ranges::equal(own.on(), guessed.on()));
      game().apply(*s, d, {rng.below(static_cast<std::uint32_t>(d.options.size())), {}}, nullptr);
    }
  }
}

TEST_CASE("the net says the same on every machine", "[french_tarot][net]") {
  std::uint64_t sum = 0;
  for (int i = 0; i < 12; ++i) {
    const StatePtr s = dealt(3 + i % 3, static_cast<std::uint64_t>(i));
    Model m(TarotGame::get(*s));
    Shown shown(TarotGame::get(*s));
    while (!m.over()) {
      Worths worths{};
      weigh(m, shown, m.legal(), worths);
      for (const std::int32_t w : worths) sum = mix64(sum ^ static_cast<std::uint32_t>(w));
      shown.play(m, card_by_net(m, shown, m.legal()));
    }
  }
  CHECK(sum == 7864705810409580873u);  // with these weights
}

TEST_CASE("master tries the cards that are worth it, and prefers the net's card", "[french_tarot][net]") {
  for (int i = 0; i < 6; ++i) {
    const StatePtr s = dealt(3 + i % 3, static_cast<std::uint64_t>(50 + i));
    Rng rng(static_cast<std::uint64_t>(i));
    Decision d;
    for (game().decision(*s, d); !d.over() && TarotGame::get(*s).phase == Phase::play; game().decision(*s, d)) {
      const Observation seen = game().observe(*s, only(d.seat));
      std::vector<Brain::Considered> tried;
      master_brain().consider(seen, d, tried);
      const Model m(TarotGame::view(seen));
      const Card first = card_by_net(m, Shown(TarotGame::view(seen)), m.legal());
      bool ahead = false;
      for (const auto& [option, lead] : tried) {
        CHECK(lead <= 0);
        ahead |= lead == 0 && d.options[option].verb == static_cast<std::uint16_t>(Verb::play) &&
                 card_of(d.options[option]) == first;
      }
      CHECK(ahead);
      game().apply(*s, d, {rng.below(static_cast<std::uint32_t>(d.options.size())), {}}, nullptr);
    }
  }
}

namespace {

// The first question of this kind to whoever takes a deal by the count.
StatePtr asked(int seats, Question question, std::uint64_t seed, Decision& d) {
  for (;; ++seed) {
    StatePtr s = game().initial({{"seats", seats}});
    Rng rng(seed);
    for (game().decision(*s, d); TarotGame::get(*s).deals_begun < 2; game().decision(*s, d)) {
      if (!d.by_luck() && d.why == static_cast<int>(question) && d.options.size() > 1) return s;
      if (TarotGame::get(*s).phase == Phase::play) break;
      const Choice c = d.by_luck() ? Choice{d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}}
                                   : game().brain()->judge(game().observe(*s, only(d.seat)), d, rng, 0);
      game().apply(*s, d, c, nullptr);
    }
  }
}

std::uint32_t answer(const mathom::State& s, const Decision& d, const char* id, int playouts) {
  BotLevel level = *find_bot_level(id);
  level.playouts = playouts;
  return static_cast<std::uint32_t>(think(game(), game().observe(s, only(d.seat)), d, level, 1));
}

// What the first answer brings the taker more than the second, in points of the score, in worlds that explain the bids.
double gain(const mathom::State& s, const Decision& d, std::uint32_t first, std::uint32_t second) {
  const Observation seen = game().observe(s, only(d.seat));
  const auto worlds = master_brain().likely_worlds(seen);
  Playout playout(game(), master_brain(), d);
  Rng rng(77);
  constexpr int kWorlds = 300;
  double sum = 0;
  for (int i = 0; i < kWorlds; ++i) {
    const mathom::State& world = worlds->next(rng);
    const std::uint64_t luck = rng.next();
    sum += playout.play(world, first, luck);
    sum -= playout.play(world, second, luck);
  }
  return sum / kWorlds / 2;
}

}  // namespace

TEST_CASE("master's discard brings more than the count's in worlds that it has not met",
          "[french_tarot][net][strength]") {
  constexpr int kDeals = 40;
  for (const int seats : {3, 4}) {
    double sum = 0;
    for (std::uint64_t seed = 0; seed < kDeals; ++seed) {
      Decision d;
      const StatePtr s = asked(seats, Question::discard, 1000 * seed, d);
      sum += gain(*s, d, answer(*s, d, "master", 600), answer(*s, d, "club", 600)) / kDeals;
    }
    std::printf("master, %d seats: %.1f points a card that is laid aside\n", seats, sum);
    CHECK(sum > 1);
  }
}

TEST_CASE("master searches whom to call, club counts", "[french_tarot][net]") {
  Decision d;
  const StatePtr s = asked(5, Question::call, 1, d);
  const Observation seen = game().observe(*s, only(d.seat));
  CHECK(master_brain().worth_searching(seen, d));
  CHECK_FALSE(game().brain()->worth_searching(seen, d));
}

TEST_CASE("master announces a slam that nobody can stop, though the count asks for more trumps",
          "[french_tarot][net]") {
  StatePtr s = game().initial({{"seats", 4}});
  Json hand = {"heart-king", "heart-queen", "heart-knight", "heart-jack", "heart-10", "heart-9"};
  for (int rank = 10; rank <= 21; ++rank) hand.push_back("trump-" + std::to_string(rank));
  Problems problems;
  game().arrange(*s, {{"dealer", 3}, {"taker", 0}, {"contract", "guard-without"}, {"hands", {hand}}}, problems);
  REQUIRE(problems.text() == "");
  Decision d;
  game().decision(*s, d);
  REQUIRE(d.why == static_cast<int>(Question::slam));
  CHECK(d.options[answer(*s, d, "club", 600)].amount == 0);
  CHECK(d.options[answer(*s, d, "master", 600)].amount == 1);
}

TEST_CASE("a review covers bids, calls, discards and slams as well as cards", "[french_tarot][analyst]") {
  for (const Question question : {Question::bid, Question::call, Question::discard, Question::slam}) {
    Decision d;
    const StatePtr s = asked(question == Question::call ? 5 : 4, question, 1, d);
    View then;
    then.seen = game().observe(*s, only(d.seat));
    then.decision = d;
    REQUIRE(Review::possible(game(), then));
    const auto n = static_cast<int>(d.options.size());
    Review review(game(), std::move(then), 0, {.playouts = 40 * n, .worlds = 40, .options = 3}, 1);
    while (!review.step(1000)) {
    }
    const Judgement j = review.result();
    CHECK(j.worlds == 40);
    CHECK(j.options.size() >= 2);
  }
}

TEST_CASE("a review takes nothing off a deal that the seat takes, a bid of master's does", "[french_tarot][analyst]") {
  Decision d;
  const StatePtr asked_to_bid = asked(4, Question::bid, 1, d);
  const auto guard = static_cast<std::uint32_t>(d.options.size() - 1);
  StatePtr end = game().clone(*asked_to_bid);
  const SeatId seat = d.seat;
  game().apply(*end, d, {guard, {}}, nullptr);
  Rng rng(1);
  for (game().decision(*end, d); !master_brain().horizon(*asked_to_bid, *end); game().decision(*end, d))
    game().apply(*end, d, master_brain().playout(*end, d, rng), nullptr);
  const auto i = static_cast<std::size_t>(index(seat));
  const int gained = TarotGame::get(*end).totals[i] - TarotGame::get(*asked_to_bid).totals[i];
  CHECK(review_brain().worth(*asked_to_bid, *end, seat) == gained);
  CHECK(master_brain().worth(*asked_to_bid, *end, seat) < gained);
}
