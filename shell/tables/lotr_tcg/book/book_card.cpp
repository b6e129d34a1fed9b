// One card of the book, large, with its text and its acts.
#include "shell/tables/lotr_tcg/book/book_panel.h"
#include "shell/tables/lotr_tcg/book/book_screen.h"
#include "shell/tables/lotr_tcg/book/card_sheet.h"

namespace mathom::lotr_tcg {

using namespace ui;

void BookScreen::build_card(TableHost& host, const Canvas& c, Rect pane) {
  if (chosen_ < 0) return;
  const Rect foot = cut_bottom(pane, c.control_height());
  cut_bottom(pane, kStep);
  const std::string name = words_.name(host, chosen_);
  const float top = c.scene().begin_scroll("card/pane", name, pane);
  Rect column{pane.x + 2, top + 2, pane.w - kStep, 1e5f};
  cut_top(column, build_card_sheet(host, c, column, words_, chosen_, pane.h * 0.42f) + 1.5f * kStep);
  for (const std::string& note : words_.of(host, chosen_).notes) {
    const std::string id = "card/note/" + std::to_string(&note - words_.of(host, chosen_).notes.data());
    cut_top(column, c.paragraph(id, column, c.small(), note, kTextSoft) + kStep / 2);
  }
  build_card_acts(host, c, column);
  c.scene().end_scroll(column.y - top);
  build_card_foot(host, c, foot);
}

// Roles in a deck that only some cards can have.
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
  const bool close = card_panel(host, c, words_.name(host, chosen_), [&](Rect in) { build_card(host, c, in); });
  if (close) layer_ = Layer::none, c.scene().want_frame();
}

}  // namespace mathom::lotr_tcg
