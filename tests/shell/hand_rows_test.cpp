// A hand in rows: whatever is lifted, every other card keeps its index and a strip for a finger.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/stage.h"
#include "shell/tables/common/hand_rows.h"

using namespace mathom;
using namespace mathom::test;

namespace {

constexpr float kWide = 75, kHigh = 117, kFinger = 22;

// Cards of one row from 8 to 382 with a wider gap after some of them, as between suits: bit n of `gaps` after card n.
std::vector<ui::Rect> row_of(int cards, unsigned gaps) {
  float n = 0;
  for (int i = 0; i + 1 < cards; ++i) n += (gaps >> i & 1u) != 0u ? 1.0f : 0.0f;
  const float gap = n > 0 ? 8.0f : 0.0f;
  const float strip = (382 - kWide - 8 - gap * n) / static_cast<float>(cards - 1);
  std::vector<ui::Rect> out;
  float x = 8;
  for (int i = 0; i < cards; ++i) {
    out.push_back({x, 500, kWide, kHigh});
    x += strip + ((gaps >> i & 1u) != 0u ? gap : 0.0f);
  }
  return out;
}

// Past the bids, at the lead of the first trick, with the cards of whom it asks in view.
void lead(Stage& stage, std::uint64_t seed) {
  stage.start("french_tarot", 4, seed);
  LocalMatch& match = *stage.use().play.local();
  const auto face = [&] {
    stage.settle();
    stage.face_question();
    if (const auto person = match.people().person_asked()) match.people().show_to(*person);
    stage.settle();
  };
  const auto leads = [&] { return match.token(match.view().decision.options.front()).starts_with("play "); };
  face();
  REQUIRE(match.choose(1) == Submit::ok);  // whoever speaks first takes the deal
  for (face(); !leads(); face()) REQUIRE(match.choose(0) == Submit::ok);
}

bool index_is_covered(const ui::Scene& scene, const ui::Scene::Placed& card) {
  const ui::Rect r = card.item.rect, index{r.x, r.y, 21, r.h * 0.25f};
  const auto& items = scene.items();
  return std::any_of(items.begin(), items.end(), [&](const auto& other) {
    const bool above = other.item.z > card.item.z || (other.item.z == card.item.z && &other > &card);
    return above && other.item.id.starts_with("hand/") && other.item.rect.overlaps(index);
  });
}

std::vector<std::string> hand_ids(Stage& stage) {
  std::vector<std::string> out;
  for (const auto& p : stage.scene().items())
    if (p.item.id.starts_with("hand/")) out.push_back(p.item.id);
  return out;
}

}  // namespace

TEST_CASE("a row makes room for the lifted card so that a finger finds every other card", "[hand]") {
  for (int cards = 7; cards <= 10; ++cards)
    for (unsigned gaps = 0; gaps < 64; ++gaps) {
      const std::vector<ui::Rect> before = row_of(cards, gaps);
      for (std::size_t lifted = 0; lifted < before.size(); ++lifted) {
        const std::vector<ui::Rect> lie = make_way(before, lifted);
        CAPTURE(cards, gaps, lifted);
        CHECK(std::abs(lie.front().x - 8) < 0.01f);
        CHECK(std::abs(lie.back().right() - 382) < 0.01f);
        CHECK(lie[lifted].x <= before[lifted].x + 0.01f);
        CHECK(before[lifted].x + 10 < lie[lifted].right());  // what was touched stays below the finger
        for (std::size_t i = 0; i + 1 < lie.size(); ++i)
          CHECK(lie[i + 1].x - lie[i].x >= (i == lifted ? kWide : kFinger));
      }
    }
}

TEST_CASE("a card that is dragged lies before all others of its hand", "[hand][drag]") {
  std::vector<ui::Rect> two_rows = row_of(7, 0);
  for (const ui::Rect& r : row_of(7, 0)) two_rows.push_back(r.moved(0, 40));
  const std::size_t cards = two_rows.size();
  for (std::size_t dragged = 0; dragged < cards; ++dragged)
    for (std::size_t lifted = 0; lifted <= cards; ++lifted) {
      const std::vector<std::size_t> order = painted_in_turn(two_rows, cards, lifted, dragged);
      CAPTURE(dragged, lifted);
      REQUIRE(order.size() == cards);
      CHECK(order.back() == dragged);
    }
  CHECK(painted_in_turn(two_rows, cards, 2, cards)[6] == 2);  // before its row, behind the next one
}

TEST_CASE("whichever card of a hand is lifted, every other shows its index and is wide enough for a finger",
          "[french_tarot][hand]") {
  for (const auto& [width, height] : {std::pair{390.0f, 844.0f}, {360.0f, 740.0f}, {844.0f, 390.0f}, {1280.0f, 800.0f}})
    for (const std::uint64_t seed : {3U, 4U, 5U}) {
      Stage stage;
      stage.size(width, height);
      lead(stage, seed);
      for (const std::string& card : hand_ids(stage)) {
        if (!stage.press(card)) continue;
        stage.settle();
        for (const auto& p : stage.scene().items()) {
          if (!p.item.id.starts_with("hand/") || p.item.selected) continue;
          CAPTURE(width, height, seed, card, p.item.id);
          CHECK_FALSE(index_is_covered(stage.scene(), p));
          CHECK(p.visible.w >= kFinger);
        }
      }
    }
}
