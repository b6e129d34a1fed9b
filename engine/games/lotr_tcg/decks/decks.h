#pragma once
// A deck: the Ring-bearer, the Ring, nine sites and a draw deck. One function says what is wrong with it, for everybody
// who builds, reads or plays one.
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/lotr_tcg/cards/catalog.h"
#include "text/phrase.h"

namespace mathom::lotr_tcg {

inline constexpr int kLeastDrawDeck = 60, kLeastSealedDeck = 40, kMostOfTitle = 4, kSites = 9, kMostStartCost = 4;
inline constexpr int kMostDrafted = 99;  // copies of one card

using DraftedCards = std::vector<std::pair<int, int>>;  // prints and how many of each, by print

struct Deck {
  std::string id;
  int ring_bearer = -1, ring = -1;  // prints
  std::vector<int> start;           // companions in the starting fellowship, as a suggestion
  std::vector<int> sites;
  std::vector<std::pair<int, int>> cards;  // of the draw deck: print and how many
  std::uint32_t pool = 0;                  // the seed of the sealed pool (pool.h) that it is built from; 0: of none
  DraftedCards from;  // the cards that it is built from, if it was drafted (draft.h); empty: it was not

  int size() const;
  int size_of(const Catalog&, Side) const;
  int copies(int print) const;  // in the draw deck
  friend bool operator==(const Deck&, const Deck&) = default;
};
// "1R72": the set, the letter of its rarity, its number, as players write it.
std::string code_of(const CardFacts&);
// Whether the rules let this card bear the Ring from the start.
bool can_bear_ring(const Catalog&, int print);
// In one order, so that decks of the same cards are equal: cards by print, sites by number; no card in two entries.
void arrange(const Catalog&, Deck&);

// What a rule of the game does not allow, as a sentence, and the print that it is about; -1: the whole deck.
struct DeckFault {
  Phrase what;
  int print = -1;
};
std::vector<DeckFault> deck_faults(const Catalog&, const Deck&);

// {"id", "ring_bearer", "ring", "start", "sites", "cards": {id: how many}}, and "pool" of a sealed deck. Faults of the
// file become problems.
Deck read_deck(const Catalog&, const std::string& name, std::string_view text, Problems&);
// Those that come with the program, in order of their files.
std::vector<Deck> printed_decks(const Catalog&, Problems&);

}  // namespace mathom::lotr_tcg
