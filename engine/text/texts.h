#pragma once
// The words of one language: keys to sentences with {named} places. Loaded from assets/text/<language>/<part>.json,
// flat objects, one for the shell, one for saves, one for each game. A place is {name} (the argument as text) or
// {name|one|many} (a word by number, by the language's rule, which may have more forms: "{n} {n|card|cards}"; words may
// have places: "roll{n|| {n} times}"). {name:acc} says what stands there in a form that the language has
// (text/forms.h). Where the place is a seat, {seat|to you|of others} is the form for who reads, and the form for
// everybody else: "{seat} {seat|play|plays}" is "You play" to the one and "Nadia plays" to the others (docs/texts.md).
// Cards and words are phrases themselves; seats are named by whoever asks.
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/problems.h"
#include "text/forms.h"
#include "text/phrase.h"
#include "text/plural.h"
#include "text/word_tree.h"

namespace mathom {

struct Namer {
  std::function<std::string(SeatId)> seat{};  // "Nadia"
  std::function<Phrase(CardDef)> card{};      // usually Game::card_name
  // What a card of the players' own is called in the place of the text with that key; empty: as the catalogue says.
  std::function<std::string_view(std::string_view key)> own{};
  SeatId reader = SeatId::none;  // is not named but addressed: "you", in the texts "language.you"
};

// With a capital letter in front (capital_of in text/unicode.h).
void begin_sentence(std::string& text);

class Texts {
 public:
  // Adds one part; faults (not text, broken places, a key that another part has) become problems and are left out.
  void add(std::string_view json, Problems&);
  // Reads the part when a key is asked for that is not here and begins with the same word as the part's first key, up
  // to the point; so all its keys must begin with that word. Its faults are left out and not told: tests use add(). The
  // JSON must stay where it is.
  void add_later(std::string_view json);
  // The sentence; a key that is missing is returned in angle brackets, so that it is seen and no test misses it.
  std::string say(const Phrase&, const Namer&) const;
  // A text without arguments.
  std::string say(std::string_view key) const;
  bool has(std::string_view key) const { return find(key) != nullptr; }
  // Numbers as the language writes them: a minus sign, and its own decimal point ("language.decimal").
  std::string number(std::int64_t v) const;
  std::string halves(std::int64_t v) const;  // v / 2: "40.5"
  std::string tenths(std::int64_t v) const;  // v / 10: "0.7", "3"
  // In order: those that begin with "<family>.", without one all.
  std::vector<std::string_view> keys(std::string_view family = {}) const;
  // As it stands in its file, with its places; empty: it is missing.
  std::string_view raw(std::string_view key) const;
  // Names of the places a text has, for comparing languages.
  std::vector<std::string> places(std::string_view key) const;

 private:
  struct Later {
    std::string_view family, json;
  };
  bool read_later(std::string_view family) const;  // without one: all; false: there was nothing to read
  const std::string* find(std::string_view key) const;
  std::string argument(const Arg&, std::uint16_t forms, const Namer&) const;
  void fill(std::string_view text, const Phrase&, const Namer&, std::string& out) const;
  bool put(const Arg&, std::uint16_t forms, const Namer&, std::string& out) const;
  std::size_t form_for(const Arg&, const Namer&) const;
  LanguageRules rules(std::uint16_t forms) const;
  // Reading a part later changes no answer, only when the work is done; one thread at a time.
  mutable std::map<std::string, std::string, std::less<>> texts_;
  mutable std::vector<Later> later_;
  std::string decimal_ = ".", you_ = "you";
  PluralRule plural_;  // "language.plural"
  FormKinds kinds_;    // "language.forms"
};

}  // namespace mathom
