#pragma once
// What a sealed or a drafted deck is built from: boosters of a seed, or the cards that were drafted, and what every
// player is lent besides; and a deck that is built from them. The same seed gives the same cards everywhere (README of
// the game, L1 to L4).
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/rng.h"
#include "games/lotr_tcg/decks/decks.h"

namespace mathom::lotr_tcg {

inline constexpr int kRaresOfBooster = 1, kUncommonsOfBooster = 3, kCommonsOfBooster = 7, kSealedBoosters = 6;
inline constexpr int kCardsOfBooster = kRaresOfBooster + kUncommonsOfBooster + kCommonsOfBooster;
inline constexpr int kHalfOfSealed = kLeastSealedDeck / 2;
inline constexpr std::uint32_t kMostPool = 999'999;  // of a seed, from 1

using Booster = std::vector<int>;  // prints: the rare card, the uncommon ones, the common ones
// No card is in a booster twice.
Booster open_booster(const Catalog&, Rng&);

class Pool {
 public:
  // Sealed. Pre: 1 to kMostPool.
  Pool(const Catalog&, std::uint32_t seed);
  // Of what was drafted: prints and how many.
  Pool(const Catalog&, const DraftedCards& drafted);
  // What this deck is held to; nothing: it is built from all cards.
  static std::optional<Pool> of(const Catalog&, const Deck&);
  bool holds(const Deck&) const;  // this deck is held to it

  std::uint32_t seed() const { return seed_; }              // 0: it was drafted
  const DraftedCards& drafted() const { return drafted_; }  // empty: it is sealed
  // kSealedBoosters, and more where fewer than half a deck of one side would come out (L3); none of what was drafted.
  const std::vector<Booster>& boosters() const { return boosters_; }
  // Lent to everybody: a Ring-bearer, a Ring, a site of each number (L2).
  const std::vector<int>& lent() const { return lent_; }
  // How many a deck may have of it: as many as there are, and once more what is lent outside the draw deck.
  int copies(int print) const { return copies_[static_cast<std::size_t>(print)]; }
  bool is_lent(int print) const;
  bool has(int print) const { return copies(print) > 0 || is_lent(print); }

 private:
  std::uint32_t seed_ = 0;
  DraftedCards drafted_;
  std::vector<Booster> boosters_;
  std::vector<int> lent_, copies_;
};

// How many of these cards, as copies by print, can be played in the half of a draw deck, with as few of a title as
// there may be.
int playable(const Catalog&, const std::vector<int>& copies, Side);
// The cards of a deck that are not lent: its draw deck, and what stands next to it. Not in order.
DraftedCards unlent_cards(const Catalog&, const Deck&);
// Puts what is lent into the places next to the draw deck.
void take_lent(const Catalog&, Deck&);

// Whether the draw deck has a use for this card: of what is borne somebody who may bear it, of other cards a character
// of the same culture, and of characters that the Ring-bearer is not the same person.
bool is_useful_in(const Catalog&, const Deck&, int print);

// A legal deck of the pool, for somebody who builds none: of each side what is rated best (ratings.h) and useful, and
// the companions who are strongest together set out.
Deck build_sealed(const Catalog&, const Pool&);
// The same by another opinion of what each print is worth.
using Worth = std::function<int(int print)>;
Deck build_sealed(const Catalog&, const Pool&, const Worth&);

}  // namespace mathom::lotr_tcg
