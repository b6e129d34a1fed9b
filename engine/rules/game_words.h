#pragma once
// A game in words: stable tokens for programs, and phrases for people, which every language puts into sentences.
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "rules/game_play.h"
#include "text/phrase.h"

namespace mathom {

// Phrases borrow their keys and words: they are valid as long as the game is.
class GameWords {
 public:
  virtual ~GameWords() = default;
  // Stable text of an option, such as "play heart-queen"; distinct within a decision.
  virtual std::string token(const State&, const Decision&, const Option&) const = 0;
  virtual Phrase prompt(const State&, const Decision&) const = 0;                // what is asked
  virtual Phrase label(const State&, const Decision&, const Option&) const = 0;  // what a button says
  virtual Phrase tell(const Event&) const = 0;  // a line of the log; empty when the event is only for the eyes
  // Where the log files it. A game that has none of these kinds leaves it out; one that has chapters and sections names
  // them in the texts "<game>.log.chapter" and "<game>.log.section", with their number as {n}.
  virtual EventKind kind(const Event&) const = 0;
  virtual Phrase card_name(CardDef) const = 0;
  // Stable word of a printed card, as tokens have it: "heart-queen". Never asked for `hidden`.
  virtual std::string card_word(CardDef) const = 0;
  // What a printed card does, in sentences made from its data; empty when there is nothing to say. `say` puts one phrase
  // into words, as Texts does. On a table, numbers that depend on it are said too: "1 for every 2 armies here (now 3)".
  using Say = std::function<std::string(const Phrase&)>;
  virtual std::string card_text(CardDef, const Say& say, const Observation* on = nullptr) const = 0;
  // What is printed on a physical card; `hidden` when there is no such card.
  virtual CardDef face(const State&, CardId) const = 0;
  // Why `wanted` is not among the options of `d`, asked by the seat that is to answer; nullopt when it is offered or
  // nothing that this seat could mean. Depends only on what that seat may know.
  virtual std::optional<Reason> why_not(const State&, const Decision& d, const Option& wanted) const = 0;
  // What the seat could mean but is not offered: the cards of its hand, the bids below. For "visible, not offered".
  virtual void refused(const State&, const Decision& d, std::vector<Option>& out) const = 0;
  // What the seat could name besides, too rare to be listed with the refused: a card for a place that is not active. Each
  // has its why_not.
  virtual void nameable(const State&, const Decision& d, std::vector<Option>& out) const = 0;
};

}  // namespace mathom
