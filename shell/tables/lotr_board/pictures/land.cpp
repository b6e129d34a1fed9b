#include "shell/tables/lotr_board/pictures/land.h"

#include "shell/ui/cards/card_art.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

constexpr Rect kLand{0, 0, 200, 120};

void sky(const Pen& p, Colour top, Colour low) { p.box(kLand, 0.1f, downwards(top, low, kLand)); }

constexpr std::string_view kFarHills =
    "M0 66 C18 52 34 50 52 60 C70 44 92 46 108 58 C128 46 150 44 166 56 C180 50 192 50 200 54 L200 120 L0 120 Z";
constexpr std::string_view kNearHills = "M0 86 C30 74 58 76 88 86 C122 96 158 90 200 78 L200 120 L0 120 Z";
constexpr std::string_view kFarPeaks =
    "M0 78 L14 54 L24 66 L40 36 L52 56 L64 46 L78 66 L94 30 L108 54 L120 44 L136 64 L152 34 L168 60 L182 48 L200 66 "
    "L200 "
    "120 L0 120 Z";

void bag_end(const Pen& p) {
  sky(p, rgb(0x8FC3DE), rgb(0xE9F0D2));
  p.disc({164, 24}, 10, rgb(0xFFF2B8));
  p.fill(drawn(kFarHills), downwards(rgb(0x9CC48A), rgb(0x6FA566), {0, 44, 200, 70}));
  p.fill(drawn("M20 120 C30 62 70 44 100 44 C132 44 168 64 182 120 Z"),
         downwards(rgb(0x6FA84E), rgb(0x3F7A3A), {0, 44, 200, 76}));
  p.disc({100, 96}, 18, rgb(0x6B4524));
  p.disc({100, 96}, 15.5f, Paint(rgb(0x2F8A4A), rgb(0x1D5E34), {100, 80}, {100, 112}));
  p.disc({100, 96}, 1.8f, ui::kGold);
  for (const float x : {64.0f, 138.0f}) {
    p.disc({x, 92}, 7.5f, rgb(0x6B4524));
    p.disc({x, 92}, 5.8f, rgb(0xFFE9A0));
    p.box({x - 0.7f, 86, 1.4f, 12}, 0.2f, rgb(0x6B4524));
  }
  p.fill(drawn("M90 112 C92 116 70 118 62 120 L130 120 C124 117 110 116 110 112 Z"), rgb(0xD9BE8C));
}

void rivendell(const Pen& p) {
  sky(p, rgb(0xC9DCE8), rgb(0xF3E6C2));
  p.fill(drawn(kFarPeaks), downwards(rgb(0xA9B8C6), rgb(0x8AA0A8), {0, 30, 200, 60}));
  p.fill(drawn("M0 40 L26 36 L40 58 L52 120 L0 120 Z"), downwards(rgb(0x7E8C74), rgb(0x4F6448), {0, 36, 60, 84}));
  p.fill(drawn("M200 30 L170 40 L158 64 L146 120 L200 120 Z"),
         downwards(rgb(0x7E8C74), rgb(0x4F6448), {140, 30, 60, 90}));
  for (const float x : {30.0f, 168.0f})
    p.box({x, 46, 4, 74}, 1.5f, downwards(rgb(0xF2FAFF), rgb(0xA9CFE0), {x, 46, 4, 74}));
  p.fill(drawn("M70 96 L70 70 L78 62 L86 70 L86 58 L100 44 L114 58 L114 70 L122 62 L130 70 L130 96 Z"), rgb(0xE8D9B8));
  for (const float x : {75.0f, 92.0f, 105.0f, 122.0f}) p.box({x, 78, 5, 12}, 2.4f, rgb(0x6B5A3C));
  p.fill(drawn("M84 58 L100 40 L116 58 Z"), rgb(0x5C7A8A));
  p.fill(drawn(kNearHills), downwards(rgb(0x7FA35C), rgb(0x41693C), {0, 74, 200, 46}));
}

