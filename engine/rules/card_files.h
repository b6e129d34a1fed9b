#pragma once
// Cards of the players' own, for games whose cards are data: a file of entries, each in the place of a printed one. What
// is wrong with a file is said whole. A Game is played with one set of cards: its full config names them, so that a save, a
// replay or a distant bot never goes on with others.
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

// What a full config calls the cards of a file: the hash of its text, or for an empty text the printed ones.
inline constexpr std::string_view kPrintedCards = "printed";
std::string cards_word(std::string_view text);

// What a file calls a card in a language, by the key of its name.
struct OwnName {
  std::string language, key, text;
};

// How large a file may be, in bytes. A save carries the file, with two bytes for a line feed, and must still open.
inline constexpr std::size_t kMostCardsText = std::size_t{256} << 10;
// False, with a problem, where the file is larger.
bool fits_in_a_save(std::string_view text, Problems&);

// An entry of a file: whose place it takes, by the key of its name, and what it is called there, empty: as printed.
struct OwnEntry {
  bool place = false;
  std::string key, name;
  friend bool operator==(const OwnEntry&, const OwnEntry&) = default;
};

class Game;

class CardFiles {
 public:
  virtual ~CardFiles() = default;
  // All problems of a file, each with its path; empty: with() takes it.
  virtual Problems check(std::string_view text) const = 0;
  // The game that is played with the cards of a file over the printed ones, or with the printed ones alone when the text
  // is empty. The same text always gives the same game, which lasts as long as the program; games with different cards
  // may go on side by side. Only the main thread asks. Null, with problems, when the file is not sound.
  virtual const Game* with(std::string_view text, Problems&) const = 0;
  // The file of this game; empty: the printed cards alone.
  virtual std::string_view text() const = 0;
  virtual const std::string& word() const = 0;  // cards_word() of it
  // The entries of a file that check() finds nothing wrong with, in its order, with their names in that language.
  virtual std::vector<OwnEntry> entries(std::string_view text, std::string_view language) const = 0;
  // What the file of this game calls a card in that language, by the key of its name, or in another language where it has
  // none in that one; empty: it gives it no name.
  virtual std::string_view name(std::string_view key, std::string_view language) const = 0;
};

// What a game made of cards says of them: programs that print, check or describe cards know no game but by this.
class CardGame {
 public:
  virtual ~CardGame() = default;
  // The words in which its cards are written (effects/language.h).
  virtual const effects::Language& language() const = 0;
  // What an entry of a card file holds (effects/read/forms.h); empty: its files have shapes of their own.
  virtual std::span<const effects::Form> forms() const = 0;
  // Files of the players' own; null: it takes none.
  virtual const CardFiles* files() const = 0;
};

}  // namespace mathom
