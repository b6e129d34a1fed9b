#pragma once
// The brain of French Tarot: rules of thumb from an Observation, a fast policy for playouts, and the value of a deal.
#include <span>

#include "games/french_tarot/rules/scoring.h"
#include "games/french_tarot/state/state.h"
#include "rules/brain.h"

namespace mathom::french_tarot {

class TarotBrain : public Brain {
 public:
  // How playouts are played.
  struct Style {
    std::uint32_t wander = 10;  // percent of cards against the rules of thumb, so that every line of play is seen
    int solved = 0;             // the number of last cards that are solved with open hands
    bool by_net = false;        // the net (net.h) plays the cards; it must be loaded
    int tax = 0;  // half points, times what a point counts, that a search of bids takes off a deal that is taken
    // For a search of cards: within this many half points of the target, or within those that are still to be won if
    // these are fewer, the step between a contract made and lost is rounded off.
    int rounded = 0;
    // Exchanges from one likely world to the next (guess.h): once cards are played, and before.
    int exchanges = 12, early_exchanges = 12;
  };
  TarotBrain() = default;
  const Brain& thorough() const override;
  std::vector<Level> levels() const override;
  const Brain& reviewer() const override;
  Choice judge(const Observation&, const Decision&, Rng&, int mistake_percent) const override;
  bool worth_searching(const Observation&, const Decision&) const override;
  void consider(const Observation&, const Decision&, std::vector<Considered>&) const override;
  Phrase reason(const Observation&, const Decision&, const Option&, Voice) const override;
  Phrase plan_reason(const Observation&, const Decision&, std::span<const Option> picks) const override;
  std::unique_ptr<FactFinder> fact_finder(const mathom::State& root, SeatId) const override;
  std::unique_ptr<Worlds> likely_worlds(const Observation&) const override;
  Choice playout(const mathom::State&, const Decision&, Rng&) const override;
  bool hurry(mathom::State&, Rng&, Answered&) const override;
  bool horizon(const mathom::State& root, const mathom::State& now) const override;
  std::int32_t worth(const mathom::State& root, const mathom::State& now, SeatId) const override;
  std::int32_t point() const override { return 2; }  // totals count half points
  std::int32_t had(const mathom::State& root, SeatId) const override;

 protected:
  explicit TarotBrain(Style style) : style_(style) {}
  const Style& style() const { return style_; }

 private:
  Style style_;
};

const Brain* tarot_brain();

// Returns the half points in hands and on the table. Pre: the dog and the discard are known, as in a sampled world.
int half_points_to_win(const State&);

// Returns what a deal brings a seat, in half points, without the step at the target: within `within` half points of it
// the value lies on the straight line between the values at both ends. Pre: the deal has been scored, within > 0.
std::int32_t rounded_off(const DealFacts&, const Options&, SeatId, int within);

}  // namespace mathom::french_tarot
