#pragma once
// Lists of cards as tests read them: what a line gives, and why it is not read.
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>

#include "games/lotr_tcg/decks/deck_text.h"
#include "support/files.h"
#include "text/texts.h"

namespace mathom::lotr_tcg::lists {

inline const Catalog& cards() { return printed_cards(); }

inline const Texts& texts_in(const std::string& language) {
  static std::map<std::string, Texts> all;
  const auto [at, fresh] = all.try_emplace(language);
  Problems problems;
  for (const char* part : {"effects", "lotr_tcg", "lotr_tcg_names", "lotr_tcg_book"})
    if (fresh) at->second.add(test::read_file("assets/text/" + language + "/" + part + ".json"), problems);
  REQUIRE(problems.text() == "");
  return at->second;
}
inline effects::Say say_in(const std::string& language) {
  return [&texts = texts_in(language)](const Phrase& p) { return texts.say(p, Namer{}); };
}
inline const CardNames& names() {
  static const CardNames kNames = [] {
    CardNames out;
    for (const char* language : {"en", "fr"}) out.add(cards(), say_in(language));
    return out;
  }();
  return kNames;
}
inline DeckReading read(std::string_view text) { return read_list(cards(), names(), text); }
inline int print(const char* id) {
  const int found = cards().find(id);
  REQUIRE(found >= 0);
  return found;
}
// The copies of the only card that a line gives.
inline int copies(const std::string& line, const char* id) {
  const DeckReading r = read(line);
  INFO(line);
  CHECK(r.unread.empty());
  CHECK(r.deck.cards.size() == 1);
  return r.deck.copies(print(id));
}
// Why a line is not read; the lines around it are.
inline std::string why(const std::string& line) {
  const DeckReading r = read("2 Athelas\n" + line + "\n1 Pathfinder\n");
  INFO(line);
  REQUIRE(r.unread.size() == 1);
  CHECK(r.unread[0].number == 2);
  CHECK(r.unread[0].text == line);
  CHECK(r.deck.copies(print("athelas")) == 2);
  CHECK(r.deck.copies(print("pathfinder")) == 1);
  return say_in("en")(r.unread[0].why);
}
// What is not read of a list, a line each.
inline std::string unread_of(const DeckReading& r) {
  std::string out;
  for (const UnreadLine& line : r.unread)
    out += std::to_string(line.number) + ": " + line.text + " -> " + say_in("en")(line.why) + "\n";
  return out;
}
// Reads a list whole.
inline Deck whole(std::string_view list) {
  const DeckReading r = read(list);
  INFO(list);
  CHECK(unread_of(r) == "");
  return r.deck;
}

}  // namespace mathom::lotr_tcg::lists