// The doors of Durin, shut: two leaves of stone, an arch of runes over two pillars with trees, a crown and seven stars.
void moria_gate(const Pen& p) {
  const Colour line = rgb(0xBFE9F5, 215), glow = rgb(0x8FD4EA, 26);
  for (int i = 3; i >= 1; --i) p.disc({100, 90}, 9.0f * static_cast<float>(i), glow);
  p.fill(drawn("M78 120 L78 84 C78 66 122 66 122 84 L122 120 Z"),
         downwards(rgb(0x3D495F), rgb(0x1D2433), {78, 66, 44, 54}));
  const auto draw = [&](std::string_view path, float wide) { p.stroke(line_from_path(path), line, wide, false); };
  draw("M80 120 L80 84 C80 68 120 68 120 84 L120 120", 1.1f);
  draw("M85 120 L85 86 C85 74 115 74 115 86 L115 120", 0.8f);
  draw("M100 84 L100 120", 0.9f);
  // Letters in the arch.
  for (int i = 0; i < 9; ++i) {
    const float a = 3.1416f * (0.1f + 0.1f * static_cast<float>(i));
    const Vec m{100 - std::cos(a) * 17.4f, 84 - std::sin(a) * 12.2f};
    const Vec rune[] = {m + Vec{0, -1.2f}, m + Vec{0.5f, 1.2f}};
    p.stroke(rune, line, 0.7f, false);
  }
  for (const float way : {-1.0f, 1.0f}) {
    const float x = 100 + way * 9;
    p.box({x - 0.6f, 100, 1.2f, 19}, 0.3f, line);
    for (const Vec leaf : {Vec{0, 96}, Vec{-3.2f, 99}, Vec{3.2f, 99}, Vec{-2, 103}, Vec{2, 103}})
      p.ring({x + leaf.x, leaf.y}, 2.1f, line, 0.7f);
  }
  p.convex(std::vector<Vec>{{97, 93}, {98, 90}, {99, 92}, {100, 89.4f}, {101, 92}, {102, 90}, {103, 93}}, line);
  for (int i = 0; i < 7; ++i) {
    const float a = 3.1416f * (0.2f + 0.1f * static_cast<float>(i));
    p.disc({100 - std::cos(a) * 8.6f, 90 - std::sin(a) * 8}, 0.8f, rgb(0xE6FAFF));
  }
}

void moria(const Pen& p) {
  sky(p, rgb(0x1B2233), rgb(0x43506A));
  p.fill(drawn(kFarPeaks), downwards(rgb(0x3A465C), rgb(0x1C2333), {0, 30, 200, 90}));
  p.fill(drawn("M0 18 C20 40 26 80 22 120 L0 120 Z"), rgb(0x12161F));
  p.fill(drawn("M200 18 C180 40 174 80 178 120 L200 120 Z"), rgb(0x12161F));
  for (const float x : {48.0f, 82.0f, 118.0f, 152.0f}) {
    p.box({x - 5, 40, 10, 80}, 1, downwards(rgb(0x55617A), rgb(0x222A3A), {x, 40, 10, 80}));
    p.box({x - 8, 36, 16, 5}, 1, rgb(0x66738C));
  }
  p.fill(drawn("M60 120 L60 84 C60 62 140 62 140 84 L140 120 Z"), rgb(0x0B0E15, 150));
  moria_gate(p);
  p.fill(drawn("M0 108 C40 100 150 100 200 108 L200 120 L0 120 Z"), rgb(0x0E1119));
  for (int i = 5; i >= 1; --i) p.disc({178, 102}, 5.0f * static_cast<float>(i), rgb(0xFF7A2A, 20));
}

