// must_pay {who, cost}: a price that must be paid. The game says what happens to a player who cannot.
#include "effects/control/control.h"

namespace mathom::effects {
namespace {

bool possible(const Host& h, const Op& op, const Frame& f) {
  return h.affordable(arg(op, 1), By::alone, seat_of(h, arg(op, 0), f));
}

Flow run(Host& h, const Op& op, Frame& f) {
  if (f.local[kStage] != 0) return Flow::next;
  f.local[kStage] = 1;
  const SeatId seat = seat_of(h, arg(op, 0), f);
  if (seat == SeatId::none) return Flow::next;
  h.charge({arg(op, 1), By::alone, seat, true, 0});
  return Flow::again;
}

bool omits_subject(const TextBuilder&, const Op& op, int actor) { return arg(op, 0) == actor; }

Clause say(const TextBuilder& sp, const Op& op, const Clause& who) {
  return who.empty() ? sp.pay(arg(op, 1)) : sp.pay(arg(op, 1), who);
}

}  // namespace

Verb must_pay_word() {
  return documented(Verb{"must_pay",
                         {{"who", Param::Kind::who}, {"cost", Param::Kind::cost}},
                         possible,
                         run,
                         nullptr,
                         say,
                         omits_subject},
                    "A price that has to be paid; what becomes of a player who cannot is up to the game.",
                    R"({"do": "must_pay", "who": "self", "cost": [{"pay": "card", "n": 2}]})");
}

}  // namespace mathom::effects
