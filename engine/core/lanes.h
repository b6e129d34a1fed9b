#pragma once
// Vectors of eight 16-bit or four 32-bit integers, for code in which the compiler does not find them by itself: pairwise sums of
// 16-bit products are one instruction on x86 and in WASM, which clang does not use for WASM on its own.
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

// Sums of neighbouring products: a[0] * b[0] + a[1] * b[1], and so on. They must fit 32 bits. By C++ alone:
inline Four products_one_by_one(Eight a, Eight b) {
  Four out{};
  for (int i = 0; i < 4; ++i) out[i] = a[2 * i] * b[2 * i] + a[2 * i + 1] * b[2 * i + 1];
  return out;
}
// The same by the machine's instruction, where it has one.
inline Four products(Eight a, Eight b) {
#if defined(__wasm_simd128__)
  return __builtin_wasm_dot_s_i32x4_i16x8(a, b);
#elif defined(__SSE2__)
  return __builtin_ia32_pmaddwd128(a, b);
#else
  return products_one_by_one(a, b);
#endif
}

}  // namespace mathom
