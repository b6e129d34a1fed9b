// What is wrong with an entry of a card file: told whole, with the words that would be right.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "games/war_of_the_ring/cards/catalog.h"
#include "support/card_files.h"

using namespace mathom;
using test::own_card;
using test::war;

namespace {

std::string faults_of_file(const std::string& text) { return war().card_files()->check(text).text(); }
std::string faults_of_abilities(const std::string& texts) {
  return faults_of_file(own_card(", \"abilities\": " + texts));
}
std::string faults_of_steps(const std::string& steps) {
  return faults_of_abilities(R"([{"when": "action", "do": )" + steps + "}]");
}

// What is said of a step that there is not.
std::string no_verb(const std::string& word) {
  std::string out = "unknown word \"" + word + "\"; expected one of: ";
  const auto& l = mathom::war_of_the_ring::language();
  for (int i = 1; i < l.verbs(); ++i) out += (i > 1 ? ", " : "") + std::string(l.verb(i).word);
  return out;
}

}  // namespace

TEST_CASE("an entry that replaces nothing, or comes twice, is still read for faults", "[war_of_the_ring]") {
  CHECK(faults_of_file(R"({"cards": [{"id": "bombadil", "faction": "elf", "type": "army", "attack": 12, "colour": 1,
                                     "abilities": [{"when": "played", "do": [{"do": "fly"}]}]},
                                    {"faction": "elf", "type": "army"}],
                          "locations": [{"id": "bree", "number": 12, "points": 1, "defence": 0, "abilities": []},
                                        {"id": "the-shire", "points": 1, "defence": 0, "abilities": []}]})") ==
        "/cards/0/id: there is no printed card with this id\n"
        "/cards/0/colour: unknown key; a card may have: id, name, faction, type, copies, attack, defence, lead_attack, "
        "lead_defence, path, paths, keywords, wielders, abilities, source\n"
        "/cards/0/attack: must be a whole number from 0 to 9\n"
        "/cards/0/abilities/0/do/0/do: " +
            no_verb("fly") +
            "\n"
            "/cards/1/id: is missing\n"
            "/cards/1/abilities: is missing\n"
            "/locations/0/id: there is no printed path with this id\n"
            "/locations/0/number: must be a whole number from 1 to 9\n"
            "/locations/1/id: there is no printed battleground with this id\n"
            "/locations/1/side: is missing");
  const std::string sound = R"({"id": "soldiers-of-gondor", "faction": "dunedain", "type": "army", "abilities": []})";
  CHECK(faults_of_file(R"({"cards": [)" + sound +
                       R"(, {"id": "soldiers-of-gondor", "faction": "elf", "type": "army", "path": "x"}]})") ==
        "/cards/1/id: there is another entry with this id\n"
        "/cards/1/faction: must be as printed: \"dunedain\"\n"
        "/cards/1/path: does not go with this type of card; only with: character, item\n"
        "/cards/1/abilities: is missing\n"
        "/cards/1/path: must be a whole number from 0 to 9");
  CHECK(faults_of_file(R"({"locations": [{"id": "caradhras", "number": 4, "points": 1, "defence": 0, "abilities": []},
                                        {"id": "caradhras", "number": 4, "points": 1, "defence": 0}]})") ==
        "/locations/1/id: there is another entry with this id\n/locations/1/abilities: is missing");
}

TEST_CASE("every unknown word is reported with the known ones, all at once", "[war_of_the_ring]") {
  CHECK(faults_of_steps(R"([{"do": "drew", "n": 1}, {"do": "dance", "then": [{"do": "fly"}, {"do": "draw", "m": 2}],
                            "need": [{"is": "on_a_path"}]}])") ==
        "/cards/0/abilities/0/do/0/do: " + no_verb("drew") + "; did you mean \"draw\"?\n" +
            "/cards/0/abilities/0/do/1/do: " + no_verb("dance") + "\n" +
            "/cards/0/abilities/0/do/1/need/0/is: unknown word \"on_a_path\"; expected one of: in_reserve, in_play, "
            "on_path, on_battleground, exists, place, at, supports, not; did you mean \"on_path\"?\n"
            "/cards/0/abilities/0/do/1/then/0/do: " +
            no_verb("fly") + "\n" + "/cards/0/abilities/0/do/1/then/1/m: unknown key; this word may have: who, n");
  CHECK(faults_of_steps(R"([{"do": "move", "what": {"title": "bow-of-the-galadrim"}, "to": "reserve"}])") ==
        "/cards/0/abilities/0/do/0/what/title: unknown word \"bow-of-the-galadrim\"; did you mean "
        "\"bow-of-the-galadhrim\"?");
  CHECK(faults_of_abilities(R"([{"when": "played", "do": [{"do": "draw"}], "limit": "turn"}])") ==
        "/cards/0/abilities/0/limit: unknown word \"turn\"; expected one of: round");
}

TEST_CASE("a key that is twice in one object is a fault", "[war_of_the_ring]") {
  CHECK(faults_of_file(own_card(R"(, "attack": 1, "attack": 2, "abilities": [{"when": "played", "when": "played",
                                  "do": [{"do": "draw"}]}])")) ==
        "/cards/0/attack: stands twice in this object\n/cards/0/abilities/0/when: stands twice in this object");
}

