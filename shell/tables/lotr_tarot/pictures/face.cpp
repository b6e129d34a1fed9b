#include "shell/tables/lotr_tarot/pictures/face.h"

#include <numbers>

#include "shell/ui/cards/card_art.h"
#include "shell/ui/cards/suits.h"

namespace mathom::lotr_tarot {

using namespace ui;

namespace {

constexpr float kUnits = 100, kTall = kUnits * kCardRatio;
constexpr float kLargest = 240;  // from this width on the picture stands in the middle
constexpr float kPictured = 47;  // narrower cards have no picture

struct SideLook {
  Colour band, deep, paper;
};
SideLook look_of(Side side) {
  switch (side) {
    case Side::free: return {rgb(0x4F8F5B), rgb(0x2C5C38), rgb(0xEEF4E2)};
    case Side::dark: return {rgb(0xB23A32), rgb(0x6E1C1A), rgb(0xF6E4DC)};
    case Side::neutral: return {rgb(0xC99A2E), rgb(0x80600F), rgb(0xFAF0D2)};
    case Side::none: break;
  }
  return {rgb(0xD9A13A), rgb(0x7A4E10), rgb(0xFFF6DC)};
}

Colour suit_colour(Suit suit) {
  switch (suit) {
    case Suit::swords: return rgb(0x3D5A80);
    case Suit::wands: return rgb(0x8A4B1D);
    case Suit::cups: return rgb(0x1F7A7A);
    case Suit::coins: return rgb(0x9A6B00);
    case Suit::none: break;
  }
  return rgb(0x4A2F6B);
}

constexpr std::string_view kBlade = "M0 -50 L7 -38 L7 16 L-7 16 L-7 -38 Z";
constexpr std::string_view kHilt = "M-26 14 L26 14 L26 23 L-26 23 Z";
constexpr std::string_view kGrip = "M-5 22 L5 22 L5 42 L-5 42 Z";
constexpr std::string_view kStaff = "M-6 -34 L6 -38 L7 50 L-7 50 Z";
constexpr std::string_view kLeaf = "M0 0 C12 -16 30 -16 38 -8 C30 6 14 8 0 0 Z";
constexpr std::string_view kBowl =
    "M-36 -42 L36 -42 C36 -8 20 8 6 10 L6 30 L24 44 L-24 44 L-6 30 L-6 10 C-20 8 -36 -8 -36 -42 Z";

struct Pip {
  float x, y;
};
// The old patterns: columns at -1, 0, 1 and heights from -3 to 3.
std::span<const Pip> pips_of(int count) {
  static constexpr Pip p1[] = {{0, 0}}, p2[] = {{0, -2}, {0, 2}}, p3[] = {{0, -3}, {0, 0}, {0, 3}};
  static constexpr Pip p4[] = {{-1, -2}, {1, -2}, {-1, 2}, {1, 2}}, p5[] = {{-1, -2}, {1, -2}, {0, 0}, {-1, 2}, {1, 2}};
  static constexpr Pip p6[] = {{-1, -3}, {1, -3}, {-1, 0}, {1, 0}, {-1, 3}, {1, 3}};
  static constexpr Pip p7[] = {{-1, -3}, {1, -3}, {-1, 0}, {1, 0}, {-1, 3}, {1, 3}, {0, -1.5f}};
  static constexpr Pip p8[] = {{-1, -3}, {1, -3}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}, {-1, 3}, {1, 3}};
  static constexpr Pip p9[] = {{-1, -3}, {1, -3}, {-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}, {-1, 3}, {1, 3}};
  static constexpr Pip p10[] = {{-1, -3}, {1, -3}, {0, -2}, {-1, -1}, {1, -1},
                                {-1, 1},  {1, 1},  {0, 2},  {-1, 3},  {1, 3}};
  static constexpr std::span<const Pip> all[] = {p1, p2, p3, p4, p5, p6, p7, p8, p9, p10};
  return all[std::clamp(count, 1, 10) - 1];
}

void draw_pips(const Pen& art, Suit suit, int count) {
  const float size = count == 1 ? 52 : count <= 3 ? 28 : count <= 6 ? 25 : 20;
  for (const Pip p : pips_of(count)) draw_suit_sign(art, suit, {p.x * 16, p.y * 16}, size);
}

// Each suit has a land of its own behind its court: walls for swords, woods for wands, water for cups, hills for coins.
void draw_land(const Pen& art, Suit suit) {
  const Colour c = suit_colour(suit);
  const Rect box{-31, -62, 62, 120};
  art.box(box, 4, Paint(mix(c, rgb(0xFFFFFF), 0.80f), mix(c, rgb(0xFFF6E0), 0.62f), {0, -62}, {0, 58}));
  const Colour far = mix(c, rgb(0xFFFFFF), 0.58f), near = mix(c, rgb(0xFFFFFF), 0.40f);
  const Rect ground{-31, 14, 62, 44};
  switch (suit) {
    case Suit::swords:
      art.fill(
          drawn("M-31 20 L-31 -20 L-27 -20 L-27 -25 L-23 -25 L-23 -20 L-19 -20 L-19 4 L-10 4 L-10 -8 L-6 -12 L-2 -8 "
                "L-2 4 L16 4 L16 -30 L21 -38 L26 -30 L26 -12 L31 -12 L31 20 Z"),
          far);
      break;
    case Suit::wands:
      for (const float x : {-25.0f, -15.0f, 17.0f, 26.0f}) {
        const Pen tree = art.through(shift({x, x < 0 ? 0.0f : -6.0f}));
        tree.fill(drawn("M0 -30 L9 -12 L5 -12 L11 2 L2 2 L2 20 L-2 20 L-2 2 L-11 2 L-5 -12 L-9 -12 Z"),
                  std::abs(x) > 20 ? far : near);
      }
      break;
    case Suit::cups:
      art.disc({18, -34}, 9, rgb(0xFFF6D8));
      for (const float y : {-4.0f, 4.0f, 12.0f})
        art.through(shift({0, y}))
            .stroke(line_from_path("M-31 0 C-24 -5 -20 5 -12 0 C-4 -5 0 5 8 0 C16 -5 20 5 31 0"), near, 2, false);
      break;
    default:
      art.disc({-17, -36}, 10, rgb(0xFFE9A8));
      art.fill(drawn("M-31 20 L-31 0 C-20 -12 -8 -10 2 2 C12 -14 24 -12 31 -4 L31 20 Z"), far);
  }
  art.box(ground, 4, downwards(near, mix(near, c, 0.5f), ground));
  art.frame(box, 4, faded(c, 0.8f), 1);
}

// The page wears a feathered cap, the knight a helm, queen and king their crowns; all stand over the sign of the suit.
void draw_court(const Pen& art, Suit suit, int rank) {
  const Colour c = suit_colour(suit);
  const Brush b(art);
  draw_land(art, suit);
  const Rect robe{-26, -4, 52, 60};
  b.part("M-26 56 C-26 22 -16 4 0 4 C16 4 26 22 26 56 Z", downwards(mix(c, rgb(0xFFFFFF), 0.25f), c, robe));
  b.oval({0, -14}, 12, 14, rgb(0xF0D2B0));
  b.dot({-4.5f, -15}, 1.3f, kInk);
  b.dot({4.5f, -15}, 1.3f, kInk);
  b.line("M-4 -7 C-2 -5 2 -5 4 -7", kInk, 1);
  switch (rank) {
    case 11:
      b.part("M-14 -22 C-12 -36 12 -36 14 -22 Z", c);
      b.part("M10 -28 C22 -40 28 -52 18 -58 C14 -46 8 -38 6 -30 Z", rgb(0xF2E9D8));
      break;
    case 12:
      b.part("M-14 -12 L-14 -24 C-14 -40 14 -40 14 -24 L14 -12 L8 -16 L8 -22 L-8 -22 L-8 -16 Z", rgb(0xA9B4BD));
      b.part("M0 -36 C-2 -50 10 -56 22 -50 C14 -48 8 -42 4 -35 Z", c);
      break;
    case 13:
      b.part("M-12 -18 C-18 0 -16 10 -18 16 C-10 14 -10 -6 -9 -16 Z", rgb(0x7A4A25));
      b.part("M12 -18 C18 0 16 10 18 16 C10 14 10 -6 9 -16 Z", rgb(0x7A4A25));
      b.part("M-13 -24 L-10 -40 L-4 -31 L0 -44 L4 -31 L10 -40 L13 -24 Z", kGold);
      break;
    default:
      b.part("M-10 -6 C-10 12 10 12 10 -6 C6 -1 -6 -1 -10 -6 Z", rgb(0x8C8578));
      b.part("M-15 -24 L-17 -42 L-7 -34 L0 -48 L7 -34 L17 -42 L15 -24 Z", kGold);
      b.dot({0, -30}, 2.6f, c);
  }
  b.line("M-13 9 C-8 16 8 16 13 9", kGoldDeep, 2);
  art.disc({0, 36}, 15, rgb(0xFFFDF6));
  art.ring({0, 36}, 15, faded(kInk, 0.6f), 0.8f);
  draw_suit_sign(art, suit, {0, 36}, 22);
  for (const float side : {-1.0f, 1.0f}) b.oval({side * 15.5f, 40}, 3.6f, 3, rgb(0xF0D2B0));
}

// As many signs as the card has, below one another or in two columns.
void draw_pip_column(const Pen& pen, Rect box, Suit suit, int count) {
  const int columns = count > 5 ? 2 : 1, rows = (count + columns - 1) / columns;
  const float step = box.h / static_cast<float>(rows);
  const float size = std::min({box.w * (columns == 1 ? 0.62f : 0.44f), step * 0.84f, 24.0f});
  for (int i = 0; i < count; ++i) {
    const bool alone = columns == 1 || (i + 1 == count && count % 2 == 1);
    const float aside = alone ? 0.0f : (i % 2 == 0 ? -0.25f : 0.25f) * box.w;
    draw_suit_sign(pen, suit, {box.centre().x + aside, box.y + step * (static_cast<float>(i / columns) + 0.5f)}, size);
  }
}

float index_size(float width) { return width >= kLargest ? 17.0f : width >= kPictured ? 27.0f : 40.0f; }

void draw_index(const Pen& pen, Card card, const FaceLook& look, float size) {
  const std::string words = index_of(card, look);
  const Colour c = is_major(card) ? rgb(0x4A2F6B) : suit_colour(suit_of(card));
  const float wide = pen.letters().width({Face::index, size * pen.map().scale()}, words) / pen.map().scale();
  const float fit = std::min(1.0f, 62 / std::max(1.0f, wide));
  pen.text_at({Face::index, size * fit}, {6, 8 + size * 0.36f}, words, c);
  if (!is_major(card)) draw_suit_sign(pen, suit_of(card), {6 + size * 0.4f, 12 + size * 1.15f}, size * 0.8f);
}

void draw_picture(const Pen& pen, Card card, float width) {
  const bool wide = width >= kLargest;
  const Pen art =
      pen.through(shift({wide ? 50.0f : 58.0f, kTall / 2 + 8}) * stretch(wide ? 1.05f : 0.98f, wide ? 1.05f : 1.0f));
  if (is_major(card))
    draw_major(art, rank_of(card));
  else if (is_court(card))
    draw_court(art, suit_of(card), rank_of(card));
  else
    draw_pips(art, suit_of(card), rank_of(card));
}

void draw_contents(const Pen& pen, Card card, Side side, const FaceLook& look, float width) {
  const SideLook l = look_of(side);
  pen.frame({3, 3, kUnits - 6, kTall - 6}, 5, l.band, 3.4f);
  if (width >= kPictured) draw_picture(pen, card, width);
  draw_index(pen, card, look, index_size(width));
  const float sign = width >= kPictured ? 17.0f : 30.0f;
  draw_side(pen, side, {kUnits - 7 - sign * 0.6f, width >= kPictured ? 17.5f : kTall - 12 - sign * 0.6f}, sign);
  // In a full hand only the left edge of a card shows: its side is there too.
  if (width >= kPictured && width < kLargest) draw_side(pen, side, {16.5f, is_major(card) ? 42.0f : 68.0f}, 15);
}

// Everything of a card that a strip shows: the index, below it the signs of suit and side, and the picture's middle.
void draw_strip_contents(const Pen& pen, Card card, Side side, const FaceLook& look, float wide) {
  const SideLook l = look_of(side);
  pen.frame({3, 3, kUnits - 6, kTall - 6}, 5, l.band, 3.4f);
  const float room = wide - 9, size = std::min(27.0f, room * 0.78f);
  const std::string words = index_of(card, look);
  const float scale = pen.map().scale();
  const float set = pen.letters().width({Face::index, size * scale}, words) / scale;
  const float fit = std::min(1.0f, room / std::max(1.0f, set)), middle = 6 + room / 2;
  const Colour ink = is_major(card) ? rgb(0x4A2F6B) : suit_colour(suit_of(card));
  pen.text_at({Face::index, size * fit}, {middle, 8 + size * 0.36f}, words, ink, Align::centre);
  const float sign = std::min(17.0f, room * 0.46f), y = 13 + size * 0.72f + sign / 2;
  if (is_major(card)) {
    draw_side(pen, side, {middle, y}, sign);
  } else {
    draw_suit_sign(pen, suit_of(card), {middle - sign * 0.56f, y}, sign * 1.05f);
    draw_side(pen, side, {middle + sign * 0.56f, y}, sign * 0.86f);
  }
  const float top = y + sign / 2 + 5;
  const Rect box{6, top, room, kTall - top - 7};
  pen.push_clip(box);
  // The middle of the picture is what tells cards apart: a face, an emblem.
  const float high = 118, k = std::max(box.h / high, box.w / 62);
  const Pen art = pen.through(shift({box.centre().x, box.centre().y}) * stretch(k, k));
  if (is_major(card))
    draw_major(art, rank_of(card));
  else if (is_court(card))
    draw_court(art, suit_of(card), rank_of(card));
  else
    draw_pip_column(pen, box, suit_of(card), rank_of(card));
  pen.pop_clip();
  if (is_major(card) || is_court(card)) pen.frame(box, 2, faded(l.deep, 0.7f), 1);
}

}  // namespace

