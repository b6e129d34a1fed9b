#pragma once
// What a word of the language means, in one sentence, and an example that loads. It is written where the word is
// defined; docs/card-language-war.md is made from all of them.
#include <string_view>

namespace mathom::effects {

struct Note {
  std::string_view what{}, example{};
};
template <class Word>
Word documented(Word word, std::string_view what, std::string_view example) {
  word.note = {what, example};
  return word;
}

}  // namespace mathom::effects
