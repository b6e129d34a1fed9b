#pragma once
// The last tricks of French Tarot by one strategy for all worlds that a seat cannot tell apart (ai/alpha_mu.h): a deal
// for that search.
#include <cstdint>
#include <vector>

#include "games/french_tarot/brain/brain.h"
#include "games/french_tarot/brain/endgame.h"
#include "games/french_tarot/brain/model.h"

namespace mathom::french_tarot {

// Pre: each world can be solved (can_solve) where the search begins.
struct LastTricks {
  using World = Model;
  using Move = Card;
  SeatId own = SeatId::none;
  int within =
      0;  // half points from the target, nearer to which the step between a contract made and lost is rounded off

  bool over(const Model& m) const { return m.over(); }
  int seat(const Model& m) const { return m.to_act; }
  bool with(const Model& m, int seat, int searching) const { return m.is_taking(seat) == m.is_taking(searching); }
  void moves(const Model& m, std::vector<Card>& out) const {
    for (const Card c : each(m.legal())) out.push_back(c);
  }
  void play(Model& m, Card c) const { m.play(c); }
  std::int32_t worth(const Model& m) const {
    return rounded_off(m.over() ? m.facts_at_end() : solve(m), m.options, own, within);
  }
};

}  // namespace mathom::french_tarot
