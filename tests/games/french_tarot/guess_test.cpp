// Worlds by what was done: they look to the seat that is asked as what it sees, and explain bids and cards better than
// others.
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "games/french_tarot/brain/habits.h"
#include "games/french_tarot/game.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/bot_level.h"
#include "rules/brain.h"
#include "rules/game_of.h"

using namespace mathom;
namespace tarot = mathom::french_tarot;

namespace {

using TarotGame = GameOf<tarot::Rules>;

enum class Dog : std::uint8_t { as_bid, closed };

// The bid that leaves the dog closed where it is offered, else to pass.
std::uint64_t closes_the_dog(const Decision& d) {
  for (std::uint32_t i = 0; i < d.options.size(); ++i)
    if (d.options[i].amount == static_cast<int>(tarot::Contract::guard_without)) return i;
  return 0;
}

// Calls back at every card that is asked for in deals by the rules of thumb, without mistakes.
template <class Look>
void at_each_card(int seats, int deals, Dog dog, Look look) {
  const Game& game = tarot::game();
  for (int deal = 1; deal <= deals; ++deal) {
    const StatePtr s = game.initial({{"seats", seats}, {"options", {{"deals", 1}}}});
    Rng rng(static_cast<std::uint64_t>(deal * 100 + seats));
    Decision d;
    for (game.decision(*s, d); !d.over(); game.decision(*s, d)) {
      if (!d.by_luck() && TarotGame::get(*s).phase == tarot::Phase::play && d.options.size() > 1) look(game, *s, d);
      const bool roll = d.ask == Ask::roll, bids = d.why == static_cast<std::uint16_t>(tarot::Question::bid);
      const Choice c = d.by_luck()                  ? Choice{roll ? rng.below(d.sides) : rng.next(), {}}
                       : bids && dog == Dog::closed ? Choice{closes_the_dog(d), {}}
                                                    : game.brain()->judge(game.observe(*s, only(d.seat)), d, rng, 0);
      game.apply(*s, d, c, nullptr);
    }
  }
}

// Every card is there, as many in each place as everybody counts, where play has left it possible and shown it to be.
void lies_as_all_can_tell(const tarot::State& w) {
  int cards = w.play_count + w.discard.size();
  for (std::size_t seat = 0; seat < tarot::kMostSeats; ++seat) {
    const tarot::CardSet hand = w.hands[seat];
    cards += hand.size();
    CHECK(hand.size() == w.held[seat]);
    CHECK((hand & ~w.may_hold[seat]).empty());
    CHECK((w.must_hold[seat] & ~hand).empty());
  }
  CHECK(w.discard.size() == w.discarded);
  // The dog went into the taker's hand, or lies closed.
  CHECK(cards + (w.dog_shown.empty() ? w.dog.size() : 0) == tarot::kCards);
}

}  // namespace

TEST_CASE("a guessed world fits what the seat that is asked sees", "[french_tarot][guess]") {
  int looked = 0, closed = 0, laid_otherwise = 0;
  for (const auto& [seats, dog] : {std::pair{3, Dog::as_bid},
                                   {4, Dog::as_bid},
                                   {5, Dog::as_bid},
                                   {3, Dog::closed},
                                   {4, Dog::closed},
                                   {5, Dog::closed}})
    at_each_card(seats, 3, dog, [&](const Game& game, const State& s, const Decision& d) {
      const Observation seen = game.observe(s, only(d.seat));
      const auto worlds = game.brain()->likely_worlds(seen);
      REQUIRE(worlds);
      Rng rng(5);
      tarot::CardSet laid;
      for (int i = 0; i < 3; ++i) {
        const State& world = worlds->next(rng);
        CHECK(game.save_observation(game.observe(world, only(d.seat))) == game.save_observation(seen));
        Decision again;
        game.decision(world, again);
        CHECK(again == d);
        CHECK(game.hash(world, only(d.seat)) == game.hash(s, only(d.seat)));
        const tarot::State& w = TarotGame::get(world);
        lies_as_all_can_tell(w);
        laid_otherwise += i > 0 && w.discard != laid;
        laid = w.discard;
      }
      ++looked;
      closed += TarotGame::get(s).dog_shown.empty();
    });
  CHECK(looked > 400);
  CHECK(closed > 200);
  CHECK(laid_otherwise > 50);
}

