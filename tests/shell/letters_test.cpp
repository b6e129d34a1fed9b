// Words in lines.
#include <catch2/catch_test_macros.hpp>

#include "shell/stage.h"

using namespace mathom;
using namespace mathom::test;

TEST_CASE("a line never begins with a sign that French sets after a space", "[letters]") {
  Stage stage;
  stage.frame();
  const ui::Letters& letters = stage.app().letters();
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
