#pragma once
// SplitMix64 with an unbiased bounded draw and a shuffle. Ours, so that a seed means the same game on every compiler:
// the standard distributions and std::shuffle do not promise that. Never part of a State; luck is a seat.
#include <cstdint>
#include <utility>

namespace mathom {

constexpr std::uint64_t mix64(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

class Rng {
 public:
  constexpr explicit Rng(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() { return mix64(state_ += 0x9E3779B97F4A7C15ull); }

  // Uniform in 0..n-1, n > 0. Lemire's multiply; the rejected tail keeps it exact. 32x32->64 bits, as wasm likes it.
  constexpr std::uint32_t below(std::uint32_t n) {
    std::uint64_t m = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(m) < n) {
      const std::uint32_t reject = (0u - n) % n;
      while (static_cast<std::uint32_t>(m) < reject) m = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(m >> 32);
  }

  // Fisher-Yates over anything with size() and [].
  template <class Range>
  constexpr void shuffle(Range& r) {
    using Index = decltype(r.size());
    for (auto i = r.size(); i > 1; --i) {
      const auto j = static_cast<Index>(below(static_cast<std::uint32_t>(i)));
      using std::swap;
      swap(r[i - 1], r[j]);
    }
  }

 private:
  std::uint64_t state_;
};

// The n-th independent number that belongs to a seed: undoing and redoing meets the same luck again.
constexpr std::uint64_t nth_number(std::uint64_t seed, std::uint64_t n) {
  return mix64(mix64(seed + 0x9E3779B97F4A7C15ull) ^ mix64(n * 0xD1B54A32D192ED03ull + 0x8CB92BA72F3D8DD7ull));
}

}  // namespace mathom
