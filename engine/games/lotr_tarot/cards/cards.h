#pragma once
// The 78 cards as numbers, and sets of them as machine words. The Majors 0..21 come first, so that a Major's number is
// its rank (10 is the Ring, which is never in a hand or a pile); then Swords, Wands, Cups, Coins, ace to king.
// What is printed on a card beyond suit and rank is data: see deck.h.
#include <array>
#include <bit>
#include <cstdint>

#include "core/bitset.h"

namespace mathom::lotr_tarot {

enum class Card : std::uint8_t { fool = 0, the_ring = 10, hidden = 0xFF };
enum class Suit : std::uint8_t { swords, wands, cups, coins, none };
// What a card, or a seat's play of it, stands for. `none`: nothing has been said.
enum class Side : std::uint8_t { free, dark, neutral, none };

inline constexpr int kCards = 78;
inline constexpr int kDealtCards = 77;  // without the Ring
inline constexpr int kMajors = 22;
inline constexpr int kSuits = 4;
inline constexpr int kRanks = 14;
inline constexpr int kHighestNumber = 10;       // page, knight, queen, king have no number
inline constexpr int kHighestMatchedMajor = 9;  // no Minor matches a Major above IX
inline constexpr int kDarkCards = 20, kNeutralCards = 6;

using CardSet = BitSet<kCards>;

constexpr int index(Card c) { return static_cast<int>(c); }
constexpr Card card_of(int i) { return static_cast<Card>(i); }
constexpr bool is_major(Card c) { return index(c) < kMajors; }
constexpr Card minor_card(Suit suit, int rank) { return card_of(kMajors + static_cast<int>(suit) * kRanks + rank - 1); }
constexpr Suit suit_of(Card c) { return is_major(c) ? Suit::none : static_cast<Suit>((index(c) - kMajors) / kRanks); }
// Majors 0..21; Minors 1..14, of which 11..14 are the courts.
constexpr int rank_of(Card c) { return is_major(c) ? index(c) : (index(c) - kMajors) % kRanks + 1; }
constexpr bool is_court(Card c) { return !is_major(c) && rank_of(c) > kHighestNumber; }

constexpr CardSet one(Card c) {
  CardSet s;
  s.insert(index(c));
  return s;
}
constexpr bool has(const CardSet& s, Card c) { return s.has(index(c)); }
// The first card in order; Card::hidden of an empty set.
constexpr Card lowest_of(const CardSet& s) {
  for (std::size_t k = 0; k < s.word.size(); ++k)
    if (s.word[k] != 0) return card_of(static_cast<int>(k) * 64 + std::countr_zero(s.word[k]));
  return Card::hidden;
}

namespace detail {
constexpr CardSet range(int from, int to) {
  CardSet s;
  for (int i = from; i <= to; ++i) s.insert(i);
  return s;
}
constexpr CardSet pack() {
  CardSet s = CardSet::first(kCards);
  s.erase(index(Card::the_ring));
  return s;
}
constexpr std::array<CardSet, kSuits> by_suit() {
  std::array<CardSet, kSuits> all{};
  for (std::size_t i = 0; i < all.size(); ++i) {
    const int from = kMajors + static_cast<int>(i) * kRanks;
    all[i] = range(from, from + kRanks - 1);
  }
  return all;
}
constexpr std::array<CardSet, kRanks + 1> by_rank() {
  std::array<CardSet, kRanks + 1> all{};
  for (std::size_t rank = 1; rank < all.size(); ++rank)
    for (int suit = 0; suit < kSuits; ++suit)
      all[rank].insert(index(minor_card(static_cast<Suit>(suit), static_cast<int>(rank))));
  return all;
}
}  // namespace detail

inline constexpr CardSet kPack = detail::pack();  // the 77 cards that are dealt from
inline constexpr CardSet kMajorCards = kPack & CardSet::first(kMajors);
inline constexpr std::array<CardSet, kSuits> kSuitCards = detail::by_suit();
inline constexpr std::array<CardSet, kRanks + 1> kRankCards = detail::by_rank();

constexpr CardSet cards_of(Suit s) { return s == Suit::none ? CardSet{} : kSuitCards[static_cast<std::size_t>(s)]; }
// The four Minors of this rank, 1..14.
constexpr CardSet minors_of_rank(int rank) { return kRankCards[static_cast<std::size_t>(rank)]; }

// What may follow `top` on the Journey Pile (rules 3.2 to 3.7); `declared` is the suit that goes with a Major on top.
CardSet follows(Card top, Suit declared, bool courts_match);
// What may be laid on the Ring on top of this Major; Card::hidden: nothing lies on it (rules 4.1 to 4.4).
CardSet beats(Card on_ring);

}  // namespace mathom::lotr_tarot
