#pragma once
// What procedures of the turn, and the steps of texts, do about phases and skirmishes.
#include "games/lotr_tcg/rules/procedures.h"

namespace mathom::lotr_tcg {

// A phase begins and ends: who passes for it, what lasts as long as it does.
void begin_phase(TableMoves&, Phase, int who = -1);
void end_phase(Table&);
void take_ring_off(TableMoves&);

// --- the game (setup.cpp, leave.cpp)
// The outermost procedure goes on with the turn of that player. Pre: no turn runs.
void begin_turn_of(Table&, int seat);
// Everything of a player who has lost leaves the table, and with it what was going on.
void leave_game(Table&, int seat);

// --- windows (window.cpp)
inline constexpr int kMostActions = 40;  // in one window
// Could that seat do anything in the action procedure of this phase, as far as everybody can see?
bool is_asked_to_act(const Table&, int seat);
// Whose card it is to use: of its owner; of a site in the fellowship phase the Free Peoples player's, in the Shadow
// phase the Shadow player's, and else everybody's.
bool is_used_by(const TableCards&, int card, int seat);
// Who may bear an item that is transferred; rule 5.6.
bool may_transfer(const Table&, int item, int bearer);
// May that card of the hand be discarded to heal the character? Rule 5.5.
bool may_heal_with(const Table&, int card, int character);

// --- sites (move.cpp)
// Lays the site of that number of a seat's adventure deck on the path; one that lies there goes back to its owner.
void lay_site(Table&, int seat, int number);

// --- assignment (assign.cpp)
// Companions and allies who may be assigned to fight, and whose minions.
bool may_fight(const Table&, int character);
// Which minions may be assigned: in the fierce assignment only fierce ones, by whatever effect (rule 11.6).
bool fights_now(const Table&, int minion);
bool is_assigned(const TableCards&, int character);
// May it be assigned now? By the Free Peoples player, or by a Shadow player whose minion is left.
bool may_defend(const Table&, int minion, int defender);
bool may_attack(const Table&, int minion, int defender);
// Both are in the same skirmish from now on; texts hear of it.
void assign_to(Table&, int minion, int defender);

// --- skirmishes (skirmish.cpp)
// The minions of a skirmish, as its place in State::skirmishes.
CardSet minions_in(const TableCards&, int place);
bool has_minions(const TableCards&, int place);
int strength_against(const Table&, int place);  // of the minions
int strength_for(const Table&, int place);      // of the defender
// The skirmish ends without a winner. Pre: it has not been fought.
void cancel(TableMoves&, int place);

// --- the end of a turn (regroup.cpp)
// Are the minions being discarded? Those that are still there go, too: nothing is played on them.
bool minions_leave(const TableCards&);

}  // namespace mathom::lotr_tcg
