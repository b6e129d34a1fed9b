#pragma once
// A deck as a list that players write, read and paste, a card a line, and as one word that goes into a link. Reading
// never trusts and never drops: each line that is not taken is named with its reason, and all others are taken.
#include <string>
#include <string_view>
#include <vector>

#include "games/lotr_tcg/cards/card_names.h"
#include "games/lotr_tcg/decks/decks.h"

namespace mathom::lotr_tcg {

struct UnreadLine {
  int number = 0;  // of the line, from 1
  std::string text;
  Phrase why;
};
struct DeckReading {
  Deck deck;         // arranged
  std::string name;  // of a first line "# name" or of a link; empty: none
  std::vector<UnreadLine> unread;
  int taken = 0;  // lines of cards
};

inline constexpr std::size_t kMostListText = std::size_t{16} << 10;  // bytes; a list has less than three thousand
inline constexpr std::size_t kMostDeckName = 40;                     // characters, of four bytes at most

// A card a line, as deck_line.h describes it: "3x Gandalf, Friend of the Shirefolk", "3 Gandalf, ...", "Gandalf, ...
// x3", "1R72 x3", "1_72", in any mixture; the number of a site may stand in front of it. Remarks in brackets or behind
// a dash are passed over, but "(starting)" and "(Ring-bearer)" say what a heading says. A line of card numbers alone,
// "bearer|ring|site,site|card,card", is a whole deck. What pages, forums and spreadsheets put around lines is taken
// away (deck_markup.h, deck_table.h). A line that names no card is split at commas and the like, if each piece names
// one. A line "x3" alone counts the card above it, unless that card has a count or an earlier line has shown that
// counts stand in front. "RB: Frodo" is the Frodo of the list. "Site 1: East Road" and headings are understood, blank
// lines are passed over, and a line "# name" in front of all cards names the deck. "Sealed pool: 4711" says which pool
// it is built from; what stands below a heading "Drafted" was drafted besides the cards of the deck. What stands below
// a heading of the starting fellowship has to start, and is in the deck at least as often; who can bear the Ring does
// so if listed there, and the Ring may be. A list that has no heading for the Ring-bearer takes them from its cards. A
// text that is a link is read as one.
DeckReading read_list(const Catalog&, const CardNames&, std::string_view text);
// The same in one language, with headings; read again it gives the same deck, if all who start are in the draw deck,
// and of a drafted one, if all its cards were drafted or lent.
std::string write_list(const Catalog&, const Deck&, std::string_view name, const effects::Say&);

// "tcg1_290_2_...": letters, digits and signs that a link may hold, from card numbers alone; of a drafted deck with all
// cards that were drafted.
std::string link_word(const Catalog&, const Deck&, std::string_view name);

}  // namespace mathom::lotr_tcg
