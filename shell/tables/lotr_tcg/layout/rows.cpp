#include "shell/tables/lotr_tcg/layout/rows.h"

#include <algorithm>

#include "games/lotr_tcg/rules/numbers.h"

namespace mathom::lotr_tcg {

using namespace ui;

void CardRows::build(const TableFrame& f) {
  for (const CardRow& row : layout_.rows())
    f.c.pen().box(grown(row.room, 2), kRound * 0.7f, rgb(0x06140E, row.room.empty() ? 0 : 70));
  for (const CardRow& row : layout_.rows()) build_row(f, row);
}

void CardRows::build_row(const TableFrame& f, const CardRow& row) {
  if (row.room.empty()) return;
  const std::string name = f.host.say(row.key);
  if (row.cards.empty()) return f.c.fitted("", row.room.inset(4), f.c.small(), name, kTextFaint, Align::centre);
  f.c.scene().begin_zone(row.zone, {.name = name, .list = true, .part = Part::table});
  faces_.draw_as([&](const TableHost& host, const Pen& pen, Rect r, CardId card, CardState state) {
    StackLook look = cards_.stack_of(host, index(card));
    if (!row.burdens.empty()) look.burdens = -1;
    if (look.face.facts->is_character())
      draw_stack(pen, r, look, state, row.strips);
    else
      draw_support(pen, r, look, state);
  });
  for (std::size_t i = 0; i < row.cards.size(); ++i) laid_.build(f, row.places[i], row.cards[i]);
  faces_.draw_whole();
  build_burdens(f, row);
  f.c.scene().end_zone();
}

// The Ring, large, with the words whether it is worn. It is touched and read as a card.
void CardRows::draw_ring(const TableFrame& f, Rect r, bool worn) const {
  const Canvas& c = f.c;
  c.pen().box(r, 6, downwards(rgb(0x4A2E12), rgb(0x2A1A0A), r));
  c.pen().frame(grown(r, -0.5f), 6, worn ? kGold : kGoldDeep, worn ? 2.0f : 1.0f);
  const float size = std::min(r.h - 2, c.em(46));
  const std::string words = f.host.say(worn ? "lotr_tcg.table.ring.worn" : "lotr_tcg.table.ring.not_worn");
  const Rect said{r.x + size * 1.15f, r.y, r.w - size * 1.15f - 3, r.h};
  // If the words do not fit, the Ring itself shows it: a worn Ring is lit.
  const bool fits = c.letters().fits({c.small().face, kLeastType}, words, said.w, said.h + 4);
  draw_the_ring(c.pen(), {fits ? r.x + size * 0.58f : r.centre().x, r.centre().y}, size, worn);
  if (fits) c.fitted("", said, c.small(), words, kText);
}

// The eyes on the Ring-bearer, and the Ring.
void CardRows::build_burdens(const TableFrame& f, const CardRow& row) {
  if (row.burdens.empty()) return;
  const Canvas& c = f.c;
  const int seat = sight_.table().owner(row.cards.front()), n = sight_.seen().burdens[at(seat)],
            limit = resistance_of(sight_.table(), seat);
  const bool worn = seat == sight_.seen().turn && sight_.seen().worn != 0;
  const Rect ring_at = ring_place(c, row.burdens);
  const std::string words = f.host.say(Phrase{"lotr_tcg.table.of_burdens", {}}.number("n", n).number("limit", limit)),
                    ring = f.host.say(worn ? "lotr_tcg.table.ring.worn" : "lotr_tcg.table.ring.not_worn");
  Rect in = row.burdens.inset(3);
  in.h = std::max(0.0f, ring_at.y - in.y - 2);
  c.scene().text("burdens", words + ". " + ring + ".", in);
  const float line = c.small().px * 1.35f, low = std::min(in.h, line + c.em(56));
  in = {in.x, in.bottom() - low, in.w, low};
  c.fitted("", cut_top(in, line), c.small_strong(), words, n > 0 ? kGold : kTextSoft, Align::centre);
  const int columns = std::max(1, (limit + 1) / 2);
  const float wide = std::min(in.w / static_cast<float>(columns), in.h * 0.8f);
  for (int i = 0; i < limit; ++i)
    draw_burden(c.pen(),
                {in.centre().x + (static_cast<float>(i % columns) - static_cast<float>(columns - 1) / 2) * wide,
                 in.y + in.h * (0.27f + 0.46f * static_cast<float>(i / columns))},
                wide * 0.86f, i < n);
  if (row.ring < 0) return draw_ring(f, ring_at, worn);
  faces_.draw_as([&](const TableHost&, const Pen& pen, Rect r, CardId, CardState state) {
    draw_ring(f, r, worn);
    draw_card_state(pen, r, 6, state);
  });
  laid_.build(f, ring_at, row.ring);
  faces_.draw_whole();
}

}  // namespace mathom::lotr_tcg
