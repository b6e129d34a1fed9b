// French Tarot in words: tokens go there and back, every sentence exists in every language, and the rule book,
// the reasons and the scenarios speak of the same paragraphs.
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <sstream>

#include "assets/assets.h"
#include "core/json.h"
#include "games/french_tarot/cards/cards.h"
#include "games/french_tarot/game.h"
#include "support/files.h"
#include "text/texts.h"

using namespace mathom;
using namespace mathom::french_tarot;
using Card = french_tarot::Card;
using State = mathom::State;

namespace {

Texts texts_in(const std::string& language) {
  Problems problems;
  Texts texts;
  texts.add(asset("text/" + language + "/french_tarot.json"), problems);
  CHECK(problems.text() == "");
  return texts;
}

// Collects every phrase that games at random speak.
class Listener final : public EventSink {
 public:
  void emit(const Event& e) override {
    if (const Phrase p = french_tarot::game().tell(e); !p.empty()) hear(p);
  }
  void hear(const Phrase& p) {
    keys.insert(std::string(p.key));
    for (const Arg& a : p.args) {
      if (a.kind == Arg::Kind::word) keys.insert(std::string(a.word));
      auto& places = args[std::string(p.key)];
      places.insert(std::string(a.name));
    }
  }
  std::set<std::string> keys;
  std::map<std::string, std::set<std::string>> args;
  std::set<std::string> rules;
};

void listen_to_question(const Game& g, const State& s, const Decision& d, Listener& out) {
  out.hear(g.prompt(s, d));
  for (const Option& o : d.options) out.hear(g.label(s, d, o));
  std::vector<Option> refused;
  g.refused(s, d, refused);
  for (const Option& o : refused) {
    const auto reason = g.why_not(s, d, o);
    REQUIRE(reason.has_value());
    out.hear(reason->phrase);
    out.rules.insert(std::string(reason->rule));
  }
}

void listen_to_game(const Json& config, std::uint64_t seed, Listener& out) {
  const Game& g = french_tarot::game();
  const StatePtr s = g.initial(config);
  Rng rng(seed);
  Decision d;
  for (g.decision(*s, d); !d.over(); g.decision(*s, d)) {
    listen_to_question(g, *s, d, out);
    const bool roll = d.by_luck() && d.ask == Ask::roll;
    const auto n = roll ? d.sides : static_cast<std::uint32_t>(d.options.size());
    g.apply(*s, d, {d.by_luck() && !roll ? rng.next() : rng.below(n), {}}, &out);
  }
}

Listener listen(int games) {
  Listener out;
  for (const char* rule_set : {"fft", "house"})
    for (int seats = 3; seats <= 5; ++seats)
      for (int i = 0; i < games; ++i)
        listen_to_game(Json{{"seats", seats}, {"rule_set", rule_set}}, static_cast<std::uint64_t>(i), out);
  for (int card = 0; card < kCards; ++card) out.hear(french_tarot::game().card_name(static_cast<CardDef>(card)));
  return out;
}

// "7.4" for each paragraph of the rule book.
std::set<std::string> paragraphs() {
  std::set<std::string> out;
  std::istringstream book{std::string(asset("text/en/rules/french_tarot.md"))};
  for (std::string line; std::getline(book, line);)
    if (!line.empty() && line[0] >= '1' && line[0] <= '9') out.insert(line.substr(0, line.find(' ')));
  return out;
}

}  // namespace

TEST_CASE("a card's word and code name only that card", "[french_tarot]") {
  std::set<std::string> words, codes;
  for (int n = 0; n < kCards; ++n) {
    const auto card = static_cast<Card>(n);
    CHECK(card_from_token(card_token(card)) == card);
    CHECK(card_from_code(card_code(card)) == card);
    words.insert(card_token(card));
    codes.insert(card_code(card));
  }
  CHECK(words.size() == kCards);
  CHECK(codes.size() == kCards);
}

TEST_CASE("a word that nearly names a card is refused", "[french_tarot]") {
  for (const char* word : {"", "heart", "heart-", "heart-0", "heart-11", "heart-01", "heart-14", "trump-0", "trump-22",
                           "excuse-1", "Heart-1", "heart-1 "})
    CHECK_FALSE(card_from_token(word).has_value());
  for (const char* code : {"", "H", "H0", "H11", "T22", "T", "X1", "HX", "E1", "h1"})
    CHECK_FALSE(card_from_code(code).has_value());
}

TEST_CASE("every sentence of French Tarot exists in every language, with the places it needs", "[french_tarot]") {
  const Listener heard = listen(60);
  CHECK(heard.keys.size() > 80);
  for (const std::string_view language : text_languages()) {
    const Texts texts = texts_in(std::string(language));
    for (const std::string& key : heard.keys) {
      INFO(language << " " << key);
      CHECK(texts.has(key));
      for (const std::string& place : texts.places(key)) CHECK(heard.args.at(key).contains(place));
    }
  }
}

TEST_CASE("the texts of French Tarot have the same keys in every language", "[french_tarot]") {
  for (const std::string_view language : text_languages())
    CHECK(texts_in(std::string(language)).keys() == texts_in("en").keys());
}

TEST_CASE("every rule option of French Tarot has its name, its note and its values in words", "[french_tarot]") {
  const Texts texts = texts_in("en");
  for (const RuleOption& o : french_tarot::game().info().options) {
    const std::string key = "french_tarot.option." + std::string(o.id);
    INFO(key);
    CHECK(texts.has(key));
    CHECK(texts.has(key + ".note"));
    for (const auto value : o.values) CHECK(texts.has(key + "." + std::string(value)));
  }
}

TEST_CASE("a reason of French Tarot names a paragraph of its rule book", "[french_tarot]") {
  const auto book = paragraphs();
  CHECK(book.size() > 40);
  for (const std::string& rule : listen(60).rules) {
    INFO(rule);
    CHECK(book.contains(rule));
  }
}

TEST_CASE("every paragraph of French Tarot's rule book has a scenario, and every scenario a paragraph",
          "[french_tarot]") {
  std::set<std::string> told;
  for (const std::string& path : test::files_in("tests/scenario/french_tarot", ".json")) {
    Problems problems;
    const auto j = parse_json(test::read_file(path), problems);
    REQUIRE(j.has_value());
    told.insert((*j)["rule"].get<std::string>());
  }
  CHECK(told == paragraphs());
}
