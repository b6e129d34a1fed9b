#pragma once
// What is asked and how it is answered: options, questions, and the steps of the procedures, one source file each.
#include "games/lotr_board/table.h"
#include "rules/decision.h"

namespace mathom::lotr_board {

// What an option does. Those from 200 on are the control words' (effects/machine.h).
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

inline Option option(Verb verb, int amount = 0) {
  return {.verb = static_cast<std::uint16_t>(verb), .amount = static_cast<std::int16_t>(amount)};
}
inline Option card_option(Verb verb, CardId card, int amount = 0) {
  return {.verb = static_cast<std::uint16_t>(verb), .subject = card, .amount = static_cast<std::int16_t>(amount)};
}
inline Option seat_option(Verb verb, int seat) {
  return {.verb = static_cast<std::uint16_t>(verb), .seat = seat_at(seat)};
}
inline Verb verb_of(const Option& o) { return static_cast<Verb>(o.verb); }

// Runs procedures until somebody must answer.
void run(State&, EventSink*);

using X = FrameContext<State>;
using Row = Step<State>;
// Every step stops when the game is over.
template <Next (*step)(X, Table&)>
Next live(X x) {
  Table t(x.state, x.events);
  return over(x.state) ? Next::done : step(x, t);
}

// Which option was chosen in the frame's question, and its number: a card, a seat, or an amount.
inline Verb answered(const Frame& f) { return static_cast<Verb>(f.spare); }
inline int take(Frame& f) {
  const int answer = f.answer;
  f.answer = 0;
  return answer;
}
inline Next go_to(const X& x, int step) {
  x.frame.step = static_cast<std::uint16_t>(step);
  return Next::again;
}
inline CardId card_answer(const State& s, int answer, std::uint8_t zone) {
  const int card = answer & 0xFF;
  return answer >= 0 && card < s.cards.size() && s.cards[card].zone == zone ? card_at(card) : CardId::none;
}
// Of a played card: the track it goes to, or -1.
inline int track_answer(int answer) { return (answer >> 8) - 1; }

// The locals of windows and rolls and turns that others look at.
enum WindowSlot : std::size_t { kWinMoment, kWinNext, kWinCount, kWinHappened, kWinAsked, kWinNot, kWinRing };
enum RollSlot : std::size_t { kRollWho, kRollLeft, kRollRing, kRollSkip, kRollIgnore, kRollFace, kRollSymbols };
// kTurnHeard: all have been asked whether they step in after the last card; kTurnFirst: the card that was played first,
// from 1.
enum TurnSlot : std::size_t {
  kTurnResolved,
  kTurnSkip,
  kTurnBrown,
  kTurnGrey,
  kTurnIgnore,
  kTurnDice,
  kTurnHeard,
  kTurnFirst
};
enum EventSlot : std::size_t { kEventIgnore };
enum MoveSlot : std::size_t { kMoveTrack, kMoveLeft, kMoveResolve, kMoveDice, kMoveWho };

Procedure<State> journey_steps();  // journey.cpp
Procedure<State> haven_steps();
Procedure<State> conflict_steps();
Procedure<State> descent_steps();  // descent.cpp
Procedure<State> doom_steps();
Procedure<State> turn_steps();     // turn.cpp
Procedure<State> program_steps();  // run.cpp
Procedure<State> event_steps();    // tracks.cpp
Procedure<State> move_steps();
Procedure<State> roll_steps();  // roll.cpp
Procedure<State> ring_steps();
Procedure<State> pay_steps();     // pay.cpp
Procedure<State> window_steps();  // window.cpp
Procedure<State> gandalf_steps();
Procedure<State> draw_steps();  // draw.cpp

// --- questions
Question question(const State&);
void ask_play(const Table&, Decision&);
void ask_window(const Table&, Decision&);
void ask_gandalf(const Table&, Decision&);
void ask_pay(const Table&, Decision&);
bool may_be_asked(const Table&, const Frame& pay, int seat);  // to give something towards what the group pays
void ask_ring_track(const Table&, Decision&);
void offer_tracks(const Table&, Decision&);
std::uint8_t shuffle_zone(const State&);

// --- windows
Moment moment(const Table&);  // in which we are
// Everything the seat could do at this moment besides letting it pass.
void offer_reactions(const Table&, int seat, Moment, bool ring, Decision&);
// Is there something that everybody could tell of that seat? Only then it is asked.
bool may_react(const Table&, int seat, Moment, bool ring);
void react(Table&, int seat, Verb, int answer);
void open_window(Table&, Moment, bool ring = false, int except = -1);
bool gandalf_is_usable(const Table&, int which, Moment);

}  // namespace mathom::lotr_board
