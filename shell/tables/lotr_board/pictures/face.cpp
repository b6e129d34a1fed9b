#include "shell/tables/lotr_board/pictures/face.h"

#include "games/lotr_board/content/content.h"
#include "shell/ui/cards/card_art.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

using Kind = lotr_board::Colour;

constexpr float kUnits = 100, kTall = kUnits * kCardRatio;
constexpr float kNamed = 56;  // narrower cards have no room for their name
constexpr Rect kPicture{31, 12, 61, 94};
constexpr float kNamedStrip = 0.66f;  // a covered card of which less is seen has its picture alone

struct Edge {
  ui::Colour band, paper, deep;
};
Kind kind_of(int print) { return print < kFirstGandalf ? facts_of(print).colour : Kind::none; }
Edge edge_of(int print) {
  switch (kind_of(print)) {
    case Kind::brown: return {rgb(0x8A5A2B), rgb(0xF7ECD6), rgb(0x57371A)};
    case Kind::grey: return {rgb(0x808A94), rgb(0xEFF0EF), rgb(0x434B54)};
    case Kind::story: return {rgb(0x6C4A8C), rgb(0xF3ECF8), rgb(0x432B5C)};
    case Kind::none: break;
  }
  return {rgb(0x5C7294), rgb(0xEEF1F6), rgb(0x3B4862)};
}

// One broad band, two lines with rungs, or a band of lozenges.
void draw_edge(const Pen& pen, int print) {
  const Edge e = edge_of(print);
  const Rect r{3.2f, 3.2f, kUnits - 6.4f, kTall - 6.4f};
  if (kind_of(print) == Kind::brown || kind_of(print) == Kind::none) return pen.frame(r, 5.5f, e.band, 4.6f);
  pen.frame(grown(r, 1.6f), 6, e.band, 1.6f);
  pen.frame(grown(r, -2.2f), 4.5f, e.band, 1.6f);
  const bool story = kind_of(print) == Kind::story;
  const auto rung = [&](Vec m) {
    const Vec lozenge[] = {m + Vec{0, -2.4f}, m + Vec{2.4f, 0}, m + Vec{0, 2.4f}, m + Vec{-2.4f, 0}};
    if (story) return pen.convex(lozenge, e.band);
    const Vec bar[] = {m + Vec{-1.7f, -1.7f}, m + Vec{1.7f, 1.7f}};
    pen.stroke(bar, e.band, 1.3f, false);
  };
  const float step = story ? 11.0f : 6.0f;
  for (float y = 9; y < kTall - 8; y += step) rung({3.0f, y}), rung({kUnits - 3.0f, y});
  for (float x = 9; x < kUnits - 8; x += step) rung({x, 3.0f}), rung({x, kTall - 3.0f});
}

void draw_index(const Pen& pen, int print, float width) {
  const CardFacts& f = facts_of(print);
  const float size = width >= 150 ? 20.0f : width >= kNamed ? 27.0f : 33.0f;
  const float x = 6 + size / 2;
  float y = 9 + size / 2;
  if (f.symbol < 0) {
    const ui::Colour c = edge_of(print).deep;
    pen.disc({x, y}, size / 2, c);
    pen.text_at({ui::Face::index, size * 0.72f}, {x, y}, "!", rgb(0xFFF6DC), Align::centre);
    return;
  }
  for (int i = 0; i < f.symbols; ++i, y += size * 1.06f) draw_symbol_disc(pen, f.symbol, {x, y}, size);
}

void draw_hills(const Pen& pen, Rect r, ui::Colour tone) {
  pen.box(r, 4, downwards(mix(tone, rgb(0xFFFFFF), 0.86f), mix(tone, rgb(0xFFF6E0), 0.62f), r));
  const Pen p = pen.through(shift({r.x, r.y}) * stretch(r.w / 64, r.h / 96));
  p.fill(drawn("M0 66 C12 52 22 50 32 60 C42 46 54 48 64 58 L64 92 C64 94 62 96 60 96 L4 96 C2 96 0 94 0 92 Z"),
         mix(tone, rgb(0xFFFFFF), 0.66f));
  p.fill(drawn("M0 80 C18 70 40 72 64 78 L64 92 C64 94 62 96 60 96 L4 96 C2 96 0 94 0 92 Z"),
         mix(tone, rgb(0xFFFFFF), 0.48f));
  pen.frame(r, 4, faded(tone, 0.5f), 0.9f);
}

void draw_picture(const Pen& pen, Rect r, int print) {
  const CardFacts& f = facts_of(print);
  const ui::Colour tone = f.symbol >= 0 ? symbol_colour(f.symbol) : edge_of(print).band;
  draw_hills(pen, r, tone);
  const Vec m = r.centre();
  if (print >= kQuest) return draw_motif(pen.through(shift(m) * stretch(0.92f, 0.92f)), print);
  draw_symbol(pen, f.symbol, m, 50, tone);
}

