// A place is activated, or a battleground again (rule 3).
#include <algorithm>

#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {
namespace {

Do before, lay_out;
constexpr auto kActivate = steps<Table>({{"before", before}, {"lay out", lay_out, kWaits}, {"end", nullptr, kWaits}});

Next before(Frame& f, Table& t) {
  const int place = f.local[kActivatePlace];
  // Combat on the path that is replaced comes first, in the middle of whatever is going on (rule 3.3).
  if (t.place_facts(place).path && t.s.path != kNone) t.push(Code::path_combat, {t.s.path});
  return Next::step;
}
Next lay_out(Frame& f, Table& t) {
  State& s = t.s;
  const int place = f.local[kActivatePlace];
  PlaceState& p = s.places[at(place)];
  const PlaceFacts& facts = t.place_facts(place);
  const bool again = p.where != Where::deck;
  const Where own = facts.side == Side::free_peoples ? Where::free_area : Where::shadow_area;
  p.bare = again && p.where != own ? 1 : 0;  // from the other side's area its shields do not count (rule 6.8)
  t.set_place(place, Where::active);
  p.attack = p.defence = 0;
  if (facts.path) {
    t.set_path(place);
    s.last_path = static_cast<std::uint8_t>(facts.number);
  }
  tell_place(t.events, again ? What::reactivated : What::activated, place, f.local[kActivateWho]);
  fire_triggers(t, kFirstPlace + place, kOnActivated, f.local[kActivateWho], kFirstPlace + place);
  return Next::step;
}

}  // namespace

Procedure<Table> activate_procedure() { return procedure("activate", kActivate); }

}  // namespace mathom::war_of_the_ring
