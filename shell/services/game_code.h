// The games' code, and the cards and words of those that have them apart. It comes when a game is first opened, and not
// at all where it is compiled in. Nothing may ask a game anything before.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mathom {

namespace ui {
class Scene;
}
class Notices;
class Words;

class GameCode {
 public:
  GameCode(Words& words, Notices& notices) : words_(words), notices_(notices) {}

  bool here(std::string_view game) const;
  // `then` comes at once where the code is here and where there is no such game, else between two frames. False: it did
  // not come, which has been said; it can be asked for again.
  void with(std::string_view game, std::function<void(bool here)> then);
  void with_of(std::string_view save, std::function<void(bool here)> then);  // of the game that a save names
  void expect(std::string_view game) const;                                  // it may be wanted in a moment
  // In each frame: says that a game is awaited, once that has taken a while.
  void tell_waiting(ui::Scene& scene);

 private:
  void take(const std::string& game, bool came);
  Words& words_;
  Notices& notices_;
  std::map<std::string, std::vector<std::function<void(bool)>>> asked_;  // by game
  double tell_at_ = 0;                                                   // 0: it has been said
};

}  // namespace mathom
