// Which cards of the book are shown: what is wanted of a card, from closed lists, and words that it has to have.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "shell/tables/lotr_tcg/book/card_words.h"

namespace mathom::lotr_tcg {

enum class Facet : std::uint8_t { side, culture, kind, cost, phase, keyword, race, rarity, site };
inline constexpr int kFacets = 9;
inline constexpr int kMostCostAsked = 7;  // "7 and more"

struct CardFilter {
  std::array<std::int8_t, kFacets> wanted{-1, -1, -1, -1, -1, -1, -1, -1, -1};  // -1: any
  std::string words;

  int of(Facet f) const { return wanted[static_cast<std::size_t>(f)]; }
  void want(Facet f, int value) { wanted[static_cast<std::size_t>(f)] = static_cast<std::int8_t>(value); }
  bool any() const { return !(*this == CardFilter{}); }
  friend bool operator==(const CardFilter&, const CardFilter&) = default;
};

std::string facet_name(const TableHost&, Facet);
// What can be wanted, in order: the words of the values 0, 1, 2 ...
std::vector<std::string> facet_values(const TableHost&, Facet);
// The values that a card has, as bits.
std::uint32_t facet_of(const Catalog&, const CardFacts&, Facet);

// The prints that fit, in their order.
std::vector<int> matching(const TableHost&, BookWords&, const CardFilter&);

}  // namespace mathom::lotr_tcg
