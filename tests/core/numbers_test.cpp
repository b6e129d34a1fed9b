// Numbers in sentences, as each language writes them.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "assets/assets.h"
#include "assets/languages.h"
#include "core/json.h"
#include "text/texts.h"

using namespace mathom;

namespace {

Texts language(std::string_view json) {
  Texts texts;
  Problems problems;
  texts.add(json, problems);
  REQUIRE(problems.empty());
  return texts;
}

}  // namespace

TEST_CASE("a half is written with the language's decimal sign, and a negative number with a minus sign", "[texts]") {
  const Texts english = language(R"({"language.decimal": ".", "sum": "worth {n}"})");
  const Texts french = language(R"({"language.decimal": ",", "sum": "vaut {n}"})");
  CHECK(english.halves(81) == "40.5");
  CHECK(french.halves(81) == "40,5");
  CHECK(english.halves(-1) == "\u22120.5");
  CHECK(english.halves(-74) == "\u221237");
  CHECK(english.tenths(7) == "0.7");
  CHECK(french.tenths(-14) == "\u22121,4");
  CHECK(english.tenths(30) == "3");
  CHECK(english.number(-37) == "\u221237");
  CHECK(english.say(Phrase{"sum", {}}.number("n", -3), {}) == "worth \u22123");
  CHECK(french.say(Phrase{"sum", {}}.halves("n", -25), {}) == "vaut \u221212,5");
}

TEST_CASE("a half takes the number of its language: 0.5 points, 0,5 point, 1,5 point", "[texts]") {
  const Texts english = language(R"({"p": "{n|point|points}"})");
  const Texts french = language(R"({"language.plural": "i = 0,1", "p": "{n|point|points}"})");
  const auto said = [](const Texts& t, std::int64_t halves) { return t.say(Phrase{"p", {}}.halves("n", halves), {}); };
  for (const std::int64_t halves : {2, -2}) CHECK(said(english, halves) == "point");
  for (const std::int64_t halves : {0, 1, -1, 3, -3, 4}) CHECK(said(english, halves) == "points");
  for (const std::int64_t halves : {0, 1, -1, 2, -2, 3, -3}) CHECK(said(french, halves) == "point");
  for (const std::int64_t halves : {4, -4, 5}) CHECK(said(french, halves) == "points");
  const auto in_tenths = [](const Texts& t, std::int64_t n) { return t.say(Phrase{"p", {}}.tenths("n", n), {}); };
  CHECK(in_tenths(english, 10) == "point");
  for (const std::int64_t n : {7, 1, 11}) CHECK(in_tenths(english, n) == "points");
  for (const std::int64_t n : {7, 19}) CHECK(in_tenths(french, n) == "point");
  CHECK(in_tenths(french, 20) == "points");
}

TEST_CASE("a word by number may have places of its own, and a broken one inside is a fault", "[texts]") {
  const Texts t = language(R"({"roll": "roll{n|| {n} times}{m|, then stop| and {m|x|go on {m} more}}"})");
  CHECK(t.say(Phrase{"roll", {}}.number("n", 1).number("m", 1), {}) == "roll, then stop");
  CHECK(t.say(Phrase{"roll", {}}.number("n", 3).number("m", 2), {}) == "roll 3 times and go on 2 more");
  CHECK(t.places("roll") == std::vector<std::string>{"m", "n"});
  Texts broken;
  Problems problems;
  broken.add(R"({"a": "{n|one|{m}", "b": "{n|{|x}|y}", "c": "{n|one|{m|x}}", "d": "{n|{}|y}"})", problems);
  CHECK(problems.size() == 4);
}

TEST_CASE("a phrase that begins a sentence begins with a capital letter, an accented one too", "[texts]") {
  const Texts t = language(R"({"a": "draw {n}", "b": "être", "c": "Éowyn", "d": "{n} cards"})");
  const auto begun = [&](std::string_view key) {
    Phrase p = Phrase{key, {}}.number("n", 2);
    p.begins = true;
    return t.say(p, {});
  };
  CHECK(begun("a") == "Draw 2");
  CHECK(begun("b") == "Être");
  CHECK(begun("c") == "Éowyn");
  CHECK(begun("d") == "2 cards");
}

TEST_CASE("a sentence begins with the capital of any letter of Europe", "[texts]") {
  const auto begun = [](std::string words) {
    begin_sentence(words);
    return words;
  };
  CHECK(begun("œil") == "Œil");
  CHECK(begun("łania") == "Łania");
  CHECK(begun("šest") == "Šest");
  CHECK(begun("ÿ") == "Ÿ");
  CHECK(begun("țară") == "Țară");
  CHECK(begun("ßa") == "ßa");
  CHECK(begun("Œil") == "Œil");
  CHECK(begun("÷") == "÷");
  CHECK(begun("жук") == "жук");
  CHECK(begun("\xC5") == "\xC5");
}

TEST_CASE("a name that ends with a mark ends the sentence too", "[texts]") {
  const Texts t = language(R"({"said": "{who} plays {what}.", "ride": "Ride!", "why": "Why?", "plain": "a card",
                               "then": "{what}, {what}. And {what}."})");
  const auto said = [&](std::string_view key, std::string_view what) {
    return t.say(Phrase{key, {}}.number("who", 1).word("what", what), {});
  };
  CHECK(said("said", "ride") == "1 plays Ride!");
  CHECK(said("said", "why") == "1 plays Why?");
  CHECK(said("said", "plain") == "1 plays a card.");
  CHECK(said("then", "ride") == "Ride!, Ride! And Ride!");
}

TEST_CASE("a part that is loaded later is read when the first of its keys is asked for", "[texts]") {
  Texts texts;
  Problems problems;
  texts.add(R"({"game.title": "Tarot"})", problems);
  texts.add_later(R"({"game.deal": "{n|a card|cards}", "game.broken": "{n"})");
  texts.add_later(R"({"game.more": "More"})");
  texts.add_later(R"({"other.one": "One"})");
  texts.add_later("{}");
  texts.add_later("no text");
  CHECK(texts.say("game.title") == "Tarot");
  CHECK(texts.say(Phrase{"game.deal", {}}.number("n", 2), {}) == "cards");
  CHECK(texts.places("game.deal") == std::vector<std::string>{"n"});
  CHECK(texts.say("game.broken") == "<game.broken>");
  CHECK(texts.raw("game.more") == "More");
  CHECK_FALSE(texts.has("third.key"));
  CHECK(texts.keys("other") == std::vector<std::string_view>{"other.one"});
  CHECK(texts.keys() == std::vector<std::string_view>{"game.deal", "game.more", "game.title", "other.one"});
  const Texts copy = texts;
  CHECK(copy.has("game.more"));
}

TEST_CASE("all keys of a file of texts begin with the same word, so that the file can be read when one is asked for",
          "[texts]") {
  int files = 0;
  for (const Asset& file : all_assets()) {
    if (std::ranges::none_of(text_languages(), [&](auto code) { return is_text_of(file.path, code); })) continue;
    Problems problems;
    const auto texts = parse_json(file.text, problems);
    REQUIRE(texts);
    ++files;
    const auto family = [](const std::string& key) { return key.substr(0, key.find('.')); };
    for (const auto& [key, text] : texts->items()) {
      INFO(file.path << ": " << key);
      CHECK(family(key) == family(texts->begin().key()));
    }
  }
  CHECK(files > 60);
}
