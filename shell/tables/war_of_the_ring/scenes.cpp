#include "shell/tables/war_of_the_ring/face_art.h"
#include "shell/tables/war_of_the_ring/signs.h"

namespace mathom::war_of_the_ring {

using namespace ui;

void draw_scene(const Pen& pen, Rect r, int place) {
  const Colour c = place_facts(place).path ? rgb(0x6B8A5A) : side_colour(place_facts(place).side);
  pen.box(r, 0, downwards(rgb(0x9CC3DE), mix(c, rgb(0xFFF6E0), 0.3f), r));
}

}  // namespace mathom::war_of_the_ring
