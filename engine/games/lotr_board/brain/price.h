#pragma once
// What companions expect of a price: whether it can be paid, and what is given up for it.
#include "games/lotr_board/brain/heuristic_weights.h"
#include "games/lotr_board/brain/survey.h"
#include "games/lotr_board/rules/payment.h"

namespace mathom::lotr_board {

// Returns the least that paying it takes from all together.
int price_of(const Need&);
// In percent; for a seat that pays alone, or for all.
int chance_to_pay(const Survey&, const Need&, effects::By, int seat);

}  // namespace mathom::lotr_board
