// Which game has which table: one line a game.
#include "shell/tables/french_tarot/table.h"
#include "shell/tables/lotr_tarot/table.h"
#include "shell/tables/table_view.h"

namespace mathom {

std::unique_ptr<TableView> make_table(std::string_view game) {
  if (game == "french_tarot") return std::make_unique<french_tarot::TarotTable>();
  if (game == "lotr_tarot") return std::make_unique<lotr_tarot::RingTable>();
  return nullptr;
}

}  // namespace mathom
