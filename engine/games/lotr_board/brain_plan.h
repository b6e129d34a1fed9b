#pragma once
// Rules of thumb: how good an option looks to whoever is asked, by his hand and by what lies open, in the unit of
// Survey.
#include "games/lotr_board/brain_survey.h"
#include "rules/decision.h"

namespace mathom::lotr_board {

int score_option(const Survey&, const Decision&, const Option&);
// What is at stake in the payment that is asked for now: what paying it brings more than not paying it.
int stake_of(const Survey&, const Frame& pay);
int score_payment(const Survey&, const Decision&, const Option&);  // brain_pay.cpp
// To be added to each score of a play for what it does to the way that is left.
int move_gain(const Survey&, int symbol, int n, int seat, bool resolved);

}  // namespace mathom::lotr_board
