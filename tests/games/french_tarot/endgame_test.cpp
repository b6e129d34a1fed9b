// The last tricks solved with open hands are worth what trying every line of play finds, by the model that plays as the
// rules do.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "games/french_tarot/brain/endgame.h"
#include "games/french_tarot/game.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/game_of.h"

using namespace mathom;
namespace tarot = mathom::french_tarot;

namespace {

using TarotGame = GameOf<tarot::Rules>;

// What the taker plays for, in half points.
int margin(const tarot::DealFacts& f) {
  const int petit = f.petit_au_bout == tarot::Side::taker ? 20 : f.petit_au_bout == tarot::Side::defence ? -20 : 0;
  return f.half_points - 2 * tarot::target_points(f.oudlers) + petit;
}

int best_margin(const tarot::Model& m) {
  if (m.over()) return margin(m.facts_at_end());
  const bool most = m.is_taking(m.to_act);
  int best = most ? -1000 : 1000;
  for (const tarot::Card card : tarot::each(m.legal())) {
    tarot::Model then = m;
    then.play(card);
    const int value = best_margin(then);
    best = most ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

// The first card of a deal by the rules of thumb, any table.
tarot::Model first_card(Rng& rng) {
  Json options = {{"deals", 1},
                  {"petit_au_bout", rng.below(4) > 0},
                  {"excuse_lost_at_end", rng.below(4) > 0},
                  {"excuse_exchanged", rng.below(4) > 0},
                  {"excuse_any_time", rng.below(4) > 0}};
  while (true) {
    const StatePtr s = tarot::game().initial({{"seats", 3 + rng.below(3)}, {"options", options}});
    Decision d;
    const auto played = [&] { return TarotGame::get(*s).phase == tarot::Phase::play; };
    for (tarot::game().decision(*s, d); !d.over() && !played(); tarot::game().decision(*s, d)) {
      const Choice luck{d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}};
      tarot::game().apply(*s, d, d.by_luck() ? luck : tarot::game().brain()->playout(*s, d, rng), nullptr);
    }
    if (!d.over()) return tarot::Model(TarotGame::get(*s));
  }
}

}  // namespace

TEST_CASE("the last tricks are solved as trying every line of play does", "[french_tarot][endgame]") {
  Rng rng(7);
  int solved = 0, petits = 0, excuses = 0;
  while (solved < 1500) {
    tarot::Model m = first_card(rng);
    // The petit and the Excuse stay for the end more often than by chance, as they are what is special there.
    const bool keeps = rng.below(2) == 0;
    const std::uint32_t cards_left = 3 + rng.below(m.seats * 2u + 1);
    while (static_cast<std::uint32_t>(m.tricks * m.seats - m.play_count) > cards_left) {
      tarot::CardSet legal = m.legal();
      const tarot::CardSet others = legal & ~(tarot::CardSet::of(tarot::kPetit) | tarot::kExcuseOnly);
      if (keeps && !others.empty()) legal = others;
      m.play(tarot::nth_card(legal, rng.below(static_cast<std::uint32_t>(legal.size()))));
    }
    if (!tarot::can_solve(m)) continue;
    tarot::CardSet left = m.trick;
    for (const tarot::CardSet& hand : m.hands) left |= hand;
    // Where both may change sides, what an oudler takes off the target depends on the other one: there it is an
    // estimate.
    if (left.has(tarot::kPetit) && left.has(tarot::kExcuse) && m.options.excuse_lost_at_end) continue;
    ++solved, petits += left.has(tarot::kPetit), excuses += left.has(tarot::kExcuse);
    REQUIRE(margin(tarot::solve(m)) == best_margin(m));
  }
  CHECK(petits > 100);
  CHECK(excuses > 200);
}
