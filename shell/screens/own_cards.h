// The part of the set-up where players bring cards of their own, for games that take them (rules/card_files.h): which
// are chosen for new games, a file taken in, the printed ones again.
#pragma once
#include <string>
#include <vector>

#include "core/json_place.h"
#include "rules/card_files.h"
#include "shell/screens/screens.h"
#include "shell/services/services.h"

namespace mathom {

// All that is wrong with a file, line by line.
ScreenPtr card_faults_screen(std::vector<PlacedProblem> faults);

// The printed cards as such a file.
std::string printed_cards(std::string_view game);

class OwnCards {
 public:
  explicit OwnCards(const Game& game) : game_(game) {}
  // Pre: the game takes card files.
  void build(const Services& use, const ui::Canvas& c, ui::Rect& column);

 private:
  void read(const Services& use);

  const Game& game_;
  bool read_ = false;
  std::string text_, language_;  // of which the words below speak
  std::string changes_, names_;
};

}  // namespace mathom
