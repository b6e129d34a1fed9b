// Saves of games whose cards are data: a file of the greatest size still opens, and other cards are other content.
#include <catch2/catch_test_macros.hpp>

#include "session/save.h"
#include "session/seal.h"
#include "support/card_files.h"

using namespace mathom;
using test::Laid;
using test::war;

namespace {

std::string guards(std::string_view abilities) {
  return R"({"cards": [{"id": "soldiers-of-gondor", "faction": "dunedain", "type": "army", "abilities": )" +
         std::string(abilities) + "}]}";
}

std::string save_of_war() {
  SessionSetup setup;
  setup.seed = 3;
  setup.seats = {{"A", "", 0}, {"B", "", 1}, {"C", "", 2}, {"D", "", 3}};
  Problems problems;
  return save_text(*Session::create(war(), setup, problems));
}

}  // namespace

TEST_CASE("a save with the largest file of cards that is taken opens, and a larger one is not taken", "[session]") {
  std::string file = guards("[]");
  file.append(kMostCardsText - file.size(), '\n');  // a line feed is two letters in a save
  std::string save;
  {
    const Laid laid(file);
    REQUIRE(laid.problems().text() == "");
    save = save_of_war();
    const LoadResult r = load_save(save);
    INFO(r.problems.text());
    CHECK(r.status == LoadStatus::ok);
    CHECK(load_save(seal(save)).status == LoadStatus::ok);
  }
  const auto carried = cards_of_save(save);
  REQUIRE(carried);
  CHECK(carried->text == file);

  file += '\n';
  CHECK(war().card_files()->check(file).text() == "is too large: 262145 bytes, at most 262144");
  CHECK_FALSE(war().card_files()->lay(file).empty());
  CHECK(war().card_files()->laid().empty());
}

TEST_CASE("a card with another text is other content, and the printed one is the same again", "[session]") {
  const std::uint64_t printed = war().content_hash();
  std::uint64_t draws_one = 0, draws_two = 0;
  {
    const Laid laid(guards(R"([{"when": "played", "do": [{"do": "draw", "n": 1}]}])"));
    REQUIRE(laid.problems().text() == "");
    draws_one = war().content_hash();
  }
  {
    const Laid laid(guards(R"([{"when": "played", "do": [{"do": "draw", "n": 2}]}])"));
    REQUIRE(laid.problems().text() == "");
    draws_two = war().content_hash();
  }
  CHECK(draws_one != printed);
  CHECK(draws_two != draws_one);
  CHECK(war().content_hash() == printed);
}