TEST_CASE("an entry that makes no sense is refused, though each of its keys is sound", "[war_of_the_ring]") {
  const auto card = [](const char* id, const char* faction, const char* rest) {
    return R"({"cards": [{"id": ")" + std::string(id) + R"(", "faction": ")" + faction + "\", " + rest + "}]}";
  };
  CHECK(faults_of_file(
            card("paths-of-the-dead", "dunedain", R"("type": "event", "attack": 1, "paths": [1], "abilities": [])")) ==
        "/cards/0/attack: does not go with this type of card; only with: army, character, item\n"
        "/cards/0/paths: does not go with this type of card; only with: character");
  CHECK(faults_of_file(own_card(R"(, "path": 1, "lead_attack": 1, "abilities": [{"give": [
                                  {"mod": "no_second", "keyword": "weapon"}]}])")) ==
        "/cards/0/lead_attack: does not go with this type of card; only with: character\n"
        "/cards/0/path: does not go with this type of card; only with: character, item\n"
        "/cards/0/abilities: \"no_second\" is for items: it speaks of their wielder");
  CHECK(faults_of_file(card("anduril", "dunedain", R"("type": "item", "abilities": [])")) ==
        "/cards/0/wielders: is missing");
  CHECK(faults_of_file(own_card(R"(, "wielders": {"title": "strider"}, "abilities": [])")) ==
        "/cards/0/wielders: does not go with this type of card; only with: item");
  CHECK(faults_of_file(R"({"locations": [{"id": "minas-tirith", "side": "free", "points": 3, "defence": 1,
                          "defenders": ["mordor"], "attackers": ["mordor", "dwarf"], "abilities": []}]})") ==
        "/locations/0/defenders: are not all of the side that defends it\n"
        "/locations/0/attackers: are not all of the side that attacks it");
  CHECK(faults_of_steps(R"([{"do": "move", "what": "chosen", "to": "reserve"}])") ==
        "/cards/0/abilities: \"chosen\" stands where no step before it has chosen a card");
  CHECK(faults_of_steps(R"([{"do": "cycle", "what": {"in": "reserve"}}, {"do": "move", "what": "chosen",
                             "to": "active_path"}])") == "");
  CHECK(faults_of_steps(R"([{"do": "move", "what": "wielder", "to": "active_path"}])") ==
        "/cards/0/abilities: \"wielder\" means something only on an item");
  CHECK(faults_of_file(card("paths-of-the-dead", "dunedain", R"("type": "event", "abilities": [{"when": "event",
                           "do": [{"do": "add_icon", "to": "there", "icon": "attack"}]}])"))
            .find("\"there\" stands where no place has been named") != std::string::npos);
  CHECK(faults_of_steps("[]") == "/cards/0/abilities/0/do: must have at least one step");
  CHECK(faults_of_steps(R"([{"do": "cycle", "what": {"in": "reserve", "title": "strider", "faction": "elf"}}])") ==
        "/cards/0/abilities: has a filter that no card can pass");
  CHECK(faults_of_file(own_card(R"(, "name": {"tlh": "Hub"}, "abilities": [])")) ==
        "/cards/0/name/tlh: unknown word \"tlh\"; expected one of: en, fr, de");
  CHECK(faults_of_file(R"({"cards": [
      {"id": "soldiers-of-gondor", "faction": "dunedain", "type": "army", "name": {"en": "Guards"}, "abilities": []},
      {"id": "knights-of-dol-amroth", "faction": "dunedain", "type": "army", "name": {"en": "Guards"},
       "abilities": []}]})") == "/cards/1/name/en: another entry has this name");
}

TEST_CASE("forms that this game lacks are refused", "[war_of_the_ring]") {
  CHECK(faults_of_steps(R"([{"do": "take", "what": {"in": "play"}}])").find("take does not take") != std::string::npos);
  CHECK(faults_of_steps(R"([{"do": "cycle", "what": {"title": "strider"}}])").find("cycle does not") !=
        std::string::npos);
  CHECK(faults_of_steps(R"([{"do": "eliminate", "what": {"whose": "anyone", "in": "hand"}}])")
            .find("hidden cards only from the acting player") != std::string::npos);
  CHECK(faults_of_steps(R"([{"do": "cycle", "who": "elf_player", "what": {"whose": "elf_player", "in": "hand"}}])") ==
        "");
  CHECK(faults_of_steps(R"([{"do": "draw", "n": {"count": {"in": "hand", "type": "army"}}}])").find("everybody sees") !=
        std::string::npos);
  CHECK(faults_of_steps(R"([{"do": "draw", "n": {"count": {"in": "cycle"}}}])") == "");
  CHECK(faults_of_abilities(R"([{"give": [{"mod": "sees_top"}], "while": [{"is": "exists", "what": {"in": "draw"}}]}])")
            .find("everybody sees") != std::string::npos);
  CHECK(faults_of_abilities(R"([{"when": "activated", "do": [{"do": "draw"}]}])").find("only places") !=
        std::string::npos);
  CHECK(faults_of_abilities(R"([{"when": "event", "do": [{"do": "draw"}]}])").find("an event has") !=
        std::string::npos);
  CHECK(faults_of_file(R"({"locations": [{"id": "caradhras", "number": 4, "points": 2, "defence": 0, "abilities":
        [{"when": "action", "do": [{"do": "draw"}]}]}]})")
            .find("a place has only") != std::string::npos);
  CHECK(faults_of_steps(R"([{"do": "may", "who": "self", "then": [{"do": "may", "who": "self", "then": [{"do": "may",
        "who": "self", "then": [{"do": "may", "who": "self", "then": []}]}]}]}])")
            .find("one block in a block") != std::string::npos);
}
