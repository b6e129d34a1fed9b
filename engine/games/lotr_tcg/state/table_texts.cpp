#include "games/lotr_tcg/state/table_texts.h"

#include "games/lotr_tcg/options.h"

namespace mathom::lotr_tcg {

int TableTexts::print_of(int kind, int thing) const {
  if (thing < 0 || !known(thing)) return -1;
  return (facts(thing).type == Type::site) == (kind == kSiteTarget) ? print(thing) : -1;
}

int TableTexts::card_meant(int word) const {
  if (word >= effects::kNamed) return scope().thing_named(word);
  switch (word) {
    case kThis: return scope().source;
    case kBearer: return scope().there;
    case kChosen: return scope().chosen;
    case kIt: return scope().it;
    case kOther: return scope().other;
    default: return ring_bearer();
  }
}

// --- active cards with texts
void TableTexts::read_timed(Memo& m) const {
  m.timed_kinds = 0;
  for (const effects::Timed& t : s.timed) m.timed_kinds |= std::uint64_t{1} << all_.code.modifiers[at(t.modifier)].verb;
  m.timed_is_read = true;
}

// --- what happens
// Pre: a skirmish is being fought, and the moment is about a card.
bool TableTexts::is_by_fighters(const effects::Part& p) const {
  return p.moment == kKilled && has(s, RuleId::fighters_kill) && facts(p.it).type != Type::minion;
}
bool TableTexts::was_against(const effects::Part& p, int card) const {
  if (s.pieces[card].fight == s.fight + 1 && facts(card).type == Type::minion) return true;
  return marked(s, p.it, kLostFight) && marked(s, card, kWonFight);
}
std::uint64_t TableTexts::moments_of(const effects::Happening& h, int moment) const {
  const bool is_fought = h.deed == static_cast<int>(Deed::all_at_once) && moment == kLosesSkirmish;
  return is_fought ? bit_of(kLosesSkirmish) | bit_of(kWinsSkirmish) : bits_with(static_cast<Moment>(moment));
}
bool TableTexts::has_left(const effects::Part& p) const {
  if (p.it < 0 || facts(p.it).type == Type::site) return false;
  const Zone now = base(p.it);
  const bool is_in_pile = now == kDiscardPile || now == kDeadPile;
  switch (p.moment) {
    case kDiscarded:
    case kKilled: return !is_in_pile;
    case kLosesSkirmish: return !is_in_pile && !is_active(p.it);
    case kAboutToPlay: return now != kEvent;
    default: return facts(p.it).type == Type::event ? now != kDiscardPile : !is_active(p.it);
  }
}
// Within its limit; of one for each loser answers_again says more.
bool TableTexts::is_spent(int card, int n) const {
  const bool counts = ability(n).limit != kOnceEachLoser + 1 || hears_now(false);
  return counts && effects::is_used_up(s.uses, ability(n), n, card);
}
// "That player", once a skirmish for each (ruling R12).
bool TableTexts::answers_again(const effects::Ability& a, const effects::Answered& last, const effects::Part& p) const {
  if (a.limit != kOnceEachLoser + 1) return true;
  return !has(s, RuleId::once_for_all_losers) && owner(last.it) != owner(p.it);
}

AsIfResolving::AsIfResolving(const TableTexts& t, int source) : effects::AsIfRunning<TableTexts, Scope>(t) {
  scope.source = static_cast<std::int16_t>(source);
  if (source >= 0) scope.there = static_cast<std::int16_t>(t.bearer(source));
  if (!t.s.happenings.empty()) {
    scope.it = t.happening().it;
    scope.other = t.happening().other;
    scope.much = t.happening().much;
  }
}
AsIfResolving::AsIfResolving(const TableTexts& t, int source, const effects::Part& p) : AsIfResolving(t, source) {
  scope.it = p.it;
  scope.other = p.other;
  scope.it_has_left = t.has_left(p) ? 1 : 0;
}
AsIfResolving::AsIfResolving(const TableTexts& t, const effects::Later& l) : AsIfResolving(t, l.source) {
  effects::recall(scope, l);
}

}  // namespace mathom::lotr_tcg
