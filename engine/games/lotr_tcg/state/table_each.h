#pragma once
// What is looked through on the table, one after the other: the part of Table (state/table.h, which includes this) that is
// written for any use of it.
#include "games/lotr_tcg/state/table.h"

namespace mathom::lotr_tcg {

// The rules that only look never write: the table is made of a State that stays as it is.
inline Table looking_at(const Catalog& catalog, const State& s, Memo* memo = nullptr) {
  return Table(catalog, const_cast<State&>(s), nullptr, memo);
}

inline bool is_one_of(const effects::Ability& a, std::uint64_t moments) {
  return ((bit_of(static_cast<Moment>(a.trigger)) | a.also) & moments) != 0;
}

inline bool Table::is_given_for_a_time(int kind) const {
  Memo& m = memo();
  if (!m.timed_is_read) read_timed(m);
  return (m.timed_kinds >> kind & 1) != 0;
}

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
int Table::first_listener(std::uint64_t moments, F f) const {
  if ((memo().heard & moments) == 0) return -1;
  for (const Ear& ear : memo().listening)
    if ((ear.moments & moments) != 0 && f(ear.card)) return ear.card;
  return -1;
}

template <class F>
void Table::each_text_at(int moment, int seat, F f) const {
  const std::uint64_t moments = moments_of(happening(), moment);
  first_listener(moments, [&](int card) { return each_of(card, moments, f), false; });
  if (seat < 0 || (all_.answered & moments) == 0) return;
  lying_in(zone_of(kHand, seat)).for_each([&](int card) {
    if ((bits_of(all_.hears, card) & moments) != 0) each_response(card, moments, f);
  });
}
template <class F>
void Table::each_of(int card, std::uint64_t moments, F f) const {
  // "At the start of each of your Shadow phases".
  constexpr std::uint64_t kOfShadow = bit_of(kShadowStarts) | bit_of(kShadowEnds);
  if ((moments & kOfShadow) != 0 && speaker(card) != s.shadow) return;
  for (const int n : abilities_of(card))
    if (is_one_of(ability(n), moments) && ability(n).kind == effects::Ability::Kind::triggered &&
        facts(card).type != Type::event && !is_spent(card, n))
      f(card, n, speaker(card));
}
template <class F>
void Table::each_response(int card, std::uint64_t moments, F f) const {
  if (facts(card).type != Type::event) return;
  for (const int n : own_abilities_of(card))
    if (ability(n).response && is_one_of(ability(n), moments) && can_answer(card, n)) f(card, n, owner(card));
}

template <class F>
void Table::each_part_of(const effects::Happening& h, int moment, int source, F f) const {
  using effects::Part;
  const auto deed = static_cast<Deed>(h.deed);
  if (moment == kCardPlayed) {
    if (h.other >= 0) f(Part{kPlayedOn, h.it, h.other});
    f(Part{kCardPlayed, h.it, h.other});
    if (source == h.it) f(Part{kPlayed, h.it, h.other});
  } else if (deed == Deed::all_at_once && moment == kAssigned) {
    const bool is_swapped = facts(h.it).type != Type::minion;
    const std::int16_t minion = is_swapped ? h.other : h.it, defender = is_swapped ? h.it : h.other;
    f(Part{kAssigned, minion, defender});
    if (h.much > 1) f(Part{kAssigned, defender, minion});
  } else if (deed == Deed::all_at_once) {
    const auto won = static_cast<std::int16_t>(next_marked(0, kWonFight));
    const auto lost = static_cast<std::int16_t>(next_marked(0, kLostFight));
    each_marked(kLostFight, [&](int card) { f(Part{kLosesSkirmish, static_cast<std::int16_t>(card), won}); });
    each_marked(kWonFight,
                [&](int card) { f(Part{kWinsSkirmish, static_cast<std::int16_t>(card), lost, is_active(card)}); });
  } else {
    f(Part{moment, h.it, h.other});
  }
}
template <class F>
void Table::each_other(const effects::Part& p, F f) const {
  if (s.fight < 0 || p.it < 0) return;
  if (is_by_fighters(p)) {
    for (int card = 0; card < cards(); ++card)
      if (was_against(p, card)) f(card);
    return;
  }
  const bool lost = (p.moment == kLosesSkirmish || p.moment == kKilled) && marked(s, p.it, kLostFight);
  if (lost || p.moment == kWinsSkirmish) each_marked(lost ? kWonFight : kLostFight, f);
}

}  // namespace mathom::lotr_tcg
