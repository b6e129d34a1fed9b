// Goes to the screen that the player wants. A game's code is loaded first, and the player may choose something else
// meanwhile.
#include <functional>
#include <string>
#include <string_view>

#include "rules/registry.h"
#include "shell/lessons/teaching.h"
#include "shell/screens/aim.h"
#include "shell/screens/screens.h"
#include "shell/services/game_code.h"
#include "shell/services/page_screen.h"
#include "shell/services/screen_stack.h"
#include "shell/tables/kit.h"

namespace mathom {

namespace {
void go(const Services& use, std::string_view game, std::function<ScreenPtr()> screen) {
  use.code.with(game, [&use, screen = std::move(screen), wished = use.screens.wish_from_here()](bool here) {
    if (here && wished()) use.screens.push(screen());
  });
}
}  // namespace

void open_game(const Services& use, std::string_view game) {
  go(use, game, [id = std::string(game)] { return setup_screen(*find_game(id)); });
}

void open_page(const Services& use, std::string_view game, std::string_view name, std::string_view what) {
  go(use, game, [id = std::string(game), name = std::string(name), what = std::string(what)] {
    return page_screen(kit_of(id).page(name, what));
  });
}

void open_deck(const Services& use, std::string_view list) {
  for (const std::string_view game : game_ids())
    if (const Door& door = door_of(game); !door.book.empty()) return open_page(use, game, door.book, list);
}

void begin_lesson(const Services& use, const Game& game, std::size_t at) {
  play_lesson(use, game, at, [&game] { return lessons_screen(game); });
}

void go_to_lesson(const Services& use, const Game& game, std::size_t at) {
  begin_lesson(use, game, at);
  use.screens.push(table_screen());
}

void begin_with(const Services& use, std::string_view id) {
  go(use, id, [&use, name = std::string(id)]() -> ScreenPtr {
    const Game& game = *find_game(name);
    if (!has_aim(game)) return setup_screen(game);
    const auto learn = [&use, &game] {
      use.screens.replace(lessons_screen(game));
      go_to_lesson(use, game, 0);
    };
    const auto play = [&use, &game] { use.screens.replace(first_game_screen(game)); };
    return aim_before(game, {{"shell.aim.lesson", learn}, {"shell.aim.play", play}});
  });
}

}  // namespace mathom
