#pragma once
// Why a card cannot be played, a text not used, a card not chosen: the first thing that is missing, in the order in
// which the rules ask. Each function repeats no rule: it asks the functions that make the offers, and then looks for
// the number or the card that makes the difference. All is seen by the seat that asks: cards that it does not know are
// never named.
#include <optional>

#include "effects/ability.h"
#include "effects/say/say_why.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg::why {

// A table and the seat that asks.
struct Asker {
  const Table& t;
  int seat = 0;
};
using Maybe = std::optional<Reason>;

// --- sentences (say_why.cpp)
Reason reason(std::string_view key, std::string_view rule);
// About a card, and another one that is outlined as the cause.
Reason about(const Table&, std::string_view key, std::string_view rule, int card);
Reason because_of(const Table&, std::string_view key, std::string_view rule, int card, int cause,
                  std::string_view called = "by");
void blame(Reason&, int card);
// Words for things: "Elf", "wounded companion"; for what a step does; for what a condition asks; for phases, "A or B".
std::string_view things(const Table&, int filter);
std::string_view deed(const Table&, const effects::Op& step);
std::string_view need(const Table&, const effects::Op& condition);
std::string_view phases(std::uint32_t bits);
std::string_view phase_now(const TableCards&);
// "when a companion is about to take a wound"
std::string_view moment(const Table&, const effects::Ability&);
// "its bearer must be a Dwarf". Pre: it says who may bear it.
std::string_view bearer(const Table&, int card);
// "once each turn". Pre: it has a limit.
std::string_view limit(const effects::Ability&);

// --- what gives a modifier of that kind (say_why.cpp); -1: nothing that can be named
int source_on(const Table&, int kind, int card);
int source_for_phase(const Table&, int kind, int phase);
int source_of_ban(const Table&, int card);                                             // that it may not be played
int source_of_separation(const Table&, int minion, int defender, int assigning_seat);  // that they may not fight

// --- parts
// The phases in which texts of the card are used as actions, as bits.
std::uint32_t phases_of(const Table&, int card);
bool is_action(const effects::Ability&);
bool is_answer(const effects::Ability&);  // that a player may give
// What a text lacks; nothing: it could be used. `must`: what it does need not be possible. (text_why_not.cpp)
Maybe of_text(const Asker&, int card, int ability, bool must);
// Why a character cannot exert that many times, and why one cannot be healed; nothing when they can.
Maybe of_exerting(const Table&, int character, int times);
Maybe of_healing(const Table&, int character);
// A card of the hand. `answers`: as an answer, whatever the phase. (hand_why_not.cpp)
Maybe of_playing(const Asker&, int card, bool answers = false);
// A card of the draw deck in a starting fellowship: what its texts ask for, and the nine companions.
Maybe of_beginning(const Asker&, int card);
Maybe of_time(const Asker&, int card);  // whose turn, which phase it belongs to
Maybe of_playing_on(const Asker&, int card, int host);
Maybe of_healing_with(const Asker&, int card, int character);
// A card in play: `nth` of its texts as an action. (use_why_not.cpp)
Reason of_using(const Asker&, int card, int nth);
Maybe of_use_time(const Asker&, int card,
                  int nth);  // whose it is, which phase it belongs to, whether it has a text at all
Maybe of_inactive(const Table&, int card);
Maybe of_transfer(const Asker&, int item, int to);
// What the companions cost with which that seat begins so far. (why_not.cpp)
int start_cost(const TableCards&, int seat);
int starter_of_title(const TableCards&, int seat, int title);  // the companion of that title who begins; -1: nobody
// While a happening is answered: the moment of it that is. (answer_why_not.cpp)
int moment_now(const State&);
Maybe of_answering(const Asker&, const Decision&, int card);
// Who fights, who is hit, who is healed; cards that a text wants. (fight_why_not.cpp, pick_why_not.cpp)
Maybe of_pair(const Asker&, int minion, int defender);
Maybe of_arrow(const Asker&, const Decision&, int card);
Maybe of_fighting(const Table&, int card);
Maybe of_picking(const Asker&, const Decision&, int card);
// Something else is asked: which.
Reason of_moment(const Table&, const Decision&, int card);

}  // namespace mathom::lotr_tcg::why
