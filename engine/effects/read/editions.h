#pragma once
// The games of one kind, one for each set of cards: the printed ones, or a player's own file over them. A game made of
// cards defines an Edition: its set, its rules and its game, made from one such file.
#include <cassert>
#include <deque>
#include <string>
#include <vector>

#include "effects/read/card_game.h"
#include "effects/read/card_set.h"
#include "rules/card_files.h"

namespace mathom::effects {

// Checks the optional member "cards" of a config: it must name the cards of this game.
void check_config_cards(const Json& config, const CardFiles&, Problems&);

// What every such game says of a player's own file, except how it is read.
class OwnCards : public CardFiles {
 public:
  OwnCards(std::span<const Form> forms, std::string_view text, const std::vector<OwnName>& names)
      : forms_(forms), text_(text), word_(cards_word(text)), names_(names) {}
  std::string_view text() const final { return text_; }
  const std::string& word() const final { return word_; }
  std::vector<OwnEntry> entries(std::string_view text, std::string_view language) const final;
  std::string_view name(std::string_view key, std::string_view language) const final;

 private:
  std::span<const Form> forms_;
  std::string text_, word_;
  const std::vector<OwnName>& names_;
};

// An Edition has the constructor `Edition(std::string_view own, Problems&)`, where an empty text means the printed
// cards alone, and a member `game`, which is sound if there are no problems. It may have `review(Problems&)`, which
// reports to authors of cards what does not keep a game from running with the file. Editions are never moved or
// destroyed, because phrases, States and matches refer to them. Only one thread may ask for editions; all threads may
// use the games.
template <class Edition>
class Editions {
 public:
  static const Edition& printed() {
    static Problems problems;
    static const Edition kPrinted({}, problems);
    assert(problems.empty() && "the cards that were built in are not sound");
    return kPrinted;
  }
  static const Game* with(std::string_view text, Problems& problems) {
    if (text.empty()) return &printed().game;
    static std::deque<Edition> all;
    for (const Edition& e : all)
      if (e.files.text() == text) return &e.game;
    Problems found;
    all.emplace_back(text, found);
    if (found.empty()) return &all.back().game;
    all.pop_back();
    for (const Problem& p : found) problems.add(p.path, p.message);
    return nullptr;
  }
};

// The files of an edition, which is its member `files`.
template <class Edition>
class FilesOf final : public OwnCards {
 public:
  using OwnCards::OwnCards;
  Problems check(std::string_view text) const override {
    Problems problems;
    if (text.empty())
      problems.add("", "is empty");
    else
      review(Edition(text, problems), problems);
    return problems;
  }
  const Game* with(std::string_view text, Problems& problems) const override {
    return Editions<Edition>::with(text, problems);
  }

 private:
  static void review(const Edition& e, Problems& problems) {
    if constexpr (requires { e.review(problems); })
      if (problems.empty()) e.review(problems);
  }
};

}  // namespace mathom::effects
