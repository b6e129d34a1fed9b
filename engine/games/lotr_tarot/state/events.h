#pragma once
// What happened, for animation and the written log, and the small helpers that say it. Rules call these and never read
// an event.
#include "games/lotr_tarot/state/state.h"
#include "rules/tell.h"

namespace mathom::lotr_tarot {

enum class What : std::uint16_t {
  round,           // a round begins; who deals it; amount: which, from 1
  dealt,           // card from the Draw Pile to the hand of who
  passed,          // card from who to whom
  turned_up,       // card from the Draw Pile that starts the Journey Pile
  suit_declared,   // who; amount: Suit
  point_given,     // who, the Ring Bearer, gives whom one Dark Point
  point_taken,     // who, the Ring Bearer, takes one from whom
  point_kept,      // who, the Ring Bearer, does neither
  played,          // card from the hand of who to the Journey Pile
  ringed,          // card from the hand of who to the Ring
  side_declared,   // who; card, face: the neutral card; amount: Side
  dark_points,     // who has acquired; amount: how many more
  drew,            // card from the Draw Pile to the hand of who
  replaced,        // the same, for a Major laid on the Ring
  not_replaced,    // who should draw for it, and the Draw Pile is empty
  turn_over,       // who ends the turn without playing
  one_ring,        // who holds a single card
  went_out,        // who
  draw_pile_gone,  // the round ends with the Draw Pile
  shown,           // card in the hand of who when the round is over
  held_declared,   // who; face: the neutral card left in hand; amount: Side
  award,           // who; amount: one Award bit
  too_many,        // who holds more than seven cards; amount: how many
  round_score,     // who; amount: Victory Points of the round
  round_dark,      // who; amount: Dark Points of the round
  game_award,      // who; amount: kMost or kLeast
  total,           // who; amount: Victory Points of the game
  won              // who has the most; said of each who shares it
};
constexpr What what_of(const Event& e) { return static_cast<What>(e.what); }

// Places cards move between: hands 0..5 are the seats themselves.
enum class Place : std::int16_t { hand = 0, journey = 6, ring = 7, draw = 8 };
constexpr std::int16_t place(Place p) { return static_cast<std::int16_t>(p); }
constexpr std::int16_t hand_place(int seat) { return static_cast<std::int16_t>(seat); }

constexpr std::uint16_t code(What w) { return static_cast<std::uint16_t>(w); }

struct Move {
  Card card;
  std::int16_t from, to;
  SeatMask seen_by = kEveryone;
  SeatMask informs = kNobody;  // who learns the card and cannot unlearn it
  int whom = -1;
  std::int32_t amount = 0;
};
inline void tell_card(EventSink* sink, What what, int who, const Move& m) {
  mathom::tell_card(sink, what, who,
                    {static_cast<CardId>(index(m.card)), static_cast<CardDef>(index(m.card)), m.from, m.to, m.seen_by,
                     m.whom, m.informs, m.amount});
}

}  // namespace mathom::lotr_tarot
