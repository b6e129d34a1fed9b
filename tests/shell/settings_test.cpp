#include "shell/services/settings.h"

#include <catch2/catch_test_macros.hpp>

#include "core/json.h"

using namespace mathom;

TEST_CASE("settings survive being written and read", "[settings]") {
  Settings s;
  s.language = "fr";
  s.card_letters = "en";
  s.text_scale = 1.5f;
  s.speed = Speed::instant;
  s.sound_percent = 80;
  s.four_colours = false;
  s.theme = Theme::light;
  s.materials = {ui::Cloth::slate, ui::Back::ivory, ui::Wood::cherry};
  s.reduced_motion = true;
  s.letter_keys = false;
  s.one_touch = true;
  s.forced_answers = true;
  s.dyslexic_font = true;
  s.player_name = "Zoé";
  s.last_setup = R"({"seats":4})";
  CHECK(parse_settings(settings_text(s)) == s);
}

TEST_CASE("broken settings fall back to the defaults, member by member", "[settings]") {
  const Settings usual;
  for (const char* text : {"", "{", "[]", "null", "7", R"({"speed":3,"language":7,"text_percent":"large"})"})
    CHECK(parse_settings(text) == usual);
  const Settings half = parse_settings(R"({"speed":"fast","text_percent":900,"sound_percent":-3,"four_colours":"no"})");
  CHECK(half.speed == Speed::fast);
  CHECK(half.text_scale == 2.0f);
  CHECK(half.sound_percent == 0);
  CHECK(half.four_colours);
}

TEST_CASE("of two pages that change settings in turn, neither undoes what the other has set", "[settings]") {
  const Settings before;
  Settings here = before, there = before;
  here.reduced_motion = true;
  there.four_colours = false;
  there.player_name = "Zoé";
  const Settings both = merged(before, here, there);
  CHECK(both.reduced_motion);
  CHECK_FALSE(both.four_colours);
  CHECK(both.player_name == "Zoé");
  CHECK(merged(before, before, there) == there);
  CHECK(merged(before, here, before) == here);
  here.player_name = "Anna";
  CHECK(merged(before, here, there).player_name == "Anna");
}

TEST_CASE("progress made on two pages is known on both", "[settings]") {
  const auto learnt = [](const char* text) {
    Settings s;
    s.learning = text;
    return s;
  };
  const Settings before = learnt(R"({"french_tarot":{"done":["one"],"told":[],"remarks":true}})");
  const Settings here = learnt(R"({"french_tarot":{"done":["one","two"],"told":["a"],"remarks":true}})");
  const Settings there =
      learnt(R"({"french_tarot":{"done":["one","three"],"told":[],"remarks":false},"lotr_board":{"done":["x"]}})");
  const auto known = Json::parse(merged(before, here, there).learning);
  CHECK(known["french_tarot"]["done"] == Json{"one", "three", "two"});
  CHECK(known["french_tarot"]["told"] == Json{"a"});
  CHECK(known["french_tarot"]["remarks"] == false);
  CHECK(known["lotr_board"]["done"] == Json{"x"});
  // Lessons that are to be learnt again are forgotten here, and what was learnt there stays.
  const Settings again = learnt(R"({"french_tarot":{"done":[],"told":[],"remarks":true}})");
  CHECK(Json::parse(merged(before, again, there).learning)["french_tarot"]["done"] == Json{"three"});
}
