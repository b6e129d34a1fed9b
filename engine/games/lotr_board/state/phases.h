#pragma once
// What is asked and how it is answered: options and questions. The procedures that ask are in procedures.h.
#include "games/lotr_board/rules/procedures.h"

namespace mathom::lotr_board {

// What an option does. Those from 200 on are the control words' (effects/run/machine.h).
enum class Verb : std::uint16_t {
  shuffle,
  play,      // subject: card; amount: symbol of the track, or -1: to no effect
  draw_two,  // instead of playing
  rest,      // instead of playing
  done,
  give,        // towards a payment
  give_token,  // amount: which
  give_runes,  // amount: how many
  refuse,      // to pay, or to give more
  ask_seat,    // seat
  give_up,
  pass,       // let the moment pass
  pass_turn,  // and all others until the turn ends
  story,      // subject
  call,       // Gandalf
  put_on,     // the Ring
  gandalf,    // amount: which card
  track,      // amount: symbol
  hand_over,  // subject: a card of the hand, to somebody
  assign,     // subject: a revealed card; seat
  from,       // seat: whose card
  to,         // seat
  top_tile,   // subject
  drop,       // subject: a card of the hand, of one's own will
};
// Which question a Decision is.
enum class Question : std::uint16_t {
  none,
  shuffle,
  roll,
  play,
  window,
  pay,  // one pays alone, or not
  must_pay,
  contribute,  // one gives towards what the group pays
  propose,     // the active player asks somebody
  gandalf,
  ring_track,
  control,  // of a control word: choice, may, volunteer, point at
  wild_tile,
  stars_track,
  pass_left,
  share,
  miruvor_from,
  miruvor_to,
  miruvor_card,
  refill,
  arrange_tiles,
  spare
};

inline Verb verb_of(const Option& o) { return static_cast<Verb>(o.verb); }
inline Verb verb_of(const Answer& a) { return static_cast<Verb>(a.verb); }

// Runs procedures until somebody must answer.
void run(Table&);

// The card of an answer, if it lies there still.
inline CardId card_answer(const State& s, CardId card, std::uint8_t zone) {
  return index(card) < s.cards.size() && s.cards[index(card)].zone == zone ? card : CardId::none;
}

// --- questions
Question question(const State&);
void ask_play(const Table&, Decision&);
void ask_window(const Table&, Decision&);
void ask_gandalf(const Table&, Decision&);
void ask_pay(const Table&, Decision&);
bool is_proposing(const Frame& pay);  // the active player chooses whom to ask for what the group pays
void ask_ring_track(const Table&, Decision&);
void offer_tracks(const Table&, Decision&);
std::uint8_t zone_to_shuffle(const State&);  // journey.cpp

// --- windows
Moment moment(const Table&);  // in which we are
// Everything the seat could do at this moment besides letting it pass.
void offer_reactions(const Table&, int seat, Moment, bool ring, Decision&);
// Is there something that everybody could tell of that seat, and is it asked for its sake, or wishes it to be asked
// whatever it is for? Only then it is asked. `holders`: of story cards for whose sake they are asked.
bool may_react(const Table&, int seat, Moment, bool ring, SeatMask holders);
void react(Table&, int seat, const Answer&);
void open_window(Table&, Moment, bool ring = false, int except = -1);
bool gandalf_is_usable(const Table&, int which, Moment);

}  // namespace mathom::lotr_board
