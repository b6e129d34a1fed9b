#include "shell/tables/war_of_the_ring/pictures/figures.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr Colour kSkin = rgb(0xF0D2B0), kOrc = rgb(0x8C9070), kPallor = rgb(0xCFE6DA), kWood = rgb(0x7C5230),
                 kNight = rgb(0x15141A);

Colour darker(Colour c, float t) { return mix(c, rgb(0x0A0806), t); }
Colour lighter(Colour c, float t) { return mix(c, rgb(0xFFFFFF), t); }

void back_hair(const Brush& b, const Figure& f) {
  if (f.hair != Hair::longer || f.wear == Wear::hood) return;
  b.part("M-12 -18 C-20 -2 -19 14 -20 25 L20 25 C19 14 20 -2 12 -18 Z",
         downwards(f.locks, darker(f.locks, 0.25f), {-20, -18, 40, 43}));
}

void body(const Brush& b, const Figure& f) {
  const Rect r{-27, 3, 54, 32};
  b.part("M-27 35 C-28 16 -15 6 0 5 C15 6 28 16 27 35 Z", downwards(lighter(f.robe, 0.16f), darker(f.robe, 0.2f), r));
  b.bare("M-8 6 L0 21 L8 6 C4 9 -4 9 -8 6 Z", f.trim);
  b.line("M-8 6 L0 21 L8 6", darker(f.robe, 0.45f), 1.2f);
  b.dot({0, 21.5f}, 2.2f, f.trim);
}

void features(const Brush& b, const Figure& f) {
  const bool orc = f.kin == Kin::orc;
  const Colour skin = orc ? kOrc : f.kin == Kin::shade ? kPallor : kSkin;
  if (f.kin == Kin::elf || orc) {
    b.part("M-9 -12 L-16 -17 L-10 -6 Z", skin);
    b.part("M9 -12 L16 -17 L10 -6 Z", skin);
  }
  b.oval({0, -8}, f.kin == Kin::dwarf ? 11.5f : 10, 12.5f, Paint(skin, darker(skin, 0.1f), {-8, -8}, {10, 0}));
  for (const float x : {-3.8f, 3.8f}) {
    if (orc) b.dot({x, -9}, 2, rgb(0xF2D24A));
    b.dot({x, -9}, orc ? 0.9f : 1.25f, kInk);
  }
  if (orc) {
    b.line("M-7 -12 L-2 -10.5", kInk, 1.3f);
    b.line("M7 -12 L2 -10.5", kInk, 1.3f);
    b.line("M-5 -1.5 L5 -1.5", kInk, 1);
    b.bare("M-4 -1.5 L-3 -5 L-2 -1.5 Z", rgb(0xFBF6EA));
    return b.bare("M4 -1.5 L3 -5 L2 -1.5 Z", rgb(0xFBF6EA));
  }
  b.line("M0 -8 L1 -4.5 L-0.5 -4.2", darker(skin, 0.35f), 0.8f);
  if (f.beard == Beard::none || f.beard == Beard::stubble)
    b.line("M-3 -0.8 C-1 0.2 1 0.2 3 -0.8", darker(skin, 0.55f), 0.9f);
}

void beard(const Brush& b, const Figure& f) {
  const Paint p = downwards(f.locks, darker(f.locks, 0.2f), {-12, -8, 24, 34});
  switch (f.beard) {
    case Beard::none: return;
    case Beard::stubble:
      return b.bare("M-9.5 -6 C-9 7 9 7 9.5 -6 C7 -1 3 -3 0 -2.4 C-3 -3 -7 -1 -9.5 -6 Z", faded(f.locks, 0.6f));
    case Beard::full:
      b.part("M-11 -8 C-14 14 -6 20 0 20 C6 20 14 14 11 -8 C7 -2 3 -4 0 -3.4 C-3 -4 -7 -2 -11 -8 Z", p);
      b.line("M-5 4 C-4 10 -3 14 -1 18", darker(f.locks, 0.35f), 0.8f);
      return b.line("M5 4 C4 10 3 14 1 18", darker(f.locks, 0.35f), 0.8f);
    case Beard::flowing:
      b.part("M-10 -7 C-13 12 -8 24 0 31 C8 24 13 12 10 -7 C7 -2 3 -4 0 -3.4 C-3 -4 -7 -2 -10 -7 Z", p);
      b.line("M-4 3 C-4 12 -2 20 0 27", darker(f.locks, 0.3f), 0.8f);
      return b.line("M5 3 C5 10 3 17 2 22", darker(f.locks, 0.3f), 0.8f);
  }
}

