#include "games/war_of_the_ring/brain/net.h"

#include <string_view>

#include "catalog/nets.h"
#include "games/war_of_the_ring/brain/sight.h"

namespace mathom::war_of_the_ring {
namespace {

constexpr std::string_view kNetOf = "war_of_the_ring";

const SmallNet& net() {
  static const SmallNet kNet = net_of(kNetOf, kInputs, 1);
  return kNet;
}

}  // namespace

bool net_is_here() { return mathom::net_is_here(kNetOf); }

int lead_by_net(const Survey& v) {
  NetInputs inputs;
  see(v, inputs);
  return net().output(net().hidden(inputs), 0);
}

}  // namespace mathom::war_of_the_ring
