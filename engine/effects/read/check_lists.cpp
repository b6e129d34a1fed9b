#include "effects/read/check_lists.h"

namespace mathom::effects {
namespace {

bool is_below(int n, int end) { return n >= 0 && n < end; }
template <class List>
bool is_place_in(int n, const List& list) {
  return is_below(n, static_cast<int>(list.size()));
}
bool is_moment_or_none(int n, const Language& l) { return n == -1 || is_below(n, l.triggers()); }

}  // namespace

bool is_thing_or_none(int thing, const Bounds& b) { return thing == -1 || is_below(thing, b.things); }

bool is_sound(const Timed& t, const Bounds& b) {
  return is_place_in(t.modifier, b.cards.code.modifiers) && is_below(t.on, b.things) && is_thing_or_none(t.source, b) &&
         b.language.times() && is_below(t.until(), b.language.times()->size()) && is_below(t.seat(), b.seats);
}

bool is_sound(const Use& u, const Bounds& b) {
  return is_place_in(u.ability, b.cards.abilities) && is_below(u.source, b.things) && b.language.limits() &&
         u.limit == b.cards.abilities[static_cast<std::size_t>(u.ability)].limit && u.n >= 1 &&
         u.n <= b.cards.abilities[static_cast<std::size_t>(u.ability)].limit_n;
}

bool is_sound(const Later& l, const Bounds& b) {
  const auto& ops = b.cards.code.ops;
  if (!is_place_in(l.op, ops) || ops[static_cast<std::size_t>(l.op)].verb != b.language.find_verb("later"))
    return false;
  return is_thing_or_none(l.source, b) && is_thing_or_none(l.chosen, b) &&
         l.until == l.arg(b.cards.code, Later::kUntil) && is_below(l.seat, b.seats) &&
         std::all_of(l.named.begin(), l.named.end(), [&](int thing) { return is_thing_or_none(thing, b); });
}

bool is_sound(const Happening& h, const Bounds& b) {
  return is_moment_or_none(h.before, b.language) && is_moment_or_none(h.after, b.language) &&
         is_thing_or_none(h.it, b) && is_thing_or_none(h.other, b) && is_thing_or_none(h.source, b) &&
         is_below(h.seat, b.seats) && h.replaced <= 1 && h.answered_from >= 0;
}
bool is_sound(const Answered& a, const Bounds& b) {
  const bool later = a.ability <= kFirstLater && is_place_in(kFirstLater - a.ability, b.cards.code.ops);
  return is_thing_or_none(a.source, b) && is_thing_or_none(a.it, b) &&
         (later || is_place_in(a.ability, b.cards.abilities));
}

}  // namespace mathom::effects
