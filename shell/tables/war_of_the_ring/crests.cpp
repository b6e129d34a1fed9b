// The crests and liveries of the factions, and the signs of the kinds of cards.

#include "shell/tables/war_of_the_ring/signs.h"
#include "shell/ui/card_art.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr Colour kPale = rgb(0xF8F3E4);

void tree(const Pen& p, const Livery&) {
  p.fill(drawn("M-5 40 L-3 4 L-22 -10 L-18 -15 L-3 -5 L-3 -24 L3 -24 L3 -5 L18 -15 L22 -10 L3 4 L5 40 Z"), kPale);
  for (const Vec at : {Vec{0, -27}, Vec{-17, -18}, Vec{17, -18}, Vec{-25, -7}, Vec{25, -7}, Vec{-9, -30}, Vec{9, -30}})
    p.disc(at, 7, kPale);
}
void hammer(const Pen& p, const Livery&) {
  const Pen q = p.through(turn(0.6f));
  q.box({-4, -20, 8, 56}, 2, rgb(0xD9B98A));
  q.fill(drawn("M-24 -34 L16 -34 L26 -26 L26 -18 L16 -10 L-24 -10 Z"), kPale);
}
void star(const Pen& p, const Livery&) {
  for (int i = 0; i < 8; ++i) {
    const float tip = i % 2 == 0 ? -40.0f : -26.0f;
    const Vec ray[] = {{-6, -5}, {0, tip}, {6, -5}, {0, 4}};
    p.through(turn(static_cast<float>(i) * kPi / 4)).convex(ray, kPale);
  }
}
void door(const Pen& p, const Livery& l) {
  p.disc({0, 0}, 32, rgb(0xF2D98A));
  p.disc({0, 0}, 26, l.deep);
  for (const float x : {-13.0f, 0.0f, 13.0f}) p.box({x - 1.2f, -22, 2.4f, 44}, 0, mix(l.deep, kPale, 0.4f));
  p.disc({0, 2}, 5, rgb(0xF2D98A));
}
void horse(const Pen& p, const Livery&) {
  p.fill(drawn("M-30 40 C-30 10 -20 -16 -4 -28 L-2 -42 L6 -32 C22 -24 32 -4 36 8 C36 18 28 22 22 18 L8 8 C2 14 8 26 12 "
               "40 Z"),
         kPale);
  p.disc({12, -12}, 3.2f, rgb(0x2B3A18));
}
void hat(const Pen& p, const Livery&) {
  p.fill(drawn("M-40 20 C-26 8 -14 8 -12 10 C-10 -10 -6 -34 10 -42 C8 -30 14 -10 14 10 C24 8 36 14 40 22 C20 32 -20 32 "
               "-40 20 Z"),
         kPale);
  p.stroke(line_from_path("M-14 12 C-4 18 6 18 16 12"), rgb(0x4A4884), 4, false);
}
void hand(const Pen& p, const Livery&) {
  p.fill(
      drawn(
          "M-22 40 L-26 6 C-32 -4 -40 -10 -36 -16 C-30 -20 -24 -10 -20 -4 L-22 -30 C-22 -38 -12 -38 -11 -30 L-8 -8 L-6 "
          "-38 C-5 -46 5 -46 5 -38 L5 -8 L10 -34 C12 -42 21 -39 20 -32 L16 -4 L24 -22 C27 -29 35 -25 33 -18 L22 14 L16 "
          "40 Z"),
      kPale);
}
void claws(const Pen& p, const Livery&) {
  for (const float x : {-24.0f, 0.0f, 24.0f})
    p.through(shift({x, 0})).fill(drawn("M8 -38 C12 -8 4 20 -10 40 C-6 14 -8 -14 -4 -36 Z"), kPale);
}
void eye(const Pen& p, const Livery&) {
  p.fill(drawn("M-44 0 C-24 -32 24 -32 44 0 C24 32 -24 32 -44 0 Z"),
         Paint(rgb(0xFFE08A), rgb(0xF07A24), {0, -24}, {0, 24}));
  p.fill(drawn("M0 -24 C8 -12 8 12 0 24 C-8 12 -8 -12 0 -24 Z"), rgb(0x1A0604));
}
void serpent(const Pen& p, const Livery& l) {
  const auto line = line_from_path("M28 -24 C18 -42 -26 -38 -22 -16 C-18 2 24 -2 22 16 C20 36 -22 36 -30 20", 14);
  p.stroke(line, l.deep, 15, false);
  p.stroke(line, kPale, 10, false);
  p.fill(drawn("M18 -26 C22 -36 38 -34 42 -20 C36 -12 24 -12 18 -20 Z"), kPale);
  p.disc({32, -22}, 2.4f, l.deep);
}

