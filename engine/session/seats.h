#pragma once
// Who sits where: people at this screen and bots. One person may hold several seats.
#include <cstdint>
#include <string>
#include <vector>

#include "core/ids.h"

namespace mathom {

struct Seat {
  std::string name;         // as shown in the log; empty: the shell names it
  std::string bot;          // level, "club"; empty: a person
  std::uint8_t person = 0;  // people only: who; equal numbers are one person
  bool is_person() const { return bot.empty(); }
  friend bool operator==(const Seat&, const Seat&) = default;
};
using Seats = std::vector<Seat>;

// The seats of one person.
SeatMask seats_of(const Seats&, int person);
// How many different people sit at the table.
int count_people(const Seats&);

}  // namespace mathom
