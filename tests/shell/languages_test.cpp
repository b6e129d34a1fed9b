// Every language that the program speaks is found by the list alone: in the settings, at the start, in dates and on
// cards.
#include "assets/languages.h"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "shell/inspector.h"
#include "shell/screens/screens.h"
#include "shell/services/keeping/store.h"
#include "shell/services/screen_stack.h"
#include "shell/services/words.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

namespace {

void open_settings(Stage& stage) {
  stage.size(1280, 6000);
  stage.use().screens.push(settings_screen());
  stage.settle();
}

}  // namespace

TEST_CASE("the settings offer every language by its own name, and speak the chosen language", "[languages]") {
  Stage stage;
  open_settings(stage);
  const auto all = spoken_languages();
  for (std::size_t i = all.size(); i-- > 0;) {
    const auto* choice = stage.scene().find("language/" + std::to_string(i));
    REQUIRE(choice);
    CAPTURE(all[i].code, choice->item.name);
    CHECK(choice->item.name.ends_with(", " + std::string(all[i].name)));
    REQUIRE(stage.press("language/" + std::to_string(i)));
    stage.settle();
    CHECK(stage.use().words.language() == all[i].code);
    CHECK(stage.use().words.say("language.name") == all[i].name);
    CHECK(stage.scene().find("language/" + std::to_string(i))->item.selected);
  }
  CHECK_FALSE(stage.scene().find("language/" + std::to_string(all.size())));
}

TEST_CASE("the letters of the court cards are those of any language, the same ones offered once", "[languages]") {
  Stage stage;
  open_settings(stage);
  std::set<std::array<std::string_view, 4>> sets;
  for (const SpokenLanguage& l : spoken_languages()) sets.insert(l.court_letters);
  CHECK(stage.scene().find("letters/" + std::to_string(sets.size())));
  CHECK_FALSE(stage.scene().find("letters/" + std::to_string(sets.size() + 1)));
  for (const SpokenLanguage& l : spoken_languages()) {
    Settings s = stage.use().preferences.settings();
    s.card_letters = l.code;
    stage.use().preferences.change(s);
    stage.settle();
    CHECK(stage.use().looks.looks().court_letters == l.court_letters);
    CHECK(stage.use().looks.looks().page_letters == l.page_letters);
    int chosen = 0;
    for (std::size_t i = 1; i <= sets.size(); ++i)
      if (const auto* choice = stage.scene().find("letters/" + std::to_string(i)); choice->item.selected) {
        ++chosen;
        for (const std::string_view letter : l.court_letters)
          CHECK(choice->item.name.find(std::string(letter)) != std::string::npos);
      }
    CHECK(chosen == 1);
  }
}

TEST_CASE("a chosen language that is gone counts as not chosen", "[languages]") {
  Stage stage;
  for (const SpokenLanguage& l : spoken_languages()) {
    stage.use().preferences.system.language = l.code;
    Settings s = stage.use().preferences.settings();
    s.language = "tlh";
    stage.use().preferences.change(s);
    stage.settle();
    CHECK(stage.use().words.language() == l.code);
    stage.use().preferences.system.language = "tlh";
    s.language = {};
    stage.use().preferences.change(s);
    stage.settle();
    CHECK(stage.use().words.language() == spoken_languages().front().code);
  }
}

TEST_CASE("a date has the form of its language", "[languages]") {
  const std::int64_t noon = 1'795'262'400'000;  // in November 2026
  for (const SpokenLanguage& l : spoken_languages()) {
    const std::string words = store::date_words(noon, l.code);
    CAPTURE(l.code, words);
    CHECK(words.find("2026") != std::string::npos);
    CHECK((words.find("2026") == 0) == l.date.starts_with("%Y"));
  }
}

TEST_CASE("each language has the keys of the others, in its own words", "[languages]") {
  std::set<std::string> said;
  for (const std::string& language : spoken()) {
    Stage stage(scaled(1, language));
    said.insert(stage.use().words.say("shell.settings"));
    CHECK(stage.use().words.language() == language);
  }
  CHECK(said.size() == spoken().size());
}
