#include "shell/tables/kit.h"

#include "shell/tables/war_of_the_ring/pictures/door.h"
#include "shell/tables/war_of_the_ring/pictures/signs.h"
#include "shell/tables/war_of_the_ring/pictures/things.h"
#include "shell/tables/war_of_the_ring/table.h"

namespace mathom::war_of_the_ring {

namespace {
std::unique_ptr<TableView> make_table() { return std::make_unique<WarTable>(); }
void draw_team(const ui::Pen& pen, int team, ui::Vec middle, float size) {
  draw_side(pen, static_cast<Side>(team), middle, size);
}
ui::Colour team_colour(int team) { return side_colour(static_cast<Side>(team)); }
}  // namespace

extern const Door door{.draw = draw_door};
extern const Kit kit{.table = make_table,
                     .draw_rule_set = draw_scenario,
                     .draw_side = draw_team,
                     .side_colour = team_colour,
                     .draw_thing = draw_named};

}  // namespace mathom::war_of_the_ring
