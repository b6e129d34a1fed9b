#pragma once
// Whom `opponent` means in a text of a Free Peoples card when more than one plays against its player: whom the player
// chooses at the first step that needs one, and the same one to the end of the text (State's Scope).
#include <vector>

#include "games/lotr_tcg/state/table.h"

namespace mathom::lotr_tcg {

// Could the text that is looked at mean several opponents of that seat, and has none been chosen?
bool is_opponent_open(const TableTexts&, int self);
bool names_opponent(const Table&, const effects::Op& step);
// Does the program's next step need an opponent who has not been chosen?
bool needs_opponent(const Table&, const Frame& program);
// Those with whom that step and the conditions of its text go; all, where they go with nobody.
std::vector<int> opponents_for(const Table&, const Frame& program);
// The steps of a program's frame from this one on are about the opponent (run.cpp).
inline constexpr int kOpponentStep = 2;
inline bool asks_for_opponent(const Frame& program) { return program.step > kOpponentStep; }
void ask_opponent(const Table&, const Frame& program, Decision&);

// As if that seat had been chosen.
class AgainstOpponent : public effects::AsIfRunning<TableTexts, Scope> {
 public:
  AgainstOpponent(const TableTexts& t, int seat) : effects::AsIfRunning<TableTexts, Scope>(t, t.scope()) {
    scope.opponent = static_cast<std::int8_t>(seat);
  }
};

// Does f() hold whomever the player chooses, for one of them at least?
template <class F>
bool with_some_opponent(const Table& t, int self, F f) {
  if (!is_opponent_open(t, self)) return f();
  bool found = false;
  for (int seat = 0; seat < t.seats() && !found; ++seat) {
    if (seat == self || !t.is_in(seat)) continue;
    const AgainstOpponent as_if(t, seat);
    found = f();
  }
  return found;
}

}  // namespace mathom::lotr_tcg
