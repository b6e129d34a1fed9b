// After the last pick, and in a sealed evening at once: everybody builds a deck of their own, in the card book or at
// once.
#include <algorithm>

#include "shell/tables/lotr_tcg/book/book_page.h"
#include "shell/tables/lotr_tcg/book/book_panel.h"
#include "shell/tables/lotr_tcg/draft/evening_screen.h"
#include "shell/tables/lotr_tcg/draft/evening_text.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {
constexpr std::size_t kFaultsShown = 4;
}

void EveningScreen::build_deck(TableHost& host, const Canvas& c, Rect area) {
  const Drafter& d = e_->players[static_cast<std::size_t>(looking_)];
  const std::string heading = about(host, "lotr_tcg.evening.build", "lotr_tcg.evening.build.own", looking_);
  form_ = Form::one;
  const float wide = std::min(area.w - 2 * kStep, c.em(560));
  const float top = c.scene().begin_scroll("decking", heading, area);
  Rect column{area.centre().x - wide / 2, top + 2 * kStep, wide - 14, 1e5f};
  c.heading("build/heading", cut_top(column, c.heading_height(heading, column.w)), heading, 2, kGold);
  const std::string rule = host.say(
      Phrase{"lotr_tcg.evening.build.about", {}}.number("least", kLeastSealedDeck).number("half", kHalfOfSealed));
  cut_top(column, c.paragraph("build/about", column, c.body(), rule, kText) + kStep);
  if (const int given = e_->draft ? e_->draft->given(looking_) : 0; given > 0) {
    const std::string words = host.say(Phrase{"lotr_tcg.evening.given", {}}.number("n", given));
    cut_top(column, c.paragraph("build/given", column, c.small(), words, kTextSoft) + kStep);
  }
  build_deck_state(host, c, column, d);
  build_deck_acts(host, c, column);
  c.scene().end_scroll(column.y - top + kStep);
}

void EveningScreen::build_deck_state(TableHost& host, const Canvas& c, Rect& column, const Drafter& d) {
  const std::string size = host.say(Phrase{"lotr_tcg.evening.size", {}}
                                        .number("n", d.deck.size())
                                        .number("free", d.deck.size_of(printed_cards(), Side::free_peoples))
                                        .number("shadow", d.deck.size_of(printed_cards(), Side::shadow)));
  cut_top(column, c.paragraph("build/size", column, c.strong(), size, kText) + kStep / 2);
  if (d.deck.size() == 0) return cut_top(column, kStep), void();
  const auto faults = deck_faults(printed_cards(), d.deck);
  if (faults.empty())
    cut_top(column, c.paragraph("build/state", column, c.body(), host.say("lotr_tcg.book.legal"), kGood));
  for (std::size_t i = 0; i < std::min(kFaultsShown, faults.size()); ++i)
    cut_top(column,
            c.paragraph("build/fault/" + std::to_string(i), column, c.small(), fault_words(host, faults[i]), kWarn) +
                kStep / 2);
  cut_top(column, kStep);
}

void EveningScreen::open_book(TableHost& host) {
  const int player = looking_;
  const std::string title = about(host, "lotr_tcg.evening.deck_of", "lotr_tcg.evening.deck_own", player);
  host.open_page(deck_page({title, e_->players[static_cast<std::size_t>(player)].deck},
                           [this, player](TableHost& h, const Deck& deck) {
                             e_->players[static_cast<std::size_t>(player)].deck = deck;
                             shelf_.keep(h, *e_);
                           }));
}

void EveningScreen::build_deck_acts(TableHost& host, const Canvas& c, Rect& column) {
  Drafter& d = e_->players[static_cast<std::size_t>(looking_)];
  const bool empty = d.deck.size() == 0, legal = deck_faults(printed_cards(), d.deck).empty();
  c.scene().begin_zone("build",
                       {.name = about(host, "lotr_tcg.evening.build", "lotr_tcg.evening.build.own", looking_)});
  if (tool(c, column, "build/book", host.say(empty ? "lotr_tcg.evening.build.book" : "lotr_tcg.evening.build.on"),
           {.weight = legal ? Weight::secondary : Weight::primary}))
    open_book(host);
  const std::string at_once = host.say("lotr_tcg.book.pool.build"), note = host.say("lotr_tcg.evening.build.at_once");
  if (tool(c, column, "build/at_once", at_once, {.note = note})) d.deck = deck_at_once(*e_, looking_), changed(host, c);
  const std::string done = host.say("lotr_tcg.evening.build.done"),
                    why = legal ? std::string() : host.say("lotr_tcg.evening.build.not_yet");
  const Rect r = cut_top(column, c.button_height(done, column.w));
  cut_top(column, kStep);
  const Item item{.id = "build/done", .name = done, .description = why, .rect = r, .offered = legal, .primary = legal};
  const Reaction is = c.button(item, {.weight = legal ? Weight::primary : Weight::secondary});
  if (e_->draft && tool(c, column, "build/taken", host.say("lotr_tcg.evening.see")))
    layer_ = Layer::taken, c.scene().want_frame();
  c.scene().end_zone();
  if (may_take_back(*e_) == TakeBack::open) {
    const std::string back = host.say("lotr_tcg.evening.back");
    build_back(host, c, cut_top(column, c.button_height(back, column.w)), true);
  }
  if (is.refused) host.notify(why, Urgency::assertive);
  if (is.activated) deck_is_ready(*e_, looking_), changed(host, c);
}

}  // namespace mathom::lotr_tcg
