#pragma once
// The texts of one language for programs without a window: sentences for prompts, labels, events and reasons.
#include <span>
#include <string>
#include <string_view>

#include "session/session.h"
#include "text/texts.h"

namespace mathom::headless {

class Words {
 public:
  // Without a code in the first language.
  explicit Words(std::string_view language = {});
  // The sentence; an empty phrase is an empty text.
  std::string say(const Game& game, const Seats& seats, const Phrase& phrase) const;
  std::string say(const Phrase& phrase) const { return texts_.say(phrase, Namer{}); }
  std::string say(std::string_view key) const { return texts_.say(key); }
  bool has(std::string_view key) const { return texts_.has(key); }

 private:
  std::string language_;
  Texts texts_;
};

// The printed cards that a word means: the word of one print ("high-elves-2"), or the id of a card that is printed more
// than once ("high-elves"), of which the first print stands for all. No word: all prints.
std::vector<CardDef> prints_called(const Game&, std::string_view word);

}  // namespace mathom::headless
