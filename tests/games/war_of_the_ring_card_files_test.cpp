// The card files of War of the Ring: what is refused and with which words, and cards of the players' own.
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "assets/languages.h"
#include "games/war_of_the_ring/cards/catalog.h"
#include "games/war_of_the_ring/state/state.h"
#include "proof/conformance.h"
#include "proof/random_play.h"
#include "proof/scenario.h"
#include "session/save.h"
#include "support/card_files.h"
#include "support/files.h"
#include "support/games.h"
#include "text/texts.h"

using namespace mathom;
using test::own_card;
using test::war;
using test::WithCards;

namespace {

const CardFiles& card_files() { return *war().card_files(); }

// Built-in files with pieces changed; all the others as they are.
std::map<std::string, std::string, std::less<>> changed;
std::string_view changed_file(std::string_view path) {
  const auto it = changed.find(path);
  return it == changed.end() ? asset(path) : std::string_view(it->second);
}
void change(const std::string& file, std::string_view from, std::string_view to) {
  const std::string path = "cards/war_of_the_ring/" + file + ".json";
  std::string& text = changed.try_emplace(path, asset(path)).first->second;
  const auto where = text.find(from);
  REQUIRE(where != std::string::npos);
  text.replace(where, from.size(), to);
}
std::string faults_of_changed() {
  Problems problems;
  mathom::war_of_the_ring::read_catalog({changed_file}, problems);
  changed.clear();
  return problems.text();
}

std::string faults_of_own(const std::string& text) { return card_files().check(text).text(); }

std::string said_of(const Game& game, const std::string& word, std::string_view language) {
  Texts texts;
  Problems problems;
  for (const Asset& a : all_assets())
    if (is_text_of(a.path, language)) texts.add(a.text, problems);
  Namer namer;
  namer.card = [&](CardDef c) { return game.card_name(c); };
  namer.own = [&](std::string_view key) { return game.card_files()->name(key, language); };
  const auto say = [&](const Phrase& p) { return texts.say(p, namer); };
  for (int i = 0; i < game.info().prints; ++i) {
    const auto print = static_cast<CardDef>(i);
    if (game.card_word(print) == word) return say(game.card_name(print)) + ": " + game.card_text(print, say);
  }
  return {};
}

}  // namespace

TEST_CASE("all faults of all card files are reported at once, each with its file and its path", "[war_of_the_ring]") {
  change("free_peoples", R"("faction":"dunedain")", R"("fraction":"dunedain")");  // the first card: unknown, missing
  change("free_peoples", R"("title":["strider","aragorn"])", R"("title":["glorfindel"])");  // a name that nobody has
  change("shadow", R"("id":"mordor-orcs")", R"("id":"shelob")");                            // twice
  change("battlegrounds", R"("do":"draw")", R"("do":"fly")");
  change("paths", R"("points":1)", R"("points":"many")");
  const std::string faults = faults_of_changed();
  for (const char* part :
       {"cards/war_of_the_ring/free_peoples.json/cards/0/fraction: unknown key; did you mean \"faction\"?",
        "cards/war_of_the_ring/free_peoples.json/cards/0/faction: is missing",
        "cards/war_of_the_ring/free_peoples.json/cards/0/abilities/0/while/0/what/title: unknown "
        "word \"glorfindel\"",
        "cards/war_of_the_ring/shadow.json/cards/", "/id: there is another entry with this id",
        "cards/war_of_the_ring/battlegrounds.json/locations/", "unknown word \"fly\"; expected one of: each, choice",
        "cards/war_of_the_ring/paths.json/locations/0/points: must be a whole number from 0 to 9"}) {
    INFO(faults);
    INFO(part);
    CHECK(faults.find(part) != std::string::npos);
  }
}

TEST_CASE("a fault is reported once", "[war_of_the_ring]") {
  change("free_peoples", R"("faction":"dunedain",)", "");
  const std::string faults = faults_of_changed();
  CHECK(faults == "cards/war_of_the_ring/free_peoples.json/cards/0/faction: is missing");
}

