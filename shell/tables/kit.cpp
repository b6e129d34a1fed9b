#include "shell/tables/kit.h"

#include "shell/tables/plain_view.h"

namespace mathom {

std::unique_ptr<TableView> make_table(std::string_view game) {
  const Kit& kit = kit_of(game);
  return kit.table ? kit.table() : std::make_unique<PlainView>();
}

const StandingTexts* standing_texts(std::string_view game) {
  const Kit& kit = kit_of(game);
  return kit.standing ? &kit.standing() : nullptr;
}

}  // namespace mathom
