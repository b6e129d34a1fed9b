#pragma once
// What nets that foretell how a game ends are fitted to (scripts/train/results.py): positions with the result of their
// game, on the standard output.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "nets/small_net.h"

namespace mathom::results {

constexpr std::size_t kMost = 256;  // inputs of a position that are true

// As 16-bit numbers in the machine's order: the result, which is won (1) or not (0), or in hundredths of a point; then
// which inputs are true, filled up with the number of all inputs.
inline void write(const NetInputs& inputs, int result) {
  std::array<std::uint16_t, 1 + kMost> out;
  out.fill(static_cast<std::uint16_t>(inputs.written()));
  out[0] = static_cast<std::uint16_t>(result);
  if (inputs.on().size() > kMost) std::abort();
  std::copy(inputs.on().begin(), inputs.on().end(), out.begin() + 1);
  std::fwrite(out.data(), sizeof out[0], out.size(), stdout);
}

}  // namespace mathom::results
