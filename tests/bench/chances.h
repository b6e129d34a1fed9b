#pragma once
// What nets that foretell who wins are fitted to (scripts/train/chances.py): positions with the result of their game, on the standard output.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "core/small_net.h"

namespace mathom::chances {

constexpr std::size_t kMost = 256;  // inputs of a position that are true

// As 16-bit numbers in the machine's order: won (1) or not (0), then which inputs are true, filled up with the number of all inputs.
inline void write(const NetInputs& inputs, bool won) {
  std::array<std::uint16_t, 1 + kMost> out;
  out.fill(static_cast<std::uint16_t>(inputs.written()));
  out[0] = won ? 1 : 0;
  if (inputs.on().size() > kMost) std::abort();
  std::copy(inputs.on().begin(), inputs.on().end(), out.begin() + 1);
  std::fwrite(out.data(), sizeof out[0], out.size(), stdout);
}

}  // namespace mathom::chances
