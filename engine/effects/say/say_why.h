#pragma once
// Says why an ability cannot be used. It names the missing things if the card names them: "only while Saruman is in
// reserve". A game that has sentences of its own for this finds what is missing here.
#include "effects/run/abilities.h"
#include "effects/say/say.h"

namespace mathom::effects {

// Says what keeps an ability from being used. Empty if a general sentence says everything. Pre: the ability's words
// refer to its source.
Clause say_unmet(const TextBuilder&, const Host&, const Ability&, const Frame& self);

// Returns the clause as words of a phrase (text/word_tree.h). They live as long as the program runs. Pre: a phrase has
// room for all numbers, words, cards and places of the clause.
std::string_view as_words(const Clause&);
// Returns what a block does, as words of a phrase, with its player acting: "draw 2 cards".
std::string_view block_as_words(const Language&, const Code&, int block);

// What keeps an ability from being used: the first condition that does not hold, otherwise the first step that is not
// possible, in its cost or, after that, in what it does. -1: none.
struct Lack {
  Unmet unmet = Unmet::nothing;
  int condition = -1;  // index in Code::conditions
  int step = -1;       // index in Code::ops
};
// `must`: steps that cannot be done are skipped, so they do not count as missing.
Lack lack_of(const Host&, const Ability&, const Frame& self, bool must = false);
// Returns the first filter of a step that matches nothing now. -1: all match something, or it is a word such as "this".
int missing_things(const Host&, const Op&, const Frame& self);
// Returns the argument of a step with that key; `otherwise` if its verb has no such key.
std::int16_t argument_of(const Language&, const Op&, std::string_view key, std::int16_t otherwise);
// Returns the blocks that a step lets its player choose from; empty if the step is not a choice.
std::vector<int> options_of(const Language&, const Code&, const Op&);
// Returns the first step of a block that is not possible; -1 if all are possible.
int impossible_step(const Host&, int block, const Frame& self);

}  // namespace mathom::effects
