// What the person at this screen is called in a game, and that they have said nothing of it: such a seat is addressed,
// not named.
#pragma once
#include <algorithm>
#include <string_view>

#include "assets/languages.h"
#include "session/seats.h"

namespace mathom {

// Is it what sessions call somebody who gives no name, in any language ("language.player")?
inline bool means_nobody(std::string_view name) {
  return std::ranges::any_of(spoken_languages(), [name](const SpokenLanguage& l) { return l.player == name; });
}

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
  return name.empty() || means_nobody(name) ? found : SeatId::none;
}

}  // namespace mathom