void front_hair(const Brush& b, const Figure& f) {
  switch (f.hair) {
    case Hair::none: return;
    case Hair::cropped:
      return b.part("M-11 -8 C-13 -26 13 -26 11 -8 C9 -15 4 -17 0 -16.4 C-4 -17 -9 -15 -11 -8 Z", f.locks);
    case Hair::longer: return b.part("M-11 2 C-16 -28 16 -28 11 2 C12 -8 8 -15 1 -17 C-6 -15 -12 -8 -11 2 Z", f.locks);
    case Hair::curly:
      for (const Vec at :
           {Vec{-9, -13}, Vec{9, -13}, Vec{-5, -19}, Vec{5, -19}, Vec{0, -21}, Vec{-11, -7}, Vec{11, -7}})
        b.dot(at, 4.9f, f.locks);
      return b.bare("M-9 -12 C-8 -20 8 -20 9 -12 C4 -17 -4 -17 -9 -12 Z", f.locks);
  }
}

void helmets(const Brush& b, const Figure& f) {
  const Paint iron = Paint(lighter(f.iron, 0.2f), darker(f.iron, 0.25f), {-12, -20}, {12, -10});
  b.part(
      "M-12.5 -3 L-12.5 -13 C-12 -30 12 -30 12.5 -13 L12.5 -3 L8.5 -6 L8.5 -13 L1.6 -13 L0 -5 L-1.6 -13 L-8.5 -13 "
      "L-8.5 -6 Z",
      iron);
  if (f.wear == Wear::crest) b.part("M-3 -23 C-6 -36 6 -40 18 -30 C12 -32 6 -28 3 -23 Z", f.trim);
  if (f.wear == Wear::wings) {
    b.part("M-11 -14 C-22 -18 -24 -30 -20 -38 C-16 -30 -12 -26 -9 -22 Z", rgb(0xFBFBF4));
    b.part("M11 -14 C22 -18 24 -30 20 -38 C16 -30 12 -26 9 -22 Z", rgb(0xFBFBF4));
  }
  if (f.wear == Wear::tall) b.part("M-7 -23 C-4 -30 -2 -36 0 -42 C2 -36 4 -30 7 -23 C3 -25 -3 -25 -7 -23 Z", f.trim);
}

void worn(const Brush& b, const Figure& f) {
  switch (f.wear) {
    case Wear::none: return;
    case Wear::circlet: b.line("M-11 -14 C-5 -18 5 -18 11 -14", kGoldDeep, 2); return b.dot({0, -17.4f}, 2.2f, f.trim);
    case Wear::crown:
      return b.part("M-12 -15 L-14 -30 L-7 -22 L0 -34 L7 -22 L14 -30 L12 -15 C5 -18 -5 -18 -12 -15 Z", ui::kGold);
    case Wear::spikes:
      return b.part("M-13 -15 L-17 -40 L-9 -25 L-6 -42 L0 -25 L6 -42 L9 -25 L17 -40 L13 -15 Z", f.iron);
    case Wear::hood:
      b.part("M-13 2 C-20 -34 20 -34 13 2 C14 -8 9 -17 0 -17.5 C-9 -17 -14 -8 -13 2 Z",
             downwards(lighter(f.robe, 0.2f), f.robe, {-16, -28, 32, 30}));
      return b.part("M-15 4 C-8 12 8 12 15 4 C16 10 10 15 0 15 C-10 15 -16 10 -15 4 Z", f.robe);
    case Wear::hat:
      b.part(
          "M-25 -13 C-12 -20 12 -20 25 -13 C14 -15 10 -16 8 -19 C7 -28 4 -40 -6 -46 C-4 -36 -9 -28 -8 -19 C-10 -16 -14 "
          "-15 -25 -13 Z",
          f.trim);
      return b.line("M-8 -19 C-3 -17 4 -17 8 -19", darker(f.trim, 0.5f), 1.6f);
    case Wear::turban:
      b.part("M-14 -11 C-18 -32 18 -32 14 -11 C6 -16 -6 -16 -14 -11 Z", f.trim);
      b.line("M-13 -15 C-4 -24 6 -27 12 -22", darker(f.trim, 0.35f), 1);
      b.line("M-13 -20 C-6 -26 2 -28 8 -27", darker(f.trim, 0.35f), 1);
      return b.dot({0, -17}, 2.3f, rgb(0xE23A2A));
    case Wear::kerchief:
      return b.part("M-13 6 C-18 -32 18 -32 13 6 L17 16 L9 12 C12 -4 8 -15 0 -15.6 C-8 -15 -12 -4 -9 12 L-17 16 Z",
                    rgb(0xF4F0E6));
    default: return helmets(b, f);
  }
}

