// A card is dragged out of the hand: by mouse or finger, onto what takes it, or onto the table where it can mean one
// thing only. What is dragged to where it may not go is lifted, and nothing is answered.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/rng.h"
#include "session/session.h"
#include "shell/inspector.h"
#include "shell/journey.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"

using namespace mathom;
using namespace mathom::test;

namespace {

void drag(Stage& stage, ui::Point from, ui::Point to, bool touch) {
  using Kind = ui::Input::Kind;
  stage.post({.kind = Kind::pointer_down, .at = from, .touch = touch});
  stage.frame();
  // Out of the hand first: along it a finger slides from card to card.
  for (int i = 1; i <= 8; ++i) {
    const float up = std::min(1.0f, static_cast<float>(i) / 4), across = std::max(0.0f, static_cast<float>(i - 4) / 4);
    const ui::Point at{from.x + (to.x - from.x) * across, from.y + (to.y - from.y) * up};
    stage.post({.kind = Kind::pointer_move, .at = at, .touch = touch});
    stage.frame();
  }
  stage.post({.kind = Kind::pointer_up, .at = to, .touch = touch});
  for (int i = 0; i < 6; ++i) stage.frame();
  stage.settle();
}

// Where a card of the hand can be taken hold of.
std::optional<ui::Point> hold_of(Stage& stage, std::string_view id) {
  const auto* p = stage.scene().find(id);
  if (!p || !p->reachable()) return {};
  // Cards to the right lie on it.
  return ui::Point{p->visible.x + 8, p->visible.y + p->visible.h / 3};
}

// The first offered card of the hand that plays itself.
std::string plain_card(Stage& stage) {
  for (const auto& p : stage.scene().items())
    if (p.item.id.starts_with("hand/") && p.item.offered && p.item.plays) return p.item.id;
  return {};
}

ui::Point table_middle(Stage& stage) {
  const ui::Rect r = stage.scene().screen();
  return {r.x + r.w * 0.45f, r.y + r.h * 0.4f};
}

// Answers until a card of the hand can be played.
bool play_until_card(Stage& stage, std::uint64_t seed) {
  Rng rng(seed);
  LocalMatch& match = *stage.use().play.local();
  for (int i = 0; i < 60 && match.session().waiting_for() != SeatId::none; ++i) {
    stage.face_question();
    if (!plain_card(stage).empty()) return true;
    if (const auto person = match.people().person_asked()) match.people().show_to(*person);
    const auto n = static_cast<std::uint32_t>(match.view().decision.options.size());
    REQUIRE(match.choose(n > 4 ? 1 : rng.below(n)) == Submit::ok);
  }
  return false;
}

}  // namespace

TEST_CASE("a card that is dragged onto the table is played there", "[drag]") {
  for (const char* game : {"french_tarot", "lotr_tcg"})
    for (const bool touch : {false, true}) {
      INFO(game);
      Stage stage;
      if (touch) stage.size(390, 844);
      stage.start(game, game == std::string("lotr_tcg") ? 2 : 4, 5);
      REQUIRE(play_until_card(stage, 5));
      const Session& session = stage.use().play.local()->session();
      const std::string id = plain_card(stage);
      const std::string token = stage.scene().find(id)->item.offer;
      const auto from = hold_of(stage, id);
      REQUIRE(from);
      const auto ply = session.ply();
      drag(stage, *from, table_middle(stage), touch);
      REQUIRE(session.ply() > ply);
      CHECK(session.log()[ply].token == token);
    }
}

