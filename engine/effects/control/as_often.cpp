// as_often {who, most, then}: repeats the block until the player stops or it cannot be done in full.
#include "effects/control/control.h"

namespace mathom::effects {
namespace {

enum Key : std::size_t { kWho, kMost, kThen };

bool can_go_on(const Host& h, const Op& op, const Frame& f) {
  return block_is_possible(h, arg(op, kThen), seen_by_who(h, op, f));
}
bool possible(const Host& h, const Op& op, const Frame& f) { return who_of(h, op, f) >= 0 && can_go_on(h, op, f); }

bool changes(const Host& h, const Op& op, const Frame& f, Outlook& o) {
  return possible(h, op, f) && block_changes(h, arg(op, kThen), seen_by_who(h, op, f), o);
}

// Stage 1: the player has been asked; 2: the block has run. A: how often it has run. B: how often it may run, fixed at
// first.
Flow run(Host& h, const Op& op, Frame& f) {
  if (f.local[kStage] == 1 && take(f).amount != 1) return Flow::next;
  if (f.local[kStage] == 1) {
    f.local[kStage] = 2;
    ++f.local[kA];
    h.call(arg(op, kThen), seat_at(who_of(h, op, f)), seat_in(f, kChosen));
    return Flow::again;
  }
  if (f.local[kStage] == 0) f.local[kB] = small(value_of(h, arg(op, kMost), f));
  if (f.local[kA] >= f.local[kB] || !possible(h, op, f)) return Flow::next;
  f.local[kStage] = 1;
  return Flow::ask;
}

void ask(const Host& h, const Op& op, const Frame& f, Decision& d) { ask_yes_or_no(d, seat_at(who_of(h, op, f))); }

Clause say(const TextBuilder& sp, const Op& op, const Clause& who) {
  const bool without_end = arg(op, kMost) == kAll;
  const bool you = sp.language().says_you() && arg(op, kWho) == kWhoSelf;
  const bool counted = sp.is_counted(arg(op, kMost));
  const bool is_long = sp.only_step(arg(op, kThen)) == nullptr;
  Clause s{Phrase{without_end ? "effects.as_often.any"
                  : counted   ? "effects.as_often.each"
                  : is_long   ? "effects.as_often.first"
                              : "effects.as_often",
                  {}}};
  if (!without_end) s.put("most", counted ? sp.value(arg(op, kMost)) : sp.amount(arg(op, kMost)));
  Clause what = sp.block(arg(op, kThen), arg(op, kWho));
  if (you || who.empty()) return s.put("what", sp.may(arg(op, kWho), std::move(what)));
  return s.put("what", clause("effects.may", who, std::move(what)));
}

}  // namespace

Verb as_often_word() {
  Param most = value_param("most", kAll);
  return documented(
      changing(changes, Verb{"as_often", {who_param(), most, {"then", Param::Kind::block}}, possible, run, ask, say}),
      "The player may resolve the block up to this many times. They are asked before each time, as long as "
      "it can be done in full.",
      R"({"do": "as_often", "most": 3, "then": [{"do": "draw"}]})");
}

}  // namespace mathom::effects