using Draw = void (*)(const Pen&, const Livery&);
constexpr Draw kCrests[kFactions] = {tree, hammer, star, door, horse, hat, hand, claws, eye, serpent};

}  // namespace

const Livery& livery_of(Faction f) {
  static constexpr Livery all[kFactions] = {
      {rgb(0x2F5585), rgb(0xEFF3F8), rgb(0x17304F)},  // blue of the sea kings
      {rgb(0x8A5A2B), rgb(0xF5EADB), rgb(0x4A2C12)},  // bronze
      {rgb(0x23837A), rgb(0xEAF5EF), rgb(0x0D4A48)},  // leaf in twilight
      {rgb(0x7C8F22), rgb(0xF6F5DE), rgb(0x3F4A0C)},  // garden
      {rgb(0xC2952A), rgb(0xFBF3D8), rgb(0x3F4A1A)},  // corn
      {rgb(0x7C7CC0), rgb(0xF1F1FA), rgb(0x343470)},  // dusk
      {rgb(0x474D55), rgb(0xEDEEEE), rgb(0x22262B)},  // iron
      {rgb(0x7A3B63), rgb(0xF5E9F0), rgb(0x431C35)},  // deep water
      {rgb(0xA5271D), rgb(0xF8E8E0), rgb(0x57100B)},  // embers
      {rgb(0xD2701E), rgb(0xFCEFDB), rgb(0x6E2F08)},  // desert
  };
  return all[static_cast<std::size_t>(f)];
}

void draw_crest(const Pen& pen, Faction f, Vec m, float size) {
  const Pen p = pen.through(shift(m) * stretch(size / 100, size / 100));
  const Livery& l = livery_of(f);
  const Rect box{-50, -50, 100, 100};
  const Paint ground = downwards(mix(l.band, rgb(0xFFFFFF), 0.12f), l.deep, box);
  // The Free Peoples bear discs, the Shadow shields.
  if (side_of(f) == Side::free_peoples) {
    p.disc({0, 0}, 50, ground);
    p.ring({0, 0}, 46, rgb(0xF7E7BE), 4);
  } else {
    static constexpr std::string_view kEdge = "M-46 -46 L46 -46 L46 6 C44 30 22 44 0 54 C-22 44 -44 30 -46 6 Z";
    p.fill(drawn(kEdge), ground);
    p.through(stretch(0.93f, 0.93f)).stroke(drawn(kEdge).outline, rgb(0xF7E7BE), 4, true);
  }
  kCrests[static_cast<std::size_t>(f)](p.through(stretch(0.86f, 0.86f)), l);
}

void draw_type(const Pen& pen, Type type, Vec m, float size, Colour c) {
  const Pen p = pen.through(shift(m) * stretch(size / 100, size / 100));
  switch (type) {
    case Type::army:  // a banner between two spears
      for (const float x : {-36.0f, 36.0f}) {
        p.box({x - 4, -20, 8, 68}, 0, c);
        const Vec tip[] = {{x - 11, -18}, {x, -48}, {x + 11, -18}};
        p.convex(tip, c);
      }
      return p.fill(drawn("M-22 -44 L22 -44 L22 40 L0 22 L-22 40 Z"), c);
    case Type::character:
      p.disc({0, -24}, 23, c);
      return p.fill(drawn("M-44 48 C-44 10 -24 4 0 4 C24 4 44 10 44 48 Z"), c);
    case Type::item:  // a gem
      p.fill(drawn("M-26 -36 L26 -36 L48 -8 L0 46 L-48 -8 Z"), c);
      p.stroke(line_from_path("M-46 -8 L46 -8"), mix(c, rgb(0xFFFFFF), 0.75f), 6, false);
      return p.stroke(line_from_path("M-26 -34 L-12 -8 L0 42 L12 -8 L26 -34"), mix(c, rgb(0xFFFFFF), 0.75f), 5, false);
    case Type::event:  // a flash
      return p.fill(drawn("M14 -50 L-34 8 L-6 8 L-16 50 L34 -12 L6 -12 Z"), c);
  }
}

}  // namespace mathom::war_of_the_ring
