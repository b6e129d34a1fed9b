// What the viewer of a table of War of the Ring sees, for all parts of the table to read: the board as far as it has
// been told, the question, and what things are called and look like with the icons that count now. It answers nothing.
//
// The table knows a card by its print, and a place from kFirstPlace on; the options of the engine know a card by where
// it stands in the game's list of cards.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "games/war_of_the_ring/cards/catalog.h"
#include "games/war_of_the_ring/state/phases.h"
#include "shell/tables/common/game_table.h"
#include "shell/tables/war_of_the_ring/board.h"
#include "shell/tables/war_of_the_ring/pictures/face.h"

namespace mathom::war_of_the_ring {

class Sight {
 public:
  explicit Sight(const GameTable& table) : table_(table) {}

  // --- the match, as every table has it
  const GameTable& table() const { return table_; }
  const Game& game() const { return table_.game(); }
  const Decision& decision() const { return table_.decision(); }
  Question question() const { return static_cast<Question>(decision().why); }
  bool asked() const { return table_.asked(); }
  bool over() const { return table_.over(); }
  int me() const { return table_.me(); }
  CardId lifted() const { return table_.lifted(); }

  // --- the board: it follows what is told, and stands at what is known when all has been told
  void begin();
  void show(const Event& e);
  void catch_up();
  const Board& board() const { return board_; }
  Board first_board() const;  // as the game began
  const State& seen() const;  // what the viewer knows
  const Catalog& catalog() const { return catalog_of(game()); }
  Side side_of_seat(int seat) const { return board_.table().side(seat); }
  Side near_side() const { return side_of_seat(me()); }
  int own_aside() const { return static_cast<int>(board_.prints_in(kAside + me()).size()); }  // the first of these:
  std::vector<CardId> own_hand() const;  // as prints, in order: what was drawn aside, then the hand
  std::vector<int> own_reserve() const { return board_.prints_in(kReserve + me()); }
  std::vector<CardDef> known_hand(SeatId seat) const;
  int source_print() const;  // whose text is carried out: a card, a place from kFirstPlace on, or -1

  // --- from prints to cards of the engine, and back
  CardId physical(int print) const;  // where in the game that print is now
  int print_of(CardId thing) const;  // of an option: a print, a place from kFirstPlace on, or -1
  CardId shown_as(CardId card) const;
  CardId offered_card(const Option& o) const;

  // --- words and looks
  std::string name_of(const TableHost& host, int print) const;
  std::string card_name(const TableHost& host, CardId card) const;  // what a screen reader says
  const FaceWords& words_of(const TableHost& host, int print) const;
  LiveIcons live_icons(int print) const;
  void draw_face(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card, ui::CardState state) const;

 private:
  const GameTable& table_;
  Board board_;
  mutable std::map<int, FaceWords> words_;  // of cards that have been drawn in this language since the last answer
  mutable std::string words_in_;
  mutable std::uint32_t words_at_ = 0;
};

}  // namespace mathom::war_of_the_ring
