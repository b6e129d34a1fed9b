// The pack in front of the player who picks: its cards, the card that is read with the button that takes it, and the
// cards taken so far.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "shell/tables/lotr_tcg/book/book_panel.h"
#include "shell/tables/lotr_tcg/book/card_look.h"
#include "shell/tables/lotr_tcg/book/card_sheet.h"
#include "shell/tables/lotr_tcg/draft/evening_screen.h"

namespace mathom::lotr_tcg {

using namespace ui;

void EveningScreen::read(int print) {
  chosen_ = print;
  tab_ = 0;
  if (form_ == Form::one) layer_ = Layer::card;
}

std::string EveningScreen::state_words(const TableHost& host) const {
  const Draft& d = *e_->draft;
  const int left = static_cast<int>(d.pack(looking_).size()), seats = d.seats();
  const int from = (looking_ + (d.passes_left() ? seats - 1 : 1)) % seats;
  const std::string words = host.say(Phrase{"lotr_tcg.evening.state", {}}
                                         .number("booster", d.round() + 1)
                                         .number("of", kDraftBoosters)
                                         .number("n", left));
  const std::string from_whom = left == kCardsOfBooster
                                    ? host.say("lotr_tcg.evening.state.opened")
                                    : host.say("lotr_tcg.evening.state.from", {{"name", who(host, from)}});
  return words + " " + from_whom;
}

void EveningScreen::build_pick(TableHost& host, const Canvas& c, Rect area) {
  form_ = area.w < c.em(640) ? Form::one : !c.low() && area.w >= c.em(1130) ? Form::three : Form::two;
  if (form_ == Form::three) build_taken(host, c, cut_right(area, c.em(340)).inset(kStep));
  if (form_ != Form::one) {
    const float wide = form_ == Form::three ? c.em(316) : std::clamp(area.w * 0.44f, c.em(290), c.em(420));
    build_side(host, c, cut_right(area, wide).inset(kStep));
  }
  area = area.inset(kStep);
  build_foot(host, c, cut_bottom(area, c.control_height()));
  cut_bottom(area, kStep);
  build_pack(host, c, area);
}

// The state of the draft stands above the cards and scrolls with them.
void EveningScreen::build_pack(TableHost& host, const Canvas& c, Rect area) {
  const std::string state = state_words(host), name = host.say("lotr_tcg.evening.pack");
  const float top = c.scene().begin_scroll("pack", name, area);
  Rect column{area.x + 2, top + 2, area.w - kStep, 1e5f};
  if (e_->people() > 1) {
    const std::string whose = host.say("lotr_tcg.evening.turn", {{"name", who(host, looking_)}});
    c.heading("pick/who", cut_top(column, c.heading_height(whose, column.w)), whose, 2, kGold);
  }
  const float high = c.height_of(c.strong(), state, column.w);
  c.scene().heading("pick/state", state, {column.x, column.y, column.w, high}, 2);
  cut_top(column, c.paragraph("", column, c.strong(), state, kText) + kStep);
  if (form_ == Form::one)
    cut_top(column,
            c.paragraph("pick/about", column, c.small(), host.say("lotr_tcg.evening.choose"), kTextSoft) + kStep);
  const float gap = 6;
  const float least = tile_width(host, c, c.em(form_ == Form::one ? 112 : 128));
  const int columns = std::max(2, static_cast<int>((column.w + gap) / (least + gap)));
  const float w = std::min((column.w + gap) / static_cast<float>(columns) - gap, c.em(190)), h = w * kTileRatio;
  const std::vector<int> pack = e_->draft->pack(looking_);
  c.scene().begin_zone("cards", {.name = name, .list = true, .numbered = true, .part = Part::hand});
  for (std::size_t i = 0; i < pack.size(); ++i) {
    const int at = static_cast<int>(i);
    build_tile(host, c,
               {column.x + static_cast<float>(at % columns) * (w + gap),
                column.y + static_cast<float>(at / columns) * (h + gap), w, h},
               pack[i]);
  }
  c.scene().end_zone();
  const int rows = (static_cast<int>(pack.size()) + columns - 1) / columns;
  c.scene().end_scroll(column.y - top + static_cast<float>(rows) * (h + gap));
}

void EveningScreen::build_tile(const TableHost& host, const Canvas& c, Rect r, int print) {
  const CardFacts& f = printed_cards().facts(print);
  const CardWords& said = words_.of(host, print);
  const int have = copies(print);
  std::string more = said.kind;
  if (have > 0) more += ". " + host.say("lotr_tcg.evening.have", {{"n", std::to_string(have)}});
  const Reaction is = c.scene().add({.id = "pack/" + f.id,
                                     .role = Role::card,
                                     .name = said.name,
                                     .description = more,
                                     .rect = r,
                                     .selected = print == chosen_});
  draw_tile(c, r, f, print,
            {.name = said.name,
             .kind = said.short_kind,
             .copies = have,
             .chosen = print == chosen_,
             .focused = is.focused,
             .hovered = is.hovered});
  if (!is.activated && !is.marked && !is.zoom) return;
  read(print);
  c.scene().build_again();
}

void EveningScreen::build_side(TableHost& host, const Canvas& c, Rect side) {
  if (form_ == Form::three) return build_card(host, c, side);
  const std::string count = std::to_string(e_->draft->taken(looking_).size());
  const std::array<std::string, 2> labels{host.say("lotr_tcg.book.card"),
                                          host.say("lotr_tcg.evening.taken", {{"n", count}})};
  const std::string name = host.say("lotr_tcg.book.show");
  c.scene().begin_zone("tabs", {.name = name});
  const int now = c.segments("tabs", cut_top(side, c.segments_height(labels, side.w)), name, labels, tab_);
  c.scene().end_zone();
  cut_top(side, kStep);
  if (std::exchange(tab_, now) != now) c.scene().build_again();
  tab_ == 0 ? build_card(host, c, side) : build_taken(host, c, side);
}

void EveningScreen::build_card(TableHost& host, const Canvas& c, Rect pane) {
  if (chosen_ < 0) {
    c.paragraph("card/none", pane.inset(kStep), c.body(), host.say("lotr_tcg.evening.choose"), kTextSoft);
    return;
  }
  const std::string name = words_.name(host, chosen_);
  if (e_->draft->may_pick(looking_, chosen_)) {
    const float high = c.button_height(host.say("lotr_tcg.evening.take", {{"card", name}}), pane.w);
    build_take(host, c, cut_bottom(pane, high));
    cut_bottom(pane, kStep);
  }
  const float top = c.scene().begin_scroll("card/pane", name, pane);
  Rect column{pane.x + 2, top + 2, pane.w - kStep, 1e5f};
  cut_top(column, build_card_sheet(host, c, column, words_, chosen_, pane.h * 0.42f) + 1.5f * kStep);
  const std::vector<std::string>& notes = words_.of(host, chosen_).notes;
  for (std::size_t i = 0; i < notes.size(); ++i)
    cut_top(column, c.paragraph("card/note/" + std::to_string(i), column, c.small(), notes[i], kTextSoft) + kStep / 2);
  c.scene().end_scroll(column.y - top);
}

void EveningScreen::build_take(TableHost& host, const Canvas& c, Rect r) {
  const std::string words = host.say("lotr_tcg.evening.take", {{"card", words_.name(host, chosen_)}});
  c.scene().begin_zone("take", {.name = words, .part = Part::ask});
  const Item item{
      .id = "take", .name = words, .rect = r, .primary = true, .first_focus = form_ == Form::one, .key = 't'};
  const bool takes = c.button(item, {.weight = Weight::primary}).activated;
  c.scene().end_zone();
  if (takes) picks_ = chosen_;
}

void EveningScreen::build_card_layer(TableHost& host, const Canvas& c) {
  if (chosen_ < 0 || (form_ != Form::one && e_->stage() == Evening::Stage::picking)) return void(layer_ = Layer::none);
  const bool close = card_panel(host, c, words_.name(host, chosen_), [&](Rect in) { build_card(host, c, in); });
  if (close) layer_ = Layer::none, c.scene().want_frame();
}

void EveningScreen::give_hint(TableHost& host) {
  read(best_pick(printed_cards(), e_->draft->pack(looking_), e_->draft->taken(looking_)));
  host.notify(host.say("lotr_tcg.evening.hint", {{"card", words_.name(host, chosen_)}}));
}

void EveningScreen::build_foot(TableHost& host, const Canvas& c, Rect row) {
  const float square = std::max(kTouch, c.control_height());
  build_back(host, c, cut_left(row, square), false);
  cut_left(row, kStep);
  c.scene().begin_zone("foot", {.name = host.say("lotr_tcg.evening.pack")});
  const std::string hint = host.say("shell.hint");
  const Item asks{.id = "hint", .name = hint, .rect = cut_left(row, square), .key = 'h'};
  cut_left(row, kStep);
  const bool hinted = c.button(asks, {.sign = Sign::hint}).activated;
  const bool one = form_ == Form::one;
  const std::string count = std::to_string(e_->draft->taken(looking_).size());
  const std::string words =
      one ? host.say("lotr_tcg.evening.taken", {{"n", count}}) : host.say("lotr_tcg.evening.rest");
  row.w = std::min(row.w, c.em(300));
  const bool pressed = c.button({.id = one ? "taken" : "rest", .name = words, .rect = row}).activated;
  c.scene().end_zone();
  if (hinted) give_hint(host), c.scene().build_again();
  if (pressed && one) layer_ = Layer::taken, c.scene().want_frame();
  if (pressed && !one) picks_rest_ = true;
}

// Done when the frame is built, so that everything in it is of one moment.
void EveningScreen::settle_pick(TableHost& host, const Canvas& c) {
  if (picks_ < 0 && !picks_rest_) return;
  if (picks_ >= 0) {
    c.scene().announce(host.say("lotr_tcg.evening.took", {{"card", words_.name(host, picks_)}}));
    pick_card(*e_, looking_, std::exchange(picks_, -1));
  } else {
    pick_rest(*e_, looking_);
    picks_rest_ = false;
  }
  chosen_ = -1, layer_ = Layer::none;
  c.scene().scroll_to("pack", 0);
  changed(host, c);
}

}  // namespace mathom::lotr_tcg
