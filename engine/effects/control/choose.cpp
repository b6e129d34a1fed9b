// choose {who, what, n, up_to, as}: points at cards, and does nothing else to them yet. Later steps of the ability call
// the last of them `as`.
#include "effects/control/choosing.h"

namespace mathom::effects {
namespace {

Flow run(Host& h, const Op& op, Frame& f) {
  int thing = -1;
  switch (next_chosen(h, op, f, thing)) {
    case Pick::ask: return Flow::ask;
    case Pick::one: return Flow::again;
    case Pick::done: break;
  }
  h.name(arg(op, kAfterChoosing), last_chosen(f));
  return Flow::next;
}

bool omits_subject(const TextBuilder&, const Op& op, int actor) { return arg(op, kWhoChooses) == actor; }
Clause say(const TextBuilder& sp, const Op& op, const Clause& who) {
  const TextBuilder::Many many{arg(op, kHowMany), arg(op, kUpTo) != 0};
  Clause what = sp.targets(arg(op, kOfWhat), many, TextBuilder::Lying::there);
  if (!who.empty()) return clause("effects.choose.by", who, std::move(what));
  Clause s{Phrase{"effects.choose", {}}};
  return s.put("what", std::move(what));
}

}  // namespace

Verb choose_word() {
  Param as{"as", Param::Kind::binding, false, -1};
  return documented(changing(changes_nothing,
                             Verb{"choose", choosing_params({as}), can_choose, run, ask_to_choose, say, omits_subject}),
                    "The player chooses cards, for the steps that follow. `as`: the name by which these call the last "
                    "of them; it is `chosen` as well.",
                    R"({"do": "choose", "what": {"race": "orc"}, "as": "orc"})");
}

}  // namespace mathom::effects
