// Questions of the trading card game that are answered in the middle of its table: a bid, answers in words, who begins
// in play.
#include <catch2/catch_test_macros.hpp>

#include "shell/lotr_tcg_played.h"

using namespace mathom;
using namespace mathom::test;

TEST_CASE("a bid is set on a scale or a step at a time, and made with the gold button", "[lotr_tcg][table]") {
  Played game(2);
  REQUIRE(game.until(lotr_tcg::Question::bid));
  const auto ply = game.match().session().ply();
  CHECK(game.stage.press("offer/bid 3"));
  CHECK(game.match().session().ply() == ply);
  CHECK(game.stage.scene().find("offer/bid 3")->item.selected);
  CHECK(game.stage.press("amount/more"));
  CHECK(game.stage.scene().find("offer/bid 4")->item.selected);
  CHECK(game.said("primary") == game.said("offer/bid 4"));
  const ui::Rect scale = game.stage.scene().find("offer/bid 4")->item.rect;
  for (const auto& p : game.stage.scene().items())
    if (p.item.id.starts_with("card/")) CHECK(p.item.rect.intersect(scale).empty());
  CHECK(game.stage.press("primary"));
  CHECK(game.match().session().ply() > ply);
}

TEST_CASE("two answers in words are both seen on a phone", "[lotr_tcg][table]") {
  Played game(14);
  game.stage.size(390, 844);
  int asked = 0;
  while (game.until(lotr_tcg::Question::control, [](const Decision& d) { return d.options.size() == 2; })) {
    ++asked;
    CHECK_FALSE(game.stage.scene().find("question/list"));  // which scrolls
    REQUIRE(game.match().choose(game.pick()) == Submit::ok);
  }
  CHECK(asked > 0);
}

TEST_CASE("starting companions are chosen next to those in play, not over them", "[lotr_tcg][table]") {
  Played game(5);
  REQUIRE(game.until(lotr_tcg::Question::start));
  for (const auto& [width, height] :
       {std::pair{390.0f, 844.0f}, std::pair{1280.0f, 800.0f}, std::pair{844.0f, 390.0f}}) {
    game.stage.size(width, height);
    game.stage.settle();
    int offered = 0, there = 0;
    for (const auto& p : game.stage.scene().items()) {
      if (!p.item.id.starts_with("spread/")) continue;
      ++offered;
      for (const auto& other : game.stage.scene().items()) {
        if (!other.item.id.starts_with("card/")) continue;
        ++there;
        INFO(width << " x " << height << ": " << other.item.name);
        CHECK(p.visible.intersect(other.item.rect).empty());
      }
    }
    CHECK(offered > 0);
    // On a phone that lies on its side there is room for the question alone.
    CHECK((there > 0 || height < 400));
  }
}
