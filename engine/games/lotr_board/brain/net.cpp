#include "games/lotr_board/brain/net.h"

#include <string_view>

#include "games/lotr_board/brain/features.h"
#include "games/lotr_board/brain/value.h"
#include "nets/nets.h"

namespace mathom::lotr_board {
namespace {

struct Ours {
  static constexpr std::string_view kGame = "lotr_board";
  static constexpr int kInputs = lotr_board::kInputs, kOutputs = 1;
};

}  // namespace

bool net_is_here() { return mathom::net_is_here(Ours::kGame); }

int chance_by_net(const State& s) {
  if (s.result == Result::destroyed) return kCertain;
  if (over(s)) return 0;
  NetInputs inputs;
  write_features(Survey(s), inputs);
  return chance_of_log_odds(net<Ours>().output(net<Ours>().hidden(inputs), 0) / 10);
}

}  // namespace mathom::lotr_board
