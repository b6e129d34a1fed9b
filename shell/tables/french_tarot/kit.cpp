#include "shell/tables/kit.h"

#include "shell/tables/french_tarot/pictures/door.h"
#include "shell/tables/french_tarot/pictures/things.h"
#include "shell/tables/french_tarot/table.h"

namespace mathom::french_tarot {

namespace {
std::unique_ptr<TableView> make_table() { return std::make_unique<TarotTable>(); }
}  // namespace

extern const Door door{.draw = draw_door};
extern const Kit kit{.table = make_table, .draw_thing = draw_named, .length = "deals"};

}  // namespace mathom::french_tarot
