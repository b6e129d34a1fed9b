// The corruption line: corrupt {who, n}, harm {n}, purity {who, n}, sauron {n}; harm_cards {n}: what the die takes.
#include <algorithm>

#include "games/lotr_board/content/verbs/verbs.h"

namespace mathom::lotr_board {
namespace {

Flow corrupt(Host& h, const Op& op, Frame& f) {
  as_table(h).corrupt(who_of(h, op, f), arg(op, 1));
  return Flow::next;
}

// What the die does to whoever rolled it: to one Hobbit never more than one space or one card (rule 8.2).
int harm_to(const Table& t, int seat, int n) { return t.has(seat, Ability::die_harms_by_one) ? std::min(1, n) : n; }

Flow harm(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  const SeatId self = effects::seat_in(f, effects::kSelf);
  if (is_player(self)) t.corrupt(index(self), harm_to(t, index(self), arg(op, 0)));
  return Flow::next;
}
Flow harm_cards(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  const SeatId self = effects::seat_in(f, effects::kSelf);
  if (f.local[kStage] != 0 || !is_player(self)) return Flow::next;
  f.local[kStage] = 1;
  const int n = std::clamp<int>(harm_to(t, index(self), arg(op, 0)), 1, kMostHarm);
  t.charge({content().card_cost[at(n)], effects::By::alone, self, true, 0});
  return Flow::again;
}

bool purity_possible(const Host& h, const Op& op, const Frame& f) {
  const int seat = who_of(h, op, f);
  return seat >= 0 && as_table(h).s.corruption[at(seat)] > 0;
}
Flow purity(Host& h, const Op& op, Frame& f) {
  as_table(h).purity(who_of(h, op, f), arg(op, 1));
  return Flow::next;
}

Flow sauron(Host& h, const Op& op, Frame&) {
  as_table(h).sauron(arg(op, 0));
  return Flow::next;
}

}  // namespace

Verbs marker_verbs() {
  return {{"corrupt", {who_param(), number_param()}, always, corrupt},
          {"harm", {number_param()}, always, harm},
          {"harm_cards", {number_param()}, always, harm_cards},
          {"purity", {who_param(), number_param()}, purity_possible, purity},
          {"sauron", {number_param()}, always, sauron}};
}

}  // namespace mathom::lotr_board