void lothlorien(const Pen& p) {
  sky(p, rgb(0xDCE9D0), rgb(0xF7E9B0));
  p.disc({100, 34}, 22, rgb(0xFFFBE0, 150));
  for (int i = 0; i < 13; ++i) {
    const float x = 8 + static_cast<float>(i) * 15.5f, up = i % 3 == 0 ? -10.0f : i % 3 == 1 ? 2.0f : -4.0f;
    const bool far = i % 2 == 0;
    p.box({x - 1.6f, 46 + up, 3.2f, 74}, 0.5f, far ? rgb(0xCFC8B0) : rgb(0xE8E4D4));
    const Colour leaves = far ? rgb(0xD9B85A) : rgb(0xE9C64A);
    p.disc({x, 44 + up}, 12, faded(leaves, 0.9f));
    p.disc({x - 7, 52 + up}, 9, faded(leaves, 0.85f));
    p.disc({x + 7, 53 + up}, 9, faded(mix(leaves, rgb(0xA87F1E), 0.3f), 0.85f));
  }
  p.fill(drawn(kNearHills), downwards(rgb(0x9CB86A), rgb(0x5E8A4A), {0, 74, 200, 46}));
  for (const Vec at : {Vec{30, 104}, Vec{62, 98}, Vec{110, 106}, Vec{150, 100}, Vec{182, 108}})
    p.disc(at, 1.3f, rgb(0xFFF6C0));
}

void helms_deep(const Pen& p) {
  sky(p, rgb(0x2A3346), rgb(0x7C7A80));
  p.fill(drawn(kFarPeaks), downwards(rgb(0x565E6E), rgb(0x3A404E), {0, 30, 200, 70}));
  p.fill(drawn("M0 20 L34 34 L52 70 L60 120 L0 120 Z"), downwards(rgb(0x4C4E54), rgb(0x2C2E34), {0, 20, 60, 100}));
  p.fill(drawn("M200 12 L160 30 L146 66 L138 120 L200 120 Z"),
         downwards(rgb(0x4C4E54), rgb(0x2C2E34), {138, 12, 62, 108}));
  p.fill(
      drawn("M44 78 L48 78 L48 74 L54 74 L54 78 L60 78 L60 74 L66 74 L66 78 L72 78 L72 74 L78 74 L78 78 L84 78 L84 74 "
            "L90 74 L90 78 L96 78 L96 74 L102 74 L102 78 L108 78 L108 74 L114 74 L114 78 L120 78 L120 74 L126 74 L126 "
            "78 L150 78 L150 102 L44 102 Z"),
      downwards(rgb(0x9C978A), rgb(0x6A665C), {44, 74, 106, 28}));
  p.fill(drawn("M118 74 L118 48 L116 48 L116 42 L120 42 L120 45 L124 45 L124 42 L128 42 L128 45 L132 45 L132 42 L136 "
               "42 L136 "
               "48 L134 48 L134 74 Z"),
         downwards(rgb(0xA8A294), rgb(0x7A7568), {116, 42, 20, 32}));
  p.box({92, 88, 10, 14}, 4, rgb(0x2A2620));
  for (const Vec at : {Vec{58, 72}, Vec{86, 72}, Vec{126, 40}, Vec{106, 72}}) {
    p.disc(at, 3, rgb(0xFFB04A, 90));
    p.disc(at, 1.2f, rgb(0xFFE28A));
  }
  p.fill(drawn("M0 102 C50 96 140 98 200 104 L200 120 L0 120 Z"),
         downwards(rgb(0x3C4034), rgb(0x23261F), {0, 96, 200, 24}));
}

void shelobs_lair(const Pen& p) {
  sky(p, rgb(0x14161C), rgb(0x3B3F38));
  p.fill(drawn("M0 0 L200 0 L200 34 L186 20 L176 44 L160 22 L148 36 L130 16 L112 30 L96 14 L80 38 L64 18 L48 34 L30 16 "
               "L16 46 L0 "
               "24 Z"),
         rgb(0x1F2126));
  p.fill(drawn("M0 120 L0 60 L18 74 L30 62 L40 84 L52 78 L60 120 Z"), rgb(0x23252B));
  p.fill(drawn("M200 120 L200 56 L184 76 L172 66 L160 88 L148 82 L140 120 Z"), rgb(0x23252B));
  const Vec middle{150, 44};
  for (int i = 0; i < 12; ++i) {
    const float a = static_cast<float>(i) * 0.5236f;
    const Vec line[] = {middle, middle + Vec{std::cos(a) * 52, std::sin(a) * 44}};
    p.stroke(line, rgb(0xD6DAD0, 90), 0.6f, false);
  }
  for (const float r : {10.0f, 18.0f, 27.0f, 37.0f}) {
    std::vector<Vec> ring;
    for (int i = 0; i < 12; ++i) {
      const float a = static_cast<float>(i) * 0.5236f;
      ring.push_back(middle + Vec{std::cos(a) * r, std::sin(a) * r * 0.85f});
    }
    p.stroke(ring, rgb(0xD6DAD0, 80), 0.6f, true);
  }
  for (const Vec eye : {Vec{52, 60}, Vec{60, 58}, Vec{49, 66}, Vec{63, 65}, Vec{56, 68}}) {
    p.disc(eye, 3, rgb(0xA6D84A, 60));
    p.disc(eye, 1.4f, rgb(0xD8F07A));
  }
  p.fill(drawn("M0 106 C50 98 140 100 200 108 L200 120 L0 120 Z"), rgb(0x15171A));
}

