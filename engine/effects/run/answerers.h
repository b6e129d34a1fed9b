#pragma once
// What happens, and which texts respond to it. T is a game's table, as happenings.h describes it.
#include <algorithm>

#include "core/fixed_vector.h"
#include "effects/run/abilities.h"
#include "effects/run/later.h"

namespace mathom::effects {

// A text that has responded. If the happening is about several things, it has responded to all up to `it`.
struct Answered {
  std::int16_t source = -1, ability = -1, it = -1;
  static void fields(auto& a, auto& v) {
    v("source", a.source);
    v("ability", a.ability);
    v("it", a.it);
  }
};

struct Happening {
  std::int16_t before = -1, after = -1;  // the moments at which texts respond; -1: none
  std::int16_t it = -1, other = -1;      // what it happens to, and who or what causes it
  std::int16_t much = 1;
  std::int16_t source = -1;  // the card whose text causes it; -1: the rules cause it
  std::int16_t deed = 0;     // what happens, by the game's own number: for apply
  std::uint8_t seat = 0;     // who causes it
  std::uint8_t replaced = 0;
  std::int16_t answered_from = 0;  // index in the list of all happenings: its texts that have responded begin here
  static void fields(auto& h, auto& v) {
    v("before", h.before);
    v("after", h.after);
    v("it", h.it);
    v("other", h.other);
    v("much", h.much);
    v("source", h.source);
    v("deed", h.deed);
    v("seat", h.seat);
    v("replaced", h.replaced);
    v("answered_from", h.answered_from);
  }
};

// What texts hear of: a moment, the thing it is about, and who or what causes it.
struct Part {
  int moment = -1;
  std::int16_t it = -1, other = -1;
  bool is_heard = true;  // false: it keeps its place, but nobody hears of it any more
};

// A text that may respond now. `ability` of a text that a step left for later: kFirstLater minus its index in the list.
struct Answerer {
  int source = -1, ability = -1, seat = -1;
  Part part{};
  bool is_idle = false;  // a required text that would do nothing on this table
  bool is_there() const { return ability != -1; }
};
inline constexpr int kFirstLater = -2;

// Returns the response of a text to the top happening; null if it has not responded.
template <class T>
const Answered* answer_of_text(const T& t, int source, int ability) {
  for (int i = t.happening().answered_from; i < t.answered().size(); ++i)
    if (const Answered& a = t.answered()[i]; a.source == source && a.ability == ability) return &a;
  return nullptr;
}
template <class T>
void note_answered(T& t, const Answered& now) {
  for (int i = t.happening().answered_from; i < t.answered().size(); ++i)
    if (Answered& a = t.answered()[i]; a.source == now.source && a.ability == now.ability) {
      a.it = now.it;
      return;
    }
  t.answered().push_back(now);
}

// Whether a thing that matches the filter caused it, alone or with others.
template <class T>
bool is_by(const T& t, const Part& part, int by, const Frame& self) {
  bool found = part.other >= 0 && matches_filter(t, by, part.other, self);
  if constexpr (requires { t.each_other(part, [](int) {}); })
    t.each_other(part, [&](int other) { found = found || matches_filter(t, by, other, self); });
  return found;
}
// Whether it is about things that match the filters. -1: no filter. Pre: the filters' words refer to the text's source.
template <class T>
bool is_about(const T& t, const Part& part, int to, int by, const Frame& self) {
  return (to < 0 || (part.it >= 0 && matches_filter(t, to, part.it, self))) && (by < 0 || is_by(t, part, by, self));
}

// Calls f(part) for everything that a text of `source` hears of at that moment of the top happening.
template <class T, class F>
void each_part(const T& t, int moment, int source, F f) {
  const Happening& h = t.happening();
  if constexpr (requires { t.each_part_of(h, moment, source, f); })
    t.each_part_of(h, moment, source, f);
  else
    f(Part{moment, h.it, h.other});
}
// Returns a scope in which a text asks about a part as if it ran.
template <class T>
typename T::AsIfResolving as_if_answering(const T& t, int source, const Part& part) {
  if constexpr (std::is_constructible_v<typename T::AsIfResolving, const T&, int, const Part&>)
    return typename T::AsIfResolving(t, source, part);
  else
    return typename T::AsIfResolving(t, source);
}

// Which parts a text has yet to respond to: those after the last one it has responded to, in their order.
class PartsLeft {
 public:
  explicit PartsLeft(const Answered* last) : last_(last), is_past_(last == nullptr) {}
  // Pre: the parts come in order.
  bool has(const Part& part) {
    if (last_ == nullptr) return true;
    const bool is_last = part.it == last_->it;
    is_past_ = is_past_ || is_last;
    return is_past_ && !is_last;
  }

