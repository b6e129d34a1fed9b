#include "games/lotr_board/brain.h"

#include "games/lotr_board/brain_plan.h"
#include "games/lotr_board/phases.h"
#include "games/lotr_board/rules.h"
#include "rules/game_of.h"

namespace mathom::lotr_board {
namespace {

using BoardGame = GameOf<Rules>;

// Playouts waver by this much between options, so that no line of play goes unseen.
constexpr std::uint32_t kWaver = 14;
// A playout looks so many tiles ahead, or to the next place.
constexpr int kTilesAhead = 6;

std::uint64_t best_option(const State& s, const Decision& d, Rng& rng, std::uint32_t waver) {
  std::uint64_t best = 0;
  int most = 0;
  for (std::size_t i = 0; i < d.options.size(); ++i) {
    const int score = score_option(s, d, d.options[i]) + static_cast<int>(waver == 0 ? 0 : rng.below(waver));
    if (i == 0 || score > most) {
      most = score;
      best = i;
    }
  }
  return best;
}

}  // namespace

Choice FellowshipBrain::judge(const Observation& seen, const Decision& d, Rng& rng, int slips) const {
  const auto n = static_cast<std::uint32_t>(d.options.size());
  if (slips > 0 && rng.below(100) < static_cast<std::uint32_t>(slips)) return {rng.below(n), {}};
  return {best_option(BoardGame::view(seen), d, rng, 0), {}};
}

bool FellowshipBrain::worth_searching(const Observation&, const Decision& d) const {
  const auto q = static_cast<Question>(d.why);
  return q != Question::propose && q != Question::pass_left && q != Question::refill;
}

Choice FellowshipBrain::playout(const mathom::State& state, const Decision& d, Rng& rng) const {
  if (d.options.size() == 1) return {0, {}};
  return {best_option(BoardGame::get(state), d, rng, kWaver), {}};
}

bool FellowshipBrain::horizon(const mathom::State& root, const mathom::State& now) const {
  const State &r = BoardGame::get(root), &s = BoardGame::get(now);
  if (over(s) || s.place != r.place) return true;
  return count_in(s.cards, kTilesDone) >= count_in(r.cards, kTilesDone) + kTilesAhead;
}

std::int32_t FellowshipBrain::worth(const mathom::State&, const mathom::State& now, SeatId) const {
  return table_worth(BoardGame::get(now));
}

std::int32_t FellowshipBrain::point() const { return 100; }

const Brain* fellowship_brain() {
  static const FellowshipBrain kBrain;
  return &kBrain;
}

}  // namespace mathom::lotr_board
