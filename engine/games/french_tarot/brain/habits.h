#pragma once
// How well a world explains what was done in the deal: bids, the discard, and every card that was played, each against what the
// rules of thumb would have done in that world. Costs are sixteenths of a bit: minus the logarithm of how likely it was. What a
// seat did depends on what it held and on what all saw, so that each has a cost of its own.
#include <array>
#include <vector>

#include "games/french_tarot/brain/model.h"

namespace mathom::french_tarot {

class Deeds {
 public:
  // What all have seen until now. Pre: a deal has begun.
  explicit Deeds(const State& seen);
  // Of what this seat did, if it holds what it does in `world`. Pre: that hand and the discard are known there.
  int cost(const State& world, int seat);

 private:
  // A card that was played where others could have been.
  struct Played {
    Model before;   // but for the hands
    CardSet later;  // what the seat has played since, this card too
    Card card = kNoCard;
  };
  int cost_of_bid(const State& world, int seat) const;
  int cost_of_discard(const State& world) const;

  std::array<std::vector<Played>, kMostSeats> played_;
  std::array<bool, kMostSeats> spoken_{};
  std::array<int, kMostSeats> highest_{};  // the contract that had been bid before the seat spoke
};

// Of all seats but this one. Pre: as above, for every hand.
int cost_of_deeds(const State& world, int me);

}  // namespace mathom::french_tarot