TEST_CASE("a card that is dragged follows the pointer, and let go over its hand stays in it", "[drag]") {
  Stage stage;
  stage.start("french_tarot", 4, 5);
  REQUIRE(play_until_card(stage, 5));
  const Session& session = stage.use().play.local()->session();
  const auto ply = session.ply();
  const std::string id = plain_card(stage);
  const auto from = hold_of(stage, id);
  REQUIRE(from);
  using Kind = ui::Input::Kind;
  stage.post({.kind = Kind::pointer_down, .at = *from});
  stage.frame();
  stage.post({.kind = Kind::pointer_move, .at = table_middle(stage)});
  stage.frame();
  CHECK(session.ply() == ply);
  stage.post({.kind = Kind::pointer_move, .at = *from});
  stage.frame();
  stage.post({.kind = Kind::pointer_cancel, .at = *from});
  for (int i = 0; i < 6; ++i) stage.frame();
  CHECK(session.ply() == ply);
  CHECK_FALSE(stage.scene().find(id)->item.selected);
}

TEST_CASE("a card that may go to several places is played to the place where it is dropped", "[drag][lotr_board]") {
  Stage stage;
  lay_journey(stage,
              Json{{"place", "moria"},
                   {"turn", 0},
                   {"turn_begun", true},
                   {"hands", Json::array({Json::array({"star-brown-5", "hiding-grey-1"}), Json::array({"gimli"})})}});
  const Session& session = stage.use().play.local()->session();
  const std::string star = "hand/star-brown-5";
  const auto from = hold_of(stage, star);
  REQUIRE(from);
  const auto* track = stage.scene().find("track/hiding");
  REQUIRE(track);
  const ui::Point onto{track->visible.x + track->visible.w * 0.8f, track->visible.centre().y};
  const auto ply = session.ply();
  drag(stage, *from, onto, false);
  REQUIRE(session.ply() > ply);
  CHECK(session.log()[ply].token == "play star-brown-5 hiding");
}

TEST_CASE("a card that is dropped where it may not go is lifted, and nothing is answered", "[drag][war_of_the_ring]") {
  Stage stage;
  stage.start("war_of_the_ring", 2, 3);
  LocalMatch& match = *stage.use().play.local();
  Rng rng(3);
  for (int i = 0; i < 40; ++i) {
    stage.face_question();
    for (const auto& p : stage.scene().items()) {
      if (!p.item.id.starts_with("hand/") || p.item.offer.empty() || !p.item.offered || p.item.plays || p.item.picks)
        continue;
      const std::string id = p.item.id;
      const auto from = hold_of(stage, id);
      if (!from) continue;
      const auto ply = match.session().ply();
      drag(stage, *from, {stage.scene().screen().w * 0.5f, 4}, false);
      CHECK(match.session().ply() == ply);
      CHECK(stage.scene().find(id)->item.selected);
      return;
    }
    if (const auto person = match.people().person_asked()) match.people().show_to(*person);
    REQUIRE(match.choose(rng.below(static_cast<std::uint32_t>(match.view().decision.options.size()))) == Submit::ok);
  }
  FAIL("no card of several meanings");
}

TEST_CASE("a press that is taken back lifts nothing, whatever comes between two frames", "[drag]") {
  using Kind = ui::Input::Kind;
  Stage stage;
  stage.start("french_tarot", 4, 5);
  REQUIRE(play_until_card(stage, 5));
  stage.settle();
  const std::string id = plain_card(stage);
  const auto lifted = [&] { return stage.scene().find(id)->item.selected; };
  const ui::Point on = *hold_of(stage, id), felt = table_middle(stage);
  for (unsigned frames = 0; frames < 64; ++frames) {
    INFO(frames);
    const auto post = [&](Kind kind, ui::Point at, unsigned n) {
      stage.post({.kind = kind, .at = at});
      if ((frames >> n & 1) != 0) stage.frame();
    };
    for (const Kind kind : {Kind::pointer_move, Kind::pointer_down, Kind::pointer_up}) post(kind, on, 0);
    stage.settle();
    REQUIRE(lifted());
    post(Kind::pointer_move, felt, 1);
    post(Kind::pointer_down, felt, 2);
    post(Kind::pointer_up, felt, 3);
    if ((frames >> 5 & 1) != 0) stage.settle();
    post(Kind::pointer_down, on, 4);
    post(Kind::pointer_cancel, {}, 0);
    stage.settle();
    CHECK_FALSE(lifted());
  }
}
