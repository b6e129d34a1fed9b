#pragma once
// A 64-bit running hash of numbers and text, the same on every compiler. Not for security.
#include <cstdint>
#include <string_view>

namespace mathom {

class Hash {
 public:
  constexpr void add(std::uint64_t v) {
    h_ = (h_ ^ v) * 0x9FB21C651E98DF25ull;
    h_ ^= h_ >> 29;
  }
  constexpr void add_text(std::string_view s) {
    add(s.size());
    for (const char c : s) add(static_cast<unsigned char>(c));
  }
  constexpr std::uint64_t value() const { return (h_ ^ (h_ >> 32)) * 0xD6E8FEB86659FD93ull; }

 private:
  std::uint64_t h_ = 0xCBF29CE484222325ull;
};

}  // namespace mathom
