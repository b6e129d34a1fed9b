#pragma once
// A deck as a list that players write, read and paste, a card a line, and as one word that goes into a link. Reading never
// trusts and never drops: each line that is not taken is named with its reason, and all others are taken.
#include <string>
#include <string_view>
#include <vector>

#include "effects/say.h"
#include "games/lotr_tcg/cards/decks.h"

namespace mathom::lotr_tcg {

// What cards and headings are called in the languages in which lists are written.
class CardNames {
 public:
  // The words of one more language; the first language is the one that hints are looked for in first.
  void add(const Catalog&, const effects::Say&);
  // The prints that have this name, whole.
  std::vector<int> named(std::string_view written) const;
  // The prints that a written name fits: the whole name, else without an article in front, else the title in front of its
  // comma, else what stands behind it, else the beginning of names.
  std::vector<int> fitting(std::string_view written) const;
  // The same without what people write in front of a name: "copies of", "Site 3".
  std::vector<int> fitting_after_words(std::string_view written) const;
  // The print whose name is nearest to what was written; -1: none is near.
  int near(std::string_view written) const;

  enum class Heading : std::uint8_t {
    none,
    ring_bearer,
    ring,
    start,
    sites,
    free_peoples,
    shadow,
    pool,
    drafted,
    other,  // of the draw deck
    name,   // of the deck
    about,  // a line about the deck: its format, who built it, how many cards it has
    notes   // free text, up to the next heading
  };
  // What a heading, or a label in front of a colon, says. How many cards stand below it may stand in front or follow: "Shadow
  // (30 cards)", "6 Companions". A number of cards alone is `about`.
  Heading heading(std::string_view written) const;

 private:
  struct Name {
    // Small letters and digits alone; in front of the comma, behind it, and the whole without an article in front.
    std::string whole, title, subtitle, bare;
    int print = 0;
  };
  template <class Fits>
  std::vector<int> prints(Fits fits) const;
  std::string bare(std::string_view written) const;
  bool is_count(const std::string& word) const;

  std::vector<Name> names_;
  std::vector<std::pair<std::string, Heading>> headings_;
  std::vector<std::string> articles_, counts_;
};

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

// A card a line, as deck_line.h describes it: "3x Gandalf, Friend of the Shirefolk", "3 Gandalf, ...", "Gandalf, ... x3", "1R72 x3",
// "1_72", in any mixture; the number of a site may stand in front of it. Remarks in brackets or behind a dash are passed over, but
// "(starting)" and "(Ring-bearer)" say what a heading says. A line of card numbers alone, "bearer|ring|site,site|card,card", is a
// whole deck. "Site 1: East Road" and headings are understood, blank lines are passed over, and a line "# name" in front of all
// cards names the deck. "Sealed pool: 4711" says which pool it is built from; what stands below a heading "Drafted" was drafted
// besides the cards of the deck. What stands below a heading of the starting fellowship has to start, and is in the deck at least
// as often; who can bear the Ring does so if listed there, and the Ring may be. A list that has no heading for the
// Ring-bearer takes them from its cards. A text that is a link is read as one.
DeckReading read_list(const Catalog&, const CardNames&, std::string_view text);
// The same in one language, with headings; read again it gives the same deck, if all who start are in the draw deck, and of
// a drafted one, if all its cards were drafted or lent.
std::string write_list(const Catalog&, const Deck&, std::string_view name, const effects::Say&);

// "tcg1_290_2_...": letters, digits and signs that a link may hold, from card numbers alone; of a drafted deck with all cards that
// were drafted.
std::string link_word(const Catalog&, const Deck&, std::string_view name);

}  // namespace mathom::lotr_tcg
