#pragma once
// Rules of thumb: how good an option looks to the player who is asked, by their hand and by what is face up, in the
// unit of HeuristicWeights. Only differences between options of one question mean anything.
#include "games/lotr_board/brain/survey.h"
#include "games/lotr_board/state/phases.h"
#include "rules/decision.h"

namespace mathom::lotr_board {

int score_option(const Survey&, const Decision&, const Option&);

// move_gain: returns what moving a marker n spaces brings. best_move: returns the best marker to move.
int move_gain(const Survey&, int symbol, int n, int seat, bool resolved);
int best_move(const Survey&, int n, int seat, bool resolved);
// Returns what n spaces of a track are worth for future events that ask for them.
int promise_of(const Survey&, int symbol, int n);

// pay.cpp
int score_payment(const Survey&, const Decision&, const Option&);
int stake_of(const Survey&, const Frame& pay);      // how much more paying brings than not paying
bool worth_paying(const Survey&, const Decision&);  // whether to pay the price that the question asks for

// window.cpp
int score_window(const Survey&, const Option&, int seat);
int gandalf_gain(const Survey&, int which);

}  // namespace mathom::lotr_board