void mordor(const Pen& p) {
  sky(p, rgb(0x2A1218), rgb(0xA84A2A));
  p.fill(drawn("M118 46 C108 30 124 24 116 12 C110 2 130 -4 142 4 C156 -4 170 8 160 20 C152 32 142 34 140 46 Z"),
         Paint(rgb(0x1E1218, 120), rgb(0xE0602A, 220), {0, 0}, {0, 46}));
  p.fill(drawn(kFarPeaks), downwards(rgb(0x4A2226), rgb(0x2E171B), {0, 30, 200, 70}));
  p.fill(drawn("M72 120 L112 66 L122 44 L127 47 L131 44 L137 47 L148 68 L190 120 Z"),
         downwards(rgb(0x3A2024), rgb(0x1C1114), {70, 44, 120, 76}));
  p.fill(drawn("M124 46 L127 50 L132 47 L131 62 L137 76 L131 96 L127 76 L122 68 Z"),
         downwards(rgb(0xFFD36B), rgb(0xD93A1A), {120, 46, 18, 50}));
  p.fill(drawn("M24 120 L26 62 L22 52 L26 48 L26 40 L29 48 L33 48 L36 40 L36 48 L40 52 L36 62 L38 120 Z"),
         rgb(0x120B0E));
  p.disc({31, 46}, 3.4f, rgb(0xFF7A2A, 90));
  p.disc({31, 46}, 1.7f, rgb(0xFFD36B));
  p.fill(drawn(kNearHills), downwards(rgb(0x3A2A26), rgb(0x191210), {0, 74, 200, 46}));
  for (const Vec crack : {Vec{40, 108}, Vec{84, 102}, Vec{150, 106}}) {
    const Vec line[] = {crack, crack + Vec{8, 3}, crack + Vec{14, 1}, crack + Vec{22, 5}};
    p.stroke(line, rgb(0xE0602A, 180), 1, false);
  }
}

using Draw = void (*)(const Pen&);
constexpr Draw kLands[] = {bag_end, rivendell, moria, lothlorien, helms_deep, shelobs_lair, mordor};

}  // namespace

void draw_land(const Pen& pen, Rect r, int place) {
  const float k = std::max(r.w / kLand.w, r.h / kLand.h);
  pen.push_clip(r);
  // What is too much falls off at the sides, or at the top.
  kLands[std::clamp(place, 0, 6)](pen.through(shift({r.centre().x - 100 * k, r.bottom() - 120 * k}) * stretch(k, k)));
  pen.pop_clip();
}

void draw_place_coin(const Pen& pen, int place, Vec m, float size) {
  static constexpr Colour kCoins[] = {rgb(0x4F8A46), rgb(0x6E8FA6), rgb(0x3A465C), rgb(0xC9A23A),
                                      rgb(0x7C7A80), rgb(0x3B4A38), rgb(0x8A3420)};
  const Colour c = kCoins[std::clamp(place, 0, 6)];
  pen.disc(m, size / 2,
           Paint(mix(c, rgb(0xFFFFFF), 0.2f), mix(c, rgb(0), 0.3f), m - Vec{0, size / 2}, m + Vec{0, size / 2}));
  pen.ring(m, size / 2, rgb(0xE9D9AE, 220), 1.4f);
}

}  // namespace mathom::lotr_board
