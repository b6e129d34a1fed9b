// activate {who, what}: a battleground from its deck, or again from a scoring area; a path in place of the active one.
#include "games/war_of_the_ring/cards/targets.h"
#include "games/war_of_the_ring/cards/verbs/verbs.h"

namespace mathom::war_of_the_ring {
namespace {

// A path never comes twice (rule 3.3); what is active now cannot be activated.
bool can_come(const TableCards& t, int thing) {
  const Where w = t.s.places[at(thing - kFirstPlace)].where;
  if (t.place_facts(thing - kFirstPlace).path) return w == Where::deck;
  return w == Where::deck || w == Where::free_area || w == Where::shadow_area;
}
Targets candidates(const Host& h, const Op& op, const Frame& f) {
  Targets out;
  targets(as_table(h), arg(op, 1), seen_by_who(h, op, f)).for_each([&](int thing) {
    if (can_come(as_table(h), thing)) out.insert(thing);
  });
  return out;
}

bool possible(const Host& h, const Op& op, const Frame& f) { return !candidates(h, op, f).empty(); }

Flow run(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  const int seat = who_of(h, op, f);
  if (f.local[kStage] == 2 || seat < 0) return Flow::next;
  int thing = -1;
  const auto pick = effects::pick_one(f, [&] { return candidates(h, op, f); }, thing);
  if (pick == effects::Pick::ask) return Flow::ask;
  f.local[kStage] = 2;
  if (pick == effects::Pick::done || !is_place(thing)) return Flow::next;
  t.running_scope().there = small(thing);
  t.push(Code::activate, {thing - kFirstPlace, seat});
  return Flow::again;
}
void ask(const Host& h, const Op& op, const Frame& f, Decision& d) {
  ask_why(d, who_of(h, op, f), Question::activate);
  candidates(h, op, f).for_each([&](int thing) { d.options.push_back(place_option(Verb::activate, thing)); });
}

}  // namespace

Verbs place_verbs() {
  return {documented(V{"activate", {who_param(), targets_param("what", kPlaceTarget)}, possible, run, ask},
                     "A battleground comes from its deck, or again from a scoring area; a path replaces the active "
                     "path, whose combat is resolved first. If several match, the player chooses.",
                     R"({"do": "activate", "what": {"kind": "path", "number": "next"}})")};
}

}  // namespace mathom::war_of_the_ring
