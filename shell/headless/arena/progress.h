#pragma once
// How far a long run is, on standard error: rewritten in one line on a terminal, a line now and then elsewhere when
// asked for.
#include <cstdint>

#include "shell/headless/arena/statistics.h"

namespace mathom::headless {

class Progress {
 public:
  // `wanted`: also where standard error is not a terminal. `deals`: how many are to be played.
  Progress(bool wanted, std::uint64_t deals);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  // One more is done; `so_far` of all.
  void done(const Sample& so_far);

 private:
  bool terminal_, shown_;
  std::uint64_t deals_, done_ = 0;
  double began_, said_ = 0;
};

}  // namespace mathom::headless