std::string roman(int n) {
  static constexpr std::array<const char*, 22> kRoman{"0",    "I",    "II",    "III", "IV",  "V",    "VI",  "VII",
                                                      "VIII", "IX",   "X",     "XI",  "XII", "XIII", "XIV", "XV",
                                                      "XVI",  "XVII", "XVIII", "XIX", "XX",  "XXI"};
  return kRoman[static_cast<std::size_t>(std::clamp(n, 0, 21))];
}

std::string index_of(Card card, const FaceLook& look) {
  if (is_major(card)) return roman(rank_of(card));
  const int rank = rank_of(card);
  if (rank == 1) return look.ace;
  return is_court(card) ? std::string(look.court_letters[static_cast<std::size_t>(rank - kHighestNumber - 1)])
                        : std::to_string(rank);
}

void draw_side(const Pen& pen, Side side, Vec middle, float size) {
  const SideLook l = look_of(side);
  const float k = size / 100;
  const Pen p = pen.through(shift(middle) * stretch(k, k));
  const Rect box{-50, -50, 100, 100};
  switch (side) {
    case Side::free:
      p.disc({0, 0}, 50, downwards(l.band, l.deep, box));
      p.fill(drawn("M-24 24 C-30 -12 -6 -30 28 -28 C30 4 12 28 -16 22 Z"), rgb(0xEFF8E6));
      p.stroke(line_from_path("M-30 32 L14 -14"), l.deep, 5, false);
      return;
    case Side::dark:
      p.fill(drawn("M-44 -46 L44 -46 L44 4 C44 30 20 46 0 54 C-20 46 -44 30 -44 4 Z"), downwards(l.band, l.deep, box));
      p.fill(drawn("M-32 -4 C-18 -22 18 -22 32 -4 C18 14 -18 14 -32 -4 Z"), rgb(0xFFD98A));
      p.fill(drawn("M0 -16 C6 -8 6 0 0 8 C-6 0 -6 -8 0 -16 Z"), l.deep);
      return;
    case Side::neutral:
      p.box({-44, -44, 88, 88}, 8, downwards(l.band, l.deep, box));
      p.fill(drawn("M-30 30 L30 30 L30 -30 Z"), rgb(0xFFF4CC));
      return;
    case Side::none: p.ring({0, 0}, 38, l.deep, 26); p.ring({0, 0}, 38, l.band, 18);
  }
}

