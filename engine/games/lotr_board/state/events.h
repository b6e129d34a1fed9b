#pragma once
// What happened, for animation and the written log. Rules call these and never read an event.
#include "games/lotr_board/state/state.h"
#include "rules/tell.h"

namespace mathom::lotr_board {

enum class What : std::uint16_t {
  shuffled,       // amount: zone
  place,          // amount: which, in the order of the journey, from 1
  action,         // of a haven; amount: which
  turn,           // who
  drew,           // card from the deck to the hand of who
  dealt,          // legendary card to the hand of who
  removed,        // how many cards left the game unseen
  revealed,       // card from the deck, for all to see
  given,          // who gives the revealed card to whom
  set_aside,      // who picks a card to give away; amount: its back, or 100 and which card for an open one
  passed,         // who gives a card of their hand to whom, unseen by the others
  tile,           // card: the tile that was revealed
  tile_ignored,   // the tile that lies there
  tiles_skipped,  // who reveals no more tiles this turn
  advanced,       // who; amount: 100 * symbol + space
  silver,         // who gets runes; amount: how many
  gold,           // who gets a gold rune; card
  change,         // a gold rune of who is spent; amount: its value
  token,          // who; amount: which
  took,           // legendary card from the board to the hand of who
  cards_gone,     // amount: how many cards left the board
  sauron,         // amount: where he stands now; to: the cause (words.h)
  corrupt,        // who; amount: where the Hobbit stands now; to: the cause
  purity,         // the same, to the left
  eliminated,     // who
  ruined,         // who could not pay and gives up all; to: the cause
  discarded,      // card from the hand of who
  played,         // card from the hand of who
  story,          // the same, for what it says
  pledged,        // card laid out by who
  pledged_token,  // amount: which
  pledged_runes,  // amount: how many
  taken_back,     // who takes back what was laid out
  paid,           // who paid in full; nobody: the group; to: the cause
  not_paid,       // the price was not paid; to: the cause
  asked,          // who asks whom to give something
  rolled,         // who; amount: face
  roll_skipped,   // who
  roll_ignored,   // who
  event,          // amount: 10 * place + which
  event_ignored,
  called,     // who pays for Gandalf's help; amount: runes
  gandalf,    // who decides; face: the card
  ring_on,    // who
  bearer,     // who bears the Ring from now on
  descent,    // who; amount: kinds of tokens that are missing
  returned,   // all tokens go back
  looked,     // who looks at a tile, unseen; card
  arranged,   // who has arranged the tiles
  volunteer,  // who
  refreshed,  // who draws instead of playing
  rested,     // who moves away from Sauron instead of playing
  done,       // who ends the step
  chose,      // who; amount: which of the options, from 1; to: the block of the text
  doom,       // Mount Doom is reached
  destroyed,  // who destroys the Ring
  lost        // amount: Result
};
constexpr What what_of(const Event& e) { return static_cast<What>(e.what); }

constexpr std::uint16_t code(What w) { return static_cast<std::uint16_t>(w); }

// A card that moves or is shown; whoever sees it has learnt it.
inline void tell_card(EventSink* sink, What what, int who, CardMove m) {
  m.informs = m.seen_by;
  mathom::tell_card(sink, what, who, m);
}

}  // namespace mathom::lotr_board
