#include "shell/tables/french_tarot/view.h"
#include "shell/tables/plain_view.h"
#include "shell/tables/table_view.h"

namespace mathom {

std::unique_ptr<TableView> make_table(std::string_view game) {
  if (game == "french_tarot") return std::make_unique<french_tarot::View>();
  return std::make_unique<PlainView>();
}

}  // namespace mathom
