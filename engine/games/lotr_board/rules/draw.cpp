// Cards from the Quest deck, which is made again from what was discarded when it runs out (rule 5.9).
#include "games/lotr_board/state/phases.h"

namespace mathom::lotr_board {
namespace {

Do draw_one, deck_renewed;
constexpr auto kDrawSteps = steps<Table>({{"draw", draw_one}, {"renewed", deck_renewed, kAsked}});

// Legendary cards in the discard pile leave the game; quest cards become the new deck. Returns false if the pile has
// none.
bool renew_deck(Table& t) {
  const CardSet discarded = t.lying_in(kDiscard);
  discarded.for_each([&](int card) {
    const bool quest = kQuestCards.has(card);
    if (quest) t.s.cards[card].seen_by = kNobody;
    t.move(card_at(card), quest ? kDeck : kBox, quest ? kNobody : kEveryone);
  });
  return t.size(kDeck) > 0;
}

Next draw_one(Frame& f, Table& t) {
  State& s = t.s;
  const int seat = f.local[kDrawWho];
  if (f.local[kDrawLeft] <= 0 || !is_alive(s, seat)) return Next::done;
  const CardId top = t.top(kDeck);
  if (top == CardId::none) return renew_deck(t) ? Next::ask : Next::done;
  --f.local[kDrawLeft];
  if (f.local[kDrawOpen] != 0) {
    t.move(top, kShown, kEveryone);
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
