#include "shell/tables/lotr_tcg/book/card_look.h"

#include <array>
#include <cmath>

#include "games/lotr_tcg/decks/decks.h"
#include "shell/tables/lotr_tcg/book/card_words.h"
#include "shell/tables/lotr_tcg/pictures/card_picture.h"
#include "shell/ui/cards/card_art.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr std::array<Colour, 10> kEdges{rgb(0x9A6430), rgb(0x23806A), rgb(0x70709C), rgb(0x3D5F93), rgb(0x6F8A2E),
                                        rgb(0x4F5A66), rgb(0x8A4526), rgb(0x54407C), rgb(0x8E221B), rgb(0x8A6D2C)};

// The signs of the cultures, in a box from -50 to 50, all of one colour.
constexpr std::string_view kAxe = "M-6 -46 L6 -46 L6 -34 C24 -40 34 -34 40 -20 C34 -4 24 0 6 -6 L6 48 L-6 48 Z";
constexpr std::string_view kStar =
    "M0 -48 L9 -14 L34 -34 L14 -9 L48 0 L14 9 L34 34 L9 14 L0 48 L-9 14 L-34 34 L-14 9 L-48 0 L-14 -9 L-34 -34 L-9 -14 "
    "Z";
constexpr std::string_view kHat =
    "M0 -48 C10 -20 18 4 24 22 L48 34 C20 46 -20 46 -48 34 L-24 22 C-18 4 -10 -20 0 -48 Z";
constexpr std::string_view kTree =
    "M-5 48 L-5 14 L-28 -2 L-40 -24 L-32 -28 L-22 -10 L-5 0 L-5 -20 L-16 -40 L-8 -44 L0 -30 L8 -44 L16 -40 L5 -20 L5 0 "
    "L22 "
    "-10 L32 -28 L40 -24 L28 -2 L5 14 L5 48 Z";
constexpr std::string_view kWhiteHand =
    "M-24 46 L-30 6 L-40 -14 L-32 -20 L-20 -4 L-22 -38 L-12 -40 L-8 -8 L-6 -46 L6 -46 L6 -8 L14 -40 L24 -36 L18 -2 L30 "
    "-18 "
    "L38 -12 L26 14 L20 46 Z";
constexpr std::string_view kSkull =
    "M-38 -10 C-38 -58 38 -58 38 -10 C38 6 32 16 24 20 L22 44 L-22 44 L-24 20 C-32 16 -38 6 -38 -10 Z";
constexpr std::string_view kCrown = "M-42 36 L-46 -26 L-22 -2 L-14 -44 L0 -8 L14 -44 L22 -2 L46 -26 L42 36 Z";
constexpr std::string_view kEye = "M-50 0 C-26 -36 26 -36 50 0 C26 36 -26 36 -50 0 Z";
constexpr std::string_view kHeart =
    "M0 44 C-50 8 -50 -38 -22 -40 C-8 -40 0 -28 0 -22 C0 -28 8 -40 22 -40 C50 -38 50 8 0 44 Z";
constexpr std::string_view kShield = "M-40 -42 L40 -42 L40 0 C38 26 18 42 0 50 C-18 42 -38 26 -40 0 Z";

Pen units(const Pen& pen, Vec m, float size) { return pen.through(shift(m) * stretch(size / 100, size / 100)); }

// `on`: the colour of what lies below, for the holes in a sign.
void draw_culture(const Pen& p, Culture culture, Colour c, Colour on) {
  switch (culture) {
    case Culture::dwarven: return p.fill(drawn(kAxe), c);
    case Culture::elven: return p.fill(drawn(kStar), c);
    case Culture::gandalf: return p.fill(drawn(kHat), c);
    case Culture::gondor: return p.fill(drawn(kTree), c);
    case Culture::shire:  // a round door
      p.disc({0, 0}, 46, c), p.disc({0, 0}, 36, on), p.disc({0, 0}, 27, c);
      return p.disc({12, 0}, 6, on);
    case Culture::isengard: return p.fill(drawn(kWhiteHand), c);
    case Culture::moria:
      p.fill(drawn(kSkull), c);
      p.disc({-15, -8}, 9, on), p.disc({15, -8}, 9, on);
      return p.convex(std::array{Vec{0, 6}, Vec{6, 18}, Vec{-6, 18}}, on);
    case Culture::ringwraith: return p.fill(drawn(kCrown), c);
    case Culture::sauron: p.fill(drawn(kEye), c), p.disc({0, 0}, 19, on); return p.box({-4, -17, 8, 34}, 4, c);
    case Culture::none: return;
  }
}

void number_on(const Pen& pen, int n, Vec m, float px, Colour c) {
  pen.text_at({Face::index, px}, m, std::to_string(n), c, Align::centre);
}

void draw_pips(const Pen& pen, Rect row, const CardFacts& f, int copies) {
  const int n = f.is_in_draw_deck() ? kMostOfTitle : 1;
  const float w = std::min(14.0f, row.w / 5), gap = 3;
  float x = row.centre().x - (static_cast<float>(n) * (w + gap) - gap) / 2;
  for (int i = 0; i < n; ++i, x += w + gap) {
    const Rect pip{x, row.centre().y - 3, w, 6};
    if (i < copies) pen.box(pip, 2, rgb(0xB4690E));
    pen.frame(pip, 2, i < copies ? rgb(0x8A4E06) : rgb(0x2A241C, 80), 1);
  }
}

