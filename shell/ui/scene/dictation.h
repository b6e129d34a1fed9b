// Text that is dictated, or typed by a macro, into a screen without a field: a sentence in a few hundredths of a
// second. Its letters must not act as commands. So letters, digits, signs and spaces wait a moment, until it is clear
// that they are pressed one by one. Any other key acts at once, after what waits.
#pragma once
#include <limits>
#include <optional>
#include <vector>

#include "shell/ui/scene/input.h"

namespace mathom::ui {

class Scene;

// Milliseconds. Hardly anybody presses one letter after another this fast, and the coarsest clock that a browser gives
// a page has steps of a tenth of a second. Digits and signs alone never count as a sentence.
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
