#include "shell/headless/words.h"

#include "assets/assets.h"
#include "assets/languages.h"
#include "rules/card_files.h"

namespace mathom::headless {

Words::Words(std::string_view language) : language_(language_or_first(language).code) {
  Problems problems;  // a broken text shows as its key; the tests of the texts find it before anyone reads it
  for (const Asset& a : all_assets())
    if (is_text_of(a.path, language_)) texts_.add(a.text, problems);
}

std::string Words::say(const Game& game, const Seats& seats, const Phrase& phrase) const {
  Namer namer;
  namer.seat = [&](SeatId s) {
    const auto i = static_cast<std::size_t>(index(s));
    return i < seats.size() && !seats[i].name.empty() ? seats[i].name : "Seat " + std::to_string(i);
  };
  namer.card = [&](CardDef c) { return game.card_name(c); };
  if (const CardFiles* files = game.card_files())
    namer.own = [this, files](std::string_view key) { return files->name(key, language_); };
  return texts_.say(phrase, namer);
}

std::vector<CardDef> prints_called(const Game& g, std::string_view word) {
  std::vector<CardDef> by_word, by_id;
  for (int i = 0; i < g.info().prints; ++i) {
    const auto print = static_cast<CardDef>(i);
    const std::string_view key = g.card_name(print).key;
    if (word.empty() || g.card_word(print) == word) by_word.push_back(print);
    if (by_id.empty() && key.substr(key.rfind('.') + 1) == word) by_id.push_back(print);
  }
  return by_word.empty() ? by_id : by_word;
}

}  // namespace mathom::headless
