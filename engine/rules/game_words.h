#pragma once
// The words of a game: stable tokens for programs, and phrases for people, which every language makes sentences of.
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "rules/game_play.h"
#include "text/phrase.h"

namespace mathom {

// Phrases do not own their keys and words: they are valid as long as the game is.
class GameWords {
 public:
  virtual ~GameWords() = default;
  // Returns a stable text for an option, such as "play heart-queen"; distinct within a decision.
  virtual std::string token(const State&, const Decision&, const Option&) const = 0;
  virtual Phrase prompt(const State&, const Decision&) const = 0;                // what is asked
  virtual Phrase label(const State&, const Decision&, const Option&) const = 0;  // what a button says
  virtual Phrase tell(const Event&) const = 0;  // a line of the log; empty if the event is only for animation
  // Returns where the log files the event. Optional. A game with chapters and sections names them in the texts
  // "<game>.log.chapter" and "<game>.log.section", with their number as {n}.
  virtual EventKind kind(const Event&) const = 0;
  virtual Phrase card_name(CardDef) const = 0;
  // Returns the stable word of a printed card in tokens: "heart-queen". Never called for `hidden`.
  virtual std::string card_word(CardDef) const = 0;
  // Returns what a printed card does, in sentences made from its data; empty if there is nothing to say. `say` turns
  // one phrase into words, as Texts does. With an observation it also says numbers that depend on the table: "1 for
  // every 2 armies here (now 3)".
  using Say = std::function<std::string(const Phrase&)>;
  virtual std::string card_text(CardDef, const Say& say, const Observation* on = nullptr) const = 0;
  // Returns what is printed on a physical card; `hidden` if there is no such card.
  virtual CardDef face(const State&, CardId) const = 0;
  // Returns why `wanted` is not among the options of `d`, for the seat that is asked; nullopt if it is offered, or if
  // this seat could not mean it. Depends only on what that seat may know.
  virtual std::optional<Reason> why_not(const State&, const Decision& d, const Option& wanted) const = 0;
  // Appends what the seat could mean but is not offered: the cards of its hand, lower bids. For things that are visible
  // and not offered.
  virtual void refused(const State&, const Decision& d, std::vector<Option>& out) const = 0;
  // Appends what the seat could also name but refused() leaves out as too rare: a card for a place that is not active.
  // Each has its why_not.
  virtual void nameable(const State&, const Decision& d, std::vector<Option>& out) const = 0;
};

}  // namespace mathom
