// The backs: a rising sun among stars for the Free Peoples, a crown of spikes among flames for the Shadow. The lattices
// differ in form too.
#include "shell/tables/war_of_the_ring/pictures/face.h"
#include "shell/ui/cards/card_art.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

void star(const Pen& p, Vec m, float size, Colour c) {
  for (int i = 0; i < 4; ++i) {
    const Vec ray[] = {{-size * 0.2f, 0}, {0, -size}, {size * 0.2f, 0}, {0, size}};
    p.through(shift(m) * turn(static_cast<float>(i) * 0.7854f)).convex(ray, i % 2 == 0 ? c : faded(c, 0.4f));
  }
}
void flame(const Pen& p, Vec m, float size, Colour c) {
  p.through(shift(m) * stretch(size / 20, size / 20))
      .fill(drawn("M0 -20 C8 -10 12 -2 9 8 C7 16 -7 16 -9 8 C-12 0 -4 -4 0 -20 Z"), c);
}

void lattice(const Pen& p, Rect r, bool free, Colour line) {
  const int across = 5, down = std::max(3, static_cast<int>(r.h / r.w * 5));
  const float dx = r.w / static_cast<float>(across), dy = r.h / static_cast<float>(down);
  for (int y = 0; y < down; ++y)
    for (int x = 0; x < across; ++x) {
      const Vec m{r.x + dx * (static_cast<float>(x) + 0.5f), r.y + dy * (static_cast<float>(y) + 0.5f)};
      const Vec cell[] = {m + Vec{0, -dy / 2}, m + Vec{dx / 2, 0}, m + Vec{0, dy / 2}, m + Vec{-dx / 2, 0}};
      p.stroke(cell, faded(line, 0.28f), 0.5f, true);
      if (free)
        star(p, m, 3.6f, faded(line, 0.55f));
      else
        flame(p, m, 5.4f, faded(line, 0.42f));
    }
}

}  // namespace

void draw_back(const Pen& pen, Rect r, Side side) {
  const float k = r.w / 100, round = 7 * k, tall = r.h / k;
  const bool free = side == Side::free_peoples;
  const Colour light = free ? rgb(0x315A8C) : rgb(0x6A201A), dark = free ? rgb(0x14284A) : rgb(0x280A0A);
  const Colour line = free ? rgb(0xD6E2EE) : rgb(0xE0A04A);
  pen.shadow(r, round, std::max(5.0f, r.w * 0.1f), r.w * 0.022f, 0.5f);
  pen.box(r, round, kCard);
  const Pen p = pen.through(shift({r.x, r.y}) * stretch(k, k));
  const Rect inner{5, 5, 90, tall - 10};
  p.box(inner, 4.5f, downwards(light, dark, inner));
  if (r.w >= 40) lattice(p, inner.inset(5), free, line);
  p.frame(grown(inner, -2.6f), 3, faded(line, 0.9f), 0.9f);
  const Vec m{50, tall / 2};
  const float size = std::min(44.0f, tall * 0.6f);
  p.disc(m, size * 0.66f, dark);
  p.ring(m, size * 0.66f, line, 1.2f);
  p.ring(m, size * 0.6f, faded(line, 0.6f), 0.6f);
  draw_side(p, side, m + Vec{0, free ? 0.0f : -size * 0.02f}, free ? size : size * 0.86f);
}

}  // namespace mathom::war_of_the_ring
