#include "games/lotr_board/brain/expert.h"

#include "games/lotr_board/brain/net.h"
#include "games/lotr_board/rules.h"
#include "rules/game_of.h"

namespace mathom::lotr_board {

bool ExpertBrain::ready() const { return net_is_here(); }

std::int32_t ExpertBrain::worth(const mathom::State&, const mathom::State& now, SeatId) const {
  return chance_by_net(GameOf<Rules>::get(now));
}

const Brain& expert_brain() {
  static const ExpertBrain kBrain;
  return kBrain;
}

}  // namespace mathom::lotr_board
