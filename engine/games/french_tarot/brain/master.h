#pragma once
// The advice to the strongest level: as expert's, but cards are played by the net (net.h), in playouts and as what a search begins with,
// and calls, the cards that are laid aside and slams are searched too.
#include "games/french_tarot/brain/expert.h"
#include "games/french_tarot/brain/net.h"

namespace mathom::french_tarot {

class MasterBrain : public ExpertBrain {
 public:
  static const Style kStyle;  // found by playing, see docs/bots/french_tarot.md
  MasterBrain();
  bool ready() const override { return net_is_here(); }
  bool worth_searching(const Observation&, const Decision&) const override;
  void consider(const Observation&, const Decision&, std::vector<Considered>&) const override;

 protected:
  using ExpertBrain::ExpertBrain;
};

const Brain& master_brain();

// By which answers are weighed after a game (Brain::reviewer): what a deal brings that the seat takes is told as it is.
const Brain& review_brain();

}  // namespace mathom::french_tarot
