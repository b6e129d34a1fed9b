// What `mathom cards check` tells of texts that read well and come to nothing (games/lotr_tcg/cards/review.h).
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "core/json.h"
#include "games/lotr_tcg/cards/catalog.h"
#include "games/lotr_tcg/cards/review.h"
#include "rules/card_files.h"
#include "rules/registry.h"

using namespace mathom;
using namespace mathom::lotr_tcg;

namespace {

// The printed card with that text alone.
std::string told_of(const Json& card, const std::string& text) {
  Problems none;
  Json own = card;
  own["abilities"] = Json::array({*parse_json(text, none)});
  const std::string file = dump_json(Json{{"cards", Json::array({own})}});
  const CardFiles& files = *find_game("lotr_tcg")->card_files();
  const Problems found = files.check(file);
  Problems opening;
  CHECK(files.with(file, opening) != nullptr);  // a game that was begun with it goes on
  return found.text();
}
Json card(const char* text) {
  Problems none;
  return *parse_json(text, none);
}
const Json& minion() {
  static const Json kCard = card(
      R"({"id": "uruk-savage", "number": 151, "rarity": "common", "type": "minion", "culture": "isengard", "race": "uruk-hai",
          "cost": 2, "strength": 5, "vitality": 3, "site": 5, "damage": 1})");
  return kCard;
}
const Json& companion() {
  static const Json kCard = card(
      R"({"id": "lorien-elf", "number": 53, "rarity": "common", "type": "companion", "culture": "elven", "race": "elf",
          "cost": 1, "strength": 4, "vitality": 2})");
  return kCard;
}
const Json& condition() {
  static const Json kCard = card(
      R"({"id": "mallorn-trees", "number": 54, "rarity": "uncommon", "type": "condition", "culture": "elven", "cost": 1})");
  return kCard;
}
const Json& event() {
  static const Json kCard = card(
      R"({"id": "lightfootedness", "number": 52, "rarity": "common", "type": "event", "culture": "elven", "cost": 0})");
  return kCard;
}
bool tells(const std::string& told, const char* words) { return told.find(words) != std::string::npos; }

}  // namespace

TEST_CASE("the review finds nothing in the printed cards", "[lotr_tcg]") {
  Problems found;
  review(printed_cards(), found);
  CHECK(found.text().empty());
}

TEST_CASE("the review reports a text that can never be used", "[lotr_tcg]") {
  CHECK(tells(told_of(minion(), R"({"when": "fellowship", "do": [{"do": "draw"}]})"), "does not act in that phase"));
  CHECK(tells(told_of(companion(), R"({"when": "shadow", "do": [{"do": "draw"}]})"), "does not act in that phase"));
  CHECK(tells(told_of(companion(), R"({"when": "shadow_starts", "do": [{"do": "draw"}]})"), "no Shadow phase"));
  CHECK(tells(told_of(event(), R"({"when": "turn_starts", "do": [{"do": "draw"}]})"), "can never be used"));
  CHECK(tells(told_of(event(), R"({"give": [{"mod": "minion_archery", "n": -1}]})"), "never holds"));
  CHECK(tells(
      told_of(companion(), R"({"when": "maneuver", "if": [{"is": "phase", "of": "regroup"}], "do": [{"do": "draw"}]})"),
      "wants another phase"));
  CHECK(tells(told_of(condition(),
                      R"({"when": "maneuver", "cost": [{"do": "exert", "what": "this"}], "do": [{"do": "draw"}]})"),
              "not a character"));
  CHECK(tells(told_of(condition(),
                      R"({"when": "maneuver", "cost": [{"do": "exert", "what": "bearer"}], "do": [{"do": "draw"}]})"),
              "no character bears"));
  CHECK(tells(told_of(condition(), R"({"when": "maneuver", "do": [{"do": "wound", "what": {"type": "condition"}}]})"),
              "means no characters"));
}

TEST_CASE("the review reports a filter that means nothing in the phase of its text", "[lotr_tcg]") {
  constexpr const char* kNothing = "means nothing in the phase";
  CHECK(tells(told_of(companion(), R"({"when": "fellowship", "do": [{"do": "wound", "what": {"type": "minion"}}]})"),
              kNothing));
  CHECK(tells(told_of(companion(), R"({"when": "fellowship", "cost": [{"do": "spot", "what": {"race": "orc"}}],
                                       "do": [{"do": "draw"}]})"),
              kNothing));
  CHECK(
      tells(told_of(companion(),
                    R"({"when": "maneuver", "do": [{"do": "wound", "what": {"type": "minion", "against": "this"}}]})"),
            kNothing));
  CHECK(
      tells(told_of(companion(),
                    R"({"when": "archery", "do": [{"do": "heal", "what": {"type": "companion", "in": "skirmish"}}]})"),
            kNothing));
  CHECK(tells(told_of(minion(),
                      R"({"when": "shadow", "if": [{"is": "spot", "what": {"type": "companion", "state": "assigned"}}],
                                    "do": [{"do": "draw"}]})"),
              kNothing));
  // Cards of that kind elsewhere, at another time, or in one of two phases.
  CHECK(told_of(companion(),
                R"({"when": ["fellowship", "maneuver"], "do": [{"do": "wound", "what": {"type": "minion"}}]})")
            .empty());
  CHECK(told_of(companion(),
                R"({"when": "skirmish", "do": [{"do": "wound", "what": {"type": "minion", "against": "this"}}]})")
            .empty());
  CHECK(told_of(minion(), R"({"when": "shadow", "do": [{"do": "play", "what": {"type": "minion", "in": "discard"}}]})")
            .empty());
}
