#pragma once
// Helpers for the JSON of a table that describe() and facts() of every game return.
#include "core/ids.h"
#include "core/json.h"

namespace mathom {

// Returns a list with f(seat) for each seat.
template <class F>
Json by_seat(int seats, F f) {
  Json out = Json::array();
  for (int seat = 0; seat < seats; ++seat) out.push_back(f(seat));
  return out;
}

// Returns the numbers of the seats in a set.
inline Json seat_list(SeatMask set, int seats) {
  Json out = Json::array();
  for (int seat = 0; seat < seats; ++seat)
    if (contains(set, seat_at(seat))) out.push_back(seat);
  return out;
}

}  // namespace mathom
