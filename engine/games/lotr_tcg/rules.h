#pragma once
// The trading card game as GameOf wants it: a plain struct of rules over State. Each member only hands over to the
// procedures (rules/procedures.h) and to the words.
#include "core/json_fwd.h"
#include "games/lotr_tcg/state/table.h"
#include "rules/card_files.h"
#include "rules/frame_names.h"
#include "rules/game.h"

namespace mathom::lotr_tcg {

struct Rules {
  using State = lotr_tcg::State;
  using Memo = lotr_tcg::Memo;

  const Catalog& catalog;  // the cards that are played with; it outlives the rules
  const Brain& player;
  const CardGame& made_of;

  // game.cpp
  const GameInfo& info() const;
  void check_config(const Json& config, Problems&) const;
  Json full_config(const Json& config) const;
  void vary_config(Json& full_config, Rng&) const;
  State initial(const Json& full_config) const;
  int seats(const State& s) const { return s.seats; }
  void decision(const State&, Memo&, Decision&) const;
  void apply(State&, Memo&, const Decision&, const Choice&, EventSink*) const;
  Outcome outcome(const State&) const;
  SeatMask eliminated(const State&) const;
  const Brain* brain() const { return &player; }
  const CardGame* cards() const { return &made_of; }
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
  // describe.cpp
  Json describe(const State& seen, SeatMask viewers) const;
  Json facts(const State&) const;
  // words.cpp
  std::string token(const State&, const Decision&, const Option&) const;
  Phrase prompt(const State&, const Decision&) const;
  Phrase label(const State&, const Decision&, const Option&) const;
  Phrase card_name(CardDef) const;
  std::string card_word(CardDef) const;
  std::string card_text(CardDef, const std::function<std::string(const Phrase&)>& say, const State* seen) const;
  // tell.cpp
  Phrase tell(const Event&) const;
  EventKind kind(const Event&) const;
  // why_not.cpp
  std::optional<Reason> why_not(const State&, const Decision&, const Option& wanted) const;
  void refused(const State&, const Decision&, std::vector<Option>& out) const;
  void nameable(const State&, const Decision&, std::vector<Option>& out) const;
  // arrange.cpp
  void arrange(State&, const Json& setup, Problems&) const;
};

}  // namespace mathom::lotr_tcg
