#pragma once
// What is asked and how it is answered. Which procedure asks follows from the frame on top; its question is made in the
// source file of that procedure.
#include "games/lotr_tcg/rules/procedures.h"

namespace mathom::lotr_tcg {

// What an option does. Those from 200 on are the control words' and the answers' (effects/run/machine.h).
enum class Verb : std::uint16_t {
  shuffle,    // subject: a place of the deck
  bid,        // amount: burdens
  place,      // amount: which place in the order of turns, from 1
  start,      // amount: print of a companion that begins in play
  ready,      // no more of them
  play,       // subject: a card; object: who bears it, or the site; amount: of an event which of its texts
  use,        // subject: a card in play; amount: which of its texts
  heal_with,  // subject: a card in hand; object: the character whom it heals
  transfer,   // subject: an item; object: its new bearer
  pass,
  pass_phase,  // until somebody acts
  heal,        // subject: a companion, at a sanctuary
  wound,       // subject: a character, by archery
  point,       // seat: the Shadow player whose minions are hit
  assign,      // subject: a minion; object: who fights it
  done,        // no more of that
  fight,       // subject: the defender whose skirmish is next
  discard,     // subject: a card of the hand
  move,        // again
  stay,        // the turn ends
  keep,        // the first hand
  mulligan     // draw another one
};
// Which question a Decision is.
enum class Question : std::uint16_t {
  none,
  shuffle,
  tie,  // which of those with the same bid chooses first
  bid,
  place,
  start,
  act,       // in a window of actions; Decision::source is none
  rest,      // heal at a sanctuary
  arrow,     // lay a wound of archery fire
  target,    // whose minions are hit
  defend,    // assign a defender
  attack,    // assign a minion that is left
  next,      // which skirmish comes next
  discard,   // one card, or none
  reduce,    // a hand that is too large
  again,     // move again or end the turn
  answer,    // use a text because of what happens
  order,     // which required text comes first
  may,       // use a text or leave it
  control,   // of a step of a text
  mulligan,  // keep the first hand or draw another
  opponent   // whom a text means
};

inline Verb verb_of(const Option& o) { return static_cast<Verb>(o.verb); }
inline Verb verb_of(const Answer& a) { return static_cast<Verb>(a.verb); }
// The card of an answer, and its other card; -1: none.
inline int card_in(const Answer& a) { return a.subject == CardId::none ? -1 : index(a.subject); }
inline int thing_in(const Answer& a) { return a.object == CardId::none ? -1 : index(a.object); }
inline Option pair_option(Verb verb, int card, int other, int amount = 0) {
  return {.verb = static_cast<std::uint16_t>(verb),
          .subject = card_at(card),
          .object = other < 0 ? CardId::none : card_at(other),
          .amount = static_cast<std::int16_t>(amount)};
}

// What the top frame asks, by its procedure. Pre: there is one.
void ask_now(const Table&, Decision&);              // game.cpp
void ask_game(const Table&, Decision&);             // setup.cpp
int bids_made(const State&);                        // setup.cpp: how many have bid so far, by seat
void ask_shuffle_of(const TableCards&, Decision&);  // setup.cpp
void ask_turn(const Table&, Decision&);             // turn.cpp
void ask_window(const Table&, Decision&);           // window.cpp
void ask_archery(const Table&, Decision&);          // archery.cpp
void ask_assignment(const Table&, Decision&);       // assign.cpp
void ask_skirmishes(const TableCards&, Decision&);  // skirmish.cpp
void ask_regroup(const TableCards&, Decision&);     // regroup.cpp
void ask_reconcile(const TableCards&, Decision&);   // regroup.cpp

}  // namespace mathom::lotr_tcg
