// Whoever reads is addressed: "You play", "Nadia plays". Every text that names a seat has both forms, in every
// language.
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <regex>
#include <string>

#include "assets/assets.h"
#include "proof/conformance.h"
#include "proof/random_play.h"
#include "rules/registry.h"
#include "support/address.h"
#include "support/games.h"
#include "support/languages.h"
#include "support/said.h"
#include "text/texts.h"

using namespace mathom;

namespace {

Texts small_texts() {
  Texts t;
  Problems problems;
  t.add(R"({"language.you": "you",
            "played": "{seat} {seat|play|plays} the {n|ace|king}.",
            "turn": "It is {seat|your|{seat}’s} turn.",
            "given": "The round is over. {seat} {seat|give|gives} {other} a card.",
            "after": "The deck is empty: {seat} {seat|draw|draws} nothing.",
            "heading": "Round 1 · {seat}"})",
        problems);
  REQUIRE(problems.empty());
  return t;
}

Namer read_by(SeatId reader) {
  static constexpr std::array<const char*, 3> kNames{"Nadia", "Oleg", "Pia"};
  return {.seat = [](SeatId s) { return std::string(kNames[static_cast<std::size_t>(index(s))]); }, .reader = reader};
}

// The text without the forms of its places.
std::string outside_of_forms(std::string_view text) {
  std::string out;
  std::size_t forms = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t bar = text.find_first_of("|}", i);
    const bool opens = text[i] == '{' && (forms > 0 || (bar != std::string_view::npos && text[bar] == '|'));
    if (opens) ++forms;
    if (forms == 0) out += text[i];
    if (text[i] == '}' && forms > 0) --forms;
  }
  return out;
}

// The word right after a place for a seat, where it is a verb that has no form for the reader.
std::string bare_verb(std::string_view text, const std::string& language) {
  if (language != "en" && language != "fr") return {};  // of others nothing is known
  static const std::regex kAfter("\\{(?:seat|other|winner)\\} ([^ {|}.,;:!?·]+)");
  const std::string plain = outside_of_forms(text);
  std::smatch found;
  if (!std::regex_search(plain, found, kAfter)) return {};
  const std::string word = found[1].str();
  const bool same_for_all = language == "en" ? !word.ends_with('s') : word == "de" || word == "en";
  return same_for_all ? std::string() : word;
}

}  // namespace

TEST_CASE("the reader is addressed as you, and everybody else is named", "[conformance][words][address]") {
  const Texts t = small_texts();
  const auto played = Phrase{"played", {}}.seat("seat", seat_at(0)).number("n", 2);
  CHECK(t.say(played, read_by(seat_at(0))) == "You play the king.");
  CHECK(t.say(played, read_by(seat_at(1))) == "Nadia plays the king.");
  CHECK(t.say(played, read_by(SeatId::none)) == "Nadia plays the king.");
  CHECK(t.say(Phrase{"turn", {}}.seat("seat", seat_at(1)), read_by(seat_at(1))) == "It is your turn.");
  CHECK(t.say(Phrase{"turn", {}}.seat("seat", seat_at(1)), read_by(seat_at(0))) == "It is Oleg’s turn.");
}

TEST_CASE("\"you\" has a capital letter where a sentence begins, and nowhere else", "[conformance][words][address]") {
  const Texts t = small_texts();
  const auto given = Phrase{"given", {}}.seat("seat", seat_at(0)).seat("other", seat_at(1));
  CHECK(t.say(given, read_by(seat_at(0))) == "The round is over. You give Oleg a card.");
  CHECK(t.say(given, read_by(seat_at(1))) == "The round is over. Nadia gives you a card.");
  const auto after = Phrase{"after", {}}.seat("seat", seat_at(2));
  CHECK(t.say(after, read_by(seat_at(2))) == "The deck is empty: you draw nothing.");
  CHECK(t.say(Phrase{"heading", {}}.seat("seat", seat_at(2)), read_by(seat_at(2))) == "Round 1 · You");
}

TEST_CASE("a text that names a seat as its subject has a form for its reader", "[conformance][words][address]") {
  int texts_with_seats = 0;
  for (const auto& [language, texts] : test::languages())
    for (const auto key : texts.keys()) {
      const std::string text(texts.raw(key));
      texts_with_seats += text.find("{seat}") != std::string::npos;
      INFO(language << " " << key << ": " << text);
      CHECK(bare_verb(text, language) == "");
    }
  CHECK(texts_with_seats > 200);
}

TEST_CASE("every sentence of a game is right for every reader", "[conformance][words][address]") {
  const auto all = test::languages();
  for (const Game* game : all_games()) {
    const Tally tally = test::said_by(*game);
    int read = 0;
    for (const auto& [language, texts] : all)
      for (const auto& [key, phrase] : tally.said)
        for (const Arg& a : phrase.args) {
          if (a.kind != Arg::Kind::seat) continue;
          const SeatId reader = seat_at(static_cast<int>(a.value));
          const Namer namer{.seat = [](SeatId) { return std::string("Nadia"); },
                            .card = [&](CardDef c) { return game->card_name(c); },
                            .reader = reader};
          const std::string said = texts.say(phrase, namer);
          ++read;
          INFO(language << " " << key << ": " << said);
          CHECK(test::address_fault(said, language) == "");
        }
    CHECK((read > 20 || !game->brain()));
  }
}

TEST_CASE("an article that a text leaves open joins the name after it", "[conformance][words][address]") {
  Texts t;
  Problems problems;
  t.add(asset("text/fr/language.json"), problems);
  t.add(R"({"moved": "La communauté de~ {seat} avance tant que~ {other} attend."})", problems);
  REQUIRE(problems.empty());
  const auto moved = [&](int seat, int other) {
    return t.say(Phrase{"moved", {}}.seat("seat", seat_at(seat)).seat("other", seat_at(other)), read_by(SeatId::none));
  };
  CHECK(moved(0, 1) == "La communauté de Nadia avance tant qu’Oleg attend.");
  CHECK(moved(1, 2) == "La communauté d’Oleg avance tant que Pia attend.");
}

TEST_CASE("no French text has an article before a name that it cannot join", "[conformance][words][address]") {
  static const std::regex kBare("\\b(?:[Dd]e|[Qq]ue) \\{(?:seat|other|winner|card|by)\\}");
  const auto all = test::languages();
  const Texts& french = all.at("fr");
  for (const std::string_view key : french.keys()) {
    INFO(key << ": " << french.raw(key));
    CHECK_FALSE(std::regex_search(std::string(french.raw(key)), kBare));
  }
}
