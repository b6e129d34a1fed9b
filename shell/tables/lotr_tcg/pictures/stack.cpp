#include "shell/tables/lotr_tcg/pictures/stack.h"

#include <algorithm>

#include "shell/tables/lotr_tcg/book/card_look.h"
#include "shell/tables/lotr_tcg/pictures/card_picture.h"
#include "shell/ui/cards/card_art.h"
#include "shell/ui/cards/suits.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr Colour kWound = rgb(0xD2322A), kRaised = rgb(0xF2C14E), kStrip = rgb(0x14211C, 240),
                 kPill = rgb(0x0C1512, 225);
constexpr float kPillHigh = 16, kStripLine = 20, kStripGap = 2;
constexpr float kLeastNamed = 74;  // a narrower strip shows only pictures

// On a large screen the letters on a card grow with it.
float growth_of(float high) { return std::clamp(high / 150, 1.0f, 1.7f); }
ui::Type small_on(float k) { return {ui::Face::text, kLeastType * k}; }

float stack_round(Rect r) { return std::clamp(r.w * 0.06f, 4.0f, 9.0f); }

// The name in a band of the culture's colour: in one line, in two where the card is high, or not at all. Returns the
// band.
Rect draw_band(const Pen& pen, Rect& in, const FaceLook& look, const Livery& colours) {
  const float px = std::clamp(in.w * 0.125f, 13.0f, 17.0f * growth_of(in.h)), line = px * 1.4f;
  const auto fits = [&](const std::string& words, float high) {
    return pen.letters().fits({ui::Face::strong, kLeastType}, words, in.w - 6, high);
  };
  const float two = 2.25f * kLeastType;
  const bool one = fits(look.title, line), high = !one && in.h >= 2.5f * two && fits(look.title, two);
  if (!one && !high) return {in.x, in.y, in.w, 0};
  const Rect band = cut_top(in, one ? line : two);
  pen.box(band, 0, downwards(mix(colours.edge, rgb(0xFFFFFF), 0.1f), mix(colours.edge, rgb(0), 0.32f), band));
  const Rect words = {band.x + 3, band.y, band.w - 6, band.h};
  const ui::Type t = pen.letters().largest({ui::Face::strong, px}, look.title, words.w, words.h);
  const float used = paragraph_height(pen.letters(), t, look.title, words.w);
  pen.paragraph(t, {words.x, words.centre().y - used / 2, words.w, used}, look.title, rgb(0xFFFFFF), Align::centre);
  return band;
}

void draw_pill_at(const Pen& pen, Rect r, std::string_view words, Colour ground, Colour ink) {
  pen.box(r, r.h / 2, ground);
  pen.text(small_on(r.h / kPillHigh), r, words, ink, Align::centre);
}

// Returns the width of the number of its skirmish.
float number_of_fight(Rect art) { return std::clamp(art.w * 0.19f, 15.0f, 22.0f); }

// At the right edge below the name: the signs that fit. On a small face they are left out rather than cover it.
void draw_chips(const Pen& pen, Rect art, const StackLook& look, float foot, float k) {
  const float high = kPillHigh * k;
  const ui::Type t = small_on(k);
  float y = art.y + 2;
  const float number = look.face.fight > 0 ? 1.25f * number_of_fight(art) : 0;  // stands at the left
  const auto pill = [&](const std::string& words, float more) {
    const float wide = pen.letters().width(t, words) + 11 + more;
    if (y < art.y + number && wide > art.w - 4 - number) y = art.y + number + 1;
    const bool low = y > art.y + 3 && y + high > art.y + art.h * 0.5f;  // the first one alone may cover a small face
    if (wide > art.w - 4 || low || y + high > art.bottom() - foot) return Rect{};
    const Rect r{art.right() - wide - 2, y, wide, high};
    y += high + 2;
    return r;
  };
  if (look.burdens >= 0) {
    const std::string n = std::to_string(look.burdens) + "/" + std::to_string(look.limit);
    if (const Rect r = pill(n, 19 * k); !r.empty()) {
      pen.box(r, high / 2, kPill);
      draw_burden(pen, {r.x + 12 * k, r.centre().y}, 17 * k, true);
      pen.text_at(t, {r.x + 23 * k, r.centre().y}, n, kRaised);
    }
  }
  if (art.h < 46) return;
  for (const std::string& words : look.chips)
    if (const Rect r = pill(words, 0); !r.empty()) draw_pill_at(pen, r, words, kPill, kText);
}

