#include "effects/say_why.h"

namespace mathom::effects {
namespace {

// Of a condition that is about things; "<its key>.needed".
Clause say_condition(const TextBuilder& sp, int condition) {
  const Condition& word = sp.language().condition(sp.code().conditions[static_cast<std::size_t>(condition)].verb);
  if (word.params.empty()) return {};
  Op one;
  one.arg[0] = static_cast<std::int16_t>(condition);
  one.arg[1] = 1;
  Clause s{Phrase{kept_key(word.key, "needed"), {}}};
  return s.put("need", sp.need(one, 0));
}

// What the first step would be done to, when there is no such thing.
Clause say_missing(const TextBuilder& sp, const Host& h, int block, const Frame& self) {
  const Op& op = sp.code().ops[static_cast<std::size_t>(block)];
  if (op.verb == kEnd) return {};
  const Verb& verb = sp.language().verb(op.verb);
  for (std::size_t n = 0; n < verb.params.size(); ++n) {
    const int filter = op.arg[static_cast<std::size_t>(verb.slot(n))];
    if (verb.params[n].kind != Param::Kind::targets || filter < 0 || is_word(sp.code(), filter)) continue;
    if (h.count(filter, self) > 0) continue;
    Clause s{Phrase{"effects.why.none", {}}};
    return s.put("what", sp.targets(filter, {TextBuilder::kAny}, TextBuilder::Lying::there));
  }
  return {};
}

}  // namespace

Clause say_unmet(const TextBuilder& sp, const Host& h, const Ability& a, const Frame& self) {
  switch (unmet(h, a, self)) {
    case Unmet::condition: return say_condition(sp, first_failing(h, a.first_condition, a.conditions, self));
    case Unmet::cost: {
      Clause s{Phrase{"effects.why.cost", {}}};
      return s.put("cost", sp.in_order(a.cost, kHimself));
    }
    default: return say_missing(sp, h, a.body, self);
  }
}

}  // namespace mathom::effects
