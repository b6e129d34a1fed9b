// What a card that lies in a row looks like: its numbers, its keywords, what it bears and whom it fights.
#include <algorithm>

#include "games/lotr_tcg/rules/numbers.h"
#include "shell/tables/lotr_tcg/table.h"

namespace mathom::lotr_tcg {

using namespace ui;

// Those that count now, the ones that change a skirmish first.
std::vector<std::string> CompanyTable::keywords_of(const TableHost& host, int card) const {
  std::vector<std::string> out;
  const Table t = table();
  if (!t.facts(card).is_character() || !t.is_active(card)) return out;
  const auto number = [&](std::string_view key, int n) {
    if (n > 0) out.push_back(host.say(Phrase{key, {}}.number("n", n)));
  };
  if (t.facts(card).type != lotr_tcg::Type::minion) number("lotr_tcg.table.chip.defender", defender_of(t, card));
  number("lotr_tcg.table.chip.damage", damage_of(t, card));
  for (const int keyword : {static_cast<int>(kFierce), static_cast<int>(kArcher)})
    if (has_keyword(t, card, keyword)) out.push_back(host.say(keyword_names().key(keyword)));
  if (t.facts(card).type == lotr_tcg::Type::minion && is_roaming(t, card))
    out.push_back(host.say("lotr_tcg.table.chip.roaming"));
  return out;
}

// Against whom, and how it stands there. Empty: it is in no skirmish, or in the one that is being fought.
std::string CompanyTable::fight_tab(const TableHost& host, int card, bool& wins) const {
  const State& s = seen();
  const int place = static_cast<int>(s.pieces[card].fight) - 1;
  if (place < 0 || place >= s.skirmishes.size() || s.skirmishes[place].stage != Skirmish::to_fight) return {};
  const Table t = table();
  const bool attacks = t.facts(card).type == lotr_tcg::Type::minion;
  const Forecast k = forecast(t, place);
  const int first = k.minions.empty() ? -1 : k.minions.first_member(), other = attacks ? k.defender : first;
  if (other < 0 || print_of(card_at(other)) < 0) return {};
  wins = attacks != k.defended;
  return host.say("lotr_tcg.table.tab", {{"card", words_of(host, print_of(card_at(other))).title},
                                         {"defends", std::to_string(k.defends)},
                                         {"attacks", std::to_string(k.attacks)}});
}

StackLook CompanyTable::stack_of(const TableHost& host, int card) const {
  StackLook look;
  const Table t = table();
  look.face = look_of(host, card_at(card));
  for (const int other : borne_by(card)) {
    const int print = print_of(card_at(other));
    if (print < 0) continue;
    const CardFacts& facts = catalog().facts(print);
    if (facts.type == lotr_tcg::Type::ring) continue;
    look.borne.push_back({print, words_of(host, print).title, facts.is_character() ? 0 : facts.strength});
  }
  look.chips = keywords_of(host, card);
  look.fight = fight_tab(host, card, look.wins);
  const int owner = t.owner(card);
  if (card == seen().ring_bearer[at(owner)] && seen().stage == lotr_tcg::Stage::playing)
    look.burdens = seen().burdens[at(owner)], look.limit = resistance_of(t, owner);
  look.marked = seen().seats > 2 && owner != me();
  look.owner = seat_sign(owner);
  return look;
}

}  // namespace mathom::lotr_tcg
