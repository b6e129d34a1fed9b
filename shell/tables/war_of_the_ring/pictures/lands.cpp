// A land for each faction behind its cards: the same hills seen from another side, at another hour, by title.
#include "shell/tables/war_of_the_ring/pictures/face_art.h"
#include "shell/tables/war_of_the_ring/pictures/signs.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

// Lands are 160 wide and 100 high; what is near stands at the bottom.
constexpr Rect kLand{0, 0, 160, 100};

// Numbers that follow from the title alone.
class Dice {
 public:
  explicit Dice(int title) : state_(static_cast<std::uint32_t>(title) * 2654435761U + 40503U) {}
  std::uint32_t next(std::uint32_t below) {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 17;
    state_ ^= state_ << 5;
    return state_ % below;
  }
  float between(float a, float b) { return a + (b - a) * static_cast<float>(next(1000)) / 999; }

 private:
  std::uint32_t state_;
};

constexpr std::string_view kPeaks =
    "M-40 60 L-24 38 L-14 48 L2 22 L14 42 L26 32 L40 52 L54 20 L66 40 L78 30 L92 50 L106 26 L120 46 L134 34 L150 54 "
    "L164 30 L176 44 "
    "L200 58 L200 100 L-40 100 Z";
constexpr std::string_view kHills =
    "M-40 62 C-20 46 -6 46 12 58 C34 40 54 42 74 56 C96 42 118 40 138 54 C156 44 176 44 200 56 L200 100 L-40 100 Z";
constexpr std::string_view kDowns = "M-40 80 C0 66 34 68 70 78 C112 90 150 82 200 70 L200 100 L-40 100 Z";
constexpr std::string_view kPlain = "M-40 84 C20 78 60 86 110 82 C140 80 170 84 200 82 L200 100 L-40 100 Z";
constexpr std::string_view kCrags =
    "M-40 70 L-28 50 L-20 54 L-12 36 L-4 52 L8 46 L16 28 L24 50 L38 56 L50 40 L58 52 L72 34 L80 54 L96 48 L106 30 L114 "
    "50 L128 56 L140 38 "
    "L148 52 L162 44 L176 58 L200 62 L200 100 L-40 100 Z";
constexpr std::string_view kDunes =
    "M-40 72 C-20 60 -4 58 18 66 C26 60 46 54 64 64 C80 56 100 60 112 66 C128 58 160 56 200 66 L200 100 L-40 100 Z";

// One of the ridges, turned over or moved by the dice.
void ridge(const Pen& p, Dice& d, std::string_view path, Paint paint) {
  const bool turned = d.next(2) == 1;
  const float by = d.between(-18, 18);
  p.through(shift({turned ? 160 + by : by, d.between(-4, 4)}) * stretch(turned ? -1.0f : 1.0f, 1))
      .fill(drawn(path), paint);
}

struct Sky {
  Colour top, low;
};
void sky(const Pen& p, Dice& d, std::span<const Sky> hours) {
  const Sky& s = hours[d.next(static_cast<std::uint32_t>(hours.size()))];
  p.box(kLand, 0, downwards(s.top, s.low, kLand));
}
void sun(const Pen& p, Dice& d, Colour c, float high) {
  const Vec m{d.between(60, 100), high + d.between(-6, 6)};
  p.disc(m, 12, faded(c, 0.35f));
  p.disc(m, 8, c);
}
void stars(const Pen& p, Dice& d, int n) {
  for (int i = 0; i < n; ++i) p.disc({d.between(4, 156), d.between(2, 40)}, d.between(0.5f, 1.1f), rgb(0xFFFFFF, 210));
}
void clouds(const Pen& p, Dice& d, Colour c, int n) {
  for (int i = 0; i < n; ++i) {
    const Vec m{d.between(10, 150), d.between(6, 30)};
    p.convex(ellipse(m, d.between(14, 22), 3.4f, 20), c);
    p.convex(ellipse(m + Vec{d.between(-8, 8), -2.6f}, d.between(7, 11), 3.2f, 16), c);
  }
}
void pine(const Pen& p, Vec at, float k, Colour c) {
  p.through(shift(at) * stretch(k, k))
      .fill(drawn("M0 -26 L7 -14 L4 -14 L10 -3 L2 -3 L2 2 L-2 2 L-2 -3 L-10 -3 L-4 -14 L-7 -14 Z"), c);
}
void round_tree(const Pen& p, Vec at, float k, Colour trunk, Colour leaf) {
  const Pen q = p.through(shift(at) * stretch(k, k));
  q.box({-1.4f, -14, 2.8f, 16}, 0, trunk);
  q.disc({0, -20}, 9, leaf);
  q.disc({-6, -14}, 6, mix(leaf, rgb(0x14200E), 0.12f));
  q.disc({6, -15}, 6.4f, mix(leaf, rgb(0xFFFFFF), 0.1f));
}

