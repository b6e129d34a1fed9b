#include "shell/ui/cards/card_face.h"

#include "shell/ui/cards/suits.h"

namespace mathom::ui {
namespace {

constexpr float kWide = 240;   // from this width on a card has symmetrical corners
constexpr float kTiny = 56;    // below it there is no room for a picture
constexpr float kUnits = 100;  // a card is drawn a hundred units wide
constexpr float kTall = kUnits * kCardRatio;
constexpr float kIndexLeft = 5.5f;

Colour colour_of(TarotFace face, const CardLook& look) {
  return suit_colours(look.four_colours).on_card[static_cast<std::size_t>(face.suit)];
}

// A cap with three horns and bells, where suits have their sign.
void draw_cap_sign(const Pen& pen, Vec middle, float size, Colour c) {
  static const Shape cap = shape_from_path(
      "M-30 34 L30 34 C31 22 40 10 48 2 C44 -20 26 -26 14 -8 C12 -30 -2 -46 -16 -44 C-10 -36 -8 -24 -10 -12 C-22 -26 "
      "-42 -18 -48 4 "
      "C-38 8 -31 22 -30 34 Z");
  const float k = size / 100;
  const Pen p = pen.through(shift(middle) * stretch(k, k));
  p.fill(cap, c);
  for (const Vec bell : {Vec{-48, 12}, Vec{-18, -46}, Vec{48, 10}}) p.disc(bell, 9, kGoldDeep);
  p.box({-32, 36, 64, 12}, 6, c);
}

void corner(const Pen& pen, TarotFace face, const CardLook& look, float size) {
  const Colour c = colour_of(face, look);
  const std::string words = index_of(face, look);
  const Type type{Face::index, size};
  const float cap = pen.letters().cap_height({Face::index, size * pen.map().scale()}) / pen.map().scale();
  const float wide = pen.letters().width({Face::index, size * pen.map().scale()}, words) / pen.map().scale();
  const float sign = size * 0.74f, left = kIndexLeft;
  pen.text_at(type, {left, 6.5f + cap / 2}, words, c);
  // The sign stands under a single letter's middle; under two figures under the first, where a strip still shows it.
  const float x = left + std::max(sign * 0.47f, std::min(wide / 2, size * 0.36f));
  const Vec middle{x, 6.5f + cap + size * 0.16f + sign / 2};
  if (face.excuse())
    draw_cap_sign(pen, middle, sign * 1.02f, c);
  else
    draw_suit(pen, face.suit, middle, sign, c);
}

// Two figures of a narrow strip are smaller: they end before the next card begins.
float size_in_strip(const Pen& units, TarotFace face, const CardLook& look, float size, float strip) {
  const float scale = units.map().scale();
  const float wide = units.letters().width({Face::index, size * scale}, index_of(face, look)) / scale;
  return size * std::min(1.0f, (strip - kIndexLeft) / std::max(1.0f, wide));
}

float corner_size(float width) { return width >= kWide ? 13.5f : width >= kTiny ? 28.0f : 46.0f; }

void picture(const Pen& art, TarotFace face, const CardLook& look) {
  const auto& colours = suit_colours(look.four_colours).on_card;
  const Colour c = colour_of(face, look);
  if (face.excuse())
    draw_excuse(art, colours);
  else if (face.suit == Suit::trump)
    draw_trump(art, face.rank, c);
  else if (face.court())
    draw_court(art, face.suit, face.rank, c);
  else
    draw_pips(art, face.suit, face.rank, c);
}

void bout_disc(const Pen& pen, Vec middle, float radius) {
  pen.disc(middle, radius, Paint(rgb(0xF7D77E), rgb(0xC98F22), middle - Vec{0, radius}, middle + Vec{0, radius}));
  pen.ring(middle, radius * 0.94f, rgb(0x9A6A12), radius * 0.12f);
  draw_suit(pen, Suit::trump, middle, radius * 1.15f, rgb(0x7A5208));
}

// Everything inside the edge, in units.
void contents(const Pen& pen, TarotFace face, const CardLook& look, float width) {
  const Pen turned = pen.through(Affine{-1, 0, 0, -1, kUnits, kTall});
  if (width >= kWide) {
    corner(pen, face, look, corner_size(width));
    corner(turned, face, look, corner_size(width));
    picture(pen.through(shift({50, kTall / 2}) * stretch(0.97f, 0.97f)), face, look);
    if (face.bout()) bout_disc(pen, {87.5f, 13.5f}, 6), bout_disc(pen, {12.5f, kTall - 13.5f}, 6);
  } else if (width >= kTiny) {
    // A framed picture keeps clear of an index of two figures, and of the cap with its bells.
    const bool framed = face.suit == Suit::trump;
    const Pen art = framed ? pen.through(shift({66, kTall / 2 + 3}) * stretch(0.88f, face.excuse() ? 0.88f : 1.02f))
                           : pen.through(shift({62.5f, kTall / 2 + (face.court() ? 0.0f : 2.0f)}) * stretch(0.98f, 1));
    picture(art, face, look);
    corner(pen, face, look, corner_size(width) * (framed && face.rank > 9 ? 0.86f : 1.0f));
    if (face.bout()) bout_disc(pen, {89, 11}, 7);
  } else {
    corner(pen, face, look, corner_size(width));
    if (face.bout()) bout_disc(pen, {84, kTall - 16}, 10);
  }
}

Pen draw_paper(const Pen& pen, Rect r, CardState state) {
  const float round = 7 * r.w / kUnits;
  const bool sunk = state == CardState::sunk;
  pen.shadow(r, round, std::max(6.0f, r.w * 0.1f), r.w * 0.022f, sunk ? 0.35f : 0.5f);
  // Not offered is still a white card, only further from the lamp.
  const Pen lit = sunk ? pen.veiled(rgb(0x2C342C), 0.15f).painted() : pen.painted();
  lit.box(r, round, downwards(kCard, mix(kCard, kCardShade, 0.55f), r));
  return lit;
}

}  // namespace

void draw_card(const Pen& pen, Rect r, TarotFace face, const CardLook& look, CardState state) {
  const float k = r.w / kUnits, round = 7 * k;
  const Pen lit = draw_paper(pen, r, state);
  contents(lit.through(shift({r.x, r.y}) * stretch(k, k)), face, look, r.w);
  lit.frame(grown(r, -0.5f), round, kCardEdge, 1);
  draw_card_state(pen, r, round, state);
}

void draw_card_strip(const Pen& pen, Rect r, TarotFace face, const CardLook& look, CardState state, float shown) {
  if (shown > r.w * 0.8f) return draw_card(pen, r, face, look, state);
  const float k = r.w / kUnits, round = 7 * k;
  const Pen lit = draw_paper(pen, r, state);
  const Pen units = lit.through(shift({r.x, r.y}) * stretch(k, k));
  const float top = 6.5f + corner_size(r.w) * 1.75f, wide = shown / k;
  const bool pictured = r.w >= kTiny;
  if (pictured) draw_strip(units, {4, top, wide - 6, kTall - top - 4}, face, look, colour_of(face, look));
  const float size = pictured ? std::min(corner_size(r.w), wide * 0.62f) : corner_size(r.w);
  corner(units, face, look, size_in_strip(units, face, look, size, wide));
  lit.frame(grown(r, -0.5f), round, kCardEdge, 1);
  draw_card_state(pen, r, round, state);
}

void draw_card_state(const Pen& by, Rect r, float round, CardState state) {
  const Pen pen = by.painted();
  switch (state) {
    case CardState::ready: {
      const float high = std::max(3.0f, r.w * 0.04f);
      pen.box({r.x + round * 0.6f, r.bottom() - high, r.w - round * 1.2f, high}, high / 2, kGold);
      return pen.frame(grown(r, 0.25f), round, faded(kGold, 0.6f), 1.4f);
    }
    case CardState::offered: return pen.frame(grown(r, 0.25f), round, kGold, 2.5f);
    case CardState::caused: return pen.frame(grown(r, 0.5f), round, kWarn, 3);
    case CardState::pointed: return pen.frame(grown(r, 2), round + 1.5f, kGold, 5);
    case CardState::chosen:
      pen.frame(grown(r, 0.5f), round, kInk, 2);
      return pen.frame(grown(r, 3), round + 2.5f, rgb(0xFFFFFF), 3.5f);
    default: return;
  }
}

void draw_card_focus(const Pen& pen, Rect r) {
  pen.dashes(rounded_rect(grown(r, 6.5f), 7 * r.w / kUnits + 6, 5), kFocus, 2.5f, 7, 5);
}

void draw_card_place(const Pen& pen, Rect r, std::string_view words) {
  const float round = 7 * r.w / kUnits;
  pen.box(r, round, rgb(0x0B1A14, 60));
  pen.dashes(rounded_rect(grown(r, -1), round, 5), rgb(0xA8C4B6, 120), 1.5f, 6, 6);
  const Type type{Face::text, std::max(13.0f, r.w * 0.12f)};
  if (!words.empty() && r.w > 50)
    pen.text(type, r, pen.letters().fitted(type, words, r.w - 8), kTextSoft, Align::centre);
}

void draw_card_back(const Pen& by, Rect r) {
  const Pen pen = by.painted();
  const BackColours& back = pen.backs();
  const Colour gold = back.line, dark = back.deep;
  const float k = r.w / kUnits, round = 7 * k;
  pen.shadow(r, round, std::max(5.0f, r.w * 0.1f), r.w * 0.022f, 0.5f);
  pen.box(r, round, kCard);
  const Pen p = pen.through(shift({r.x, r.y}) * stretch(k, k));
  const Rect inner{5, 5, 90, kTall - 10};
  p.box(inner, 4.5f, downwards(back.field, dark, inner));
  if (r.w >= 30) {
    // A lattice of diamonds: seven across, so that lines meet the border at equal steps.
    const float step_x = 84.0f / 7, step_y = (kTall - 16) / 11;
    for (int y = 0; y < 11; ++y)
      for (int x = 0; x < 7; ++x) {
        const Vec c{8 + step_x * (static_cast<float>(x) + 0.5f), 8 + step_y * (static_cast<float>(y) + 0.5f)};
        const Vec cell[] = {c + Vec{0, -step_y / 2}, c + Vec{step_x / 2, 0}, c + Vec{0, step_y / 2},
                            c + Vec{-step_x / 2, 0}};
        p.stroke(cell, faded(gold, 0.42f), 0.55f, true);
        if (r.w >= 60) p.disc(c, 1.1f, faded(gold, 0.75f));
      }
  }
  p.frame(grown(inner, -3), 3, faded(gold, 0.9f), 0.9f);
  const Vec c{50, kTall / 2};
  p.disc(c, 20, dark);
  p.ring(c, 20, gold, 1.1f);
  p.ring(c, 17.4f, faded(gold, 0.7f), 0.6f);
  std::vector<Vec> star;
  for (int i = 0; i < 16; ++i) {
    const float a = -kPi / 2 + kPi * static_cast<float>(i) / 8, len = i % 2 ? 5.5f : i % 4 ? 11.0f : 15.5f;
    star.push_back(c + Vec{std::cos(a), std::sin(a)} * len);
  }
  p.fill(shape_from(star), Paint(back.star, gold, c - Vec{0, 15}, c + Vec{0, 15}));
  p.disc(c, 3.2f, dark);
  pen.frame(grown(r, -0.5f), round, kCardEdge, 1);
}

void draw_card_chip(const Pen& by, Rect r, TarotFace face, const CardLook& look) {
  const Pen pen = by.painted();
  pen.box(r, r.h * 0.2f, kCard);
  pen.frame(grown(r, -0.5f), r.h * 0.2f, kCardEdge, 1);
  const Type type{Face::index, r.h * 0.62f};
  const std::string words = index_of(face, look);
  const float wide = pen.letters().width(type, words), sign = r.h * 0.5f, whole = wide + sign + r.h * 0.12f;
  const Colour c = colour_of(face, look);
  pen.text_at(type, {r.x + (r.w - whole) / 2, r.centre().y}, words, c);
  const Vec at{r.x + (r.w + whole) / 2 - sign / 2, r.centre().y};
  if (face.excuse())
    draw_cap_sign(pen, at, sign * 1.1f, c);
  else
    draw_suit(pen, face.suit, at, sign, c);
}

std::string index_of(TarotFace face, const CardLook& look) {
  if (face.excuse()) return look.excuse_letter;
  if (face.court()) return std::string(look.court_letters[static_cast<std::size_t>(face.rank - 11)]);
  return std::to_string(face.rank);
}

std::string short_name(TarotFace face, const CardLook& look) {
  static constexpr std::array<const char*, kSuits> signs{"\u2660", "\u2665", "\u2666", "\u2663", "\u2605"};
  return index_of(face, look) + signs[static_cast<std::size_t>(face.suit)];
}

}  // namespace mathom::ui
