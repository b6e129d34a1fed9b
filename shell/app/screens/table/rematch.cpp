// The same game once more, with the same players, at once; or with everybody one seat further: who was on one side is on
// the other.
#include <algorithm>
#include <random>

#include "core/json.h"
#include "shell/app/screens/screens.h"
#include "shell/app/screens/table/table_screen.h"

namespace mathom {

void TableScreen::rematch(App& app, Match& match, Sides sides) {
  const Session& was = match.session();
  SessionSetup setup;
  setup.config_text = dump_json(was.config());
  std::random_device chance;
  setup.seed = std::uint64_t{chance()} << 32 | chance();
  setup.seats = was.seats();
  if (sides == Sides::swapped) std::rotate(setup.seats.begin(), setup.seats.end() - 1, setup.seats.end());
  // The match that is on the table goes with its last frame.
  app.after_frame([&app, &game = match.game(), setup = std::move(setup)] {
    Problems problems;
    app.leave_match();
    if (!app.start_match(game, setup, problems))
      return app.notify(app.say("shell.setup.impossible", {{"why", problems.text()}}), ui::Urgency::assertive);
    app.replace(table_screen());
  });
}

}  // namespace mathom
