#pragma once
// What tests, tools and bots ask of a game besides playing it.
#include "core/json_fwd.h"
#include "core/problems.h"
#include "core/rng.h"
#include "rules/game_play.h"

namespace mathom {

class Brain;
class CardFiles;
class CardGame;

class GameTools {
 public:
  virtual ~GameTools() = default;
  // The observation in the words of the game, for programs that play or watch.
  virtual Json describe(const Observation&) const = 0;
  // Sets a table up for a scenario by cheating; the words are the game's own (docs/scenarios.md).
  virtual void arrange(State&, const Json& setup, Problems&) const = 0;
  // Facts of the truth that scenarios may check, by name.
  virtual Json facts(const State&) const = 0;
  // Adds to a full config by lot what it may hold besides seats, rule set and options, such as decks; for proofs.
  virtual void vary_config(Json& full_config, Rng&) const = 0;
  virtual const Brain* brain() const = 0;  // null: only random play
  // Its cards as data (card_files.h); null: they are not.
  virtual const CardGame* cards() const = 0;
};

}  // namespace mathom
