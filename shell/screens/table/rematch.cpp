// The same game once more, with the same players, at once; or with everybody one seat further: who was on one side is on
// the other.
#include <algorithm>
#include <random>

#include "core/json.h"
#include "shell/screens/screens.h"
#include "shell/screens/table/table_screen.h"
#include "shell/services/match/playing.h"
#include "shell/services/notices.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

void TableScreen::rematch(const Services& use, Match& match, Sides sides) {
  const Session& was = match.session();
  SessionSetup setup;
  setup.config_text = dump_json(was.config());
  std::random_device chance;
  setup.seed = std::uint64_t{chance()} << 32 | chance();
  setup.seats = was.seats();
  if (sides == Sides::swapped) std::rotate(setup.seats.begin(), setup.seats.end() - 1, setup.seats.end());
  // The match that is on the table goes with its last frame.
  use.screens.after_frame([&use, &game = match.game(), setup = std::move(setup)] {
    Problems problems;
    use.play.leave();
    if (!use.play.start(game, setup, problems))
      return use.notices.warn(use.words.say("shell.setup.impossible", {{"why", problems.text()}}));
    use.screens.replace(table_screen());
  });
}

}  // namespace mathom
