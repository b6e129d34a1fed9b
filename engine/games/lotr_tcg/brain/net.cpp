#include "games/lotr_tcg/brain/net.h"

#include <algorithm>

#include "catalog/nets.h"
#include "games/lotr_tcg/brain/sight.h"
#include "games/lotr_tcg/brain/standing.h"

namespace mathom::lotr_tcg {
namespace {

const GameNet kNet("lotr_tcg", kInputs, 1);

}  // namespace

bool net_is_here() { return kNet.is_here(); }

int chance_by_net(const Table& t, int seat) {
  int odds = kSureOdds;
  for (int other = 0; other < t.seats(); ++other) {
    if (other == seat || !t.is_in(other)) continue;
    NetInputs inputs;
    see(t, seat, other, inputs);
    odds = std::min(odds, static_cast<int>(kNet->output(kNet->hidden(inputs), 0)));
  }
  return chance_by_odds(odds);
}

}  // namespace mathom::lotr_tcg
