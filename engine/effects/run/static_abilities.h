#pragma once
// Static abilities in force: the modifiers that cards in play give now, by kind. A table evaluates the conditions of
// each kind once and keeps the answer until something changes that a condition could ask about. Code that changes such
// a thing calls forget or ask_again.
//
// T is a game's table. It is a Host and has
//   static_sources()         the cards in play that have static abilities, as a BitSet
//   given_kinds()            optional: bits of the kinds of modifiers among them; the others are not searched
//   gives(card)              bits of the kinds of modifiers among its abilities
//   abilities_of(card)       their numbers, in printed order;  ability(n): one of them
//   in_force()               the StaticAbilities below
//   frame_for(card)          the frame for conditions and filters of that card
//   typename T::AsIfResolving   a scope guard: while it lives, questions are about the text of that card
#include <array>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "effects/ability.h"
#include "effects/run/machine.h"

namespace mathom::effects {

struct InForce {
  std::int16_t source = 0, ability = 0, modifier = 0;
  bool ask_again = false;  // its conditions depend on the question, not on the table alone
};

template <int kKinds>
class StaticAbilities {
 public:
  static_assert(kKinds <= 64);
  // Call it if the cards with static abilities, or their static texts, have changed.
  void forget() { known_ = read_ = 0; }
  // Call it if only something has changed that conditions may ask about. Abilities without conditions stay in force.
  void ask_again() { known_ = static_cast<Bits>(known_ & ~asking_); }
  // Called by a condition whose answer holds for this question only.
  void doubt() { doubted_ = true; }

  template <class T>
  const std::vector<InForce>& of(const T& t, int kind) {
    const auto i = static_cast<std::size_t>(kind);
    const auto bit = static_cast<Bits>(Bits{1} << kind);
    // A condition that asks for modifiers of the same kind sees those that were found before it.
    if (((known_ | reading_) & bit) == 0) {
      reading_ = static_cast<Bits>(reading_ | bit);
      lists_[i].clear();
      (read_ & bit) == 0 ? read(t, kind, lists_[i]) : ask(t, standing_[i], lists_[i]);
      reading_ = static_cast<Bits>(reading_ & ~bit);
      known_ = static_cast<Bits>(known_ | bit);
    }
    return lists_[i];
  }

 private:
  using Bits = std::conditional_t<(kKinds > 16), std::uint64_t, std::uint16_t>;

  template <class T>
  void read(const T& t, int kind, std::vector<InForce>& list) {
    const auto i = static_cast<std::size_t>(kind);
    const auto bit = static_cast<Bits>(Bits{1} << kind);
    standing_[i].clear();
    read_ = static_cast<Bits>(read_ | bit);
    asking_ = static_cast<Bits>(asking_ & ~bit);
    if constexpr (requires { t.given_kinds(); })
      if ((t.given_kinds() >> kind & 1) == 0) return;
    t.static_sources().for_each([&](int source) {
      if ((t.gives(source) >> kind & 1) == 0) return;
      const typename T::AsIfResolving asked(t, source);
      for (const int n : t.abilities_of(source)) {
        const Ability& a = t.ability(n);
        for (int m = a.first_modifier; m < a.first_modifier + a.modifiers; ++m) {
          if (t.code().modifiers[static_cast<std::size_t>(m)].verb != kind) continue;
          if (a.conditions > 0) asking_ = static_cast<Bits>(asking_ | bit);
          standing_[i].push_back(
              {static_cast<std::int16_t>(source), static_cast<std::int16_t>(n), static_cast<std::int16_t>(m)});
          add_if_so(t, a, standing_[i].back(), list);
        }
      }
    });
  }
  // Evaluates the conditions of the same abilities again.
  template <class T>
  void ask(const T& t, const std::vector<InForce>& standing, std::vector<InForce>& list) {
    for (const InForce& i : standing) {
      const typename T::AsIfResolving asked(t, i.source);
      add_if_so(t, t.ability(i.ability), i, list);
    }
  }
  template <class T>
  void add_if_so(const T& t, const Ability& a, InForce i, std::vector<InForce>& list) {
    doubted_ = false;
    if (first_failing(t, a.first_condition, a.conditions, t.frame_for(i.source)) >= 0 && !doubted_) return;
    i.ask_again = doubted_;
    list.push_back(i);
  }

  std::array<std::vector<InForce>, static_cast<std::size_t>(kKinds)> lists_;  // in force
  std::array<std::vector<InForce>, static_cast<std::size_t>(kKinds)>
      standing_;  // all, whether or not their conditions hold
  Bits known_ = 0, reading_ = 0, read_ = 0;
  Bits asking_ = 0;  // kinds with conditions among them
  bool doubted_ = false;
};

// Calls f(modifier, frame) for every modifier of that kind that one of these abilities of the card gives now.
template <class T, class Abilities, class F>
void each_modifier_among(const T& t, const Abilities& abilities, int card, int kind, F f) {
  const typename T::AsIfResolving asked(t, card);
  const Frame frame = t.frame_for(card);
  for (const int n : abilities) {
    const Ability& a = t.ability(n);
    if (a.kind != Ability::Kind::static_) continue;
    for (int m = a.first_modifier; m < a.first_modifier + a.modifiers; ++m) {
      const Op& op = t.code().modifiers[static_cast<std::size_t>(m)];
      if (op.verb == kind && first_failing(t, a.first_condition, a.conditions, frame) < 0) f(op, frame);
    }
  }
}

// Calls f(modifier, frame) for every modifier of that kind that the card itself gives now, wherever it lies.
template <class T, class F>
void each_modifier_of(const T& t, int card, int kind, F f) {
  if ((t.gives(card) >> kind & 1) != 0) each_modifier_among(t, t.abilities_of(card), card, kind, f);
}

// Returns the abilities that a card has from other things now: those that its own modifiers of that kind name, "the
// text of that site". They run as the card's: it is their source. T's abilities_of adds them to own_abilities_of.
template <class T>
std::vector<int> abilities_from_others(const T& t, int card, int kind) {
  std::vector<int> out;
  Things things;
  each_modifier_among(t, t.own_abilities_of(card), card, kind, [&](const Op& op, const Frame& frame) {
    things.clear();
    t.things(op.arg[0], frame, things);
    for (const int thing : things)
      for (const int n : t.own_abilities_of(thing)) out.push_back(n);
  });
  return out;
}

// Calls f(source, modifier, frame) for every modifier of that kind in force, in the order of the cards. Skips those for
// which wanted(source, modifier) is false before it evaluates anything.
template <class T, class Wanted, class F>
void each_in_force(const T& t, int kind, Wanted wanted, F f) {
  if constexpr (requires { t.given_kinds(); })
    if ((t.given_kinds() >> kind & 1) == 0) return;
  for (const InForce& i : t.in_force().of(t, kind)) {
    const Op& modifier = t.code().modifiers[static_cast<std::size_t>(i.modifier)];
    if (!wanted(int{i.source}, modifier)) continue;
    const typename T::AsIfResolving asked(t, i.source);
    const Frame frame = t.frame_for(i.source);
    if (i.ask_again) {
      const Ability& a = t.ability(i.ability);
      if (first_failing(t, a.first_condition, a.conditions, frame) >= 0) continue;
    }
    f(int{i.source}, modifier, frame);
  }
}
template <class T, class F>
void each_in_force(const T& t, int kind, F f) {
  each_in_force(t, kind, [](int, const Op&) { return true; }, f);
}

}  // namespace mathom::effects