void draw_name(const Pen& pen, int print, const FaceWords& words, float width) {
  const Edge e = edge_of(print);
  const Rect band{8, 110, std::min(kUnits - 16, words.shown * kUnits - 12), 38};
  pen.box(band, 4, mix(e.paper, rgb(0xFFFFFF), 0.35f));
  pen.frame(band, 4, faded(e.band, 0.55f), 0.8f);
  // Small cards have the letters of an index: the name stands in full where it is touched.
  const bool large = width >= 110;
  const float k = width / kUnits;
  const std::string all = large && !words.note.empty() ? words.name + " · " + words.note : words.name;
  const Type wanted{large ? ui::Face::serif : ui::Face::index, large ? 15.0f : 13.0f};
  Type t = wanted;
  const auto lines_of = [&] { return pen.letters().wrap({t.face, t.px * k}, all, (band.w - 4) * k); };
  while (t.px > 8.5f && !pen.letters().fits({t.face, t.px * k}, all, (band.w - 4) * k, (band.h - 2) * k * 1.1f))
    t.px -= 0.5f;
  const auto set = lines_of();
  const float step = t.px * 1.22f;
  float y = band.centre().y - step * static_cast<float>(set.size() - 1) / 2;
  for (const auto line : set) {
    pen.text_at(t, {band.centre().x, y}, line, e.deep, Align::centre);
    y += step;
  }
}

void draw_contents(const Pen& pen, int print, const FaceWords& words, float width) {
  draw_edge(pen, print);
  if (print >= kFirstTile && print < kFirstGold) {
    draw_tile(pen, print, {20, 24, 60, 60});
    return draw_name(pen, print, words, width);
  }
  if (print >= kFirstGold && print < kFirstGandalf) {
    draw_thing(pen, Thing::gold, {50, 62}, 62);
    return draw_name(pen, print, words, width);
  }
  const float strip = words.shown * kUnits;
  if (words.shown < 1 && (words.shown < kNamedStrip || width < kNamed))
    draw_picture(pen, {7, 62, std::clamp(strip - 10, 20.0f, 84.0f), 84}, print);
  else if (width >= kNamed)
    draw_picture(pen, {kPicture.x, kPicture.y, std::min(kPicture.w, strip - kPicture.x - 5), kPicture.h}, print),
        draw_name(pen, print, words, width);
  else
    draw_picture(pen, {16, 60, 76, 86}, print);
  draw_index(pen, print, width);
}

}  // namespace

void draw_face(const Pen& pen, Rect r, int print, const FaceWords& words, CardState state) {
  if (print < 0 || print >= kPrints) return draw_card_back(pen, r);
  const float k = r.w / kUnits, round = 7 * k;
  const bool sunk = state == CardState::sunk;
  const Edge e = edge_of(print);
  pen.shadow(r, round, std::max(6.0f, r.w * 0.1f), r.w * 0.022f, sunk ? 0.35f : 0.5f);
  const Pen units = pen.through(shift({r.x, r.y}) * stretch(k, k));
  pen.box(r, round,
          sunk ? Paint(mix(e.paper, rgb(0x14231D), 0.12f)) : downwards(e.paper, mix(e.paper, kCardShade, 0.6f), r));
  if (sunk) {
    draw_contents(units.veiled(mix(e.paper, rgb(0x14231D), 0.12f), 0.24f), print, words, r.w);
    if (print < kFirstTile) draw_index(units, print, r.w);
    return pen.frame(grown(r, -0.5f), round, rgb(0x7C8478), 1);
  }
  draw_contents(units, print, words, r.w);
  pen.frame(grown(r, -0.5f), round, mix(e.band, kCardEdge, 0.5f), 1);
  draw_card_state(pen, r, round, state);
}

void draw_card_chip(const Pen& pen, Rect r, int print) {
  const Edge e = print < kFirstTile || print >= kFirstGandalf ? edge_of(print) : edge_of(kFirstGandalf);
  pen.box(r, r.h * 0.2f, e.paper);
  pen.frame(grown(r, -1), r.h * 0.2f, e.band, 2);
  const float size = r.h * 0.78f;
  const Vec m = r.centre();
  if (print >= kFirstGandalf) return draw_symbol(pen, kStar, m, size, e.deep);
  if (print >= kFirstGold) return draw_thing(pen, Thing::gold, m, size);
  if (print >= kFirstTile) return draw_tile(pen, print, around(m, size, size));
  const CardFacts& f = facts_of(print);
  if (f.symbol < 0) return draw_motif(pen.through(shift(m) * stretch(size / 72, size / 72)), print);
  const float step = size * 1.02f, from = m.x - step * static_cast<float>(f.symbols - 1) / 2;
  for (int i = 0; i < f.symbols; ++i) draw_symbol_disc(pen, f.symbol, {from + step * static_cast<float>(i), m.y}, size);
}

}  // namespace mathom::lotr_board
