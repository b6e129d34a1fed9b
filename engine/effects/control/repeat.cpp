// repeat {who, n, then}: runs the block n times, as long as its first step can be done.
#include "effects/control/control.h"

namespace mathom::effects {
namespace {

enum Key : std::size_t { kWho, kTimes, kThen };

bool possible(const Host& h, const Op& op, const Frame& f) {
  return who_of(h, op, f) >= 0 && value_of(h, arg(op, kTimes), f) > 0 &&
         block_is_possible(h, arg(op, kThen), seen_by_who(h, op, f));
}

// A: how often it has run. B: how often it must run, fixed at first.
Flow run(Host& h, const Op& op, Frame& f) {
  if (f.local[kStage] == 0) f.local[kB] = small(value_of(h, arg(op, kTimes), f));
  f.local[kStage] = 1;
  if (f.local[kA] >= f.local[kB] || who_of(h, op, f) < 0 || !can_begin(h, arg(op, kThen), seen_by_who(h, op, f)))
    return Flow::next;
  ++f.local[kA];
  h.call(arg(op, kThen), seat_at(who_of(h, op, f)), seat_in(f, kChosen));
  return Flow::again;
}

bool changes(const Host& h, const Op& op, const Frame& f, Outlook& o) {
  return who_of(h, op, f) >= 0 && most_of(h, arg(op, kTimes), f, o) > 0 &&
         block_changes(h, arg(op, kThen), seen_by_who(h, op, f), o);
}

bool omits_subject(const TextBuilder& sp, const Op& op, int actor) {
  return arg(op, kWho) == actor && sp.block_omits_subject(arg(op, kThen), kWhoSelf);
}
Clause say(const TextBuilder& sp, const Op& op, const Clause& who) {
  const std::int16_t n = arg(op, kTimes);
  Clause s{Phrase{sp.is_counted(n) ? "effects.repeat.each" : "effects.repeat", {}}};
  s.put("n", sp.value(n));
  if (who.empty() || (sp.language().says_you() && arg(op, kWho) == kWhoSelf))
    return s.put("what", sp.block(arg(op, kThen), kWhoSelf));
  Clause done{Phrase{"effects.text.by", {}}};
  return s.put("what", std::move(done.put("who", who).put("what", sp.block(arg(op, kThen), kWhoSelf))));
}

}  // namespace

Verb repeat_word() {
  Param n = value_param();
  n.needed = true;
  return documented(
      changing(
          changes,
          Verb{"repeat", {who_param(), n, {"then", Param::Kind::block}}, possible, run, nullptr, say, omits_subject}),
      "The block is resolved `n` times, one after the other, as long as its first step can be done.",
      R"({"do": "repeat", "n": 2, "then": [{"do": "draw"}]})");
}

}  // namespace mathom::effects