void draw_wounds_of(const Pen& pen, Rect art, int wounds, float from) {
  const float size = std::clamp(art.w * 0.13f, 10.0f, 16.0f * growth_of(art.h));
  const int shown = std::min(wounds, std::max(1, static_cast<int>((art.w * 0.5f) / (size * 0.85f))));
  for (int i = 0; i < shown; ++i)
    draw_drop(pen, {art.x + from + size * (0.6f + 0.85f * static_cast<float>(i)), art.y + size * 0.75f}, size);
}

void draw_points(const Pen& pen, Rect body, const FaceLook& look, float size) {
  CardFacts now;
  now.culture = look.facts->culture;
  now.strength = look.strength;
  const float y = body.bottom() - size * 0.5f;
  const Vec left{body.x + size * 0.52f, y}, right{body.right() - size * 0.54f, y};
  if (look.stronger || look.weaker) pen.disc(left, size * 0.6f, look.stronger ? kRaised : kWound);
  draw_strength(pen, now, left, size);
  draw_vitality(pen, look.vitality, right, size);
  if (look.wounds > 0) pen.ring(right, size * 0.56f, kWound, 2);
}

// A strip with its picture and, if they fit, its words.
void draw_strip_of(const Pen& pen, Rect r, int print, const std::string& words, float k) {
  pen.box(r, 4, kStrip);
  Rect in = r.inset(1.5f);
  const ui::Type t = small_on(k);
  const bool named = r.w >= kLeastNamed * k;
  draw_card_picture(pen, named ? cut_left(in, in.h * 1.3f) : in, print);
  pen.frame(grown(r, -0.5f), 4, rgb(0xFFFFFF, 60), 1);
  if (!named) return;
  cut_left(in, 3);
  const std::string shown = words_in_line(pen.letters(), t, words, in.w - 2);
  if (pen.letters().width(t, shown) <= in.w - 2) pen.text(t, in, shown, kText);
}

// Its weapons first, then the other cards that it bears: named in lines of their own if they fit, the rest as pictures.
void draw_strips(const Pen& pen, Rect room, const StackLook& look, float k) {
  const float high = kStripLine * k;
  int left = static_cast<int>((room.h + kStripGap + 1) / (high + kStripGap));
  const auto line = [&] { return Rect{cut_top(room, high + kStripGap)}; };
  if (!look.fight.empty() && left > 0) {
    const Rect r = line();
    const Rect tab{r.x, r.y + kStripGap, r.w, high};
    const ui::Type t = small_on(k);
    pen.box(tab, 4, kStrip);
    std::string words = look.fight;
    if (pen.letters().width(t, words) > tab.w - 4)
      words = words.substr(words.find_last_of(' ', words.find(':') - 2) + 1);
    if (pen.letters().width(t, words) <= tab.w - 2) pen.text(t, tab, words, look.wins ? kGood : kWarn, Align::centre);
    --left;
  }
  std::size_t next = 0;
  const std::size_t n = look.borne.size();
  while (left > 0 && next < n) {
    const Rect r = line();
    const Rect tab{r.x, r.y + kStripGap, r.w, high};
    const std::size_t here = left == 1 ? n - next : 1;
    const auto shown = std::min(here, static_cast<std::size_t>(std::max(1.0f, (tab.w + 2) / (24 * k))));
    const float wide = (tab.w + 2) / static_cast<float>(shown) - 2;
    for (std::size_t i = 0; i < shown; ++i, ++next) {
      const auto& borne = look.borne[next];
      const Rect cell{tab.x + static_cast<float>(i) * (wide + 2), tab.y, wide, tab.h};
      draw_strip_of(pen, cell, borne.print,
                    borne.more > 0 ? borne.title + " +" + std::to_string(borne.more) : borne.title, k);
    }
    next += here - shown;
    --left;
  }
}

