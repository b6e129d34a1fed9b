// Cards from the Quest deck, which is made anew from what was discarded when it runs out (rule 5.9).
#include "games/lotr_board/state/phases.h"

namespace mathom::lotr_board {
namespace {

Do draw_one, deck_renewed;
constexpr auto kDrawSteps = steps<Table>({{"draw", draw_one}, {"renewed", deck_renewed, kAsked}});

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

Next draw_one(Frame& f, Table& t) {
  State& s = t.s;
  const int seat = f.local[kDrawWho];
  if (f.local[kDrawLeft] <= 0 || !is_alive(s, seat)) return Next::done;
  const CardId top = top_of(s.cards, kDeck, 0, kQuest);
  if (top == CardId::none) return renew_deck(s) ? Next::ask : Next::done;
  --f.local[kDrawLeft];
  if (f.local[kDrawOpen] != 0) {
    move_card(s.cards, top, kShown, kEveryone);
    tell_card(t.events, What::revealed, seat, {top, s.cards[index(top)].def, kDeck, kShown});
  } else {
    t.to_hand(top, seat, What::drew, only(seat_at(seat)));
  }
  return Next::again;
}
Next deck_renewed(Frame& f, Table& t) {
  tell(t.events, What::shuffled, -1, kDeck);
  return go_to(f, kDrawSteps["draw"]);
}

}  // namespace

Procedure<Table> draw_procedure() { return procedure("draw", kDrawSteps); }

}  // namespace mathom::lotr_board