constexpr float kTileRim = 2.5f, kBesideKind = 3;
ui::Type kind_type(const Canvas& c) { return {Face::text, std::max(kLeastType, c.small().px * 0.92f)}; }

}  // namespace

float tile_width(const TableHost& host, const Canvas& c, float usual) {
  float widest = 0;
  for (int i = 0; i < type_names().size(); ++i) {
    std::string word = alone(host, type_names(), i);
    begin_sentence(word);
    widest = std::max(widest, c.letters().width(kind_type(c), word));
  }
  return std::max(usual, std::ceil(widest) + 2 * (kTileRim + kBesideKind));
}

Livery livery_of(Culture culture) {
  const Colour edge = kEdges[static_cast<std::size_t>(culture)];
  return {edge, mix(edge, rgb(0xFFFFFF), 0.86f), mix(edge, rgb(0), 0.35f)};
}

Colour side_colour(Side side) {
  return side == Side::free_peoples ? rgb(0x7DB3E8) : side == Side::shadow ? rgb(0xF0897A) : kGold;
}

void draw_crest(const Pen& pen, const CardFacts& f, Vec m, float size) {
  const Livery look = livery_of(f.culture);
  pen.disc(m, size / 2, look.edge);
  pen.ring(m, size / 2, rgb(0xFFFFFF, 210), std::max(1.0f, size * 0.05f));
  if (f.type == Type::site) return number_on(pen, f.site, m, size * 0.62f, rgb(0xFFFFFF));
  if (f.type == Type::ring) return pen.ring(m, size * 0.24f, kGold, size * 0.1f);
  draw_culture(units(pen, m, size * 0.62f), f.culture, rgb(0xFFFFFF), look.edge);
}

void draw_cost(const Pen& pen, int cost, Vec m, float size) {
  pen.disc(m, size / 2, Paint(rgb(0x4A3B63), rgb(0x14101C), m - Vec{0, size / 2}, m + Vec{0, size / 2}));
  pen.ring(m, size / 2, rgb(0xC9B6F0), std::max(1.0f, size * 0.06f));
  number_on(pen, cost, m, size * 0.6f, rgb(0xFFFFFF));
}

void draw_strength(const Pen& pen, const CardFacts& f, Vec m, float size) {
  const Colour ground = f.side() == Side::shadow ? rgb(0x6E1C17) : rgb(0x1F3F6E);
  if (f.side() == Side::shadow)
    units(pen, m, size).fill(drawn(kShield), ground);
  else
    pen.disc(m, size / 2, ground), pen.ring(m, size / 2, kGold, std::max(1.0f, size * 0.06f));
  number_on(pen, f.strength, m, size * 0.58f, rgb(0xFFFFFF));
}

void draw_vitality(const Pen& pen, int vitality, Vec m, float size) {
  units(pen, m, size * 1.1f).fill(drawn(kHeart), rgb(0x1E6B49));
  number_on(pen, vitality, m - Vec{0, size * 0.06f}, size * 0.54f, rgb(0xFFFFFF));
}

void draw_tile(const Canvas& canvas, Rect r, const CardFacts& f, int print, const TileLook& tile) {
  const Canvas c = canvas.painted();
  const Pen& pen = c.pen();
  const Livery look = livery_of(f.culture);
  pen.shadow(r, 9, 8, 2, 0.35f);
  pen.box(r, 9, look.edge);
  const Rect in = r.inset(kTileRim);
  pen.box(in, 7, look.paper);
  constexpr float kPips = 13;
  const ui::Type small = kind_type(c);
  Rect rest = in;
  // Half is the picture, and less where the name needs it.
  const auto lines = static_cast<float>(c.letters().wrap({Face::serif, kLeastType}, tile.name, in.w - 6).size());
  const float name = kLeastType * (1 + 1.15f * (lines - 1)) + 7, below = kPips + small.px * 1.3f;
  const Rect art = cut_top(rest, std::clamp(in.h - below - name, in.h * 0.2f, in.h * 0.5f)).inset(1);
  draw_card_picture(pen, art, print);
  const float ball = std::min(26.0f, r.w * 0.2f), edge = ball * 0.62f;
  if (f.type != Type::ring) draw_cost(pen, f.cost, {in.x + edge, in.y + edge}, ball);
  draw_crest(pen, f, {in.right() - edge, in.y + edge}, ball);
  if (f.is_character()) {
    draw_strength(pen, f, {in.x + edge, art.bottom() - edge * 0.7f}, ball);
    draw_vitality(pen, f.vitality, {in.right() - edge, art.bottom() - edge * 0.7f}, ball);
  }
  draw_pips(pen, cut_bottom(rest, kPips), f, tile.copies);
  const Rect kind = cut_bottom(rest, small.px * 1.3f);
  // As many of its parts as stand in one line.
  std::string_view words = tile.kind;
  while (c.letters().width(small, words) > kind.w - 2 * kBesideKind && words.rfind(" · ") != std::string_view::npos)
    words = words.substr(0, words.rfind(" · "));
  pen.text(small, kind, c.letters().fitted(small, words, kind.w - 2 * kBesideKind), mix(kInk, look.paper, 0.25f),
           Align::centre);
  c.fitted({}, rest.inset(3), c.type(Face::serif, 16), tile.name, kInk, Align::centre);
  if (tile.hovered || tile.chosen) pen.frame(grown(r, 1), 10, kGold, tile.chosen ? 3.5f : 2.0f);
  if (tile.focused) draw_card_focus(pen, r);
}

}  // namespace mathom::lotr_tcg
