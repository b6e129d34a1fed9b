// Words as they are compared: small letters, no accents, no signs. For words that people type.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace mathom {

// "Cavalier de cœur !" is cavalier, de, coeur. Digits stay together; everything that is no letter or digit parts words.
std::vector<std::string> folded_words(std::string_view text);

// How a typed word meets one of a name: not at all, as its beginning, or whole. Numbers meet only whole.
enum class Meeting : unsigned char { none, beginning, whole };
Meeting meets(std::string_view typed, std::string_view word);

}  // namespace mathom