TEST_CASE("guessed worlds are nearer to the truth than uniform ones", "[french_tarot][guess]") {
  // How many cards lie where they truly lie, over all hidden hands.
  std::int64_t guessed = 0, even = 0, cheaper = 0, dearer = 0;
  at_each_card(4, 12, Dog::as_bid, [&](const Game& game, const State& s, const Decision& d) {
    if (TarotGame::get(s).tricks_done < 3) return;
    const Observation seen = game.observe(s, only(d.seat));
    const auto worlds = game.brain()->likely_worlds(seen);
    Rng rng(7);
    const auto right = [&](const State& world) {
      int n = 0;
      for (std::size_t seat = 0; seat < 4; ++seat)
        if (static_cast<int>(seat) != index(d.seat))
          n += (TarotGame::get(world).hands[seat] & TarotGame::get(s).hands[seat]).size();
      return n;
    };
    for (int i = 0; i < 10; ++i) {
      const State& likely = worlds->next(rng);
      const StatePtr random = game.determinize(seen, rng);
      guessed += right(likely), even += right(*random);
      const int a = tarot::cost_of_deeds(TarotGame::get(likely), index(d.seat)),
                b = tarot::cost_of_deeds(TarotGame::get(*random), index(d.seat));
      if (a < b) ++cheaper;
      if (a > b) ++dearer;
    }
  });
  INFO(guessed << " cards of guessed worlds lie right, " << even << " of even ones");
  CHECK(guessed * 100 > even * 104);
  CHECK(cheaper > 5 * dearer);
}

namespace {

// Where all cards lie, as a name.
using Name = std::vector<std::uint64_t>;
Name name_of(const State& world) {
  const tarot::State& w = TarotGame::get(world);
  Name out;
  const auto add = [&](tarot::CardSet cards) { out.insert(out.end(), {cards.suits, cards.trumps}); };
  add(w.discard), add(w.dog);
  for (const tarot::CardSet& hand : w.hands) add(hand);
  return out;
}
using Shares = std::map<Name, double>;

// Every world that there can be, and how likely what was done makes it; nothing where there are many.
Shares by_deeds(const Game& game, const Observation& seen, SeatId seat, Rng& rng) {
  constexpr int kSampled = 400;
  constexpr std::size_t kMost = 12;
  Shares out;
  double sum = 0;
  for (int i = 0; i < kSampled; ++i) {
    const StatePtr world = game.determinize(seen, rng);
    const auto [place, fresh] = out.try_emplace(name_of(*world));
    if (!fresh) continue;
    if (out.size() > kMost) return {};
    sum += place->second = std::exp2(tarot::cost_of_deeds(TarotGame::get(*world), index(seat)) / -16.0);
  }
  for (auto& [name, share] : out) share /= sum;
  return out;
}
Shares by_guesses(Worlds& worlds, Rng& rng) {
  constexpr int kGuessed = 400;
  Shares out;
  for (int i = 0; i < kGuessed; ++i) out[name_of(worlds.next(rng))] += 1.0 / kGuessed;
  return out;
}
// How much of what one of them says lies elsewhere in the other: 0 to 1.
double apart(Shares a, const Shares& b) {
  for (const auto& [name, share] : b) a[name] -= share;
  double sum = 0;
  for (const auto& [name, difference] : a) sum += std::abs(difference) / 2;
  return sum;
}

}  // namespace

TEST_CASE("guessed worlds come as often as the answers so far make them likely", "[french_tarot][guess]") {
  int looked = 0, far = 0;
  double sum = 0;
  for (const int seats : {3, 4, 5})
    at_each_card(seats, 30, Dog::as_bid, [&](const Game& game, const State& s, const Decision& d) {
      const Observation seen = game.observe(s, only(d.seat));
      Rng rng(9);
      const Shares likely = by_deeds(game, seen, d.seat, rng);
      if (likely.size() < 2) return;
      const double by = apart(by_guesses(*game.brain()->likely_worlds(seen), rng), likely);
      ++looked, sum += by, far += by > 0.25;
    });
  INFO(looked << " questions, " << sum / looked << " of the worlds lie elsewhere on average, a quarter in " << far);
  CHECK(looked > 100);
  CHECK(far == 0);
  CHECK(sum / looked < 0.06);
}

TEST_CASE("master's worlds for a bid have no more in common than random ones", "[french_tarot][guess]") {
  const Game& game = tarot::game();
  int alike = 0, by_chance = 0;
  const auto shared = [](const State& a, const State& b, SeatId seat) {
    int n = 0;
    for (std::size_t i = 0; i < 4; ++i)
      if (static_cast<int>(i) != index(seat)) n += (TarotGame::get(a).hands[i] & TarotGame::get(b).hands[i]).size();
    return n;
  };
  for (std::uint64_t deal = 1; deal <= 20; ++deal) {
    const StatePtr s = game.initial({{"seats", 4}, {"options", {{"deals", 1}}}});
    Rng rng(deal);
    Decision d;
    for (game.decision(*s, d); d.by_luck(); game.decision(*s, d))
      game.apply(*s, d, {d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}}, nullptr);
    const Observation seen = game.observe(*s, only(d.seat));
    const auto worlds = brain_at(*game.brain(), *find_bot_level("master")).likely_worlds(seen);
    StatePtr before = game.clone(worlds->next(rng));
    for (int i = 0; i < 10; ++i) {
      const State& world = worlds->next(rng);
      alike += shared(*before, world, d.seat);
      by_chance += shared(*before, *game.determinize(seen, rng), d.seat);
      game.assign(*before, world);
    }
  }
  INFO(alike << " cards lie where they lay in the world before, " << by_chance << " where worlds are even");
  CHECK(alike * 100 < by_chance * 110);
}
