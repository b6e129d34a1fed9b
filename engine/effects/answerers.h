#pragma once
// What happens, and which texts answer it. T is a game's table, as happenings.h describes it.
#include <algorithm>

#include "core/fixed_vector.h"
#include "effects/abilities.h"
#include "effects/later.h"

namespace mathom::effects {

struct Answered {
  std::int16_t source = -1, ability = -1;
  static void fields(auto& a, auto& v) {
    v("source", a.source);
    v("ability", a.ability);
  }
  friend bool operator==(const Answered&, const Answered&) = default;
};

struct Happening {
  std::int16_t before = -1, after = -1;  // the moments at which texts answer; -1: none do
  std::int16_t it = -1, other = -1;      // what it happens to, and who or what brings it about
  std::int16_t much = 1;
  std::int16_t source = -1;  // whose text brings it about; -1: the rules do
  std::int16_t deed = 0;     // what happens, as the game numbers it: for apply
  std::uint8_t seat = 0;     // who brings it about
  std::uint8_t replaced = 0;
  FixedVector<Answered, 12> answered;  // texts that do not answer it again
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
    v("answered", h.answered);
  }
};

// A text that may answer now. `ability`: of texts that steps laid down kFirstLater less their place in the list.
struct Answerer {
  int source = -1, ability = -1, seat = -1;
  bool is_there() const { return ability != -1; }
};
inline constexpr int kFirstLater = -2;

inline bool has_answered(const Happening& h, Answered key) {
  return std::find(h.answered.begin(), h.answered.end(), key) != h.answered.end();
}
// Did such a thing bring it about, alone or with others?
template <class T>
bool is_by(const T& t, const Happening& h, int by, const Frame& self) {
  bool found = h.other >= 0 && matches_filter(t, by, h.other, self);
  if constexpr (requires { t.each_other(h, [](int) {}); })
    t.each_other(h, [&](int other) { found = found || matches_filter(t, by, other, self); });
  return found;
}
// Is it about such things? The filters narrow it; -1: they do not. Pre: their words refer to the text's source.
template <class T>
bool is_about(const T& t, const Happening& h, int to, int by, const Frame& self) {
  return (to < 0 || (h.it >= 0 && matches_filter(t, to, h.it, self))) && (by < 0 || is_by(t, h, by, self));
}

template <class T>
bool answers_now(const T& t, const Happening& h, const Answerer& who) {
  const Ability& a = t.ability(who.ability);
  if (has_answered(h, {static_cast<std::int16_t>(who.source), static_cast<std::int16_t>(who.ability)})) return false;
  const typename T::AsIfResolving asked(t, who.source);
  const Frame self = frame_of(who.seat);
  return is_about(t, h, a.to, a.other, self) && unmet(t, a, self) == Unmet::nothing;
}

// --- texts that steps laid down (later.h)
// How a text with a time is marked that has begun in this happening: no ability has such a number.
inline Answered answered_by(const Later& l) { return {l.source, static_cast<std::int16_t>(kFirstLater - l.op)}; }

template <class T>
bool is_due(const T& t, const Later& l, int moment) {
  const Happening& h = t.happening();
  if (l.arg(t.code(), Later::kMoment) != moment || has_answered(h, answered_by(l))) return false;
  const typename T::AsIfResolving asked(t, l);
  return is_about(t, h, l.arg(t.code(), Later::kTo), l.arg(t.code(), Later::kBy), frame_of(l.seat));
}
// Begins the one at that place of the list.
template <class T>
void begin_later_text(T& t, int place) {
  const Later l = t.laters()[place];
  if (l.until < 0)
    t.laters().erase_at(place);
  else
    t.happening().answered.push_back(answered_by(l));
  t.begin_later(l);
  t.push(T::kLater, {l.arg(t.code(), Later::kThen), l.seat});
}

// Calls f(answerer) for each text that may answer now. `seat`: whose optional texts are meant; -1: all required ones.
template <class T, class F>
void each_answerer(const T& t, int moment, int seat, F f) {
  if (t.happening().answered.full()) return;
  t.each_text_at(moment, seat, [&](int source, int ability, int whose) {
    const Ability& a = t.ability(ability);
    const bool is_optional = a.may || a.response;
    if (is_optional != (seat >= 0) || (seat >= 0 && whose != seat)) return;
    const Answerer who{source, ability, whose};
    if (answers_now(t, t.happening(), who)) f(who);
  });
  if constexpr (requires { t.laters(); })
    for (int i = 0; seat < 0 && i < t.laters().size(); ++i)
      if (const Later& l = t.laters()[i]; is_due(t, l, moment)) f(Answerer{l.source, kFirstLater - i, l.seat});
}

}  // namespace mathom::effects
