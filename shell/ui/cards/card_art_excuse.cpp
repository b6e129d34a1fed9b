// The Excuse: a jester with a lute, in the colours of all the suits. It has one head, not two: it belongs to no side.
#include "shell/ui/cards/card_art.h"
#include "shell/ui/cards/card_face.h"
#include "shell/ui/cards/suits.h"

namespace mathom::ui {
namespace {

constexpr Colour kSkin = rgb(0xF0CBA6), kWoodLight = rgb(0xD9954A), kWoodDark = rgb(0x9A5B22), kBell = rgb(0xE9B949);

void bell(const Brush& b, Vec at) {
  b.oval(at, 2.8f, 2.8f, Paint(rgb(0xF7DC8A), kBell, at - Vec{0, 3}, at + Vec{0, 3}));
  b.dot(at + Vec{0, 1.2f}, 0.7f, kInk);
}

void cap(const Brush& b, const std::array<Colour, kSuits>& c) {
  b.part("M-11 -34 C-13 -48 -22 -54 -29 -44 C-31 -54 -20 -62 -9 -54 C-4 -50 -1 -44 0 -36 Z", c[1]);
  b.part("M11 -34 C13 -48 22 -54 29 -44 C31 -54 20 -62 9 -54 C4 -50 1 -44 0 -36 Z", c[2]);
  b.part("M-8 -38 C-8 -50 -4 -58 2 -63 C6 -57 9 -48 8 -38 Z", c[4]);
  bell(b, {-28.6f, -42.4f});
  bell(b, {28.6f, -42.4f});
  bell(b, {2.4f, -62});
  b.part("M-12.4 -32 C-8 -38.6 8 -38.6 12.4 -32 L11.6 -28.4 C6 -33 -6 -33 -11.6 -28.4 Z", rgb(0xF0CE7A));
}

void head(const Brush& b) {
  b.oval({0, -22.5f}, 10, 12, Paint(mix(kSkin, rgb(0xFFFFFF), 0.2f), kSkin, {-10, 0}, {10, 0}));
  b.line("M-6 -25 Q-4 -27.4 -2 -25", kInk, 1.1f);
  b.line("M2 -25 Q4 -27.4 6 -25", kInk, 1.1f);
  b.line("M0 -24 L-1.4 -19.6 L1 -19.2", rgb(0xB07A52), 0.8f);
  b.bare("M-5.4 -17 Q0 -15 5.4 -17 Q3.4 -11.6 0 -11.6 Q-3.4 -11.6 -5.4 -17 Z", rgb(0x9C3A34));
  b.dot({-6.6f, -19.6f}, 1.7f, rgb(0xE8907A, 150));
  b.dot({6.6f, -19.6f}, 1.7f, rgb(0xE8907A, 150));
}

void coat(const Brush& b, const std::array<Colour, kSuits>& c) {
  b.part("M0 -6 C-14 -6 -25 0 -27 14 L-24 52 L0 60 Z", c[3]);
  b.part("M0 -6 C14 -6 25 0 27 14 L24 52 L0 60 Z", c[1]);
  // Harlequin lozenges.
  b.bare("M-13 2 L-7 12 L-13 22 L-19 12 Z", rgb(0xF0CE7A));
  b.bare("M13 2 L19 12 L13 22 L7 12 Z", c[2]);
  b.bare("M-12 34 L-6 43 L-12 52 L-18 43 Z", c[4]);
  b.bare("M12 34 L18 43 L12 52 L6 43 Z", rgb(0xF0CE7A));
  b.part("M-24 52 L-17 64 L-12 56 L-6 66 L0 58 L6 66 L12 56 L17 64 L24 52 L0 60 Z", rgb(0xF0CE7A));
  b.part("M-17 -6 L-14 2 L-9 -3 L-5 5 L0 -2 L5 5 L9 -3 L14 2 L17 -6 C9 -12 -9 -12 -17 -6 Z", rgb(0xFFFBF0));
}

void lute(const Pen& art) {
  const Brush b(art.through(shift({1, 29}) * turn(-0.5f) * stretch(0.86f, 0.86f)));
  b.part("M-2.4 -10 L-2.4 -44 L2.4 -44 L2.4 -10 Z", kWoodDark);
  b.part("M-3 -44 L3 -44 L5.4 -53 L0.4 -54.6 Z", kWoodDark);
  for (const float y : {-46.0f, -49.0f}) b.dot({-4.6f, y}, 1.1f, kBell);
  b.part("M0 -14 C10 -10 15 2 14 10 C13 19 7 23 0 23 C-7 23 -13 19 -14 10 C-15 2 -10 -10 0 -14 Z",
         Paint(rgb(0xEDB469), kWoodLight, {-12, 0}, {12, 0}));
  b.oval({0, 4}, 4.6f, 4.6f, rgb(0x5A3212));
  b.dot({0, 4}, 2.6f, rgb(0x2E190A));
  b.part("M-6 15 L6 15 L6 17.4 L-6 17.4 Z", kWoodDark);
  for (const float x : {-1.5f, -0.5f, 0.5f, 1.5f}) {
    const Vec string[] = {{x, -43}, {x * 2, 15}};
    b.pen().stroke(string, rgb(0xFFF6DC), 0.35f, false);
  }
}

}  // namespace

void draw_jester(const Pen& art, const std::array<Colour, kSuits>& colours) {
  const Brush b(art);
  coat(b, colours);
  cap(b, colours);
  head(b);
}

// The picture has a corner of paper for its index, so that neither lies over the other.
void draw_excuse(const Pen& art, const std::array<Colour, kSuits>& colours) {
  const Rect box{-31, -66, 62, 132};
  art.box(box, 4, downwards(rgb(0xFFF9E6), rgb(0xF6E3B4), box));
  for (int i = 0; i < 12; ++i) {
    const float a = 2 * 3.14159265f * static_cast<float>(i) / 12;
    const Vec ray[] = {Vec{0, -22} + Vec{std::cos(a - 0.09f), std::sin(a - 0.09f)} * 30.5f,
                       Vec{0, -22} + Vec{std::cos(a + 0.09f), std::sin(a + 0.09f)} * 30.5f,
                       {0, -22}};
    art.convex(ray, rgb(0xEBC768, 120));
  }
  const Brush b(art);
  draw_jester(art, colours);
  lute(art);
  // Hands on neck and strings.
  b.oval({-12.4f, 4.4f}, 3.6f, 3.1f, kSkin);
  b.oval({7.4f, 33}, 3.8f, 3.2f, kSkin);
  art.frame(box, 4, rgb(0xB98520), 1.1f);
  art.frame(grown(box, -2.2f), 2.5f, rgb(0xB98520, 130), 0.6f);
}

}  // namespace mathom::ui
