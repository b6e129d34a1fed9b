// Cards from the Quest deck, which is made anew from what was discarded when it runs out (rule 5.9).
#include "games/lotr_board/phases.h"

namespace mathom::lotr_board {
namespace {

// Legendary cards in the discard pile leave the game; quest cards become the new deck. False: there are none.
bool renew_deck(State& s) {
  for (int i = 0; i < s.cards.size(); ++i) {
    if (s.cards[i].zone != kDiscard) continue;
    if (group_of(i) == Group::quest) {
      s.cards[i].seen_by = kNobody;
      move_card(s.cards, card_at(i), kDeck, kNobody);
    } else {
      move_card(s.cards, card_at(i), kBox, kEveryone);
    }
  }
  return count_in(s.cards, kDeck) > 0;
}

// local[0]: for whom; local[1]: how many more; local[2]: 1: to lie open
Next draw_one(X x, Table& t) {
  State& s = x.state;
  const int seat = x.frame.local[0];
  if (x.frame.local[1] <= 0 || !is_alive(s, seat)) return Next::done;
  if (count_in(s.cards, kDeck) == 0) return renew_deck(s) ? Next::ask : Next::done;
  --x.frame.local[1];
  const CardId top = top_of(s.cards, kDeck);
  if (x.frame.local[2] != 0) {
    move_card(s.cards, top, kShown, kEveryone);
    tell_card(x.events, What::revealed, seat, {top, s.cards[index(top)].def, kDeck, kShown});
  } else {
    t.to_hand(top, seat, What::drew, only(seat_at(seat)));
  }
  return Next::again;
}
Next deck_renewed(X x, Table&) {
  tell(x.events, What::shuffled, -1, kDeck);
  return go_to(x, 0);
}

constexpr Row kDraw[] = {{"draw", live<draw_one>}, {"renewed", live<deck_renewed>}};

}  // namespace

Procedure<State> draw_steps() { return kDraw; }

}  // namespace mathom::lotr_board
