#include "games/lotr_tcg/brain/net.h"

#include <algorithm>
#include <string_view>

#include "games/lotr_tcg/brain/features.h"
#include "games/lotr_tcg/brain/position_value.h"
#include "nets/nets.h"

namespace mathom::lotr_tcg {
namespace {

struct Ours {
  static constexpr std::string_view kGame = "lotr_tcg";
  static constexpr int kInputs = lotr_tcg::kInputs, kOutputs = 1;
};

}  // namespace

bool net_is_here() { return mathom::net_is_here(Ours::kGame); }

int chance_by_net(const TableCards& t, int seat) {
  int odds = kSureOdds;
  for (int other = 0; other < t.seats(); ++other) {
    if (other == seat || !t.is_in(other)) continue;
    NetInputs inputs;
    write_features(t, seat, other, inputs);
    odds = std::min(odds, static_cast<int>(net<Ours>().output(net<Ours>().hidden(inputs), 0)));
  }
  return chance_by_odds(odds);
}

}  // namespace mathom::lotr_tcg
