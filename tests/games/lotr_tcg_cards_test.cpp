// The cards of the trading card game: what is printed, what they say, decks, and files of the players' own.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>

#include "assets/assets.h"
#include "core/json.h"
#include "effects/read/loader.h"
#include "games/lotr_tcg/cards/catalog.h"
#include "games/lotr_tcg/cards/entries.h"
#include "games/lotr_tcg/decks/book.h"
#include "games/lotr_tcg/decks/decks.h"
#include "rules/card_files.h"
#include "rules/registry.h"
#include "shell/headless/card_language.h"
#include "support/files.h"
#include "text/texts.h"

using namespace mathom;
using namespace mathom::lotr_tcg;

namespace {

const Game& the_game() { return *find_game("lotr_tcg"); }

Json json_from(std::string_view text) {
  Problems problems;
  const auto j = parse_json(text, problems);
  REQUIRE(j);
  return *j;
}

// Counted from another list of the set: cards, sums of twilight costs, strengths and vitalities, unique cards, and what
// items and the like add to strength and vitality.
struct CultureFacts {
  const char* culture;
  int cards, cost, strength, vitality, unique, adds;
};
constexpr CultureFacts kCultures[] = {
    {"dwarven", 26, 20, 28, 16, 8, 4}, {"elven", 40, 54, 60, 34, 19, 6},       {"gandalf", 20, 31, 19, 15, 8, 2},
    {"gondor", 33, 29, 30, 14, 11, 5}, {"shire", 35, 29, 39, 50, 19, 4},       {"isengard", 43, 94, 135, 36, 3, 2},
    {"moria", 40, 69, 104, 26, 6, 9},  {"ringwraith", 36, 72, 96, 27, 11, 10}, {"sauron", 45, 70, 117, 35, 3, 1}};

Texts texts_in(const std::string& language) {
  Texts out;
  Problems problems;
  out.add(asset("text/" + language + "/language.json"), problems);  // its articles
  for (const char* part : {"effects", "lotr_tcg", "lotr_tcg_names"})
    out.add(test::read_file("assets/text/" + language + "/" + part + ".json"), problems);
  REQUIRE(problems.text() == "");
  return out;
}
// Everything that the cards say, as a page to read: tests/golden/lotr_tcg.
std::string page_in(const std::string& language) {
  const Texts texts = texts_in(language);
  const auto say = [&](const Phrase& p) { return texts.say(p, Namer{}); };
  std::string page;
  for (int print = 0; print < kPrints; ++print) {
    const CardFacts& facts = printed_cards().facts(print);
    const std::string text = text_of(printed_cards(), print, say);
    page += "**" + std::to_string(facts.number) + "** " + say({facts.key, {}}) + "\n" + (text.empty() ? "-" : text) +
            "\n\n";
  }
  return page;
}
std::string golden_page(const std::string& language) { return "tests/golden/lotr_tcg/cards-" + language + ".md"; }

// Cards without a text that say nothing on the table either: numbers and keywords are all they have.
constexpr int kPlain[] = {131, 151, 158, 176, 177, 299};

bool is_one_of(std::span<const int> numbers, int number) {
  return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

Deck first_deck() {
  Problems problems;
  return printed_decks(printed_cards(), problems).front();
}
bool has_fault(const Deck& d, std::string_view rule) {
  const auto faults = deck_faults(printed_cards(), d);
  return std::any_of(faults.begin(), faults.end(), [&](const DeckFault& f) { return f.what.key == rule; });
}
// The faults of one text.
std::string faults_of_text(const std::string& text) {
  Problems problems;
  effects::Code code;
  effects::Loader(lotr_tcg::language(), code, problems).abilities(json_from("[" + text + "]"), "");
  return problems.text();
}
std::string with_step(const std::string& step) { return R"({"when": "fellowship", "do": [)" + step + "]}"; }

}  // namespace

TEST_CASE("the trading card game: all 365 cards are read without a fault, each number once", "[lotr_tcg][cards]") {
  Problems problems;
  read_catalog({lotr_tcg::file, {}}, problems);
  CHECK(problems.text() == "");
  CHECK(the_game().info().prints == kPrints);
  std::set<int> numbers;
  for (const CardFacts& c : printed_cards().prints) numbers.insert(c.number);
  CHECK(numbers.size() == 365);
  CHECK(*numbers.begin() == 1);
  CHECK(*numbers.rbegin() == 365);
}

TEST_CASE("the trading card game: the facts are those of another list", "[lotr_tcg][cards]") {
  std::map<Rarity, int> rarity;
  std::map<Type, int> type;
  std::map<int, int> site;
  int minion_sites = 0, homes = 0, shadow = 0, signets = 0, damage = 0;
  for (const CardFacts& c : printed_cards().prints) {
    ++rarity[c.rarity];
    ++type[c.type];
    if (c.type == Type::minion) minion_sites += c.site;
    if (c.type == Type::ally) homes += c.site;
    if (c.type == Type::site) shadow += c.cost, ++site[c.site];
    if (c.signet != Signet::none) ++signets;
    if (c.damage > 0) ++damage;
  }
  CHECK(rarity == std::map<Rarity, int>{
                      {Rarity::common, 121}, {Rarity::uncommon, 121}, {Rarity::rare, 121}, {Rarity::premium, 2}});
  CHECK(type == std::map<Type, int>{{Type::companion, 23},
                                    {Type::ally, 20},
                                    {Type::minion, 53},
                                    {Type::possession, 40},
                                    {Type::condition, 73},
                                    {Type::event, 109},
                                    {Type::ring, 2},
                                    {Type::site, 45}});
  CHECK(site == std::map<int, int>{{1, 8}, {2, 10}, {3, 6}, {4, 6}, {5, 1}, {6, 3}, {7, 3}, {8, 4}, {9, 4}});
  CHECK(minion_sites == 246);
  CHECK(homes == 58);
  CHECK(shadow == 126);
  CHECK(signets == 19);
  CHECK(damage == 18);
}

TEST_CASE("the trading card game: keywords are on as many cards as in another list", "[lotr_tcg][cards]") {
  std::map<int, int> keyword;
  for (const CardFacts& c : printed_cards().prints)
    for (int k = 0; k < kPrintedKeywords; ++k)
      if ((c.keywords >> k & 1) != 0) ++keyword[k];
  CHECK(keyword == std::map<int, int>{{kArcher, 8},
                                      {kFierce, 7},
                                      {kRanger, 4},
                                      {kTracker, 3},
                                      {kTale, 10},
                                      {kStealth, 3},
                                      {kSearch, 19},
                                      {kSpell, 14},
                                      {kWeather, 5},
                                      {kPipeweed, 2},
                                      {kForest, 5},
                                      {kMarsh, 2},
                                      {kMountain, 1},
                                      {kPlains, 2},
                                      {kRiver, 10},
                                      {kSanctuary, 9},
                                      {kUnderground, 5}});
}

TEST_CASE("the trading card game: the sums of each culture are those of another list", "[lotr_tcg][cards]") {
  for (const CultureFacts& f : kCultures) {
    INFO(f.culture);
    CultureFacts sum{f.culture, 0, 0, 0, 0, 0, 0};
    for (const CardFacts& c : printed_cards().prints) {
      if (c.culture == Culture::none || culture_names().word(static_cast<int>(c.culture)) != f.culture) continue;
      ++sum.cards;
      sum.cost += c.cost;
      sum.unique += c.unique ? 1 : 0;
      (c.is_character() ? sum.strength : sum.adds) += c.strength;
      (c.is_character() ? sum.vitality : sum.adds) += c.vitality;
    }
    CHECK(sum.cards == f.cards);
    CHECK(sum.cost == f.cost);
    CHECK(sum.strength == f.strength);
    CHECK(sum.vitality == f.vitality);
    CHECK(sum.unique == f.unique);
    CHECK(sum.adds == f.adds);
  }
}

TEST_CASE("the trading card game: every card has its text, and only plain ones have none", "[lotr_tcg][cards]") {
  for (const CardFacts& c : printed_cards().prints) {
    INFO(c.id);
    // The rest of these is said by their facts.
    const bool is_borne = c.bearer >= 0;
    CHECK((is_one_of(kPlain, c.number) ? c.abilities.empty() : !c.abilities.empty() || is_borne));
  }
}

TEST_CASE("the trading card game: the cards say what they do, in each language", "[lotr_tcg][cards][golden]") {
  for (const std::string_view code : text_languages()) {
    const std::string language(code);
    INFO(language);
    const std::string page = page_in(language);
    CHECK(page.find_first_of("<>~^{}") == std::string::npos);
    CHECK(page == test::read_file(golden_page(language)));
  }
}

TEST_CASE("the trading card game: French sentences agree and elide", "[lotr_tcg][cards]") {
  const std::string page = page_in("fr");
  for (const std::string stumble :
       {"(e)", "1 Gandalf", "1 Saroumane", "contre tout ", "toute arme", "archer ont", "sont féroce ", "sont féroce.",
        "de discrétions", " est +", " est \u2212", "du jeu ou la "}) {
    CAPTURE(stumble);
    CHECK(page.find(stumble) == std::string::npos);
  }
  for (const char vowel : std::string_view("AEIOUaeiou"))
    for (const char* word : {" de ", " que "}) {
      CAPTURE(word, vowel);
      CHECK(page.find(word + std::string(1, vowel)) == std::string::npos);
    }
}

TEST_CASE("the trading card game: German nouns stand in their cases, and verbs where they belong",
          "[lotr_tcg][cards]") {
  const std::string page = page_in("de");
  for (const std::string stumble :
       {"einen Gefährte ", "einen Scherge ", "einen Elb ", "ein Gefährten", "ein Schergen", "ein Verbündete ",
        "einen Verbündeter", "diesem Scherge ", ", du darfst", ", der Träger hat", " zu ab", "  ", " ,", "Orks-",
        ": wenn ", ": erschöpfe", "kein Waldläufer sichten"}) {
    CAPTURE(stumble);
    CHECK(page.find(stumble) == std::string::npos);
  }
}

TEST_CASE("the trading card game: writes what the cards say", "[.sentences]") {
  for (const std::string_view code : text_languages())
    test::write_file(golden_page(std::string(code)), page_in(std::string(code)));
}

TEST_CASE("the trading card game: every word has a meaning and an example that loads", "[lotr_tcg][cards]") {
  const effects::Language& l = lotr_tcg::language();
  const int own = l.find_verb("spot");
  for (int i = own; i < l.verbs(); ++i) {
    INFO(l.verb(i).word);
    CHECK_FALSE(l.verb(i).note.what.empty());
    CHECK(faults_of_text(with_step(std::string(l.verb(i).note.example))) == "");
  }
  for (int i = 0; i < l.conditions(); ++i) {
    INFO(l.condition(i).word);
    CHECK(faults_of_text(R"({"when": "fellowship", "if": [)" + std::string(l.condition(i).note.example) +
                         R"(], "do": [{"do": "wear"}]})") == "");
  }
  for (int i = 0; i < l.modifiers(); ++i) {
    INFO(l.modifier(i).word);
    CHECK(faults_of_text(R"({"give": [)" + std::string(l.modifier(i).note.example) + "]}") == "");
  }
  for (int i = 0; i < l.triggers(); ++i) {
    INFO(l.trigger(i).word);
    CHECK(faults_of_text(R"({"when": )" + std::string(l.trigger(i).note.example) + R"(, "do": [{"do": "wear"}]})") ==
          "");
  }
}

TEST_CASE("the trading card game: every test of a filter has an example that loads", "[lotr_tcg][cards]") {
  const effects::Language& l = lotr_tcg::language();
  for (int kind = 0; kind < l.target_kinds(); ++kind)
    for (const effects::TestWord& t : l.target_kind(kind).tests) {
      const std::string example = t.note.example.empty() ? "" : std::string(t.note.example);
      INFO(t.word);
      REQUIRE_FALSE(example.empty());
      const std::string filter = "{\"" + std::string(t.word) + "\": " + example + "}";
      CHECK(faults_of_text(with_step(kind == kCardTarget ? R"({"do": "spot", "what": )" + filter + "}"
                                                         : R"({"do": "replace_site", "what": )" + filter + "}")) == "");
    }
}

TEST_CASE("the trading card game: its schema is made from its tables, and its files read", "[lotr_tcg][cards]") {
  CHECK(test::read_file("assets/cards/lotr_tcg/schema.json") ==
        dump_json(headless::language_schema("lotr_tcg", *the_game().cards()), 1) + "\n");
  std::vector<std::string> files(kCardFiles.begin(), kCardFiles.end());
  files.emplace_back(kSiteFile);
  for (const std::string& name : files) {
    INFO(name);
    CHECK(the_game().card_files()->check(test::read_file("assets/" + kFolder + name)).text() == "");
  }
}

TEST_CASE("the trading card game: the page of its language has every word", "[lotr_tcg][cards]") {
  const std::string page = headless::language_page("lotr_tcg", *the_game().cards());
  const effects::Language& l = lotr_tcg::language();
  for (int i = l.find_verb("spot"); i < l.verbs(); ++i)
    CHECK(page.find("| `" + std::string(l.verb(i).word) + "` |") != std::string::npos);
}

TEST_CASE("the trading card game: a faulty own file is reported, and a sound one is played", "[lotr_tcg][cards]") {
  const CardFiles& files = *the_game().card_files();
  const std::string card = R"({"cards": [{"id": "uruk-savage", "number": 151, "rarity": "common", "type": "minion", )"
                           R"("culture": "isengard", "race": "uruk-hai", "cost": 2, "strength": 6, "vitality": 3, )"
                           R"("site": 5, "damage": 1, "abilities": )";
  CHECK(files.check(card + "[]}]}").text() == "");
  CHECK(
      files.check(card + R"([{"when": "fellowship", "do": [{"do": "fly"}]}]}]})").text().find("unknown word \"fly\"") !=
      std::string::npos);
  CHECK(files.check(card + R"([{"give": [{"mod": "strength", "on": {"race": "elf", "culture": "moria"}}]}]}]})")
            .text()
            .find("has a filter that no card can pass") != std::string::npos);
  Problems problems;
  CHECK(files.with(card + "[]}]}", problems));
  CHECK(problems.text() == "");
}

TEST_CASE("the trading card game: a starting fellowship that cannot begin is a fault of the deck",
          "[lotr_tcg][cards]") {
  const auto faults = [](const std::vector<const char*>& start, const std::vector<std::pair<const char*, int>>& held) {
    Deck d = first_deck();
    d.ring_bearer = printed_cards().find("frodo-son-of-drogo");
    d.start.clear(), d.cards.clear();
    for (const char* id : start) d.start.push_back(printed_cards().find(id));
    for (const auto& [id, n] : held) d.cards.emplace_back(printed_cards().find(id), n);
    std::vector<std::pair<std::string, std::string>> out;
    for (const DeckFault& f : deck_faults(printed_cards(), d))
      if (std::string_view(f.what.key).find(".start") != std::string_view::npos)
        out.emplace_back(f.what.key, printed_cards().facts(f.print).id);
    return out;
  };
  using Found = std::vector<std::pair<std::string, std::string>>;
  const char* const heir = "frodo-old-bilbos-heir";
  CHECK(faults({heir}, {{heir, 1}}) == Found{{"lotr_tcg.deck.start_twice", heir}});
  const char *const sam = "sam-son-of-hamfast", *const other = "sam-faithful-companion";
  CHECK(faults({sam, other}, {{sam, 1}, {other, 1}}) == Found{{"lotr_tcg.deck.start_twice", other}});
  CHECK(faults({sam, sam}, {{sam, 2}}) == Found{{"lotr_tcg.deck.start_twice", sam}});
  // It takes an Elf to spot, wherever in the list they stand.
  const char *const elf = "lorien-elf", *const legolas = "legolas-greenleaf";
  CHECK(faults({elf}, {{elf, 2}}) == Found{{"lotr_tcg.deck.start_asks", elf}});
  CHECK(faults({elf, legolas}, {{elf, 2}, {legolas, 1}}).empty());
  CHECK(faults({elf, elf, legolas}, {{elf, 2}, {legolas, 1}}).empty());
  CHECK(faults({elf, elf, legolas}, {{elf, 1}, {legolas, 1}}) == Found{{"lotr_tcg.deck.start_copies", elf}});
}

TEST_CASE("the trading card game: the decks that come with it keep the rules", "[lotr_tcg][cards]") {
  Problems problems;
  const std::vector<Deck> decks = printed_decks(printed_cards(), problems);
  CHECK(problems.text() == "");
  CHECK(decks.size() == 4);
  for (const Deck& d : decks) {
    INFO(d.id);
    CHECK(deck_faults(printed_cards(), d).empty());
    CHECK(d.size() == 60);
    CHECK(texts_in("en").has("lotr_tcg.deck_name." + d.id));
  }
}

TEST_CASE("the trading card game: each broken rule of decks is reported", "[lotr_tcg][cards]") {
  const Catalog& cards = printed_cards();
  const Deck sound = first_deck();
  Deck d = sound;
  d.ring_bearer = cards.find("aragorn-king-in-exile");
  CHECK(has_fault(d, "lotr_tcg.deck.ring_bearer"));
  d = sound;
  d.ring = -1;
  CHECK(has_fault(d, "lotr_tcg.deck.ring"));
  d = sound;
  d.cards.pop_back();
  CHECK(has_fault(d, "lotr_tcg.deck.few"));
  CHECK(has_fault(d, "lotr_tcg.deck.sides"));
  d = sound;
  d.cards.emplace_back(cards.find("bag-end"), 1);
  CHECK(has_fault(d, "lotr_tcg.deck.not_there"));
  d = sound;
  d.cards.emplace_back(cards.find("aragorn-ranger-of-the-north"), 3);  // with two of another Aragorn
  CHECK(has_fault(d, "lotr_tcg.deck.many"));
  d = sound;
  d.cards.emplace_back(cards.find("frodo-old-bilbos-heir"), 4);  // with the one who bears the Ring
  CHECK(has_fault(d, "lotr_tcg.deck.many"));
}

TEST_CASE("the trading card game: sites and the starting fellowship of a deck are checked", "[lotr_tcg][cards]") {
  const Deck sound = first_deck();
  const Catalog& cards = printed_cards();
  Deck d = sound;
  d.sites[0] = d.sites[1];
  CHECK(has_fault(d, "lotr_tcg.deck.site_twice"));
  CHECK(has_fault(d, "lotr_tcg.deck.site_missing"));
  d = sound;
  d.sites[0] = cards.find("bounder");
  CHECK(has_fault(d, "lotr_tcg.deck.no_site"));
  d = sound;
  d.start = {cards.find("bounder")};
  CHECK(has_fault(d, "lotr_tcg.deck.no_start"));
  d = sound;
  d.start = {d.start[0], d.start[0]};
  CHECK(has_fault(d, "lotr_tcg.deck.start_cost"));
}

TEST_CASE("the trading card game: a faulty file of a deck is reported", "[lotr_tcg][cards]") {
  Problems problems;
  read_deck(printed_cards(), "deck.json",
            R"({"id": "x", "ring_bearer": "gollum", "ring": "the-one-ring-isildurs-bane", "start": [1], "sites": [], )"
            R"("cards": {"bounder": 9}})",
            problems);
  const std::string told = problems.text();
  CHECK(told.find("deck.json/ring_bearer: \"gollum\" is not a card of this game") != std::string::npos);
  CHECK(told.find("deck.json/start/0: must be the id of a card") != std::string::npos);
  CHECK(told.find("deck.json/cards/bounder") != std::string::npos);
}
