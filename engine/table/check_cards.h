#pragma once
// What holds of physical cards in every game: each print is there once, and each zone is a pile without gaps.
#include <array>
#include <vector>

#include "core/bitset.h"
#include "table/card.h"

namespace mathom {

// Is every identity from 0 to the number of cards there exactly once?
template <std::size_t N>
bool is_each_once(const Cards<N>& cards) {
  std::vector<bool> met(static_cast<std::size_t>(cards.size()), false);
  for (const Card& c : cards) {
    const auto def = static_cast<std::size_t>(index(c.def));
    if (def >= met.size() || met[def]) return false;
    met[def] = true;
  }
  return true;
}

// Do the cards of each zone lie at the places 0 to n-1, one at each? A zone beyond `zones` is none.
template <std::size_t N>
bool lie_in_order(const Cards<N>& cards, int zones) {
  std::array<int, 256> count{}, first{};
  for (const Card& c : cards) {
    if (c.zone >= zones) return false;
    ++count[c.zone];
  }
  for (std::size_t zone = 1; zone < static_cast<std::size_t>(zones); ++zone)
    first[zone] = first[zone - 1] + count[zone - 1];
  BitSet<static_cast<int>(N)> taken;  // places, those of one zone after those of another
  for (const Card& c : cards) {
    const int place = first[c.zone] + c.order;
    if (c.order >= count[c.zone] || taken.has(place)) return false;
    taken.insert(place);
  }
  return true;
}

}  // namespace mathom