// Nobody is in the hood.
void wraith(const Brush& b, const Figure& f) {
  const Rect r{-28, -34, 56, 70};
  b.part("M0 -32 C20 -30 19 -8 17 2 C28 12 30 24 29 35 L-29 35 C-30 24 -28 12 -17 2 C-19 -8 -20 -30 0 -32 Z",
         downwards(rgb(0x54525E), kNight, r));
  b.bare("M0 -24 C12 -22 12 -8 10 0 C8 7 4 10 0 11 C-4 10 -8 7 -10 0 C-12 -8 -12 -22 0 -24 Z", rgb(0x050507));
  for (const float x : {-4.2f, 4.2f}) {
    b.pen().disc({x, -8}, 3.4f, faded(f.trim, 0.35f));
    b.pen().disc({x, -8}, 1.5f, f.trim);
  }
  b.line("M-14 8 C-18 18 -18 28 -19 35", rgb(0x7A7786), 1);
  b.line("M14 8 C18 18 18 28 19 35", rgb(0x7A7786), 1);
  b.line("M-11 6 C-5 14 5 14 11 6", f.trim, 1.1f);
  if (f.wear == Wear::spikes) worn(b, f);
  if (f.wear == Wear::circlet) b.line("M-11 -22 C-5 -28 5 -28 11 -22", f.iron, 2.4f);
  if (f.wear == Wear::helm || f.wear == Wear::tall || f.wear == Wear::wings || f.wear == Wear::crest) helmets(b, f);
  if (f.wear == Wear::turban) worn(b, f);
}

void blades(const Brush& b, Hold hold, Colour iron) {
  switch (hold) {
    case Hold::sword:
      b.part("M0 -38 L3.2 -31 L3.2 8 L-3.2 8 L-3.2 -31 Z", Paint(lighter(iron, 0.35f), iron, {-3, 0}, {3, 0}));
      b.part("M-10 8 L10 8 L10 12 L-10 12 Z", kGoldDeep);
      return b.part("M-2.2 12 L2.2 12 L2.2 24 L-2.2 24 Z", kWood);
    case Hold::knife:
      b.part("M0 -16 L3 -8 L3 8 L-3 8 Z", iron);
      b.part("M-7 8 L7 8 L7 11 L-7 11 Z", kGoldDeep);
      return b.part("M-2 11 L2 11 L2 21 L-2 21 Z", kWood);
    case Hold::sabre:
      b.part("M-2 10 C-4 -10 -1 -26 12 -37 C7 -22 4 -8 4 10 Z", iron);
      b.part("M-8 10 L8 10 L8 13.5 L-8 13.5 Z", kGoldDeep);
      return b.part("M-2.2 13.5 L2.2 13.5 L2.2 24 L-2.2 24 Z", kWood);
    case Hold::axe:
      b.part("M-2 -32 L2 -32 L2 30 L-2 30 Z", kWood);
      return b.part("M2 -30 C14 -36 18 -26 17 -10 C12 -15 6 -16 2 -14 Z", iron);
    case Hold::mace:
      b.part("M-2 -24 L2 -24 L2 30 L-2 30 Z", kWood);
      for (int i = 0; i < 8; ++i) {
        const Vec spike[] = {{-2.6f, -6}, {0, -12}, {2.6f, -6}};
        b.pen().through(shift({0, -26}) * turn(static_cast<float>(i) * 0.7854f)).convex(spike, darker(iron, 0.3f));
      }
      return b.dot({0, -26}, 7, iron);
    default:  // a flail
      b.part("M-2 -20 L2 -20 L2 28 L-2 28 Z", kWood);
      b.line("M0 -20 C2 -34 12 -34 14 -22", darker(iron, 0.4f), 1.8f);
      for (int i = 0; i < 6; ++i) {
        const Vec spike[] = {{-2, -5}, {0, -10}, {2, -5}};
        b.pen().through(shift({14, -15}) * turn(static_cast<float>(i) * 1.0472f)).convex(spike, darker(iron, 0.3f));
      }
      return b.dot({14, -15}, 6, iron);
  }
}

