#pragma once
// What a hand is worth before the first card: the counting that club players learn (points for oudlers, trumps, long
// suits and honours), and what follows from it: the bid, the king to call, the cards to lay aside, what to announce.
// Looks only at the cards of one hand; the thresholds were tuned by playing, see docs/bots/french_tarot.md.
#include "games/french_tarot/cards/cards.h"
#include "games/french_tarot/options.h"
#include "games/french_tarot/rules/scoring.h"

namespace mathom::french_tarot {

// Strength in the points of the usual count; an average hand of 18 cards has about 33.
int hand_strength(CardSet hand);
// What holding the dog back, or giving it away, adds: short suits can be ruffed from the first trick.
int shortness(CardSet hand);

// The highest contract this hand is good for; none: pass. Never more than guard against.
Contract contract_for(CardSet hand, int seats);

// The next card to lay aside of those allowed: empties short suits, keeps kings' suits, saves points from the defence.
Card card_to_discard(CardSet hand, CardSet allowed);

// The card to call of those allowed, five at the table: a king in the suit where it is needed most.
Card card_to_call(CardSet hand, CardSet allowed);

// Is the hand so strong that winning every trick is the likely end?
bool expects_slam(CardSet hand, int seats);

}  // namespace mathom::french_tarot
