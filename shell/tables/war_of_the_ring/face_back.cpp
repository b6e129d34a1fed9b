// The backs: the White Tree under its stars, and the Eye over the mountain.
#include "shell/tables/war_of_the_ring/face.h"
#include "shell/ui/card_art.h"

namespace mathom::war_of_the_ring {

using namespace ui;

void draw_back(const Pen& pen, Rect r, Side side) {
  const float k = r.w / 100, round = 7 * k, tall = r.h / k;
  const bool free = side == Side::free_peoples;
  const Colour light = free ? rgb(0x2C4E78) : rgb(0x5C1A16), dark = free ? rgb(0x13253F) : rgb(0x240A0A);
  const Colour line = free ? rgb(0xC9D6E4) : rgb(0xD98A3A);
  pen.shadow(r, round, std::max(5.0f, r.w * 0.1f), r.w * 0.022f, 0.5f);
  pen.box(r, round, kCard);
  const Pen p = pen.through(shift({r.x, r.y}) * stretch(k, k));
  const Rect inner{5, 5, 90, tall - 10};
  p.box(inner, 4.5f, downwards(light, dark, inner));
  p.frame(grown(inner, -3), 3, faded(line, 0.9f), 0.9f);
  draw_side(p, side, {50, tall / 2}, 44);
}

}  // namespace mathom::war_of_the_ring
