#pragma once
// What there is: cards, tiles and gold runes as numbers, the zones they lie in, and the moments at which something may
// be played. What is printed on each is data: see content.h.
#include <array>
#include <cstdint>

#include "core/bitset.h"
#include "core/ids.h"
#include "table/card.h"

namespace mathom::lotr_board {

inline constexpr int kMostSeats = 5;
inline constexpr int kSymbols = 4;  // friendship, travelling, hiding, fighting
inline constexpr int kStar = 4;
inline constexpr int kTokenKinds = 3;  // ring, heart, sun
inline constexpr int kRingToken = 0;
inline constexpr int kMostGold = 3;  // runes that a gold rune may be worth

// Printed cards in one numbering: each has a copy of its own, so that card and print are the same number at the start.
inline constexpr int kQuest = 60, kLegendary = 35, kTiles = 23, kGold = 6, kGandalf = 5;
inline constexpr int kFirstLegendary = kQuest, kFirstTile = kFirstLegendary + kLegendary,
                     kFirstGold = kFirstTile + kTiles, kCards = kFirstGold + kGold;
inline constexpr int kFirstGandalf = kCards, kPrints = kCards + kGandalf;  // Gandalf's cards lie open: only a mask

using CardSet = BitSet<kCards>;
inline constexpr CardSet kQuestCards = CardSet::first(kQuest);
inline constexpr CardSet kLegendaryCards = CardSet::first(kFirstTile) - kQuestCards;

// Zones of cards.
enum Zone : std::uint8_t {
  kDeck,
  kDiscard,
  kBox,        // out of the game, seen by all
  kBoxUnseen,  // out of the game, seen by nobody
  kSupply,     // legendary cards whose place has not been reached
  kBoard,      // legendary cards that lie open next to the conflict
  kPool,       // a set while it is shuffled and dealt
  kShown,      // turned up from the deck
  kTileStack,
  kTileNow,
  kTilesDone,
  kGoldPool,
  kGoldSpent,
  kHand,                          // and one for each seat
  kPledged = kHand + kMostSeats,  // laid out for a payment, or to be passed
  kGoldOf = kPledged + kMostSeats,
  kZones = kGoldOf + kMostSeats
};
constexpr std::uint8_t hand_of(int seat) { return static_cast<std::uint8_t>(kHand + seat); }
constexpr std::uint8_t pledge_of(int seat) { return static_cast<std::uint8_t>(kPledged + seat); }
constexpr std::uint8_t gold_of(int seat) { return static_cast<std::uint8_t>(kGoldOf + seat); }

// Which pack a card belongs to: the backs tell them apart, and shuffles never mix them.
enum class Group : std::uint8_t { quest, rivendell, lothlorien, open, tiles, gold };
inline constexpr int kGroups = 6;
Group group_of(int card);  // of a print or a physical card: they never mix

// Moments at which story cards, Gandalf and the Ring may step in (rule 9.1).
enum class Moment : std::uint8_t {
  before_tile,
  tile_shown,
  before_event,
  before_roll,
  rolled,
  resolved,  // a tile or a card has been resolved
  payment,
  conflict_end,
  haven
};
inline constexpr int kMoments = 9;
// Besides them, moments that are told apart only where the words say when the holder of a card is asked for its sake: a
// tile, a face of the die, a price or a descent that harms somebody; a price that cards pay; cards are about to be
// taken from somebody; before a tile and after a tile or card, the end of the main track at hand; before the cards of a
// turn, this end near; after its last card, this end near.
enum AskedFor {
  kHarmfulTile = kMoments,
  kHarmfulRoll,
  kHarmfulPrice,
  kHarmfulDescent,
  kCardPrice,
  kCardsTaken,
  kEndAtHand,
  kEndNear,
  kLastCard
};
inline constexpr int kAskedFor = 18;
// How many spaces are left then: as many as two symbols bring, and as two cards.
inline constexpr int kSpacesAtHand = 2, kSpacesNear = 4;

}  // namespace mathom::lotr_board
