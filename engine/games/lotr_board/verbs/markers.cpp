// The corruption line: corrupt {who, n}, harm {n}, purity {who, n}, sauron {n}.
#include <algorithm>

#include "games/lotr_board/verbs/verbs.h"

namespace mathom::lotr_board {
namespace {

Flow corrupt(Host& h, const Op& op, Frame& f) {
  as_table(h).corrupt(who_of(h, op, f), arg(op, 1));
  return Flow::next;
}

// What the die does to whoever rolled it: for one Hobbit never more than one space (rule 8.2).
Flow harm(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  const SeatId self = effects::seat_in(f, effects::kSelf);
  if (!is_player(self)) return Flow::next;
  const int seat = index(self);
  t.corrupt(seat, t.has(seat, Ability::die_harms_by_one) ? std::min<int>(1, arg(op, 0)) : arg(op, 0));
  return Flow::next;
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
          {"purity", {who_param(), number_param()}, purity_possible, purity},
          {"sauron", {number_param()}, always, sauron}};
}

}  // namespace mathom::lotr_board
