// Which game has which table, and which has an editor for its config: one line a game.
#include "core/json.h"
#include "shell/tables/config_editor.h"
#include "shell/tables/french_tarot/table.h"
#include "shell/tables/lotr_board/table.h"
#include "shell/tables/lotr_tarot/deck/deck_editor.h"
#include "shell/tables/lotr_tarot/table.h"
#include "shell/tables/table_view.h"
#include "shell/tables/war_of_the_ring/table.h"

namespace mathom {

std::unique_ptr<TableView> make_table(std::string_view game) {
  if (game == "french_tarot") return std::make_unique<french_tarot::TarotTable>();
  if (game == "lotr_tarot") return std::make_unique<lotr_tarot::RingTable>();
  if (game == "lotr_board") return std::make_unique<lotr_board::JourneyTable>();
  if (game == "war_of_the_ring") return std::make_unique<war_of_the_ring::WarTable>();
  return nullptr;
}

std::optional<ConfigEditor> config_editor(const TableHost& host, std::string_view game, const Json& config) {
  if (game == "lotr_tarot") return lotr_tarot::deck_editor(host, config);
  return std::nullopt;
}

}  // namespace mathom
