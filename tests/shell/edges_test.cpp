// What is drawn keeps within its edges: what would become of the corruption line, a button of the bar, the door to the
// log; and the answers of one row share its width as their words need it.
#include <imgui.h>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "games/lotr_board/state/phases.h"
#include "shell/inspector.h"
#include "shell/journey.h"
#include "shell/services/appearance.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/tables/common/shares.h"
#include "shell/ui/canvas.h"

using namespace mathom;
using namespace mathom::test;

namespace {

constexpr Size kPhones[] = {{390, 844}, {844, 390}, {320, 568}, {568, 320}};

// All corners of what is drawn now that can be seen.
std::vector<ImDrawVert> drawn(Stage& stage) {
  std::vector<ImDrawVert> all;
  stage.frame();
  for (const ImDrawVert& v : stage.scene().draw()->VtxBuffer)
    if (v.col >> IM_COL32_A_SHIFT > 0) all.push_back(v);
  return all;
}

// A card may bring one Hobbit back to the beginning of the corruption line.
Json near_the_beginning() {
  return Json{{"place", "moria"},
              {"turn", 0},
              {"turn_begun", true},
              {"hands", Json::array({Json::array({"elessar", "gimli"}), Json::array({"star-brown-5"})})},
              {"corruption", Json::array({1, 2})}};
}

}  // namespace

TEST_CASE("a pale marker is drawn within the corruption line", "[lotr_board][edges]") {
  constexpr ui::Colour kRing = ui::rgb(0xFFF0B8);  // dashes around it
  Stage stage(scaled(1, "en"));
  stage.draws();
  lay_journey(stage, near_the_beginning());
  LocalMatch& match = *stage.use().play.local();
  const auto& options = match.view().decision.options;
  const auto plays = std::find_if(options.begin(), options.end(), [&](const Option& o) {
    return match.session().token(o).starts_with("story elessar");
  });
  REQUIRE(plays != options.end());
  REQUIRE(match.choose(static_cast<std::uint64_t>(plays - options.begin())) == Submit::ok);
  stage.face_question();
  REQUIRE(match.view().decision.why == static_cast<int>(lotr_board::Question::control));
  for (const Size s : kPhones) {
    stage.size(s.w, s.h);
    stage.settle();
    const ui::Rect line = stage.scene().find("corruption")->item.rect;
    int seen = 0;
    for (const ImDrawVert& v : drawn(stage)) {
      if (v.col != kRing) continue;
      ++seen;
      CAPTURE(s.w, s.h, v.pos.x, v.pos.y, line.x, line.y, line.right(), line.bottom());
      CHECK(v.pos.x > line.x);
      CHECK(v.pos.x < line.right());
      CHECK(v.pos.y > line.y);
      CHECK(v.pos.y < line.bottom());
    }
    CHECK(seen > 0);
  }
}

TEST_CASE("a button in the bar of a low screen has no box that would stand over its edges", "[edges]") {
  int others = 0;
  for (const char* game : {"lotr_board", "french_tarot"}) {
    Stage stage(scaled(1, "en"));
    stage.draws();
    stage.size(844, 390);
    stage.start(game, 4, 11);
    stage.face_question();
    const auto* scores = stage.scene().find("scores");
    REQUIRE(scores);
    const ui::Rect r = scores->item.rect;
    REQUIRE(r.y < 1);
    const auto edges = [&](const ui::Rect& around) {
      int n = 0;
      for (const ImDrawVert& v : drawn(stage)) n += v.col == ui::kButtonEdge && around.contains({v.pos.x, v.pos.y});
      return n;
    };
    CAPTURE(game);
    CHECK(edges(ui::grown(r, 2)) == 0);
    others += edges(stage.scene().screen());
  }
  CHECK(others > 0);  // other buttons have some
}

TEST_CASE("the door to the log stands within its strip, also on a phone on its side", "[edges]") {
  for (const char* language : {"en", "fr"})
    for (const Size s : {Size{844, 390}, Size{568, 320}, Size{667, 375}}) {
      Stage stage(scaled(1, language));
      stage.size(s.w, s.h);
      stage.start("french_tarot", 4, 11);
      stage.face_question();
      const auto* door = stage.scene().find("log/open");
      REQUIRE(door);
      const ui::Canvas c(stage.scene(), stage.use().looks.letters(), 1);
      const ui::Rect r = door->item.rect;
      CAPTURE(language, s.w, r.x, r.w);
      // The strip keeps four pixels from the edge of its column, and its words some from its own.
      CHECK(r.right() <= s.w - ui::kStep - 4);
      CHECK(c.letters().width(c.body(), door->item.name) <= r.w - ui::kStep);
    }
}

TEST_CASE("the answers of one row share its width as their words need it", "[edges]") {
  Stage stage;
  stage.frame();
  const ui::Canvas c(stage.scene(), stage.use().looks.letters(), 1);
  const auto has_room = [&](const std::string& words, float wide) {
    return c.has_room({0, 0, wide - 2 * ui::kStep, 40}, c.strong(), words);
  };
  const std::string words[] = {"Recycler 1 carte de la main. Prendre en main Chevaliers de Dol Amroth de la pioche",
                               "Laisser Le prince Imrahil en l’état"};
  REQUIRE_FALSE(has_room(words[0], 148));
  const auto shares = shares_of_row(c, words, 296, 44);
  REQUIRE(shares.size() == 2);
  CHECK(std::abs(shares[0] + shares[1] - 296) < 0.1f);
  CHECK(has_room(words[0], shares[0]));
  CHECK(has_room(words[1], shares[1]));
  // Where each has room they are alike, and where there is not room for all none shrinks to nothing.
  const std::string few[] = {"Yes", "No"};
  CHECK(shares_of_row(c, few, 296, 44) == std::vector<float>{148, 148});
  for (const float share : shares_of_row(c, words, 120, 44)) CHECK(share >= ui::kTouch - 0.1f);
}
