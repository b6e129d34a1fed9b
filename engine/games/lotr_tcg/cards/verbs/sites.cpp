// Sites of the adventure path.
#include <algorithm>

#include "effects/say/say.h"
#include "games/lotr_tcg/cards/verbs/steps.h"
#include "games/lotr_tcg/rules/phases.h"

namespace mathom::lotr_tcg {
namespace {

// Has the seat a site of that number in its adventure deck?
bool has_site(const TableCards& t, int seat, int number) {
  if (seat < 0 || number < 1 || number > kLastSite) return false;
  return t.base(t.s.first[at(seat)] + kFirstSite + number - 1) == kAdventure;
}

bool can_play_next(const Host& h, const Op& op, const Frame& f) {
  return has_site(as_table(h), who_of(h, op, f), as_table(h).site_number() + 1);
}
Flow run_next_site(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  if (can_play_next(h, op, f)) lay_site(t, who_of(h, op, f), t.site_number() + 1);
  return Flow::next;
}

bool may_be_replaced(const Table& t, const Op&, const Target& what) {
  return has_site(t, what.seat, t.facts(what.card).site);
}
void replace(Table& t, const Op&, Frame&, Target& what) { lay_site(t, what.seat, t.facts(what.card).site); }
constexpr CardStep kReplace{.fits = may_be_replaced, .act = replace, .fewer = false};

// Of a site with its number: "replace an opponent's site 1 with yours".
bool has_number(const effects::TextBuilder& sp, int filter) {
  const effects::Filter& f = sp.code().filters[static_cast<std::size_t>(filter)];
  const auto first = sp.code().tests.begin() + f.first;
  const auto& tests = sp.language().target_kind(f.target_kind).tests;
  return f.word < 0 &&
         std::any_of(
             first, first + f.tests,
             [&](const effects::Test& t) { return tests[static_cast<std::size_t>(t.word)].word == "number"; });
}
effects::Clause say_replace(const effects::TextBuilder& sp, const Op& op, const effects::Clause& who) {
  constexpr std::size_t kSites = 1, kNumber = 2;
  std::string_view key = who.empty() ? "lotr_tcg.do.replace_site" : "lotr_tcg.do.replace_site.by";
  if (has_number(sp, op.arg[kSites])) key = effects::kept_key(key, "numbered");
  effects::Clause s{Phrase{key, {}}};
  if (!who.empty()) s.put("who", who);
  sp.put_own(s.phrase);
  return std::move(s.put("what", sp.targets(op.arg[kSites], {op.arg[kNumber]})));
}
effects::Verb replacing(effects::Verb verb) {
  verb.say = say_replace;
  verb.omits_subject = [](const effects::TextBuilder&, const Op& op, int actor) { return op.arg[0] == actor; };
  return verb;
}

}  // namespace

Verbs site_verbs() {
  using effects::who_param;
  using V = effects::Verb;
  return {documented(V{"next_site", {who_param()}, can_play_next, run_next_site},
                     "The player puts their site of the next number on the adventure path, in the place of another one "
                     "if there is.",
                     R"({"do": "next_site"})"),
          replacing(card_verb<kReplace>(
              "replace_site", {who_param(), effects::targets_param("what", kSiteTarget), effects::value_param()},
              "The player puts their site of the same number in the place of that site.",
              R"({"do": "replace_site", "what": "fellowship"})"))};
}

}  // namespace mathom::lotr_tcg
