#pragma once
// What happened, for animation and the written log, and the small helper that says it. Rules call
// these and never read an event.
#include "games/french_tarot/state/state.h"
#include "rules/tell.h"

namespace mathom::french_tarot {

enum class What : std::uint16_t {
  dealer,          // who deals; amount: which deal of the match, from 1
  dealt,           // card from the pack to a hand or the dog
  petit_sec,       // who: has the petit as the only trump and no Excuse; the deal is void
  bid,             // who; amount: Contract, 0 for a pass
  passed_out,      // nobody bid
  taker,           // who took; amount: Contract
  dog_shown,       // card, turned up
  dog_taken,       // card from the dog to the hand of who
  discarded,       // card from the hand of who
  called,          // who calls which card (face, card)
  slam_announced,  // who
  slam_declined,   // who
  handful,         // who; amount: Handful
  handful_card,    // card shown by who
  played,          // card from the hand of who to the trick
  partner,         // who is the taker's partner, by the card played
  alone,           // who, the taker, has no partner
  trick,           // who won it; amount: number of the trick, from 1
  excuse_home,     // who keeps the Excuse; whom: the trick's winner
  excuse_lost,     // who lost it in the last trick; whom: the winner
  petit_au_bout,   // who won it
  opened,          // card of the dog or the discard, turned up after play
  made,            // who: the taker; amount: points over the target
  lost,            // who: the taker; amount: points under the target
  score,           // who; amount: half points of this deal
  total,           // who; amount: half points of the match
  match_over
};
constexpr What what_of(const Event& e) { return static_cast<What>(e.what); }

// Places cards move between: hands 0..4 are the seats themselves.
enum class Place : std::int16_t { hand = 0, trick = 5, dog = 6, discard = 7, pile = 8, pack = 13 };

constexpr std::int16_t hand_place(int seat) { return static_cast<std::int16_t>(seat); }
constexpr std::int16_t pile_place(int seat) { return static_cast<std::int16_t>(static_cast<int>(Place::pile) + seat); }
constexpr std::int16_t place(Place p) { return static_cast<std::int16_t>(p); }

// Something said or seen by all that is about a seat and a number.
// A card that moves or is shown. Whoever learns a card they did not know cannot unlearn it.
inline void tell_card(EventSink* sink, What what, int who, Card card, std::int16_t from, std::int16_t to,
                      SeatMask seen_by = kEveryone, SeatMask informs = kNobody) {
  mathom::tell_card(sink, what, who,
                    {static_cast<CardId>(card), static_cast<CardDef>(card), from, to, seen_by, -1, informs});
}

}  // namespace mathom::french_tarot
