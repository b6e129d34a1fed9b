#pragma once
// Checks the invariants of a State that may hold any numbers. The first failure ends the check, so later tests may rely
// on earlier ones. A game derives its check from this class.
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
