#include "shell/tables/common/table_ground.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mathom {

using namespace ui;

namespace {

// The cloth under `depth` of light. The light is veils, each a little brighter than the one below. What shows is the
// colour of their mean height over the unlit cloth.
struct Light {
  Colour colour;
  float share;
};
Light light_at(const ClothColours& cloth, float depth) {
  constexpr float kStrength = 4.6f;
  const float through = std::exp(-kStrength * depth), share = 1 - through;
  if (share < 1e-3f) return {cloth.deep, 0};
  const float height = depth - 1 / kStrength + depth * through / share;
  return {height < 0.5f ? mix(cloth.deep, cloth.middle, height * 2) : mix(cloth.middle, cloth.lit, height * 2 - 1),
          share};
}

// Lighter towards the middle of the upper half, where the lamp hangs. It is one mesh: many transparent boxes would
// paint the area of the felt many times, which takes most of a picture without a graphics card.
void draw_lit_felt(const Canvas& c, Rect r, float round) {
  const Pen& pen = c.pen();
  const ClothColours& cloth = cloth_colours(c.scene().materials().cloth);
  const Paint unlit = downwards(cloth.deep, cloth.edge, r);
  pen.box(r, round, unlit);
  const Vec lamp{r.centre().x, r.y + r.h * 0.40f};
  constexpr int kRings = 24, kSteps = 8;
  constexpr float kNearest = 0.86f;
  std::array<Contour, kRings> rings;
  for (int i = 0; i < kRings; ++i) {
    const float t = 1 - static_cast<float>(i) / (kRings - 1);  // 1 around the lamp, 0 at the rim
    const Rect ring = lerp(r, Rect{lamp.x, lamp.y, 0, 0}, t * kNearest).intersect(r);
    const float corner = std::min({round + (std::min(ring.w, ring.h) / 2 - round) * t, ring.w / 2, ring.h / 2});
    const Light light = light_at(cloth, t);
    Contour& contour = rings[static_cast<std::size_t>(i)];
    contour.line = rounded_rect(ring, std::max(1.0f, corner), kSteps);
    for (const Vec at : contour.line) contour.colours.push_back(mix(unlit.at(at), light.colour, light.share));
  }
  pen.contours(rings);
}

}  // namespace

void draw_table_ground(const Canvas& c, const TablePlaces& places) {
  const Rect felt = places.felt;
  if (felt.w < 120 || felt.h < 90) return;
  // The prompt stands on the felt too, where it follows at once; the hand lies before the table's near edge.
  const bool prompt =
      !places.prompt.empty() && std::abs(places.prompt.y - felt.bottom()) < 24 && places.prompt.x < felt.right();
  // A broad rim needs the room that a wide screen leaves around the felt.
  const bool lean = c.phone() || c.low() || !prompt || felt.x <= places.prompt.x;
  const float foot = prompt ? places.prompt.bottom() + (lean ? 2.0f : 14.0f) : felt.bottom() + 2;
  const float side = lean ? 2.0f : 12.0f, rim = lean ? 5.0f : std::min(18.0f, felt.w * 0.018f) * c.larger();
  const Rect r{felt.x - side, felt.y - (lean ? 0.0f : 6.0f), felt.w + 2 * side, foot - felt.y + (lean ? 0.0f : 6.0f)};
  const float round = std::min(r.h * 0.36f, lean ? 40.0f : 150.0f * c.larger());
  const Pen& pen = c.pen();
  if (!lean) {  // the floor, down to the hand
    const Rect floor{felt.x - 18, felt.y - 12, felt.w + 36, r.bottom() - felt.y + 24};
    const Colour floor_colour = cloth_colours(c.scene().materials().cloth).edge;
    pen.box(floor, 0.01f, downwards(mix(floor_colour, rgb(0), 0.30f), mix(floor_colour, rgb(0), 0.52f), floor));
  }
  pen.shadow(r, round, lean ? 10.0f : 34.0f, lean ? 3.0f : 12.0f, 0.55f);
  const WoodColours& wood = wood_colours(c.scene().materials().wood);
  pen.box(r, round, downwards(wood.light, wood.dark, r));
  pen.frame(grown(r, -1), round - 1, faded(wood.edge, 0.35f), 1.4f);
  if (!lean)  // the grain of the wood follows the edge
    for (const float in : {0.3f, 0.52f, 0.74f})
      pen.frame(grown(r, -rim * in), round - rim * in, rgb(0x2E1A0E, 60), 1.1f);
  const Rect inner = grown(r, -rim);
  const float inner_round = std::max(8.0f, round - rim);
  pen.frame(grown(inner, 1), inner_round + 1, rgb(0x140B05, 200), 3);
  draw_lit_felt(c, inner, inner_round);
  const float density = c.letters().density();
  const Rect woven = grown(inner, -inner_round * 0.3f);
  pen.grain(woven, rgb(0x04120C, 26), Letters::kGrain / density * std::max(1.0f, density * 0.6f));
  pen.frame(grown(inner, -1), inner_round - 1, faded(kGoldDeep, 0.75f), lean ? 1.0f : 1.6f);
}

void draw_prompt_ground(const Canvas& c, const TablePlaces& places, const std::string& words) {
  const Rect room = places.prompt;
  if (words.empty() || room.empty() || c.low()) return;
  const Type t = c.type(Face::strong, c.phone() ? 16 : 17);
  const float wide = c.letters().width(t, words) + 2 * c.em(18);
  if (wide > room.w) return;
  const Rect r = around(room.centre(), wide, std::min(room.h - 2, t.px * 2));
  c.pen().shadow(r, r.h / 2, 8, 2, 0.4f);
  c.pen().box(r, r.h / 2, downwards(rgb(0x17291F, 235), rgb(0x0D1B15, 235), r));
  c.pen().frame(grown(r, -0.5f), r.h / 2, faded(kGoldDeep, 0.4f), 1);
}

}  // namespace mathom
