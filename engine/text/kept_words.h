#pragma once
// Words that are made while the program runs and that others point to for as long as it runs: each is kept once. One
// thread alone asks: games that several threads play at once tell no log.
#include <string>
#include <string_view>

namespace mathom {

// The same words, kept for good. Meant for words of which there are few, such as keys of texts.
std::string_view kept_words(std::string words);

}  // namespace mathom
