#pragma once
// Texts that a step leaves for a later moment: "at the end of the turn, discard that companion". They know what the
// step knew: its source, its choices and their names. A text without a time is removed when it begins. A text with a
// time begins each time until then, once for each happening. A State keeps a list of them (FixedVector<Later, N>). In a
// happening they are required texts, like those of cards (happenings.h).
#include <array>
#include <cstdint>

#include "effects/run/abilities.h"
#include "effects/run/lists.h"
#include "effects/run/scope.h"

namespace mathom::effects {

struct Later {
  std::int16_t op = -1;      // the step that left it: its index in Code::ops
  std::int16_t source = -1;  // the card whose text it is
  std::int16_t chosen = -1;
  std::int16_t until = -1;  // index in the language's times; -1: it begins once
  std::int16_t seat = 0;    // who is "self" in it
  std::array<std::int16_t, kMostNames> named{-1, -1, -1, -1};
  static void fields(auto& l, auto& v) {
    v("op", l.op);
    v("source", l.source);
    v("chosen", l.chosen);
    v("until", l.until);
    v("seat", l.seat);
    v("named", l.named);
  }

  // The arguments of its step (control/later.cpp).
  enum Arg : std::size_t { kMoment, kTo, kBy, kUntil, kThen };
  std::int16_t arg(const Code& code, Arg n) const { return code.ops[static_cast<std::size_t>(op)].arg[n]; }
};

// Returns a text for later. It knows what the step knows.
template <int kThings>
Later remembered(const NamedScope<kThings>& scope, const Code& code, int op, int seat) {
  Later out{.op = static_cast<std::int16_t>(op),
            .source = scope.source,
            .chosen = scope.chosen,
            .seat = static_cast<std::int16_t>(seat),
            .named = scope.named};
  out.until = out.arg(code, Later::kUntil);
  return out;
}
// Restores that knowledge to the scope of the text.
template <int kThings>
void recall(NamedScope<kThings>& scope, const Later& l) {
  scope.source = l.source;
  scope.chosen = l.chosen;
  scope.named = l.named;
}

// Removes the texts that last until that time.
template <class List>
void end_later(List& laters, int until) {
  keep_only(laters, [&](const Later& l) { return l.until != until; });
}

// Runs the steps of a later text, on top of its scope.
template <class T>
struct LaterProcedure {
  static Next resolve(Frame& f, T& t) {
    t.call(f.local[kBlockStart], seat_in(f, kBlockSeat), SeatId::none);
    return Next::step;
  }
  static Next end(Frame& f, T& t) { return t.end_scope(f); }
  static constexpr auto kSteps = steps<T>({{"do", resolve}, {"end", end, kWaits}});
};

}  // namespace mathom::effects
