// Cards from the deck: draw {who, n}, draw_aside {who, n, look}, forsake {who, n}, recycle {who}.
#include "games/war_of_the_ring/cards/verbs/verbs.h"

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
      documented(V{"draw", {who_param(), value_param()}, always, draw},
                 "The player draws from their deck; when it runs out, their cycle pile becomes the new deck.",
                 R"({"do": "draw", "who": "shadow_players", "n": 2})"),
      documented(V{"draw_aside", {who_param(), value_param(), flag_param("look")}, always, draw_aside},
                 "The player sets cards from their deck aside, seen only by them, until the ability ends or moves "
                 "them. `look`: they look at the top cards of their deck; this never causes a recycle.",
                 R"({"do": "draw_aside", "n": 3, "look": true})"),
      documented(V{"forsake", {who_param(), value_param()}, can_forsake, forsake},
                 "The player eliminates cards from their hand, their reserve or, unseen, from the top of their deck.",
                 R"({"do": "forsake", "n": 1})"),
      documented(V{"recycle", {who_param()}, always, recycle},
                 "The player shuffles their cycle pile into their draw deck.", R"({"do": "recycle"})")};
}

}  // namespace mathom::war_of_the_ring
