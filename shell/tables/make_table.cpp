// Which game has which table, which has an editor for its config, and which asks about texts: one line a game.
#include "core/json.h"
#include "shell/tables/config_editor.h"
#include "shell/tables/french_tarot/table.h"
#include "shell/tables/lotr_board/table.h"
#include "shell/tables/lotr_tarot/deck/deck_editor.h"
#include "shell/tables/lotr_tarot/table.h"
#include "shell/tables/lotr_tcg/deck_choice.h"
#include "shell/tables/lotr_tcg/draft/draft_pages.h"
#include "shell/tables/lotr_tcg/draft/evening_shelf.h"
#include "shell/tables/lotr_tcg/standing.h"
#include "shell/tables/lotr_tcg/table.h"
#include "shell/tables/standing.h"
#include "shell/tables/table_view.h"
#include "shell/tables/war_of_the_ring/table.h"

namespace mathom {

std::unique_ptr<TableView> make_table(std::string_view game) {
  if (game == "french_tarot") return std::make_unique<french_tarot::TarotTable>();
  if (game == "lotr_tarot") return std::make_unique<lotr_tarot::RingTable>();
  if (game == "lotr_board") return std::make_unique<lotr_board::JourneyTable>();
  if (game == "lotr_tcg") return std::make_unique<lotr_tcg::CompanyTable>();
  if (game == "war_of_the_ring") return std::make_unique<war_of_the_ring::WarTable>();
  return nullptr;
}

std::optional<ConfigEditor> config_editor(const TableHost& host, std::string_view game, const Json& config,
                                          const std::vector<std::string>& players) {
  if (game == "lotr_tarot") return lotr_tarot::deck_editor(host, config);
  if (game == "lotr_tcg") return lotr_tcg::deck_editor(host, config, players);
  return std::nullopt;
}

PagePtr page_of_mark(std::string_view game, std::string_view mark) {
  if (game != "lotr_tcg" || mark.empty()) return nullptr;
  return lotr_tcg::evening_page(lotr_tcg::evening_of_mark(mark));
}

const StandingTexts* standing_texts(std::string_view game) {
  return game == "lotr_tcg" ? &lotr_tcg::standing_texts() : nullptr;
}

}  // namespace mathom
