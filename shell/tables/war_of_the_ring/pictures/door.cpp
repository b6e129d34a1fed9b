// Two hosts before the walls: the White City in the last light at the left, the Mountain and the Tower at the right.
#include "shell/tables/war_of_the_ring/pictures/door.h"
#include "shell/tables/war_of_the_ring/pictures/face_art.h"
#include "shell/tables/war_of_the_ring/pictures/signs.h"
#include "shell/ui/cards/card_art.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr std::string_view kRange =
    "M0 74 L14 52 L24 62 L40 40 L54 60 L70 48 L88 66 L106 50 L122 62 L138 46 L152 58 L170 44 L186 60 L200 54 L200 120 "
    "L0 120 Z";
constexpr std::string_view kDoom =
    "M116 82 L140 50 L147 40 L151 43 L156 39 L161 50 L188 82 L200 92 L200 120 L104 120 Z";
constexpr std::string_view kField = "M0 98 C40 90 80 92 104 97 C140 92 170 92 200 97 L200 120 L0 120 Z";

void city(const Pen& p) {
  const Colour white = rgb(0xF8F5EC), shade = rgb(0xA9B4C6);
  p.fill(drawn("M0 44 L10 26 L22 34 L28 120 L0 120 Z"), downwards(rgb(0xA9B6C8), rgb(0x76869C), {0, 26, 30, 80}));
  p.fill(drawn("M44.6 50 L43.4 26 L46 8 L48.6 26 L47.4 50 Z"), white);
  struct Tier {
    float y, half;
  };
  static constexpr Tier kTiers[] = {{46, 9}, {55, 17}, {65, 26}, {76, 35}, {88, 45}};
  for (const Tier& t : kTiers) {
    const Rect r{46 - t.half, t.y, t.half * 2, 13};
    p.box(r, 2, Paint(white, shade, {r.x, 0}, {r.right(), 0}));
    const int n = static_cast<int>(t.half / 3.6f);
    for (int i = 0; i < n; ++i)
      p.box({r.x + r.w * (static_cast<float>(i) + 0.5f) / static_cast<float>(n) - 1, r.y + 3.6f, 2, 4.4f}, 1,
            rgb(0x6E829C));
  }
  p.fill(drawn("M45 100 L45 46 L50 51 L52 100 Z"), rgb(0xC9CED6, 150));
}

void mountain(const Pen& p) {
  for (int i = 5; i >= 1; --i) p.disc({151, 36}, 7.0f * static_cast<float>(i), rgb(0xFF7A2A, 26));
  p.fill(drawn(kDoom), downwards(rgb(0x54302E), rgb(0x1E1214), {104, 40, 96, 80}));
  p.fill(drawn("M147 42 L151 45 L157 41 L155 54 L161 66 L155 80 L152 64 L148 56 Z"),
         downwards(rgb(0xFFE08A), rgb(0xD93A1A), {146, 41, 16, 40}));
  p.fill(drawn("M176 104 L179 56 L174 42 L180 48 L183 34 L186 48 L192 42 L187 56 L190 104 Z"), rgb(0x14090C));
  p.fill(drawn("M177 40 C180 35 186 35 189 40 C186 45 180 45 177 40 Z"),
         Paint(rgb(0xFFE08A), rgb(0xE8502A), {0, 36}, {0, 45}));
  p.fill(drawn("M183 36 C184.4 38.6 184.4 41.4 183 44 C181.6 41.4 181.6 38.6 183 36 Z"), rgb(0x14060A));
}

// Helms, shields and spears in a row that goes back this `way`; they look the other.
void host(const Pen& p, float from, int n, float way, Colour cloth, Colour iron, Colour banner) {
  for (int i = 0; i < n; ++i) {
    const float x = from + way * static_cast<float>(i) * 8.2f, y = 105 + static_cast<float>(i * 5 % 4);
    const Pen q = p.through(shift({x, y}) * stretch(-way, 1));
    if (i % 4 == 1) {
      q.box({-2.4f, -34, 1, 38}, 0, rgb(0x2A1E14));
      q.fill(drawn("M-1.4 -34 L11 -31 L8 -27 L11 -23 L-1.4 -22 Z"), banner);
    } else {
      const Pen spear = q.through(turn(0.2f));
      spear.box({2.4f, -27, 0.9f, 34}, 0, rgb(0x2A1E14));
      spear.fill(drawn("M2.8 -33 L4.8 -27 L0.8 -27 Z"), iron);
    }
    q.fill(drawn("M-6 14 C-6 0 -4 -4 0 -4 C4 -4 6 0 6 14 Z"), cloth);
    q.disc({0.4f, -6}, 3.2f, rgb(0xE0BE98));
    q.fill(drawn("M-4 -5.4 C-4.4 -13 4.8 -13 4.4 -6.4 L2 -7 L-1.6 -6.4 Z"), iron);
    q.fill(drawn("M0 -1 L8 -1 L8 4 C7 8 5 10 4 11 C3 10 1 8 0 4 Z"), mix(cloth, rgb(0xFFFFFF), 0.25f));
    q.disc({4, 3.4f}, 1.5f, banner);
  }
}

}  // namespace

void draw_door(const TableHost&, const Pen& pen, Rect r) {
  const float k = std::max(r.w / 200, r.h / 120);
  const Pen p = pen.through(shift({r.centre().x - 100 * k, r.bottom() - 120 * k}) * stretch(k, k));
  p.box({0, 0, 200, 120}, 0, Paint(rgb(0xA8D0EA), rgb(0x6A241E), {10, 20}, {190, 44}));
  p.box({0, 0, 200, 120}, 0, downwards(rgb(0xFFF0C8, 0), rgb(0xFFE0A0, 150), {0, 20, 200, 80}));
  for (const Vec m : {Vec{128, 14}, Vec{150, 9}, Vec{172, 17}, Vec{194, 10}, Vec{112, 24}})
    p.convex(ellipse(m, 24, 6, 24), rgb(0x2A1418, 120));
  p.fill(drawn(kRange), Paint(rgb(0x9AAEC4), rgb(0x4A2A2C), {20, 0}, {180, 0}));
  city(p);
  mountain(p);
  p.fill(drawn(kField), Paint(rgb(0x9CB468), rgb(0x4A3426), {30, 0}, {160, 0}));
  host(p, 92, 11, -1, rgb(0x2F5585), rgb(0xD6DEE4), rgb(0xF4F7EE));
  host(p, 110, 12, 1, rgb(0x54201A), rgb(0x5E646A), rgb(0xE2502A));
  p.box({0, 112, 200, 8}, 0, downwards(rgb(0x1A140C, 0), rgb(0x1A140C, 170), {0, 108, 200, 12}));
}

bool draw_scenario(const Pen& pen, Rect r, std::string_view set) {
  constexpr std::pair<std::string_view, std::string_view> kScenes[] = {
      {"trilogy", "minas-tirith"}, {"duel", "morannon"}, {"three-player-duel", "orthanc"}, {"fellowship", "rivendell"}};
  for (const auto& [name, place] : kScenes)
    for (int i = 0; name == set && i < place_names().size(); ++i)
      if (place_names().word(i) == place) return draw_scene(pen, r, i), true;
  return false;
}

}  // namespace mathom::war_of_the_ring
