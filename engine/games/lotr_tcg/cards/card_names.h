#pragma once
// What cards, headings and columns are called in the languages in which lists of cards are written.
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "effects/say/say.h"
#include "games/lotr_tcg/cards/catalog.h"
#include "games/lotr_tcg/decks/deck_table.h"

namespace mathom::lotr_tcg {

class CardNames {
 public:
  // The words of one more language. Hints are looked for in the first language before the others.
  void add(const Catalog&, const effects::Say&);
  // The prints that have this name, whole.
  std::vector<int> named(std::string_view written) const;
  // The prints that a written name fits: the whole name, else without an article in front, else the title in front of
  // its comma, else what stands behind it, else the beginning of names.
  std::vector<int> fitting(std::string_view written) const;
  // The same without what people write in front of a name: "copies of", "Site 3".
  std::vector<int> fitting_after_words(std::string_view written) const;
  // Is it a whole name, or the title in front of a comma?
  bool begins_name(std::string_view written) const;
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
  // What a heading, or a label in front of a colon, says. How many cards stand below it may stand in front or follow:
  // "Shadow (30 cards)", "6 Companions". Several headings in one say what the first of them says that is about a place:
  // "Free Peoples - Gondor". A number of cards alone is `about`.
  Heading heading(std::string_view written) const;
  const ColumnNames& columns() const { return columns_; }

 private:
  struct Name {
    // Small letters and digits alone; in front of the comma, behind it, and the whole without an article in front.
    std::string whole, title, subtitle, bare;
    int print = 0;
  };
  template <class Fits>
  std::vector<int> prints(Fits fits) const;
  std::string bare(std::string_view written) const;
  Heading known_heading(std::span<const std::string> words) const;
  Heading joined_heading(std::span<const std::string> words) const;
  bool is_count(const std::string& word) const;

  std::vector<Name> names_;
  std::vector<std::pair<std::string, Heading>> headings_;
  std::vector<std::string> articles_, counts_;
  ColumnNames columns_;
};

}  // namespace mathom::lotr_tcg
