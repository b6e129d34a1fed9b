// pay_or {payer, by, cost, as, then, else}: a player may pay a price. `then` runs if it was paid, otherwise `else`. The
// game settles the payment, in full or not at all, and answers which.
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
    f.answer = {};
    h.charge({arg(op, 2), by_of(op), seat_of(h, arg(op, 0), f), false, arg(op, 3)});
    return Flow::again;
  }
  if (f.local[kStage] == 2) return Flow::next;
  f.local[kStage] = 2;
  h.call(arg(op, f.answer.amount == 1 ? 4 : 5), seat_in(f, kSelf), seat_in(f, kChosen));
  return Flow::again;
}

// When the payer is clear: "discard 2 cards, or move 1 space".
bool omits_subject(const TextBuilder& sp, const Op& op, int actor) {
  return arg(op, 0) == actor && by_of(op) == By::alone && sp.is_empty(arg(op, 4)) &&
         sp.block_omits_subject(arg(op, 5), actor);
}

Clause say(const TextBuilder& sp, const Op& op, const Clause& who) {
  const int payer = arg(op, 0), then = arg(op, 4), otherwise = arg(op, 5);
  if (who.empty()) {
    Clause s{Phrase{sp.only_step(otherwise) ? "effects.or_else" : "effects.otherwise", {}}};
    return s.put("first", sp.pay(arg(op, 2))).put("else", sp.bare_block(otherwise));
  }
  const Language& l = sp.language();
  const Clause pays = by_of(op) == By::alone        ? who
                      : by_of(op) == By::one_player ? Clause{Phrase{l.one_key(), {}}}
                                                    : Clause{Phrase{l.group_key(), {}}};
  const bool for_himself = by_of(op) == By::alone && sp.is_empty(otherwise) && sp.block_omits_subject(then, payer);
  if (for_himself) return clause("effects.may_to", pays, sp.pay(arg(op, 2))).put("then", sp.bare_block(then));
  return sp.outcome(clause("effects.may", pays, sp.pay(arg(op, 2))), then, otherwise, -1);
}

}  // namespace

Verb pay_or_word(const Names* tags) {
  return documented(Verb{"pay_or",
                         {{"payer", Param::Kind::who, false, static_cast<std::int16_t>(Who::active)},
                          {"by", Param::Kind::name, false, 0, &by_names()},
                          {"cost", Param::Kind::cost},
                          {"as", Param::Kind::name, false, 0, tags ? tags : &no_tags()},
                          {"then", Param::Kind::block, false},
                          {"else", Param::Kind::block, false}},
                         possible,
                         run,
                         nullptr,
                         say,
                         omits_subject},
                    "A price that may be paid, in full or not at all, and what follows either way.",
                    R"({"do": "pay_or", "cost": [{"pay": "card", "n": 2}], "else": []})");
}

}  // namespace mathom::effects
