// Which card is read next to the table while nothing is lifted.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "shell/stage.h"

using namespace mathom;
using namespace mathom::test;

namespace {

std::vector<std::string> hand_of(Stage& stage) {
  std::vector<std::string> out;
  for (const auto& p : stage.scene().items())
    if (p.item.id.starts_with("hand/")) out.push_back(p.item.id);
  return out;
}
std::string read_now(Stage& stage) {
  const ui::Scene::Placed* name = stage.scene().find("reading/name");
  return name ? name->item.name : std::string();
}

}  // namespace

TEST_CASE("the table rests while the pointer lies on one card and the focus on another", "[hand][looked_at]") {
  Stage stage;
  stage.size(1280, 800);
  stage.start("french_tarot", 4, 7);
  stage.face_question();
  const std::vector<std::string> hand = hand_of(stage);
  REQUIRE(hand.size() > 4);
  stage.post({.kind = ui::Input::Kind::pointer_move, .at = stage.scene().find(hand[1])->visible.centre()});
  REQUIRE(stage.settle());
  const std::string pointed = read_now(stage);
  CHECK_FALSE(pointed.empty());
  stage.scene().set_focus(hand[3]);
  CHECK(stage.key(ui::Key::right));
  CHECK(stage.scene().focus() == hand[4]);
  CHECK(stage.settle());
  const std::string focused = read_now(stage);
  CHECK(focused != pointed);
  // The pointer leaves the card and comes back to it: it is read again.
  stage.post({.kind = ui::Input::Kind::pointer_move, .at = {5, 5}});
  CHECK(stage.settle());
  CHECK(read_now(stage) == focused);
  stage.post({.kind = ui::Input::Kind::pointer_move, .at = stage.scene().find(hand[1])->visible.centre()});
  CHECK(stage.settle());
  CHECK(read_now(stage) == pointed);
}
