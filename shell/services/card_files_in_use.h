// Cards of the player's own, for games that take them (rules/card_files.h): which file new games are begun with, and
// that every game that opens finds the cards with which it was begun.
#pragma once
#include <map>
#include <string>
#include <string_view>

#include "core/problems.h"
#include "rules/game.h"
#include "session/save.h"

namespace mathom {

class Outside;
class Words;

class CardFilesInUse {
 public:
  CardFilesInUse(Outside& outside, const Words& words) : outside_(outside), words_(words) {}

  const std::string& of(const Game& game);               // the file for new games; empty: the printed cards
  void choose(const Game& game, std::string_view text);  // pre: it was checked
  // The game with those cards, or with the printed ones; null, with problems, when the file is not sound any more.
  const Game* with(const Game& game, Problems& problems);
  // Opens a save with the cards that it was played with: they are in it, or are those for new games.
  LoadResult load(std::string_view save);
  std::string load_words(const LoadResult& result) const;
  void read_again() { files_.clear(); }  // another page of this browser may have chosen others

 private:
  Outside& outside_;
  const Words& words_;
  std::map<std::string, std::string> files_;  // by game, as they have been asked for
};

}  // namespace mathom
