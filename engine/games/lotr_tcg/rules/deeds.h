#pragma once
// What is done to the table. Each deed is a happening: texts may answer before it, it is done unless an answer had
// something else happen instead, and texts answer that it has been done (effects/run/happenings.h). A deed that cannot
// be done is not begun. They lie on the stack: what is begun last is done first.
#include "games/lotr_tcg/state/table.h"

namespace mathom::lotr_tcg {

// A card that its player has chosen is about to leave a hand or deck, or to be shown in it: it takes the place from
// which all leave, so that its number does not tell where it lay (lift.cpp). Returns the number that it has now.
int lift(Table&, int card);

// `by`: who or what brings it about, the other participant of the moment; -1: nothing. The text that runs is the
// source.
void wound(Table&, int character, int by = -1);
void exert(Table&, int character);
void heal(Table&, int character);
void heal_all(Table&, int character);
void kill(Table&, int character, int by = -1);
void discard(Table&, int card, int by = -1);  // from play, or from where it is stacked
// A card that is not in play: from hand, from the top of a deck, aside, or an event. Returns the number that it has
// now.
int discard_from(Table&, int card);
void wear_ring(Table&);
void add_burdens(Table&, int seat, int n);  // n may be negative; the Ring-bearer may be corrupted (settle)
// The character is the Ring-bearer of its player from now on, without the burdens of the one before; the Ring is not
// worn (rulings R3 and R17).
void take_ring(Table&, int character);
int may_take(const TableCards&, int seat);       // how many cards more may come into that hand now (ruling R19)
void draw(Table&, int seat, int n);              // as many as there are, and as may be taken
void to_hand(TableMoves&, int card, bool open);  // from wherever it lies out of play
// Something has happened that only texts hear of. `after`: Moment.
void moment(Table&, Moment after, int it = -1, int other = -1, int much = 1);
// The same at a moment that is about several things at the same time (TableTexts::each_part_of): required texts hear of
// all of them before players may use theirs, of one after the other (one_of_all). Pushed last, as that comes first.
void all_at_once(Table&, Moment after, int it = -1, int other = -1, int much = 1);
void one_of_all(Table&, Moment after, int it, int other);
// The card comes into play, borne by `bearer` or by nobody; texts hear of it.
void arrive(Table&, int card, int bearer);
void stack_on(Table&, int card, int host);
void attach(TableMoves&, int card, int bearer);  // it is in play and moves to another bearer, who is there still

// A time of the language has ended (Until, Limit): modifiers, uses and laid-down texts that last so long are over.
void end_until(TableMoves&, Until);
void end_of_limit(TableMoves&, Limit);
// Puts a settle procedure on the stack: see Code.
void settle(Table&, int by = -1);
// Is there somebody to be killed, or a text that is used at once?
bool needs_settling(const Table&);
bool is_dying(const TableCards&, int card);  // a character with as many wounds as vitality, or more
// A player has lost: at once when `loss` is told; the last one who plays has won.
void lose(TableMoves&, int seat, Loss);

Procedure<Table> happening_procedure();
Procedure<Table> settle_procedure();

}  // namespace mathom::lotr_tcg
