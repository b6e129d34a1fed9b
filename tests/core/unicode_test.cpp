// Letters of the world: which belong together, and which stand alone.
#include "text/unicode.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>
#include <vector>

using namespace mathom;

namespace {
std::vector<std::string_view> letters_of(std::string_view text) {
  std::vector<std::string_view> out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = end_of_letter(text, at);
    out.push_back(text.substr(at, end - at));
    at = end;
  }
  return out;
}
}  // namespace

TEST_CASE("a letter keeps its accents, a picture what is joined to it, and a flag is two letters", "[core]") {
  CHECK(letters_of("Zoe\u0308!") == std::vector<std::string_view>{"Z", "o", "e\u0308", "!"});
  CHECK(letters_of("👩\u200D🚀a") == std::vector<std::string_view>{"👩\u200D🚀", "a"});
  CHECK(letters_of("🇵🇱🇫🇷") == std::vector<std::string_view>{"🇵🇱", "🇫🇷"});
  CHECK(letters_of("👍🏽") == std::vector<std::string_view>{"👍🏽"});
  CHECK(letters_of("\xFF"
                   "a") == std::vector<std::string_view>{"\xFF", "a"});
}

TEST_CASE("capitals and small letters of Latin-1 and Latin Extended-A find each other", "[core]") {
  constexpr std::u32string_view kCapitals = U"AZÀÖØÞŸĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮĲĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŹŻŽȘȚ";
  constexpr std::u32string_view kSmall = U"azàöøþÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĳĵķĺļľŀłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżžșț";
  REQUIRE(kCapitals.size() == kSmall.size());
  for (std::size_t i = 0; i < kSmall.size(); ++i) {
    CAPTURE(i);
    CHECK(capital_of(kSmall[i]) == kCapitals[i]);
    CHECK(small_of(kCapitals[i]) == kSmall[i]);
    CHECK(capital_of(kCapitals[i]) == kCapitals[i]);
    CHECK(small_of(kSmall[i]) == kSmall[i]);
  }
  CHECK(capital_of(U'ß') == U'ß');
  CHECK(small_of(U'ẞ') == U'ß');
  CHECK(capital_of(U'i') == U'I');
  CHECK(small_of(U'İ') == U'i');
  CHECK(capital_of(U'ı') == U'I');
  for (const char32_t c : {U'1', U'@', U'[', U'`', U'\x7B', U'×', U'÷', U'ĸ', U'ŉ', U'ſ', U'Ж', U'李', U'🙂'}) {
    CHECK(capital_of(c) == c);
    CHECK(small_of(c) == c);
  }
}

TEST_CASE("a character is written as it is read", "[core]") {
  for (const std::string_view text : {"a", "é", "Œ", "ẞ", "李", "🙂"}) {
    std::string out;
    append_letter(out, letter_at(text, 0).code);
    CHECK(out == text);
  }
}

TEST_CASE("Chinese, Japanese and Korean letters and pictures stand alone, and letters of words do not", "[core]") {
  for (const char32_t c : {U'李', U'さ', U'한', U'🙂', U'☂'}) CHECK(stands_alone(c));
  for (const char32_t c : {U'a', U'Ł', U'Ж', U'ن', U'अ', U'ส'}) CHECK_FALSE(stands_alone(c));
}
