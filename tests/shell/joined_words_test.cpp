// What a screen says of two things at once, a name and its words, a number and its noun: joined as each language joins
// them, by its texts and not by the program.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "rules/registry.h"
#include "shell/by_id.h"
#include "shell/inspector.h"
#include "shell/lotr_tcg_played.h"
#include "shell/platform/words_panel.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/words.h"
#include "shell/stage.h"

using namespace mathom;
using namespace mathom::test;

namespace {

Settings in_language(const char* code) {
  Settings s = Stage::at_once();
  s.language = code;
  return s;
}

// A colon behind a letter or a bracket, with a space after it, where French has one before it too.
std::string glued_colon(const std::string& words) {
  for (std::size_t at = words.find(": "); at != std::string::npos; at = words.find(": ", at + 1)) {
    const bool spaced = at > 0 && (words[at - 1] == ' ' || words.substr(0, at).ends_with("\u00A0") ||
                                   words.substr(0, at).ends_with("\u202F"));
    if (!spaced) return words.substr(0, at + 2);
  }
  return {};
}

void check_colons(Stage& stage, int& seen) {
  for (const auto& p : stage.scene().items())
    for (const std::string& words : {p.item.name, p.item.description, p.item.value_text}) {
      INFO(p.item.id << ": " << words);
      CHECK(glued_colon(words).empty());
      seen += words.find(" : ") != std::string::npos;
    }
}

std::string reading(Stage& stage) {
  std::string out;
  for (const auto& p : stage.scene().items())
    if (p.item.id.starts_with("reading/")) out += p.item.name + "\n";
  return out;
}

// Points at the cards on the screen, one after another, until the words of one that is read next to the table fit.
template <class Fits>
std::string read_card(Stage& stage, const Fits& fits) {
  std::vector<ui::Point> cards;
  for (const auto& p : stage.scene().items())
    if (p.item.role == ui::Role::card && p.reachable()) cards.push_back(p.visible.centre());
  for (const ui::Point at : cards) {
    stage.post({.kind = ui::Input::Kind::pointer_move, .at = at});
    stage.settle();
    if (std::string words = reading(stage); fits(words)) return words;
  }
  return {};
}

}  // namespace

TEST_CASE("in French a space stands before every colon that a screen says", "[joined]") {
  int seen = 0;
  for (const Game* game : all_games()) {
    Stage stage(in_language("fr"));
    stage.use().screens.push(settings_screen());
    stage.settle();
    check_colons(stage, seen);
    stage.use().screens.push(setup_screen(*game));
    stage.settle();
    check_colons(stage, seen);
    stage.start(game->info().id, std::max(3, static_cast<int>(game->info().least_seats)), 7);
    stage.face_question();
    check_colons(stage, seen);
    stage.key(ui::Key::character, U'l');  // the log
    stage.settle();
    check_colons(stage, seen);
    stage.key(ui::Key::escape);
    stage.settle();
  }
  CHECK(seen > 20);
}

TEST_CASE("a count that is written in figures takes the form for it, 0 and 1 as the language counts them", "[joined]") {
  Stage stage;
  const auto say = [&](const char* code, std::string_view key, const char* n) {
    Settings s = stage.use().preferences.settings();
    s.language = code;
    stage.use().preferences.change(s);
    stage.settle();
    return stage.use().words.say(key, {{"n", n}, {"of", n}, {"game", "X"}});
  };
  CHECK(say("en", "shell.table.cards", "0") == "0 cards");
  CHECK(say("en", "shell.table.cards", "1") == "1 card");
  CHECK(say("fr", "shell.table.cards", "0") == "0 carte");
  CHECK(say("fr", "shell.table.cards", "2") == "2 cartes");
  CHECK(say("de", "shell.table.cards", "1") == "1 Karte");
  CHECK(say("de", "exercises.row", "1") == "X, nach 1 Zug");
  CHECK(say("de", "exercises.row", "2") == "X, nach 2 Zügen");
  CHECK(say("en", "lotr_tcg.book.count", "365") == "365 of 365 cards");
}

TEST_CASE("the filter of the log names bids only where players bid", "[joined]") {
  for (const Game* game : all_games()) {
    Stage stage;
    stage.start(game->info().id, std::max(3, static_cast<int>(game->info().least_seats)), 7);
    stage.face_question();
    stage.key(ui::Key::character, U'l');
    stage.settle();
    if (!stage.scene().find("log_panel/kinds/2")) REQUIRE(stage.press("log/open"));
    stage.settle();
    const std::string name = name_of_id(stage.scene(), "log_panel/kinds/2");
    INFO(game->info().id << ": " << name);
    CHECK((name.find("Bids") != std::string::npos) == (game->info().id == "french_tarot"));
    CHECK(name.starts_with("What to show, "));
  }
}

TEST_CASE("a card that is read has its culture as a word of its own, and a title that begins large", "[joined]") {
  Played game(7, 2, in_language("fr"));
  REQUIRE(game.until(lotr_tcg::Question::act));
  const auto kind = [&] { return name_of_id(game.stage.scene(), "reading/kind"); };
  REQUIRE_FALSE(
      read_card(game.stage, [&](const std::string&) { return kind().find(" · ") != std::string::npos; }).empty());
  INFO(kind());
  for (const char* genitive : {"de ", "d’", "du ", "des ", "De ", "D’", "Du ", "Des "})
    CHECK_FALSE(kind().starts_with(genitive));
  Stage stage(in_language("fr"));
  stage.start("french_tarot", 4, 7);
  stage.face_question();
  const std::string words = read_card(stage, [&](const std::string&) {
    return name_of_id(stage.scene(), "reading/name").find(" de ") != std::string::npos;
  });
  REQUIRE_FALSE(words.empty());
  const std::string title = name_of_id(stage.scene(), "reading/name");
  INFO(title);
  CHECK((title.front() < 'a' || title.front() > 'z'));
}

TEST_CASE("the words over a field for typing take as many lines as they need, within the panel", "[joined]") {
  Stage stage;
  stage.size(390, 844);
  stage.frame();
  const std::string long_label =
      "Paste a list here, one card a line, or choose its file: “3 Gandalf, Friend of the Shirefolk” or “1R72 x3”.";
  const auto open = [&](const std::string& label) {
    words_panel().open({.title = "Paste a list", .label = label, .confirm = "OK", .cancel = "Cancel"},
                       [](const auto&) {});
    words_panel().type("Frodo");
    stage.settle();
    return std::pair(stage.scene().find("words/label")->item.rect, stage.scene().find("words/field")->item.rect);
  };
  const auto [one, below_one] = open("Name");
  words_panel().confirm();
  stage.settle();
  const auto [many, below_many] = open(long_label);
  CHECK(many.h > 1.5f * one.h);
  CHECK(many.bottom() <= below_many.y + 0.5f);
  CHECK(below_many.bottom() < stage.scene().find("words/confirm")->item.rect.y);
  CHECK(stage.scene().find("words/title")->item.rect.bottom() <= many.y + 0.5f);
  words_panel().confirm();
}
