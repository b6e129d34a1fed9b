// What lies open on the board for a moment: cards that are turned up from the deck, or are laid out for a price with
// tokens and runes. It owns where each lay when it was last built.
#pragma once
#include <string>
#include <vector>

#include "shell/tables/lotr_board/pictures/signs.h"
#include "shell/tables/lotr_board/sight.h"

namespace mathom::lotr_board {

class LaidCards {
 public:
  explicit LaidCards(const JourneySight& sight) : sight_(sight) {}

  bool are_any() const;
  void build(const GameTable::Frame& f, ui::Rect room);
  const ui::Rect* find(int print) const;  // null: it does not lie here

 private:
  struct Laid {
    int print, whose;  // whose: -1: turned up from the deck
    Thing thing = Thing::none;
    int n = 1;  // tokens or runes of a kind
    ui::Rect at = {};
  };
  std::vector<Laid> lying() const;
  void place(ui::Rect room);
  bool is_meant(const Laid& laid) const;  // of several cards that look alike the question is about this one
  std::string words_of(const TableHost& host, const Laid& laid) const;
  void draw(const GameTable::Frame& f, const Laid& laid) const;

  const JourneySight& sight_;
  std::vector<Laid> laid_;
};

}  // namespace mathom::lotr_board
