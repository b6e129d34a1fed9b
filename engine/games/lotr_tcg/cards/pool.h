#pragma once
// Sealed decks: what the boosters of a seed hold, what every player is lent besides, and a deck that is built from both. The same
// seed gives the same cards everywhere (README of the game, L1 to L4).
#include <cstdint>
#include <vector>

#include "core/rng.h"
#include "games/lotr_tcg/cards/decks.h"

namespace mathom::lotr_tcg {

inline constexpr int kRaresOfBooster = 1, kUncommonsOfBooster = 3, kCommonsOfBooster = 7, kSealedBoosters = 6;
inline constexpr std::uint32_t kMostPool = 999'999;  // of a seed, from 1

using Booster = std::vector<int>;  // prints: the rare card, the uncommon ones, the common ones

class Pool {
 public:
  // Pre: 1 to kMostPool.
  Pool(const Catalog&, std::uint32_t seed);

  std::uint32_t seed() const { return seed_; }
  // kSealedBoosters, and more where fewer than half a deck of one side would come out (L3).
  const std::vector<Booster>& boosters() const { return boosters_; }
  // Lent to everybody: a Ring-bearer, a Ring, a site of each number (L2).
  const std::vector<int>& lent() const { return lent_; }
  // How many a deck may have of it: as many as the boosters hold, and what is lent once more beside the draw deck.
  int copies(int print) const { return copies_[static_cast<std::size_t>(print)]; }
  bool is_lent(int print) const;
  bool has(int print) const { return copies(print) > 0 || is_lent(print); }

 private:
  Booster open(const Catalog&, Rng&) const;
  int of_side(const Catalog&, Side) const;

  std::uint32_t seed_;
  std::array<std::vector<int>, 3> by_rarity_;
  std::vector<Booster> boosters_;
  std::vector<int> lent_;
  std::vector<std::uint8_t> copies_;
};

// A legal deck of the pool, for somebody who builds none: the companions that are there and what suits their cultures, and the
// Shadow of the two cultures with the most to offer.
Deck build_sealed(const Catalog&, const Pool&);

}  // namespace mathom::lotr_tcg
