// if {need, then, else}: runs `then` if all conditions hold, otherwise `else`.
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

// Paying the cost may change what the conditions ask about.
bool changes(const Host& h, const Op& op, const Frame& f, Outlook& o) {
  Outlook other = o;
  return block_changes(h, arg(op, 2), f, o) || block_changes(h, arg(op, 3), f, other);
}

Clause say(const TextBuilder& sp, const Op& op, const Clause&) {
  if (Clause more = sp.more_if(op); !more.empty()) return more;
  if (Clause there = sp.if_there(op); !there.empty()) return there;
  const bool then = !sp.is_empty(arg(op, 2)), otherwise = !sp.is_empty(arg(op, 3));
  std::string_view key = !then ? "effects.unless" : otherwise ? "effects.if_else" : "effects.if";
  if (then && sp.now().after_need) key = kept_key(key, "after");
  Clause s{Phrase{key, {}}};
  s.put("need", sp.need(op, 0));
  if (then) s.put("then", sp.block(arg(op, 2)));
  if (otherwise) s.put("else", sp.block(arg(op, 3)));
  return s;
}

}  // namespace

Verb if_word() {
  return documented(changing(changes, Verb{"if",
                                           {{"need", Param::Kind::conditions},
                                            {"then", Param::Kind::block, false},
                                            {"else", Param::Kind::block, false}},
                                           possible,
                                           run,
                                           nullptr,
                                           say}),
                    "If all conditions hold, the first block; otherwise the other.",
                    R"({"do": "if", "need": [{"is": "on_path"}], "then": [{"do": "draw"}]})");
}

}  // namespace mathom::effects
