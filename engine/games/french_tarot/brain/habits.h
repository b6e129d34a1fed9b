#pragma once
// How well a world explains what was done in the deal: bids, the discard, and every card that was played, each compared
// with what the rules of thumb would have done in that world. A cost is in sixteenths of a bit: minus the logarithm of
// the probability. What a seat did depends on its hand and on what everybody saw, so each seat has its own cost.
#include <array>
#include <vector>

#include "games/french_tarot/brain/model.h"

namespace mathom::french_tarot {

class Deeds {
 public:
  // What everybody has seen so far. Pre: a deal has begun.
  explicit Deeds(const State& seen);
  // Returns the cost of this seat's answers if it holds what it holds in `world`. Pre: that hand and the discard are
  // known there.
  int cost(const State& world, int seat);

 private:
  // A card that was played when there was a choice.
  struct Played {
    Model before;   // without the hands
    CardSet later;  // what the seat has played since, with this card
    Card card = kNoCard;
  };
  int cost_of_bid(const State& world, int seat) const;
  int cost_of_discard(const State& world) const;

  std::array<std::vector<Played>, kMostSeats> played_;
  std::array<bool, kMostSeats> spoken_{};
  std::array<int, kMostSeats> highest_{};  // the highest bid before the seat's own
};

// Returns the cost of all seats except `me`. Pre: as above, for every hand.
int cost_of_deeds(const State& world, int me);

}  // namespace mathom::french_tarot
