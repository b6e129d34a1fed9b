// The drawing of a bust, in a disc of radius 50 around the middle.
#include "shell/ui/cards/card_art.h"
#include "shell/ui/cards/suits.h"
#include "shell/ui/people/person.h"

namespace mathom::ui {
namespace {

constexpr float kLine = 1.5f;
constexpr Colour kWhite = rgb(0xFFFFFF);

Paint lit(Colour c, float top, float bottom) {
  return {mix(c, kWhite, 0.16f), mix(c, kInk, 0.12f), {0, top}, {0, bottom}};
}

void hair_behind(const Brush& b, const Person& p) {
  const Paint paint = lit(p.hair_colour, -34, 26);
  switch (p.hair) {
    case Hair::bob:
      return b.part("M0 -31 C-20 -31 -25 -16 -23 0 C-23 8 -20 12 -15 12 L15 12 C20 12 23 8 23 0 C25 -16 20 -31 0 -31 Z",
                    paint);
    case Hair::straight:
      return b.part(
          "M0 -31 C-21 -31 -26 -16 -24 2 C-24 16 -27 22 -29 28 L29 28 C27 22 24 16 24 2 C26 -16 21 -31 0 -31 Z", paint);
    case Hair::curls:
      for (const Vec v : {Vec{-19, -14}, Vec{19, -14}, Vec{-21, 0}, Vec{21, 0}, Vec{-14, -25}, Vec{14, -25},
                          Vec{0, -29}, Vec{-18, 11}, Vec{18, 11}})
        b.oval(v, 9.5f, 9.5f, p.hair_colour);
      return;
    case Hair::braids:
      for (const float way : {-1.0f, 1.0f})
        for (int i = 0; i < 4; ++i)
          b.oval({way * (19 + static_cast<float>(i) * 0.8f), 4 + static_cast<float>(i) * 8}, 5.2f, 5.4f, paint);
      return;
    case Hair::bun: return b.oval({0, -34}, 10, 9, paint);
    default: return;
  }
}

void body(const Brush& b, const Person& p) {
  b.part("M-44.6 22.6 C-40 14 -26 10 -10 9 L10 9 C26 10 40 14 44.6 22.6 C38 40 20 50 0 50 C-20 50 -38 40 -44.6 22.6 Z",
         lit(p.clothes, 8, 50));
  b.part("M-8 2 L-9 14 Q0 22 9 14 L8 2 Z", mix(p.skin, kInk, 0.10f));
  b.part("M-14 9.4 L-4 22 L0 17 L4 22 L14 9.4 L17 14 L6 29 L0 22.6 L-6 29 L-17 14 Z", p.trim);
  b.line("M0 24 L0 49", mix(p.clothes, kInk, 0.4f), 1.2f);
}

void features(const Brush& b, const Person& p) {
  const Colour shade = mix(p.skin, rgb(0x5A2A18), 0.42f);
  for (const float way : {-1.0f, 1.0f}) {
    b.oval({way * 17.2f, -5}, 3.4f, 4.4f, mix(p.skin, kInk, 0.06f));
  }
  b.oval({0, -8}, 17, 20, Paint(mix(p.skin, kWhite, 0.14f), p.skin, {-16, -20}, {14, 8}));
  for (const float way : {-1.0f, 1.0f}) {
    b.dot({way * 10, -1}, 3.6f, faded(rgb(0xE0705A), 0.34f));
    b.dot({way * 6.6f, -7.4f}, 2.1f, kInk);
    b.dot({way * 6.6f + 0.7f, -8.1f}, 0.7f, kWhite);
    const Vec brow[] = {{way * 3.6f, -12.6f}, {way * 6.8f, -13.8f}, {way * 10, -12.4f}};
    b.pen().stroke(brow, mix(p.hair_colour, kInk, 0.25f), 1.7f, false);
    if (p.freckles)
      for (const Vec v : {Vec{7, -3}, Vec{9.6f, -4.4f}, Vec{11.6f, -2.4f}}) b.dot({way * v.x, v.y}, 0.7f, shade);
  }
  b.line("M0 -7 L-1.8 -1 L1.6 -0.6", shade, 1.3f);
  b.line("M-5 4.4 Q0 8.4 5 4.4", rgb(0x8E3A30), 1.7f);
}

void beard(const Brush& b, const Person& p) {
  const Paint paint = lit(p.hair_colour, -4, 24);
  switch (p.beard) {
    case Beard::none: return;
    case Beard::moustache:
      return b.part("M0 0.6 C-4 -1 -9 1 -12 5 C-8 5.4 -4 5 0 3.2 C4 5 8 5.4 12 5 C9 1 4 -1 0 0.6 Z", paint);
    case Beard::full:
      b.part(
          "M-17 -8 C-18 8 -13 23 0 25 C13 23 18 8 17 -8 C15 -1 11 0.6 6 0 C2 -0.6 -2 -0.6 -6 0 C-11 0.6 -15 -1 -17 -8 "
          "Z",
          paint);
      return b.bare("M-5 5 Q0 9.6 5 5 Q0 6.4 -5 5 Z", rgb(0x8E3A30));
    case Beard::pointed:
      b.part("M-11 4 C-10 12 -5 20 0 23 C5 20 10 12 11 4 C7 9 4 9.6 0 9.6 C-4 9.6 -7 9 -11 4 Z", paint);
      return b.part("M0 0.8 C-4 -0.6 -8 1 -10 4 C-6 4.2 -3 4 0 2.8 C3 4 6 4.2 10 4 C8 1 4 -0.6 0 0.8 Z", paint);
  }
}

void hair_before(const Brush& b, const Person& p) {
  const Paint paint = lit(p.hair_colour, -32, -8);
  if (p.hair == Hair::bald) return;
  if (p.hair == Hair::cropped || p.hair == Hair::bun)
    return b.part(
        "M-18 -6 C-20 -20 -15 -31 0 -31 C15 -31 20 -20 18 -6 C16 -14 12 -19 5 -20.6 C-2 -21.6 -11 -20 -14 -15 C-16 -12 "
        "-17 -9 -18 -6 Z",
        paint);
  if (p.hair == Hair::curls) {
    for (const Vec v : {Vec{-13, -23}, Vec{-5, -27}, Vec{5, -27}, Vec{13, -23}}) b.oval(v, 6.4f, 5.6f, p.hair_colour);
    return;
  }
  b.part("M-19 2 C-22 -18 -16 -31 0 -31 C16 -31 22 -18 19 2 C18 -8 15 -15 2 -21 C-8 -16 -16 -12 -19 2 Z", paint);
}

void feathered(const Brush& b, Colour c) {
  b.part("M14 -24 C20 -36 30 -44 37 -45 C37 -38 30 -26 18 -20 Z", rgb(0xE9B949));
  b.line("M16 -22 C22 -31 28 -38 35 -43", rgb(0x9A6A12), 1.1f);
  b.part("M-22 -17 C-26 -33 -12 -41 2 -40 C16 -39 24 -30 22 -17 C10 -23 -10 -23 -22 -17 Z", lit(c, -40, -16));
  b.part("M-23 -15 C-10 -21.6 10 -21.6 23 -15 L22 -20 C10 -25.6 -10 -25.6 -22 -20 Z", mix(c, kInk, 0.35f));
}

void straw(const Brush& b, Colour c) {
  b.part("M-38 -17 C-26 -25 26 -25 38 -17 C26 -12 -26 -12 -38 -17 Z", lit(c, -24, -12));
  b.part("M-17 -19 C-17 -33 -10 -38 0 -38 C10 -38 17 -33 17 -19 C8 -22 -8 -22 -17 -19 Z", lit(c, -38, -18));
  b.bare("M-17 -20 C-8 -23.4 8 -23.4 17 -20 L17 -25 C8 -28.4 -8 -28.4 -17 -25 Z", rgb(0x9A4A3A));
}

void fur(const Brush& b, Colour c) {
  b.part("M-17 -24 C-17 -38 -8 -43 0 -43 C8 -43 17 -38 17 -24 Z", lit(rgb(0x7A2F38), -43, -22));
  for (const float x : {-18.0f, -10.8f, -3.6f, 3.6f, 10.8f, 18.0f}) b.oval({x, -21.6f + x * x * 0.008f}, 5.8f, 6.4f, c);
  b.dot({0, -41}, 3, rgb(0xE9B949));
}

void hood(const Brush& b, Colour c) {
  b.part(
      "M0 -42 C-26 -42 -31 -18 -29 4 C-28 12 -24 16 -19 17 C-24 -2 -21 -27 0 -27 C21 -27 24 -2 19 17 C24 16 28 12 29 4 "
      "C31 -18 26 -42 0 -42 Z",
      lit(c, -42, 16));
}

void scarf(const Brush& b, Colour c) {
  b.part("M-20 -12 C-22 -30 -12 -36 0 -36 C12 -36 22 -30 20 -12 C12 -22 -12 -22 -20 -12 Z", lit(c, -36, -12));
  for (const Vec v : {Vec{-9, -28}, Vec{0, -31}, Vec{9, -28}, Vec{-15, -21}, Vec{15, -21}}) b.dot(v, 1.7f, kCard);
  b.oval({21, -14}, 4, 3.4f, c);
  b.part("M22 -13 L31 -6 L25 -3 Z", lit(c, -14, -2));
}

void hat(const Brush& b, const Person& p) {
  switch (p.hat) {
    case Hat::none: return;
    case Hat::feathered: return feathered(b, p.hat_colour);
    case Hat::straw: return straw(b, p.hat_colour);
    case Hat::fur: return fur(b, p.hat_colour);
    case Hat::hood: return hood(b, p.hat_colour);
    case Hat::scarf: return scarf(b, p.hat_colour);
    case Hat::band:
      return b.part("M-19 -13 C-14 -20.6 14 -20.6 19 -13 L18.4 -18 C13 -25.6 -13 -25.6 -18.4 -18 Z", rgb(0xE9B949));
  }
}

}  // namespace

void draw_person(const Pen& by, Vec middle, float radius, const Person& person, const Ring& ring) {
  const Pen pen = by.painted();
  const float rim = std::max(2.0f, radius * 0.09f);
  if (ring.acts) {
    pen.disc(middle, radius + rim * 1.5f, faded(kGold, 0.25f));
    pen.ring(middle, radius + rim * 0.6f, kGold, rim);
  }
  const Colour ground = mix(ring.colour, rgb(0x14231D), 0.30f);
  pen.disc(middle, radius,
           Paint(mix(ring.colour, kWhite, 0.12f), ground, middle - Vec{0, radius}, middle + Vec{0, radius}));
  // A little smaller than the disc, so that hat and shoulders stay inside its ring.
  const float k = (radius - rim * 0.5f) / 50;
  const Brush b(pen.through(shift(middle) * stretch(k, k)), kLine);
  hair_behind(b, person);
  body(b, person);
  features(b, person);
  beard(b, person);
  hair_before(b, person);
  hat(b, person);
  pen.ring(middle, radius - rim * 0.5f, ring.colour, rim);
  const float sign = radius * 0.29f;
  const Vec at = middle + Vec{radius * 0.70f, radius * 0.70f};
  pen.disc(at, sign, rgb(0x10201A));
  pen.ring(at, sign, faded(ring.colour, 0.7f), 1);
  draw_badge(pen, ring.badge, at, sign * 1.15f, ring.colour);
  if (!ring.crown) return;
  const Vec top = middle + Vec{-radius * 0.52f, -radius * 0.86f};
  const float wide = radius * 0.74f;
  const Pen tilted = pen.through(shift(top) * turn(-0.42f) * shift(top * -1.0f));
  draw_crown(tilted, top, wide * 1.12f, rgb(0x4A2E08));
  draw_crown(tilted, top, wide,
             Paint(rgb(0xFBE08C), rgb(0xD29A26), top - Vec{0, wide * 0.35f}, top + Vec{0, wide * 0.3f}));
}

}  // namespace mathom::ui