void draw_suit_sign(const Pen& pen, Suit suit, Vec middle, float size) {
  const float k = size / 100;
  const Pen p = pen.through(shift(middle) * stretch(k, k));
  const Colour c = suit_colour(suit), light = mix(c, rgb(0xFFFFFF), 0.35f);
  const Rect box{-40, -50, 80, 100};
  switch (suit) {
    case Suit::swords:
      p.fill(drawn(kBlade), Paint(light, c, {-7, 0}, {7, 0}));
      p.fill(drawn(kHilt), c);
      p.fill(drawn(kGrip), c);
      return p.disc({0, 45}, 7, c);
    case Suit::wands: {
      p.fill(drawn(kStaff), Paint(light, c, {-7, 0}, {7, 0}));
      const Colour green = rgb(0x5C8A3A);
      p.through(shift({4, -22})).fill(drawn(kLeaf), green);
      p.through(shift({-4, -2}) * stretch(-1, 1)).fill(drawn(kLeaf), green);
      p.through(shift({4, 20})).fill(drawn(kLeaf), green);
      return p.disc({0, -40}, 10, c);
    }
    case Suit::cups: return p.fill(drawn(kBowl), downwards(light, c, box));
    case Suit::coins:
      p.disc({0, 0}, 44, Paint(rgb(0xF3CE6B), c, {0, -44}, {0, 44}));
      p.ring({0, 0}, 43, c, 6);
      return p.convex(regular_polygon({0, 0}, 22, 4, 0), c);
    case Suit::none: return;
  }
}

