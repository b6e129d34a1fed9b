#pragma once
// The 78 cards of the tarot pack, their worth, and sets of them as two machine words.
// A card is a number 0..77: spades, hearts, diamonds, clubs (14 each, ace to king), the trumps
// 1..21, the Excuse. Nothing here knows whose turn it is or which rules are played.
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/ids.h"

namespace mathom::french_tarot {

using Card = std::uint8_t;

inline constexpr int kCards = 78;
inline constexpr int kSuitCards = 56;
inline constexpr int kRanks = 14;
inline constexpr int kTrumpCount = 21;
inline constexpr Card kPetit = 56;
inline constexpr Card kTwentyOne = 76;
inline constexpr Card kExcuse = 77;
inline constexpr Card kNoCard = 0xFF;
constexpr CardDef def_of(Card card) { return static_cast<CardDef>(card); }

enum class Suit : std::uint8_t { spades, hearts, diamonds, clubs, trumps, none };
inline constexpr int kJack = 11, kKnight = 12, kQueen = 13, kKing = 14;

constexpr Card suit_card(Suit suit, int rank) { return static_cast<Card>(static_cast<int>(suit) * kRanks + rank - 1); }
constexpr Card trump_card(int rank) { return static_cast<Card>(kPetit + rank - 1); }
constexpr bool is_trump(Card card) { return card >= kPetit && card <= kTwentyOne; }
constexpr Suit suit_of(Card card) {
  if (card < kSuitCards) return static_cast<Suit>(card / kRanks);
  return card == kExcuse ? Suit::none : Suit::trumps;
}
// 1..14 in a suit, 1..21 among the trumps, 0 for the Excuse.
constexpr int rank_of(Card card) {
  if (card < kSuitCards) return card % kRanks + 1;
  return card == kExcuse ? 0 : card - kPetit + 1;
}

// A set of cards. `suits` has card n at bit n, `trumps` has trump n at bit n - 1 and the Excuse at
// bit 21: whatever a follower may play is then one or two masks away, without a loop.
struct CardSet {
  std::uint64_t suits = 0;
  std::uint64_t trumps = 0;

  // Without a branch: shuffled cards would mispredict it every third time.
  static constexpr CardSet of(Card card) {
    const auto suited = static_cast<std::uint64_t>(card < kSuitCards);
    return {suited << (card & 63), (suited ^ 1) << ((card - kSuitCards) & 63)};
  }
  constexpr bool has(Card card) const {
    return ((card < kSuitCards ? suits >> card : trumps >> (card - kSuitCards)) & 1) != 0;
  }
  constexpr int size() const { return std::popcount(suits) + std::popcount(trumps); }
  constexpr bool empty() const { return (suits | trumps) == 0; }
  constexpr Card first() const {
    if (suits != 0) return static_cast<Card>(std::countr_zero(suits));
    return trumps != 0 ? static_cast<Card>(kSuitCards + std::countr_zero(trumps)) : kNoCard;
  }
  constexpr Card pop_first() {
    const Card card = first();
    (suits != 0 ? suits : trumps) &= (suits != 0 ? suits : trumps) - 1;
    return card;
  }
  constexpr void add(Card card) { *this |= of(card); }
  constexpr void remove(Card card) { *this &= ~of(card); }
  constexpr CardSet& operator|=(CardSet o) { return suits |= o.suits, trumps |= o.trumps, *this; }
  constexpr CardSet& operator&=(CardSet o) { return suits &= o.suits, trumps &= o.trumps, *this; }
  friend constexpr CardSet operator|(CardSet a, CardSet b) { return a |= b; }
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return a &= b; }
  friend constexpr CardSet operator~(CardSet a);
  friend constexpr bool operator==(CardSet, CardSet) = default;

  static void fields(auto& s, auto& v) {
    v("suits", s.suits);
    v("trumps", s.trumps);
  }
};

inline constexpr std::uint64_t kSuitMask = (std::uint64_t{1} << kRanks) - 1;
inline constexpr std::uint64_t kAllTrumps = (std::uint64_t{1} << kTrumpCount) - 1;
inline constexpr std::uint64_t kExcuseBit = std::uint64_t{1} << kTrumpCount;
inline constexpr std::uint64_t kEachSuit =
    1 | std::uint64_t{1} << kRanks | std::uint64_t{1} << 2 * kRanks | std::uint64_t{1} << 3 * kRanks;
inline constexpr CardSet kNone{};
inline constexpr CardSet kPack{(std::uint64_t{1} << kSuitCards) - 1, kAllTrumps | kExcuseBit};
inline constexpr CardSet kTrumps{0, kAllTrumps};
inline constexpr CardSet kExcuseOnly{0, kExcuseBit};
inline constexpr CardSet kOudlers{0, 1 | std::uint64_t{1} << 20 | kExcuseBit};
constexpr CardSet rank_set(int rank) { return {kEachSuit << (rank - 1), 0}; }
inline constexpr CardSet kKings = rank_set(kKing);
inline constexpr CardSet kHonours = rank_set(kJack) | rank_set(kKnight) | rank_set(kQueen) | rank_set(kKing);

constexpr CardSet operator~(CardSet a) { return {~a.suits & kPack.suits, ~a.trumps & kPack.trumps}; }
constexpr CardSet cards_of(Suit suit) {
  if (suit == Suit::trumps) return kTrumps;
  if (suit == Suit::none) return kExcuseOnly;
  return {kSuitMask << (kRanks * static_cast<int>(suit)), 0};
}
// Trumps above the trump of this rank; with rank 0 all of them.
constexpr CardSet trumps_above(int rank) { return {0, kAllTrumps & ~((std::uint64_t{1} << rank) - 1)}; }

// Worth in half points, so that every count is a whole number: the pack holds 182.
constexpr int half_points(CardSet s) {
  return s.size() + 8 * std::popcount((s & kKings).suits) + 8 * (s & kOudlers).size() +
         6 * std::popcount((s & rank_set(kQueen)).suits) + 4 * std::popcount((s & rank_set(kKnight)).suits) +
         2 * std::popcount((s & rank_set(kJack)).suits);
}
constexpr int half_points(Card card) { return half_points(CardSet::of(card)); }
constexpr int oudlers(CardSet s) { return (s & kOudlers).size(); }

static_assert(half_points(kPack) == 182 && kPack.size() == kCards);

// "heart-queen", "trump-21", "excuse": the words of tokens, saves and scenario files.
std::string card_token(Card card);
std::optional<Card> card_from_token(std::string_view token);
// "HQ", "T21", "E": the short codes of the reference data.
std::string card_code(Card card);
std::optional<Card> card_from_code(std::string_view code);
std::string_view suit_word(Suit suit);  // "spade", "heart", "diamond", "club", "trump", "excuse"

// Walks a set in card order: for (Card card : each(set)).
class each {
 public:
  explicit constexpr each(CardSet set) : set_(set) {}
  class iterator {
   public:
    explicit constexpr iterator(CardSet left) : left_(left) {}
    constexpr Card operator*() const { return left_.first(); }
    constexpr iterator& operator++() { return left_.pop_first(), *this; }
    friend constexpr bool operator==(iterator, iterator) = default;

   private:
    CardSet left_;
  };
  constexpr iterator begin() const { return iterator(set_); }
  constexpr iterator end() const { return iterator(kNone); }

 private:
  CardSet set_;
};

}  // namespace mathom::french_tarot
