#include "shell/tables/war_of_the_ring/layout/sheet.h"

#include <algorithm>

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr float kSheetGap = 10;

}  // namespace

void Sheet::open(const Frame& f, Page page, int which) {
  page_ = page;
  of_ = which;
  table_.open_layer(GameTable::Layer::own);
  f.c.scene().want_frame();
}

std::string Sheet::title(const TableHost& host) const {
  if (page_ == Page::place) return sight_.name_of(host, kFirstPlace + of_);
  return host.say("war_of_the_ring.table.seat_title",
                  {{"name", host.seat_name(seat_at(of_))}, {"deck", host.say(sight_.board().table().deck(of_).key)}});
}

// A heading and the cards below it; backs stand for those that nobody here knows, as a number.
float Sheet::build_cards(const Frame& f, const std::string& id, Rect r, const std::string& heading,
                         const std::vector<int>& prints, int hidden) {
  const Canvas& c = f.c;
  float y = r.y;
  const float high = c.heading_height(heading, r.w);
  c.heading(id + "/heading", {r.x, y, r.w, high}, heading, 2, ui::kGold);
  y += high + 4;
  if (hidden > 0)
    y += c.paragraph(id + "/hidden", {r.x, y, r.w, 0}, c.body(),
                     f.host.say(Phrase{"war_of_the_ring.table.unseen", {}}.number("n", hidden)), kTextSoft) +
         4;
  if (prints.empty()) {
    if (hidden == 0)
      y += c.paragraph(id + "/none", {r.x, y, r.w, 0}, c.body(), f.host.say("war_of_the_ring.table.none"), kTextSoft);
    return y + kStep - r.y;
  }
  const float wanted = std::clamp(c.em(104), 84.0f, 170.0f);
  const int columns = std::max(2, static_cast<int>((r.w + kSheetGap) / (wanted + kSheetGap)));
  const float wide = (r.w + kSheetGap) / static_cast<float>(columns) - kSheetGap, tall = card_height(wide);
  c.scene().begin_zone(id, {.name = heading, .list = true});
  for (std::size_t i = 0; i < prints.size(); ++i) {
    const auto column = static_cast<float>(static_cast<int>(i) % columns),
               row = static_cast<float>(static_cast<int>(i) / columns);
    const Rect at_card{r.x + column * (wide + kSheetGap), y + row * (tall + kSheetGap), wide, tall};
    const CardId card = card_at(prints[i]);
    table_.build_open_card(f, id + "/" + std::to_string(prints[i]), at_card, at_card, card,
                           texts_.name(f.host, prints[i]));
    texts_.draw_mark(c.pen(), at_card, prints[i]);
  }
  c.scene().end_zone();
  const int rows = (static_cast<int>(prints.size()) + columns - 1) / columns;
  return y + static_cast<float>(rows) * (tall + kSheetGap) + kStep - r.y;
}

float Sheet::build_place(const Frame& f, Rect r) {
  const Canvas& c = f.c;
  const int place = of_, print = kFirstPlace + place;
  float y = r.y;
  const float wide = std::min(r.w, c.em(420)), high = wide / kCardRatio;
  const Rect card{r.centre().x - wide / 2, y, wide, high};
  draw_place(c.pen(), card, place, sight_.words_of(f.host, print), sight_.live_icons(print));
  y += high + kStep;
  const auto say = [&](const std::string& id, const std::string& words, ui::Colour colour) {
    if (!words.empty()) y += c.paragraph("sheet/" + id, {r.x, y, r.w, 0}, c.body(), words, colour) + 4;
  };
  const Standings::Standing s = standings_.of(place);
  say("stands", standings_.words_with_cards(f.host, place, s), kText);
  say("factions", standings_.factions_words(f.host, place), kText);
  say("text", sight_.words_of(f.host, print).text, kTextSoft);
  say("limits", sight_.words_of(f.host, print).limits, kTextSoft);
  y += kStep;
  for (const Side side : {other(sight_.near_side()), sight_.near_side()}) {
    const std::string heading = f.host.say(side_names().key(war_of_the_ring::index(side)));
    y += build_cards(f, "sheet/" + std::to_string(war_of_the_ring::index(side)), {r.x, y, r.w, r.h}, heading,
                     standings_.cards_at(place, side), 0);
  }
  return y - r.y;
}

float Sheet::build_seat(const Frame& f, Rect r) {
  const Canvas& c = f.c;
  const int seat = of_;
  float y = r.y;
  y += c.paragraph("sheet/seat", {r.x, y, r.w, 0}, c.body(), seats_.words(f.host, seat), kText) + kStep;
  struct Shown {
    Zone zone;
    const char* key;
  };
  static constexpr Shown kPiles[] = {{kReserve, "war_of_the_ring.table.reserve_pile"},
                                     {kCycle, "war_of_the_ring.table.cycle_pile"},
                                     {kEliminated, "war_of_the_ring.table.eliminated_pile"}};
  for (const Shown& pile : kPiles) {
    const std::vector<int> prints = sight_.board().prints_in(pile.zone + seat);
    const int all = sight_.board().size(pile.zone, seat), hidden = std::max(0, all - static_cast<int>(prints.size()));
    y += build_cards(f, "sheet/" + std::to_string(pile.zone), {r.x, y, r.w, r.h},
                     f.host.say(Phrase{pile.key, {}}.number("n", all)), prints, hidden);
  }
  return y - r.y;
}

void Sheet::build(const Frame& f) {
  table_.build_sheet_layer(f, title(f.host), f.c.em(600), f.c.em(680),
                           [&](Rect r) { return page_ == Page::place ? build_place(f, r) : build_seat(f, r); });
}

}  // namespace mathom::war_of_the_ring
