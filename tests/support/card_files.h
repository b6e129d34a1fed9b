#pragma once
// Card files for tests: the printed entries, and the game that is played with a file of one's own.
#include <string>
#include <string_view>
#include <vector>

#include "assets/assets.h"
#include "core/json.h"
#include "rules/card_files.h"
#include "rules/registry.h"
#include "support/games.h"

namespace mathom::test {

inline const Game& war() { return *find_game("war_of_the_ring"); }

struct PrintedEntry {
  std::string list;  // "cards", "locations" or "sites"
  Json entry;
};
inline std::vector<PrintedEntry> printed_entries(std::string_view game = "war_of_the_ring") {
  std::vector<PrintedEntry> out;
  Problems problems;
  const std::string folder = "cards/" + std::string(game) + "/";
  for (const Asset& file : all_assets()) {
    if (!file.path.starts_with(folder)) continue;
    const auto j = parse_json(file.text, problems);
    for (const char* list : {"cards", "locations", "sites"})
      if (const Json* entries = j ? member(*j, list) : nullptr)
        for (const Json& entry : *entries) out.push_back({list, entry});
  }
  return out;
}
// The Soldiers of Gondor as an entry of one's own, with these keys more.
inline std::string own_card(const std::string& more) {
  return R"({"cards": [{"id": "soldiers-of-gondor", "faction": "dunedain", "type": "army")" + more + "}]}";
}
inline std::string file_of(const std::string& list, const Json& entry) {
  return dump_json({{list, Json::array({entry})}});
}

// The game with a file of one's own; what is wrong with the file is in problems().
class WithCards {
 public:
  explicit WithCards(std::string_view text, const Game& printed = war())
      : game_(printed.card_files()->with(text, problems_)) {}
  const Problems& problems() const { return problems_; }
  const Game& game() const { return *game_; }
  // All games of the tests, this one in the place of the printed one.
  std::vector<const Game*> games() const {
    std::vector<const Game*> out = games_and_test_games();
    out.push_back(game_);
    return out;
  }

 private:
  Problems problems_;
  const Game* game_;
};

}  // namespace mathom::test
