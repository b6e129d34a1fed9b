// A match that has just been won: light rises over the page of its result, and three strings sound. Any touch ends the
// light. Where nothing moves there is only the sound.
#pragma once
#include "shell/tables/common/build_frame.h"

namespace mathom {

class Triumph {
 public:
  // In each frame in which the page of the won match is open, after the page.
  void build(const BuildFrame& f);
  void forget() { since_ = -1; }  // the page is closed

 private:
  double since_ = -1;  // when it began; below 0: it has not
  bool ended_ = false;
};

}  // namespace mathom
