#include "shell/tables/lotr_tcg/layout/sheet.h"

#include <algorithm>

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr float kSheetGap = 10;

}  // namespace

// A heading and the cards below it; nothing without cards. Returns the used height.
float TableSheets::card_list(const TableFrame& f, const std::string& id, Rect r, std::string_view key,
                             const std::vector<int>& cards) {
  if (cards.empty()) return 0;
  const Canvas& c = f.c;
  const std::string heading = f.host.say(Phrase{key, {}}.number("n", static_cast<int>(cards.size())));
  float y = r.y;
  const float high = c.heading_height(heading, r.w);
  c.heading(id + "/heading", {r.x, y, r.w, high}, heading, 2, kGold);
  y += high + 4;
  const float wanted = std::clamp(c.em(104), 84.0f, 170.0f);
  const int columns = std::max(2, static_cast<int>((r.w + kSheetGap) / (wanted + kSheetGap)));
  const float wide = (r.w + kSheetGap) / static_cast<float>(columns) - kSheetGap, tall = wide * 1.4f;
  c.scene().begin_zone(id, {.name = heading, .list = true});
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const auto column = static_cast<float>(static_cast<int>(i) % columns),
               row = static_cast<float>(static_cast<int>(i) / columns);
    const Rect lies{r.x + column * (wide + kSheetGap), y + row * (tall + kSheetGap), wide, tall};
    const CardId card = card_at(cards[i]);
    base_.build_open_card(f, id + "/" + std::to_string(cards[i]), lies, lies, card, cards_.card_name(f.host, card));
  }
  c.scene().end_zone();
  const int rows = (static_cast<int>(cards.size()) + columns - 1) / columns;
  return y + static_cast<float>(rows) * (tall + kSheetGap) + kStep - r.y;
}

void TableSheets::open(const TableFrame& f, int seat, int card, Page page) {
  seat_ = seat, card_ = card, page_ = page;
  base_.open_layer(GameTable::Layer::own);
  f.c.scene().want_frame();
}

std::vector<std::string> TableSheets::page_names(const TableHost& host, int seat) const {
  static constexpr std::pair<std::string_view, Zone> kPages[] = {{"lotr_tcg.table.n_in_play", kTable},
                                                                 {"lotr_tcg.table.n_discard", kDiscardPile},
                                                                 {"lotr_tcg.table.n_dead", kDeadPile},
                                                                 {"lotr_tcg.table.n_adventure", kAdventure},
                                                                 {"lotr_tcg.table.n_removed", kGone}};
  std::vector<std::string> pages;
  for (const auto& [key, zone] : kPages)
    pages.push_back(host.say(Phrase{key, {}}.number("n", sight_.table().size(zone, seat))));
  // Only the player sees what their own side does for them.
  if (seat == sight_.me() && sight_.viewers() != kNobody) pages.push_back(host.say("lotr_tcg.table.orders"));
  return pages;
}

// One zone on each page. For hidden cards only their number.
float TableSheets::build_page(const TableFrame& f, Rect r, int seat, const Orders& orders) {
  struct List {
    const char* id;
    std::string_view key;
    Zone zone;
    Page page;
  };
  static constexpr List kLists[] = {{"in_play", "lotr_tcg.table.list.in_play", kTable, Page::in_play},
                                    {"stacked", "lotr_tcg.table.list.stacked", kStack, Page::in_play},
                                    {"shown", "lotr_tcg.table.list.shown", kShown, Page::in_play},
                                    {"discard", "lotr_tcg.table.list.discard", kDiscardPile, Page::discard},
                                    {"dead", "lotr_tcg.table.list.dead", kDeadPile, Page::dead},
                                    {"adventure", "lotr_tcg.table.list.adventure", kAdventure, Page::adventure},
                                    {"removed", "lotr_tcg.table.list.removed", kGone, Page::removed}};
  const std::vector<std::string> pages = page_names(f.host, seat);
  page_ = static_cast<Page>(std::min(static_cast<int>(page_), static_cast<int>(pages.size()) - 1));
  const float high = f.c.segments_height(pages, r.w);
  f.c.scene().begin_zone("sheet/pages", {.name = f.host.say("lotr_tcg.table.pages"), .list = true});
  page_ = static_cast<Page>(f.c.segments("sheet/page", {r.x, r.y, r.w, high}, f.host.say("lotr_tcg.table.pages"), pages,
                                         static_cast<int>(page_)));
  f.c.scene().end_zone();
  float y = r.y + high + 2 * kStep;
  const float from = y;
  for (const List& list : kLists)
    if (list.page == page_)
      y += card_list(f, std::string("sheet/") + list.id, {r.x, y, r.w, 0}, list.key,
                     sight_.cards_in(zone_of(list.zone, seat)));
  if (page_ == Page::orders) y += orders(f, {r.x, y, r.w, 100000});
  if (y == from)
    y += f.c.paragraph("sheet/none", {r.x, y, r.w, 0}, f.c.body(), f.host.say("lotr_tcg.table.list.none"), kTextSoft) +
         kStep;
  return y - r.y;
}

void TableSheets::build_seat_sheet(const TableFrame& f, int seat, const Orders& orders) {
  const std::string part = seats_.part(f.host, seat);
  const std::string title = f.host.seat_name(seat_at(seat)) + (part.empty() ? "" : " · " + part);
  base_.build_sheet_layer(f, title, f.c.em(760), f.c.em(700), [&](Rect r) {
    float y = r.y;
    std::string numbers;
    for (const std::string& n : seats_.numbers(f.host, seat)) numbers += (numbers.empty() ? "" : " · ") + n;
    y += f.c.paragraph("sheet/numbers", {r.x, y, r.w, 0}, f.c.body(), numbers, kText) + kStep;
    y += build_page(f, {r.x, y, r.w, 0}, seat, orders);
    return y - r.y;
  });
}

// The card itself, then what it bears and what is stacked on it, each at a size to read.
void TableSheets::build_stack_sheet(const TableFrame& f, int card) {
  if (sight_.print_of(card_at(card)) < 0) return;
  const std::string title = cards_.words_of(f.host, sight_.print_of(card_at(card))).name;
  base_.build_sheet_layer(f, title, f.c.em(620), f.c.em(560), [&](Rect r) {
    float y = r.y;
    std::string facts;
    for (const std::string& word : cards_.keywords_of(f.host, card)) facts += (facts.empty() ? "" : ", ") + word;
    if (!facts.empty()) y += f.c.paragraph("sheet/facts", {r.x, y, r.w, 0}, f.c.body(), facts, kText) + kStep;
    std::vector<int> borne, stacked;
    for (const int other : sight_.borne_by(card))
      if (sight_.print_of(card_at(other)) >= 0) (sight_.table().is_stacked(other) ? stacked : borne).push_back(other);
    y += card_list(f, "sheet/self", {r.x, y, r.w, 0}, "lotr_tcg.table.list.self", {card});
    y += card_list(f, "sheet/borne", {r.x, y, r.w, 0}, "lotr_tcg.table.list.borne", borne);
    y += card_list(f, "sheet/stacked", {r.x, y, r.w, 0}, "lotr_tcg.table.list.stacked", stacked);
    return y - r.y;
  });
}

void TableSheets::build(const TableFrame& f, const Orders& orders) {
  if (card_ >= 0)
    build_stack_sheet(f, card_);
  else
    build_seat_sheet(f, std::clamp(seat_, 0, sight_.seen().seats - 1), orders);
}

}  // namespace mathom::lotr_tcg
