#pragma once
// Whether companions can pay a price, and what they lose by paying it.
#include "games/lotr_board/brain/heuristic_weights.h"
#include "games/lotr_board/brain/survey.h"
#include "games/lotr_board/rules/payment.h"

namespace mathom::lotr_board {

// Returns the smallest loss of all companions together if the price is paid.
int price_of(const Need&);
// Returns the chance in percent that `by` can pay: the seat alone, the best single player, or all together.
int chance_to_pay(const Survey&, const Need&, effects::By, int seat);

}  // namespace mathom::lotr_board
