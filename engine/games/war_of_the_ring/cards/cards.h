#pragma once
// What there is, as numbers: factions, cards, places, and the zones that cards lie in. What is printed on each is data:
// see catalog.h.
#include <cstdint>

#include "core/bitset.h"
#include "core/ids.h"
#include "table/card.h"

namespace mathom::war_of_the_ring {

inline constexpr int kMostSeats = 4;
inline constexpr int kSlots = 4;  // turns in one round of turns

enum class Side : std::uint8_t { free_peoples, shadow };
constexpr Side other(Side s) { return s == Side::free_peoples ? Side::shadow : Side::free_peoples; }
constexpr int index(Side s) { return static_cast<int>(s); }

enum class Faction : std::uint8_t {
  dunedain,
  dwarf,
  elf,
  hobbit,
  rohan,
  wizard,
  isengard,
  monstrous,
  mordor,
  southron
};
inline constexpr int kFactions = 10;
constexpr Side side_of(Faction f) { return f < Faction::isengard ? Side::free_peoples : Side::shadow; }

enum class Type : std::uint8_t { army, character, item, event };

// Physical cards, promos last. Each is a print of its own ("mordor-orcs-3"), so that card and print are the same number
// at the start; copies of one title share its facts. Places follow in the numbering of cards and of prints.
inline constexpr int kCards = 124, kPromos = 4, kPlaces = 41, kTitles = 116;
inline constexpr int kFirstPlace = kCards, kThings = kCards + kPlaces;
inline constexpr int kReserveThing = kThings;  // where a card is put that goes to the reserve
inline constexpr int kLastPath = 9;

using CardSet = BitSet<kCards>;
using PlaceSet = BitSet<kPlaces>;

constexpr bool is_place(int thing) { return thing >= kFirstPlace && thing < kThings; }
constexpr CardId place_card(int place) { return card_at(kFirstPlace + place); }

// Zones of cards: some for each seat, and one for each place.
enum Zone : std::uint8_t {
  kDraw = 0,
  kHand = kDraw + kMostSeats,
  kCycle = kHand + kMostSeats,
  kEliminated = kCycle + kMostSeats,
  kReserve = kEliminated + kMostSeats,
  kAside = kReserve + kMostSeats,    // drawn, but not to the hand
  kResolving = kAside + kMostSeats,  // an event while its text is carried out
  kBox,                              // not in this game
  kAt,                               // and one for each place
  kZones = kAt + kPlaces
};
constexpr std::uint8_t zone_of(Zone base, int seat) { return static_cast<std::uint8_t>(base + seat); }
constexpr std::uint8_t zone_at(int place) { return static_cast<std::uint8_t>(kAt + place); }
constexpr bool is_at_place(std::uint8_t zone) { return zone >= kAt && zone < kZones; }
constexpr bool is_reserve(std::uint8_t zone) { return zone >= kReserve && zone < kAside; }
constexpr bool is_in_play(std::uint8_t zone) { return is_reserve(zone) || is_at_place(zone); }

}  // namespace mathom::war_of_the_ring
