#include "shell/tables/kit.h"

#include "core/json.h"
#include "shell/tables/lotr_tarot/deck/deck_editor.h"
#include "shell/tables/lotr_tarot/pictures/door.h"
#include "shell/tables/lotr_tarot/pictures/things.h"
#include "shell/tables/lotr_tarot/table.h"

namespace mathom::lotr_tarot {

namespace {
std::unique_ptr<TableView> make_table() { return std::make_unique<RingTable>(); }

std::optional<ConfigEditor> edit(const TableHost& host, const Json& config, const std::vector<std::string>&) {
  return deck_editor(host, config);
}
}  // namespace

extern const Door door{.draw = draw_door, .begin_here = true};
extern const Kit kit{.table = make_table, .editor = edit, .draw_thing = draw_named};

}  // namespace mathom::lotr_tarot
