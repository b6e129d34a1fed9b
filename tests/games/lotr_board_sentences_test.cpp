// Every sentence that the board game makes of its programs, in every language, letter for letter as it was read last:
// tests/golden/lotr_board/sentences-<language>.md. After a change that is meant: mathom_tests "[.sentences]", then read
// what git diff says has changed.
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "games/lotr_board/content/content.h"
#include "games/lotr_board/words/words.h"
#include "support/files.h"
#include "support/languages.h"
#include "text/texts.h"

using namespace mathom;
using namespace mathom::lotr_board;

namespace {

class Book {
 public:
  explicit Book(const Texts& texts) : texts_(texts) {}
  std::string text() const { return text_; }

  void places() {
    for (int p = 0; p < static_cast<int>(content().places.size()); ++p) {
      const Place& place = content().places[at(p)];
      text_ += "\n# " + texts_.say(place.key) + "\n\n";
      for (int i = 0; i < static_cast<int>(place.programs.size()); ++i)
        line(texts_.say(place.programs[at(i)].key), say_event(p, i));
      for (const Track& t : place.tracks) {
        text_ += "\n## " + texts_.say(symbol_names().key(t.symbol)) + "\n\n";
        for (int i = 0; i < static_cast<int>(t.spaces.size()); ++i)
          line(std::to_string(i + 1), say_space(p, t.symbol, i));
      }
    }
  }
  void cards() {
    text_ += "\n# *\n\n";
    std::string_view last;
    for (int print = 0; print < kPrints; ++print) {
      if (facts_of(print).key == last || say_card(print).empty()) continue;
      last = facts_of(print).key;
      line(texts_.say(last), say_card(print));
    }
    for (int face = 0; face < 6; ++face)
      if (!say_face(face).empty()) line(texts_.say(content().faces[at(face)].key), say_face(face));
  }

 private:
  void line(const std::string& name, const std::vector<effects::Clause>& all) {
    text_ +=
        "- **" + name + "** " + effects::sentences(all, [&](const Phrase& p) { return texts_.say(p, Namer{}); }) + "\n";
  }
  const Texts& texts_;
  std::string text_;
};

std::string book_in(const Texts& texts) {
  Book book(texts);
  book.places();
  book.cards();
  return book.text().substr(1);
}

std::string path_of(const std::string& language) { return "tests/golden/lotr_board/sentences-" + language + ".md"; }

}  // namespace

TEST_CASE("the board game's sentences are those of the golden file", "[lotr_board][golden]") {
  const auto all = test::languages();
  REQUIRE(all.size() >= 2);
  for (const auto& [language, texts] : all) {
    INFO(language);
    CHECK(test::read_file(path_of(language)) == book_in(texts));
  }
}

TEST_CASE("renew the sentences of the board game", "[.sentences]") {
  for (const auto& [language, texts] : test::languages()) test::write_file(path_of(language), book_in(texts));
  SUCCEED();
}
