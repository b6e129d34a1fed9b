// The road goes on: hills in the morning, a round door behind, five small walkers, and far away the mountain and the
// Eye.
#include "shell/tables/lotr_board/pictures/door.h"
#include "shell/tables/lotr_board/pictures/signs.h"
#include "shell/ui/cards/card_art.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

constexpr std::string_view kPeaks =
    "M0 70 L16 52 L28 62 L46 42 L60 60 L78 50 L96 66 L116 48 L132 60 L150 44 L168 58 L184 50 L200 62 L200 120 L0 120 Z";
constexpr std::string_view kDoom =
    "M140 66 L156 40 L160 34 L164 37 L168 34 L172 40 L190 66 L200 74 L200 120 L126 120 Z";
constexpr std::string_view kHills = "M0 84 C30 66 66 68 96 82 C130 96 166 90 200 80 L200 120 L0 120 Z";
constexpr std::string_view kMeadow = "M0 114 C40 106 90 108 128 113 C156 116 180 114 200 110 L200 120 L0 120 Z";
constexpr std::string_view kRoad =
    "M52 120 C70 108 116 110 120 104 C122 99 96 97 104 92 C112 88 142 90 150 84 C156 79 150 74 158 66 C154 74 162 80 "
    "154 87 "
    "C146 94 116 93 114 96 C114 100 134 101 130 107 C124 114 94 113 88 120 Z";

}  // namespace

void draw_door(const TableHost&, const Pen& pen, Rect r) {
  const float k = std::max(r.w / 200, r.h / 120);
  const Pen p = pen.through(shift({r.centre().x - 100 * k, r.bottom() - 120 * k}) * stretch(k, k));
  const Rect sky{0, 0, 200, 120};
  p.box(sky, 0.1f, Paint(rgb(0x9CC9DE), rgb(0x8A4A3A), {0, 30}, {200, 60}));
  p.disc({36, 30}, 13, rgb(0xFFF4C4, 120));
  p.disc({36, 30}, 9, rgb(0xFFF4C4));
  p.fill(drawn(kPeaks), downwards(rgb(0x8296A0), rgb(0x5C6A72), {0, 42, 200, 60}));
  for (int i = 4; i >= 1; --i) p.disc({164, 30}, 6.0f * static_cast<float>(i), rgb(0xFF7A2A, 30));
  p.fill(drawn(kDoom), downwards(rgb(0x4A2A2C), rgb(0x2A1A1C), {126, 34, 74, 86}));
  draw_eye(p, {164, 26}, 15);
  p.fill(drawn(kHills), downwards(rgb(0x7FAE5E), rgb(0x4A7A44), {0, 66, 200, 54}));
  p.fill(drawn(kRoad), downwards(rgb(0xE9D3A0), rgb(0xC9A868), {0, 66, 200, 54}));
  p.disc({26, 92}, 10.5f, rgb(0x5E3C1E));
  p.disc({26, 92}, 8.8f, rgb(0x2F8A4A));
  p.disc({26, 92}, 1.2f, ui::kGold);
  static constexpr Colour kCloaks[] = {rgb(0x6B4524), rgb(0x3F6B3A), rgb(0x4B5EA8), rgb(0x9A6108), rgb(0x7A2A3A)};
  for (int i = 0; i < 5; ++i) {
    const Pen walker = p.through(shift({72.0f + 13.0f * static_cast<float>(i), 106.0f - 1.2f * static_cast<float>(i)}) *
                                 stretch(0.9f, 0.9f));
    walker.fill(drawn("M0 -13 C4 -12 5 -7 6 4 L-6 4 C-5 -7 -4 -12 0 -13 Z"), kCloaks[i]);
    walker.disc({0, -12.5f}, 3, rgb(0xE8C7A0));
    walker.disc({-0.6f, -14}, 2.8f, rgb(0x5A3A1E));
  }
  p.fill(drawn(kMeadow), downwards(rgb(0x3F6E3C), rgb(0x224428), {0, 90, 200, 30}));
}

}  // namespace mathom::lotr_board
