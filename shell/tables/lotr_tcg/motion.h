// What moves while an event is told: a card that is played is held up where all can read it, what leaves goes to its
// pile, wounds and burdens appear, markers walk. It owns where the card lay that leaves, and the cards that are drawn
// side by side.
#pragma once
#include "shell/tables/common/event_row.h"
#include "shell/tables/lotr_tcg/layout/laid.h"
#include "shell/tables/lotr_tcg/seen_cards.h"

namespace mathom::lotr_tcg {

class Motion {
 public:
  Motion(const GameTable& base, const CompanySight& sight, const SeenCards& cards, const CompanyLayout& layout)
      : base_(base), sight_(sight), cards_(cards), layout_(layout) {}

  static bool in_rows(const Event& e) { return what_of(e) == What::drew_one; }
  void take_up(const Event& e);
  void forget() { row_.clear(); }
  void next_frame() { row_.next_frame(); }
  float of_row(const Event& e) const { return row_.motion(e, in_rows(e), 260); }

  void build(const TableFrame& f) const;
  bool flies_to_hand(const TableFrame& f, int card) const;

 private:
  ui::Rect home_of(const TableFrame& f, int card) const;
  void draw_held(const TableFrame& f, const Event& e) const;
  void draw_leaving(const TableFrame& f, const Event& e) const;
  void draw_drawn(const TableFrame& f) const;
  void draw_pop(const TableFrame& f, const Event& e) const;
  void draw_marker_on_its_way(const TableFrame& f, const Event& e) const;

  const GameTable& base_;
  const CompanySight& sight_;
  const SeenCards& cards_;
  const CompanyLayout& layout_;
  ui::Rect left_from_;  // where the card lay that leaves
  EventRow row_;
};

}  // namespace mathom::lotr_tcg
