#include "games/lotr_tcg/brain/brain.h"

#include <algorithm>

#include "games/lotr_tcg/brain/facts.h"
#include "games/lotr_tcg/brain/heuristics.h"
#include "games/lotr_tcg/brain/position_value.h"
#include "games/lotr_tcg/brain/reason.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/questions.h"
#include "rules/game_of.h"

namespace mathom::lotr_tcg {
namespace {

using TcgGame = GameOf<Rules>;

// The value of a win, in thousandths; a loss is worth 0. A site is worth about kSite.
constexpr int kWon = 1000, kSite = 60;
// The maximum number of options that the search tries, the best by rules of thumb; and how much worse than the best an
// option may look and still be tried.
constexpr std::size_t kMostTried = 8;
constexpr int kHopeless = 400;
// Burdens last longer than a playout, and the net knows only opponents who add few. So the search tries no bid that is
// further than this from the rule of thumb.
constexpr int kMostBidAway = 2;
// The head start of what the rules of thumb prefer, for each unit.
constexpr std::int64_t kLead = 20;
constexpr int kMostLead = 60;

// Picks at random among equals.
std::uint64_t best_of(const std::vector<int>& scores, Rng& rng) {
  const int most = *std::max_element(scores.begin(), scores.end());
  auto nth = rng.below(static_cast<std::uint32_t>(std::count(scores.begin(), scores.end(), most)));
  for (std::size_t i = 0;; ++i)
    if (scores[i] == most && nth-- == 0) return i;
}
// Picks anything that does not throw the game away.
std::uint64_t mistaken(const std::vector<int>& scores, Rng& rng) {
  const int least = *std::max_element(scores.begin(), scores.end()) - kRuinous;
  const auto may = [least](int score) { return score > least; };
  const auto n = static_cast<std::uint32_t>(std::count_if(scores.begin(), scores.end(), may));
  auto nth = rng.below(n);
  for (std::size_t i = 0;; ++i)
    if (may(scores[i]) && nth-- == 0) return i;
}

}  // namespace

Choice TcgBrain::judge(const Observation& seen, const Decision& d, Rng& rng, int mistake_percent) const {
  const auto scores = score_options(looking_at(catalog_, TcgGame::view(seen)), d, weights_);
  // A wild bid would lose the game before it has begun.
  const bool may_err = static_cast<Question>(d.why) != Question::bid;
  if (may_err && mistake_percent > 0 && rng.below(100) < static_cast<std::uint32_t>(mistake_percent))
    return {mistaken(scores, rng), {}};
  return {best_of(scores, rng), {}};
}

bool TcgBrain::is_searched(Question q) const {
  switch (q) {
    case Question::act:
    case Question::defend:
    case Question::attack:
    case Question::next:
    case Question::again:
    case Question::answer:
    case Question::may:
    case Question::control:
    case Question::arrow: return true;
    default: return false;
  }
}

bool TcgBrain::worth_searching(const Observation& seen, const Decision& d) const {
  if (!is_searched(static_cast<Question>(d.why))) return false;
  std::vector<Considered> tried;
  consider(seen, d, tried);
  return tried.size() > 1;
}

void TcgBrain::consider(const Observation& seen, const Decision& d, std::vector<Considered>& out) const {
  const auto scores = score_options(looking_at(catalog_, TcgGame::view(seen)), d, weights_);
  std::vector<std::pair<int, std::uint32_t>> order;
  for (std::uint32_t i = 0; i < scores.size(); ++i) order.emplace_back(-scores[i], i);
  std::sort(order.begin(), order.end());
  for (const auto& [score, i] : order) {
    const int behind = score - order.front().first;
    // Passing for the whole phase includes passing.
    if (verb_of(d.options[i]) == Verb::pass_phase && static_cast<Question>(d.why) == Question::act) continue;
    if (static_cast<Question>(d.why) == Question::bid && behind > kMostBidAway) continue;
    if (out.size() < kMostTried && behind <= kHopeless && (out.empty() || behind < kRuinous))
      out.push_back({i, -kLead * std::min(behind, kMostLead)});
  }
  std::sort(out.begin(), out.end(), [](const Considered& a, const Considered& b) { return a.option < b.option; });
}

// Everybody plays for themselves: nothing is said aloud.
Phrase TcgBrain::reason(const Observation& seen, const Decision& d, const Option& o, Voice voice) const {
  if (voice == Voice::own || !is_player(d.seat)) return {};
  const Rules rules{catalog_, *this, cards_};
  const Table t = looking_at(catalog_, TcgGame::view(seen));
  const Evaluation v(t, index(d.seat), weights_);
  return reason_for({rules, seen.viewers(), d, v}, o);
}

std::unique_ptr<FactFinder> TcgBrain::fact_finder(const mathom::State& root, SeatId seat) const {
  return find_facts(TcgGame::get(root), index(seat));
}

Choice TcgBrain::playout(const mathom::State& state, const Decision& d, Rng& rng) const {
  if (d.options.size() == 1) return {0, {}};
  return {best_of(score_options(looking_at(catalog_, TcgGame::get(state)), d, weights_), rng), {}};
}

std::uint64_t TcgBrain::moment(const mathom::State& state) const {
  const State& s = TcgGame::get(state);
  return static_cast<std::uint64_t>(s.turn) << 16 | static_cast<std::uint64_t>(s.moves) << 8 | s.phase;
}

bool TcgBrain::horizon(const mathom::State& root, const mathom::State& now) const {
  const State &r = TcgGame::get(root), &s = TcgGame::get(now);
  if (over(s) || r.stage == Stage::playing) return over(s) || s.turn != r.turn;
  // The value of a bid, a place and a starting fellowship shows at the end of the first turn. Before that turn `turn`
  // names the player who gathers a fellowship, and nobody has drawn a hand.
  return s.stage == Stage::playing && s.turn != s.order[0];
}

std::int32_t TcgBrain::worth(const mathom::State&, const mathom::State& now, SeatId seat) const {
  const State& s = TcgGame::get(now);
  if (over(s)) return s.winner == index(seat) ? kWon : 0;
  if (s.lost[at(index(seat))] != Loss::none) return 0;
  return chance_of(looking_at(catalog_, s), index(seat));
}

int TcgBrain::chance_of(const TableCards& t, int seat) const { return position_value(t, seat); }

std::int32_t TcgBrain::point() const { return kSite; }
std::int32_t TcgBrain::certain() const { return kWon; }
int TcgBrain::quick_answers() const { return 12000; }
std::int64_t TcgBrain::most_weighed() const { return 1000000; }

}  // namespace mathom::lotr_tcg
