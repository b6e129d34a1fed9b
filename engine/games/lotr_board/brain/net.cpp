#include "games/lotr_board/brain/net.h"

#include <string_view>

#include "catalog/nets.h"
#include "games/lotr_board/brain/sight.h"
#include "games/lotr_board/brain/value.h"

namespace mathom::lotr_board {
namespace {

constexpr std::string_view kNetOf = "lotr_board";

const SmallNet& net() {
  static const SmallNet kNet = net_of(kNetOf, kInputs, 1);
  return kNet;
}

}  // namespace

bool net_is_here() { return mathom::net_is_here(kNetOf); }

int chance_by_net(const State& s) {
  if (s.result == Result::destroyed) return kCertain;
  if (over(s)) return 0;
  NetInputs inputs;
  see(Survey(s), inputs);
  return chance_of_log_odds(net().output(net().hidden(inputs), 0) / 10);
}

}  // namespace mathom::lotr_board
