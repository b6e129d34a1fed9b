// By random play of the trading card game: at what moment texts are asked for, and that an event has been paid before
// it may be cancelled (rules 8.3 and 8.5).
#include <catch2/catch_test_macros.hpp>

#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/questions.h"
#include "proof/random_play.h"
#include "rules/game_of.h"
#include "support/each_game.h"
#include "support/games.h"

using namespace mathom;
using namespace mathom::lotr_tcg;

namespace {

using CardGame = GameOf<lotr_tcg::Rules>;
using Value = lotr_tcg::State;
using Happens = effects::HappeningProcedure<Table>;
using Runs = effects::AbilityProcedure<Table>;

struct Met {
  int optional = 0, announced = 0;
};

// Has a required text something to do at that moment of the top happening?
bool is_one_required(const Table& t, int moment) {
  bool found = false;
  effects::each_answerer(t, moment, -1, [&](const effects::Answerer& who) { found = found || !who.is_idle; });
  return found;
}
// Happenings that were told of at the same time wait one above the other, with nothing between them.
void require_nothing_required(const Value& truth) {
  Value s = truth;
  const Catalog& catalog = catalog_of(test::game_named("lotr_tcg"));
  const bool is_before = s.frames.back().step == Happens::kSteps["before_answered"];
  CHECK_FALSE(
      is_one_required(looking_at(catalog, s), is_before ? s.happenings.back().before : s.happenings.back().after));
  for (s.frames.pop_back(), s.happenings.pop_back(); !s.frames.empty() && !s.happenings.empty();
       s.frames.pop_back(), s.happenings.pop_back()) {
    const Frame& f = s.frames.back();
    const auto deed = static_cast<Deed>(s.happenings.back().deed);
    if (static_cast<Code>(f.code) != Code::happening || f.step != 0 || deed > Deed::one_of_them) return;
    s.happenings.back().answered_from = static_cast<std::int16_t>(s.answered.size());
    CHECK_FALSE(is_one_required(looking_at(catalog, s), s.happenings.back().after));
  }
}
// The event that may be cancelled has been paid: the text stands before its effect.
void require_paid(const Value& s) {
  const Frame& text = s.frames[s.frames.size() - 2];
  CHECK(static_cast<Code>(text.code) == Code::ability);
  CHECK(text.step == Runs::kSteps["do"]);
  CHECK(text.local[effects::kAbilitySource] == s.happenings.back().it);
}

void look_at(const Value& s, const Decision& d, Met& met) {
  if (d.by_luck() || static_cast<Code>(s.frames.back().code) != Code::happening || d.ask != Ask::act) return;
  ++met.optional;
  require_nothing_required(s);
  if (s.happenings.back().before != kAboutToPlay) return;
  ++met.announced;
  require_paid(s);
}

void play(std::uint64_t seed, int seats, Met& met) {
  const Game& g = test::game_named("lotr_tcg");
  Problems problems;
  const StatePtr s = g.initial(*parse_json(random_config(g, seed, seats), problems));
  Rng rng(seed);
  CuriousPlayer curious;
  Decision d;
  for (int ply = 0; ply < 3000; ++ply) {
    g.decision(*s, d);
    if (d.over()) break;
    INFO("--random-configs --seats " << seats << " --curious seed " << seed << " ply " << ply);
    look_at(CardGame::get(*s), d, met);
    g.apply(*s, d, curious.answer(g, *s, d, rng).choice(), nullptr);
  }
}

}  // namespace

TEST_CASE(
    "no player is asked for a text they may use while one of the same moment must be used, and events are paid first",
    "[lotr_tcg][conformance]") {
  Met met;
  for (std::uint64_t seed = 1; seed <= 10 + test::amount(50); ++seed)
    for (const int seats : {2, 3, 4}) play(seed, seats, met);
  CHECK(met.optional > 100);
  CHECK(met.announced > 0);
}