TEST_CASE("a file that is not JSON, or not a card file, is refused with a reason", "[war_of_the_ring]") {
  CHECK(faults_of_own("") == "is empty");
  CHECK(faults_of_own("{") == "this is not complete JSON text");
  CHECK(faults_of_own("[]") == "must be an object with cards or locations");
  CHECK(faults_of_own("{}") == "holds no entry: it needs cards or locations");
  CHECK(faults_of_own(R"({"cards": []})") == "holds no entry: it needs cards or locations");
  CHECK(faults_of_own(R"({"cards": 3})") == "/cards: must be a list");
  CHECK(faults_of_own(R"({"cards": [3]})") == "/cards/0: must be an object");
  CHECK(faults_of_own(R"({"decks": []})") == "/decks: unknown key; expected cards or locations");
  CHECK(faults_of_own(own_card(", \"abilities\": []") + std::string(kMostCardsText, ' ')) ==
        "is too large: " + std::to_string(own_card(", \"abilities\": []").size() + kMostCardsText) +
            " bytes, at most 262144");
}

TEST_CASE("an own card replaces a printed one, and keeps what the decks are made of", "[war_of_the_ring]") {
  CHECK(faults_of_own(own_card(R"(, "abilities": [])")) == "");
  CHECK(faults_of_own(R"({"cards": [{"id": "bombadil", "faction": "elf", "type": "army", "abilities": []}]})") ==
        "/cards/0/id: there is no printed card with this id");
  CHECK(faults_of_own(
            R"({"cards": [{"id": "soldier-of-gondor", "faction": "dunedain", "type": "army", "abilities": []}]})") ==
        "/cards/0/id: there is no printed card with this id; did you mean \"soldiers-of-gondor\"?");
  CHECK(faults_of_own(own_card(R"(, "copies": 2, "abilities": [])")) ==
        "/cards/0/copies: cannot be changed; leave it out");
  CHECK(faults_of_own(
            R"({"cards": [{"id": "soldiers-of-gondor", "faction": "elf", "type": "army", "abilities": []}]})") ==
        "/cards/0/faction: must be as printed: \"dunedain\"");
  CHECK(faults_of_own(
            R"({"locations": [{"id": "caradhras", "number": 5, "points": 2, "defence": 0, "abilities": []}]})") ==
        "/locations/0/number: must be as printed: 4");
  CHECK(faults_of_own(own_card(R"(, "name": {"en": "{n} men"}, "abilities": [])")).find("/cards/0/name/en") == 0);
  const std::string card = own_card(R"(, "abilities": [])");
  const std::string entry = card.substr(11, card.size() - 13);
  CHECK(faults_of_own(R"({"cards": [)" + entry + "," + entry + "]}") ==
        "/cards/1/id: there is another entry with this id");
}

TEST_CASE("a file with a fault makes no game, and changes no other", "[war_of_the_ring]") {
  const WithCards own(own_card(R"(, "name": {"en": "Guards of the Fountain"}, "abilities": [])"));
  REQUIRE(own.problems().text() == "");
  Problems problems;
  CHECK(own.game().card_files()->with(own_card(R"(, "attack": 12, "abilities": [])"), problems) == nullptr);
  CHECK_FALSE(problems.empty());
  CHECK(said_of(own.game(), "soldiers-of-gondor", "en") == "Guards of the Fountain: ");
  CHECK(said_of(war(), "soldiers-of-gondor", "en") == "Soldiers of Gondor: ");
}

