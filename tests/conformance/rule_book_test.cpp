// Rule books: the numbers that scenarios and reasons cite are there, and the same ones in every language.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "assets/assets.h"
#include "assets/languages.h"
#include "rules/registry.h"

using namespace mathom;

namespace {

// "7.2" of each paragraph that begins with a number, in order; signs of emphasis are not part of it.
std::vector<std::string> numbers(std::string_view book) {
  std::vector<std::string> out;
  bool begins = true;
  while (!book.empty()) {
    const std::size_t end = std::min(book.find('\n'), book.size());
    std::string_view line = book.substr(0, end);
    book.remove_prefix(std::min(end + 1, book.size()));
    const bool first = std::exchange(begins, line.empty());
    if (!first || line.empty()) continue;
    line.remove_prefix(std::min(line.find_first_not_of("*"), line.size()));
    const std::size_t n = line.find_first_not_of("0123456789.");
    if (n != 0 && n != std::string_view::npos && line.substr(0, n).find('.') != std::string_view::npos)
      out.emplace_back(line.substr(0, n));
  }
  return out;
}

}  // namespace

TEST_CASE("the rule book of every game has the same numbered paragraphs in every language", "[words]") {
  for (const Game* game : all_games()) {
    const std::string id(game->info().id);
    INFO(id);
    const std::vector<std::string> english = numbers(asset(rule_book_path(id, "en")));
    CHECK_FALSE(english.empty());
    for (const std::string_view language : text_languages()) {
      INFO(language);
      CHECK(numbers(asset(rule_book_path(id, language))) == english);
    }
  }
}
