// A card of a hand beneath the finger rises and can be read, on a phone, while nothing else moves.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "shell/inspector.h"
#include "shell/services/appearance.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/stage.h"

using namespace mathom;
using namespace mathom::test;

namespace {

std::map<std::string, ui::Rect> all_now(const ui::Scene& scene) {
  std::map<std::string, ui::Rect> out;
  for (const auto& p : scene.items()) out[p.item.id] = p.item.rect;
  return out;
}

// How many lines of words are drawn: those of a card that rises are more.
std::size_t lines_now(Stage& stage) {
  ui::LettersWatch watch;
  stage.use().looks.letters().watch(&watch);
  stage.frame();
  stage.use().looks.letters().watch(nullptr);
  return watch.lines.size();
}

void go_on_to_a_hand(Stage& stage) {
  const auto has_hand = [&] {
    stage.face_question();
    const auto& all = stage.scene().items();
    return std::any_of(all.begin(), all.end(), [](const auto& p) { return p.item.id.starts_with("hand/"); });
  };
  LocalMatch& match = *stage.use().play.local();
  for (int i = 0; i < 40 && !has_hand(); ++i) {
    if (const auto person = match.people().person_asked()) match.people().show_to(*person);
    const auto last = match.view().decision.options.size() - 1;
    REQUIRE(match.choose(i % 2 == 0 ? 0 : last) == Submit::ok);
  }
}

}  // namespace

TEST_CASE("a card beneath a finger that rests rises out of the hand and is read, and nothing else moves",
          "[hand][risen]") {
  int seen = 0;
  for (const char* game : {"lotr_tcg", "war_of_the_ring"}) {
    Stage stage(scaled(1, "en"));
    stage.draws();
    stage.size(390, 844);
    stage.start(game, 2, 5);
    go_on_to_a_hand(stage);
    const auto& items = stage.scene().items();
    const auto card = std::find_if(items.begin(), items.end(),
                                   [](const auto& p) { return p.item.id.starts_with("hand/") && p.reachable(); });
    if (card == items.end()) continue;
    ++seen;
    CAPTURE(game, card->item.id);
    const std::map<std::string, ui::Rect> before = all_now(stage.scene());
    const std::size_t lines = lines_now(stage);
    stage.post({.kind = ui::Input::Kind::pointer_down, .at = card->visible.centre(), .touch = true});
    stage.frame();
    stage.frame();
    stage.wait(200);
    stage.frame();
    CHECK(lines_now(stage) > lines);
    CHECK(all_now(stage.scene()) == before);
    stage.post({.kind = ui::Input::Kind::pointer_cancel, .at = {}, .touch = true});
    stage.settle();
    CHECK(lines_now(stage) == lines);
  }
  CHECK(seen == 2);
}
