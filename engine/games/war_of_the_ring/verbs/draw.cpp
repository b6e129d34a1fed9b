// Cards from the deck: draw {who, n}, draw_aside {who, n, look}, forsake {who, n}, recycle {who}.
#include "games/war_of_the_ring/verbs/verbs.h"

namespace mathom::war_of_the_ring {
namespace {

// Pushes a procedure once for the step's seat, with its number of cards and a mode.
Flow once(Host& h, const Op& op, Frame& f, Code code, int n, int mode) {
  const int seat = who_of(h, op, f);
  if (f.local[kStage] != 0 || seat < 0) return Flow::next;
  f.local[kStage] = 1;
  as_table(h).push(code, {seat, n, mode});
  return Flow::again;
}

Flow draw(Host& h, const Op& op, Frame& f) {
  return once(h, op, f, Code::draw, effects::value_of(h, arg(op, 1), f), kToHand);
}
Flow draw_aside(Host& h, const Op& op, Frame& f) {
  if (f.local[kStage] == 0 && who_of(h, op, f) >= 0)
    as_table(h).running_scope().aside = small(as_table(h).size(kAside, who_of(h, op, f)));
  return once(h, op, f, Code::draw, effects::value_of(h, arg(op, 1), f), arg(op, 2) != 0 ? kLook : kToAside);
}

// As a price it must be there in full: hand, reserve, deck.
bool can_forsake(const Host& h, const Op& op, const Frame& f) {
  const int seat = who_of(h, op, f);
  return seat >= 0 && cards_to_forsake(as_table(h), seat) >= effects::value_of(h, arg(op, 1), f);
}
Flow forsake(Host& h, const Op& op, Frame& f) {
  return once(h, op, f, Code::forsake, effects::value_of(h, arg(op, 1), f), 0);
}
Flow recycle(Host& h, const Op& op, Frame& f) { return once(h, op, f, Code::recycle, 0, 0); }

}  // namespace

Verbs draw_verbs() {
  return {
      noted(V{"draw", {who_param(), value_param()}, always, draw},
            "He draws from his deck; when it runs out, his cycle pile becomes a new one.",
            R"({"do": "draw", "who": "shadow_players", "n": 2})"),
      noted(V{"draw_aside", {who_param(), value_param(), flag_param("look")}, always, draw_aside},
            "He draws cards that lie aside, seen by him alone, until the text ends or moves them. `look`: he looks at "
            "the top of his deck, and no deck is used up by it.",
            R"({"do": "draw_aside", "n": 3, "look": true})"),
      noted(V{"forsake", {who_param(), value_param()}, can_forsake, forsake},
            "He eliminates cards from his hand, his reserve or, unseen, from the top of his deck.",
            R"({"do": "forsake", "n": 1})"),
      noted(V{"recycle", {who_param()}, always, recycle}, "His cycle pile is shuffled into his draw deck.",
            R"({"do": "recycle"})")};
}

}  // namespace mathom::war_of_the_ring
