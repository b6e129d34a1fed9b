// Sounds: quiet, short, the same every time, and no sound of what its hearer may not know.
#include "shell/ui/sound.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <random>

#include "rules/registry.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/stage.h"

using namespace mathom;
using ui::Sound;

TEST_CASE("a sound is short and quiet, and begins and ends in silence", "[sound]") {
  for (const int rate : {22050, 44100, 48000})
    for (const Sound sound : ui::kSounds) {
      INFO("sound " << static_cast<int>(sound) << " at " << rate);
      const std::vector<float> wave = ui::make_sound(sound, rate);
      REQUIRE(wave.size() > static_cast<std::size_t>(rate) / 20);
      CHECK(wave.size() < static_cast<std::size_t>(rate));
      float loudest = 0;
      for (const float s : wave) loudest = std::max(loudest, std::abs(s));
      CHECK(loudest > 0.05f);
      CHECK(loudest < 0.9f);
      CHECK(std::abs(wave.front()) < 0.02f);
      CHECK(std::abs(wave.back()) < 0.02f);
      CHECK(wave == ui::make_sound(sound, rate));
    }
}

namespace {

bool heard(const std::vector<Sound>& sounds, Sound sound) {
  return std::find(sounds.begin(), sounds.end(), sound) != sounds.end();
}

void start(test::Stage& stage, int people) {
  SessionSetup setup;
  setup.seed = 21;
  for (int i = 0; i < 4; ++i)
    setup.seats.push_back({"Seat " + std::to_string(i), "", static_cast<std::uint8_t>(i % people)});
  Problems problems;
  REQUIRE(stage.use().play.start(*find_game("french_tarot"), setup, problems));
  stage.use().screens.push(table_screen());
  stage.frame();
  stage.settle();
}

}  // namespace

TEST_CASE("a deal sounds as it is seen: words knock, cards slide, the own turn is plucked, the count is drummed",
          "[sound]") {
  test::Stage stage;
  start(stage, 1);
  LocalMatch& match = *stage.use().play.local();
  std::vector<Sound> all = stage.take_sounds();
  CHECK(heard(all, Sound::turn));
  std::mt19937 chance(3);
  for (int turn = 0; turn < 400 && !heard(all, Sound::end); ++turn) {
    REQUIRE(match.your_turn());
    REQUIRE(match.choose(chance() % match.view().decision.options.size()) == Submit::ok);
    stage.settle();
    for (const Sound s : stage.take_sounds()) all.push_back(s);
    stage.press("go-on");
  }
  for (const Sound s : {Sound::slide, Sound::knock, Sound::turn, Sound::end}) CHECK(heard(all, s));
}

TEST_CASE("a refused press sounds low", "[sound]") {
  test::Stage stage;
  start(stage, 1);
  LocalMatch& match = *stage.use().play.local();
  bool refused = false;
  std::mt19937 chance(3);
  for (int turn = 0; turn < 60 && !refused; ++turn) {
    stage.take_sounds();
    for (const auto& p : stage.scene().items())
      if (p.item.id.starts_with("hand/") && !p.item.offered && p.reachable()) {
        refused = stage.press(std::string(p.item.id));
        break;
      }
    if (refused) break;
    REQUIRE(match.choose(chance() % match.view().decision.options.size()) == Submit::ok);
    stage.settle();
    stage.press("go-on");
  }
  REQUIRE(refused);
  CHECK(heard(stage.take_sounds(), Sound::refuse));
}

TEST_CASE("opening and covering the cards gives no sound of hidden events", "[sound]") {
  test::Stage stage;
  start(stage, 4);
  int turned = 0;
  for (int i = 0; i < 3; ++i) {
    stage.wait(500);
    stage.take_sounds();
    REQUIRE(stage.press("curtain/show"));
    stage.settle();
    const std::vector<Sound> shown = stage.take_sounds();
    turned += static_cast<int>(shown.size());
    CHECK(std::all_of(shown.begin(), shown.end(), [](Sound s) { return s == Sound::turn; }));
    stage.app().hidden();
    stage.settle();
    CHECK(stage.take_sounds().empty());
  }
  CHECK(turned > 0);
}

namespace {

// A match of one deal, at once, up to its last answer.
bool before_the_end(test::Stage& stage, std::uint64_t seed) {
  SessionSetup setup;
  setup.seed = seed;
  setup.seats.assign(4, {"Nadia", "", 0});
  Problems problems;
  REQUIRE(stage.use().play.start(*find_game("french_tarot"), setup, problems));
  stage.use().screens.push(table_screen());
  stage.settle();
  LocalMatch& match = *stage.use().play.local();
  std::mt19937 chance(static_cast<unsigned>(seed));
  for (int turn = 0; turn < 200 && match.your_turn(); ++turn) {
    if (match.view().decision.options.size() == 1 && match.session().ply() > 70) return true;
    REQUIRE(match.choose(chance() % match.view().decision.options.size()) == Submit::ok);
    stage.settle();
    stage.press("go-on");
  }
  return false;
}

bool leads_at_end(const LocalMatch& match) {
  const Outcome outcome = match.outcome();
  const auto& score = outcome.score;
  const auto own = score[static_cast<std::size_t>(index(match.near_seat()))];
  return std::all_of(score.begin(), score.begin() + 4, [&](std::int32_t s) { return s <= own; });
}

}  // namespace

TEST_CASE("a win is sounded and a loss is not", "[sound][triumph]") {
  bool won = false, lost = false;
  for (std::uint64_t seed = 1; seed < 30 && !(won && lost); ++seed) {
    test::Stage stage;
    if (!before_the_end(stage, seed)) continue;
    LocalMatch& match = *stage.use().play.local();
    while (match.your_turn()) REQUIRE(match.choose(0) == Submit::ok);
    stage.take_sounds();
    for (int i = 0; i < 20; ++i) stage.frame();
    CHECK(heard(stage.take_sounds(), Sound::triumph) == leads_at_end(match));
    (leads_at_end(match) ? won : lost) = true;
  }
  CHECK(won);
  CHECK(lost);
}

TEST_CASE("the light of a win lasts until a touch, and nothing shines where nothing moves", "[triumph]") {
  for (const bool still : {false, true}) {
    CAPTURE(still);
    bool seen = false;
    for (std::uint64_t seed = 1; seed < 30 && !seen; ++seed) {
      test::Stage stage;
      if (!before_the_end(stage, seed)) continue;
      LocalMatch& match = *stage.use().play.local();
      while (match.your_turn()) REQUIRE(match.choose(0) == Submit::ok);
      if (!leads_at_end(match)) continue;
      seen = true;
      Settings s = stage.use().preferences.settings();
      s.speed = Speed::normal;
      s.reduced_motion = still;
      stage.use().preferences.change(s);
      for (int i = 0; i < 400 && !stage.scene().find("go-on"); ++i) stage.wait(100), stage.frame();
      REQUIRE(stage.scene().find("go-on"));
      // The figures have been counted up by now.
      for (int i = 0; i < 90; ++i) stage.frame();
      CHECK(stage.scene().frame_wanted() == !still);
      stage.post({.kind = ui::Input::Kind::pointer_down, .at = {4, 4}});
      stage.post({.kind = ui::Input::Kind::pointer_up, .at = {4, 4}});
      for (int i = 0; i < 4; ++i) stage.frame();
      CHECK_FALSE(stage.scene().frame_wanted());
    }
    CHECK(seen);
  }
}
