#pragma once
// The forms of card files that a game's table has to support, each named by the game that uses it. What the words of a
// language mean is said in words.h.

namespace mathom::effects {

// Forms that need more of a table than the simplest games have. A game's files may use only those that it names.
struct Extras {
  bool counts_uses = false;    // "limit": {"phase": 3}, counted by text (uses.h)
  bool many_moments = false;   // one text with several moments
  bool named_choices = false;  // "as": name; the step `choose` (scope.h)
  bool instead = false;        // responses to what is about to happen, also from hand (happenings.h)
  bool amounts = false;        // X: a number that a player chooses
  bool repeats = false;        // as_often, repeat
  bool to_play = false;        // what it takes to play a card: {"to_play": true, "if": [...], "cost": [...]}
  bool sums = false;           // {"sum": [values]}
  bool later = false;          // a step may leave a text for a later moment (later.h)
  bool as_far_as = false;      // a choice none of whose options can be done in full is done as far as possible
};

}  // namespace mathom::effects
