#pragma once
// What a seat knows of the play of the cards, as the inputs of the net (net.h): the numbers of those that are on. Suits, seats in the order
// of play beginning with its own; nothing that lies hidden from it.
#include <array>
#include <cstdint>

#include "core/fixed_vector.h"
#include "games/french_tarot/brain/model.h"

namespace mathom::french_tarot {

// What all have seen of a deal and a Model leaves out.
struct Shown {
  std::array<CardSet, kMostSeats> played{};  // by whom
  CardSet dog;                               // as it was turned up
  std::array<Contract, kMostSeats> bids{};

  Shown() = default;
  explicit Shown(const State&);
  void play(Model& m, Card card) {
    played[m.to_act].add(card);
    m.play(card);
  }
};

inline constexpr int kInputs = 1100;
using Inputs = FixedVector<std::uint16_t, 320>;  // 24 + 2 x 72 cards and some 90 facts at most

// Of the seat to act.
void see(const Model&, const Shown&, Inputs& out);

}  // namespace mathom::french_tarot
