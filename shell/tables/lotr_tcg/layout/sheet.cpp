// What a touch of a plate opens: all that one player has on the table, at a size to read. Of what is hidden it shows
// how many there are.
#include <algorithm>

#include "shell/tables/lotr_tcg/table.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {
constexpr float kSheetGap = 10;
}

std::vector<int> CompanyTable::cards_in(std::uint8_t zone) const {
  std::vector<int> out;
  for (int i = 0; i < seen().cards.size(); ++i)
    if (seen().cards[i].zone == zone && print_of(card_at(i)) >= 0) out.push_back(i);
  std::sort(out.begin(), out.end(), [&](int a, int b) { return seen().cards[a].order < seen().cards[b].order; });
  return out;
}

// A heading and the cards below it; without cards nothing. Returns the height used.
float CompanyTable::card_list(const Frame& f, const std::string& id, Rect r, std::string_view key,
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
    build_open_card(f, id + "/" + std::to_string(cards[i]), lies, lies, card, card_name(f.host, card));
  }
  c.scene().end_zone();
  const int rows = (static_cast<int>(cards.size()) + columns - 1) / columns;
  return y + static_cast<float>(rows) * (tall + kSheetGap) + kStep - r.y;
}

void CompanyTable::build_own_layer(const Frame& f) {
  struct List {
    const char* id;
    std::string_view key;
    Zone zone;
  };
  static constexpr List kLists[] = {
      {"in_play", "lotr_tcg.table.list.in_play", kTable}, {"stacked", "lotr_tcg.table.list.stacked", kStack},
      {"shown", "lotr_tcg.table.list.shown", kShown},     {"discard", "lotr_tcg.table.list.discard", kDiscardPile},
      {"dead", "lotr_tcg.table.list.dead", kDeadPile},    {"adventure", "lotr_tcg.table.list.adventure", kAdventure}};
  const int seat = sheet_of_;
  const std::string part = part_of(f.host, seat);
  const std::string title = seat_name(f.host, seat) + (part.empty() ? "" : " · " + part);
  build_sheet_layer(f, title, f.c.em(760), f.c.em(700), [&](Rect r) {
    float y = r.y;
    std::string numbers;
    for (const std::string& n : seat_numbers(f.host, seat)) numbers += (numbers.empty() ? "" : " · ") + n;
    y += f.c.paragraph("sheet/numbers", {r.x, y, r.w, 0}, f.c.body(), numbers, kText) + kStep;
    if (seat == me() && viewers() != kNobody) y += build_orders_given(f, {r.x, y, r.w, 100000});
    for (const List& list : kLists)
      y +=
          card_list(f, std::string("sheet/") + list.id, {r.x, y, r.w, 0}, list.key, cards_in(zone_of(list.zone, seat)));
    return y - r.y;
  });
}

}  // namespace mathom::lotr_tcg
