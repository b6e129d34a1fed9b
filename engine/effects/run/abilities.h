#pragma once
// Triggered abilities on the stack of frames. A *moment* begins the abilities of its source that trigger then, one
// after the other in printed order. An *ability* checks its player and its conditions, asks whether they use it, pays
// its cost and runs its steps. A *block* is steps that belong to no card.
//
// T is a game's table (static_abilities.h, and filters.h if its cards narrow a trigger with "to"). It also has
//   kAbility              the code of the ability's procedure in the game's list
//   push(code, locals)    puts a procedure on the stack
//   begin_scope(source)   from now on "this" and the like in running steps mean that source; -1: steps of no card
//   end_scope(frame)      after the last step. Returns done, or again if it pushed something that comes before the end
//   begin_paying(), end_paying()   optional: the cost of the text is about to be paid, and has been paid
//   has_room()            whether another ability may begin on top of those that run; if not, none does
// and, if texts respond to a card being played and may cancel it,
//   announce(card)        pushes their responses, which answer 1 below if the card has been cancelled
#include "effects/run/filters.h"
#include "effects/run/machine.h"

namespace mathom::effects {

// The moment at which a player pays what a card's own texts demand for playing it. Pre: may_play.
inline constexpr int kToPlay = -1;

// kMomentTarget: where the source was put, or what it met; -1: nothing. kMomentNext: the next ability, by its index
// among those of the source. kMomentSeat: who caused the moment.
enum MomentSlot : std::size_t { kMomentSource, kMomentTrigger, kMomentTarget, kMomentNext, kMomentSeat };
// kAbilitySeat: who caused the moment, or uses the ability; once it has begun, who resolves it: "self" in it.
// kAbilityAgreed: 1 if it responds to a happening (happenings.h) and the player has agreed already. kAbilityOfPlay: the
// state of a card that is played for this text. Its conditions held before the card was paid, and may ask about what
// was paid with, so they are not asked again. Once the text is paid too, the card is announced, and may be cancelled.
enum AbilitySlot : std::size_t {
  kAbilityWhich,
  kAbilitySource,
  kAbilityTarget,
  kAbilitySeat,
  kAbilityAgreed,
  kAbilityOfPlay
};
enum OfPlay : std::int16_t { kOfNoPlay, kUnannounced, kAnnounced };
enum BlockSlot : std::size_t { kBlockStart, kBlockSeat };

// What keeps an ability from being resolved now. `effect`: its first step has nothing to act on.
enum class Unmet : std::uint8_t { nothing, condition, cost, effect };
// `self`: a frame of the player who would resolve the ability (frame_of). `must`: steps that cannot be done are
// skipped. Pre: the words of the ability refer to its source.
Unmet unmet(const Host&, const Ability&, const Frame& self, bool must = false);

// Whether the ability triggers at that moment.
template <class T>
bool triggers_at(const T& t, const Ability& a, const Frame& moment) {
  const auto& l = moment.local;
  if (l[kMomentTrigger] == kToPlay) return a.kind == Ability::Kind::to_play;
  if (a.kind != Ability::Kind::triggered || !a.is_at(l[kMomentTrigger])) return false;
  if constexpr (requires { t.printed(a.to); }) {
    if (a.to < 0) return true;
    const typename T::AsIfResolving asked(t, l[kMomentSource]);
    return l[kMomentTarget] >= 0 && matches_filter(t, a.to, l[kMomentTarget], frame_of(l[kMomentSeat]));
  }
  return true;
}

// Whether that seat may play the card, as far as the card's own texts decide.
template <class T>
bool may_play(const T& t, int card, int seat) {
  const typename T::AsIfResolving asked(t, card);
  for (const int n : t.abilities_of(card))
    if (t.ability(n).kind == Ability::Kind::to_play && unmet(t, t.ability(n), frame_of(seat), true) != Unmet::nothing)
      return false;
  return true;
}

template <class T>
struct MomentProcedure {
  static Next next(Frame& f, T& t) {
    const auto& all = t.abilities_of(f.local[kMomentSource]);
    while (f.local[kMomentNext] < static_cast<int>(all.size())) {
      const int n = all[static_cast<std::size_t>(f.local[kMomentNext]++)];
      if (!triggers_at(t, t.ability(n), f) || !t.has_room()) continue;
      t.push(T::kAbility, {n, f.local[kMomentSource], f.local[kMomentTarget], f.local[kMomentSeat]});
      return Next::again;
    }
    return Next::done;
  }
  static constexpr auto kSteps = steps<T>({{"next", next, kWaits}});
};

template <class T>
struct AbilityProcedure {
  static const Ability& of(const T& t, const Frame& f) { return t.ability(f.local[kAbilityWhich]); }

