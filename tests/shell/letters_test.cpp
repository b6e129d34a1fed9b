// Words in lines, and the letters they are set in.
#include <imgui.h>

#include <catch2/catch_test_macros.hpp>
#include <tuple>

#include "shell/services/appearance.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/stage.h"
#include "shell/ui/canvas.h"
#include "shell/ui/drawing/pen.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

TEST_CASE("a line never begins with a sign that French sets after a space", "[letters]") {
  Stage stage;
  stage.frame();
  const ui::Letters& letters = stage.use().looks.letters();
  const ui::Type t{ui::Face::text, 15};
  for (const char* words : {"à qui demandez-vous ?", "il manque encore ceci : rien", "il leur dit « Oui » à tous",
                            "il en manque encore 2 × Amitié"}) {
    INFO(words);
    bool in_lines = false;
    for (float wide = letters.width(t, words); wide > letters.width(t, "demandez-vous ?") + 2; wide -= 3) {
      const auto lines = letters.wrap(t, words, wide);
      in_lines = in_lines || lines.size() > 1;
      for (const auto line : lines) {
        INFO(line);
        CHECK(std::string_view("?!:;").find(line.front()) == std::string_view::npos);
        CHECK_FALSE(line.starts_with("\u00BB"));
        CHECK_FALSE(line.starts_with("\u00D7"));
        CHECK_FALSE(line.ends_with("\u00AB"));
        CHECK_FALSE(line.ends_with("\u00D7"));
      }
    }
    CHECK(in_lines);
  }
}

TEST_CASE("the number of a rule stays on the line of its word", "[letters]") {
  for (const std::string& language : spoken()) {
    Settings settings;
    settings.language = language;
    Stage stage(settings);
    stage.draws();
    stage.frame();
    const std::string rule = stage.use().words.say("shell.rule", {{"n", "9.1"}});
    const std::string words = "A word, and another one. " + rule + ".";
    for (const ui::Face face : {ui::Face::text, ui::Face::strong, ui::Face::serif}) {
      const ui::Letters& letters = stage.use().looks.letters();
      const ui::Type t{face, 15};
      bool in_lines = false;
      for (float wide = letters.width(t, words); wide > letters.width(t, rule + ".") + 1; wide -= 3) {
        const auto lines = letters.wrap(t, words, wide);
        in_lines = in_lines || lines.size() > 1;
        CAPTURE(language, wide, lines.back());
        CHECK(lines.back().find(rule) != std::string_view::npos);
      }
      CHECK(in_lines);
      // With any other space it would be broken somewhere.
      std::string plain = rule;
      plain.replace(plain.find("\u00A0"), 2, " ");
      CHECK(letters.wrap(t, plain, letters.width(t, plain) - 2).size() == 2);
      CHECK(letters.wrap(t, rule, letters.width(t, rule) + 1).size() == 1);
      ui::LettersWatch watch;
      stage.use().looks.letters().watch(&watch);
      letters.set(t, rule);
      stage.use().looks.letters().watch(nullptr);
      CHECK(watch.missing == "");
    }
  }
}

TEST_CASE("the corners of cards have the letters of Europe's languages", "[letters]") {
  Stage stage;
  stage.draws();
  ui::LettersWatch watch;
  const auto missing = [&](ui::Face face, const char* words) {
    for (int i = 0; i < 2; ++i) {  // letters that are first met are baked for the next frame
      watch = {};
      stage.frame();
      stage.use().looks.letters().watch(&watch);
      stage.use().looks.letters().set({face, 20}, words);
      stage.use().looks.letters().watch(nullptr);
    }
    return watch.missing;
  };
  for (const char* words :
       {"Œœ Ää Öö Üü ß", "Łł Śś Żż Źź Ćć Ńń Ąą Ęę", "Šš Čč Žž Řř Ěě Ďď Ťť Ňň Ůů", "Őő Űű", "Șș Țț Ăă Îî", "Ğğ Şş ı",
        "Āā Ēē Ģģ Ķķ Ļļ Ņņ Ūū", "Ėė Įį Ųų", "Ðð Þþ Đđ Åå Ææ Øø", "Ċċ Ġġ Ħħ"}) {
    CHECK(missing(ui::Face::index, words) == "");
    CHECK(missing(ui::Face::strong, words) == "");
  }
}

