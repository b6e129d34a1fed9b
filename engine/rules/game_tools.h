#pragma once
// What tests, tools and bots ask of a game, in addition to playing it.
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
  // Returns the observation in the game's own words, for programs that play or watch.
  virtual Json describe(const Observation&) const = 0;
  // Sets up a table for a scenario by cheating, in the game's own words (docs/scenarios.md).
  virtual void arrange(State&, const Json& setup, Problems&) const = 0;
  // Returns facts of the truth that scenarios may check, by name.
  virtual Json facts(const State&) const = 0;
  // Adds random values to a full config for what it holds besides seats, rule set and options, such as decks; for
  // proofs.
  virtual void vary_config(Json& full_config, Rng&) const = 0;
  virtual const Brain* brain() const = 0;  // null: bots play at random
  // Returns its cards as data (card_files.h); null if they are not data.
  virtual const CardGame* cards() const = 0;
};

}  // namespace mathom
