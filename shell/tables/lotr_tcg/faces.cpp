#include "shell/tables/lotr_tcg/faces.h"

#include <algorithm>

namespace mathom::lotr_tcg {

using namespace ui;

void Faces::draw(const TableHost& host, const Pen& pen, Rect r, CardId card, CardState state) const {
  if (sight_.print_of(card) < 0) return draw_card_back(pen, r);
  if (!drawing_ || !sight_.is_card(card)) return draw_game_card(pen, r, cards_.look_of(host, card), state);
  drawing_(host, pen, r, card, state);
}

void Faces::draw_in_hand(const TableHost& host, const Pen& pen, Rect r, CardId card, CardState state,
                         float shown) const {
  if (sight_.print_of(card) < 0) return draw_card_back(pen, r);
  FaceLook look = cards_.look_of(host, card);
  look.shown = std::clamp(shown / std::max(1.0f, r.w), 0.2f, 1.0f);
  draw_game_card(pen, r, look, state);
}

}  // namespace mathom::lotr_tcg
