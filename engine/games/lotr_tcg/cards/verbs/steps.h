#pragma once
// Steps about cards of a player's choice: who, what, n and up_to are their first parameters. One card is asked for at a
// time, and nobody is asked where there is nothing to choose. What only the player knows is asked in any case, so that
// no question, and none that is missing, tells what is in a hand or a deck.
#include "effects/run/outlook.h"
#include "effects/run/picks.h"
#include "games/lotr_tcg/cards/verbs/verbs.h"
#include "games/lotr_tcg/rules/opponent.h"
#include "games/lotr_tcg/state/table.h"

namespace mathom::lotr_tcg {

using effects::arg;
using effects::Flow;
using effects::Host;
using effects::kA;
using effects::kB;
using effects::kC;
using effects::kD;
using effects::kStage;
using effects::Op;
using effects::Pick;
using effects::seen_by_who;
using effects::small;
using effects::who_of;

enum StepSlot : std::size_t { kStepWho, kStepWhat, kStepN, kStepUpTo, kStepMore };

// One card of a step, and who chooses it. `left`: how often more it is done to that card.
struct Target {
  int card = -1, seat = -1, left = 0;
};
// What a step asks for, and what is done to each card; `act` may set another card in the place of the chosen card,
// where a hidden one has moved, and -1 where nobody else learns which it was.
struct CardStep {
  bool (*fits)(const Table&, const Op&, const Target&) = nullptr;  // null: any card
  void (*act)(Table&, const Op&, Frame&, Target&) = nullptr;       // null: they are pointed at
  bool counts = true;                                              // it has n; otherwise it is one card
  bool fewer = true;                                               // it has up_to
  bool leaves = false;   // who has been chosen is not there any more, or may be chosen again
  bool none_do = false;  // "up to" is done in full with none
  bool (*changes)(const Table&, const Op&, const Target&) = nullptr;  // does it change that card? null: if it fits
};

// The cards that may be chosen now, in their order.
effects::Things candidates(const Table&, const CardStep&, const Op&, const Frame&);
bool can_choose_cards(const Host&, const CardStep&, const Op&, const Frame&);
Flow choose_cards(Host&, const CardStep&, const Op&, Frame&);
void ask_cards(const Host&, const CardStep&, const Op&, const Frame&, Decision&);
// A question for that seat about the cards of this text; the options follow.
void ask_for_card(const TableTexts&, int seat, Decision&);
// What the answer of ask_cards means; -1: no more.
int card_chosen(const Table&, const CardStep&, const Op&, const Frame&, const Answer&);

// Does the step look through a draw deck? What is in it only its player knows, once they look.
bool is_searched(const Table&, const Op&);
// Would it change one of them (Verb::changes)? Notes how many it could take.
bool step_changes(const Host&, const CardStep&, const Op&, const Frame&, effects::Outlook&);
// The same of a step that need only be possible, of as much as its number says.
bool changes_if_possible(const Host&, const Op&, const Frame&, effects::Outlook&);

// The one card that a filter means; -1: none.
int the_card(const Host&, int filter, const Frame&);
// Does everybody see it?
inline bool lies_open(const TableCards& t, int card) { return t.s.cards[card].seen_by == kEveryone; }
// From now on, wherever it lies; it is told.
void show_to_all(TableMoves&, int card);
// The step has ended: its cards are "moved" now, and the last of them has a name.
void end_step(Table&, const Op&, const Frame&);

// Is it possible, whichever opponent the player chooses?
template <bool (*kPossible)(const Host&, const Op&, const Frame&)>
bool with_one(const Host& h, const Op& op, const Frame& f) {
  const Table& t = as_table(h);
  if (!is_opponent_open(t, f.local[effects::kSelf]) || !names_opponent(t, op)) return kPossible(h, op, f);
  return with_some_opponent(t, f.local[effects::kSelf], [&] { return kPossible(h, op, f); });
}

template <const CardStep& kStep>
bool can_choose_with(const Host& h, const Op& op, const Frame& f) {
  return can_choose_cards(h, kStep, op, f);
}
template <const CardStep& kStep>
bool possible_with(const Host& h, const Op& op, const Frame& f) {
  return with_one<can_choose_with<kStep>>(h, op, f);
}
template <const CardStep& kStep>
Flow run_with(Host& h, const Op& op, Frame& f) {
  return choose_cards(h, kStep, op, f);
}
template <const CardStep& kStep>
void ask_with(const Host& h, const Op& op, const Frame& f, Decision& d) {
  ask_cards(h, kStep, op, f, d);
}
template <const CardStep& kStep>
bool changes_with(const Host& h, const Op& op, const Frame& f, effects::Outlook& o) {
  return step_changes(h, kStep, op, f, o);
}
template <const CardStep& kStep>
void choices_with(const Host& h, const Op& op, const Frame& f, effects::Things& out) {
  out = candidates(as_table(h), kStep, op, f);
}
// What a verb of cards has besides the usual.
template <const CardStep& kStep>
effects::Verb of_cards(effects::Verb verb) {
  if (!verb.changes) verb.changes = changes_with<kStep>;
  verb.choices = choices_with<kStep>;
  return verb;
}
template <const CardStep& kStep>
effects::Verb card_verb(std::string_view word, std::vector<effects::Param> params, std::string_view what,
                        std::string_view example) {
  return documented(
      of_cards<kStep>(effects::Verb{word, std::move(params), possible_with<kStep>, run_with<kStep>, ask_with<kStep>}),
      what, example);
}

}  // namespace mathom::lotr_tcg
