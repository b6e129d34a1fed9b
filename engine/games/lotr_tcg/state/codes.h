#pragma once
// The procedures of the game by number, as frames name them. Saves have their names (rules/run.cpp).
#include <cstdint>

namespace mathom::lotr_tcg {

// The procedures that run on the stack of frames; each stands in the file named in rules/procedures.h.
enum class Code : std::uint8_t {
  game,        // set-up, then one turn after the other
  turn,        // the phases of one turn
  shadow,      // the Shadow phases, one for each Shadow player
  window,      // the action procedure
  move,        // the fellowship moves
  archery,     // archery fire
  assignment,  // defenders are assigned
  skirmishes,  // one after the other, chosen by the Free Peoples player
  skirmish,    // one of them
  regroup,     // after its actions: hands, move again or end
  reconcile,   // one hand
  play,        // a card is played
  transfer,    // an item goes to another bearer
  happening,   // effects/run/happenings.h
  settle,      // who has as many wounds as vitality is killed; who is corrupted has lost
  texts,       // effects/run/abilities.h: the moment, an ability, steps that no card says, a text laid down for later
  ability,
  steps,
  later,
  program,
  shuffle  // a draw deck is shuffled
};
inline constexpr int kCodes = 21;

// What happens: Happening::deed.
enum class Deed : std::uint8_t {
  nothing,      // a moment alone
  all_at_once,  // a moment of several things at the same time, of which only required texts hear, and
  one_of_them,  // after it the same of one of these things, for the texts that players may use
  wound,        // `it` takes one wound
  exert,        // `it` takes one wound token, which is not a wound
  heal,         // one wound leaves `it`
  kill,         // `it` goes to the dead pile, a minion to the discard pile
  discard,      // `it` leaves play for the discard pile
  wear          // the Ring-bearer puts on the Ring
};

}  // namespace mathom::lotr_tcg
