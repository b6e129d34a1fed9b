// Courts: half figures drawn twice, head to foot. Each rank is told apart by outline alone: the valet by cap and
// halberd, the cavalier by his horse, the dame by long hair and a flower, the roi by beard, high crown and sceptre.
#include "shell/ui/cards/card_art.h"
#include "shell/ui/cards/card_face.h"
#include "shell/ui/cards/suits.h"

namespace mathom::ui {
namespace {

struct Figure {
  Colour robe, light, hair, skin;
  Suit suit;
};

constexpr Colour kGoldPale = rgb(0xF0CE7A), kGoldMid = rgb(0xD9A13A), kErmine = rgb(0xFFFBF0), kSteel = rgb(0xC9D0D3),
                 kWood = rgb(0x8A5A33);

Figure figure_of(Suit suit, Colour colour) {
  static constexpr std::array<Colour, 4> hairs{rgb(0x3A2C28), rgb(0x8C3B1E), rgb(0xC88B34), rgb(0x5B3A21)};
  static constexpr std::array<Colour, 4> skins{rgb(0xC68A5E), rgb(0xF3D3B5), rgb(0xEBC19A), rgb(0xDDAE85)};
  const auto i = static_cast<std::size_t>(suit);
  return {mix(colour, rgb(0xFFFFFF), suit == Suit::spade ? 0.22f : 0.06f), mix(colour, rgb(0xFFFFFF), 0.62f), hairs[i],
          skins[i], suit};
}

Paint gilt(float top, float bottom) { return {kGoldPale, kGoldMid, {0, top}, {0, bottom}}; }

void face(const Brush& b, Vec at, float rx, float ry, const Figure& p) {
  b.oval(at, rx, ry, Paint(mix(p.skin, rgb(0xFFFFFF), 0.12f), p.skin, at - Vec{rx, 0}, at + Vec{rx, 0}));
  const float k = rx / 9.5f;
  for (const float side : {-1.0f, 1.0f}) {
    b.dot(at + Vec{side * 3.7f * k, -0.5f * k}, 0.95f * k, kInk);
    const Vec brow[] = {at + Vec{side * 5.6f * k, -3.4f * k}, at + Vec{side * 2.2f * k, -3.9f * k}};
    b.pen().stroke(brow, p.hair, 0.9f * k, false);
  }
  const Vec nose[] = {at + Vec{0.2f * k, -0.6f * k}, at + Vec{-1.1f * k, 3.4f * k}, at + Vec{0.9f * k, 3.7f * k}};
  b.pen().stroke(nose, mix(p.skin, kInk, 0.45f), 0.7f * k, false);
}

void mouth(const Brush& b, Vec at, float half) {
  const Vec lips[] = {at + Vec{-half, -0.3f}, at + Vec{-half * 0.4f, 0.6f}, at + Vec{half * 0.4f, 0.6f},
                      at + Vec{half, -0.3f}};
  b.pen().stroke(lips, rgb(0x9C3A34), 1.0f, false);
}

void roi(const Brush& b, const Figure& p) {
  b.part("M-31 67 L-31 58 C-29 47 -18 43 -9 41 L9 41 C18 43 29 47 31 58 L31 67 Z",
         Paint(p.robe, mix(p.robe, kInk, 0.35f), {0, 41}, {0, 67}));
  b.part("M-13 17 C-17 28 -16 39 -12 46 L12 46 C16 39 17 28 13 17 Z", p.hair);
  b.part("M-21 46 C-12 41 12 41 21 46 C18 55 9 61 0 63 C-9 61 -18 55 -21 46 Z", kErmine);
  for (const Vec spot : {Vec{-14, 48}, Vec{-8, 54}, Vec{8, 54}, Vec{14, 48}}) b.dot(spot, 1.1f, kInk);
  face(b, {0, 26}, 9.5f, 11.5f, p);
  b.part("M-10 28 C-11 40 -6 51 0 54 C6 51 11 40 10 28 C8 32 5 33 0 32.6 C-5 33 -8 32 -10 28 Z",
         mix(p.hair, rgb(0xFFFFFF), 0.12f));
  b.bare("M-4 36 Q0 39 4 36 Q0 34.6 -4 36 Z", rgb(0x9C3A34));
  b.part("M-13 18 L-16 3 L-9 9.5 L-6 0 L0 8 L6 0 L9 9.5 L16 3 L13 18 Q0 14 -13 18 Z", gilt(0, 18));
  b.line("M-12.4 14.6 Q0 10.6 12.4 14.6", rgb(0x9A6A12), 0.8f);
  for (const Vec tip : {Vec{-16, 2.5f}, Vec{-6, -0.5f}, Vec{6, -0.5f}, Vec{16, 2.5f}}) b.dot(tip, 1.5f, kGoldMid);
  b.dot({0, 12.6f}, 1.5f, p.robe);
  b.part("M22 67 L22 20 L24.4 20 L24.4 67 Z", gilt(20, 67));
  b.oval({23.2f, 20}, 3.2f, 1.8f, gilt(18, 22));
  draw_suit(b.pen(), p.suit, {23.2f, 11}, 13, p.robe);
  b.part("M19.5 52 C19.5 49.5 26.5 49.5 27 52 C28 55 27 58.5 24.5 59 C21 59.2 19 56 19.5 52 Z", p.skin);
}

void dame(const Brush& b, const Figure& p) {
  b.part("M0 8 C-14 8 -17 19 -15.5 30 C-14 40 -21 47 -19 57 L19 57 C21 47 14 40 15.5 30 C17 19 14 8 0 8 Z",
         Paint(mix(p.hair, rgb(0xFFFFFF), 0.18f), p.hair, {0, 8}, {0, 57}));
  b.part("M-31 67 C-30 56 -24 50 -12 47.5 L12 47.5 C24 50 30 56 31 67 Z",
         Paint(p.robe, mix(p.robe, kInk, 0.3f), {0, 47}, {0, 67}));
  b.part("M-12.5 47 C-6 45 6 45 12.5 47 C8 56 4 60 0 61 C-4 60 -8 56 -12.5 47 Z", p.skin);
  b.bare("M-4 34 L-4.4 48 Q0 50 4.4 48 L4 34 Z", mix(p.skin, kInk, 0.1f));
  b.line("M-9 49 Q0 56 9 49", kGoldMid, 1.2f);
  b.dot({0, 53.6f}, 2.1f, p.robe);
  b.dot({0, 53.6f}, 0.9f, kGoldPale);
  face(b, {0, 26}, 9.2f, 11.2f, p);
  mouth(b, {0, 32.6f}, 2.6f);
  b.part("M-10 27 C-11 15 -4 12.5 0 12.5 C4 12.5 11 15 10 27 C8 20.5 4 18 0 17.4 C-4 18 -8 20.5 -10 27 Z", p.hair);
  b.part("M-11 14.5 L-13 5 L-6.8 9 L0 0 L6.8 9 L13 5 L11 14.5 Q0 10.5 -11 14.5 Z", gilt(0, 14));
  for (const Vec tip : {Vec{-13, 4.6f}, Vec{0, -0.4f}, Vec{13, 4.6f}}) b.dot(tip, 1.5f, p.robe);
  b.line("M21.5 67 C19 58 24 50 22.5 39", rgb(0x3F7A4A), 1.4f);
  b.bare("M21.5 56 C25 53 28 53 30 50 C30 55 27 58 21.5 56 Z", rgb(0x3F7A4A));
  for (const Vec petal : {Vec{0, -4.6f}, Vec{4.4f, -1.4f}, Vec{2.7f, 3.7f}, Vec{-2.7f, 3.7f}, Vec{-4.4f, -1.4f}})
    b.oval(Vec{22.5f, 34} + petal, 3.3f, 3.3f, mix(p.robe, rgb(0xFFFFFF), 0.3f));
  b.dot({22.5f, 34}, 2.7f, kGoldPale);
}

void cavalier(const Brush& b, const Figure& p) {
  b.part("M14 9 C14 1 23 -2 30 4 C32 10 29 18 25 22 C26 13 22 8 14 9 Z", mix(p.robe, rgb(0xFFFFFF), 0.25f));
  b.part("M-2 67 C-1 52 5 45 14 43.5 C23 44 30 49 31 58 L31 67 Z",
         Paint(p.robe, mix(p.robe, kInk, 0.3f), {0, 43}, {0, 67}));
  b.bare("M9.5 34 L9 45 Q14 49 18 45 L17.5 34 Z", mix(p.skin, kInk, 0.1f));
  face(b, {13.2f, 27}, 8.2f, 10, p);
  mouth(b, {13, 32.6f}, 2.2f);
  b.part(
      "M3.4 29 C1.8 13 8 8.6 14 8.6 C21 8.6 25 14 23.4 29 L20.6 30 C20.6 24 19.6 20.6 13.4 20.6 C7.4 20.6 6.2 24 6 "
      "29.6 Z",
      Paint(rgb(0xEDF1F2), kSteel, {3, 0}, {24, 0}));
  b.line("M4 22 Q13.5 17 23.2 22", rgb(0x7C868B), 0.8f);
  b.part("M7 46 C11 43 17 43 21 46 L19 51 C16 48.5 12 48.5 9 51 Z", kGoldPale);
  b.part(
      "M-7 17 L-2.6 26 C4 33 9.4 46 8 67 L-17 67 C-16.4 60 -14.6 55.5 -13.4 51.6 C-17 53.4 -20 55.6 -23 56.8 C-26.4 "
      "57.8 -30.4 54.4 -30.2 50.4 "
      "C-30 46 -26 40.4 -22.4 33.6 C-20 29 -16 26 -11.4 25 Z",
      Paint(rgb(0xFBF4E6), rgb(0xD9CBB2), {-30, 30}, {8, 60}));
  b.part("M-7 17 L-2.6 26 C4 33 9.4 46 8 67 L1.4 67 C2.4 50 -3 38.6 -9.4 29.4 C-6.4 26 -6 22 -7 17 Z", p.hair);
  b.dot({-16.2f, 35.4f}, 1.5f, kInk);
  b.dot({-27, 50.6f}, 1.1f, kInk);
  b.line("M-29 54.4 Q-25 54.4 -22.4 52.4", kInk, 0.7f);
  b.line("M-25.4 41.6 L-17.6 52.6", kGoldMid, 1.5f);
  b.line("M-21.6 47.2 C-14 46 -9 42 -8.6 32.4", kGoldMid, 1.5f);
  b.line("M-21.6 47.2 C-14 56 -2 60 12 58.6", kGoldMid, 1.5f);
}

void valet(const Brush& b, const Figure& p) {
  b.part("M-12 15 C-16 26 -15 37 -11.6 40 L11.6 40 C15 37 16 26 12 15 Z", p.hair);
  b.part("M-27 67 L-27.4 57 C-25 48 -14 45 0 44 L0 67 Z", Paint(p.robe, mix(p.robe, kInk, 0.3f), {0, 44}, {0, 67}));
  b.part("M27 67 L27.4 57 C25 48 14 45 0 44 L0 67 Z", Paint(p.light, mix(p.light, p.robe, 0.35f), {0, 44}, {0, 67}));
  for (const float y : {55.0f, 60.5f}) b.dot({0, y}, 1.3f, kGoldMid);
  b.bare("M-4 34 L-4.4 46 Q0 49 4.4 46 L4 34 Z", mix(p.skin, kInk, 0.1f));
  b.part("M-10.4 42.6 L0 46.4 L10.4 42.6 L13.6 47.6 L7 52 L0 48.6 L-7 52 L-13.6 47.6 Z", kErmine);
  face(b, {0, 26.4f}, 9, 10.8f, p);
  mouth(b, {0, 32.8f}, 2.4f);
  b.part("M-11.4 27 C-12.4 17 -6 14 0 14 C6 14 12.4 17 11.4 27 C10 20.6 5 18.6 0 18.6 C-5 18.6 -10 20.6 -11.4 27 Z",
         p.hair);
  b.part("M8.6 10.6 C12 -1 22 -5 29 -1.4 C27 1 26.6 3 23.6 5.4 C24 7 19.6 10 17 11.4 C14 13 10 13 8.6 10.6 Z", kErmine);
  b.line("M10 10.4 C15 6.4 20 2 27 -0.6", rgb(0xA89A7E), 0.7f);
  b.part("M-15.6 17.4 C-18.6 7 -7 2.6 2 3.6 C12 4.4 17.4 10 15.4 17.4 C6 13.6 -6 13.6 -15.6 17.4 Z",
         Paint(mix(p.robe, rgb(0xFFFFFF), 0.15f), p.robe, {0, 3}, {0, 17}));
  b.line("M-15 15 C-6 11 6 11 15 15", kGoldMid, 1.4f);
  b.part("M22.4 67 L22.4 17 L24.2 17 L24.2 67 Z", kWood);
  b.part("M23.3 8.6 L25.4 20 L21.2 20 Z", kSteel);
  b.part("M22.4 22 C18 20 15.4 21.4 14.6 27 C15.4 32.6 18 34 22.4 32 Z", kSteel);
  b.part("M24.2 24 L30 27 L24.2 30 Z", kSteel);
  b.part("M19.6 52.4 C19.6 50 26.4 50 27 52.4 C28 55.4 27 58.6 24.6 59 C21.4 59.2 19 56.4 19.6 52.4 Z", p.skin);
}

}  // namespace

void draw_court_half(const Pen& half, Suit suit, int rank, Colour colour) {
  const Figure p = figure_of(suit, colour);
  const Brush b(half);
  if (rank == 14)
    roi(b, p);
  else if (rank == 13)
    dame(b, p);
  else if (rank == 12)
    cavalier(b, p);
  else
    valet(b, p);
}

void draw_court(const Pen& art, Suit suit, int rank, Colour colour) {
  const Rect box{-31, -66, 62, 132};
  art.box(box, 4, Paint(mix(rgb(0xFFFDF6), colour, 0.05f), mix(rgb(0xFFFDF6), colour, 0.13f), {0, -66}, {0, 66}));
  for (const float way : {1.0f, -1.0f}) {
    const Pen half = art.through(stretch(way, way) * shift({0, -63.8f}) * stretch(0.952f, 0.952f));
    draw_suit(half, suit, {-22.5f, 11}, 14, colour);
    draw_court_half(half, suit, rank, colour);
  }
  const Vec sash[] = {{-31, 0}, {31, 0}};
  art.stroke(sash, kGoldMid, 2.4f, false);
  art.stroke(sash, kInk, 0.6f, false);
  art.frame(box, 4, colour, 1.1f);
}

}  // namespace mathom::ui
