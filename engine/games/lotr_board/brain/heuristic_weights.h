#pragma once
// The numbers of the rules of thumb, in a unit of about a thousandth of the chance to destroy the Ring. They were found
// by trying many sets against each other (docs/bots/lotr_board.md). They are percent unless a comment says more.
#include <array>

namespace mathom::lotr_board {

inline constexpr int kMostGap = 15;  // spaces between a Hobbit and Sauron

struct HeuristicWeights {
  // --- by spaces between a Hobbit and Sauron, from none: how bad it is to stand there, and for the Ring-bearer
  std::array<int, kMostGap + 1> peril{43, 37, 32, 28, 24, 21, 18, 15, 13, 11, 10, 9, 7, 6, 5, 5};
  std::array<int, kMostGap + 1> bearer_peril{3000, 494, 396, 317, 254, 203, 163, 130, 104, 84, 67, 54, 43, 34, 28, 22};
  int roll = 101;     // of what a roll of the die does on average
  int token = 29;     // of the step that a missing Life token costs
  int any_token = 2;  // units, for each
  int heir = 16;      // of what the next Ring-bearer gains

  // --- prices, in units
  int price_of_symbol = 6, price_of_star = 12, price_of_hidden = 14, price_of_any_card = 7, price_of_story = 40,
      price_of_rune = 8, price_of_token = 8;
  std::array<int, 4> symbol{4, 11, 2, 4};                           // each, on a card that is played
  int closed = 60;                                                  // of that, if its track cannot move here
  int open_at_last = 101, closed_at_last = 53, star_at_last = 113;  // of it, on the last board
  int hand_of_four = 83, hand_of_seven = 110, hand_of_ten = 109;    // of it, for a player with a hand of that size

  // --- units, by board: a space of the main track, more for each of the last three events that has come nearer
  std::array<int, 4> tempo{8, 25, 25, 50}, late{4, 6, 6, 23};
  std::array<int, 4> end{31, 16, 24, 0};  // to end the conflict, and for each event that has come
  int end_per_event = 13, doom = 58;
  int descent = 20;  // of the cost of tokens that are missing at its end
  int promise = 37;  // of the value of a condition, for each space that it asks for

  // --- units: what a turn may be used for
  int to_play = 9, bare_hand = 7;
  int draw_thin = 59, draw_some = 20, draw_many = 11;  // by the size of the hand: less than three, less than six
  int draw_early = 0, draw_at_last = 3;                // more for each event to come; on the last board
  int rest = 98, to_rest = 6;                          // percent of what it spares, less to_rest

  // --- units: what must be at stake before it is used
  std::array<int, 4> put_on{15, 9, 17, 13};  // the Ring, by board
  std::array<int, 5> gandalf{43, 34, 43, 36, 26};
  int persistence = 109;  // of the price of four cards
  int staff = 9, phial = 13, lembas = 24, belt = 22, mithril = 30, elessar = 42, athelas = 30;
  // Of what is at stake, compared with the price: for oneself, one Hobbit for all, the group.
  int stake_alone = 293, stake_one = 294, stake_group = 353;
};
inline constexpr HeuristicWeights kHeuristicWeights{};

}  // namespace mathom::lotr_board
