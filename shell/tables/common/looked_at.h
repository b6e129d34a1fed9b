// Which card of a table is looked at: the card that the pointer or the focus came to last. They may lie on two cards at
// once; a card takes over in the frame in which one of them comes to it, never while both stand still.
#pragma once
#include <utility>

#include "core/ids.h"
#include "shell/ui/scene/item.h"

namespace mathom {

class LookedAt {
 public:
  // Before the cards of a frame are built.
  void begin() {
    hovered_before_ = std::exchange(hovered_, CardId::none);
    focused_before_ = std::exchange(focused_, CardId::none);
  }
  // Returns whether another card than before is looked at now. A touch cannot point: a finger lifts a card or holds it.
  bool see(CardId card, const ui::Reaction& is) {
    const bool comes = (is.hovered && card != hovered_before_) || (is.focused && card != focused_before_);
    if (is.hovered) hovered_ = card;
    if (is.focused) focused_ = card;
    return comes && std::exchange(card_, card) != card;
  }
  void forget() { *this = {}; }
  CardId card() const { return card_; }  // none: no card has been looked at

 private:
  CardId card_ = CardId::none;
  CardId hovered_ = CardId::none, focused_ = CardId::none;                // in this frame
  CardId hovered_before_ = CardId::none, focused_before_ = CardId::none;  // in the frame before
};

}  // namespace mathom
