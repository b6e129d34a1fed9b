#pragma once
// For files that define verbs: arguments by number, and the usual parameters.
#include "effects/run/machine.h"

namespace mathom::effects {

inline std::int16_t arg(const Op& op, std::size_t n) { return op.arg[n]; }
inline std::int16_t small(int n) { return static_cast<std::int16_t>(n); }
inline bool always(const Host&, const Op&, const Frame&) { return true; }

// Returns the one seat that the first parameter means, or -1.
inline int who_of(const Host& h, const Op& op, const Frame& f) {
  const SeatId seat = seat_of(h, arg(op, 0), f);
  return is_player(seat) ? index(seat) : -1;
}
// Returns the frame as a step sees it whose first parameter is that seat: "self" in its filters is the seat that acts.
inline Frame seen_by_who(const Host& h, const Op& op, const Frame& f) {
  Frame own = f;
  own.local[kSelf] = small(who_of(h, op, f));
  return own;
}

// Marks a verb that takes cards from those places, or shows hidden ones (Verb::from, Verb::shows).
inline Verb taking(std::uint32_t from, Verb verb) {
  verb.from = from;
  return verb;
}
inline Verb showing(Verb verb) {
  verb.shows = true;
  return verb;
}

// Usual values: the player who resolves the ability, 1, false.
inline Param who_param(Who usual = Who::self) {
  return {.key = "who", .kind = Param::Kind::who, .needed = false, .usual = static_cast<std::int16_t>(usual)};
}
inline Param number_param() { return {.key = "n", .kind = Param::Kind::number, .needed = false, .usual = 1}; }
inline Param value_param(std::string_view key = "n", std::int16_t usual = 1) {
  return {.key = key, .kind = Param::Kind::value, .needed = false, .usual = usual};
}
inline Param flag_param(std::string_view key) {
  return {.key = key, .kind = Param::Kind::flag, .needed = false, .usual = 0};
}
inline Param targets_param(std::string_view key, int target_kind, bool needed = true) {
  return {.key = key, .kind = Param::Kind::targets, .needed = needed, .usual = -1, .target_kind = target_kind};
}

}  // namespace mathom::effects