void poles(const Brush& b, Hold hold, Colour robe, Colour iron) {
  b.part("M-1.6 -36 L1.6 -36 L1.8 35 L-1.8 35 Z", kWood);
  switch (hold) {
    case Hold::spear: return b.part("M0 -48 L4.5 -37 L0 -30 L-4.5 -37 Z", iron);
    case Hold::fork:
      for (const float x : {-6.0f, 0.0f, 6.0f}) b.pen().box({x - 0.9f, -46, 1.8f, 14}, 0, darker(iron, 0.4f));
      return b.pen().box({-7, -34, 14, 2.2f}, 0, darker(iron, 0.4f));
    case Hold::banner: return b.part("M2 -44 L26 -40 L20 -31 L26 -22 L2 -20 Z", robe);
    case Hold::lit_staff:
      for (int i = 4; i >= 1; --i) b.pen().disc({0, -39}, 4.5f * static_cast<float>(i), rgb(0xFFF6C8, 44));
      return b.dot({0, -39}, 4.6f, rgb(0xFFFBE4));
    default:  // a staff
      b.part("M-6 -34 C-9 -44 -2 -47 0 -42 C2 -47 9 -44 6 -34 C3 -38 -3 -38 -6 -34 Z", kWood);
      return b.dot({0, -38}, 2.6f, rgb(0xF2F2F2));
  }
}

}  // namespace

void draw_held(const Brush& b, Hold hold, Colour robe, Colour iron) {
  switch (hold) {
    case Hold::none: return;
    case Hold::bow: b.line("M-4 -36 C14 -20 14 20 -4 36", kWood, 3); return b.line("M-4 -36 L-4 36", kInk, 0.8f);
    case Hold::horn:
      b.part("M-12 -8 C-6 12 8 14 16 -12 C10 0 0 2 -4 -9 Z", rgb(0xEFE3C4));
      return b.line("M-10 -7 L-5 -9", kGoldDeep, 2.2f);
    case Hold::pipe:
      b.line("M-12 2 L8 8", kWood, 1.8f);
      b.part("M5 4 L13 4 C14 12 12 15 9 15 C6 15 4 11 5 4 Z", rgb(0x8A5A2B));
      return b.line("M9 1 C5 -6 13 -10 8 -18", rgb(0xE8E6DF), 1.8f);
    case Hold::pan:
      b.part("M-2 -6 L2 -6 L2.4 16 L-2.4 16 Z", kWood);
      b.dot({0, -14}, 9.5f, rgb(0x4A4A50));
      return b.dot({0, -14}, 6.8f, rgb(0x6E6E76));
    case Hold::scroll:
      b.part("M-7 -18 L8 -20 L8 14 L-7 16 Z", rgb(0xF4E8C8));
      for (const float y : {-12.0f, -6.0f, 0.0f}) b.pen().box({-4, y, 9, 1.3f}, 0, rgb(0x8C7A5A));
      return b.dot({1, 9}, 3.2f, rgb(0xA5271D));
    case Hold::ring:
      b.line("M-20 -14 C-16 0 -8 8 -2 12", rgb(0xD8D0BC), 0.9f);
      b.pen().ring({0, 15}, 4, rgb(0x7A4E10), 3.4f);
      return b.pen().ring({0, 15}, 4, ui::kGold, 2.2f);
    case Hold::herb:
      b.line("M0 20 C0 4 2 -8 0 -22", rgb(0x3F7A4A), 1.8f);
      for (const float y : {-18.0f, -8.0f, 2.0f}) {
        b.pen().through(shift({0, y}) * turn(-0.9f)).convex(ellipse({0, -6}, 3.2f, 7, 14), rgb(0x5E9C58));
        b.pen().through(shift({0, y}) * turn(0.9f)).convex(ellipse({0, -6}, 3.2f, 7, 14), rgb(0x4A8A4C));
      }
      return;
    case Hold::drum: b.part("M-11 -6 L11 -6 L9 16 L-9 16 Z", kWood); return b.oval({0, -6}, 11, 4, rgb(0xEFE3C4));
    case Hold::spear:
    case Hold::fork:
    case Hold::banner:
    case Hold::lit_staff:
    case Hold::staff: return poles(b, hold, robe, iron);
    default: return blades(b, hold, iron);
  }
}

