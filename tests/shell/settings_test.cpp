#include "shell/app/settings.h"

#include <catch2/catch_test_macros.hpp>

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
