// An edited deck as text: what is kept, exported, copied and opened again. Reading never trusts: every fault is named,
// and nothing comes out of a text that has one.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "games/lotr_tarot/cards/affiliation.h"
#include "shell/tables/common/deck_shelf.h"

namespace mathom::lotr_tarot {

using NamedDeck = KeptDeck<Affiliations>;
// What the editor keeps on this device: decks under their names, and what was begun and not yet used.
using DeckShelf = ShelfOf<Affiliations>;

inline constexpr std::size_t kMostDeckText = std::size_t{16} << 10;  // bytes; a deck has less than one thousand

enum class DeckTrouble {
  none,
  too_large,
  damaged,  // not JSON
  other,    // JSON, but no deck of this game: a saved game, say
  newer,    // a deck in a format of a later program
  lists     // `faults` says what is wrong with its cards
};

struct DeckReading {
  DeckTrouble trouble = DeckTrouble::none;
  NamedDeck deck = {};  // valid when there is no trouble
  std::vector<AffiliationFault> faults = {};
};

std::string deck_text(const NamedDeck& deck);
DeckReading read_deck_text(std::string_view text);

std::string shelf_text(const DeckShelf& shelf);
DeckShelf read_shelf(std::string_view text);

// How many cards stand for a side; `none` is the Ring's.
int cards_for(const Affiliations& sides, Side side);
int cards_wanted(Side side);
Side side_in(const Affiliations& sides, Card card);
void set_side(Affiliations& sides, Card card, Side side);
bool adds_up(const Affiliations& sides);
// How many cards stand for another side than in our own deck.
int changed_cards(const Affiliations& sides);

}  // namespace mathom::lotr_tarot