void draw_chip(const Pen& by, Rect r, Card card, Side side, const FaceLook& look) {
  const Pen pen = by.painted();
  const SideLook l = look_of(side);
  const float round = r.h * 0.2f;
  pen.box(r, round, l.paper);
  pen.frame(grown(r, -0.75f), round, l.band, 1.5f);
  const std::string words = index_of(card, look);
  const float high = std::min(r.h, r.w * 0.6f), sign = high * 0.6f, space = high * 0.14f;
  const float room = r.w - sign - 3 * space;
  Type type{Face::index, high * 0.58f};
  float wide = pen.letters().width(type, words);
  if (wide > room) type.px *= room / wide, wide = room;
  const float left = r.centre().x - (wide + space + sign) / 2;
  pen.text_at(type, {left, r.centre().y}, words, is_major(card) ? rgb(0x4A2F6B) : suit_colour(suit_of(card)));
  const Vec at{left + wide + space + sign / 2, r.centre().y};
  if (is_major(card)) return draw_side(pen, side, at, sign);
  draw_suit_sign(pen, suit_of(card), at, sign);
}

namespace {

constexpr Colour kAway = rgb(0x2C342C);  // what lies further from the lamp
constexpr float kVeil = 0.12f;

// White paper in the tone of its side, or the same further from the lamp; the pen that the card is drawn with.
Pen draw_side_paper(const Pen& pen, Rect r, Side side, CardState state) {
  const float round = 7 * r.w / kUnits;
  const bool sunk = state == CardState::sunk;
  pen.shadow(r, round, std::max(6.0f, r.w * 0.1f), r.w * 0.022f, sunk ? 0.35f : 0.5f);
  const Colour paper = paper_of(side, state);
  const Pen lit = sunk ? pen.veiled(kAway, kVeil).painted() : pen.painted();
  lit.box(r, round, downwards(paper, mix(paper, kCardShade, sunk ? 0.2f : 0.6f), r));
  return lit;
}

}  // namespace

