#pragma once
// Numbers as they are now: printed, what borne cards add, static abilities in force, what was given for a time. No
// number is below zero in the end.
#include <vector>

#include "games/lotr_tcg/state/table.h"

namespace mathom::lotr_tcg {

int strength_of(const Table&, int character);
// Where a strength comes from. What is printed on the character comes first, even when it is 0; then what it bears,
// then what texts give or take. The amounts sum up to strength_of, or to less than 0 where that is 0.
struct StrengthPart {
  int source = -1;       // card: the character, what it bears, or whose text it is, wherever that lies now
  int amount = 0;        // points of strength
  bool by_text = false;  // a text gives it; false: it is printed on the source
};
std::vector<StrengthPart> strength_parts(const Table&, int character);
int vitality_of(const TableCards&, int character);
int resistance_of(const TableCards&, int seat);  // of that seat's Ring-bearer
bool has_keyword(const Table&, int card, int keyword);
bool is_fierce(const Table&, int minion);
int damage_of(const Table&, int character);    // "damage +n"
int defender_of(const Table&, int companion);  // "defender +n": how many minions more
bool is_exhausted(const TableCards&, int character);
bool is_roaming(const TableCards&, int minion);
// What it costs to play it now, roaming too; `on`: on that bearer or site; -1: on none.
int cost_of(const Table&, int card, int on = -1);
int roaming_cost_of(const Table&, int card);  // as much of that is for roaming (rule 7.3)
// Could any text change that, one for one bearer and another for another? By what there is, without asking the texts.
bool may_cost_change(const TableTexts&, int card);
int shadow_number_of(const Table&, int site);
int archery_total(const Table&, Side);
int move_limit(const Table&);
// May an ally take part in archery fire and skirmishes? Companions of the Free Peoples player always do.
bool takes_part(const Table&, int character);
// The site at which a character is: companions and minions with the fellowship, allies at home unless they take part.
// And which one a text of that card calls "here": the site itself, that on which the card lies, the home of an ally,
// who may have the text of that site. -1: none, or it is not on the path.
int site_where(const Table&, int character);
int site_here(const TableCards&, int source);
bool may_exert(const TableCards&, int character);
bool may_be_wounded(const Table&, int character);
bool may_heal(const Table&, int character);
bool burdens_may_go(const Table&);
bool needs_triple(const Table&, int character);
bool stays(const Table&, int card, int discarding_seat);  // texts of that seat may not discard it
bool may_be_assigned(const Table&, int minion, int defender, int assigning_seat);
bool is_skipped(const Table&, int phase);
bool is_forbidden(const Table&, int phase);
bool may_be_played(const Table&, int card);
bool has_text(const Table&, int card);  // false: it is taken away
bool is_extra_weapon(const Table&, int card);

}  // namespace mathom::lotr_tcg
