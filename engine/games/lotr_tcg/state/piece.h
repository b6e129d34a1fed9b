#pragma once
// Where the cards of a game lie, and what lies on each of them.
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/lotr_tcg/decks/decks.h"
#include "games/lotr_tcg/state/deck_list.h"

namespace mathom::lotr_tcg {

inline constexpr int kMostSeats = 4;
// A seat's cards: the Ring-bearer, the Ring, nine sites by their number, the draw deck.
inline constexpr int kRingPlace = 1, kFirstSite = 2, kFirstDrawn = kFirstSite + kSites;
inline constexpr int kCards = kMostSeats * (kFirstDrawn + kMostDrawDeck);
inline constexpr int kMostSkirmishes = 15;

// Zones, each of them one for each seat: the owner's, wherever the card lies.
enum Zone : std::uint8_t {
  kDrawDeck = 0,
  kHand = kDrawDeck + kMostSeats,
  kDiscardPile = kHand + kMostSeats,
  kDeadPile = kDiscardPile + kMostSeats,
  kAdventure = kDeadPile + kMostSeats,  // sites that are not on the path
  kPath = kAdventure + kMostSeats,      // sites on the adventure path; which place follows from the number
  kTable = kPath + kMostSeats,          // in play, borne or not, in the order in which they came
  kStack = kTable + kMostSeats,         // stacked on another card: Piece::bearer
  kShown = kStack + kMostSeats,         // aside: revealed or looked at by a text
  kEvent = kShown + kMostSeats,         // an event that is being played, or a card on its way into play
  kGone = kEvent + kMostSeats,          // out of the game
  kZones = kGone + kMostSeats
};
constexpr std::uint8_t zone_of(Zone base, int seat) { return static_cast<std::uint8_t>(base + seat); }
constexpr Zone base_of(std::uint8_t zone) { return static_cast<Zone>(zone - zone % kMostSeats); }

// What lasts for a while about a card, wherever it is.
enum Mark : std::uint8_t {
  kWasAssigned = 1,       // to a skirmish, this turn
  kPlayedThisPhase = 2,   // was played in this phase
  kPlayedThisTurn = 4,    // was played in this turn
  kPlayedAtThisSite = 8,  // was played since the fellowship came to this site
  kHurt = 16,             // has taken a wound in this skirmish phase
  kWonFight = 64,         // is on the side that has won this skirmish
  kLostFight = 128        // or has lost it, wherever it is now
};

// Where a card lay that lies aside for as long as a text runs.
enum class Origin : std::uint8_t { deck, bottom_of_deck, hand, discard_pile, sites, stack };

constexpr std::array kOriginZones{kDrawDeck, kDrawDeck, kHand, kDiscardPile, kAdventure, kStack};
constexpr Zone zone_of_origin(Origin o) { return kOriginZones[static_cast<std::size_t>(o)]; }
// The bottom of a deck is said apart.
constexpr Origin origin_of(Zone zone) {
  std::size_t i = 0;
  while (i + 1 < kOriginZones.size() && kOriginZones[i] != zone) ++i;
  return static_cast<Origin>(i);
}

// What lies on a card or what it does in play, in four bytes: there is one for each card.
struct Piece {
  std::int32_t bearer : 10 = -1;  // who bears it, or what it is stacked on; -1: nobody, nothing
  std::uint32_t fight : 4 = 0;    // 1 + the place of its skirmish in State::skirmishes; 0: in none
  std::uint32_t from : 3 = 0;     // Origin, while it lies aside
  std::uint32_t wounds : 7 = 0;
  std::uint8_t marks = 0;  // Mark

  void hang_on(int card) { bearer = card < 0 ? -1 : card & 0x1FF; }
  void join(int skirmish) { fight = static_cast<std::uint32_t>(skirmish + 1) & 0xF; }
  void come_from(Origin o) { from = static_cast<std::uint32_t>(o) & 0x7; }
  void wound(int n) { wounds = static_cast<std::uint32_t>(n) & 0x7F; }
  // All of it but the marks, as one number.
  std::array<std::uint8_t, 3> rest() const {
    const int all =
        (bearer + 1) | static_cast<int>(fight) << 10 | static_cast<int>(from) << 14 | static_cast<int>(wounds) << 17;
    return {static_cast<std::uint8_t>(all), static_cast<std::uint8_t>(all >> 8), static_cast<std::uint8_t>(all >> 16)};
  }
  void set_rest(const std::array<std::uint8_t, 3>& r) {
    const auto all = std::uint32_t{r[0]} | std::uint32_t{r[1]} << 8 | std::uint32_t{r[2]} << 16;
    hang_on(static_cast<int>(all & 0x3FF) - 1);
    fight = all >> 10 & 0xF;
    from = all >> 14 & 0x7;
    wounds = all >> 17 & 0x7F;
  }
  static void fields(auto& p, auto& v) {
    auto rest = p.rest();
    v("piece", rest);
    if constexpr (requires { p.set_rest(rest); }) p.set_rest(rest);
    v("marks", p.marks);
  }
};
static_assert(kCards < 0x1FF && kMostSkirmishes <= 0xF, "what a Piece has room for");

}  // namespace mathom::lotr_tcg