void draw_figure(const Brush& outer, const Figure& f) {
  const float k = f.kin == Kin::hobbit ? 0.86f : 1.0f, wide = f.kin == Kin::dwarf ? 1.12f : 1.0f;
  const Brush b(outer.pen().through(shift({0, 35 * (1 - k)}) * stretch(k * wide, k)));
  const bool pole = f.hold >= Hold::spear && f.hold <= Hold::banner;
  const Brush held(b.pen().through(shift({pole ? 23.0f : 22.0f, pole ? 0.0f : 8.0f})));
  if (pole) draw_held(held, f.hold, f.trim, f.iron);
  if (f.kin == Kin::wraith) {
    wraith(b, f);
  } else {
    back_hair(b, f);
    body(b, f);
    features(b, f);
    beard(b, f);
    front_hair(b, f);
    worn(b, f);
  }
  if (f.hold == Hold::ring) return draw_held(Brush(b.pen().through(shift({0, 8}))), f.hold, f.robe, f.iron);
  if (!pole) draw_held(held, f.hold, f.robe, f.iron);
  if (f.hold == Hold::none || f.hold == Hold::pipe) return;
  b.oval({pole ? 22.0f : 21.5f, pole ? 20.0f : 25.5f}, 3.6f, 3.2f,
         f.kin == Kin::wraith ? rgb(0x4A4A52)
         : f.kin == Kin::orc  ? kOrc
                              : kSkin);
}

void draw_soldiers(const Brush& b, const Figure& f, Colour shield, Colour device, int form) {
  const auto one = [&](Vec at, float k, float shade) {
    const Pen p = b.pen().through(shift(at) * stretch(k, k)).veiled(rgb(0x3A3428), shade);
    const Brush s(p);
    draw_held(Brush(p.through(shift({17, 2}))), f.hold, f.trim, f.iron);
    Figure plain = f;
    plain.hold = Hold::none;
    draw_figure(s, plain);
    s.part("M-15 8 L15 8 L15 20 C13 29 6 34 0 38 C-6 34 -13 29 -15 20 Z",
           downwards(lighter(shield, 0.12f), darker(shield, 0.2f), {-15, 8, 30, 30}));
    const Vec m{0, 20};
    if (form == 0) return;
    if (form == 1) return s.dot(m, 5, device);
    if (form == 2) return s.bare("M-8 20 C-4 14 4 14 8 20 C4 26 -4 26 -8 20 Z", device);
    if (form == 3) {
      const Vec lozenge[] = {{0, 12}, {7, 20}, {0, 30}, {-7, 20}};
      return p.convex(lozenge, device);
    }
    s.bare("M-6 28 L-7 20 L-9 15 L-5 19 L-4 12 L-2 18 L0 11 L2 18 L5 12 L4 20 L8 16 L5 28 Z", device);
  };
  one({-17, -2}, 0.72f, 0.22f);
  one({17, -2}, 0.72f, 0.22f);
  one({0, 5.5f}, 0.86f, 0);
}

}  // namespace mathom::war_of_the_ring
