// Sites of the adventure path.
#include <algorithm>

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

}  // namespace

Verbs site_verbs() {
  using effects::who_param;
  using V = effects::Verb;
  return {documented(V{"next_site", {who_param()}, can_play_next, run_next_site},
                     "The player puts their site of the next number on the adventure path, in the place of another one "
                     "if there is.",
                     R"({"do": "next_site"})"),
          card_verb<kReplace>("replace_site",
                              {who_param(), effects::targets_param("what", kSiteTarget), effects::value_param()},
                              "The player puts their site of the same number in the place of that site.",
                              R"({"do": "replace_site", "what": "fellowship"})")};
}

}  // namespace mathom::lotr_tcg
