// instead {then}: the block replaces what is about to happen. Only texts that respond to such a moment may have it.
#include "effects/control/control.h"

namespace mathom::effects {
namespace {

bool possible(const Host& h, const Op&, const Frame&) { return h.is_about_to_happen(); }

Flow run(Host& h, const Op& op, Frame& f) {
  if (f.local[kStage] != 0 || !h.is_about_to_happen()) return Flow::next;
  f.local[kStage] = 1;
  h.replace();
  h.call(arg(op, 0), seat_in(f, kSelf), seat_in(f, kChosen));
  return Flow::again;
}

bool omits_subject(const TextBuilder& sp, const Op& op, int actor) {
  return sp.is_empty(arg(op, 0)) || sp.block_omits_subject(arg(op, 0), actor);
}
Clause say(const TextBuilder& sp, const Op& op, const Clause&) {
  if (sp.is_empty(arg(op, 0)))
    return {Phrase{sp.now().trigger < 0 ? "effects.instead.nothing"
                                        : kept_key(sp.language().trigger(sp.now().trigger).key, "prevented"),
                   {}}};
  Clause s{Phrase{"effects.instead", {}}};
  return s.put("what", sp.block(arg(op, 0), kWhoSelf));
}

}  // namespace

Verb instead_word() {
  Verb out{"instead", {{"then", Param::Kind::block, false}}, possible, run, nullptr, say, omits_subject};
  out.only_before = true;
  return documented(std::move(out),
                    "What is about to happen does not happen; the block is resolved instead. Left out: nothing is.",
                    R"({"do": "instead", "then": [{"do": "draw"}]})");
}

}  // namespace mathom::effects
