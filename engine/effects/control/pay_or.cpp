// pay_or {payer, by, cost, as, then, else}: a price that may be paid or not; what follows depends on it. Costs are never
// half paid: the game settles them and answers whether it was paid in full.
#include "effects/control/control.h"

namespace mathom::effects {
namespace {

const Names& by_names() {
  static const Names kNames("effects.by", {"alone", "one_player", "group"});
  return kNames;
}
const Names& no_tags() {
  static const Names kNames("effects.as", {"plain"});
  return kNames;
}

By by_of(const Op& op) { return static_cast<By>(arg(op, 1)); }

bool possible(const Host& h, const Op& op, const Frame& f) {
  return h.affordable(arg(op, 2), by_of(op), seat_of(h, arg(op, 0), f));
}

Flow run(Host& h, const Op& op, Frame& f) {
  if (f.local[kStage] == 0) {
    f.local[kStage] = 1;
    f.answer = 0;
    h.charge({arg(op, 2), by_of(op), seat_of(h, arg(op, 0), f), false, arg(op, 3)});
    return Flow::again;
  }
  if (f.local[kStage] == 2) return Flow::next;
  f.local[kStage] = 2;
  h.call(arg(op, f.answer == 1 ? 4 : 5), seat_in(f, kSelf), seat_in(f, kChosen));
  return Flow::again;
}

}  // namespace

Verb pay_or_word(const Names* tags) {
  return {"pay_or",
          {{"payer", Param::Kind::who, false, static_cast<std::int16_t>(Who::active)},
           {"by", Param::Kind::name, false, 0, &by_names()},
           {"cost", Param::Kind::cost},
           {"as", Param::Kind::name, false, 0, tags ? tags : &no_tags()},
           {"then", Param::Kind::block, false},
           {"else", Param::Kind::block, false}},
          possible,
          run};
}

}  // namespace mathom::effects
