#pragma once
// What companions think that things are worth, and what they expect of a price: whether it can be paid, and what is
// given up for it.
#include "games/lotr_board/brain/heuristic_weights.h"
#include "games/lotr_board/brain/survey.h"
#include "games/lotr_board/rules/payment.h"

namespace mathom::lotr_board {

// What settling it takes from all together, at the least.
int price_of(const Need&);
// In percent; of a seat that pays alone, or of all.
int chance_to_pay(const Survey&, const Need&, effects::By, int seat);

}  // namespace mathom::lotr_board
