#pragma once
// Modifiers that a step gives for a time: "that Dwarf is strength +3 until the end of the phase". When a modifier
// begins, its things and its number are fixed. The game ends it. A State keeps a list of timed modifiers
// (FixedVector<Timed, N>).
#include <algorithm>
#include <cstdint>

#include "effects/run/lists.h"
#include "effects/run/machine.h"

namespace mathom::effects {

struct Timed {
  std::int16_t modifier = -1;  // index in Code::modifiers
  std::int16_t on = -1;        // the thing that it is given to
  std::int16_t source = -1;    // whose text gives it
  std::uint16_t given = 0;     // number, end and seat, packed: see n(), until() and seat()
  static constexpr int kMost = 255;

  int n() const { return (given & 0x1FF) - kMost; }  // its number, fixed at its beginning
  int until() const { return given >> 9 & 0xF; }     // index in the language's times
  int seat() const { return given >> 13; }           // who is "self" in it
  void give(int number, int time, int self) {
    given = static_cast<std::uint16_t>((std::clamp(number, -kMost, kMost) + kMost) | time << 9 | self << 13);
  }
  static void fields(auto& t, auto& v) {
    v("modifier", t.modifier);
    v("on", t.on);
    v("source", t.source);
    v("given", t.given);
  }
};

// Returns the number of a modifier on the current table: its first parameter that is a value; 0 if it has none.
int number_of_modifier(const Host&, const Op& modifier, const Frame&);

// Removes the modifiers that last until that time.
template <class List>
void end_time(List& timed, int until) {
  keep_only(timed, [&](const Timed& t) { return t.until() != until; });
}
// Removes the modifiers that a thing has been given, after it has left play. What it has given to others stays.
template <class List>
void forget_timed(List& timed, int thing) {
  keep_only(timed, [&](const Timed& t) { return t.on != thing; });
}
// Calls f(modifier, number, source) for every modifier of that kind that the thing has been given.
template <class List, class F>
void each_timed(const Code& code, const List& timed, int kind, int thing, F f) {
  for (const Timed& t : timed) {
    if (t.on != thing) continue;
    const Op& op = code.modifiers[static_cast<std::size_t>(t.modifier)];
    if (op.verb == kind) f(op, t.n(), static_cast<int>(t.source));
  }
}
template <class List>
int sum_of_timed(const Code& code, const List& timed, int kind, int thing) {
  int sum = 0;
  each_timed(code, timed, kind, thing, [&](const Op&, int n, int) { sum += n; });
  return sum;
}

}  // namespace mathom::effects
