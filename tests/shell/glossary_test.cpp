// The words that explain themselves: every one stands in what its game says, in all languages, and opens where it
// stands.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "assets/assets.h"
#include "assets/languages.h"
#include "rules/registry.h"
#include "shell/inspector.h"
#include "shell/screens/screens.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/speech/command_line.h"
#include "shell/tables/common/dotted.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

namespace {

std::string path_of(const Game& game, const std::string& language) {
  return "text/" + language + "/glossary/" + std::string(game.info().id) + ".json";
}

// All that the game says in this language, and its rule book.
std::string said_by(const Game& game, const std::string& language) {
  const std::string id(game.info().id);
  std::string all(asset(rule_book_path(id, language)));
  for (const Asset& part : all_assets())
    if (part.path.starts_with("text/" + language + "/" + id)) all += "\n" + std::string(part.text);
  return all;
}

const ui::Scene::Placed* dotted(Stage& stage) {
  for (const auto& p : stage.scene().items())
    if (p.item.role == ui::Role::link && p.item.id.find("/word/") != std::string::npos && p.reachable()) return &p;
  return nullptr;
}

}  // namespace

TEST_CASE("a glossary has the same words and rules in every language", "[glossary]") {
  int glossaries = 0;
  for (const Game* game : all_games()) {
    if (asset(path_of(*game, "en")).empty()) {
      CHECK_FALSE(game->brain());  // it has just begun
      continue;
    }
    ++glossaries;
    Problems problems;
    const Glossary english = Glossary::read(asset(path_of(*game, "en")), problems);
    CHECK(english.words().size() >= (game->brain() ? 10U : 1U));  // a game that has just begun explains less
    for (const std::string& language : spoken()) {
      const Glossary other = Glossary::read(asset(path_of(*game, language)), problems);
      CAPTURE(game->info().id, language, problems.text());
      CHECK(problems.empty());
      REQUIRE(english.words().size() == other.words().size());
      for (std::size_t i = 0; i < english.words().size(); ++i) {
        CAPTURE(english.words()[i].id);
        CHECK(english.words()[i].id == other.words()[i].id);
        CHECK(english.words()[i].rule == other.words()[i].rule);
      }
    }
  }
  CHECK(glossaries > 0);
}

TEST_CASE("every word of a glossary is used by its game, and its rule is in the rule book", "[glossary]") {
  std::size_t words = 0;
  for (const Game* game : all_games())
    for (const std::string& language : spoken()) {
      const Glossary& glossary = Glossary::of(game->info().id, language);
      const std::string all = said_by(*game, language);
      std::set<std::string> used, forms;
      for (const GlossaryWord* w : glossary.used_in(all)) used.insert(w->id);
      for (const GlossaryWord& w : glossary.words()) {
        ++words;
        CAPTURE(game->info().id, language, w.id);
        CHECK(used.contains(w.id));
        CHECK(std::ranges::count_if(w.is, [](char c) { return (c & 0xC0) != 0x80; }) <= 200);  // letters
        CHECK((all.find("\n" + w.rule + " ") != std::string::npos ||
               all.find("\n**" + w.rule + "** ") != std::string::npos));
        for (const std::string& form : w.forms) {
          CAPTURE(form);
          CHECK(forms.insert(form).second);
        }
      }
    }
  CHECK(words >= 20);
}

TEST_CASE("a word is found whole, in its longest form, and with its capital where it has one", "[glossary]") {
  Problems problems;
  const Glossary g = Glossary::read(
      R"([{"id": "a", "rule": "1.1", "word": "Cycle", "forms": ["cycle", "cycle pile"], "is": "x"},
          {"id": "b", "rule": "1.1", "word": "Small", "forms": ["Small"], "is": "x"},
          {"id": "c", "rule": "1.1", "word": "Élan", "forms": ["élan"], "is": "x"}])",
      problems);
  REQUIRE(problems.empty());
  const auto found = g.in("Recycle: the Cycle pile, a small Small, Élan.");
  REQUIRE(found.size() == 3);
  CHECK(found[0].to - found[0].from == 10);
  CHECK(found[1].word->id == "b");
  CHECK(found[2].word->id == "c");
}

TEST_CASE("a word is found by its capital in every language of Europe", "[glossary]") {
  Problems problems;
  const Glossary g = Glossary::read(
      R"([{"id": "a", "rule": "1.1", "word": "oeil", "forms": ["œil"], "is": "x"},
          {"id": "b", "rule": "1.1", "word": "Łania", "forms": ["Łania"], "is": "x"},
          {"id": "c", "rule": "1.1", "word": "Maß", "forms": ["maß"], "is": "x"}])",
      problems);
  REQUIRE(problems.empty());
  const auto found = g.in("Œil, Łania, łania, \u0130 Maß.");
  REQUIRE(found.size() == 3);
  CHECK(found[0].word->id == "a");
  CHECK(found[0].to == 4);
  CHECK(found[1].word->id == "b");
  CHECK(found[2].word->id == "c");
}

TEST_CASE("a dotted word opens where it stands and leads to its rule", "[glossary]") {
  for (const bool phone : {false, true}) {
    Stage stage;
    if (phone) stage.size(390, 844);
    stage.use().screens.push(rules_screen(*find_game("war_of_the_ring"), "9.1"));
    stage.settle();
    const auto* word = dotted(stage);
    REQUIRE(word);
    const std::string id = word->item.id;
    CHECK_FALSE(word->item.description.empty());
    REQUIRE(stage.press(id));
    stage.settle();
    REQUIRE(stage.scene().find("word/is"));
    const auto box = stage.scene().find("word/is")->item.rect;
    CHECK(box.x >= 0);
    CHECK(box.right() <= stage.scene().screen().w);
    CHECK(box.bottom() <= stage.scene().screen().h);
    REQUIRE(stage.scene().find("word/rule"));
    stage.key(ui::Key::escape);
    stage.settle();
    CHECK_FALSE(stage.scene().find("word/is"));
  }
}

TEST_CASE("the text view explains a word on request", "[glossary]") {
  Stage stage;
  stage.use().screens.push(rules_screen(*find_game("war_of_the_ring")));
  stage.settle();
  CHECK(stage.app().command(stage.scene(), "what is winnow").starts_with("Winnow: "));
  CHECK(stage.app().command(stage.scene(), "What does a skull mean?").starts_with("Skull: "));
  CHECK(stage.app().command(stage.scene(), "what is").find("Forsake") != std::string::npos);
}

TEST_CASE("the rule book ends with the words of the game, and says nothing to authors", "[glossary]") {
  for (const std::string& language : spoken())
    for (const Game* game : all_games()) {
      Settings settings = Stage::at_once();
      settings.language = language;
      Stage stage(settings);
      stage.use().screens.push(rules_screen(*game));
      stage.settle();
      bool words = false;
      const Glossary& glossary = Glossary::of(game->info().id, language);
      for (const auto& p : stage.scene().items()) {
        words |= !glossary.words().empty() && p.item.name.starts_with(glossary.words()[0].word) &&
                 p.item.name.find(glossary.words()[0].is) != std::string::npos;
        CHECK(p.item.name.find("[R") == std::string::npos);
        CHECK(p.item.name.find("README") == std::string::npos);
        CHECK_FALSE(p.item.name.starts_with("#"));
      }
      CHECK((words || glossary.words().empty()));
    }
}