// A tone under a veil is grey: what is not offered has nearly white paper, and only its edge says the side.
Colour paper_of(Side side, CardState state) {
  const Colour paper = look_of(side).paper;
  return state == CardState::sunk ? mix(paper, rgb(0xFFFFFF), 0.75f) : paper;
}

void draw_face(const Pen& pen, Rect r, Card card, Side side, const FaceLook& look, CardState state) {
  const float k = r.w / kUnits, round = 7 * k;
  const Pen lit = draw_side_paper(pen, r, side, state);
  draw_contents(lit.through(shift({r.x, r.y}) * stretch(k, k)), card, side, look, r.w);
  lit.frame(grown(r, -0.5f), round, kCardEdge, 1);
  draw_card_state(pen, r, round, state);
}

void draw_face_strip(const Pen& pen, Rect r, Card card, Side side, const FaceLook& look, CardState state, float shown) {
  if (shown > r.w * 0.8f || r.w < kPictured) return draw_face(pen, r, card, side, look, state);
  const float k = r.w / kUnits, round = 7 * k;
  const Pen lit = draw_side_paper(pen, r, side, state);
  draw_strip_contents(lit.through(shift({r.x, r.y}) * stretch(k, k)), card, side, look, shown / k);
  lit.frame(grown(r, -0.5f), round, kCardEdge, 1);
  draw_card_state(pen, r, round, state);
}

}  // namespace mathom::lotr_tarot