void dunedain(const Pen& p, Dice& d) {
  static constexpr Sky kHours[] = {
      {rgb(0x9FC3E6), rgb(0xE9F1F6)}, {rgb(0x7E9CC8), rgb(0xF6E2C4)}, {rgb(0x5E789E), rgb(0xC9D6E4)}};
  sky(p, d, kHours);
  clouds(p, d, rgb(0xFFFFFF, 150), 3);
  ridge(p, d, kPeaks, downwards(rgb(0xB4C2D4), rgb(0x7F93AC), kLand));
  // A white tower on its hill.
  const Pen t = p.through(shift({d.between(44, 110), d.between(0, 8)}) * stretch(0.9f, 0.9f));
  t.fill(
      drawn(
          "M-20 78 L-16 60 L-10 60 L-10 52 L-5 52 L-5 34 L-3 30 L0 14 L3 30 L5 34 L5 52 L10 52 L10 60 L16 60 L20 78 Z"),
      Paint(rgb(0xFBFBF6), rgb(0xB4BCC8), {-8, 0}, {10, 0}));
  for (const float x : {-7.0f, 0.0f, 7.0f}) t.box({x - 0.9f, 64, 1.8f, 4}, 0.8f, rgb(0x5E789E));
  ridge(p, d, kDowns, downwards(rgb(0x8CA878), rgb(0x4E6E50), kLand));
}
void dwarf(const Pen& p, Dice& d) {
  static constexpr Sky kHours[] = {{rgb(0xA9B4C4), rgb(0xF1E3CC)}, {rgb(0x54628C), rgb(0xE2B98C)}};
  sky(p, d, kHours);
  ridge(p, d, kPeaks, downwards(rgb(0xC9C0B8), rgb(0x8C7B6C), kLand));
  ridge(p, d, kCrags, downwards(rgb(0x9A8470), rgb(0x5E4A3A), kLand));
  const Pen door = p.through(shift({d.between(46, 108), 0}));
  door.fill(drawn("M-13 92 L-13 66 L0 50 L13 66 L13 92 Z"), rgb(0xD9B98A));
  door.fill(drawn("M-9 92 L-9 68 L0 57 L9 68 L9 92 Z"), rgb(0x2E1E12));
  ridge(p, d, kPlain, downwards(rgb(0x8C7A5A), rgb(0x54442E), kLand));
}
void elf(const Pen& p, Dice& d) {
  static constexpr Sky kHours[] = {
      {rgb(0xBFE0DC), rgb(0xF6F2C8)}, {rgb(0x2A4A6E), rgb(0x9CCFC4)}, {rgb(0xD6E6B8), rgb(0xFBEFC2)}};
  sky(p, d, kHours);
  stars(p, d, 7);
  ridge(p, d, kHills, downwards(rgb(0x8CC0A4), rgb(0x5A9A86), kLand));
  for (int i = 0; i < 8; ++i) {
    const float x = 6 + static_cast<float>(i) * 21 + d.between(-5, 5), y = 82 + d.between(-4, 6);
    const Colour leaf = mix(rgb(0xE2C04A), rgb(0x8FB85A), d.between(0, 1));
    p.box({x - 1.3f, y - 52, 2.6f, 54}, 0, rgb(0xE4E4D8));
    for (const Vec at : {Vec{0, -54}, Vec{-8, -46}, Vec{8, -47}, Vec{0, -42}})
      p.disc(Vec{x, y} + at, 8.6f, faded(leaf, 0.86f));
  }
  ridge(p, d, kDowns, downwards(rgb(0x7FB07A), rgb(0x35685A), kLand));
}
void hobbit(const Pen& p, Dice& d) {
  static constexpr Sky kHours[] = {{rgb(0x9AD0EA), rgb(0xF2F6DC)}, {rgb(0xF2C48A), rgb(0xFBF0CC)}};
  sky(p, d, kHours);
  sun(p, d, rgb(0xFFF0B0), 22);
  clouds(p, d, rgb(0xFFFFFF, 170), 2);
  ridge(p, d, kHills, downwards(rgb(0xB0D08A), rgb(0x86B05E), kLand));
  const Pen field = p.through(shift({d.between(-10, 20), 0}));
  field.fill(drawn("M10 76 C30 68 50 68 66 74 L60 86 L14 88 Z"), rgb(0xE2C86A));
  field.fill(drawn("M72 74 C90 66 110 68 124 74 L120 84 L78 86 Z"), rgb(0x9CC06A));
  for (int i = 0; i < 4; ++i)
    round_tree(p, {d.between(6, 154), d.between(68, 78)}, d.between(0.5f, 0.8f), rgb(0x6B4526), rgb(0x5E9648));
  ridge(p, d, kDowns, downwards(rgb(0x86B850), rgb(0x4A7A34), kLand));
  p.disc({d.between(40, 120), 91}, 6, rgb(0x6B4524));
}
void rohan(const Pen& p, Dice& d) {
  static constexpr Sky kHours[] = {
      {rgb(0x9CC3E0), rgb(0xFBEBC0)}, {rgb(0xC98A5A), rgb(0xFBE0A8)}, {rgb(0x8AA8C0), rgb(0xEDE6CE)}};
  sky(p, d, kHours);
  sun(p, d, rgb(0xFFF3C4), 26);
  ridge(p, d, kPeaks, downwards(rgb(0xC2C6CC), rgb(0x9AA69A), kLand));
  const Pen hall = p.through(shift({d.between(46, 112), d.between(-2, 4)}) * stretch(0.8f, 0.8f));
  hall.fill(drawn("M-30 92 C-22 74 22 74 30 92 Z"), rgb(0x9AA05A));
  hall.fill(drawn("M-16 80 L-16 70 L16 70 L16 80 Z"), rgb(0x6B4A2A));
  hall.fill(drawn("M-20 71 L0 56 L20 71 Z"), ui::kGold);
  ridge(p, d, kPlain, downwards(rgb(0xD6BC62), rgb(0x8C8438), kLand));
  for (int i = 0; i < 22; ++i) {
    const Vec at{d.between(0, 160), d.between(88, 100)};
    const Vec blade[] = {at, at + Vec{d.between(1, 3), -6}};
    p.stroke(blade, rgb(0xF2E09A), 0.8f, false);
  }
}
void wizard(const Pen& p, Dice& d) {
  static constexpr Sky kHours[] = {
      {rgb(0x2E3268), rgb(0x9A98CC)}, {rgb(0x4A4A86), rgb(0xE6C8C0)}, {rgb(0x8C9CD0), rgb(0xF0ECF6)}};
  sky(p, d, kHours);
  stars(p, d, 16);
  p.disc({d.between(60, 100), d.between(14, 24)}, 8, rgb(0xFBF6E0));
  ridge(p, d, kPeaks, downwards(rgb(0xA9A9CE), rgb(0x6C6C9E), kLand));
  ridge(p, d, kHills, downwards(rgb(0x6E76A0), rgb(0x4A5078), kLand));
  for (int i = 0; i < 7; ++i) pine(p, {d.between(0, 160), d.between(82, 94)}, d.between(0.6f, 1), rgb(0x35406A));
  ridge(p, d, kDowns, downwards(rgb(0x6E7E9A), rgb(0x3A4468), kLand));
}
void isengard(const Pen& p, Dice& d) {
  static constexpr Sky kHours[] = {{rgb(0x6A7078), rgb(0xC9C4B4)}, {rgb(0x54585E), rgb(0xD9A878)}};
  sky(p, d, kHours);
  ridge(p, d, kPeaks, downwards(rgb(0xA0A4A8), rgb(0x787C80), kLand));
  const Pen t = p.through(shift({d.between(48, 108), 0}));
  t.fill(drawn("M-9 94 L-7 34 L-10 18 L-5 30 L-3 14 L0 29 L3 14 L5 30 L10 18 L7 34 L9 94 Z"),
         Paint(rgb(0x4A4E54), rgb(0x1C1E22), {-8, 0}, {8, 0}));
  ridge(p, d, kDowns, downwards(rgb(0x6E6A60), rgb(0x3E3C38), kLand));
  for (int i = 0; i < 6; ++i) {
    const Vec m{d.between(8, 152), d.between(88, 97)};
    p.convex(ellipse(m, 7, 2.2f, 16), rgb(0x1E1A18));
    p.convex(ellipse(m, 4.4f, 1.3f, 14), rgb(0xF08A2E));
    for (int k = 0; k < 3; ++k)
      p.disc(m + Vec{static_cast<float>(k) * 2.2f, -6 - static_cast<float>(k) * 6}, 3 + static_cast<float>(k),
             rgb(0x54524E, 90));
  }
}
void monstrous(const Pen& p, Dice& d) {
  static constexpr Sky kHours[] = {
      {rgb(0x2E2434), rgb(0x8A6A80)}, {rgb(0x24303A), rgb(0x6E8A86)}, {rgb(0x3A2A22), rgb(0x9A7A6A)}};
  sky(p, d, kHours);
  ridge(p, d, kCrags, downwards(rgb(0x6A5A6E), rgb(0x3A3040), kLand));
  p.through(shift({d.between(-20, 20), d.between(-6, 4)}))
      .fill(drawn("M-60 -20 L220 -20 L220 14 L196 30 L186 12 L170 36 L158 14 L140 26 L126 8 L112 30 L100 10 L84 22 L70 "
                  "6 L56 32 L44 12 L28 "
                  "26 L14 10 L-2 34 L-18 14 L-40 28 L-60 12 Z"),
            rgb(0x1E1822));
  for (int i = 0; i < 3; ++i) {
    const Vec m{d.between(10, 150), d.between(40, 66)};
    for (const float x : {-2.2f, 2.2f}) p.disc(m + Vec{x, 0}, 1.1f, rgb(0xE8D86A));
  }
  ridge(p, d, kDowns, downwards(rgb(0x4E4452), rgb(0x221C28), kLand));
}
void mordor(const Pen& p, Dice& d) {
  static constexpr Sky kHours[] = {
      {rgb(0x2A1218), rgb(0xC2562E)}, {rgb(0x3A1A1A), rgb(0xE08A4A)}, {rgb(0x1E1418), rgb(0x8A3A2C)}};
  sky(p, d, kHours);
  clouds(p, d, rgb(0x1E1014, 150), 4);
  ridge(p, d, kCrags, downwards(rgb(0x6A3430), rgb(0x3A1E20), kLand));
  const Pen m = p.through(shift({d.between(-30, 30), d.between(-4, 4)}));
  m.fill(drawn("M36 96 L66 52 L74 34 L79 37 L83 34 L88 52 L122 96 Z"), downwards(rgb(0x4A2A28), rgb(0x1E1214), kLand));
  m.fill(drawn("M75 36 L79 40 L83 36 L82 52 L88 66 L82 84 L79 66 L74 56 Z"),
         downwards(rgb(0xFFD36B), rgb(0xD93A1A), {70, 36, 20, 48}));
  ridge(p, d, kDowns, downwards(rgb(0x4A2E28), rgb(0x1A1110), kLand));
}
void southron(const Pen& p, Dice& d) {
  static constexpr Sky kHours[] = {
      {rgb(0x7EC0D0), rgb(0xFBE6B0)}, {rgb(0xE88A4A), rgb(0xFBE09A)}, {rgb(0xB8503A), rgb(0xF6C07A)}};
  sky(p, d, kHours);
  sun(p, d, rgb(0xFFF6D0), 26);
  ridge(p, d, kDunes, downwards(rgb(0xF0CE8A), rgb(0xD6A458), kLand));
  const Pen t = p.through(shift({d.between(40, 116), d.between(0, 6)}) * stretch(0.8f, 0.8f));
  t.fill(drawn("M-20 86 L-20 66 L-12 66 L-12 56 C-12 48 12 48 12 56 L12 66 L20 66 L20 86 Z"), rgb(0xE9C48C));
  t.fill(drawn("M-9 54 C-9 40 9 40 9 54 Z"), rgb(0xA8402A));
  ridge(p, d, kDunes, downwards(rgb(0xE2B060), rgb(0xB0742E), {0, 30, 160, 70}));
  for (int i = 0; i < 2; ++i) {
    const Vec at{d.between(8, 152), d.between(84, 94)};
    p.stroke(std::array{at, at + Vec{2, -20}}, rgb(0x6B4A22), 2, false);
    for (int k = -2; k <= 2; ++k)
      p.through(shift(at + Vec{2, -20}) * turn(static_cast<float>(k) * 0.7f))
          .fill(drawn("M0 0 C3 -6 2 -12 -3 -16 C-3 -10 -3 -5 0 0 Z"), rgb(0x5E7A34));
  }
}

using Draw = void (*)(const Pen&, Dice&);
constexpr Draw kLands[kFactions] = {dunedain, dwarf, elf, hobbit, rohan, wizard, isengard, monstrous, mordor, southron};

}  // namespace

void draw_land(const Pen& pen, Rect r, int title, Faction faction) {
  const float k = std::max(r.w / kLand.w, r.h / kLand.h);
  Dice dice(title + 1);
  dice.next(7);
  pen.push_clip(r);
  const Pen p = pen.through(shift({r.centre().x - kLand.w / 2 * k, r.bottom() - kLand.h * k}) * stretch(k, k));
  kLands[static_cast<std::size_t>(faction)](p, dice);
  // Mist between the land and who stands before it.
  p.box({-20, 40, 200, 60}, 0, downwards(rgb(0xFFFDF2, 0), rgb(0xFFFDF2, 70), {0, 40, 160, 60}));
  pen.pop_clip();
}

}  // namespace mathom::war_of_the_ring
