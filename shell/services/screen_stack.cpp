#include "shell/services/screen_stack.h"

#include "shell/platform/platform.h"

namespace mathom {

void ScreenStack::fall_back(ScreenPtr screen) {
  const std::size_t n = screens_.size();
  if (n > 1 && screens_[n - 2]->name() == screen->name()) return pop();
  replace(std::move(screen));
}

bool ScreenStack::apply_changes() {
  for (const auto& act : std::exchange(acts_, {})) act();
  if (changes_.empty()) return false;
  for (Change& c : std::exchange(changes_, {})) {
    const bool pops = c.kind == Change::Kind::pop || c.kind == Change::Kind::replace;
    if (pops && !screens_.empty()) screens_.pop_back();
    if (c.kind == Change::Kind::restart) screens_.clear();
    if (c.screen) screens_.push_back(std::move(c.screen));
    if (screens_.empty()) screens_.push_back(first_());
  }
  platform::want_frame();
  return true;
}

std::function<bool()> ScreenStack::wish() {
  return [this, wish = ++wish_] { return wish == wish_; };
}

std::function<bool()> ScreenStack::wish_from_here() {
  return [this, latest = wish(), from = top()] { return latest() && from == top(); };
}

}  // namespace mathom
