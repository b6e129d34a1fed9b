#pragma once
// Checks a State whose rules are procedures on a stack of frames (rules/frames.h). Frame 0, the outermost, is the game.
// This class checks the stack and the question with which it waits; the game checks what the frames hold.
#include <algorithm>

#include "rules/checker.h"
#include "rules/frames.h"

namespace mathom {

class StackChecker : public Checker {
 public:
  using Checker::Checker;

 protected:
  // holds(frame): whether its locals and its answer are such as its procedure writes. It is called for frames that
  // stand at a possible step. Returns whether a procedure is running and everything is sound.
  template <class S, class T, class F>
  bool stack(const S& s, bool is_over, std::span<const Procedure<T>> procedures, F holds) {
    need(s.frames.empty() == is_over, "/frames", "must be empty when the game is over, and only then");
    if (!sound() || s.frames.empty()) return false;
    need(s.frames[0].code == 0, "/frames", "must begin with the game");
    for (int i = 0; i < s.frames.size() && sound(); ++i) {
      const Frame& f = s.frames[i];
      need(f.code < procedures.size(), "/frames", "is no procedure");
      if (!sound()) return false;
      need(stands_well(s, procedures, i), "/frames", "stands where nothing waits");
      need(sound() && holds(f), "/frames", "holds numbers that it cannot");
      need(i == 0 || f.code != 0, "/frames", "is only one game");
    }
    return sound();
  }
  // Pre: the game is not over.
  void question(const Decision& d) {
    const bool has_options = !d.options.empty();
    need(!d.over() && (d.by_luck() && d.ask != Ask::shuffle ? d.sides > 0 : has_options), "/frames", "asks nothing");
    need(std::adjacent_find(d.options.begin(), d.options.end()) == d.options.end(), "/frames", "asks the same twice");
  }
};

}  // namespace mathom
