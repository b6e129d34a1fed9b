// Windows that are smaller than any screen is laid out for: there the picture is shown smaller as a whole.
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <random>

#include "shell/app/window.h"
#include "shell/inspector.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

TEST_CASE("only a window that is smaller than all screens shows the picture smaller", "[layout]") {
  for (const Size s : {Size{320, 568}, {568, 320}, {390, 844}, {1280, 800}, {320, 480}})
    CHECK(picture_scale({.width = s.w, .height = s.h}) == 1);
  for (const Size s : {Size{320, 256}, {256, 320}, {280, 653}, {200, 200}, {1280, 200}}) {
    const float scale = picture_scale({.width = s.w, .height = s.h});
    CHECK(scale < 1);
    CHECK(std::min(s.w, s.h) / scale >= Catch::Approx(320));
    CHECK(std::max(s.w, s.h) / scale >= Catch::Approx(480));
  }
  CHECK(picture_scale({.width = 0, .height = 0}) == 1);
}

// Of the table a trick-taking hand: every question of a deal, in the smallest windows that are laid out for.
TEST_CASE("in the smallest window nothing on a table overlaps", "[layout]") {
  for (const float scale : {1.0f, 2.0f}) {
    Stage stage(scaled(scale, spoken(0)));
    stage.draws();
    Faults faults;
    std::mt19937 dice(1);
    stage.start("french_tarot", 4, 7);
    for (int answers = 0; answers < 60 && stage.use().play.local()->session().waiting_for() != SeatId::none;
         ++answers) {
      stage.face_question();
      for (const Size s : {Size{480, 384}, {480, 320}, {320, 480}}) {
        stage.size(s.w, s.h);
        stage.settle();
        const auto& items = stage.scene().items();
        for (const auto& card : items)
          for (const auto& other : items)
            if (card.item.id.starts_with("trick/") && other.item.id.starts_with("hand/") &&
                card.visible.overlaps(other.visible))
              faults.add("the hand lies on the trick", name_of(s, scale));
        for (const std::string& p : stage.scene().problems()) faults.add(p, name_of(s, scale));
      }
      LocalMatch& match = *stage.use().play.local();
      if (const auto person = match.people().person_asked()) match.people().show_to(*person);
      REQUIRE(match.choose(dice() % match.view().decision.options.size()) == Submit::ok);
    }
    faults.report();
  }
}
