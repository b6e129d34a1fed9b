#pragma once
// Play at random, the same for the same seed: the ground on which every proof stands.
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/rng.h"
#include "rules/game.h"

namespace mathom {

// Records events.
class EventList final : public EventSink {
 public:
  void emit(const Event& e) override { list.push_back(e); }
  std::vector<Event> list;
};

// A Choice that owns its order.
struct OwnedChoice {
  std::uint64_t value = 0;
  std::vector<std::uint16_t> order;
  Wishes wishes = {};
  Choice choice() const { return {value, order, wishes}; }
};

// A random answer that fits. A shuffle is answered by a number or, now and then, by an order. Pre: !d.over().
OwnedChoice random_answer(const Decision& d, Rng& rng);
// The same, but a shuffle always gets an order.
OwnedChoice random_order(const Decision& d, Rng& rng);

// Who wishes to be asked more often when the answer number `ply` of the game of a seed is given: some seats all the
// time, others now and then; nobody where the game does not hear it.
Wishes random_wishes(const Game& game, std::uint64_t seed, std::uint32_t ply);

// Plays by lot too, but mostly what it has done least in this game: it passes less than a random player, and plays more
// cards.
class CuriousPlayer {
 public:
  // Pre: !d.over().
  OwnedChoice answer(const Game&, const State&, const Decision& d, Rng&);

 private:
  std::map<std::pair<std::uint16_t, CardDef>, int> done_;  // how often, by verb and card
};

// All configs that a proof should try: every number of seats with every rule set, otherwise all defaults.
std::vector<std::string> proof_configs(const Game& game);

// A config by lot, the same for the same seed: seats (unless `seats` says how many), rule set, each option, and what
// else the game has, such as decks. Pre: the game is played by that many.
std::string random_config(const Game& game, std::uint64_t seed, int seats = 0);

}  // namespace mathom
