// The words of a game that need explaining, each with two lines that explain it: data of assets/glossary, one file for
// each game and language. It finds them in sentences; it knows no game.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/problems.h"

namespace mathom {

struct GlossaryWord {
  std::string id, word, is, rule;  // rule: the paragraph of the rule book
  // As it may stand in a sentence; one with a capital stands only with it.
  std::vector<std::string> forms;
};

class Glossary {
 public:
  static Glossary read(std::string_view json, Problems& problems);
  // As the build has it, read once; a game without a file has no words.
  static const Glossary& of(std::string_view game, std::string_view language);

  const std::vector<GlossaryWord>& words() const { return words_; }
  struct Found {
    std::size_t from = 0, to = 0;
    const GlossaryWord* word = nullptr;
  };
  // Whole words in their order; of two that begin at one place the longer.
  std::vector<Found> in(std::string_view text) const;
  // What of it stands in the text, each once, in the order of the text.
  std::vector<const GlossaryWord*> used_in(std::string_view text) const;

 private:
  struct Form {
    std::string small, raw;
    std::size_t word = 0;
    bool capital = false;
  };
  void index_forms();
  std::vector<GlossaryWord> words_;
  std::array<std::vector<Form>, 256> forms_;  // by their first byte, in small letters
};

}  // namespace mathom
