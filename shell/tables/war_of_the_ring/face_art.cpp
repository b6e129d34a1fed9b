#include "shell/tables/war_of_the_ring/face_art.h"

#include "shell/tables/war_of_the_ring/signs.h"

namespace mathom::war_of_the_ring {

using namespace ui;

void draw_land(const Pen& pen, Rect r, int title) {
  const Livery& l = livery_of(content().titles[static_cast<std::size_t>(title)].faction);
  pen.box(r, 0, downwards(mix(l.band, rgb(0xFFFFFF), 0.8f), mix(l.band, rgb(0xFFF6E0), 0.5f), r));
}
void draw_motif(const Pen& art, int title) {
  const CardFacts& f = content().titles[static_cast<std::size_t>(title)];
  draw_type(art, f.type, {0, 0}, 44, livery_of(f.faction).deep);
}
void draw_scene(const Pen& pen, Rect r, int place) {
  const Colour c = place_facts(place).path ? rgb(0x6B8A5A) : side_colour(place_facts(place).side);
  pen.box(r, 0, downwards(rgb(0x9CC3DE), mix(c, rgb(0xFFF6E0), 0.3f), r));
}

}  // namespace mathom::war_of_the_ring
