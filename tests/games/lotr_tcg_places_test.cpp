// From where texts of the trading card game may take cards, and which they may count: nothing hidden is pointed at by
// those who do not see it.
#include <catch2/catch_test_macros.hpp>

#include "support/card_files.h"

using namespace mathom;

namespace {

// What is wrong with Delving when its text does this.
std::string faults_of(const std::string& ability) {
  Problems json;
  const auto text = parse_json(ability, json);
  REQUIRE(text);
  for (const auto& printed : test::printed_entries("lotr_tcg")) {
    if (printed.entry["id"] != "delving") continue;
    Json entry = printed.entry;
    entry["abilities"] = Json::array({*text});
    return test::WithCards(test::file_of(printed.list, entry), test::game_named("lotr_tcg")).problems().text();
  }
  return "there is no such card";
}
std::string faults_of_steps(const std::string& steps) {
  return faults_of(R"({"when": "fellowship", "do": )" + steps + "}");
}
bool tells(const std::string& steps, std::string_view fault) {
  return faults_of_steps(steps).find(fault) != std::string::npos;
}

constexpr std::string_view kNotThere = "does not take cards from there", kNotTheirs = "only from the acting player",
                           kNotSeen = "counts only cards that everybody sees";

}  // namespace

TEST_CASE("the trading card game: a step takes cards only from where its verb does", "[lotr_tcg]") {
  CHECK(faults_of_steps(R"([{"do": "discard", "what": {"type": "minion"}}])") == "");
  CHECK(faults_of_steps(R"([{"do": "discard", "what": {"in": ["hand", "play"], "race": "orc"}}])") == "");
  CHECK(tells(R"([{"do": "discard", "what": {"in": "deck"}}])", kNotThere));
  CHECK(tells(R"([{"do": "take", "what": {"type": "minion"}}])", kNotThere));
  CHECK(tells(R"([{"do": "put_back", "what": {"in": "hand"}}])", kNotThere));
  CHECK(tells(R"([{"do": "exert", "what": {"in": "hand"}}])", kNotThere));
}

TEST_CASE("the trading card game: another player's hidden cards may be pointed at once shown", "[lotr_tcg]") {
  const std::string theirs = R"({"do": "discard", "what": {"in": "hand", "whose": "opponent"}})";
  CHECK(faults_of_steps(R"([{"do": "discard", "who": "opponent", "what": {"in": "hand"}}])") == "");
  CHECK(tells("[" + theirs + "]", kNotTheirs));
  CHECK(faults_of_steps(R"([{"do": "reveal_hand", "who": "opponent"}, )" + theirs + "]") == "");
  CHECK(tells(R"([{"do": "reveal_hand", "who": "free_player"}, )" + theirs + "]", kNotTheirs));
}

TEST_CASE("the trading card game: only cards that everybody sees are counted", "[lotr_tcg]") {
  const std::string draw = R"({"do": "draw", "n": {"count": {"race": "orc", "in": "hand", "whose": "opponent"}}})";
  CHECK(faults_of_steps(R"([{"do": "draw", "n": {"count": {"race": "orc"}}}])") == "");
  CHECK(tells("[" + draw + "]", kNotSeen));
  CHECK(faults_of_steps(R"([{"do": "reveal_hand", "who": "opponent"}, )" + draw + "]") == "");
  CHECK(faults_of(R"({"when": "fellowship", "if": [{"is": "spot", "what": {"in": "deck", "race": "elf"}}],
                      "do": [{"do": "draw"}]})")
            .find(kNotSeen) != std::string::npos);
}
