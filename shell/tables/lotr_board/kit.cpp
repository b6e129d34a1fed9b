#include "shell/tables/kit.h"

#include "shell/tables/lotr_board/pictures/door.h"
#include "shell/tables/lotr_board/pictures/things.h"
#include "shell/tables/lotr_board/table.h"

namespace mathom::lotr_board {

namespace {
std::unique_ptr<TableView> make_table() { return std::make_unique<JourneyTable>(); }
}  // namespace

extern const Door door{.draw = draw_door};
extern const Kit kit{.table = make_table, .draw_thing = draw_named};

}  // namespace mathom::lotr_board
