// The same game once more, with the same players, at once; or with everybody one seat further: who was on one side is on
// the other.
#include "shell/screens/screens.h"
#include "shell/screens/table/table_screen.h"
#include "shell/services/match/playing.h"
#include "shell/services/notices.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

void TableScreen::rematch(const Services& use, Sides sides) {
  // The match that is on the table goes with its last frame.
  use.screens.after_frame([&use, sides] {
    Problems problems;
    if (!use.play.start_again(sides == Sides::swapped ? 1 : 0, problems))
      return use.notices.warn(use.words.say("shell.setup.impossible", {{"why", problems.text()}}));
    use.screens.replace(table_screen());
  });
}

}  // namespace mathom
