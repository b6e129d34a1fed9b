#include "shell/tables/lotr_tcg/book/card_sheet.h"

#include <algorithm>

#include "shell/tables/lotr_tcg/book/card_look.h"
#include "shell/tables/lotr_tcg/pictures/card_picture.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

// Where the parts of a card stand; all of it is measured before the paper is drawn.
struct Sheet {
  ui::Type name, subtitle, kind, text, facts;
  float name_high = 0, head = 0, art = 0, kind_high = 0, text_high = 0, facts_high = 0;
  float inner = 0;
  float high() const { return head + art + kind_high + text_high + facts_high; }
};

constexpr float kRim = 5;

Sheet measure(const Canvas& c, const CardWords& w, float width, float most_art) {
  Sheet s{.name = c.type(Face::serif, 24),
          .subtitle = c.small(),
          .kind = c.small_strong(),
          .text = c.body(),
          .facts = c.small()};
  s.inner = width - 2 * kRim - 2.5f * kStep;
  const float words = s.inner - 2 * c.em(46);
  s.name_high = c.height_of(s.name, w.title, words);
  const float subtitle = w.subtitle.empty() ? 0 : c.height_of(s.subtitle, w.subtitle, words);
  s.head = std::max(c.em(50), s.name_high + subtitle) + 1.5f * kStep;
  s.art = std::clamp((width - 2 * kRim) * 0.62f, 60.0f, std::max(60.0f, most_art));
  s.kind_high = c.height_of(s.kind, w.kind, s.inner) + kStep;
  s.text_high = w.text.empty() ? kStep : c.height_of(s.text, w.text, s.inner) + 2.5f * kStep;
  s.facts_high = c.height_of(s.facts, w.facts, s.inner) + 2 * kStep;
  return s;
}

void draw_numbers(const Canvas& c, Rect art, const CardFacts& f) {
  if (!f.is_character()) return;
  const float size = c.em(38), edge = size * 0.66f;
  draw_strength(c.pen(), f, {art.x + edge, art.bottom() - edge}, size);
  draw_vitality(c.pen(), f.vitality, {art.right() - edge, art.bottom() - edge}, size);
}

}  // namespace

float build_card_sheet(const TableHost& host, const Canvas& by, Rect column, BookWords& words_of, int print,
                       float most_art) {
  const Canvas c = by.painted();
  const CardFacts& f = printed_cards().facts(print);
  const CardWords& w = words_of.of(host, print);
  const Sheet s = measure(c, w, column.w, most_art);
  const Livery look = livery_of(f.culture);
  const Rect whole{column.x, column.y, column.w, s.high() + 2 * kRim};
  c.pen().shadow(whole, kRound, 18, 5, 0.45f);
  c.pen().box(whole, kRound, look.edge);
  c.pen().box(whole.inset(kRim), kRound - kRim, rgb(0xFFFCF4));
  Rect in = whole.inset(kRim);
  Rect head = cut_top(in, s.head);
  if (f.type != Type::ring) draw_cost(c.pen(), f.cost, {head.x + c.em(27), head.y + c.em(28)}, c.em(40));
  draw_crest(c.pen(), f, {head.right() - c.em(27), head.y + c.em(28)}, c.em(36));
  const float wide = s.inner - 2 * c.em(46);
  Rect words{whole.centre().x - wide / 2, head.y + kStep / 2, wide, head.h};
  cut_top(words, c.pen().paragraph(s.name, words, w.title, kInk, Align::centre));
  if (!w.subtitle.empty()) c.pen().paragraph(s.subtitle, words, w.subtitle, look.deep, Align::centre);
  c.scene().heading("card/name", w.name, head, 2);
  const Rect art = cut_top(in, s.art);
  draw_card_picture(c.pen(), art, print);
  draw_numbers(c, art, f);
  const Rect kind = cut_top(in, s.kind_high);
  c.pen().box(kind, 0, look.paper);
  const float left = whole.centre().x - s.inner / 2;
  c.paragraph("card/kind", {left, kind.y + kStep / 2, s.inner, kind.h}, s.kind, w.kind, look.deep);
  Rect text = cut_top(in, s.text_high);
  if (!w.text.empty()) c.paragraph("card/text", {left, text.y + kStep, s.inner, text.h}, s.text, w.text, kInk);
  c.pen().box({left, in.y, s.inner, 1}, 0, faded(look.edge, 0.5f));
  c.paragraph("card/facts", {left, in.y + kStep * 0.75f, s.inner, in.h}, s.facts, w.facts,
              mix(kInk, rgb(0xFFFFFF), 0.2f));
  return whole.h;
}

}  // namespace mathom::lotr_tcg
