#include "shell/tables/lotr_board/pictures/signs.h"

#include "games/lotr_board/content/content.h"
#include "shell/ui/cards/card_art.h"
#include "shell/ui/cards/suits.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

constexpr std::string_view kStarPath = "M0 -48 L13 -16 L47 -14 L20 8 L30 42 L0 22 L-30 42 L-20 8 L-47 -14 L-13 -16 Z";
// Two hands that hold each other.
constexpr std::string_view kHandLeft =
    "M-48 -16 L-30 -26 L-4 -14 L26 -2 C32 2 26 12 18 10 L-2 4 L8 18 L-34 16 L-48 14 Z";
constexpr std::string_view kHandRight =
    "M48 -20 L30 -28 L8 -24 L2 -16 L28 -6 C38 0 34 14 22 14 L10 11 L18 20 L36 12 L48 12 Z";
// A boot on the road.
constexpr std::string_view kBoot =
    "M-22 -44 L8 -44 L8 4 C14 12 38 14 42 24 C44 30 42 36 40 38 L-26 38 L-26 30 C-20 16 -22 -10 -22 -44 Z";
constexpr std::string_view kSole = "M-28 40 L42 40 L42 46 L16 46 L14 48 L-6 48 L-8 46 L-28 46 Z";
// A hood with nobody in it.
constexpr std::string_view kHood =
    "M0 -48 C28 -42 32 -12 34 10 C36 28 44 40 46 46 L-46 46 C-44 40 -36 28 -34 10 C-32 -12 -26 -34 0 -48 Z";
constexpr std::string_view kFaceless =
    "M0 -26 C14 -22 18 -6 18 6 C18 20 8 30 0 32 C-8 30 -18 20 -18 6 C-18 -6 -14 -22 0 -26 Z";
constexpr std::string_view kSword =
    "M0 -50 L6 -40 L6 18 L20 18 L20 26 L5 26 L5 44 L-5 44 L-5 26 L-20 26 L-20 18 L-6 18 L-6 -40 Z";
constexpr std::string_view kHeart =
    "M0 42 C-22 22 -44 4 -42 -18 C-40 -38 -10 -42 0 -18 C10 -42 40 -38 42 -18 C44 4 22 22 0 42 Z";
constexpr std::string_view kStone = "M-22 -46 L20 -44 L40 -16 L34 28 L10 46 L-24 42 L-42 10 L-36 -22 Z";
constexpr std::string_view kEyeRim = "M-50 0 C-28 -34 28 -34 50 0 C28 34 -28 34 -50 0 Z";
constexpr std::string_view kPupil = "M0 -22 C8 -10 8 10 0 22 C-8 10 -8 -10 0 -22 Z";
constexpr std::string_view kArrowLeft = "M-46 0 L-10 -34 L-10 -14 L44 -14 L44 14 L-10 14 L-10 34 Z";
constexpr std::string_view kHourglass = "M-30 -46 L30 -46 L30 -36 L8 0 L30 36 L30 46 L-30 46 L-30 36 L-8 0 L-30 -36 Z";

Pen units(const Pen& pen, Vec m, float size) { return pen.through(shift(m) * stretch(size / 100, size / 100)); }

void draw_swords(const Pen& p, ui::Colour c) {
  p.through(turn(0.72f)).fill(drawn(kSword), c);
  p.through(turn(-0.72f)).fill(drawn(kSword), c);
}

void draw_rune(const Pen& p, ui::Colour light, ui::Colour deep, ui::Colour ink) {
  p.fill(drawn(kStone), downwards(light, deep, {-42, -46, 84, 92}));
  p.stroke(line_from_path("M-10 -28 L-10 28"), ink, 7, false);
  p.stroke(line_from_path("M-10 -26 L14 -12 L-10 2 L14 26"), ink, 7, false);
  p.stroke(drawn(kStone).outline, ink, 4, true);
}

void draw_sun(const Pen& p) {
  for (int i = 0; i < 12; ++i) {
    static constexpr Vec ray[] = {{-7, -30}, {0, -50}, {7, -30}};
    p.through(turn(static_cast<float>(i) * 0.5236f)).convex(ray, rgb(0xE89B1C));
  }
  p.disc({0, 0}, 28, Paint(rgb(0xFFE07A), rgb(0xF0A42A), {0, -28}, {0, 28}));
  p.ring({0, 0}, 28, rgb(0xA0640A), 4);
}

void draw_small_card(const Pen& p, Vec at) {
  const Rect card = around(at, 54, 78);
  p.box(card, 8, kCard);
  p.frame(grown(card, -2), 7, rgb(0x6B4A22), 5);
  p.box(card.inset(15), 4, rgb(0xB5803A));
}

}  // namespace

