#include "shell/tables/sides.h"

#include "shell/tables/war_of_the_ring/pictures/signs.h"
#include "shell/ui/drawing/theme.h"

namespace mathom {

using namespace ui;

namespace {
constexpr std::string_view kWar = "war_of_the_ring";
war_of_the_ring::Side side_of(int team) { return static_cast<war_of_the_ring::Side>(team); }
}  // namespace

bool draw_side(const Pen& pen, std::string_view game, int team, Vec middle, float size) {
  if (game != kWar || team < 0) return false;
  war_of_the_ring::draw_side(pen, side_of(team), middle, size);
  return true;
}

Colour side_colour(std::string_view game, int team) {
  return game == kWar && team >= 0 ? war_of_the_ring::side_colour(side_of(team)) : kPanelEdge;
}

}  // namespace mathom
