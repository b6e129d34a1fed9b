// What a hint says of a card is true: it comes from what one seat sees, and is checked against what all hold.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>

#include "core/rng.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "games/lotr_tarot/rules.h"
#include "games/lotr_tarot/state/phases.h"
#include "rules/brain.h"
#include "rules/game_of.h"
#include "rules/registry.h"

using namespace mathom;

namespace {

// Calls look(truth, decision, option, why) for everything that has a reason, in games answered at random.
template <class F>
void each_reason(std::string_view id, int seats, std::uint64_t seed, F look) {
  const Game& g = *find_game(id);
  const StatePtr s = g.initial(g.full_config({{"seats", seats}}));
  Decision d;
  Rng rng(seed);
  int questions = 0;
  for (g.decision(*s, d); !d.over() && questions < 500; g.decision(*s, d)) {
    std::uint64_t answer = d.ask == Ask::roll ? rng.below(d.sides) : rng.next();
    if (!d.by_luck()) {
      ++questions;
      const Observation seen = g.observe(*s, only(d.seat));
      for (const Option& o : d.options)
        if (const Phrase why = g.brain()->reason(seen, d, o, Brain::Voice::adviser); !why.empty()) look(*s, d, o, why);
      answer = rng.below(static_cast<std::uint32_t>(d.options.size()));
      // So that a deal is played, and the dog is taken: the first one bids as little as one can.
      if (id == "french_tarot" && static_cast<french_tarot::Question>(d.why) == french_tarot::Question::bid)
        answer = d.options.size() > 4 ? 1 : 0;
    }
    g.apply(*s, d, {answer, {}}, nullptr);
  }
}

std::int64_t number_in(const Phrase& p, std::string_view name) {
  for (const Arg& a : p.args)
    if (a.name == name) return a.value;
  return -1;
}

namespace tarot = french_tarot;

// As the rules have it, from all hands: the card wins the trick as it lies.
bool wins_now(const tarot::State& s, tarot::Card card) {
  tarot::TrickFacts trick = s.trick;
  tarot::add_card(trick, card, 20);
  return trick.best == card;
}

tarot::CardSet others_hold(const tarot::State& s, int seat) {
  tarot::CardSet all;
  for (int i = 0; i < s.options.seats; ++i)
    if (i != seat) all |= s.hands[static_cast<std::size_t>(i)];
  return all;
}

bool higher_elsewhere(const tarot::State& s, int seat, tarot::Card card) {
  for (const tarot::Card other : tarot::each(others_hold(s, seat)))
    if (tarot::suit_of(other) == tarot::suit_of(card) && tarot::rank_of(other) > tarot::rank_of(card)) return true;
  return false;
}

void check_tarot(const tarot::State& s, const Decision& d, const Option& o, const Phrase& why) {
  const int seat = index(d.seat), played = s.play_count - s.tricks_done * s.options.seats;
  const tarot::Card card = tarot::card_of(o);
  const std::string key(why.key.substr(std::string_view("french_tarot.reason.").size()));
  const bool last = played == s.options.seats - 1;
  if (key.starts_with("safe")) CHECK_FALSE(higher_elsewhere(s, seat, card));
  if (key.starts_with("safe")) CHECK(wins_now(s, card));
  if (key == "safe_now") CHECK((others_hold(s, seat) & tarot::kTrumps).empty());
  if (key == "wins_last") CHECK((last && wins_now(s, card)));
  if (key == "cheap") {
    CHECK_FALSE(wins_now(s, card));
    for (const Option& other : d.options)
      if (tarot::verb_of(other) == tarot::Verb::play && tarot::card_of(other) != tarot::kExcuse)
        CHECK(tarot::half_points(tarot::card_of(other)) >= tarot::half_points(card));
  }
  if (key == "to_mate") {
    CHECK((last && !wins_now(s, card)));
    const int partner = tarot::partner_of(s);
    const int holder = (seat - played + s.trick.best_place + s.options.seats) % s.options.seats;
    CHECK(tarot::on_takers_side(s, holder, partner) == tarot::on_takers_side(s, seat, partner));
  }
  if (key == "taker_void")
    CHECK((s.hands[static_cast<std::size_t>(s.facts.taker)] & tarot::cards_of(tarot::suit_of(card))).empty());
  if (key == "empties")
    CHECK((s.hands[static_cast<std::size_t>(seat)] & tarot::cards_of(tarot::suit_of(card))).size() == 1);
  if (key == "excuse" || key == "excuse_led") CHECK(s.hands[static_cast<std::size_t>(seat)].size() > 1);
}

}  // namespace

TEST_CASE("what a hint says of a card of French Tarot is true, whatever the others hold", "[hint][french_tarot]") {
  std::map<std::string, int> said;
  for (int seats = 3; seats <= 5; ++seats)
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
      each_reason("french_tarot", seats, seed,
                  [&](const State& x, const Decision& d, const Option& o, const Phrase& why) {
                    ++said[std::string(why.key)];
                    CAPTURE(seats, seed, why.key, static_cast<int>(o.subject));
                    check_tarot(GameOf<tarot::Rules>::get(x), d, o, why);
                  });
  for (const char* key : {"safe", "safe_king", "safe_trump", "wins_last", "to_mate", "cheap", "low_trump", "excuse",
                          "draws_trumps", "empties", "saves"}) {
    CAPTURE(key);
    CHECK(said[std::string("french_tarot.reason.") + key] > 0);
  }
}

TEST_CASE("what a hint says in Ring Tarot is true", "[hint][lotr_tarot]") {
  namespace ring = lotr_tarot;
  std::map<std::string, int> said;
  for (int seats = 2; seats <= 6; ++seats)
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
      each_reason("lotr_tarot", seats, seed,
                  [&](const State& x, const Decision& d, const Option& o, const Phrase& why) {
                    const ring::State& s = GameOf<ring::Rules>::get(x);
                    const int seat = index(d.seat);
                    const std::string key(why.key.substr(std::string_view("lotr_tarot.reason.").size()));
                    ++said[std::string(why.key)];
                    CAPTURE(seats, seed, why.key);
                    const ring::Card card = ring::card_of(o);
                    const ring::CardSet hand = s.hands[static_cast<std::size_t>(seat)];
                    if (key == "goes_out") CHECK(hand.count() == 1);
                    if (key == "company")
                      CHECK((hand & ring::cards_of(ring::suit_of(card))).count() == number_in(why, "n") + 1);
                    if (key == "alone") CHECK((hand & ring::cards_of(ring::suit_of(card))).count() == 1);
                    if (key == "dark" || key == "free") {
                      CHECK(number_in(why, "n") == s.dark_points[static_cast<std::size_t>(seat)]);
                      CHECK(number_in(why, "least") <= number_in(why, "most"));
                    }
                    if (key == "ring") CHECK(ring::ring_top(s).by != seat);
                    if (key == "must_draw")
                      CHECK(std::none_of(d.options.begin(), d.options.end(),
                                         [](const Option& other) { return ring::verb_of(other) == ring::Verb::play; }));
                  });
  for (const char* key : {"company", "dark", "free", "major", "ring", "must_draw", "goes_out"}) {
    CAPTURE(key);
    CHECK(said[std::string("lotr_tarot.reason.") + key] > 0);
  }
}
