#pragma once
// Cards of the players' own, for games whose cards are data: a file of entries, each of which replaces a printed card.
// A faulty file is rejected whole. A Game plays with one set of cards, which its full config names, so that a save, a
// replay or a remote bot never continues with other cards.
#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/ids.h"
#include "core/problems.h"
#include "text/phrase.h"

namespace mathom::effects {
class Language;
struct Form;
}  // namespace mathom::effects

namespace mathom {

// Returns the name of a file's cards in a full config: the hash of its text, or kPrintedCards for an empty text.
inline constexpr std::string_view kPrintedCards = "printed";
std::string cards_word(std::string_view text);

// The name that a file gives a card in one language. `key` is the key of the card's name.
struct OwnName {
  std::string language, key, text;
};

// The maximum size of a file in bytes. A save holds the file, with two bytes for a line feed, and must still open.
inline constexpr std::size_t kMostCardsText = std::size_t{256} << 10;
// Returns false and reports a problem if the file is larger.
bool fits_in_a_save(std::string_view text, Problems&);

// An entry of a file: which card it replaces, by the key of its name, and its new name; empty if the name is as
// printed.
struct OwnEntry {
  bool place = false;
  std::string key, name;
  friend bool operator==(const OwnEntry&, const OwnEntry&) = default;
};

class Game;

class CardFiles {
 public:
  virtual ~CardFiles() = default;
  // Returns all problems of a file, each with its path. If there are none, with() accepts it.
  virtual Problems check(std::string_view text) const = 0;
  // Returns the game with the cards of a file in place of printed ones; with the printed ones alone if the text is
  // empty. The same text always returns the same game, which lasts as long as the program. Games with different cards
  // may run side by side. Call it from the main thread only. Returns null and reports problems if the file is faulty.
  virtual const Game* with(std::string_view text, Problems&) const = 0;
  // Returns the file of this game; empty if it plays with the printed cards alone.
  virtual std::string_view text() const = 0;
  virtual const std::string& word() const = 0;  // cards_word() of the file
  // Returns the entries of a file, in its order, with their names in that language. Pre: check() finds no problem.
  virtual std::vector<OwnEntry> entries(std::string_view text, std::string_view language) const = 0;
  // Returns the name that the file of this game gives a card in that language, or else in another language; empty if it
  // gives none. `key` is the key of the card's name.
  virtual std::string_view name(std::string_view key, std::string_view language) const = 0;
};

// What a game made of cards says of them. Programs that print, check or describe cards know the game only by this.
class CardGame {
 public:
  virtual ~CardGame() = default;
  // Returns the language in which its cards are written (effects/language.h).
  virtual const effects::Language& language() const = 0;
  // Returns what an entry of a card file holds (effects/read/forms.h); empty if its files have a form of their own.
  virtual std::span<const effects::Form> forms() const = 0;
  // Returns the reader of the players' own files; null if the game accepts none.
  virtual const CardFiles* files() const = 0;
};

}  // namespace mathom
