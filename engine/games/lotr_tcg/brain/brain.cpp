#include "games/lotr_tcg/brain/brain.h"

#include <algorithm>

#include "games/lotr_tcg/brain/thumb.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/questions.h"
#include "rules/game_of.h"

namespace mathom::lotr_tcg {
namespace {

using TcgGame = GameOf<Rules>;

constexpr int kSite = 100, kBurden = 15, kWound = 6, kCompanion = 40, kWon = 2000;

// Of several that look alike any is taken.
std::uint64_t best_of(const std::vector<int>& scores, Rng& rng) {
  const int most = *std::max_element(scores.begin(), scores.end());
  auto nth = rng.below(static_cast<std::uint32_t>(std::count(scores.begin(), scores.end(), most)));
  for (std::size_t i = 0;; ++i)
    if (scores[i] == most && nth-- == 0) return i;
}

int standing_of(const Table& t, int seat) {
  const State& s = t.s;
  if (over(s)) return s.winner == seat ? kWon : -kWon;
  int total = kSite * s.site[at(seat)] - kBurden * s.burdens[at(seat)];
  for (int card = 0; card < t.cards(); ++card) {
    if (t.owner(card) != seat || !t.in_play().has(card) || !t.known(card)) continue;
    if (t.facts(card).type == Type::companion) total += kCompanion - kWound * t.wounds(card);
  }
  return total;
}

}  // namespace

Choice TcgBrain::judge(const Observation& seen, const Decision& d, Rng& rng, int mistake_percent) const {
  const auto n = static_cast<std::uint32_t>(d.options.size());
  // A wild bid would lose the game before it has begun.
  const bool may_err = static_cast<Question>(d.why) != Question::bid;
  if (may_err && mistake_percent > 0 && rng.below(100) < static_cast<std::uint32_t>(mistake_percent))
    return {rng.below(n), {}};
  return {best_of(score_options(looking_at(catalog_, TcgGame::view(seen)), d), rng), {}};
}

Choice TcgBrain::playout(const mathom::State& state, const Decision& d, Rng& rng) const {
  if (d.options.size() == 1) return {0, {}};
  return {best_of(score_options(looking_at(catalog_, TcgGame::get(state)), d), rng), {}};
}

bool TcgBrain::horizon(const mathom::State& root, const mathom::State& now) const {
  const State &r = TcgGame::get(root), &s = TcgGame::get(now);
  return over(s) || s.turn != r.turn;
}

std::int32_t TcgBrain::worth(const mathom::State&, const mathom::State& now, SeatId seat) const {
  const State& s = TcgGame::get(now);
  const Table t = looking_at(catalog_, s);
  int best = 0;
  for (int other = 0; other < t.seats(); ++other)
    if (other != index(seat)) best = std::max(best, standing_of(t, other));
  return standing_of(t, index(seat)) - best;
}

std::int32_t TcgBrain::point() const { return kSite; }

}  // namespace mathom::lotr_tcg
