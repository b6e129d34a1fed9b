#pragma once
// Setting up a table for a scenario by cheating: what every game's arrange() reads alike. Each game has its own words,
// and fills in what a scenario leaves open.
#include "core/json_reader.h"

namespace mathom {

class TableReader : protected JsonReader {
 protected:
  using JsonReader::JsonReader;
  int number(const Json& j, const char* name, int usual, int least, int most) {
    return number_or(j, name, usual, {least, most}, "");
  }
  // Calls f(seat, entry) for a list with one entry for each seat. The list may be missing.
  template <class F>
  void by_seat(const Json& j, const char* name, int seats, F f) {
    const Json* list = member(j, name);
    if (!list) return;
    if (!list->is_array() || static_cast<int>(list->size()) != seats)
      return fault(std::string("/") + name, "must have an entry for each seat");
    for (int seat = 0; seat < seats; ++seat) f(seat, (*list)[static_cast<std::size_t>(seat)]);
  }
};

// Calls lay(copy, problems) on a copy of `s`. The copy replaces `s` if there are no problems and the copy is a sound
// State.
template <class Rules, class S, class Lay>
void arrange_copy(const Rules& rules, S& s, const Json& setup, Problems& problems, Lay lay) {
  Problems found;
  S laid = s;
  if (!setup.is_object())
    found.add("", "must be an object");
  else
    lay(laid, found);
  if (found.empty()) rules.check(laid, found);
  for (const auto& p : found) problems.add(p.path, p.message);
  if (found.empty()) s = laid;
}

}  // namespace mathom
