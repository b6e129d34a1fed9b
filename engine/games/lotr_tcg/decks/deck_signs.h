#pragma once
// Letters and words as lists of cards are read.
#include <string>
#include <string_view>

#include "text/folding.h"

namespace mathom::lotr_tcg {

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }
inline bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
// Small letters and digits alone.
inline std::string folded(std::string_view words) {
  std::string out;
  for (const std::string& word : folded_words(words)) out += word;
  return out;
}

}  // namespace mathom::lotr_tcg
