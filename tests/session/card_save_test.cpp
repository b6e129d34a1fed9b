// Saves of games whose cards are data: a file of the greatest size still opens, and other cards are other content.
#include <catch2/catch_test_macros.hpp>

#include "session/save.h"
#include "session/seal.h"
#include "support/card_files.h"

using namespace mathom;
using test::war;
using test::WithCards;

namespace {

std::string guards(std::string_view abilities) {
  return R"({"cards": [{"id": "soldiers-of-gondor", "faction": "dunedain", "type": "army", "abilities": )" +
         std::string(abilities) + "}]}";
}

std::string save_of(const Game& game) {
  SessionSetup setup;
  setup.seed = 3;
  setup.seats = {{"A", "", 0}, {"B", "", 1}, {"C", "", 2}, {"D", "", 3}};
  Problems problems;
  return save_text(*Session::create(game, setup, problems));
}

}  // namespace

TEST_CASE("a save with a card file of the maximum size opens, and a larger file is refused", "[session]") {
  std::string file = guards("[]");
  file.append(kMostCardsText - file.size(), '\n');  // a line feed is two letters in a save
  const WithCards own(file);
  REQUIRE(own.problems().text() == "");
  const std::string save = save_of(own.game());
  const LoadResult r = load_save(save);
  INFO(r.problems.text());
  CHECK(r.status == LoadStatus::ok);
  CHECK(r.session->game().card_files()->text() == file);
  CHECK(load_save(seal(save)).status == LoadStatus::ok);

  file += '\n';
  CHECK(war().card_files()->check(file).text() == "is too large: 262145 bytes, at most 262144");
  CHECK(WithCards(file).problems().text() == "is too large: 262145 bytes, at most 262144");
}

TEST_CASE("a card with another text changes the content hash, and the printed card restores it", "[session]") {
  const std::uint64_t printed = war().content_hash();
  const WithCards one(guards(R"([{"when": "played", "do": [{"do": "draw", "n": 1}]}])"));
  const WithCards two(guards(R"([{"when": "played", "do": [{"do": "draw", "n": 2}]}])"));
  REQUIRE(one.problems().text() == "");
  REQUIRE(two.problems().text() == "");
  CHECK(one.game().content_hash() != printed);
  CHECK(two.game().content_hash() != one.game().content_hash());
  CHECK(war().content_hash() == printed);
}
