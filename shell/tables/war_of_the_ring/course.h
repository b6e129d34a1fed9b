// How the lead went, from what everybody saw: after each round, and which place moved it most.
#pragma once
#include <vector>

#include "rules/event.h"
#include "shell/tables/war_of_the_ring/board.h"

namespace mathom::war_of_the_ring {

struct Course {
  struct Moment {
    int place = -1, round = 0;
    int moved = 0;  // of the lead of the Free Peoples over the Shadow
  };
  std::vector<int> lead;  // by round, from the first: points of the Free Peoples less those of the Shadow
  Moment decisive;        // place -1: no place has been scored yet
};

// `board`: as the game began.
Course course_of(Board board, const std::vector<Event>& events);

}  // namespace mathom::war_of_the_ring