ui::Colour symbol_colour(int symbol) {
  static constexpr ui::Colour all[] = {rgb(0x9A6108), rgb(0x1F6B46), rgb(0x3E4E9E), rgb(0xA3271F), rgb(0x5B4A7A)};
  return all[symbol >= 0 && symbol <= kStar ? symbol : kStar];
}

void draw_symbol(const Pen& pen, int symbol, Vec m, float size, ui::Colour c) {
  const Pen p = units(pen, m, size);
  switch (symbol) {
    case 0:
      p.fill(drawn(kHandRight), c);
      p.fill(drawn(kHandLeft), mix(c, rgb(0xFFFFFF), 0.25f));
      p.stroke(drawn(kHandLeft).outline, c, 4, true);
      return;
    case 1: p.fill(drawn(kBoot), c); return p.fill(drawn(kSole), c);
    case 2: p.fill(drawn(kHood), c); return p.fill(drawn(kFaceless), mix(c, rgb(0xFFFFFF), 0.82f));
    case 3: return draw_swords(p, c);
    default:
      p.fill(drawn(kStarPath), Paint(rgb(0xFFE39A), rgb(0xE0A02E), {0, -48}, {0, 42}));
      return p.stroke(drawn(kStarPath).outline, rgb(0x7A4E10), 6, true);
  }
}

void draw_symbol_disc(const Pen& pen, int symbol, Vec m, float size) {
  const ui::Colour c = symbol_colour(symbol);
  pen.disc(m, size / 2,
           Paint(mix(c, rgb(0xFFFFFF), 0.18f), mix(c, rgb(0), 0.22f), m - Vec{0, size / 2}, m + Vec{0, size / 2}));
  pen.ring(m, size / 2 - size * 0.035f, rgb(0xF7E7BE), std::max(1.0f, size * 0.05f));
  draw_symbol(pen, symbol, m, size * 0.64f, symbol == kStar ? c : rgb(0xFFF6E0));
}

void draw_eye(const Pen& pen, Vec m, float size) {
  const Pen p = units(pen, m, size);
  p.fill(drawn(kEyeRim), Paint(rgb(0xFFD36B), rgb(0xD9381A), {0, -30}, {0, 30}));
  p.stroke(drawn(kEyeRim).outline, rgb(0x3A0D08), 5, true);
  p.fill(drawn(kPupil), rgb(0x1A0604));
}

void draw_thing(const Pen& pen, Thing thing, Vec m, float size) {
  const Pen p = units(pen, m, size);
  switch (thing) {
    case Thing::none: return;
    case Thing::rune: return draw_rune(p, rgb(0xE6EAEC), rgb(0x9BA6AC), rgb(0x39444A));
    case Thing::gold: return draw_rune(p, rgb(0xFFE08A), rgb(0xD09A28), rgb(0x6B430A));
    case Thing::ring:
      p.ring({0, 0}, 34, rgb(0x7A4E10), 26);
      p.ring({0, 0}, 34, rgb(0xF0B23E), 19);
      return p.ring({0, 0}, 37, rgb(0xFFE9AE), 4);
    case Thing::heart:
      p.fill(drawn(kHeart), Paint(rgb(0xF2685C), rgb(0xB01E24), {0, -36}, {0, 42}));
      return p.stroke(drawn(kHeart).outline, rgb(0x5C0C12), 5, true);
    case Thing::sun: return draw_sun(p);
    case Thing::die: return draw_die(pen, 3, m, size * 0.86f);
    case Thing::card: return draw_small_card(p, {0, 0});
    case Thing::cards: draw_small_card(p, {-14, -4}); return draw_small_card(p, {14, 4});
    case Thing::purity:
      p.disc({0, 0}, 48, rgb(0xF6F2E4));
      p.ring({0, 0}, 46, rgb(0x2F7D4F), 6);
      return p.through(stretch(0.74f, 0.74f)).fill(drawn(kArrowLeft), rgb(0x2F7D4F));
    case Thing::eye: return draw_eye(pen, m, size);
    case Thing::next_event:
      p.fill(drawn(kHourglass), Paint(rgb(0xF7E7BE), rgb(0xC9973A), {0, -46}, {0, 46}));
      return p.stroke(drawn(kHourglass).outline, rgb(0x4A2E0A), 6, true);
  }
}

Thing token_thing(int kind) { return kind == 0 ? Thing::ring : kind == 1 ? Thing::heart : Thing::sun; }

