#include "games/war_of_the_ring/cards/verbs/verbs.h"

namespace mathom::war_of_the_ring {

Verbs own_verbs() {
  Verbs all;
  for (Verbs (*family)() : {draw_verbs, pile_verbs, play_verbs, place_verbs, token_verbs})
    for (auto& v : family()) all.push_back(std::move(v));
  return all;
}

}  // namespace mathom::war_of_the_ring
