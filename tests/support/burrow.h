#pragma once
// "Burrow": the test-only game. Two to six rabbits, alone or in two teams. Each night all hide in one of three holes in
// secret, a fox looks into one of them (1.x), then everyone takes a turn: draw a card, play a card or rest (2.x).
//
// What it tries of the engine, and where: simultaneous secret choices (hide), luck between and inside effects (fox,
// storm, dig), secret luck kept in a frame (mole), questions to other seats inside an effect (gift, doubt), several
// seats deciding in one turn (bribe), effects inside effects (echo), private looks that outlast the look (owl),
// knowledge of two seats (gift), a shuffle that makes all forget (storm), seats that drop out (lives), teams.
#include "rules/game_of.h"
#include "support/burrow_state.h"

namespace mathom::burrow {

struct Rules {
  using State = burrow::State;

  const GameInfo& info() const;
  void check_config(const Json&, Problems&) const;
  Json full_config(const Json&) const;
  State initial(const Json& full_config) const;
  int seats(const State& s) const { return s.seats; }
  void decision(const State&, Decision&) const;
  void apply(State&, const Decision&, const Choice&, EventSink*) const;
  Outcome outcome(const State&) const;
  SeatMask eliminated(const State&) const;
  const FrameNames& frame_names() const;
  void check(const State&, Problems&) const;
  void determinize(State& seen, SeatMask viewers, Rng&) const;
  Json describe(const State& seen, SeatMask viewers) const;

  std::string token(const State&, const Decision&, const Option&) const;
  Phrase prompt(const State&, const Decision&) const;
  Phrase label(const State&, const Decision&, const Option&) const;
  Phrase tell(const Event&) const;
  Phrase card_name(CardDef) const;
  std::string card_word(CardDef) const;
  CardDef face(const State& s, CardId c) const {
    return index(c) < s.cards.size() ? s.cards[index(c)].def : CardDef::hidden;
  }
  std::optional<Reason> why_not(const State&, const Decision&, const Option&) const;
  void refused(const State&, const Decision&, std::vector<Option>&) const;
  // {"hands": [["owl-1"], ...], "deck": ["mole-1", ...], "lives": [2, 2]}: the rest lies on the heap; seat 0 is to act.
  void arrange(State&, const Json&, Problems&) const;
  Json facts(const State&) const;
  const Brain* brain() const { return nullptr; }
};

const Game& game();

}  // namespace mathom::burrow
