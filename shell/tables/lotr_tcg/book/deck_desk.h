// The deck that is being built: its cards, steps back and forth, the decks that are kept on this device. It knows no
// screen; what it refuses, it says in a phrase.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "games/lotr_tcg/decks/deck_text.h"
#include "games/lotr_tcg/decks/pool.h"
#include "shell/tables/common/deck_shelf.h"

namespace mathom::lotr_tcg {

// Under which name decks are kept on this device.
inline constexpr std::string_view kKeptDecks = "lotr_tcg.decks";

struct OpenDeck {
  std::string name;
  Deck deck;
  friend bool operator==(const OpenDeck&, const OpenDeck&) = default;
};
using TcgShelf = ShelfOf<OpenDeck>;
std::string shelf_text(const TcgShelf&);
TcgShelf read_tcg_shelf(std::string_view text);

class DeckDesk {
 public:
  // Reads what is kept here.
  void begin(TableHost&);
  // Takes over what another page has kept since.
  void refresh(TableHost&);
  // In its place: this deck alone is built, and every step of it is handed over instead of being kept.
  using Changed = std::function<void(TableHost&, const Deck&)>;
  void begin(OpenDeck deck, Changed changed);
  bool is_held() const { return changed_ != nullptr; }

  bool has_deck() const { return open_.has_value(); }  // if not, one is to be begun or opened
  const Deck& deck() const { return open_ ? open_->deck : kNone; }
  const std::string& name() const { return open_ ? open_->name : kNoName; }
  std::vector<DeckFault> faults() const { return deck_faults(printed_cards(), deck()); }

  // In the draw deck, in the path, as the Ring or the Ring-bearer.
  int copies(int print) const;
  int copies_of_title(int print) const;  // in the draw deck, with the Ring-bearer
  const Pool* pool() const;              // of a sealed or drafted deck; null: it is built from all cards
  int most(int print) const;  // how many there are for the deck: as the pool has them, or as many as one likes
  bool starts(int print) const;
  bool can_add(int print) const;

  // Each is one step. A site takes the place of the one with its number, a Ring that of the other.
  void add(TableHost&, int print);
  void remove(TableHost&, int print);
  void bear(TableHost&, int print);  // makes it the Ring-bearer; nobody is any more if it is
  void turn_start(TableHost&, int print);
  void open(TableHost&, OpenDeck deck);
  void rename(TableHost&, const std::string& name);

  bool can_undo() const { return !before_.empty(); }
  bool can_redo() const { return !after_.empty(); }
  void undo(TableHost&);
  void redo(TableHost&);

  // The deck has cards and is neither kept here nor one that comes with the program: nothing but undo would bring it
  // back.
  bool is_unkept() const;
  const TcgShelf& shelf() const { return shelf_; }
  bool keep(TableHost&, const std::string& name);  // under that name, which it then has; false: the shelf is full
  void remove_kept(TableHost&, std::size_t i);
  void restore_kept(TableHost&);

 private:
  using State = std::optional<OpenDeck>;
  void change(TableHost&, State to);
  void save(TableHost&);

  static const Deck kNone;
  mutable std::optional<Pool> pool_;
  static const std::string kNoName;
  State open_;
  std::vector<State> before_, after_;
  TcgShelf shelf_;
  std::string text_;  // of the shelf, as it was read or written last
  Changed changed_;
};

}  // namespace mathom::lotr_tcg
