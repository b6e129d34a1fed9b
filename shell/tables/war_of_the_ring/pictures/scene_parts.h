// Parts of which the scenes of the places are put together: skies, ridges, water, trees, walls, towers. Scenes are 200
// wide and 100 high; what matters stands in the lower two thirds.
#pragma once
#include "shell/ui/cards/card_art.h"

namespace mathom::war_of_the_ring {

inline constexpr ui::Rect kScene{0, 0, 200, 100};

// What a place looks like: by the word of the place, from both lists.
struct Scene {
  std::string_view word;
  void (*draw)(const ui::Pen&);
};
std::span<const Scene> battlegrounds();  // scenes_battlegrounds.cpp
std::span<const Scene> roads_west();     // scenes_west.cpp: paths 1 to 5
std::span<const Scene> roads_east();     // scenes_east.cpp: paths 6 to 9

namespace parts {
enum class Ridge : std::uint8_t { peaks, crags, hills, downs, plain, dunes };
void sky(const ui::Pen&, ui::Colour top, ui::Colour low);
void glowing(const ui::Pen&, ui::Vec middle, float radius, ui::Colour);  // a light with its halo
void stars(const ui::Pen&, int n);
void clouds(const ui::Pen&, ui::Colour, int n, float low);
// `by`: moved to the side; `down`: lower.
void ridge(const ui::Pen&, Ridge, ui::Colour top, ui::Colour bottom, float by = 0, float down = 0);
void snow_caps(const ui::Pen&, float by);  // on the peaks
void water(const ui::Pen&, float from_y, ui::Colour top, ui::Colour bottom, ui::Colour glint);
void pine(const ui::Pen&, ui::Vec foot, float size, ui::Colour);
void broad_tree(const ui::Pen&, ui::Vec foot, float size, ui::Colour trunk, ui::Colour leaf);
void dead_tree(const ui::Pen&, ui::Vec foot, float size, ui::Colour);
void tower(const ui::Pen&, ui::Vec foot, float wide, float high, ui::Colour light, ui::Colour dark);
void roofed_tower(const ui::Pen&, ui::Vec foot, float wide, float high, ui::Colour light, ui::Colour dark,
                  ui::Colour roof);
// A wall with battlements.
void wall(const ui::Pen&, ui::Rect, ui::Colour light, ui::Colour dark);
void arches(const ui::Pen&, ui::Rect, int n, ui::Colour);  // openings in a row
void house(const ui::Pen&, ui::Vec foot, float size, ui::Colour wall, ui::Colour roof, ui::Colour window);
void ship(const ui::Pen&, ui::Vec at, float size, ui::Colour hull, ui::Colour sail);
void palm(const ui::Pen&, ui::Vec foot, float size);
void tent(const ui::Pen&, ui::Vec foot, float size, ui::Colour);
void fall_of_water(const ui::Pen&, ui::Rect);
void mist(const ui::Pen&, float from_y, ui::Colour, float share);
}  // namespace parts

}  // namespace mathom::war_of_the_ring
