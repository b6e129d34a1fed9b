#pragma once
// What a hand is worth before the first card: the count that club players learn (points for oudlers, trumps, long suits
// and honours), and what follows from it: the bid, the king to call, the cards to lay aside, what to announce. It sees
// only the cards of one hand. The thresholds were tuned by playing, see docs/bots/french_tarot.md.
#include "games/french_tarot/cards/cards.h"
#include "games/french_tarot/options.h"
#include "games/french_tarot/rules/scoring.h"

namespace mathom::french_tarot {

// Returns the strength in points of the usual count; an average hand of 18 cards has about 33.
int hand_strength(CardSet hand);
// Returns what keeping the dog out of play adds: short suits can be ruffed from the first trick.
int shortness(CardSet hand);

// Returns the highest contract this hand is good for; none means pass. Never more than guard against.
Contract contract_for(CardSet hand, int seats);

// Returns the next card to lay aside of `allowed`: empties short suits, keeps kings' suits, saves points from the
// defence.
Card card_to_discard(CardSet hand, CardSet allowed);

// Returns the card to call of `allowed`, with five players: a king in the suit that needs it most.
Card card_to_call(CardSet hand, CardSet allowed);

// Whether the hand is so strong that it probably wins every trick.
bool expects_slam(CardSet hand, int seats);

}  // namespace mathom::french_tarot
