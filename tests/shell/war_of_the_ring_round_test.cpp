// What stays on the table of War of the Ring when a combat or a round is over: strengths, losses, result, and how it
// stands; and on a phone a reserve that can be read.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <vector>

#include "core/rng.h"
#include "games/war_of_the_ring/state/events.h"
#include "session/session.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/services.h"
#include "shell/stage.h"

using namespace mathom;
using namespace mathom::test;
namespace wr = mathom::war_of_the_ring;

namespace {

void answer(Stage& stage, std::uint64_t n) {
  LocalMatch& match = *stage.use().play.local();
  if (const auto person = match.people().person_asked()) match.people().show_to(*person);
  REQUIRE(match.choose(n) == Submit::ok);
}

// Answers by lot, of which the last one leads to such an event.
template <class F>
std::vector<std::uint32_t> road_to(std::uint64_t seed, F is) {
  Stage stage;
  stage.start("war_of_the_ring", 4, seed);
  const Session& session = stage.use().play.local()->session();
  Rng rng(seed);
  std::vector<std::uint32_t> out;
  while (session.waiting_for() != SeatId::none) {
    const std::size_t since = session.event_count();
    const View asked = session.view(only(session.waiting_for()));
    out.push_back(rng.below(static_cast<std::uint32_t>(asked.decision.options.size())));
    answer(stage, out.back());
    for (const Event& e : session.events_for(kEveryone, since))
      if (is(e)) return out;
  }
  return {};
}

// Walks it at once but for the last answer, which takes its time, until the item stands there.
bool walk_until(Stage& stage, std::uint64_t seed, const std::vector<std::uint32_t>& road, std::string_view id) {
  stage.start("war_of_the_ring", 4, seed);
  for (std::size_t i = 0; i + 1 < road.size(); ++i) answer(stage, road[i]);
  stage.settle();
  stage.face_question();
  Settings settings = stage.use().preferences.settings();
  settings.speed = Speed::normal;
  stage.use().preferences.change(settings);
  stage.settle();
  answer(stage, road.back());
  for (int i = 0; i < 4000; ++i) {
    stage.wait(30);
    stage.frame();
    if (stage.scene().find(id)) return true;
    if (stage.use().play.local()->people().person_asked() && stage.scene().find("curtain/show")) return false;
  }
  return false;
}

std::string said(Stage& stage, std::string_view id) {
  const auto* item = stage.scene().find(id);
  return item ? item->item.name : std::string();
}

bool is_outcome(const Event& e) {
  return wr::what_of(e) == wr::What::battle_held || wr::what_of(e) == wr::What::battle_taken ||
         wr::what_of(e) == wr::What::path_taken || wr::what_of(e) == wr::What::path_held;
}

}  // namespace

TEST_CASE("a combat ends with its strengths and what it brings, and does not say what was needed",
          "[war_of_the_ring][round]") {
  const std::vector<std::uint32_t> road = road_to(3, is_outcome);
  REQUIRE_FALSE(road.empty());
  Stage stage;
  REQUIRE(walk_until(stage, 3, road, "combat/result"));
  CHECK_FALSE(said(stage, "combat/strengths").empty());
  CHECK_FALSE(said(stage, "combat/result").empty());
  CHECK_FALSE(stage.scene().find("combat/left"));
  // It stays to be read.
  for (int i = 0; i < 20; ++i) stage.wait(100), stage.frame();
  CHECK(stage.scene().find("combat/result"));
}

TEST_CASE("a round that is over is summed up before the next one begins", "[war_of_the_ring][round]") {
  const std::vector<std::uint32_t> road =
      road_to(3, [](const Event& e) { return wr::what_of(e) == wr::What::round && e.amount == 2; });
  REQUIRE_FALSE(road.empty());
  Stage stage;
  REQUIRE(walk_until(stage, 3, road, "round/over"));
  CHECK(said(stage, "round/over") == "Round 1 is over");
  CHECK_FALSE(said(stage, "round/place/0").empty());
  CHECK(said(stage, "round/score").find("Corruption") != std::string::npos);
  CHECK(said(stage, "round/next") == "Round 2");
}

TEST_CASE("on a phone each card of a full reserve is as high as a finger and is not covered",
          "[war_of_the_ring][round]") {
  int seen = 0;
  for (std::uint64_t seed = 1; seed < 8 && seen == 0; ++seed) {
    Stage stage;
    stage.start("war_of_the_ring", 4, seed);
    stage.size(390, 844);
    LocalMatch& match = *stage.use().play.local();
    Rng rng(seed);
    for (int i = 0; i < 400 && seen == 0 && match.session().waiting_for() != SeatId::none; ++i) {
      if (i % 10 == 0) {
        stage.face_question();
        std::vector<ui::Rect> cards;
        for (const auto& p : stage.scene().items())
          if (p.item.id.starts_with("reserve/") && p.item.role == ui::Role::card) cards.push_back(p.item.rect);
        if (cards.size() >= 5) {
          ++seen;
          for (const ui::Rect& r : cards) {
            CHECK(r.h >= 43.5f);
            CHECK(std::count_if(cards.begin(), cards.end(), [&](const ui::Rect& other) {
                    return other.intersect(r).w > 1 && other.intersect(r).h > 1;
                  }) == 1);
          }
        }
      }
      answer(stage, rng.below(static_cast<std::uint32_t>(match.view().decision.options.size())));
    }
  }
  CHECK(seen > 0);
}
