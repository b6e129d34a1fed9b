#include "games/war_of_the_ring/brain/brain.h"

#include <algorithm>

#include "games/war_of_the_ring/brain/facts.h"
#include "games/war_of_the_ring/brain/reason.h"
#include "games/war_of_the_ring/brain/survey.h"
#include "games/war_of_the_ring/rules.h"
#include "rules/game_of.h"

namespace mathom::war_of_the_ring {
namespace {

using WarGame = GameOf<Rules>;

// The maximum number of options that the search tries, the best by rules of thumb; and how much worse than the best an
// option may look and still be tried.
constexpr std::size_t kMostTried = 6;
constexpr int kHopeless = 90;
// The head start of what the rules of thumb prefer, for each unit.
constexpr std::int64_t kLead = 20;

std::uint64_t best_of(const std::vector<int>& scores) {
  return static_cast<std::uint64_t>(std::max_element(scores.begin(), scores.end()) - scores.begin());
}

// A player may use a text that brings nothing again and again, and wait for the others to act. A round in which two
// players wait like that would never end.
bool wins_time(const Decision& d, std::uint32_t option, const std::vector<int>& scores) {
  return static_cast<Question>(d.why) == Question::action && verb_of(d.options[option]) == Verb::use &&
         scores[option] < 0;
}

// Returns the value of a seat's cards between rounds: its hand, its reserve, and the number that is left to draw.
int cards_of(const Survey& v, int seat) {
  const State& s = v.state();
  int total = 0;
  for (int card = 0; card < kCards; ++card) {
    if (s.owner[at(card)] != seat) continue;
    const std::uint8_t zone = s.cards[card].zone;
    const bool hand = zone == zone_of(kHand, seat), reserve = zone == zone_of(kReserve, seat);
    const bool later = zone == zone_of(kDraw, seat) || zone == zone_of(kCycle, seat);
    const int keep = v.table().known(card) ? v.keep(index(s.cards[card].def)) : v.weights().unknown;
    if (hand) total += keep;
    if (reserve) total += keep * 5 / 4;
    if (later) total += keep / 8;
  }
  return total * std::min(v.rounds_left(), 3) / 3;
}

}  // namespace

// By the numbers of that seat's side.
Survey WarBrain::survey(const State& s, SeatId seat, bool exact) const {
  return Survey(catalog_, s, exact, weights_of(looking_at(catalog_, s).side(index(seat))));
}

Choice WarBrain::judge(const Observation& seen, const Decision& d, Rng& rng, int mistake_percent) const {
  const auto n = static_cast<std::uint32_t>(d.options.size());
  if (mistake_percent > 0 && rng.below(100) < static_cast<std::uint32_t>(mistake_percent)) return {rng.below(n), {}};
  std::vector<int> scores;
  score_options(survey(WarGame::view(seen), d.seat, true), d, scores);
  return {best_of(scores), {}};
}

bool WarBrain::searches(Question q) const {
  switch (q) {
    case Question::action:
    case Question::play:
    case Question::activate:
    case Question::move:
    case Question::token:
    case Question::may:
    case Question::control:
    case Question::take: return true;
    default: return false;
  }
}

bool WarBrain::worth_searching(const Observation& seen, const Decision& d) const {
  if (!searches(static_cast<Question>(d.why))) return false;
  std::vector<Considered> tried;
  consider(seen, d, tried);
  return tried.size() > 1;
}

void WarBrain::consider(const Observation& seen, const Decision& d, std::vector<Considered>& out) const {
  std::vector<int> scores;
  score_options(survey(WarGame::view(seen), d.seat, true), d, scores);
  std::vector<std::pair<int, std::uint32_t>> order;
  for (std::uint32_t i = 0; i < scores.size(); ++i)
    if (!wins_time(d, i, scores)) order.emplace_back(-scores[i], i);
  if (order.empty()) order.emplace_back(0, static_cast<std::uint32_t>(best_of(scores)));
  std::sort(order.begin(), order.end());
  for (const auto& [score, i] : order)
    if (out.size() < kMostTried && score <= order.front().first + kHopeless)
      out.push_back({i, kLead * (order.front().first - score)});
  std::sort(out.begin(), out.end(), [](const Considered& a, const Considered& b) { return a.option < b.option; });
}

Phrase WarBrain::reason(const Observation& seen, const Decision& d, const Option& o, Voice voice) const {
  return reason_for(survey(WarGame::view(seen), d.seat, true), d, o, voice);
}
Brain::Politeness WarBrain::politeness(const Observation& seen, const Decision& d, const Option& o) const {
  return politeness_of(survey(WarGame::view(seen), d.seat, true), d, o);
}

std::unique_ptr<FactFinder> WarBrain::fact_finder(const mathom::State& root, SeatId seat) const {
  return find_facts(catalog_, WarGame::get(root), index(seat));
}

Choice WarBrain::playout(const mathom::State& state, const Decision& d, Rng&) const {
  if (d.options.size() == 1) return {0, {}};
  std::vector<int> scores;
  score_options(survey(WarGame::get(state), d.seat, false), d, scores);
  return {best_of(scores), {}};
}

std::uint64_t WarBrain::moment(const mathom::State& state) const { return WarGame::get(state).round; }

bool WarBrain::horizon(const mathom::State& root, const mathom::State& now) const {
  const State &r = WarGame::get(root), &s = WarGame::get(now);
  return over(s) || s.round != r.round;
}

std::int32_t WarBrain::worth(const mathom::State&, const mathom::State& now, SeatId seat) const {
  const State& s = WarGame::get(now);
  const Survey v(catalog_, s, false);
  const Table& t = v.table();
  const Side mine = t.side(index(seat));
  if (over(s)) return 100 * (t.final_points(mine) - t.final_points(other(mine))) + (s.winner == mine ? 500 : -500);
  int total = 100 * (t.final_points(mine) - t.final_points(other(mine)));
  for (int i = 0; i < t.seats(); ++i) total += t.side(i) == mine ? cards_of(v, i) : -cards_of(v, i);
  return total;
}

std::int32_t WarBrain::point() const { return 100; }

}  // namespace mathom::war_of_the_ring
