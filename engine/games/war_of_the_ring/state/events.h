#pragma once
// What happened, for animation and the written log. Rules call these and never read an event.
#include "games/war_of_the_ring/state/state.h"
#include "rules/tell.h"

namespace mathom::war_of_the_ring {

enum class What : std::uint16_t {
  round,           // amount: which, from 1
  shuffled,        // who shuffles their deck
  turn,            // who
  drew,            // card, to the hand of who
  drew_aside,      // card
  laid_aside,      // card of the hand of who, until others are named too
  looked,          // card, from the top of the deck
  cycled,          // card of who, to their cycle pile
  cycled_instead,  // the same, where it would have been eliminated
  eliminated,      // card of who
  forsook,         // the same, because they had to forsake one
  removed,         // card leaves the game wherever it was
  played,          // card by who; to: where; an item: whom is its wielder
  moved,           // card by who
  resolved,        // an event card that has been carried out
  took,            // card to the hand of who, shown
  recycled,        // who: their cycle pile goes into the deck
  activated,       // place
  reactivated,     // place
  used,            // card whose text is used by who
  ring,            // who uses their Ring token
  winnowed,        // who
  passed,          // who
  icon,            // a token on a place or a card; amount: attack 1, defence 2; on a path skull 3, helmet 4
  corruption,      // amount: how many there are now
  cleansed,        // the same, fewer
  path_combat,     // place; amount: skulls
  path_held,       // place to the Free Peoples
  path_taken,      // place to the Shadow; amount: skulls left
  path_nobody,     // neither side scores it
  battle,          // place; amount: attack
  battle_held,     // place to its defenders
  battle_taken,    // place to its attackers
  lost,            // card to be eliminated for cancelling
  chose,           // who; amount: which of the options, from 1; to: the block of the text
  permitted,       // until the round ends; card: whose text
  ends             // whom: the side that wins; amount: difference
};
constexpr What what_of(const Event& e) { return static_cast<What>(e.what); }
constexpr std::uint16_t code(What w) { return static_cast<std::uint16_t>(w); }

inline void tell_place(EventSink* sink, What what, int place, int who = -1, std::int32_t amount = 0) {
  mathom::tell_card(sink, what, who,
                    {.card = place_card(place), .face = static_cast<CardDef>(kFirstPlace + place), .amount = amount});
}
// Whoever sees a card that was hidden learns what cannot be unlearnt.
inline void tell_card(EventSink* sink, What what, int who, CardMove m, std::int32_t amount = 0) {
  m.informs = m.from >= 0 && is_in_play(static_cast<std::uint8_t>(m.from)) ? kNobody : m.seen_by;
  m.amount = amount;
  mathom::tell_card(sink, what, who, m);
}
// A card that its owner knew before: nobody learns anything.
inline void tell_aside(EventSink* sink, int who, const CardMove& m) {
  mathom::tell_card(sink, What::laid_aside, who, m);
}

}  // namespace mathom::war_of_the_ring