TEST_CASE("own cards have names and sentences in every language", "[war_of_the_ring]") {
  const WithCards own(own_card(R"(, "name": {"en": "Guards of the Fountain", "fr": "Gardes de la Fontaine"},
                              "abilities": [{"when": "played", "do": [{"do": "draw", "n": 2}]}])"));
  REQUIRE(own.problems().text() == "");
  CHECK(said_of(own.game(), "soldiers-of-gondor", "en").find("Guards of the Fountain: ") == 0);
  CHECK(said_of(own.game(), "soldiers-of-gondor", "en").find("raw 2 cards") != std::string::npos);
  CHECK(said_of(own.game(), "soldiers-of-gondor", "fr").find("Gardes de la Fontaine: ") == 0);
  CHECK(said_of(own.game(), "soldiers-of-gondor", "eo").find("Guards of the Fountain: ") == 0);
}

TEST_CASE("a choice among other players' acts addresses the player like the rest of the card", "[war_of_the_ring]") {
  const WithCards own(own_card(R"(, "abilities": [{"when": "played", "do": [{"do": "choice", "who": "self", "options": [
      [{"do": "draw", "who": "elf_player"}], [{"do": "draw", "who": "rohan_player"}]]}]}])"));
  REQUIRE(own.problems().text() == "");
  const std::string en = said_of(own.game(), "soldiers-of-gondor", "en");
  INFO(en);
  CHECK(en.find("hoose: the Elf player draws") != std::string::npos);
  const std::string fr = said_of(own.game(), "soldiers-of-gondor", "fr");
  INFO(fr);
  CHECK(fr.find("hoisissez : ") != std::string::npos);
}

TEST_CASE("an optional step about a named card has a sentence in every language", "[war_of_the_ring]") {
  for (const char* step : {R"("eliminate", "what": {"in": "reserve")", R"("take", "what": {"in": "cycle")"}) {
    const WithCards own(own_card(R"(, "abilities": [{"when": "played", "do": [{"do": )" + std::string(step) +
                                 R"(, "title": "strider"}, "up_to": true}]}])"));
    REQUIRE(own.problems().text() == "");
    for (const char* language : {"en", "fr"}) {
      const std::string said = said_of(own.game(), "soldiers-of-gondor", language);
      INFO(said);
      CHECK(said.find('<') == std::string::npos);
      CHECK(said.find(std::string_view(language) == "en" ? "ptionally" : "éventuellement") != std::string::npos);
    }
  }
}

TEST_CASE("the same file always gives the same game, and an empty text the printed one", "[war_of_the_ring]") {
  const std::string file = own_card(R"(, "attack": 9, "abilities": [])");
  const WithCards one(file), two(file), other(own_card(R"(, "attack": 8, "abilities": [])"));
  CHECK(&one.game() == &two.game());
  CHECK(&one.game() != &other.game());
  CHECK(&one.game() != &war());
  CHECK(&WithCards("").game() == &war());
  CHECK(one.game().card_files()->text() == file);
  CHECK(one.game().full_config(Json::object())["cards"] == cards_word(file));
  CHECK(war().full_config(Json::object())["cards"] == "printed");
}

TEST_CASE("a save brings its cards, or finds them among the games at hand, or does not open", "[war_of_the_ring]") {
  const WithCards own(own_card(R"(, "attack": 9, "abilities": [])"));
  REQUIRE(own.problems().text() == "");
  SessionSetup setup;
  setup.seed = 3;
  Problems problems;
  const std::string save = save_text(*Session::create(own.game(), setup, problems));
  const LoadResult carried = load_save(save);
  REQUIRE(carried.session != nullptr);
  CHECK(&carried.session->game() == &own.game());
  Json bare = *parse_json(save, problems);
  bare.erase("own_cards");
  const LoadResult closed = load_save(dump_json(bare));
  CHECK(closed.session == nullptr);
  CHECK(closed.status == LoadStatus::other_cards);
  CHECK(closed.problems.text().find("/cards: are those of a file that is not here") != std::string::npos);
  CHECK(load_save(dump_json(bare), own.games()).session != nullptr);
  const LoadResult plain = load_save(save_text(*Session::create(war(), setup, problems)), own.games());
  REQUIRE(plain.session != nullptr);
  CHECK(&plain.session->game() == &war());
}

