#pragma once
// French Tarot as GameOf wants it: a plain struct of rules over State. Each member only hands over
// to the procedures (phases.h) and to the words.
#include "core/json_fwd.h"
#include "games/french_tarot/state/state.h"
#include "rules/game.h"

namespace mathom::french_tarot {

struct Rules {
  using State = french_tarot::State;

  const GameInfo& info() const;
  void check_config(const Json& config, Problems&) const;
  Json full_config(const Json& config) const;
  State initial(const Json& full_config) const;
  int seats(const State& s) const { return s.options.seats; }

  void decision(const State&, Decision&) const;
  void apply(State&, const Decision&, const Choice&, EventSink*) const;
  Outcome outcome(const State&) const;
  SeatMask eliminated(const State&) const { return kNobody; }
  void check(const State&, Problems&) const;

  void determinize(State& seen, SeatMask viewers, Rng&) const;
  Json describe(const State& seen, SeatMask viewers) const;

  std::string token(const State&, const Decision&, const Option&) const;
  Phrase prompt(const State&, const Decision&) const;
  Phrase label(const State&, const Decision&, const Option&) const;
  Phrase tell(const Event&) const;
  EventKind kind(const Event&) const;
  Phrase card_name(CardDef) const;
  std::string card_word(CardDef) const;
  std::optional<Reason> why_not(const State&, const Decision&, const Option& wanted) const;
  void refused(const State&, const Decision&, std::vector<Option>& out) const;

  void arrange(State&, const Json& setup, Problems&) const;
  Json facts(const State&) const;
  const Brain* brain() const;
};

// The options in force, from a complete config; and whether such a table can exist.
Options options_from_config(const Json& full_config);

}  // namespace mathom::french_tarot
