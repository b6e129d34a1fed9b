// Text that is dictated, or written by a macro, into a screen without a field: a sentence in a few hundredths of a second. Its
// letters are no commands. Letters, digits, signs and spaces therefore wait a moment, until it is clear that they are pressed one
// by one; whatever else is pressed goes on at once, after what waits.
#pragma once
#include <limits>
#include <optional>
#include <vector>

#include "shell/ui/scene/input.h"

namespace mathom::ui {

class Scene;

// Milliseconds: hardly anybody presses one letter after another as fast, and the coarsest clock that a browser gives a page tells
// tenths of a second. Digits and signs alone are no sentence, however fast they come.
inline constexpr double kBurst = 120;

class Dictation {
 public:
  void post(Input input, Scene& scene);
  // Before each frame: what has waited for long enough.
  void release(double now, Scene& scene);
  // When release() has to be called; nothing waits otherwise.
  std::optional<double> due() const;

 private:
  void post_text(Input input, Scene& scene);
  void let_go(Scene& scene);

  std::vector<Input> waiting_;
  double last_ = -std::numeric_limits<double>::infinity();  // when the last of a text came
  bool sentence_ = false;                                   // what comes is one
};

}  // namespace mathom::ui
