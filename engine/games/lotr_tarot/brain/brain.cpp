#include "games/lotr_tarot/brain/brain.h"

#include <algorithm>

#include "games/lotr_tarot/brain/expert.h"
#include "games/lotr_tarot/brain/facts.h"
#include "games/lotr_tarot/brain/plan.h"
#include "games/lotr_tarot/brain/reasons.h"
#include "games/lotr_tarot/rules.h"
#include "games/lotr_tarot/state/phases.h"
#include "rules/game_of.h"

namespace mathom::lotr_tarot {
namespace {

using RingGame = GameOf<Rules>;

// Random noise between options in playouts, so that every line of play is seen.
constexpr std::uint32_t kWaver = 20;
// The head start of the option that the rules of thumb prefer: for each unit by which they prefer it, up to a limit.
constexpr std::int64_t kLead = 50;
constexpr int kMostBehind = 100;
// worth() is in hundredths of a Victory Point.
constexpr int kPoint = 100;
constexpr int kGameAwardHope = 150;  // for having the most or the least over the rounds so far
constexpr int kWin = 600;

std::uint64_t best_option(const State& s, const Decision& d, const HeuristicWeights& weights, Rng& rng,
                          std::uint32_t waver) {
  const bool dark = leans_dark(s, index(d.seat), weights);
  std::uint64_t best = 0;
  int most = 0;
  for (std::size_t i = 0; i < d.options.size(); ++i) {
    const int score =
        score_option(s, d, d.options[i], dark, weights) + static_cast<int>(waver == 0 ? 0 : rng.below(waver));
    if (i == 0 || score > most) {
      most = score;
      best = i;
    }
  }
  return best;
}

// Returns the value of the awards of the game that the rounds' Dark Points promise.
int hope(const State& s, int seat) {
  const auto awards = final_awards(s);
  return awards[at(seat)] != 0 ? kGameAwardHope : 0;
}

int share_of_win(const State& s, int seat) {
  int best = 0, winners = 0;
  for (int other = 0; other < s.seats; ++other) best = std::max(best, total_points(s, other));
  for (int other = 0; other < s.seats; ++other) winners += total_points(s, other) == best;
  return total_points(s, seat) == best ? kWin / winners : 0;
}

}  // namespace

Choice RingBrain::judge(const Observation& seen, const Decision& d, Rng& rng, int mistake_percent) const {
  const auto n = static_cast<std::uint32_t>(d.options.size());
  if (mistake_percent > 0 && rng.below(100) < static_cast<std::uint32_t>(mistake_percent)) return {rng.below(n), {}};
  return {best_option(RingGame::view(seen), d, weights_, rng, 0), {}};
}

void RingBrain::consider(const Observation& seen, const Decision& d, std::vector<Considered>& out) const {
  const State& s = RingGame::view(seen);
  const bool dark = leans_dark(s, index(d.seat), weights_);
  std::vector<int> scores;
  for (const Option& o : d.options) scores.push_back(score_option(s, d, o, dark, weights_));
  const int best = *std::max_element(scores.begin(), scores.end());
  for (std::uint32_t i = 0; i < scores.size(); ++i)
    out.push_back({i, -kLead * std::min(kMostBehind, best - scores[i])});
}

Phrase RingBrain::reason(const Observation& seen, const Decision& d, const Option& o, Voice) const {
  return reason_of(RingGame::view(seen), d, o);
}

// At the end of a round the rules of thumb count the awards out.
bool RingBrain::worth_searching(const Observation&, const Decision& d) const {
  return static_cast<Question>(d.why) != Question::hold;
}

std::unique_ptr<FactFinder> RingBrain::fact_finder(const mathom::State&, SeatId seat) const {
  return find_facts(index(seat));
}

Choice RingBrain::playout(const mathom::State& state, const Decision& d, Rng& rng) const {
  if (d.options.size() == 1) return {0, {}};
  return {best_option(RingGame::get(state), d, weights_, rng, kWaver), {}};
}

bool RingBrain::horizon(const mathom::State& root, const mathom::State& now) const {
  const State& s = RingGame::get(now);
  return s.phase == Phase::over || s.round != RingGame::get(root).round;
}

// Returns the lead over the others' mean, and what the whole game stands to gain.
std::int32_t RingBrain::worth(const mathom::State&, const mathom::State& now, SeatId seat) const {
  const State& s = RingGame::get(now);
  const int me = index(seat), mine = total_points(s, me);
  int others = 0;
  for (int other = 0; other < s.seats; ++other)
    if (other != me) others += total_points(s, other);
  const int lead = mine * kPoint - others * kPoint / (s.seats - 1);
  return lead + (s.phase == Phase::over ? share_of_win(s, me) : hope(s, me));
}

std::int32_t RingBrain::point() const { return kPoint; }

const Brain& RingBrain::thorough() const { return expert_brain(); }

const Brain* ring_brain() {
  static const RingBrain kBrain;
  return &kBrain;
}

}  // namespace mathom::lotr_tarot
