#include "games/war_of_the_ring/brain/net.h"

#include "catalog/nets.h"
#include "games/war_of_the_ring/brain/sight.h"

namespace mathom::war_of_the_ring {
namespace {

const GameNet kNet("war_of_the_ring", kInputs, 1);

}  // namespace

bool net_is_here() { return kNet.is_here(); }

int lead_by_net(const Survey& v) {
  NetInputs inputs;
  see(v, inputs);
  return kNet->output(kNet->hidden(inputs), 0);
}

}  // namespace mathom::war_of_the_ring