  // The player has already chosen an action, so it does not ask about one.
  static Next begin(Frame& f, T& t) {
    const Ability& a = of(t, f);
    const SeatId seat = seat_of(t, a.by, frame_of(f.local[kAbilitySeat]));
    if (!is_player(seat)) return Next::done;
    f.local[kAbilitySeat] = static_cast<std::int16_t>(index(seat));
    t.begin_scope(f.local[kAbilitySource]);
    if constexpr (requires { t.note_answer(); })
      if (f.local[kAbilityAgreed] != 0) t.note_answer();
    const bool asks = a.may && f.local[kAbilityAgreed] == 0 && !t.language().trigger(a.trigger).is_action;
    const Unmet missing = unmet(t, a, frame_of(index(seat)), !asks);
    const bool was_met = missing == Unmet::condition && f.local[kAbilityOfPlay] != kOfNoPlay;
    if (missing != Unmet::nothing && !was_met) return go_to(f, kSteps["end"]);
    return asks ? Next::ask : go_to(f, kSteps["pay"]);
  }
  static Next answered(Frame& f, T&) { return f.answer.amount == 1 ? Next::step : go_to(f, kSteps["end"]); }
  static Next pay(Frame& f, T& t) {
    const int cost = of(t, f).cost;
    if (cost < 0) return Next::step;
    if constexpr (requires { t.begin_paying(); }) t.begin_paying();
    t.call(cost, seat_in(f, kAbilitySeat), SeatId::none);
    return Next::step;
  }
  static Next resolve(Frame& f, T& t) {
    if constexpr (requires { t.end_paying(); })
      if (f.local[kAbilityOfPlay] != kAnnounced) t.end_paying();
    if constexpr (requires { t.announce(0); })
      if (f.local[kAbilityOfPlay] == kUnannounced) return announce(f, t);
    if (f.local[kAbilityOfPlay] == kAnnounced && take(f).amount != 0) return go_to(f, kSteps["end"]);
    t.call(of(t, f).body, seat_in(f, kAbilitySeat), SeatId::none);
    return Next::step;
  }
  static Next announce(Frame& f, T& t) {
    f.answer = {};
    f.local[kAbilityOfPlay] = kAnnounced;
    t.announce(f.local[kAbilitySource]);
    return Next::again;
  }
  static Next end(Frame& f, T& t) { return t.end_scope(f); }
  static constexpr auto kSteps = steps<T>(
      {{"begin", begin}, {"answered", answered, kAsked}, {"pay", pay}, {"do", resolve, kWaits}, {"end", end, kWaits}});
};

template <class T>
struct BlockProcedure {
  static Next open(Frame& f, T& t) {
    t.begin_scope(-1);
    t.call(f.local[kBlockStart], seat_in(f, kBlockSeat), SeatId::none);
    return Next::step;
  }
  static Next end(Frame& f, T& t) { return t.end_scope(f); }
  static constexpr auto kSteps = steps<T>({{"open", open}, {"end", end, kWaits}});
};

}  // namespace mathom::effects
