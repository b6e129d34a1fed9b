#pragma once
// What happens, and which texts answer it. T is a game's table, as happenings.h describes it.
#include <algorithm>

#include "core/fixed_vector.h"
#include "effects/run/abilities.h"
#include "effects/run/later.h"

namespace mathom::effects {

// A text has answered, of a happening about several things all that come up to `it`.
struct Answered {
  std::int16_t source = -1, ability = -1, it = -1;
  static void fields(auto& a, auto& v) {
    v("source", a.source);
    v("ability", a.ability);
    v("it", a.it);
  }
};

struct Happening {
  std::int16_t before = -1, after = -1;  // the moments at which texts answer; -1: none do
  std::int16_t it = -1, other = -1;      // what it happens to, and who or what brings it about
  std::int16_t much = 1;
  std::int16_t source = -1;  // whose text brings it about; -1: the rules do
  std::int16_t deed = 0;     // what happens, as the game numbers it: for apply
  std::uint8_t seat = 0;     // who brings it about
  std::uint8_t replaced = 0;
  std::int16_t answered_from = 0;  // where in the list of all happenings stand the texts that do not answer it again
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

// What texts hear of: that moment, about that thing, and who or what brings it about.
struct Part {
  int moment = -1;
  std::int16_t it = -1, other = -1;
  bool is_heard = true;  // false: it has a place among the others, but nobody hears of it any more
};

// A text that may answer now. `ability`: of texts that steps laid down kFirstLater less their place in the list.
struct Answerer {
  int source = -1, ability = -1, seat = -1;
  Part part{};
  bool is_idle = false;  // a required text that has nothing to do as the table stands
  bool is_there() const { return ability != -1; }
};
inline constexpr int kFirstLater = -2;

// Null: it has not answered the top happening.
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

// Did such a thing bring it about, alone or with others?
template <class T>
bool is_by(const T& t, const Part& part, int by, const Frame& self) {
  bool found = part.other >= 0 && matches_filter(t, by, part.other, self);
  if constexpr (requires { t.each_other(part, [](int) {}); })
    t.each_other(part, [&](int other) { found = found || matches_filter(t, by, other, self); });
  return found;
}
// Is it about such things? The filters narrow it; -1: they do not. Pre: their words refer to the text's source.
template <class T>
bool is_about(const T& t, const Part& part, int to, int by, const Frame& self) {
  return (to < 0 || (part.it >= 0 && matches_filter(t, to, part.it, self))) && (by < 0 || is_by(t, part, by, self));
}

// Calls f(part) for all that a text of `source` hears of at that moment of the top happening.
template <class T, class F>
void each_part(const T& t, int moment, int source, F f) {
  const Happening& h = t.happening();
  if constexpr (requires { t.each_part_of(h, moment, source, f); })
    t.each_part_of(h, moment, source, f);
  else
    f(Part{moment, h.it, h.other});
}
// A text asks about a part as if it ran.
template <class T>
typename T::AsIfResolving as_if_answering(const T& t, int source, const Part& part) {
  if constexpr (std::is_constructible_v<typename T::AsIfResolving, const T&, int, const Part&>)
    return typename T::AsIfResolving(t, source, part);
  else
    return typename T::AsIfResolving(t, source);
}

// Which parts a text has still to answer: those after the part that it has answered last, in their order.
class PartsLeft {
 public:
  explicit PartsLeft(const Answered* last) : last_(last), is_past_(last == nullptr) {}
  // Pre: asked of one part after the other.
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
// Does a text that has answered one part answer that one, too? The game's limits may say no.
template <class T>
bool answers_again(const T& t, const Ability& a, const Answered* last, const Part& part) {
  if constexpr (requires { t.answers_again(a, *last, part); })
    return last == nullptr || t.answers_again(a, *last, part);
  return true;
}

// Would a text that may be left change something? A game may look further than to its first step.
template <class T>
bool is_of_use(const T& t, const Answerer& who, Unmet unmet) {
  if constexpr (requires { t.is_of_use(who, unmet); })
    return t.is_of_use(who, unmet);
  else
    return unmet == Unmet::nothing;
}

// Sets the part of `who` that its text answers next; false: it answers none. A required text is one with or without
// something to do; others are not used in vain.
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

// --- texts that steps laid down (later.h)
// How a text with a time is marked that has begun in this happening: no ability has such a number.
inline std::int16_t later_number(const Later& l) { return static_cast<std::int16_t>(kFirstLater - l.op); }

// Sets the part that it answers next.
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
// Begins the one at that place of the list.
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

// Calls f(answerer) for each text that may answer now. `seat`: whose optional texts are meant; -1: all required ones.
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
