#pragma once
// Who sits where: people at this screen and bots. One person may hold several seats.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/ids.h"

namespace mathom {

struct Seat {
  std::string name;         // as shown in the log, clean; empty: the shell names it
  std::string bot;          // level, "club"; empty: a person
  std::uint8_t person = 0;  // people only: who; equal numbers are one person
  bool is_person() const { return bot.empty(); }
  friend bool operator==(const Seat&, const Seat&) = default;
};
using Seats = std::vector<Seat>;

// A name as a session keeps it: one line of whole letters, at most kMostName bytes. What is not UTF-8, control
// characters and marks that turn the direction of writing are left out; a letter is never cut from its accents.
inline constexpr std::size_t kMostName = 80;
std::string clean_name(std::string_view name);

// The name as a part of a sentence: what is written from right to left is isolated (U+2068, U+2069), so that it does
// not turn the words around it.
std::string isolated(std::string_view name);

// The seats of one person.
SeatMask seats_of(const Seats&, int person);
// How many different people sit at the table.
int count_people(const Seats&);

}  // namespace mathom
