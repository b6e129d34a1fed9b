// The game's part in how texts are resolved: their scopes, and what was laid aside while they ran.
#include "games/lotr_tcg/rules/procedures.h"

namespace mathom::lotr_tcg {

Procedure<Table> texts_procedure() { return procedure("texts", effects::MomentProcedure<Table>::kSteps); }
Procedure<Table> ability_procedure() { return procedure("ability", effects::AbilityProcedure<Table>::kSteps); }
Procedure<Table> steps_procedure() { return procedure("steps", effects::BlockProcedure<Table>::kSteps); }
Procedure<Table> later_procedure() { return procedure("later", effects::LaterProcedure<Table>::kSteps); }

// Cards that a text has shown or looked at and that nothing has moved go back to where they came from (Piece::from), the
// last one first, so that those of a deck lie in their order again.
Next Table::end_scope(Frame&) {
  s.scopes.pop_back();
  if (!s.scopes.empty()) return Next::done;
  for (int seat = 0; seat < seats(); ++seat)
    while (size(kShown, seat) > 0) put_back(top(zone_of(kShown, seat)));
  return Next::done;
}

void Table::set_aside(int card, SeatMask seen_by) {
  const Zone from = base(card);
  const bool is_lowest = from == kDrawDeck && s.cards[card].order == 0 && size(kDrawDeck, owner(card)) > 1;
  move(card, zone_of(kShown, owner(card)), seen_by);
  s.pieces[card].come_from(is_lowest ? Origin::bottom_of_deck : origin_of(from));
}

void Table::put_back(int card) {
  const auto from = static_cast<Origin>(s.pieces[card].from);
  s.pieces[card].come_from(Origin::deck);
  move(card, zone_of(zone_of_origin(from), owner(card)), kNobody);
  if (from == Origin::bottom_of_deck) to_bottom(card);
}

void Table::to_bottom(int card) {
  const std::uint8_t zone = s.cards[card].zone;
  const std::uint16_t order = s.cards[card].order;
  lying_in(zone).for_each([&](int other) {
    if (s.cards[other].order < order) ++s.cards[other].order;
  });
  s.cards[card].order = 0;
}

}  // namespace mathom::lotr_tcg
