#pragma once
// What the words of a running ability refer to. Abilities run one inside the other, and so their scopes lie on a stack in
// the game's State, one for each ability and each block. A game derives its own and adds what its words need.
#include <cstdint>

namespace mathom::effects {

struct Scope {
  std::int16_t source = -1;  // whose ability it is, as the game numbers cards and places; -1: nobody's
  std::int16_t there = -1;   // where the source stood when it began, or where a step has led
  std::int16_t taken = 0;    // how many cards the last step took
  std::int16_t chosen = -1;  // the last of them
  static void fields(auto& s, auto& v) {
    v("source", s.source);
    v("there", s.there);
    v("taken", s.taken);
    v("chosen", s.chosen);
  }
};

}  // namespace mathom::effects
