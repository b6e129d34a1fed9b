#pragma once
// Which cards may be played in a turn, and what for; shared by the turn, its questions and the reasons.
#include "games/lotr_board/state/phases.h"

namespace mathom::lotr_board {

int cards_played(const Frame& turn);
bool ring_is_due(const Frame& turn);
bool colour_is_free(const Table&, const Frame& turn, Colour);
bool may_play_more(const Table&, const Frame& turn);
bool is_wild(const Table&, int print, int seat);  // a star, or as good as one for this seat
int cards_to_draw(const Table&);                  // with those that would be shuffled into a new deck
Next play_card(Frame& turn, Table&, const Answer&);

}  // namespace mathom::lotr_board
