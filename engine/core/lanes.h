#pragma once
// Eight numbers of 16 bits, or four of 32, that are counted with at once. Every machine has them in one form or another, but compilers
// do not see by themselves where products of 16 bits are added up in pairs, WASM's least of all.
#include <cstdint>
#include <cstring>

namespace mathom {

using Eight = std::int16_t __attribute__((vector_size(16)));
using Four = std::int32_t __attribute__((vector_size(16)));

// From anywhere in memory.
template <class Lanes, class Number>
Lanes lanes_at(const Number* from) {
  Lanes out;
  std::memcpy(&out, from, sizeof out);
  return out;
}

// The products of two neighbours together, four times.
inline Four products(Eight a, Eight b) {
#if defined(__wasm_simd128__)
  return __builtin_wasm_dot_s_i32x4_i16x8(a, b);
#elif defined(__SSE2__)
  return __builtin_ia32_pmaddwd128(a, b);
#else
  Four out{};
  for (int i = 0; i < 4; ++i) out[i] = a[2 * i] * b[2 * i] + a[2 * i + 1] * b[2 * i + 1];
  return out;
#endif
}

}  // namespace mathom
