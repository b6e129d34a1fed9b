#include "shell/tables/kit.h"

#include "core/json.h"
#include "shell/tables/lotr_tcg/book/book_page.h"
#include "shell/tables/lotr_tcg/deck_choice.h"
#include "shell/tables/lotr_tcg/draft/door_line.h"
#include "shell/tables/lotr_tcg/draft/draft_pages.h"
#include "shell/tables/lotr_tcg/draft/evening_shelf.h"
#include "shell/tables/lotr_tcg/pictures/door.h"
#include "shell/tables/lotr_tcg/pictures/things.h"
#include "shell/tables/lotr_tcg/standing.h"
#include "shell/tables/lotr_tcg/table.h"

namespace mathom::lotr_tcg {

namespace {
std::unique_ptr<TableView> make_table() { return std::make_unique<CompanyTable>(); }

std::optional<ConfigEditor> edit(const TableHost& host, const Json& config, const std::vector<std::string>& players) {
  return deck_editor(host, config, players);
}

PagePtr page(std::string_view name, std::string_view what) {
  if (name == kEveningPage) return evening_page(std::string(what));
  return book_page(std::string(what));
}

PagePtr page_of_mark(std::string_view mark) { return evening_page(evening_of_mark(mark)); }
}  // namespace

extern const Door door{.draw = draw_door, .line = door_line, .book = "book", .book_key = "lotr_tcg.door.book"};
extern const Kit kit{.table = make_table,
                     .editor = edit,
                     .standing = standing_texts,
                     .page = page,
                     .page_of_mark = page_of_mark,
                     .draw_thing = draw_named};

}  // namespace mathom::lotr_tcg
