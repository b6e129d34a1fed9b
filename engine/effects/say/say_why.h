#pragma once
// Why an ability cannot be used, with the things that are missing where the card names them: "only while Saruman is in
// reserve"; and what a game needs to say it in sentences of its own, with the numbers that are there.
#include "effects/run/abilities.h"
#include "effects/say/say.h"

namespace mathom::effects {

// Empty: what is unmet has nothing to name, and a sentence of its own says all. Pre: the ability's words refer to its
// source.
Clause say_unmet(const TextBuilder&, const Host&, const Ability&, const Frame& self);

// The clause as words of a phrase (text/word_tree.h), kept as long as the program runs. Pre: its numbers, words, cards
// and places are no more than a phrase holds.
std::string_view as_words(const Clause&);
// What a block does, as such words, where its player is who acts: "draw 2 cards".
std::string_view block_as_words(const Language&, const Code&, int block);

// What keeps an ability from being used, in its data: the first condition that does not hold, or the first step of its
// cost, or else of what it does, that is not possible. -1: nothing does.
struct Lack {
  Unmet unmet = Unmet::nothing;
  int condition = -1;  // place in Code::conditions
  int step = -1;       // place in Code::ops
};
// `must`: what it does need not be possible.
Lack lack_of(const Host&, const Ability&, const Frame& self, bool must = false);
// The first filter of a step that means nothing now; -1: all mean something, or it is a word such as "this".
int missing_things(const Host&, const Op&, const Frame& self);
// The argument of a step with that key; `otherwise` where its verb has none.
std::int16_t argument_of(const Language&, const Op&, std::string_view key, std::int16_t otherwise);
// The blocks among which a step lets its player choose; empty: it is not a choice.
std::vector<int> options_of(const Language&, const Code&, const Op&);
// The first step of a block that is not possible; -1: all are possible.
int impossible_step(const Host&, int block, const Frame& self);

}  // namespace mathom::effects
