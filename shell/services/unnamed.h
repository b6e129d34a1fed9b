// What the person at this screen is called in a game, and that they have said nothing of it: such a seat is addressed, not named.
#pragma once
#include <algorithm>
#include <array>
#include <string_view>

#include "session/seats.h"

namespace mathom {

// What sessions call somebody who gives no name ("shell.setup.you" of each language).
inline constexpr std::array<std::string_view, 2> kUnnamed{"Player", "Joueur"};

// The seat of the only person, if they hold no other and gave no name; none: there are several people, or a name.
inline SeatId unnamed_seat(const Seats& seats) {
  SeatId found = SeatId::none;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (!seats[i].is_person()) continue;
    if (found != SeatId::none) return SeatId::none;
    found = seat_at(static_cast<int>(i));
  }
  if (found == SeatId::none) return found;
  const std::string& name = seats[static_cast<std::size_t>(index(found))].name;
  const bool is_unnamed = name.empty() || std::find(kUnnamed.begin(), kUnnamed.end(), name) != kUnnamed.end();
  return is_unnamed ? found : SeatId::none;
}

}  // namespace mathom
