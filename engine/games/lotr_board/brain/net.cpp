#include "games/lotr_board/brain/net.h"

#include "catalog/nets.h"
#include "games/lotr_board/brain/sight.h"
#include "games/lotr_board/brain/value.h"

namespace mathom::lotr_board {
namespace {

const GameNet kNet("lotr_board", kInputs, 1);

}  // namespace

bool net_is_here() { return kNet.is_here(); }

int chance_by_net(const State& s) {
  if (s.result == Result::destroyed) return kCertain;
  if (over(s)) return 0;
  NetInputs inputs;
  see(Survey(s), inputs);
  return chance_of_log_odds(kNet->output(kNet->hidden(inputs), 0) / 10);
}

}  // namespace mathom::lotr_board
