#pragma once
// The advice to the strongest level: as expert's, but cards are played by the net (net.h), in playouts and as what a search begins with.
#include "games/french_tarot/brain/expert.h"
#include "games/french_tarot/brain/net.h"

namespace mathom::french_tarot {

class MasterBrain final : public ExpertBrain {
 public:
  MasterBrain();
  bool ready() const override { return net_is_here(); }
  void consider(const Observation&, const Decision&, std::vector<Considered>&) const override;
};

const Brain& master_brain();

}  // namespace mathom::french_tarot
