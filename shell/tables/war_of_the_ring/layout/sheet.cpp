// What a touch of a place or of a seat opens: the cards there at a size to read, and in sentences how it stands. Of piles
// it shows what the viewer may know, and of the rest how many there are.
#include <algorithm>

#include "games/war_of_the_ring/cards/catalog.h"
#include "shell/tables/war_of_the_ring/table.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {
constexpr float kSheetGap = 10;
}

void WarTable::open_sheet(const Frame& f, Page page, int which) {
  page_ = page;
  page_of_ = which;
  open_layer(Layer::own);
  f.c.scene().want_frame();
}

std::string WarTable::sheet_title(const TableHost& host) const {
  if (page_ == Page::place) return name_of(host, kFirstPlace + page_of_);
  return host.say("war_of_the_ring.table.seat_title",
                  {{"name", host.seat_name(seat_at(page_of_))}, {"deck", host.say(board_.table().deck(page_of_).key)}});
}

// A heading and the cards below it; backs stand for those that nobody here knows, as a number.
float WarTable::card_list(const Frame& f, const std::string& id, Rect r, const std::string& heading,
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
    build_open_card(f, id + "/" + std::to_string(prints[i]), at_card, at_card, card, use_words(f.host, prints[i]));
    draw_use_mark(c.pen(), at_card, prints[i]);
  }
  c.scene().end_zone();
  const int rows = (static_cast<int>(prints.size()) + columns - 1) / columns;
  return y + static_cast<float>(rows) * (tall + kSheetGap) + kStep - r.y;
}

float WarTable::place_sheet(const Frame& f, Rect r) {
  const Canvas& c = f.c;
  const int place = page_of_, print = kFirstPlace + place;
  float y = r.y;
  const float wide = std::min(r.w, c.em(420)), high = wide / kCardRatio;
  const Rect card{r.centre().x - wide / 2, y, wide, high};
  draw_place(c.pen(), card, place, words_of(f.host, print), live_icons(print));
  y += high + kStep;
  const auto say = [&](const std::string& id, const std::string& words, ui::Colour colour) {
    if (!words.empty()) y += c.paragraph("sheet/" + id, {r.x, y, r.w, 0}, c.body(), words, colour) + 4;
  };
  const Standing s = standing(place);
  say("stands", place_words(f.host, place, s), kText);
  say("text", words_of(f.host, print).text, kTextSoft);
  say("limits", words_of(f.host, print).limits, kTextSoft);
  y += kStep;
  for (const Side side : {other(near_side()), near_side()}) {
    const std::string heading = f.host.say(side_names().key(war_of_the_ring::index(side)));
    y += card_list(f, "sheet/" + std::to_string(war_of_the_ring::index(side)), {r.x, y, r.w, r.h}, heading,
                   cards_at(place, side), 0);
  }
  return y - r.y;
}

float WarTable::seat_sheet(const Frame& f, Rect r) {
  const Canvas& c = f.c;
  const int seat = page_of_;
  float y = r.y;
  y += c.paragraph("sheet/seat", {r.x, y, r.w, 0}, c.body(), seat_words(f.host, seat), kText) + kStep;
  struct Shown {
    Zone zone;
    const char* key;
  };
  static constexpr Shown kPiles[] = {{kReserve, "war_of_the_ring.table.reserve_pile"},
                                     {kCycle, "war_of_the_ring.table.cycle_pile"},
                                     {kEliminated, "war_of_the_ring.table.eliminated_pile"}};
  for (const Shown& pile : kPiles) {
    const std::vector<int> prints = board_.prints_in(pile.zone + seat);
    const int all = board_.size(pile.zone, seat), hidden = std::max(0, all - static_cast<int>(prints.size()));
    y += card_list(f, "sheet/" + std::to_string(pile.zone), {r.x, y, r.w, r.h},
                   f.host.say(Phrase{pile.key, {}}.number("n", all)), prints, hidden);
  }
  return y - r.y;
}

void WarTable::build_own_layer(const Frame& f) {
  build_sheet_layer(f, sheet_title(f.host), f.c.em(600), f.c.em(680),
                    [&](Rect r) { return page_ == Page::place ? place_sheet(f, r) : seat_sheet(f, r); });
}

}  // namespace mathom::war_of_the_ring