Thing thing_on(int place, int symbol, int space) {
  const Track* track = content().places[static_cast<std::size_t>(place)].track(symbol);
  if (!track || space < 0 || space >= static_cast<int>(track->spaces.size())) return Thing::none;
  const Space& s = track->spaces[static_cast<std::size_t>(space)];
  if (s.dice > 0) return Thing::die;
  const effects::Op& op = content().code.ops[static_cast<std::size_t>(s.program)];
  const std::string_view word = op.verb == effects::kEnd ? "" : language().verb(op.verb).word;
  if (word == "rune") return Thing::rune;
  if (word == "gold_rune") return Thing::gold;
  if (word == "token") return token_thing(op.arg[1]);
  if (word == "take_card") return Thing::card;
  return word == "purity" ? Thing::purity : Thing::none;
}

TileSign tile_sign(int print) {
  const effects::Op& op = content().code.ops[static_cast<std::size_t>(facts_of(print).program)];
  const std::string_view word = language().verb(op.verb).word;
  if (word == "advance") return {op.arg[0], Thing::none};
  if (word == "next_event") return {-1, Thing::next_event};
  if (word == "corrupt") return {-1, Thing::ring};
  if (word == "volunteer_or") return {-1, Thing::eye};
  return {-1, content().code.costs[static_cast<std::size_t>(op.arg[2])].size() > 1 ? Thing::heart : Thing::cards};
}

void draw_die(const Pen& pen, int face, Vec m, float size) {
  const Pen p = units(pen, m, size);
  const Rect r{-48, -48, 96, 96};
  p.box(r, 18, downwards(rgb(0x3A3440), rgb(0x17141B), r));
  p.frame(grown(r, -3), 16, rgb(0xD8AE5B), 5);
  if (face < 0 || face >= static_cast<int>(content().faces.size())) return;
  const Face& f = content().faces[static_cast<std::size_t>(face)];
  const effects::Op& op = content().code.ops[static_cast<std::size_t>(f.program)];
  const std::string_view word = op.verb == effects::kEnd ? "" : language().verb(op.verb).word;
  if (word == "harm_cards") return draw_thing(p, Thing::cards, {0, 0}, 66);
  if (word == "sauron") return draw_thing(p, Thing::eye, {0, 0}, 74);
  static constexpr Vec kPips[3][3] = {{{0, 0}}, {{-20, -20}, {20, 20}}, {{-24, -24}, {0, 0}, {24, 24}}};
  for (int i = 0; i < f.symbols && i < 3; ++i) p.disc(kPips[std::min(f.symbols, 3) - 1][i], 11, rgb(0xF2E9D8));
}

void draw_tile(const Pen& pen, int print, Rect r) {
  pen.shadow(r, r.w * 0.14f, r.w * 0.12f, r.w * 0.03f, 0.5f);
  const TileSign sign = tile_sign(print);
  const bool good = sign.symbol >= 0;
  pen.box(r, r.w * 0.14f, downwards(good ? rgb(0xF4E8C8) : rgb(0x4A2A34), good ? rgb(0xDCC48E) : rgb(0x26131B), r));
  pen.frame(grown(r, -r.w * 0.04f), r.w * 0.11f, good ? rgb(0x8A6A2E) : rgb(0xD8AE5B), std::max(1.0f, r.w * 0.035f));
  if (good)
    draw_symbol(pen, sign.symbol, r.centre(), r.w * 0.66f, symbol_colour(sign.symbol));
  else
    draw_thing(pen, sign.thing, r.centre(), r.w * 0.62f);
}

void draw_tile_back(const Pen& pen, Rect r) {
  pen.shadow(r, r.w * 0.14f, r.w * 0.12f, r.w * 0.03f, 0.5f);
  pen.box(r, r.w * 0.14f, downwards(rgb(0x35506B), rgb(0x1B2A40), r));
  pen.frame(grown(r, -r.w * 0.05f), r.w * 0.1f, rgb(0xD8AE5B, 200), std::max(1.0f, r.w * 0.03f));
  pen.ring(r.centre(), r.w * 0.2f, rgb(0xD8AE5B, 170), std::max(1.0f, r.w * 0.05f));
}

void draw_hobbit(const Pen& pen, int seat, Vec m, float size, const std::string& letters) {
  const SeatSign sign = seat_sign(seat);
  draw_badge(pen, sign.badge, m + Vec{0, size * 0.05f}, size * 1.12f, rgb(0x0B0A08, 200));
  draw_badge(pen, sign.badge, m, size, sign.colour);
  if (size >= 13)
    pen.text_at({ui::Face::index, size * (size < 19 ? 0.5f : 0.44f)}, m, letters, rgb(0x17130C), Align::centre);
}

}  // namespace mathom::lotr_board
