#pragma once
// Vectors of 16-bit and 32-bit integers, for code in which the compiler does not find them by itself: pairwise sums of
// 16-bit products are one instruction on x86 and in WASM, which clang does not use for WASM on its own. They are of 16
// bytes unless the build is for a machine that has wider ones, as that of a program that plays games for a net is
// (scripts/train/fit).
#include <cstdint>
#include <cstring>

namespace mathom {

#if defined(__AVX512BW__)
inline constexpr int kVectorBytes = 64;
#elif defined(__AVX2__)
inline constexpr int kVectorBytes = 32;
#else
inline constexpr int kVectorBytes = 16;
#endif
inline constexpr int kShorts = kVectorBytes / 2, kInts = kVectorBytes / 4;

using Shorts = std::int16_t __attribute__((vector_size(kVectorBytes)));
using Ints = std::int32_t __attribute__((vector_size(kVectorBytes)));

// From anywhere in memory.
template <class Lanes, class Number>
Lanes lanes_at(const Number* from) {
  Lanes out;
  std::memcpy(&out, from, sizeof out);
  return out;
}

// Sums of neighbouring products: a[0] * b[0] + a[1] * b[1], and so on. They must fit 32 bits. By C++ alone:
inline Ints products_one_by_one(Shorts a, Shorts b) {
  Ints out{};
  for (int i = 0; i < kInts; ++i) out[i] = a[2 * i] * b[2 * i] + a[2 * i + 1] * b[2 * i + 1];
  return out;
}
// The same by the machine's instruction, where it has one.
inline Ints products(Shorts a, Shorts b) {
#if defined(__wasm_simd128__)
  return __builtin_wasm_dot_s_i32x4_i16x8(a, b);
#elif defined(__AVX512BW__) && defined(__clang__)
  return __builtin_ia32_pmaddwd512(a, b);
#elif defined(__AVX512BW__)
  return __builtin_ia32_pmaddwd512_mask(a, b, Ints{}, 0xffff);
#elif defined(__AVX2__)
  return __builtin_ia32_pmaddwd256(a, b);
#elif defined(__SSE2__)
  return __builtin_ia32_pmaddwd128(a, b);
#else
  return products_one_by_one(a, b);
#endif
}

}  // namespace mathom
