#pragma once
// One test for each game where a fact is the same for all, so that tests run side by side and one game's can be run
// alone: "<sentence>: french_tarot", with the game's id as a tag. Where a game's share takes long it comes in parts.
#include <string>
#include <string_view>

namespace mathom::test {

struct Share {
  std::string game;  // its id
  int part = 0, parts = 1;
  // Does the nth thing belong to this part? Of few things none may.
  bool has(int n) const {
    const bool is = n % parts == part;
    asked = true, empty = empty && !is;
    return is;
  }
  mutable bool asked = false, empty = true;  // whether has() was asked, and has never said yes
};

enum class Games { of_the_program, and_test_games };

// Registers the tests, before main; returns how many. `tags` as in TEST_CASE.
int for_each_game(std::string_view sentence, std::string_view tags, Games games, int parts, void (*run)(const Share&));
// The same for one game alone.
int for_game(std::string_view sentence, std::string_view tags, std::string_view game, int parts,
             void (*run)(const Share&));

}  // namespace mathom::test
