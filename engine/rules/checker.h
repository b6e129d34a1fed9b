#pragma once
// Invariants of a State, asked of any numbers at all: the first that fails ends the check, so that what follows may rely
// on it. Derive the check of a game from it.
#include "core/problems.h"

namespace mathom {

class Checker {
 public:
  explicit Checker(Problems& problems) : problems_(problems) {}

 protected:
  bool sound() const { return sound_; }
  void need(bool holds, const char* path, const char* what) {
    if (holds) return;
    sound_ = false;
    problems_.add(path, what);
  }
  static constexpr bool within(int n, int least, int most) { return n >= least && n <= most; }

 private:
  Problems& problems_;
  bool sound_ = true;
};

}  // namespace mathom
