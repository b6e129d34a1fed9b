#pragma once
// The procedures of a round, one source file each: what is asked in a phase (ask_*), what an answer does (do_*), and
// how one phase hands over to the next. State in, State out; no memory.
#include "games/lotr_tarot/state/state.h"
#include "rules/decision.h"
#include "rules/event.h"

namespace mathom::lotr_tarot {

// What an option does. Options are sorted by verb first.
enum class Verb : std::uint16_t { deal, pass, point, play, ring, draw, end, side, suit, hold };
// Which question a Decision is.
enum class Question : std::uint16_t { dealer, shuffle, pass, starter_suit, point, turn, after_draw, side, suit, hold };

inline Option option(Verb verb, int amount = 0) {
  return {.verb = static_cast<std::uint16_t>(verb), .amount = static_cast<std::int16_t>(amount)};
}
inline Option card_option(Verb verb, Card card) {
  return {.verb = static_cast<std::uint16_t>(verb), .subject = static_cast<CardId>(index(card))};
}
// Give (+1) a seat a Dark Point, take one (-1), or neither (0, no seat).
inline Option point_option(int amount, int seat) {
  Option o = option(Verb::point, amount);
  if (amount != 0) o.seat = seat_at(seat);
  return o;
}
inline Verb verb_of(const Option& o) { return static_cast<Verb>(o.verb); }
inline Card card_of(const Option& o) {
  return o.subject == CardId::none || index(o.subject) >= kCards ? Card::hidden : card_of(index(o.subject));
}
inline void ask(Decision& d, int seat, Question why, Ask kind = Ask::act) {
  d.seat = seat_at(seat);
  d.ask = kind;
  d.why = static_cast<std::uint16_t>(why);
}

// deal.cpp
// The table cleared of the round before; the rules in force and the score sheet stay.
State empty_table(const State&);
void ask_dealer(const State&, Decision&);
void do_dealer(State&, int seat, EventSink*);
void ask_shuffle(const State&, Decision&);
void do_shuffle(State&, const Choice&, EventSink*);
void turn_up_starter(State&, EventSink*);  // and on to the first turn

// pass.cpp
void begin_passing(State&);
void ask_pass(const State&, Decision&);
void do_pass(State&, Card, EventSink*);

// turn.cpp
void begin_turn(State&, int seat);
CardSet playable(const State&);  // of the acting seat, to the Journey Pile
CardSet ringable(const State&);  // ... to the Ring
void ask_turn(const State&, Decision&);
void do_play(State&, Card, EventSink*);
void do_ring(State&, Card, EventSink*);
void do_draw(State&, EventSink*);
void do_end(State&, EventSink*);

// declare.cpp: the Ring Bearer's point, suits and sides
void ask_point(const State&, Decision&);
void do_point(State&, const Option&, EventSink*);
void ask_suit(const State&, Decision&);
void do_suit(State&, Suit, EventSink*);
void ask_side(const State&, Decision&);
void do_side(State&, Side, EventSink*);
// What follows in turn.cpp when the card that was laid has its side, and when it has its suit.
void after_side(State&, EventSink*);
void end_turn(State&, EventSink*);
void add_dark_points(State&, int seat, int amount, EventSink*);

// round_end.cpp
void finish_round(State&, int out, EventSink*);  // out: who went out, or -1
void ask_hold(const State&, Decision&);
void do_hold(State&, Side, EventSink*);

// scoring.cpp
// Who has the most and the least of `dark` among the seats of `among`, ties and all.
struct Extremes {
  SeatMask most = kNobody, least = kNobody;
};
Extremes extremes(const std::array<std::int16_t, kMostSeats>& dark, SeatMask among);
// The lines of the score sheet for the round as it lies: bits of Award for each seat.
std::array<std::uint8_t, kMostSeats> round_awards(const State&);
int award_points(std::uint8_t awards);
std::array<std::uint8_t, kMostSeats> final_awards(const State&);
int round_points(const State&, int round, int seat);
// Victory Points so far: the rounds that are over, and at the end the awards of the game.
int total_points(const State&, int seat);
int total_dark(const State&, int seat);  // over the rounds that are over

}  // namespace mathom::lotr_tarot
