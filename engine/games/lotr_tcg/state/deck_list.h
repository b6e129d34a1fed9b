#pragma once
// The prints of a draw deck, each as often as it is in it, in their order. A byte for each card, and one for each 256
// prints: how many of the cards have a print below its end.
#include <algorithm>
#include <array>
#include <cstdint>

#include "core/bitset.h"
#include "core/fixed_vector.h"
#include "core/ids.h"
#include "games/lotr_tcg/cards/cards.h"

namespace mathom::lotr_tcg {

inline constexpr int kMostDrawDeck = 80;

struct DeckList {
  static constexpr int kPages = (kPrints + 255) / 256;
  using Prints = FixedVector<std::uint16_t, kMostDrawDeck>;

  std::array<std::uint8_t, kMostDrawDeck> low{};  // of each card
  std::array<std::uint8_t, kPages> until{};       // how many cards have a print below 256, below 512 and so on

  // Pre: they are prints of the set.
  static DeckList of(const Prints& prints) {
    std::array<std::uint8_t, kPrints> times{};
    BitSet<kPrints> met;
    for (const std::uint16_t print : prints) {
      ++times[print];
      met.insert(print);
    }
    DeckList out;
    std::size_t n = 0;
    met.for_each([&](int print) {
      for (int copy = times[static_cast<std::size_t>(print)]; copy > 0; --copy)
        out.low[n++] = static_cast<std::uint8_t>(print & 0xFF);
      for (auto page = static_cast<std::size_t>(print >> 8); page < kPages; ++page)
        out.until[page] = static_cast<std::uint8_t>(n);
    });
    return out;
  }
  // Empty where the viewer may not know it.
  Prints prints() const {
    Prints out;
    std::size_t page = 0;
    for (std::size_t n = 0; n < std::min<std::size_t>(until.back(), low.size()); ++n) {
      while (n >= until[page]) ++page;
      out.push_back(static_cast<std::uint16_t>(page << 8 | low[n]));
    }
    return out;
  }
  friend bool operator==(const DeckList&, const DeckList&) = default;
  static void fields(auto& d, auto& v) {
    v("low", d.low);
    v("until", d.until);
  }
};

}  // namespace mathom::lotr_tcg