 private:
  const Answered* last_;
  bool is_past_;
};
// Whether a text that has responded to one part may respond to that one too. The game's limits may forbid it.
template <class T>
bool answers_again(const T& t, const Ability& a, const Answered* last, const Part& part) {
  if constexpr (requires { t.answers_again(a, *last, part); })
    return last == nullptr || t.answers_again(a, *last, part);
  return true;
}

// Whether an optional text would change anything. A game may look further than to its first step.
template <class T>
bool is_of_use(const T& t, const Answerer& who, Unmet unmet) {
  if constexpr (requires { t.is_of_use(who, unmet); })
    return t.is_of_use(who, unmet);
  else
    return unmet == Unmet::nothing;
}

// Sets the part of `who` that its text responds to next. Returns false if there is none. A required text responds even
// if it would do nothing (is_idle); optional ones do not.
template <class T>
bool answers_now(const T& t, int moment, Answerer& who) {
  const Ability& a = t.ability(who.ability);
  const Answered* last = answer_of_text(t, who.source, who.ability);
  const Frame self = frame_of(who.seat);
  const bool is_optional = a.may || a.response;
  PartsLeft left(last);
  bool found = false;
  each_part(t, moment, who.source, [&](const Part& part) {
    if (!left.has(part) || found || !part.is_heard || !a.is_at(part.moment) || !answers_again(t, a, last, part)) return;
    const auto asked = as_if_answering(t, who.source, part);
    if (!is_about(t, part, a.to, a.other, self)) return;
    const Unmet missing = unmet(t, a, self);
    who.is_idle = missing == Unmet::effect;
    found = is_optional ? is_of_use(t, who, missing) : missing == Unmet::nothing || who.is_idle;
    if (found) who.part = part;
  });
  return found;
}

// --- texts that steps left for later (later.h)
// Marks a text with a time that has begun in this happening: no ability has such a number.
inline std::int16_t later_number(const Later& l) { return static_cast<std::int16_t>(kFirstLater - l.op); }

// Sets the part that it responds to next.
template <class T>
bool is_due(const T& t, const Later& l, int moment, Part& due) {
  PartsLeft left(answer_of_text(t, l.source, later_number(l)));
  bool found = false;
  each_part(t, moment, l.source, [&](const Part& part) {
    if (!left.has(part) || found || l.arg(t.code(), Later::kMoment) != part.moment) return;
    const typename T::AsIfResolving asked(t, l);
    found = is_about(t, part, l.arg(t.code(), Later::kTo), l.arg(t.code(), Later::kBy), frame_of(l.seat));
    if (found) due = part;
  });
  return found;
}
// Begins the text at that index of the list.
template <class T>
void begin_later_text(T& t, int place) {
  const Later l = t.laters()[place];
  if (l.until < 0)
    t.laters().erase_at(place);
  else
    note_answered(t, {l.source, later_number(l), t.happening().it});
  t.begin_later(l);
  t.push(T::kLater, {l.arg(t.code(), Later::kThen), l.seat});
}

// Calls f(answerer) for each text that may respond now. `seat`: the player whose optional texts are wanted; -1: all
// required ones.
template <class T, class F>
void each_answerer(const T& t, int moment, int seat, F f) {
  if (t.answered().full()) return;
  if constexpr (requires { t.hears_now(true); })
    if (!t.hears_now(seat < 0)) return;
  t.each_text_at(moment, seat, [&](int source, int ability, int whose) {
    const Ability& a = t.ability(ability);
    const bool is_optional = a.may || a.response;
    if (is_optional != (seat >= 0) || (seat >= 0 && whose != seat)) return;
    Answerer who{source, ability, whose};
    if (answers_now(t, moment, who)) f(who);
  });
  if constexpr (requires { t.laters(); })
    for (int i = 0; seat < 0 && i < t.laters().size(); ++i)
      if (Answerer who{t.laters()[i].source, kFirstLater - i, t.laters()[i].seat};
          is_due(t, t.laters()[i], moment, who.part))
        f(who);
}

}  // namespace mathom::effects
