#pragma once
// What happened, for animation and the written log. Rules call these and never read an event.
#include "games/lotr_tcg/state/state.h"
#include "rules/tell.h"

namespace mathom::lotr_tcg {

enum class What : std::uint16_t {
  bid,              // who; amount: burdens; told when all have bid
  placed,           // who; amount: which place in the order of turns, from 1
  turn,             // who begins a turn
  phase,            // amount: Phase; who: of a Shadow phase the player
  shuffled,         // who shuffles their draw deck
  drew,             // card, to the hand of who
  drew_several,     // who draws cards; amount: how many; each of them is told after that
  drew_one,         // card, one of several, to the hand of who
  took,             // card to the hand of who, shown
  played,           // card by who; to: the bearer or -1, its print in the amount; amount: twilight paid
  used,             // card whose text is used by who
  passed,           // who; amount: 1 + the phase that this ends, where nobody else is asked
  passed_phase,     // who passes until somebody acts
  twilight,         // amount: tokens in the pool now
  moved,            // who moves to a site; amount: its number
  site,             // card, a site that who lays on the path
  site_back,        // card, a site that leaves the path
  wounded,          // card; amount: wounds on it now
  exerted,          // card; amount: wounds on it now
  healed,           // card; amount: wounds on it now
  burdens,          // who; amount: burdens now
  killed,           // card
  discarded,        // card, from play
  discarded_other,  // card, from anywhere else
  attached,         // card to another bearer; to: the bearer, in the amount its print
  stacked,          // card on another; to: that card, in the amount its print
  showed,           // card is shown
  put_back,         // card into the draw deck of who
  shuffled_in,      // card into the draw deck of who, which is shuffled
  archery,          // amount: total; who: of the fellowship; without: of the minions
  assigned,         // card, a minion; to: the companion, in the amount its print
  skirmish,         // card, the defender
  won,              // card, the defender; amount: 1 the defender has won, 0 the minions have; from, to: both strengths
  overwhelmed,      // card
  cancelled,        // card, the defender of a skirmish
  ring_on,          // who wears the Ring
  ring_off,         // who
  new_bearer,       // card that is the Ring-bearer now
  reconciled,       // who
  again,            // who moves again
  chose,            // who; amount: which of the options, from 1; to: the block of the text
  mulligan,         // who draws another first hand
  lost,             // who; amount: Loss
  won_game,         // who
};
constexpr What what_of(const Event& e) { return static_cast<What>(e.what); }

// An event that is about a second card carries its print above the amount that it tells.
inline constexpr std::int32_t kHostPrint = 1000;
constexpr std::int32_t with_other(int amount, CardDef other) { return amount + kHostPrint * (1 + index(other)); }
constexpr int amount_of(const Event& e) { return e.amount % kHostPrint; }
constexpr bool has_other(const Event& e) { return e.amount >= kHostPrint; }
constexpr int other_print(const Event& e) { return e.amount / kHostPrint - 1; }

}  // namespace mathom::lotr_tcg