void draw_number_of_fight(const Pen& pen, Rect art, const FaceLook& look, float& from) {
  if (look.fight <= 0) return;
  const float size = number_of_fight(art);
  const Vec m{art.x + size * 0.62f, art.y + size * 0.62f};
  pen.disc(m, size / 2 + 1.5f, rgb(0x14100A));
  pen.disc(m, size / 2, look.now ? kRaised : rgb(0xE9DFC8));
  pen.text_at({ui::Face::index, size * 0.66f}, m, std::to_string(look.fight), rgb(0x14100A), Align::centre);
  from = size * 1.15f;
}

}  // namespace

std::string words_in_line(const Letters& letters, ui::Type t, std::string words, float width) {
  constexpr std::size_t kLittle = 2;  // letters of a word that says nothing at the end
  if (letters.width(t, words) <= width) return words;
  std::string shown = words + "…";
  while (letters.width(t, shown) > width && words.find(' ') != std::string::npos) {
    do words.resize(words.rfind(' '));
    while (words.find(' ') != std::string::npos && words.size() - words.rfind(' ') - 1 <= kLittle);
    while (words.ends_with(',') || words.ends_with(':')) words.pop_back();
    shown = words + "…";
  }
  return shown;
}

float strips_height(float row, int most_borne) {
  const int most = row >= 150 ? 3 : row >= 118 ? 2 : row >= 82 ? 1 : 0;
  return static_cast<float>(std::min(most, most_borne)) * (kStripLine * growth_of(row) + kStripGap);
}

void draw_stack(const Pen& pen, Rect r, const StackLook& look, CardState state, float strips) {
  const Livery colours = livery_of(look.face.facts->culture);
  Rect body = r;
  const Rect foot = cut_bottom(body, strips);
  const float round = stack_round(body),
              size = std::clamp(std::min(body.w * 0.3f, body.h * 0.34f), 18.0f, 34.0f * growth_of(r.h));
  pen.box(body, round, colours.edge);
  Rect art = body.inset(2);
  draw_band(pen, art, look.face, colours);
  draw_card_picture(pen, art, look.face.print);
  float from = 1;
  draw_number_of_fight(pen, art, look.face, from);
  if (look.face.wounds > 0) draw_wounds_of(pen, art, look.face.wounds, from);
  draw_chips(pen, art, look, size * 0.8f, growth_of(r.h));
  if (look.marked) {
    const Vec m{art.centre().x, body.bottom() - 9};
    pen.disc(m, 8, rgb(0x0E1813));
    draw_badge(pen, look.owner.badge, m, 11, look.owner.colour);
  }
  draw_points(pen, body, look.face, size);
  const float sign = std::max(18.0f, size * 0.8f), raised = look.marked ? 18.0f : 0.0f;
  if (body.w >= size * 2.3f + sign * 1.2f)
    draw_site_number(pen, *look.face.facts, {body.centre().x, body.bottom() - sign * 0.48f - raised}, sign);
  if (state == CardState::sunk) pen.box(body, round, rgb(0x0A140F, 72));
  if (look.face.now && state == CardState::plain) pen.frame(grown(body, 1), round + 1, faded(kRaised, 0.7f), 1.6f);
  if (strips > 0)
    draw_strips(pen, foot, look, growth_of(r.h));
  else if (!look.borne.empty()) {
    draw_borne(pen, {body.right() - 32, body.y + body.h * 0.42f, 30, 18}, static_cast<int>(look.borne.size()));
  }
  draw_card_state(pen, body, round, state);
}

