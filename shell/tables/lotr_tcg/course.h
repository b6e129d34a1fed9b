// How a game went, from what everybody saw: how far each fellowship was after every turn, whom it lost, and what
// decided the game.
#pragma once
#include <array>
#include <vector>

#include "games/lotr_tcg/state/state.h"
#include "rules/event.h"

namespace mathom::lotr_tcg {

struct Course {
  struct Fellowship {
    std::vector<int> sites;       // after each turn, of whomever it was: the number of its site
    std::vector<CardDef> fallen;  // its companions who were killed
    int lost_at = 0;              // the site at which it was lost; 0: it was not
  };
  struct Moment {
    int seat = -1;  // whose fellowship; -1: there is no such moment
    int turn = 0, site = 0, many = 0;
    CardDef card = CardDef::hidden;
  };
  std::array<Fellowship, kMostSeats> of;
  int turns = 0;
  Moment last_loss;  // the fellowship that was lost last; card: its Ring-bearer
  Moment ahead;      // when the winner came ahead of all others for good; card: their Ring-bearer
  Moment hardest;    // the turn in which a fellowship lost most companions: how many, and the last of them
};

// `start`: as the game began. `winner`: -1: nobody has won yet.
Course course_of(const Catalog&, const State& start, const std::vector<Event>& events, int winner);

}  // namespace mathom::lotr_tcg
