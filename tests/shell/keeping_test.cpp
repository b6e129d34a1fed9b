// What is kept: every change, through reloads, damage and imports. The application runs without a window, in a folder
// of its own.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>

#include "rules/registry.h"
#include "shell/app/app.h"
#include "shell/app/platform.h"
#include "shell/stage.h"

using namespace mathom;

namespace {

namespace fs = std::filesystem;

const fs::path& folder() { return test::data_folder(); }

struct Desk {
  Desk() {
    fs::remove_all(folder());
    fs::create_directories(folder());
    reload();
  }
  ~Desk() { fs::remove_all(folder()); }
  void reload() {
    app = std::make_unique<App>();
    app->start();
  }
  void start() {
    SessionSetup setup;
    setup.seed = 11;
    for (const char* name : {"Nadia", "Oleg", "Pia", "Quill"}) setup.seats.push_back({name, "", 0});
    Problems problems;
    REQUIRE(app->start_match(*find_game("french_tarot"), setup, problems));
  }
  void answer(int times) {
    for (int i = 0; i < times; ++i) REQUIRE(app->match()->choose(0) == Submit::ok);
    app->hidden();  // as when the tab goes away; the frame loop saves in each frame
  }
  std::uint64_t hash() const { return app->match()->session().state_hash(); }
  std::unique_ptr<App> app;
};

void write(const std::string& name, const std::string& text) {
  std::ofstream(folder() / name, std::ios::binary) << text;
}

}  // namespace

TEST_CASE("a game that was left is there again", "[keeping]") {
  Desk d;
  CHECK_FALSE(d.app->has_saved_match());
  d.start();
  d.answer(5);
  const auto hash = d.hash();
  d.reload();
  REQUIRE(d.app->has_saved_match());
  REQUIRE(d.app->resume_match());
  CHECK(d.hash() == hash);
}

TEST_CASE("a save that was cut off opens from the copy before it", "[keeping]") {
  Desk d;
  d.start();
  d.answer(3);
  const auto hash = d.hash();
  d.answer(1);
  const std::string whole = *platform::get("match");
  write("match.json", whole.substr(0, whole.size() / 2));
  d.reload();
  REQUIRE(d.app->resume_match());
  CHECK(d.hash() == hash);
  CHECK(platform::get("match.damaged") == whole.substr(0, whole.size() / 2));
}

TEST_CASE("a damaged import says so and leaves the running game as it is", "[keeping]") {
  Desk d;
  d.start();
  d.answer(4);
  const auto hash = d.hash();
  const std::string save = *platform::get("match");
  for (const std::string& text :
       {std::string("not a save"), std::string("{\"format\":1}"), save.substr(0, save.size() - 40), std::string()}) {
    CHECK(d.app->import_match(text) != LoadStatus::ok);
    CHECK(d.app->state_json().find("\"notice\":\"\"") == std::string::npos);
    CHECK(d.hash() == hash);
    CHECK(*platform::get("match") == save);
    CHECK(*platform::get("match.damaged") == text);
  }
}

TEST_CASE("a sound import takes the place of the running game, which is kept beside it", "[keeping]") {
  Desk d;
  d.start();
  d.answer(2);
  const std::string early = *platform::get("match");
  const auto hash = d.hash();
  d.answer(4);
  const std::string late = *platform::get("match");
  REQUIRE(d.app->import_match(early) == LoadStatus::ok);
  CHECK(d.hash() == hash);
  CHECK(*platform::get("match") == early);
  CHECK(*platform::get("match.replaced") == late);
  REQUIRE(d.app->has_replaced_match());
  REQUIRE(d.app->restore_replaced_match());
  CHECK(*platform::get("match") == late);
  CHECK(*platform::get("match.replaced") == early);
}

TEST_CASE("a game that was ended does not come back", "[keeping]") {
  Desk d;
  d.start();
  d.answer(2);
  d.app->end_match();
  d.reload();
  CHECK_FALSE(d.app->resume_match());
}

TEST_CASE("settings are kept and the language changes at once", "[keeping]") {
  Desk d;
  Settings s = d.app->settings();
  s.language = "fr";
  s.text_scale = 1.4f;
  d.app->change_settings(s);
  CHECK(d.app->language() == "fr");
  d.reload();
  CHECK(d.app->settings() == s);
  CHECK(d.app->say("language.name") != "English");
}
