// if {need, then, else}: one block or the other, by how the table stands. All conditions must hold.
#include "effects/control/control.h"

namespace mathom::effects {
namespace {

bool possible(const Host&, const Op&, const Frame&) { return true; }

Flow run(Host& h, const Op& op, Frame& f) {
  if (f.local[kStage] != 0) return Flow::next;
  f.local[kStage] = 1;
  h.call(arg(op, first_failing(h, arg(op, 0), arg(op, 1), f) < 0 ? 2 : 3), seat_in(f, kSelf), seat_in(f, kChosen));
  return Flow::again;
}

}  // namespace

Verb if_word() {
  return {"if",
          {{"need", Param::Kind::conditions}, {"then", Param::Kind::block, false}, {"else", Param::Kind::block, false}},
          possible,
          run};
}

}  // namespace mathom::effects
