#pragma once
// The co-operative board game as GameOf wants it: a plain struct of rules over State. Each member only hands over to
// the procedures (phases.h) and to the words next to them.
#include "core/json_fwd.h"
#include "games/lotr_board/state/state.h"
#include "rules/frame_names.h"
#include "rules/game.h"

namespace mathom::lotr_board {

struct Rules {
  using State = lotr_board::State;
  using Memo = lotr_board::Memo;

  // game.cpp
  const GameInfo& info() const;
  void check_config(const Json& config, Problems&) const;
  Json full_config(const Json& config) const;
  State initial(const Json& full_config) const;
  int seats(const State& s) const { return s.seats; }
  SeatRole seat_role(const Json& full_config, SeatId) const;
  void decision(const State&, Memo&, Decision&) const;
  void apply(State&, Memo&, const Decision&, const Choice&, EventSink*) const;
  Outcome outcome(const State&) const;
  SeatMask eliminated(const State&) const;
  const Brain* brain() const;
  const CardGame* cards() const;
  CardDef face(const State& s, CardId c) const {
    return index(c) < s.cards.size() ? s.cards[index(c)].def : CardDef::hidden;
  }

  // run.cpp
  std::uint64_t content_hash() const;
  const FrameNames& frame_names() const;
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

}  // namespace mathom::lotr_board
