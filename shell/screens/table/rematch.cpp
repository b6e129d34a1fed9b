#include "shell/screens/table/rematch.h"

#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/notices.h"
#include "shell/services/page_screen.h"
#include "shell/services/screen_stack.h"
#include "shell/services/words.h"
#include "shell/tables/kit.h"

namespace mathom {

// The match that is on the table goes with its last frame.
void rematch(const Services& use, Sides sides) {
  use.screens.after_frame([&use, sides] {
    Problems problems;
    if (!use.play.start_again(sides == Sides::swapped ? 1 : 0, problems))
      return use.notices.warn(use.words.say("shell.setup.impossible", {{"why", problems.text()}}));
    use.screens.replace(table_screen());
  });
}

void leave_for_another(const Services& use, const Match& match) {
  use.screens.after_frame([&use, &game = match.game()] {
    const std::string mark = use.play.mark();
    const Kit& kit = kit_of(game.info().id);
    PagePtr page = kit.page_of_mark && !mark.empty() ? kit.page_of_mark(mark) : nullptr;
    use.play.leave();
    page ? use.screens.fall_back(page_screen(std::move(page))) : use.screens.replace(setup_screen(game));
  });
}

void play_on(const Services& use, Past& past) {
  if (!use.play.branch(past.match(), past.ply())) return;
  use.notices.notify(use.words.say("time.past.branched"));
  use.screens.restart();
  use.screens.push(table_screen());
}

}  // namespace mathom
