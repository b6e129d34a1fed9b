// Every sentence that a game speaks in random play is in the catalogue of every language, and all its places are
// filled; every rule that a reason names is a paragraph of the rule book.
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <regex>
#include <set>
#include <string>

#include "assets/assets.h"
#include "assets/languages.h"
#include "proof/conformance.h"
#include "proof/random_play.h"
#include "rules/registry.h"
#include "support/games.h"
#include "support/languages.h"
#include "support/said.h"
#include "text/texts.h"
#include "text/unicode.h"
#include "text/word_tree.h"

using namespace mathom;

namespace {

bool fills(const Phrase& p, const std::string& place) {
  for (const auto& a : p.args)
    if (a.name == place) return true;
  return false;
}

void check_phrase(const Texts& texts, const Phrase& p) {
  INFO(p.key);
  CHECK(texts.has(p.key));
  for (const auto& place : texts.places(p.key)) {
    INFO("{" << place << "}");
    CHECK(fills(p, place));
  }
  for (const auto& a : p.args)
    if (a.kind == Arg::Kind::word)
      for (const std::string_view key : keys_of_words(a.word)) {
        INFO(a.word);
        CHECK((key.empty() || texts.has(key)));
      }
}

bool is_sentence(std::string_view key) {
  for (const std::string_view part : {".told.", ".ask.", ".why."})
    if (key.find(part) != std::string_view::npos) return true;
  return false;
}

// A small Latin letter, with or without an accent.
bool begins_small(std::string_view text) {
  if (text.empty()) return false;
  const char32_t first = letter_at(text, 0).code;
  return capital_of(first) != first;
}

}  // namespace

TEST_CASE("every sentence of a game begins with a capital letter, in every language", "[conformance][words]") {
  const auto all = test::languages();
  for (const Game* game : all_games()) {
    const Tally tally = test::said_by(*game);
    const Namer namer{.seat = [](SeatId) { return std::string("Nadia"); },
                      .card = [&](CardDef c) { return game->card_name(c); }};
    int sentences = 0;
    for (const auto& [language, texts] : all)
      for (const auto& [key, phrase] : tally.said) {
        if (!is_sentence(key)) continue;
        ++sentences;
        INFO(language << ": " << texts.say(phrase, namer));
        CHECK_FALSE(begins_small(texts.say(phrase, namer)));
      }
    CHECK(sentences > (game->brain() ? 20 : 8));  // a game that has just been begun says less
  }
}

TEST_CASE("everything that a game says has words in every language", "[conformance][words]") {
  const auto all = test::languages();
  REQUIRE(all.size() >= 2);
  for (const Game* game : all_games()) {
    const Tally tally = test::said_by(*game);
    CHECK(tally.said.size() > (game->brain() ? 10U : 5U));
    for (const auto& [language, texts] : all) {
      INFO(language << " of " << game->info().id);
      for (const auto& [key, phrase] : tally.said) check_phrase(texts, phrase);
      CHECK(texts.has(std::string(game->info().id) + ".title"));
    }
    const std::string_view book = asset(rule_book_path(game->info().id, "en"));
    for (const auto& rule : tally.rules) {
      INFO(game->info().id << " has no rule " << rule);
      const bool found = book.find("\n" + rule + " ") != std::string_view::npos ||
                         book.find("**" + rule + "**") != std::string_view::npos;
      CHECK(found);
    }
  }
}

TEST_CASE("a text with a number of cards has a form for one card", "[words]") {
  // Of the others: what can only be several, and what a page of fixed size counts.
  const std::set<std::string, std::less<>> several{"lotr_tcg.list.why.several", "lotr_tcg.evening.bot_deck",
                                                   "lotr_tcg.evening.own_deck", "lotr_tcg.decks.large",
                                                   "lotr_tarot.told.too_many",  "french_tarot.reason.long_suit"};
  const std::regex chosen(R"(\{(n|free|shadow)\|[^{}]*(\{\1\}[^{}]*)*\})");
  const std::regex bare(R"(\{(n|free|shadow)\} ([A-Z][a-z]+ )*(cards|cartes)\b)");
  std::size_t read = 0, counted = 0;
  for (const auto& [language, texts] : test::languages())
    for (const std::string_view key : texts.keys()) {
      ++read;
      const std::string text(texts.raw(key));
      if (key.ends_with(".as_many") || several.contains(key)) {
        ++counted;
        continue;
      }
      INFO(language << " " << key << ": " << text);
      CHECK_FALSE(std::regex_search(std::regex_replace(text, chosen, ""), bare));
    }
  CHECK(read > 5000);
  CHECK(counted > 8);
}
