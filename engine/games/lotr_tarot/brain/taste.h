#pragma once
// The numbers that the rules of thumb go by. They were found by trying many sets of them against one another (docs/bots/lotr_tarot.md).
#include <array>

namespace mathom::lotr_tarot {

struct Taste {
  // --- what a hand is good for, in tenths of a Dark Point
  int rival_card = 6;                         // what a card in a hand that nobody sees brings its owner
  int dark_to_most = 20, dark_to_least = 16;  // a Dark card in one's own hand
  int neutral_to_most = 8, neutral_to_least = -17;
  int ring_to_most = 20, ring_to_least = 43;  // the Ring's side is the one that is aimed at
  int lean = 4;                               // towards the most

  // --- to play a card, in hundredths of a card shed
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

  // --- to draw, where something may be played; to end the turn
  int draw = -2, draw_above = 41, end = -217;  // draw_above: for each card above seven

  // --- to pass a card
  int pass_company = 18, pass_major = -115, pass_neutral = -78, pass_dark_for_most = -74, pass_dark_for_least = 83;
};
inline constexpr Taste kTaste{};

// All of them, for who looks for better ones.
inline constexpr std::array kTastes{&Taste::rival_card,
                                    &Taste::dark_to_most,
                                    &Taste::dark_to_least,
                                    &Taste::neutral_to_most,
                                    &Taste::neutral_to_least,
                                    &Taste::ring_to_most,
                                    &Taste::ring_to_least,
                                    &Taste::lean,
                                    &Taste::company,
                                    &Taste::dark_for_most,
                                    &Taste::dark_for_least,
                                    &Taste::neutral_for_most,
                                    &Taste::major_of_few,
                                    &Taste::major_of_many,
                                    &Taste::to_one,
                                    &Taste::to_spare,
                                    &Taste::ring_late,
                                    &Taste::ring_early,
                                    &Taste::ring_own,
                                    &Taste::ring_empty,
                                    &Taste::ring_dark_for_most,
                                    &Taste::ring_dark_for_least,
                                    &Taste::ring_free_for_most,
                                    &Taste::ring_free_for_least,
                                    &Taste::ring_rank,
                                    &Taste::ring_above,
                                    &Taste::ring_held,
                                    &Taste::draw,
                                    &Taste::draw_above,
                                    &Taste::end,
                                    &Taste::pass_company,
                                    &Taste::pass_major,
                                    &Taste::pass_neutral,
                                    &Taste::pass_dark_for_most,
                                    &Taste::pass_dark_for_least};

}  // namespace mathom::lotr_tarot
