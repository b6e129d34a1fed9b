#pragma once
// The numbers of the rules of thumb, found by trying many sets of them against each other (docs/bots/lotr_tarot.md).
#include <array>

namespace mathom::lotr_tarot {

struct HeuristicWeights {
  // --- what a hand is good for, in tenths of a Dark Point
  int rival_card = 6;                         // what a card in a hidden hand brings its owner
  int dark_to_most = 20, dark_to_least = 16;  // a Dark card in the own hand
  int neutral_to_most = 8, neutral_to_least = -17;
  int ring_to_most = 20, ring_to_least = 43;  // aiming for the Ring's side
  int lean = 4;                               // towards the most

  // --- to play a card, in hundredths of the value of one card fewer in hand
  int company = 89;  // for each of up to three cards that may follow it
  int dark_for_most = 21, dark_for_least = -13, neutral_for_most = 40;
  int major_of_few = -49, major_of_many = -87;  // by how many cards are held
  int to_one = 24;                              // leaves a single card
  int to_spare = 132;                           // for each card above seven

  // --- to lay a Major on the Ring
  int ring_late = 70, ring_early = 50;
  int ring_own = -113, ring_empty = -23;
  int ring_dark_for_most = 80, ring_dark_for_least = 54, ring_free_for_most = 37, ring_free_for_least = 80;
  int ring_rank = 30;    // for each step of the Major's rank
  int ring_above = -17;  // for each Major that may still be laid on it
  int ring_held = -73;   // for each card in hand

  // --- to draw although something may be played; to end the turn
  int draw = -2, draw_above = 41, end = -217;  // draw_above: for each card above seven

  // --- to pass a card
  int pass_company = 18, pass_major = -115, pass_neutral = -78, pass_dark_for_most = -74, pass_dark_for_least = 83;
};
inline constexpr HeuristicWeights kHeuristicWeights{};

// All of them, for programs that search for better ones.
inline constexpr std::array kWeightNames{&HeuristicWeights::rival_card,
                                         &HeuristicWeights::dark_to_most,
                                         &HeuristicWeights::dark_to_least,
                                         &HeuristicWeights::neutral_to_most,
                                         &HeuristicWeights::neutral_to_least,
                                         &HeuristicWeights::ring_to_most,
                                         &HeuristicWeights::ring_to_least,
                                         &HeuristicWeights::lean,
                                         &HeuristicWeights::company,
                                         &HeuristicWeights::dark_for_most,
                                         &HeuristicWeights::dark_for_least,
                                         &HeuristicWeights::neutral_for_most,
                                         &HeuristicWeights::major_of_few,
                                         &HeuristicWeights::major_of_many,
                                         &HeuristicWeights::to_one,
                                         &HeuristicWeights::to_spare,
                                         &HeuristicWeights::ring_late,
                                         &HeuristicWeights::ring_early,
                                         &HeuristicWeights::ring_own,
                                         &HeuristicWeights::ring_empty,
                                         &HeuristicWeights::ring_dark_for_most,
                                         &HeuristicWeights::ring_dark_for_least,
                                         &HeuristicWeights::ring_free_for_most,
                                         &HeuristicWeights::ring_free_for_least,
                                         &HeuristicWeights::ring_rank,
                                         &HeuristicWeights::ring_above,
                                         &HeuristicWeights::ring_held,
                                         &HeuristicWeights::draw,
                                         &HeuristicWeights::draw_above,
                                         &HeuristicWeights::end,
                                         &HeuristicWeights::pass_company,
                                         &HeuristicWeights::pass_major,
                                         &HeuristicWeights::pass_neutral,
                                         &HeuristicWeights::pass_dark_for_most,
                                         &HeuristicWeights::pass_dark_for_least};

}  // namespace mathom::lotr_tarot
