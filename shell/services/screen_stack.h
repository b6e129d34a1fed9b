// The screens that lie on each other, the top one built. Changes take effect after the frame that asked for them.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "shell/services/screen.h"

namespace mathom {

class ScreenStack {
 public:
  // Makes the screen that everything starts from.
  explicit ScreenStack(std::function<ScreenPtr()> first) : first_(std::move(first)) {}
  void start() { screens_.push_back(first_()); }

  void push(ScreenPtr screen) { changes_.push_back({Change::Kind::push, std::move(screen)}); }
  void pop() { changes_.push_back({Change::Kind::pop, nullptr}); }
  void replace(ScreenPtr screen) { changes_.push_back({Change::Kind::replace, std::move(screen)}); }  // the top one
  // Ends the top one: what lies below it comes back where it is such a screen, else `screen` takes its place.
  void fall_back(ScreenPtr screen);
  void restart() { changes_.push_back({Change::Kind::restart, nullptr}); }  // only the first one remains, made again
  void forget_changes() { changes_.clear(); }                               // that were asked for in this frame
  void after_frame(std::function<void()> act) { acts_.push_back(std::move(act)); }  // before the changes of screens
  bool apply_changes();                                                             // false: there were none

  Screen* top() const { return screens_.empty() ? nullptr : screens_.back().get(); }
  bool only_first() const { return screens_.size() < 2; }
  const std::vector<ScreenPtr>& all() const { return screens_; }

  // What the player wants to be opened, which may take a while. Each tells whether it is still the latest wish; the
  // second also whether the player is still on the screen that they were on.
  std::function<bool()> wish();
  std::function<bool()> wish_from_here();

 private:
  struct Change {
    enum class Kind : std::uint8_t { push, pop, replace, restart } kind;
    ScreenPtr screen;
  };
  std::function<ScreenPtr()> first_;
  std::vector<ScreenPtr> screens_;
  std::vector<Change> changes_;
  std::vector<std::function<void()>> acts_;
  std::uint64_t wish_ = 0;
};

}  // namespace mathom
