// One card of the book, large, with what it says and what can be done with it.
#include "shell/tables/lotr_tcg/book/book_screen.h"
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

// Returns its height.
float BookScreen::build_sheet(TableHost& host, const Canvas& by, Rect column, float most_art) {
  const Canvas c = by.painted();
  const CardFacts& f = printed_cards().facts(chosen_);
  const CardWords& w = words_.of(host, chosen_);
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
  draw_card_picture(c.pen(), art, chosen_);
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

void BookScreen::build_card(TableHost& host, const Canvas& c, Rect pane) {
  if (chosen_ < 0) return;
  const Rect foot = cut_bottom(pane, c.control_height());
  cut_bottom(pane, kStep);
  const std::string name = words_.name(host, chosen_);
  const float top = c.scene().begin_scroll("card/pane", name, pane);
  Rect column{pane.x + 2, top + 2, pane.w - kStep, 1e5f};
  cut_top(column, build_sheet(host, c, column, pane.h * 0.42f) + 1.5f * kStep);
  for (const std::string& note : words_.of(host, chosen_).notes) {
    const std::string id = "card/note/" + std::to_string(&note - words_.of(host, chosen_).notes.data());
    cut_top(column, c.paragraph(id, column, c.small(), note, kTextSoft) + kStep / 2);
  }
  build_card_acts(host, c, column);
  c.scene().end_scroll(column.y - top);
  build_card_foot(host, c, foot);
}

// What only some cards can be in a deck.
void BookScreen::build_card_acts(TableHost& host, const Canvas& c, Rect& column) {
  const CardFacts& f = printed_cards().facts(chosen_);
  const bool bearer = can_bear_ring(printed_cards(), chosen_);
  const bool starter = f.type == Type::companion && desk_.deck().copies(chosen_) > 0;
  if (!bearer && !starter) return;
  cut_top(column, kStep);
  c.scene().begin_zone("card_acts", {.name = words_.name(host, chosen_)});
  const auto toggle = [&](const char* id, std::string_view key, bool on) {
    const std::string words = host.say(key);
    const Rect r = cut_top(column, c.toggle_height(words, "", column.w));
    const Reaction is = c.toggle({.id = id, .name = words, .rect = r, .selected = on}, "");
    return is.activated || is.marked;
  };
  if (bearer && toggle("card/bear", "lotr_tcg.book.bear", desk_.deck().ring_bearer == chosen_))
    desk_.bear(host, chosen_), say_deck(host, c, chosen_);
  if (starter && toggle("card/start", "lotr_tcg.book.start", desk_.starts(chosen_)))
    desk_.turn_start(host, chosen_), say_deck(host, c, chosen_);
  c.scene().end_zone();
}

void BookScreen::build_card_foot(TableHost& host, const Canvas& c, Rect row) {
  const CardFacts& f = printed_cards().facts(chosen_);
  const bool many = f.is_in_draw_deck();
  const int copies = desk_.copies(chosen_), in_deck = many ? desk_.deck().copies(chosen_) : copies;
  const bool can_add = desk_.can_add(chosen_);
  c.scene().begin_zone("card_foot", {.name = host.say("lotr_tcg.book.in_deck")});
  const float wide = std::min(row.w * 0.42f, c.em(150));
  const Rect add = cut_right(row, wide);
  cut_right(row, kStep);
  const Rect less = cut_right(row, std::max(kTouch, c.control_height()));
  cut_right(row, kStep);
  Item more{.id = "card/add",
            .name = host.say(many ? "lotr_tcg.book.add" : "lotr_tcg.book.take"),
            .rect = add,
            .offered = can_add,
            .key = '+'};
  if (!can_add)
    more.description = host.say(desk_.copies(chosen_) >= desk_.most(chosen_) ? "lotr_tcg.book.pool.no_more"
                                : many                                       ? "lotr_tcg.book.full"
                                                                             : "lotr_tcg.book.taken");
  const Reaction adds = c.button(more, {.weight = Weight::primary});
  const Item fewer{
      .id = "card/remove", .name = host.say("lotr_tcg.book.remove"), .rect = less, .offered = in_deck > 0, .key = '-'};
  const Reaction removes = c.button(fewer, {.sign = Sign::minus});
  c.scene().end_zone();
  c.fitted("card/copies", row, c.body(), copies_words(host, chosen_), kText);
  if (adds.refused) host.notify(more.description, Urgency::assertive);
  if (adds.activated) desk_.add(host, chosen_);
  if (removes.activated) desk_.remove(host, chosen_);
  if (adds.activated || removes.activated) say_deck(host, c, chosen_);
}

void BookScreen::build_card_layer(TableHost& host, const Canvas& c) {
  const Rect safe = c.scene().safe().inset(kStep);
  const Rect panel = around(safe.centre(), std::min(safe.w, c.em(430)), std::min(safe.h, c.em(760)));
  c.veil();
  const std::string name = words_.name(host, chosen_);
  bool close = c.scene().begin_layer("card_panel", name, panel);
  c.raised(panel);
  Rect in = panel.inset(1.5f * kStep);
  const Rect foot = cut_bottom(in, c.control_height());
  cut_bottom(in, kStep);
  build_card(host, c, in);
  c.scene().begin_zone("card_close", {.name = name});
  close |= c.close_button("card", host.say("shell.close"), foot);
  c.scene().end_zone();
  c.scene().end_layer();
  if (close) layer_ = Layer::none, c.scene().want_frame();
}

}  // namespace mathom::lotr_tcg
