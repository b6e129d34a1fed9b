#pragma once
// What companions think that things are worth, and what they expect of a price: whether it can be paid, and what is
// given up for it.
#include "games/lotr_board/brain_survey.h"
#include "games/lotr_board/payment.h"

namespace mathom::lotr_board {

inline constexpr int kPriceOfSymbol = 10, kPriceOfStar = 15, kPriceOfHidden = 12, kPriceOfAnyCard = 10;
inline constexpr int kPriceOfStory = 28, kPriceOfRune = 4, kPriceOfToken = 8;

// What settling it takes from all together, at the least.
int price_of(const Survey&, const Need&);
// In percent; of a seat that pays alone, or of all.
int chance_to_pay(const Survey&, const Need&, effects::By, int seat);

}  // namespace mathom::lotr_board
