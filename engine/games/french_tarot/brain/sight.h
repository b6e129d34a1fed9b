#pragma once
// What a seat knows of the play of the cards, as the inputs of the net (net.h). Seats in the order of play, beginning with its
// own; nothing that lies hidden from it.
#include <array>

#include "core/small_net.h"
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

// Of the seat to act.
void see(const Model&, const Shown&, NetInputs& out);

}  // namespace mathom::french_tarot