TEST_CASE("games with different cards go on side by side", "[war_of_the_ring]") {
  // The same deal twice, answer by answer in turns: with icons that decide combats, and with the printed ones.
  Json cards = Json::array();
  for (const auto& printed : test::printed_entries()) {
    if (printed.list != "cards" || printed.entry["type"] != "army") continue;
    Json strong = printed.entry;
    strong["attack"] = 9;
    cards.push_back(std::move(strong));
  }
  const WithCards own(dump_json({{"cards", cards}}));
  REQUIRE(own.problems().text() == "");
  const auto play = [](std::initializer_list<const Game*> games) {
    std::vector<std::unique_ptr<Session>> all;
    Problems problems;
    for (const Game* g : games) {
      SessionSetup setup;
      setup.seed = 11;
      all.push_back(Session::create(*g, setup, problems));
    }
    for (int n = 0; n < 400; ++n)
      for (auto& s : all)
        if (s->waiting_for() != SeatId::none) {
          const auto options = s->view(only(s->waiting_for())).decision.options.size();
          CHECK(s->submit(s->waiting_for(), static_cast<std::uint64_t>(n) % options, s->ply()) == Submit::ok);
        }
    std::vector<std::uint64_t> hashes;
    for (const auto& s : all) hashes.push_back(s->state_hash());
    return hashes;
  };
  const auto together = play({&war(), &own.game(), &war()});
  CHECK(together[0] == together[2]);
  CHECK(together[0] != together[1]);
  CHECK(play({&war()})[0] == together[0]);
  CHECK(play({&own.game()})[0] == together[1]);
}

TEST_CASE("texts that play cards whose texts play cards end before the frames do", "[war_of_the_ring]") {
  // Every army of the Free Peoples draws cards and plays them, and so do those.
  Json cards = Json::array();
  for (const auto& printed : test::printed_entries()) {
    if (printed.list != "cards" || printed.entry["type"] != "army") continue;
    Json own = printed.entry;
    own["abilities"] = Json::parse(R"([{"when": "played", "do": [{"do": "each", "who": "self", "block": [
        {"do": "draw_aside", "n": 3}, {"do": "play", "what": {"in": "aside"}, "n": "all"},
        {"do": "cycle", "what": {"in": "aside"}, "n": "all"}]}]}])");
    cards.push_back(std::move(own));
  }
  const WithCards own(dump_json({{"cards", cards}}));
  REQUIRE(own.problems().text() == "");
  Findings findings;
  for (std::uint64_t seed = 1; seed <= test::amount(6); ++seed)
    prove_conformance({own.game(), "{}", seed, false}, findings);
  for (const auto& f : findings.examples()) UNSCOPED_INFO(f.rule << ": " << f.what);
  CHECK(findings.empty());
}

TEST_CASE("a text that cycles all of one card cycles it once", "[war_of_the_ring]") {
  const WithCards own(
      own_card(R"(, "abilities": [{"when": "played", "do": [{"do": "cycle", "what": "this", "n": "all"}]}])"));
  REQUIRE(own.problems().text() == "");
  const ScenarioResult r =
      run_scenario(R"({"name": "n", "rule": "9.2", "game": "war_of_the_ring", "config": {"seats": 4},
      "arrange": {"turn": 2, "places": {"emyn-muil": []}, "hands": [[], [], ["soldiers-of-gondor", "anduril"], []]},
      "steps": [{"seat": 2, "choose": "play soldiers-of-gondor reserve"},
                {"expect": {"facts": {"players": {"aragorn": {"cycle": ["soldiers-of-gondor", "anduril"]}}}}}]})",
                   own.games());
  for (const auto& fault : r.faults) UNSCOPED_INFO(fault);
  CHECK(r.passed());
}

TEST_CASE("a place may permit, and a text may play all that it drew", "[war_of_the_ring]") {
  Json own{{"cards", Json::array()}, {"locations", Json::array()}};
  for (const auto& printed : test::printed_entries()) {
    Json entry = printed.entry;
    if (printed.list == "locations")
      entry["abilities"] = Json::parse(R"([{"when": "activated", "do": [
          {"do": "permit", "what": {"whose": "anyone", "type": "army"}, "to": {"kind": "battleground"}},
          {"do": "corrupt", "n": 3}]}])");
    else if (entry["type"] == "character")
      entry["abilities"] = Json::parse(R"([{"when": "played", "do": [{"do": "draw_aside", "n": 20},
          {"do": "play", "what": {"in": "aside"}, "n": "all"}, {"do": "cycle", "what": {"in": "aside"}, "n": "all"}]}])");
    own[printed.list].push_back(std::move(entry));
  }
  const WithCards with(dump_json(own));
  REQUIRE(with.problems().text() == "");
  Findings findings;
  for (std::uint64_t seed = 1; seed <= test::amount(6); ++seed)
    prove_conformance({with.game(), "{}", seed, true}, findings);
  for (const auto& f : findings.examples()) UNSCOPED_INFO(f.rule << ": " << f.what);
  CHECK(findings.empty());
}

