// What every card and place of War of the Ring says, in every language, letter for letter as it was read last against
// what it does: tests/golden/war_of_the_ring/cards-<language>.md. After a change that is meant: mathom_tests
// "[.cards]", then read what git diff says has changed.
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "core/json.h"
#include "rules/game.h"
#include "rules/registry.h"
#include "support/files.h"
#include "support/languages.h"
#include "text/texts.h"

using namespace mathom;

namespace {

std::string book_in(const Texts& texts) {
  const Game& g = *find_game("war_of_the_ring");
  const auto say = [&](const Phrase& p) { return texts.say(p, Namer{}); };
  std::string out, last;
  for (int i = 0; i < g.info().prints; ++i) {
    const auto print = static_cast<CardDef>(i);
    const std::string name = say(g.card_name(print)), text = g.card_text(print, say);
    if (!text.empty() && name != last) out += "- **" + name + "** " + text + "\n";
    last = name;
  }
  return out;
}

std::string path_of(const std::string& language) { return "tests/golden/war_of_the_ring/cards-" + language + ".md"; }

}  // namespace

TEST_CASE("the sentences of War of the Ring's cards are those of the golden file", "[war_of_the_ring][golden]") {
  const auto all = test::languages();
  REQUIRE(all.size() >= 2);
  for (const auto& [language, texts] : all) {
    INFO(language);
    const std::string book = book_in(texts);
    CHECK(test::read_file(path_of(language)) == book);
    // Whole sentences without a gap.
    for (const char* wrong : {"<", ">", "..", "  ", " ,", " .", ": ."}) CHECK(book.find(wrong) == std::string::npos);
  }
}

TEST_CASE("a text that counts says its number on a table", "[war_of_the_ring]") {
  const Game& g = *find_game("war_of_the_ring");
  const auto all = test::languages();
  const auto say = [&](const Phrase& p) { return all.at("en").say(p, Namer{}); };
  const StatePtr s = g.initial({{"seats", 4}});
  Problems problems;
  const Json cards = {"quickbeam", "devilry-of-saruman", "fighting-uruk-hai", "white-hand-orcs-2"};
  g.arrange(*s, {{"places", {{"emyn-muil", Json::array()}, {"orthanc", cards}}}}, problems);
  INFO(problems.text());
  REQUIRE(problems.empty());
  int quickbeam = 0;
  while (g.card_word(static_cast<CardDef>(quickbeam)) != "quickbeam") ++quickbeam;
  const auto print = static_cast<CardDef>(quickbeam);
  const Observation seen = g.observe(*s, only(SeatId::s0));
  CHECK(g.card_text(print, say).find("now") == std::string::npos);
  const std::string text = g.card_text(print, say, &seen);
  INFO(text);
  CHECK(text.find("for every 2 Isengard characters or armies in this place (now 1)") != std::string::npos);
}

TEST_CASE("cycling a card and recycling a pile are two words in French too", "[war_of_the_ring][words]") {
  const auto all = test::languages();
  const Texts& french = all.at("fr");
  const auto verb_in = [&](std::string_view key) {
    const std::string text(french.raw(key));
    for (const char* verb : {"ecycler", "ecyclez", "|recycle}"})
      if (text.find(verb) != std::string::npos) return true;
    return false;
  };
  for (const char* cycles : {"label.cycle", "table.cycle_it", "told.cycled", "told.cycled_hidden", "do.cycle"})
    CHECK(verb_in("war_of_the_ring." + std::string(cycles)));
  for (const char* recycles : {"told.recycled", "do.recycle", "do.recycle.by"})
    CHECK_FALSE(verb_in("war_of_the_ring." + std::string(recycles)));
}

TEST_CASE("renew the texts of the cards", "[.cards]") {
  for (const auto& [language, texts] : test::languages()) test::write_file(path_of(language), book_in(texts));
  SUCCEED();
}
