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
