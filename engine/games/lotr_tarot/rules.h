#pragma once
// The Lord of the Rings Tarot Card Game as GameOf wants it: a plain struct of rules over State. Each member only hands
// over to the procedures (phases.h) and to the words.
#include "core/json_fwd.h"
#include "games/lotr_tarot/state/state.h"
#include "rules/game.h"

namespace mathom::lotr_tarot {

struct Rules {
  using State = lotr_tarot::State;

  // game.cpp
  const GameInfo& info() const;
  void check_config(const Json& config, Problems&) const;
  Json full_config(const Json& config) const;
  State initial(const Json& full_config) const;
  int seats(const State& s) const { return s.seats; }
  void decision(const State&, Decision&) const;
  void apply(State&, const Decision&, const Choice&, EventSink*) const;
  Outcome outcome(const State&) const;
  SeatMask eliminated(const State&) const { return kNobody; }
  const Brain* brain() const;

  // check.cpp
  void check(const State&, Problems&) const;

  // knowledge.cpp
  void determinize(State& seen, SeatMask viewers, Rng&) const;
  Json describe(const State& seen, SeatMask viewers) const;
  Json facts(const State&) const;

  // words.cpp
  std::string token(const State&, const Decision&, const Option&) const;
  Phrase prompt(const State&, const Decision&) const;
  Phrase label(const State&, const Decision&, const Option&) const;
  Phrase card_name(CardDef) const;
  std::string card_word(CardDef) const;
  // tell.cpp
  Phrase tell(const Event&) const;
  EventKind kind(const Event&) const;

  // why_not.cpp
  std::optional<Reason> why_not(const State&, const Decision&, const Option& wanted) const;
  void refused(const State&, const Decision&, std::vector<Option>& out) const;

  // arrange.cpp
  void arrange(State&, const Json& setup, Problems&) const;
};

// Stable words of suits and sides: "cups", "dark". Used in tokens, configs and scenario files.
std::string_view suit_word(Suit);
std::string_view suit_key(Suit);  // of the text that names it; pre: not none
std::string_view side_word(Side);

}  // namespace mathom::lotr_tarot
