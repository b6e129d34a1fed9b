#pragma once
// The game's advice to bots: rules of thumb from an Observation, a quick policy for playouts, and the worth of a deal.
#include "games/french_tarot/rules/scoring.h"
#include "games/french_tarot/state/state.h"
#include "rules/brain.h"

namespace mathom::french_tarot {

class TarotBrain : public Brain {
 public:
  // How playouts go.
  struct Style {
    std::uint32_t wander =
        10;               // in percent: how often they leave the rules of thumb, so that no line of play goes unseen
    int solved = 0;       // with this many cards left, the rest is played as well as can be, with open hands
    bool by_net = false;  // cards are played by the net (net.h), which must be here
    int tax = 0;  // what a search of a bid takes from a deal that the seat takes: half points, for each that a point
                  // of the cards counts
    // For a search of cards: within this many half points of the target, and within those that are still to be won, the step between a
    // contract made and lost is rounded off.
    int rounded = 0;
    // From one likely world to the next (guess.h), once cards are played and before.
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
  std::unique_ptr<Worlds> likely_worlds(const Observation&) const override;
  Choice playout(const mathom::State&, const Decision&, Rng&) const override;
  bool hurry(mathom::State&, Rng&, Answered&) const override;
  bool horizon(const mathom::State& root, const mathom::State& now) const override;
  std::int32_t worth(const mathom::State& root, const mathom::State& now, SeatId) const override;
  std::int32_t point() const override { return 2; }  // totals count halves
  std::int32_t had(const mathom::State& root, SeatId) const override;

 protected:
  explicit TarotBrain(Style style) : style_(style) {}
  const Style& style() const { return style_; }

 private:
  Style style_;
};

const Brain* tarot_brain();

// What lies in hands and on the table. Pre: the dog and what was laid aside are known, as in a sampled world.
int half_points_to_win(const State&);

// What a deal brings a seat, in half points, with no step at the target: nearer to it than `within` half points, it lies on the line
// between what the two ends bring. Pre: the deal has been scored, within > 0.
std::int32_t rounded_off(const DealFacts&, const Options&, SeatId, int within);

}  // namespace mathom::french_tarot
