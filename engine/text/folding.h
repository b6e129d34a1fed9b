#pragma once
// Words as they are compared: small letters, no accents, no signs. For words that people type or paste.
#include <string>
#include <string_view>
#include <vector>

namespace mathom {

// "Cavalier de cœur !" is cavalier, de, coeur. Digits stay together; everything that is not a letter or a digit parts
// words. Accents that follow their letter, as some systems write them, are left out like the others.
std::vector<std::string> folded_words(std::string_view text);

// How a typed word meets one of a name: not at all, as its beginning, or whole. Numbers meet only whole.
enum class Meeting : unsigned char { none, beginning, whole };
Meeting meets(std::string_view typed, std::string_view word);

}  // namespace mathom
