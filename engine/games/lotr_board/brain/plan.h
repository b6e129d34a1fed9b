#pragma once
// Rules of thumb: how good an option looks to whoever is asked, by their hand and by what lies open, in the unit of HeuristicWeights.
// Only differences between the options of one question mean something.
#include "games/lotr_board/brain/survey.h"
#include "games/lotr_board/state/phases.h"
#include "rules/decision.h"

namespace mathom::lotr_board {

int score_option(const Survey&, const Decision&, const Option&);

// What it brings to move a marker so far, and the best that can be moved.
int move_gain(const Survey&, int symbol, int n, int seat, bool resolved);
int best_move(const Survey&, int n, int seat, bool resolved);
// What n spaces of a track are worth for events that are still to come and ask for it.
int promise_of(const Survey&, int symbol, int n);

// pay.cpp
int score_payment(const Survey&, const Decision&, const Option&);
int stake_of(const Survey&, const Frame& pay);      // what paying brings more than not paying
bool worth_paying(const Survey&, const Decision&);  // the price that the question is about

// window.cpp
int score_window(const Survey&, const Option&, int seat);
int gandalf_gain(const Survey&, int which);

}  // namespace mathom::lotr_board
