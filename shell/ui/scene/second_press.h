// The second press of a card that is played in one go. The first one lifts it. The mirror or a command does this by
// name, and so does a drop: there the second press goes to the item that takes the card.
#pragma once
#include <optional>
#include <string>

#include "shell/ui/scene/input_parts.h"

namespace mathom::ui {

class SecondPress {
 public:
  // Pre: the card has just been activated.
  void play(const Placed& card);
  // Pre: the card is lifted, or has just been marked.
  void lay(const Placed& card, Point at, const SceneList& list);
  // At the beginning of a frame. The table shows a card as lifted in the frame after it was pressed. The second press
  // waits for that, a few frames at most.
  void finish(const InputParts& parts);

 private:
  const Placed* taker(const Placed& card, const SceneList& list) const;

  std::string card_;    // empty: nothing waits
  std::string target_;  // what lay where it was dropped
  std::optional<Point> dropped_;
  int frames_ = 0;  // for which it still waits
};

}  // namespace mathom::ui
