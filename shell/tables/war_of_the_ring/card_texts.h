// The texts of cards in play: which of them may be used now as an action, why others may not, and the mark on a card
// that has one. It reads what the viewer sees and holds nothing.
#pragma once
#include <string>
#include <vector>

#include "shell/tables/war_of_the_ring/sight.h"

namespace mathom::war_of_the_ring {

class CardTexts {
 public:
  using Choosable = GameTable::Choosable;

  explicit CardTexts(const Sight& sight) : sight_(sight) {}

  std::vector<Choosable> uses_of(int print) const;
  std::vector<Option> offered(int print) const;  // of these, what may be done now
  bool is_usable(int print) const;
  void draw_mark(const ui::Pen& pen, ui::Rect r, int print) const;
  std::string name(const TableHost& host, int print) const;  // of the card, and that a text of it may be used
  void add_refused(const TableHost& host, int print, std::vector<std::string>& notes) const;

 private:
  const Sight& sight_;
};

}  // namespace mathom::war_of_the_ring
