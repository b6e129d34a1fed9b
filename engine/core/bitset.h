#pragma once
// A set of small numbers as machine words: cards of a deck, locations, anything up to a few hundred.
// Its words are public on purpose: games do their arithmetic on them.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace mathom {

template <int N>
struct BitSet {
  static constexpr int kWords = (N + 63) / 64;
  std::array<std::uint64_t, static_cast<std::size_t>(kWords)> word{};

  static constexpr BitSet first(int n) {
    BitSet s;
    for (int i = 0; i < n; ++i) s.insert(i);
    return s;
  }
  constexpr bool has(int i) const { return (word[at(i)] >> (i & 63)) & 1u; }
  constexpr void insert(int i) { word[at(i)] |= bit(i); }
  constexpr void erase(int i) { word[at(i)] &= ~bit(i); }
  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (auto w : word) any |= w;
    return any == 0;
  }
  constexpr int count() const {
    int n = 0;
    for (auto w : word) n += std::popcount(w);
    return n;
  }
  // The first member; -1: the set is empty.
  constexpr int first_member() const {
    for (int k = 0; k < kWords; ++k)
      if (const auto w = word[static_cast<std::size_t>(k)]; w != 0) return k * 64 + std::countr_zero(w);
    return -1;
  }
  // Calls f(i) for each member, in ascending order.
  template <class F>
  constexpr void for_each(F&& f) const {
    for (int k = 0; k < kWords; ++k)
      for (auto w = word[static_cast<std::size_t>(k)]; w != 0; w &= w - 1) f(k * 64 + std::countr_zero(w));
  }

  friend constexpr bool operator==(const BitSet&, const BitSet&) = default;
  friend constexpr BitSet operator&(BitSet a, const BitSet& b) {
    return combine(a, b, [](auto x, auto y) { return x & y; });
  }
  friend constexpr BitSet operator|(BitSet a, const BitSet& b) {
    return combine(a, b, [](auto x, auto y) { return x | y; });
  }
  // Set difference: what is in `a` and not in `b`.
  friend constexpr BitSet operator-(BitSet a, const BitSet& b) {
    return combine(a, b, [](auto x, auto y) { return x & ~y; });
  }
  constexpr BitSet& operator|=(const BitSet& b) { return *this = *this | b; }
  constexpr BitSet& operator&=(const BitSet& b) { return *this = *this & b; }
  constexpr BitSet& operator-=(const BitSet& b) { return *this = *this - b; }

  static void fields(auto& s, auto& v) { v("word", s.word); }

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i >> 6); }
  static constexpr std::uint64_t bit(int i) { return std::uint64_t{1} << (i & 63); }
  template <class F>
  static constexpr BitSet combine(BitSet a, const BitSet& b, F f) {
    for (std::size_t k = 0; k < a.word.size(); ++k) a.word[k] = f(a.word[k], b.word[k]);
    return a;
  }
};

}  // namespace mathom
