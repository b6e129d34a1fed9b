#pragma once
// What is asked and how it is answered: options and questions. The procedures that ask are in procedures.h.
#include <vector>

#include "games/war_of_the_ring/rules/procedures.h"
#include "games/war_of_the_ring/rules/standing.h"

namespace mathom::effects {
struct Clause;
}

namespace mathom::war_of_the_ring {

// What an option does. Those from 200 on are the control words' (effects/run/machine.h).
enum class Verb : std::uint16_t {
  shuffle,
  play,    // subject: card; object: a place, the reserve (kReserveThing), a wielder, or nothing (an event)
  move,    // subject: card; object: a place
  cycle,   // subject
  winnow,  // two cards for one
  use,     // subject: a card in play; amount: which of its texts
  ring,    // use the Ring token
  pass,
  forsake,     // subject: of the hand or the reserve
  from_deck,   // forsake the top card of the deck
  eliminate,   // subject
  take,        // subject; amount, of a card in the deck: its print, as nobody knows where it lies
  activate,    // object: a place
  choose,      // subject: a card, or object: a place
  lose,        // subject: a card that cancels
  leave_it,    // to a teammate, to lose one of theirs
  fight,       // object: which combat comes next
  none,        // no more
  with_items,  // which of two texts saves the wielder: this one keeps his items
  alone
};
// Which question a Decision is.
enum class Question : std::uint16_t {
  none,
  shuffle,
  roll,
  action,
  cycle,
  pay,  // cycle a card as the price of the card that is played
  eliminate,
  forsake,
  take,
  play,
  activate,
  move,
  token,
  lose,
  lose_for,  // the other side decides for defenders who cannot
  order,
  may,      // use a text or leave it
  control,  // of a control word
  rescue
};
// Ways in which cards leave a deck, and a deck is made again.
enum DrawMode { kToHand, kToAside, kLook };
enum RecycleMode { kBoth, kIfEmpty, kShuffleDeck };

inline Option place_option(Verb verb, int thing) {
  return {.verb = static_cast<std::uint16_t>(verb), .object = card_at(thing)};
}
inline Option put_option(Verb verb, int card, int thing) {
  return {.verb = static_cast<std::uint16_t>(verb), .subject = card_at(card), .object = card_at(thing)};
}
inline Verb verb_of(const Option& o) { return static_cast<Verb>(o.verb); }
inline Verb verb_of(const Answer& a) { return static_cast<Verb>(a.verb); }
// The card of an answer, and its other card or place; -1: none.
inline int card_in(const Answer& a) { return a.subject == CardId::none ? -1 : index(a.subject); }
inline int thing_in(const Answer& a) { return a.object == CardId::none ? -1 : index(a.object); }

// Runs procedures until somebody must answer.
void run(Table&);

// --- questions
void ask_action(const Table&, Decision&);      // actions.cpp
void ask_order(const TableCards&, Decision&);  // round.cpp
void ask_forsake(const Table&, Decision&);     // draw.cpp
void ask_losses(const Table&, Decision&);      // losses.cpp
void ask_rescue(const Table&, Decision&);      // leave.cpp
void ask_may(const TableCards&, Decision&);    // ability.cpp
void end_at_last_path(Table&);                 // round.cpp
int roll_sides(const TableCards&);             // round.cpp
enum class Asking : std::uint8_t { shuffle, roll, action, order };
Asking asking(const State&);         // of the outermost procedure
int step_of(std::string_view word);  // where the outermost procedure begins "location", "action", "combat", "draw"; -1

// --- actions (actions.cpp)
bool may_pass(const Table&, int seat);
bool may_play(const Table&, int card, int thing);  // from the hand of its owner, as an action or by a text
// Where a card of that kind could go at all: each active place, the reserve; each card that might wield it; or nowhere.
template <class F>
void each_goal(const TableCards& t, int card, F f) {
  switch (t.facts(card).type) {
    case Type::event: return f(-1);
    case Type::item: return t.in_play().for_each(f);
    default: t.active_places().for_each([&](int place) { f(kFirstPlace + place); }); f(kReserveThing);
  }
}
// Carries an action out: pushes what follows.
void act(Table&, int seat, const Answer&);
bool ring_is_free(const TableCards&, int seat);
// May the seat use that text of a card now?
bool may_use(const Table&, int card, int which, int seat);
// Who may use it; -1: nobody in this scenario.
int user_of(const Table&, const effects::Ability&, int card);

// --- cards (draw.cpp, leave.cpp)
int cards_to_forsake(const Table&, int seat);
// With the option that cards which come back do not count as a price: is something else meant, or is this not such a
// card?
bool may_pay_with(const Table&, int card, Cause);
// Is there a text that would have it cycled, in the open, instead of eliminated?
bool is_rescued(const Table&, int card, Cause);
void cycle_from(Table&, int card);  // with its items, when it is in play
void eliminate_with_items(Table&, int card, What);

// --- texts (ability.cpp)
// Everything that happens at that moment by the texts of this source. `thing`: where it was played or moved to.
// `seat`: who played, moved or activated it.
void fire_triggers(Table&, int source, Trigger, int seat, int thing = -1);

// Is a price being paid for something that nobody has to do: the cost of a text, two cards for one?
bool is_paying(const TableCards&);
// Is the price of a card being paid whose own texts come next? What was cycled for it lies in the pile while they
// happen (rule 9.11), and only then goes into a deck that is empty.
bool is_price_of_card(const TableCards&);
// Steps that no card says, for a seat: block of the content's own programs.
void run_block(Table&, int block, int seat);

// --- combat (combat.cpp)
struct Counted {
  int card = -1;
  int icons = 0;
};
using Tally = FixedVector<Counted, kCards>;
// The cards of one side at a place with the icons that count there for it, with support at its best (rule 6).
Tally tally(const Table&, int place, Side);
int sum(const Tally&);
Side defender(const TableCards&, int place);
// What stands against each other at a place: what the defence has is its cards' and the place's own.
struct Totals {
  int attack = 0, defence = 0, own = 0;
  int uncancelled() const { return attack > own ? attack - own : 0; }
};
Totals totals(const Table&, int place);

// --- words (words.cpp)
// What why_not says, with the things that it is about where the data name them: "you may use it only while Saruman is
// in reserve". Empty: the reason says all. Pre: `wanted` is refused. (say_why.cpp)
effects::Clause say_why(const Catalog&, const State&, const Decision&, const Option& wanted);

}  // namespace mathom::war_of_the_ring
