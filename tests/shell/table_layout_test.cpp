// The table of every game at every size and size of text, at each kind of question and at the end.
#include <catch2/catch_test_macros.hpp>
#include <iterator>
#include <map>
#include <random>

#include "rules/registry.h"
#include "shell/inspector.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "support/each_game.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

namespace {

void play_and_look(const Game& game, int seats, float scale, const std::string& language, Faults& faults) {
  Stage stage(scaled(scale, language));
  stage.draws();
  std::mt19937 dice(static_cast<unsigned>(seats));
  stage.start(game.info().id, seats, 7);
  std::map<int, int> asked;  // how often each kind of question was looked at
  bool panels = false;
  for (int answers = 0; answers < 2500 && stage.use().play.local()->session().waiting_for() != SeatId::none;
       ++answers) {
    const Decision& d = stage.use().play.local()->view().decision;
    if (stage.use().play.local()->view().yours() && asked[d.why] < 3 && (asked[d.why] == 0 || answers % 7 == 0)) {
      ++asked[d.why];
      const std::string what = std::string(game.info().id) + " with " + std::to_string(seats) + ", ply " +
                               std::to_string(stage.use().play.local()->session().ply());
      stage.settle();
      if (answers < 12 && stage.scene().find("curtain/show")) look_everywhere(stage, faults, scale, what + ", covered");
      stage.face_question();
      look_everywhere(stage, faults, scale, what);
      if (answers > 30 && !std::exchange(panels, true))
        for (const char* panel : {"menu", "help", "scores", "last_trick"})
          look_at_panel(stage, faults, scale, what, panel);
    }
    LocalMatch& match = *stage.use().play.local();
    if (const auto person = match.people().person_asked()) match.people().show_to(*person);
    REQUIRE(match.choose(dice() % match.view().decision.options.size()) == Submit::ok);
  }
  stage.settle();
  look_everywhere(stage, faults, scale, std::string(game.info().id) + ", the end");
  stage.face_question();
  look_everywhere(stage, faults, scale, std::string(game.info().id) + ", over");
}

// One share for each size of text.
void fit_every_window(const Share& share) {
  const Game& game = *find_game(share.game);
  const float scale = kScales[share.part];
  Faults faults;
  play_and_look(game, game.info().least_seats, scale, spoken(0), faults);
  play_and_look(game, game.info().most_seats, scale, spoken(1), faults);
  if (scale == 1) play_and_look(game, game.info().usual_seats, scale, spoken(0), faults);
  faults.report();
}

const int kRegistered = for_each_game("every table fits every window at every size of text", "[layout]",
                                      Games::of_the_program, std::size(kScales), fit_every_window);

}  // namespace

TEST_CASE("each game's table is measured", "[layout]") { CHECK(kRegistered >= 12); }
