// The game's part in how texts are resolved: their procedures, and how their scopes end.
#include "games/lotr_tcg/rules/procedures.h"

namespace mathom::lotr_tcg {

Procedure<Table> texts_procedure() { return procedure("texts", effects::MomentProcedure<Table>::kSteps); }
Procedure<Table> ability_procedure() { return procedure("ability", effects::AbilityProcedure<Table>::kSteps); }
Procedure<Table> steps_procedure() { return procedure("steps", effects::BlockProcedure<Table>::kSteps); }
Procedure<Table> later_procedure() { return procedure("later", effects::LaterProcedure<Table>::kSteps); }

// Cards that a text has shown or looked at and that nothing has moved go back to where they came from (Piece::from),
// the last one first, so that those of a deck lie in their order again.
Next Table::end_scope(Frame&) {
  s.scopes.pop_back();
  if (!s.scopes.empty()) return Next::done;
  for (int seat = 0; seat < seats(); ++seat)
    while (size(kShown, seat) > 0) put_back(top(zone_of(kShown, seat)));
  return Next::done;
}

}  // namespace mathom::lotr_tcg
