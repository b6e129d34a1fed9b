// Where everything lies in this frame: what the table lays out once, before any part of it is built.
#pragma once
#include <vector>

#include "shell/tables/war_of_the_ring/layout/places.h"
#include "shell/tables/war_of_the_ring/sight.h"

namespace mathom::war_of_the_ring {

struct Plan {
  Spots spots;
  ui::Rect hand;            // what one's own seat and reserve leave of the hand's place
  std::vector<int> places;  // that lie on the table, and where
  std::vector<ui::Rect> cells;
};
Plan plan_of(const Sight& sight, const GameTable::Frame& f);

}  // namespace mathom::war_of_the_ring
