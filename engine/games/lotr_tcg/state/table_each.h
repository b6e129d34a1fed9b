#pragma once
// What is looked through on the table, one after the other: the part of Table (state/table.h, which includes this) that is
// written for any use of it.
#include "games/lotr_tcg/state/table.h"

namespace mathom::lotr_tcg {

template <class F>
void Table::each_active(Type type, F f) const {
  const CardSet all = type == Type::minion ? memo().minions : memo().active;
  all.for_each([&](int card) {
    if (facts(card).type == type) f(card);
  });
}
template <class F>
void Table::each_borne(int bearer, F f) const {
  if (!memo().bearing.has(bearer)) return;
  const CardSet all = memo().borne;
  all.for_each([&](int card) {
    if (s.pieces[card].bearer == bearer) f(card);
  });
}

template <class F>
void Table::each_marked(int marks, F f) const {
  for (int card = next_marked(0, marks); card >= 0; card = next_marked(card + 1, marks)) f(card);
}

template <class F>
int Table::first_listener(int moment, F f) const {
  if (!is_heard(moment)) return -1;
  for (const Ear& ear : memo().listening)
    if ((ear.moments >> moment & 1) != 0 && f(ear.card)) return ear.card;
  return -1;
}

template <class F>
void Table::each_text_at(int moment, int seat, F f) const {
  first_listener(moment, [&](int card) { return each_of(card, moment, f), false; });
  if (seat < 0 || (all_.answered >> moment & 1) == 0) return;
  lying_in(zone_of(kHand, seat)).for_each([&](int card) {
    if (hears(card, moment)) each_response(card, moment, f);
  });
}
template <class F>
void Table::each_of(int card, int moment, F f) const {
  if (moment == kPlayed && card != happening().it) return;
  // "At the start of each of your Shadow phases".
  if ((moment == kShadowStarts || moment == kShadowEnds) && speaker(card) != s.shadow) return;
  for (const int n : abilities_of(card))
    if (ability(n).is_at(moment) && ability(n).kind == effects::Ability::Kind::triggered &&
        facts(card).type != Type::event && !effects::is_used_up(s.uses, ability(n), n, card))
      f(card, n, speaker(card));
}
template <class F>
void Table::each_response(int card, int moment, F f) const {
  if (facts(card).type != Type::event) return;
  for (const int n : own_abilities_of(card))
    if (ability(n).response && ability(n).is_at(moment) && can_answer(card, n)) f(card, n, owner(card));
}

template <class F>
void Table::each_other(const effects::Happening& h, F f) const {
  if (s.fight < 0 || h.it < 0) return;
  if (is_by_fighters(h)) {
    for (int card = 0; card < cards(); ++card)
      if (was_against(h, card)) f(card);
    return;
  }
  const bool lost = (h.after == kLosesSkirmish || h.after == kKilled) && marked(s, h.it, kLostFight);
  if (lost || h.after == kWinsSkirmish) each_marked(lost ? kWonFight : kLostFight, f);
}

}  // namespace mathom::lotr_tcg
