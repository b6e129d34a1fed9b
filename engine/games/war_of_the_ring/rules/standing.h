#pragma once
// What stands while cards are where they are: numbers of icons, limits, who may go where. Never stored, always asked.
#include "games/war_of_the_ring/state/table.h"

namespace mathom::war_of_the_ring {

int carryover_limit(const Table&, int seat);  // rule 4.3
struct DrawStep {
  int draw = 0, cycle = 0;
};
DrawStep draw_step(const Table&, int seat);  // rule 8
// May this seat look at the top card of its deck?
bool sees_top(const Table&, int seat);

// All icons of a character or an army, with its tokens and its items, but without support. A pair of an army and the
// character that it supports may be given, for texts that depend on it.
Icons icons_of(const Table&, int card, Support = {});
// What the card alone brings: a wielder without its items. Of all cards of a place together it is what icons_of()
// counts.
Icons own_icons_of(const Table&, int card);
// Of the place itself: printed (unless it is bare), tokens, and what texts add.
int place_defence(const Table&, int place);
int place_attack(const Table&, int place);

// Is any modifier of that kind in force?
bool gives_any(const Table&, Modifier);
// May the card be put there, by play or by move: a place that is active, or the reserve (kReserveThing)? Whether it may
// be played at all is another question.
bool may_stand(const Table&, int card, int thing);
// May this army support that character, both on one battleground?
bool may_support(const Table&, int army, int character);
// Does the item name that character as one who may wield it?
bool is_for(const Table&, int item, int character);
// May it be put on this character?
bool may_wield(const Table&, int item, int character);

// Do the conditions of an ability hold for its source? The place of the first that does not in Code::conditions; -1:
// yes.
int failing(const Table&, const effects::Ability&, int source, int seat);

}  // namespace mathom::war_of_the_ring
