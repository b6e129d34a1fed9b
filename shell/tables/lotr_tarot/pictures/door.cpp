// Evening over a dark land: the Ring stands where the sun goes down, a road leads to the mountain that burns.
#include "shell/tables/lotr_tarot/pictures/door.h"
#include "shell/ui/cards/card_art.h"

namespace mathom::lotr_tarot {

using namespace ui;

namespace {

constexpr std::string_view kFar =
    "M0 82 L12 70 L22 77 L36 60 L48 72 L60 64 L74 76 L90 66 L104 74 L122 58 L136 70 L150 62 L168 74 L184 60 L200 70 "
    "L200 "
    "120 L0 120 Z";
constexpr std::string_view kDoom = "M112 120 L138 78 L150 58 L155 61 L160 58 L164 60 L176 80 L200 110 L200 120 Z";
constexpr std::string_view kLava = "M153 60 L155 63 L158 61 L157 72 L162 82 L158 96 L155 84 L151 76 Z";
constexpr std::string_view kHill = "M0 96 C30 82 62 84 92 94 C124 104 160 98 200 88 L200 120 L0 120 Z";
constexpr std::string_view kNear = "M0 108 C40 100 84 106 112 112 C144 118 176 112 200 106 L200 120 L0 120 Z";
constexpr std::string_view kRoad =
    "M60 120 C84 112 112 112 112 106 C112 101 92 100 100 96 C106 93.4 122 93 128 90 C120 94 110 96 112 98 C122 101 128 "
    "104 122 110 C116 115 96 116 92 120 Z";
constexpr std::string_view kTower = "M28 97 L29 74 L27.6 70 L31 66 L34.4 70 L33 74 L34 97 Z";
constexpr std::string_view kSmoke =
    "M154 58 C148 50 158 46 152 38 C147 31 156 26 164 30 C174 26 182 33 176 40 C170 47 162 46 160 58 Z";

void draw_ring(const Pen& p, Vec m, float radius) {
  for (int i = 5; i >= 1; --i) p.disc(m, radius * (1 + 0.17f * static_cast<float>(i)), rgb(0xFFC866, 22));
  p.ring(m, radius, rgb(0x8A5410), radius * 0.34f);
  p.ring(m, radius, rgb(0xE9AE45), radius * 0.25f);
  p.ring(m, radius * 1.03f, rgb(0xFFE9AE), radius * 0.07f);
  p.ring(m, radius * 0.93f, rgb(0xA86A18), radius * 0.05f);
}

}  // namespace

void draw_door(const TableHost&, const Pen& pen, Rect r) {
  const Rect sky{0, 0, 200, 120};
  // The picture covers the place; what is too much falls off at the sides, or at the top.
  const float k = std::max(r.w / sky.w, r.h / sky.h);
  const Pen p = pen.through(shift({r.centre().x - 100 * k, r.bottom() - 120 * k}) * stretch(k, k));
  const Rect high{0, 0, 200, 62}, low{0, 61.9f, 200, 59};
  p.box(high, 0.1f, downwards(rgb(0x1B1638), rgb(0x7A3B5E), high));
  p.box(low, 0.1f, downwards(rgb(0x7A3B5E), rgb(0xF0A052), low));
  for (const Vec star : {Vec{20, 12}, Vec{52, 20}, Vec{88, 9}, Vec{122, 16}, Vec{186, 10}, Vec{140, 30}, Vec{10, 38}})
    p.disc(star, 0.7f, rgb(0xFFF3D8, 200));
  draw_ring(p, {92, 56}, 21);
  p.fill(drawn(kFar), downwards(rgb(0x6B4468), rgb(0x4A2E52), {0, 58, 200, 40}));
  p.fill(drawn(kSmoke), Paint(rgb(0x2A1B33, 60), rgb(0xD9532A, 190), {0, 28}, {0, 58}));
  p.fill(drawn(kDoom), downwards(rgb(0x3A2238), rgb(0x241728), {0, 58, 200, 62}));
  p.fill(drawn(kLava), downwards(rgb(0xFFD36B), rgb(0xE0481E), {0, 60, 200, 36}));
  p.fill(drawn(kHill), downwards(rgb(0x33402F), rgb(0x1E2A20), {0, 84, 200, 36}));
  p.fill(drawn(kRoad), downwards(rgb(0xE7B873), rgb(0x9A6A3C), {0, 90, 200, 30}));
  p.fill(drawn(kTower), rgb(0x1D1E26));
  p.disc({31, 70.5f}, 1, rgb(0xFFC866));
  p.fill(drawn(kNear), downwards(rgb(0x17221A), rgb(0x0D1611), {0, 100, 200, 20}));
}

}  // namespace mathom::lotr_tarot
