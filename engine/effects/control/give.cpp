// give {who, what, n, up_to, mods, until}: cards of the player's choice get modifiers for a time (timed.h).
#include <algorithm>

#include "effects/control/choosing.h"

namespace mathom::effects {
namespace {

constexpr std::size_t kFirst = kAfterChoosing, kModifiers = kAfterChoosing + 1, kUntil = kAfterChoosing + 2;

Flow run(Host& h, const Op& op, Frame& f) {
  int thing = -1;
  switch (next_chosen(h, op, f, thing)) {
    case Pick::ask: return Flow::ask;
    case Pick::done: h.name(-1, last_chosen(f)); return Flow::next;
    case Pick::one: break;
  }
  const Frame own = seen_by_who(h, op, f);
  for (int i = 0; i < arg(op, kModifiers); ++i) h.give_for_a_time(arg(op, kFirst) + i, thing, arg(op, kUntil), own);
  return Flow::again;
}

bool changes(const Host& h, const Op& op, const Frame& f, Outlook& o) {
  const Frame own = seen_by_who(h, op, f);
  return some_ahead(h, arg(op, kOfWhat), own, o, [&](int thing) {
    for (int i = 0; i < arg(op, kModifiers); ++i) {
      const Op& modifier = h.code().modifiers[static_cast<std::size_t>(arg(op, kFirst) + i)];
      if (h.would_give(modifier, thing, most_number_of(h, modifier, own, o), own)) return true;
    }
    return false;
  });
}

// "make 1 Dwarf strength +3 and damage +1 until the end of the phase": the second modifier does not repeat the subject.
// A language may say the time in the first. The number "more" is 2 if another modifier follows, for languages that put
// the verb after the last one. The number "said" is 1 if things come after the last of several numbers: "donner +2 en
// force et +1 en dégâts à 1 Nain". The number "it" is 1 if the things are called "it".
bool is_amount(const TextBuilder& sp, const Op& modifier) {
  const std::vector<Param>& params = sp.language().modifier(modifier.verb).params;
  return std::any_of(params.begin(), params.end(), [](const Param& p) { return p.is_signed; });
}
bool omits_subject(const TextBuilder&, const Op& op, int actor) { return arg(op, kWhoChooses) == actor; }
Clause say(const TextBuilder& sp, const Op& op, const Clause& who) {
  const TextBuilder::Many many{arg(op, kHowMany), arg(op, kUpTo) != 0};
  const bool several = many.n != 1 && !sp.is_one(arg(op, kOfWhat));
  const Clause until{Phrase{sp.language().times()->key(arg(op, kUntil)), {}}};
  std::vector<Clause> list;
  const Clause what = sp.targets(arg(op, kOfWhat), many, TextBuilder::Lying::there);
  const int n = arg(op, kModifiers);
  const auto modifier = [&](int i) -> const Op& {
    return sp.code().modifiers[static_cast<std::size_t>(arg(op, kFirst) + i)];
  };
  bool amounts = true;  // all modifiers so far are amounts
  for (int i = 0; i < n; ++i) {
    const bool goes_on = i + 1 < n && is_amount(sp, modifier(i)) && is_amount(sp, modifier(i + 1));
    Clause given = sp.gives_to(modifier(i), what, several, i > 0);
    amounts = amounts && is_amount(sp, modifier(i));
    if (!given.phrase.args.full()) given.phrase.number("more", i + 1 < n ? 2 : 1);
    if (!given.phrase.args.full()) given.phrase.number("said", (i == 0 || amounts) && !goes_on ? 1 : 2);
    list.push_back(std::move(given.put("until", until)));
  }
  const bool bare = who.empty() || (sp.language().says_you() && arg(op, kWhoChooses) == kWhoSelf);
  // "strength +4 and fierce, both until the regroup phase": the time does not belong to the last alone.
  const bool both = bare && n == 2 && arg(op, kUntil) != 0;
  Clause s{Phrase{both ? "effects.give.both" : bare ? "effects.give" : "effects.give.by", {}}};
  if (!bare) s.put("who", who);
  return s.put("what", sp.all_of(std::move(list))).put("until", until);
}

}  // namespace

Verb give_word(const Names* times) {
  Param mods{"mods", Param::Kind::modifiers, true, 0}, until{"until", Param::Kind::name, true, 0, times};
  return documented(changing(changes, Verb{"give", choosing_params({mods, until}), can_choose, run, ask_to_choose, say,
                                           omits_subject}),
                    "Cards of the player's choice have these modifiers for a time. Which cards, and a number that is "
                    "counted, stay as they are when the step is resolved.",
                    R"({"do": "give", "what": "chosen", "mods": [{"mod": "strength", "n": 2}], "until": "phase"})");
}

}  // namespace mathom::effects
