#include "games/lotr_board/brain/brain.h"

#include <algorithm>

#include "games/lotr_board/brain/expert.h"
#include "games/lotr_board/brain/facts.h"
#include "games/lotr_board/brain/plan.h"
#include "games/lotr_board/brain/reason.h"
#include "games/lotr_board/brain/value.h"
#include "games/lotr_board/rules.h"
#include "games/lotr_board/state/phases.h"
#include "rules/game_of.h"

namespace mathom::lotr_board {
namespace {

using BoardGame = GameOf<Rules>;

// The maximum number of options that the search tries, the best by rules of thumb; and how much worse than the best an
// option may look and still be tried.
constexpr std::size_t kMostTried = 6;
constexpr int kHopeless = 60;
// Moments pass quickly: a card is not considered at each of them.
constexpr int kHopelessNow = 20;
// The head start of what the rules of thumb prefer, for each unit of HeuristicWeights.
constexpr std::int64_t kLead = 1000;

std::uint64_t best_option(const State& s, const Decision& d) {
  const Survey v(s);
  std::uint64_t best = 0;
  int most = 0;
  for (std::size_t i = 0; i < d.options.size(); ++i) {
    const int score = score_option(v, d, d.options[i]);
    if (i == 0 || score > most) {
      most = score;
      best = i;
    }
  }
  return best;
}

}  // namespace

Choice FellowshipBrain::judge(const Observation& seen, const Decision& d, Rng& rng, int mistake_percent) const {
  const auto n = static_cast<std::uint32_t>(d.options.size());
  if (mistake_percent > 0 && rng.below(100) < static_cast<std::uint32_t>(mistake_percent)) return {rng.below(n), {}};
  return {best_option(BoardGame::view(seen), d), {}};
}

bool FellowshipBrain::worth_searching(const Observation& seen, const Decision& d) const {
  const auto q = static_cast<Question>(d.why);
  if (q == Question::propose || q == Question::pass_left || q == Question::refill) return false;
  std::vector<Considered> tried;
  consider(seen, d, tried);
  return tried.size() > 1;
}

void FellowshipBrain::consider(const Observation& seen, const Decision& d, std::vector<Considered>& out) const {
  const Survey v(BoardGame::view(seen));
  std::vector<std::pair<int, std::uint32_t>> scored;
  for (std::uint32_t i = 0; i < d.options.size(); ++i)
    if (verb_of(d.options[i]) != Verb::pass_turn) scored.emplace_back(-score_option(v, d, d.options[i]), i);
  std::sort(scored.begin(), scored.end());
  const bool pays =
      d.why == static_cast<std::uint16_t>(Question::pay) || d.why == static_cast<std::uint16_t>(Question::contribute);
  for (const auto& [score, i] : scored) {
    const bool window = d.why == static_cast<std::uint16_t>(Question::window);
    const bool hopeless = !pays && score > scored.front().first + (window ? kHopelessNow : kHopeless);
    const bool refuses = pays && verb_of(d.options[i]) == Verb::refuse;
    if (refuses || (out.size() < (pays ? 2 : kMostTried) && !hopeless))
      out.push_back({i, kLead * (scored.front().first - score)});
  }
  std::sort(out.begin(), out.end(), [](const Considered& a, const Considered& b) { return a.option < b.option; });
}

Phrase FellowshipBrain::reason(const Observation& seen, const Decision& d, const Option& o, Voice voice) const {
  return reason_for(Survey(BoardGame::view(seen)), d, o, voice);
}

Brain::Politeness FellowshipBrain::politeness(const Observation& seen, const Decision& d, const Option& o) const {
  return politeness_of(Survey(BoardGame::view(seen)), d, o);
}

std::unique_ptr<FactFinder> FellowshipBrain::fact_finder(const mathom::State&, SeatId) const { return find_facts(); }

Choice FellowshipBrain::playout(const mathom::State& state, const Decision& d, Rng&) const {
  if (d.options.size() == 1) return {0, {}};
  return {best_option(BoardGame::get(state), d), {}};
}

std::uint64_t FellowshipBrain::moment(const mathom::State& state) const {
  const State& s = BoardGame::get(state);
  return static_cast<std::uint64_t>(s.place) * 100 + static_cast<std::uint64_t>(count_in(s.cards, kTilesDone));
}

bool FellowshipBrain::horizon(const mathom::State& root, const mathom::State& now) const {
  const State &r = BoardGame::get(root), &s = BoardGame::get(now);
  // To the next place of the journey; in Mordor to the end.
  return over(s) || s.place != r.place;
}

std::int32_t FellowshipBrain::worth(const mathom::State&, const mathom::State& now, SeatId) const {
  return chance_of(BoardGame::get(now));
}

const Brain& FellowshipBrain::thorough() const { return expert_brain(); }

Brain::Foresight FellowshipBrain::foresight() const { return {.answers = 8, .mates = true}; }

std::int32_t FellowshipBrain::point() const { return 400; }

std::int32_t FellowshipBrain::certain() const { return kCertain; }

const Brain* fellowship_brain() {
  static const FellowshipBrain kBrain;
  return &kBrain;
}

}  // namespace mathom::lotr_board
