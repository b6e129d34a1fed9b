// Why two do not fight, why a wound of archery fire is not laid there, why a skirmish is not the next one.
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/words/why/why.h"

namespace mathom::lotr_tcg::why {
namespace {

constexpr const char* kAssigns = "10.1";

Reason with_two(const Table& t, std::string_view key, std::string_view rule, int minion, int defender) {
  Reason r = about(t, key, rule, minion);
  r.phrase.card("host", t.s.cards[defender].def);
  return r;
}
// Its skirmish, as a place in State::skirmishes; -1: none.
int place_of_fight(const TableCards& t, int fighter) {
  const int fight = t.s.pieces[fighter].fight;
  return fight - 1;
}
const Skirmish& skirmish_of(const TableCards& t, int fighter) { return t.s.skirmishes[place_of_fight(t, fighter)]; }

// Somebody who does not take part: an ally at a home elsewhere, or who is not a fighter at all.
Reason of_no_fighter(const Table& t, int minion, int defender) {
  const CardFacts& f = t.facts(defender);
  if (f.type != Type::ally) return with_two(t, "lotr_tcg.why.no_defender.kind", kAssigns, minion, defender);
  Reason r = with_two(t, "lotr_tcg.why.no_defender", "10.5", minion, defender);
  r.phrase.number("home", f.site).number("site", t.site_number());
  return r;
}
// One who has as many minions as they may.
Reason of_no_more(const Table& t, int minion, int defender) {
  Reason r = with_two(t, "lotr_tcg.why.defender", "10.2", minion, defender);
  r.phrase.number("n", 1 + defender_of(t, defender));
  if (!is_assigned(t, defender)) return r;
  const CardSet minions = minions_in(t, place_of_fight(t, defender));
  minions.for_each([&](int other) { blame(r, other); });
  return r;
}

}  // namespace

Maybe of_pair(const Asker& who, int minion, int defender) {
  const Table& t = who.t;
  if (t.facts(minion).type != Type::minion) return with_two(t, "lotr_tcg.why.pair.minion", kAssigns, minion, defender);
  if (is_assigned(t, minion)) {
    const int other = skirmish_of(t, minion).defender;
    return because_of(t, "lotr_tcg.why.assigned", kAssigns, minion, other, "host");
  }
  if (t.is_shadow(who.seat) && t.owner(minion) != who.seat) {
    Reason r = with_two(t, "lotr_tcg.why.pair.theirs", "10.3", minion, defender);
    r.phrase.seat("owner", seat_at(t.owner(minion)));
    return r;
  }
  if (!may_fight(t, defender)) return of_no_fighter(t, minion, defender);
  if (t.s.fierce != 0 && !is_fierce(t, minion)) return with_two(t, "lotr_tcg.why.fierce", "11.6", minion, defender);
  if (!may_be_assigned(t, minion, defender, who.seat)) {
    const int by = source_of_separation(t, minion, defender, who.seat);
    Reason r = with_two(t, "lotr_tcg.why.not_assigned", "8.3", minion, defender);
    r.phrase.card("by", by < 0 ? CardDef::hidden : t.s.cards[by].def);
    if (by >= 0) blame(r, by);
    return r;
  }
  return of_no_more(t, minion, defender);
}

// Somebody who cannot be hit by the wounds that are laid now.
Maybe of_arrow(const Asker& who, const Decision&, int card) {
  const Table& t = who.t;
  if (!t.facts(card).is_character()) return about(t, "lotr_tcg.why.arrow.kind", "9.2", card);
  if (const Maybe asleep = of_inactive(t, card)) return asleep;
  const bool by_shadow = t.is_shadow(who.seat);
  const bool is_minion = t.facts(card).type == Type::minion;
  if (by_shadow && !(is_minion && t.owner(card) == who.seat))
    return about(t, "lotr_tcg.why.arrow.own_minions", "9.3", card);
  if (!by_shadow && is_minion) return about(t, "lotr_tcg.why.arrow.fellowship", "9.2", card);
  if (!by_shadow && !may_fight(t, card)) {
    Reason r = about(t, "lotr_tcg.why.arrow.home", "10.5", card);
    r.phrase.number("home", t.facts(card).site).number("site", t.site_number());
    return r;
  }
  return because_of(t, "lotr_tcg.why.arrow.no_wounds", "9.4", card, source_on(t, kNoWounds, card));
}

Maybe of_fighting(const Table& t, int card) {
  const int fight = t.s.pieces[card].fight;
  const bool has_one = fight > 0;
  const Skirmish::Stage stage = has_one ? static_cast<Skirmish::Stage>(skirmish_of(t, card).stage) : Skirmish::fought;
  if (!has_one) return about(t, "lotr_tcg.why.fight.none", "11.1", card);
  if (stage == Skirmish::cancelled) return about(t, "lotr_tcg.why.fight.cancelled", "11.5", card);
  if (stage == Skirmish::fought) return about(t, "lotr_tcg.why.fight.fought", "11.1", card);
  if (t.facts(card).type == Type::minion)
    return because_of(t, "lotr_tcg.why.fight.minion", "11.1", card, skirmish_of(t, card).defender, "host");
  return about(t, "lotr_tcg.why.fight.gone", "11.5", card);
}

}  // namespace mathom::lotr_tcg::why
