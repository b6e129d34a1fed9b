#include "shell/tables/war_of_the_ring/layout/plan.h"

namespace mathom::war_of_the_ring {

using namespace ui;

// The player's own seat and reserve are next to the hand if enough width is left for it. The places then have the felt.
Plan plan_of(const Sight& sight, const GameTable::Frame& f) {
  Plan out;
  Company who{sight.board().table().seats(), sight.me(), static_cast<int>(sight.own_reserve().size())};
  out.hand = f.places.hand;
  if (const float own = own_width(f.c, out.hand.w, who.reserve); own > 0 && out.hand.h > 0) {
    who.own = cut_left(out.hand, own);
    cut_right(who.own, 2 * ui::kStep);
    cut_bottom(who.own, 2);
    // The standing buttons: between the buttons for looking and the act.
    const ui::Rect act = f.places.actions;
    const float from = f.places.hand.x + f.c.em(130) + ui::kStep;
    if (!act.empty() && act.x - ui::kStep - from > 2 * ui::kTouch)
      who.acts = {from, act.y, act.x - ui::kStep - from, act.h};
  }
  out.spots = place_table(f.c, f.places.felt, who);
  out.places = sight.board().active_places();
  out.cells = place_cells(out.spots.places, static_cast<int>(out.places.size()));
  return out;
}

}  // namespace mathom::war_of_the_ring
