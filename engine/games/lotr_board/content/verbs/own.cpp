#include "games/lotr_board/content/verbs/verbs.h"

namespace mathom::lotr_board {

Verbs own_verbs() {
  Verbs all;
  for (Verbs (*family)() : {marker_verbs, gain_verbs, board_verbs, deal_verbs, pass_verbs, reveal_verbs, match_verbs,
                            tile_verbs, moment_verbs, refill_verbs})
    for (auto& v : family()) all.push_back(std::move(v));
  return all;
}

}  // namespace mathom::lotr_board
