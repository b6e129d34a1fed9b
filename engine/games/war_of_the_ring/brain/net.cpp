#include "games/war_of_the_ring/brain/net.h"

#include <string_view>

#include "games/war_of_the_ring/brain/features.h"
#include "nets/nets.h"

namespace mathom::war_of_the_ring {
namespace {

struct Ours {
  static constexpr std::string_view kGame = "war_of_the_ring";
  static constexpr int kInputs = war_of_the_ring::kInputs, kOutputs = 1;
};

}  // namespace

bool net_is_here() { return mathom::net_is_here(Ours::kGame); }

int lead_by_net(const Survey& v) {
  NetInputs inputs;
  write_features(v, inputs);
  return net<Ours>().output(net<Ours>().hidden(inputs), 0);
}

}  // namespace mathom::war_of_the_ring
