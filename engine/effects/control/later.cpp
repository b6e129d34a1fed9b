// later {when, until, then}: leaves a text for a later moment (later.h).
#include "effects/run/later.h"

#include "effects/control/control.h"

namespace mathom::effects {
namespace {

Flow run(Host& h, const Op&, Frame& f) {
  h.lay_down(f.local[kPc], f);
  return Flow::next;
}

Clause say(const TextBuilder& sp, const Op& op, const Clause&) {
  const std::int16_t until = arg(op, Later::kUntil);
  Clause s{Phrase{until < 0 ? "effects.text.when" : "effects.later", {}}};
  if (until >= 0) s.put("until", {Phrase{sp.language().times()->key(until), {}}});
  return s.put("when", sp.moment(arg(op, Later::kMoment), arg(op, Later::kTo), arg(op, Later::kBy)))
      .put("what", sp.block_about(arg(op, Later::kThen), arg(op, Later::kTo), arg(op, Later::kBy)));
}

}  // namespace

Verb later_word(const Names* times) {
  std::vector<Param> params{{"when", Param::Kind::moment}};
  params.push_back({"until", Param::Kind::name, false, -1, times});
  params.push_back({"then", Param::Kind::block});
  return documented(
      Verb{"later", std::move(params), always, run, nullptr, say},
      "When that moment comes, the block is resolved: the next time, or with `until` each time until then. "
      "It knows what the ability knows now, such as `chosen` and names.",
      R"({"do": "later", "when": "turn_ends", "then": [{"do": "draw"}]})");
}

}  // namespace mathom::effects
