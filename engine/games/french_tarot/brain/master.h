#pragma once
// The brain of the strongest level: as that of expert, but the net (net.h) plays the cards, in playouts and as the head
// start of a search, and calls, discards and slams are searched too.
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

// The brain that reviews answers after a game (Brain::reviewer). It takes nothing off a deal that the seat takes.
const Brain& review_brain();

}  // namespace mathom::french_tarot
