#pragma once
// What texts bring to a seat, in the units of heuristic_weights.h. It reads the operations of a text and knows no card
// by name.
#include "games/lotr_tcg/brain/evaluation.h"
#include "games/lotr_tcg/brain/step_kinds.h"

namespace mathom::lotr_tcg {

// The gain of a text. Strength in the current skirmish is only recorded for the seat's side: whether it turns anything
// depends on what else is played.
struct Gain {
  int worth = 0;
  int ours = 0, theirs = 0;           // strength in the fight, of the defender and of the minions
  StepKind most = StepKind::nothing;  // the kind that brings most, and its share of `worth`
  int by_most = 0;
  Gain& operator+=(const Gain& g) {
    worth += g.worth, ours += g.ours, theirs += g.theirs;
    if (g.by_most > by_most) most = g.most, by_most = g.by_most;
    return *this;
  }
};

// Returns the gain of a card's text if its player uses it now, with its cost. `ability`: index in Catalog::abilities.
Gain gain_of_text(const Evaluation&, int source, int ability);
// Returns a rough estimate of what a card's texts bring when it comes into play and while it lies there.
int worth_of_texts(const Evaluation&, int print);
// Return what the current step brings if it chooses that card (-1: no card), the n-th block, or that number.
Gain gain_of_choice(const Evaluation&, const Frame& program, int card);
Gain gain_of_block(const Evaluation&, const Frame& program, int nth);
Gain gain_of_going_on(const Evaluation&, const Frame& program);  // the block of an optional step
Gain gain_of_number(const Evaluation&, const Frame& program, int n);

// Returns the number of a gain, with what its strength does to the current skirmish.
int total_of(const Evaluation&, const Gain&);

}  // namespace mathom::lotr_tcg