namespace {

// Its picture at the left, with the words that fit next to it.
void draw_told(const Pen& pen, Rect in, const FaceLook& look, ui::Type name, ui::Type small) {
  draw_card_picture(pen, cut_left(in, std::min(in.h, in.w * 0.34f)), look.print);
  cut_left(in, 5), cut_right(in, 3);
  const float of_name = paragraph_height(pen.letters(), name, look.title, in.w);
  if (of_name > in.h) return;
  const bool told = of_name + paragraph_height(pen.letters(), small, look.text, in.w) <= in.h - 3;
  Rect words = told ? in : Rect{in.x, in.centre().y - of_name / 2, in.w, of_name};
  if (told) cut_top(words, 2);
  pen.paragraph(name, cut_top(words, of_name), look.title, kInk);
  if (told) pen.paragraph(small, words, look.text, kInk);
}

// Its picture above its name.
void draw_named(const Pen& pen, Rect in, const FaceLook& look, ui::Type small) {
  const float line = small.px * 1.3f;
  const bool one = pen.letters().fits(small, look.title, in.w - 4, line),
             two = !one && in.h >= 5 * line && pen.letters().fits(small, look.title, in.w - 4, 2 * line);
  const Rect words = cut_bottom(in, one ? line + 2 : two ? 2 * line : 0);
  draw_card_picture(pen, in, look.print);
  if (!one && !two) return;
  const float used = paragraph_height(pen.letters(), small, look.title, words.w - 4);
  pen.paragraph(small, {words.x + 2, words.centre().y - used / 2, words.w - 4, used}, look.title, kInk, Align::centre);
}

}  // namespace

void draw_support(const Pen& pen, Rect r, const StackLook& look, CardState state) {
  const Livery colours = livery_of(look.face.facts->culture);
  const float round = stack_round(r), k = growth_of(r.h);
  pen.box(r, round, colours.edge);
  const Rect in = r.inset(2);
  pen.box(in, round - 1, colours.paper);
  if (in.w >= 132 * k && in.w > in.h * 1.15f)
    draw_told(pen, in, look.face, {ui::Face::strong, 13 * k}, small_on(k));
  else
    draw_named(pen, in, look.face, small_on(k));
  if (!look.borne.empty()) draw_borne(pen, {r.right() - 34, r.y + 3, 30, 18}, static_cast<int>(look.borne.size()));
  if (look.marked) {
    pen.disc({r.x + 10, r.y + 10}, 8, rgb(0x0E1813));
    draw_badge(pen, look.owner.badge, {r.x + 10, r.y + 10}, 11, look.owner.colour);
  }
  if (state == CardState::sunk) pen.box(r, round, rgb(0x0A140F, 72));
  draw_card_state(pen, r, round, state);
}

// --- tokens
void draw_burden(const Pen& pen, Vec m, float wide, bool lies) {
  const Pen p = pen.through(shift(m) * stretch(wide / 100, wide / 100));
  const Shape& eye = drawn("M-50 0 C-28 -32 28 -32 50 0 C28 32 -28 32 -50 0 Z");
  if (!lies) {
    p.stroke(eye.outline, rgb(0xC9D3CB, 150), 7, true);
    return;
  }
  p.fill(eye, Paint(rgb(0xFFB347), rgb(0xD9541E), {0, -28}, {0, 28}));
  p.disc({0, 0}, 19, rgb(0x7A1D0C));
  p.box({-4, -17, 8, 34}, 4, rgb(0x14060A));
}

void draw_drop(const Pen& pen, Vec m, float size) {
  const Pen p = pen.through(shift(m) * stretch(size / 100, size / 100));
  const Shape& drop =
      drawn("M0 -54 C16 -22 36 -4 36 18 C36 40 20 52 0 52 C-20 52 -36 40 -36 18 C-36 -4 -16 -22 0 -54 Z");
  const Pen larger = p.through(stretch(1.26f, 1.22f));
  larger.fill(drop, rgb(0xFFF6EC));
  p.fill(drop, kWound);
}

void draw_twilight(const Pen& pen, Vec m, float size) {
  pen.disc(m, size / 2, Paint(rgb(0x6B5AA0), rgb(0x1E1732), m - Vec{0, size / 2}, m + Vec{0, size / 2}));
  pen.ring(m, size / 2, rgb(0xC9B6F0), std::max(1.0f, size * 0.08f));
  pen.disc(m - Vec{size * 0.12f, size * 0.14f}, size * 0.12f, rgb(0xEDE6FF, 220));
}

void draw_the_ring(const Pen& pen, Vec m, float size, bool worn) {
  if (worn) pen.disc(m, size * 0.62f, rgb(0xFF7A2E, 90));
  pen.ring(m, size * 0.36f, rgb(0x5E3F0C), size * 0.26f);
  pen.ring(m, size * 0.36f, worn ? rgb(0xFFC75A) : rgb(0xE2AC3C), size * 0.18f);
}

}  // namespace mathom::lotr_tcg
