// What the player has learnt on this device: lessons that are done, remarks that were made, whether they are wanted.
// Kept with the settings as one text.
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace mathom {

struct GameProgress {
  std::set<std::string, std::less<>> done;  // lessons, by id
  std::set<std::string, std::less<>> told;  // remarks, by id
  bool remarks = false;                     // are wanted
  bool aim = false;                         // the pages that say what it is about have been opened
};

class Progress {
 public:
  explicit Progress(std::string_view text);  // what is wrong in it is left out
  std::string text() const;
  // What was learnt here since `before`, with what is kept `now`: another page may teach, too.
  Progress since(const Progress& before, const Progress& now) const;
  GameProgress& of(std::string_view game) { return games_[std::string(game)]; }

 private:
  std::map<std::string, GameProgress, std::less<>> games_;
};

}  // namespace mathom