namespace {

// With the printed cards the Bow's text can never matter, as no other weapon goes on an Elf; here Anduril does.
constexpr const char* kTwoWeapons = R"({
  "name": "The Bow suffers no second weapon", "rule": "7.6", "game": "war_of_the_ring", "config": {"seats": 4},
  "arrange": {"turn": 2, "hands": [[], [], ["anduril", "soldiers-of-gondor"], []],
              "places": {"emyn-muil": [{"card": "legolas", "items": ["bow-of-the-galadhrim"]}, "arwen"]}},
  "steps": [{"expect": {"offered": ["play anduril on arwen"],
                        "not_offered": [{"token": "play anduril on legolas", "rule": "7.6"}]}}]
})";
std::string elves_with_swords(const Json* bow) {
  Json cards = Json::array();
  for (const auto& printed : test::printed_entries()) {
    if (printed.entry["id"] != "anduril") continue;
    Json sword = printed.entry;
    sword["wielders"] = Json::parse(R"({"whose": "anyone", "faction": "elf"})");
    cards.push_back(std::move(sword));
  }
  if (bow) cards.push_back(*bow);
  return dump_json({{"cards", cards}});
}

}  // namespace

TEST_CASE("who wields the Bow bears no second weapon", "[war_of_the_ring][scenario]") {
  const WithCards own(elves_with_swords(nullptr));
  REQUIRE(own.problems().text() == "");
  const ScenarioResult r = run_scenario(kTwoWeapons, own.games());
  for (const auto& fault : r.faults) UNSCOPED_INFO(fault);
  CHECK(r.passed());
  for (const auto& printed : test::printed_entries()) {
    if (printed.entry["id"] != "bow-of-the-galadhrim") continue;
    Json less = printed.entry;
    less["abilities"].erase(0);
    CHECK_FALSE(run_scenario(kTwoWeapons, WithCards(elves_with_swords(&less)).games()).passed());
  }
}

// With the printed cards the option changes nothing: the only action on an item of another deck names its player.
TEST_CASE("the action of an item on a teammate's character is its owner's, or with the option its wielder's",
          "[war_of_the_ring][scenario]") {
  Json cards = Json::array();
  for (const auto& printed : test::printed_entries()) {
    if (printed.entry["id"] != "elven-cloak") continue;
    Json cloak = printed.entry;
    cloak["abilities"] = Json::parse(R"([{"when": "action", "do": [{"do": "draw"}]}])");
    cards.push_back(std::move(cloak));
  }
  const WithCards own(dump_json({{"cards", cards}}));
  REQUIRE(own.problems().text() == "");
  const auto asked = [](const char* turn, const char* options, const char* offered) {
    return std::string(
               R"({"name": "n", "rule": "8.3", "game": "war_of_the_ring", "config": {"seats": 4, "options": {)") +
           options + R"(}}, "arrange": {"turn": )" + turn + R"(, "places": {"emyn-muil": []},
           "reserve": [[{"card": "sam-gamgee", "items": ["elven-cloak"]}], [], [], []]},
           "steps": [{"expect": {")" +
           offered + R"(": ["use elven-cloak"]}}]})";
  };
  const char* const option = R"("controller_uses_items": true)";
  for (const auto& text : {asked("2", "", "offered"), asked("0", option, "offered")}) {
    const ScenarioResult r = run_scenario(text, own.games());
    for (const auto& fault : r.faults) UNSCOPED_INFO(fault);
    CHECK(r.passed());
  }
  CHECK_FALSE(run_scenario(asked("0", "", "offered"), own.games()).passed());
  CHECK_FALSE(run_scenario(asked("2", option, "offered"), own.games()).passed());
}
