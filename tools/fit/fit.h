#pragma once
// What the regressions of benches share.
#include <array>
#include <cstddef>
#include <vector>

namespace mathom {

// Solves n linear equations, the right side in the last column, in place (Gauss and Jordan; the matrices of regressions
// with a ridge need no pivots).
template <std::size_t N>
std::array<double, N - 1> solved(std::vector<std::array<double, N>> a) {
  std::array<double, N - 1> out{};
  for (std::size_t i = 0; i + 1 < N; ++i)
    for (std::size_t k = 0; k + 1 < N; ++k) {
      if (k == i) continue;
      const double by = a[k][i] / a[i][i];
      for (std::size_t j = i; j < N; ++j) a[k][j] -= by * a[i][j];
    }
  for (std::size_t i = 0; i + 1 < N; ++i) out[i] = a[i][N - 1] / a[i][i];
  return out;
}

}  // namespace mathom
