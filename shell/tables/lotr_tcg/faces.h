// How the face of a card is drawn: as a whole card, or, while it is built where it lies, as whoever lays it there says.
// What all tables share draws a card that is lifted, and asks for its face here.
#pragma once
#include <functional>

#include "shell/tables/lotr_tcg/seen_cards.h"

namespace mathom::lotr_tcg {

class Faces {
 public:
  using Drawing =
      std::function<void(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card, ui::CardState state)>;

  Faces(const CompanySight& sight, const SeenCards& cards) : sight_(sight), cards_(cards) {}

  // From now on cards of the game are drawn so, until draw_whole().
  void draw_as(Drawing drawing) { drawing_ = std::move(drawing); }
  void draw_whole() { drawing_ = nullptr; }

  void draw(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card, ui::CardState state) const;
  void draw_in_hand(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card, ui::CardState state,
                    float shown) const;

 private:
  const CompanySight& sight_;
  const SeenCards& cards_;
  Drawing drawing_;
};

}  // namespace mathom::lotr_tcg
