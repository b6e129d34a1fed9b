// Two hosts before the walls: the White City at the left, the mountain and its shadow at the right.
#include "shell/tables/doors.h"
#include "shell/tables/war_of_the_ring/signs.h"
#include "shell/ui/card_art.h"

namespace mathom::war_of_the_ring {

using namespace ui;

void draw_door(const Pen& pen, Rect r) {
  pen.box(r, 0, Paint(rgb(0x9CC3DE), rgb(0x5C1A16), {r.x, r.y}, {r.right(), r.y}));
  draw_side(pen, Side::free_peoples, {r.x + r.w * 0.3f, r.centre().y}, r.h * 0.5f);
  draw_side(pen, Side::shadow, {r.x + r.w * 0.7f, r.centre().y}, r.h * 0.5f);
}

}  // namespace mathom::war_of_the_ring
