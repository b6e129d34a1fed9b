#pragma once
// Playing cards: what it takes, and the procedure. From the rulebook's "Playing companions" to "Playing Shadow cards"
// and "Unique cards".
#include "games/lotr_tcg/state/table.h"

namespace mathom::lotr_tcg {

// How a text changes what it takes.
struct Terms {
  bool free = false;     // it costs nothing
  int more_cost = 0;     // its cost is changed by that
  int to = -1;           // filter of the bearers it may be played on; -1: as the card says
  bool by_text = false;  // a text has it played: whatever the phase
  int paid_before = 0;   // tokens that leave the twilight pool before it is paid
};

// What keeps a card from being played; for why_not too.
enum class Bar : std::uint8_t {
  nothing,
  side,        // this seat cannot play cards of that side in this turn
  phase,       // cards of its kind are not played in this phase
  not_played,  // a text forbids it
  unique,      // one of that title is in play
  dead,        // one of that title is in the dead pile
  company,     // nine companions
  bearer,      // nobody who may bear it
  site,        // no site it may be played on
  twilight,    // it costs more than there is
  to_play,     // what its text asks for
  no_action    // an event: none of its texts can be used now
};
Bar bar_to_play(const Table&, int card, int seat, const Terms& = {});
// The first two of them alone, which need no look at the table; of an event also whether any of its texts is of this
// phase.
Bar bar_of_phase(const TableTexts&, int card, int seat);
// The same of a companion of the draw deck in a starting fellowship (rule 4.3), but for the sum of the costs.
Bar bar_to_start(const Table&, int card, int seat);
// A card of that print in the draw deck of a seat; -1 if it has none.
int one_in_deck(const TableCards&, int seat, int print);
// What it costs on that host, and are there tokens for it?
int price(const Table&, int card, const Terms&, int host);
bool can_pay(const Table&, int card, const Terms&, int host);
// May that one bear it, or may it be played on that site? Pre: it is played on one of them (is_borne).
bool may_bear(const Table&, int host, int card, int seat, const Terms& = {});
inline bool is_borne(const CardFacts& f) { return f.bearer >= 0 || f.on_site; }
// Is f(host) so for one of those who may bear it, or of the sites on which it may be played? -1: it is borne by nobody.
template <class F>
bool some_host(const Table& t, int card, int seat, const Terms& terms, F f) {
  if (!is_borne(t.facts(card))) return f(-1);
  return first_of(t.in_play(), [&](int host) { return may_bear(t, host, card, seat, terms) && f(host); }) >= 0;
}
// All of these; -1 alone: it is borne by nobody.
std::vector<int> hosts_for(const Table&, int card, int seat, const Terms& = {});
// May that text of an event be used at that moment of its phase? And may any; of other cards none.
bool is_usable(const Table&, int event, int ability, int seat, int moment);
bool has_usable_text(const Table&, int event, int seat, int moment);

// Puts the procedure on the stack, and returns the number that the card has from now on (lift). `text`: of an event
// which of its texts; `host`: -1 for none.
struct Playing {
  int card = -1, seat = 0, host = -1, text = -1;
  int cost = 0;          // twilight that it costs
  bool answers = false;  // the event answers the happening on top
};
int play(Table&, const Playing&);
// The text of a card in play is used by that seat as an action or as an answer.
void use(Table&, int card, int ability, int seat, bool answers = false);
bool may_use(const Table&, int card, int ability, int seat);

// kPlayCost: twilight.
enum PlaySlot : std::size_t { kPlayCard, kPlaySeat, kPlayHost, kPlayText, kPlayCost, kPlayAnswers };
Procedure<Table> play_procedure();

}  // namespace mathom::lotr_tcg