TEST_CASE("a word that is too long for its box is cut at the end and stays within the box", "[letters]") {
  Stage stage;
  stage.frame();
  const ui::Letters& letters = stage.use().looks.letters();
  const ui::Type t{ui::Face::text, 15};
  const std::string name(80, 'W');
  const float line = letters.line_height(t);
  REQUIRE(letters.wrap(t, name, 100).size() > 5);
  CHECK(letters.wrap_into(t, name, 100, line) == std::vector<std::string_view>{name});
  CHECK(letters.wrap_into(t, name, 100, line * 0.6f).size() == 1);
  const auto two = letters.wrap_into(t, name, 100, 2 * line);
  REQUIRE(two.size() == 2);
  CHECK(two[0].size() + two[1].size() == name.size());
  CHECK(letters.width(t, letters.fitted(t, two[1], 100)) <= 100);
  // Words that are only many are left to whoever made the box too small for them.
  const std::string_view many = "one and two and three and four";
  CHECK(letters.wrap_into(t, many, 60, line) == letters.wrap(t, many, 60));
}

TEST_CASE("words that are cut because a box is low are known to be shortened", "[letters]") {
  Stage stage;
  stage.draws();
  stage.frame();
  ui::LettersWatch watch;
  stage.use().looks.letters().watch(&watch);
  const ui::Canvas c(stage.scene(), stage.use().looks.letters(), 1);
  const auto cut = [&](float high) {
    watch.shortened.clear();
    c.fitted("", {0, 0, 90, high}, c.body(), "four words stand here", ui::kText);
    return watch.shortened;
  };
  CHECK(cut(40).empty());
  CHECK(cut(14) == std::vector<std::string>{"four words stand here"});
  stage.use().looks.letters().watch(nullptr);
}

TEST_CASE("fitted words leave no box, however small it is", "[letters]") {
  Stage stage;
  stage.frame();
  const ui::Letters& letters = stage.use().looks.letters();
  for (const char* words :
       {"Guard against the dog", "Wormtongue’s whispers", "Pli 1 · Garde contre le chien", "Aragorn",
        "Which card do you forsake: from your hand, from your reserve, or the top card of your deck?"})
    for (float wide = 20; wide <= 220; wide += 25)
      for (float high = 14; high <= 90; high += 4) {
        ImDrawList list(ImGui::GetDrawListSharedData());
        list._ResetForNewFrame();
        list.PushClipRect({0, 0}, {1000, 1000});
        list.PushTextureID({});
        ui::Scene scene;
        scene.begin({.screen = {0, 0, 1000, 1000}, .safe = {0, 0, 1000, 1000}, .draw = &list});
        const ui::Canvas c(scene, letters, 1);
        const ui::Rect r{300, 300, wide, high};
        c.fitted("", r, c.body(), words, ui::kText);
        CAPTURE(words, wide, high);
        for (const ImDrawVert& v : list.VtxBuffer) {
          CHECK(v.pos.x > r.x - 2);
          CHECK(v.pos.x < r.right() + 2);
          CHECK(v.pos.y > r.y - 2);
          CHECK(v.pos.y < r.bottom() + 2);
        }
        scene.end();
      }
}

TEST_CASE("the marks that isolate a name take no room", "[letters]") {
  Stage stage;
  stage.frame();
  const ui::Letters& letters = stage.use().looks.letters();
  const ui::Type t{ui::Face::text, 15};
  CHECK(letters.width(t, "\u2068Nadia\u2069") == letters.width(t, "Nadia"));
}

TEST_CASE("every letter of the first screen is baked for it", "[letters]") {
  for (const std::string& language : spoken())
    for (const auto& [width, height, density] : {std::tuple{1280.0f, 800.0f, 1.0f}, {390.0f, 844.0f, 3.0f}}) {
      CAPTURE(language, width);
      Settings settings;
      settings.language = language;
      Stage stage(settings);
      stage.draws();
      stage.start("french_tarot", 3, 1);  // its kept game has its row
      stage.use().screens.restart();
      stage.settle();
      const ui::Rect whole{0, 0, width, height};
      stage.use().looks.bake_fonts(density, whole, ui::Letters::Sizes::first_screen);
      ImDrawList list(ImGui::GetDrawListSharedData());
      list._ResetForNewFrame();
      list.PushClipRect({0, 0}, {width, height});
      list.PushTextureID({});
      ui::LettersWatch watch;
      stage.use().looks.letters().watch(&watch);
      ui::Scene scene;
      scene.begin({.screen = whole, .safe = whole, .draw = &list});
      stage.app().build(scene);
      scene.end();
      CHECK(scene.find("game/french_tarot"));
      CHECK(watch.smallest < 100);
      CHECK(watch.missing == "");
      ui::Pen(list, stage.use().looks.letters()).text({ui::Face::text, 15}, whole, "Ø", 0);
      CHECK(watch.missing == "Ø");
      stage.use().looks.letters().watch(nullptr);
    }
}
