#include "shell/stage.h"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <random>

#include "core/json.h"
#include "rules/registry.h"
#include "shell/baked_letters.h"
#include "shell/screens/screens.h"
#include "shell/services/appearance.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/progress.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/speech/speech.h"

namespace mathom::test {

namespace fs = std::filesystem;

// One folder for the whole program: the platform asks for it once.
const fs::path& data_folder() {
  static const fs::path path = [] {
    const fs::path p = fs::temp_directory_path() / ("mathom-tests-" + std::to_string(std::random_device()()));
    setenv("MATHOM_DATA", p.c_str(), 1);
    return p;
  }();
  return path;
}

Settings Stage::at_once() {
  Settings s;
  s.speed = Speed::instant;
  // What the games are about has been read: a test that wants to be told says so.
  Progress progress("");
  for (const Game* game : all_games()) progress.of(game->info().id).aim = true;
  s.learning = progress.text();
  return s;
}

Stage::Stage(const Settings& settings) {
  fs::remove_all(data_folder());
  fs::create_directories(data_folder());
  open_imgui();
  app_ = std::make_unique<App>();
  use().preferences.change(settings);
  app_->start();
}

Stage::~Stage() {
  app_.reset();
  fs::remove_all(data_folder());
}

ui::Point Stage::atlas() const {
  const ImFontAtlas& a = *ImGui::GetIO().Fonts;
  return {static_cast<float>(a.TexWidth), static_cast<float>(a.TexHeight)};
}

namespace {
ImDrawList& nowhere() {
  static ImDrawList list(ImGui::GetDrawListSharedData());
  // How round circles are is otherwise settled when a window begins its first frame.
  ImGui::GetDrawListSharedData()->SetCircleTessellationMaxError(ImGui::GetStyle().CircleTessellationMaxError);
  list._ResetForNewFrame();
  list.PushClipRectFullScreen();
  list.PushTextureID(ImGui::GetIO().Fonts->TexID);
  return list;
}
}  // namespace

void Stage::frame() {
  const ui::Rect whole{0, 0, width_, height_};
  if (use().looks.fonts_stale(density_, whole)) use().looks.bake_fonts(density_, whole);
  now_ += 16;
  scene_.begin({.screen = whole,
                .safe = whole,
                .now = now_,
                .draw = draws_ ? &nowhere() : nullptr,
                .reduced_motion = use().preferences.settings().reduced_motion,
                .words = words_,
                .letter_keys = use().preferences.settings().letter_keys});
  app_->build(scene_);
  scene_.end();
  if (scene_.take_hush()) use().speech.forget();
  for (ui::Announcement& a : scene_.take_announcements()) said_.push_back(std::move(a));
  for (const ui::Sound s : scene_.take_sounds()) sounds_.push_back(s);
}

bool Stage::settle() {
  for (int i = 0; i < 100; ++i) {
    frame();
    if (!scene_.frame_wanted()) return true;
  }
  return false;
}

void Stage::post(ui::Input input) {
  input.when = now_;
  scene_.post(std::move(input));
}

namespace {
const ui::Scene::Placed* item_of(const ui::Scene& scene, std::string_view id) {
  const ui::Scene::Placed* item = scene.find(id);
  return item ? item : scene.find_named(id);
}
}  // namespace

bool Stage::bring(std::string_view id) {
  constexpr int kMostTurns = 40;
  for (int i = 0; i < kMostTurns; ++i) {
    const ui::Scene::Placed* item = item_of(scene_, id);
    if (!item || item->reachable()) return item;
    const float away = item->item.rect.centre().y - height_ / 2;
    post({.kind = ui::Input::Kind::wheel,
          .at = {width_ / 2, height_ / 2},
          .by = {0, std::clamp(away, -120.0f, 120.0f)}});
    settle();
  }
  return false;
}

bool Stage::press(std::string_view id) {
  const ui::Scene::Placed* item = item_of(scene_, id);
  if (!item || !item->reachable()) return false;
  const ui::Point at = item->visible.centre();
  for (const auto kind : {ui::Input::Kind::pointer_down, ui::Input::Kind::pointer_up}) post({.kind = kind, .at = at});
  frame();  // the frame that hears of it; a screen that was asked for comes with the next
  settle();
  return true;
}

bool Stage::key(ui::Key key, char32_t character) {
  post({.kind = ui::Input::Kind::key, .key = key, .character = character});
  frame();
  return settle();
}

void Stage::start(std::string_view game, int seats, std::uint64_t seed) {
  const Game* found = find_game(game);
  REQUIRE(found);
  SessionSetup setup;
  setup.seed = seed;
  setup.config_text = dump_json(Json{{"seats", seats}});
  static constexpr const char* kNames[] = {"Player", "Nadia", "Oleg", "Pia", "Quentin", "Rosa"};
  for (int i = 0; i < seats; ++i) setup.seats.push_back({kNames[i], "", static_cast<std::uint8_t>(i)});
  Problems problems;
  REQUIRE(use().play.start(*found, setup, problems));
  use().screens.push(table_screen());
  frame();
}

void Stage::face_question() {
  for (int i = 0; i < 400; ++i) {
    settle();
    // What the player's own side answers takes its time where people share the screen.
    const bool answered = use().play.local() && use().play.local()->answers_itself();
    if (answered) wait(1500);
    if (!press("curtain/show") && !press("go-on") && !answered) return;
  }
  FAIL("there is always something between the player and the question");
}

}  // namespace mathom::test
