#pragma once
// A seat's opinion of the table: what characters are worth, what wounds cost, how skirmishes stand. Numbers are in the
// units of heuristic_weights.h. It uses nothing that the seat does not see.
#include <array>

#include "games/lotr_tcg/brain/heuristic_weights.h"
#include "games/lotr_tcg/state/table.h"

namespace mathom::lotr_tcg {

// A real or imagined skirmish: a defender against minions.
struct Clash {
  int defender = -1, ours = 0, theirs = 0, our_damage = 0, their_damage = 0;
  CardSet minions;
};

class Evaluation {
 public:
  Evaluation(const Table& table, int who, const HeuristicWeights& numbers) : t(table), weights(numbers), seat(who) {
    strengths_.fill(-1);
  }
  Evaluation(const Evaluation&) = delete;
  Evaluation& operator=(const Evaluation&) = delete;
  const Table& t;
  const HeuristicWeights& weights;
  const int seat;

  int strength(int character) const;
  int life(int character) const { return vitality(character) - t.wounds(character); }
  int vitality(int character) const;
  bool bears_ring(int card) const { return card == t.s.ring_bearer[at(t.owner(card))]; }
  // Whether what is good for that card is good for the seat.
  bool is_friend(int card) const;
  int sign_of(int other) const;  // 1: what is good for that seat is good for this one; otherwise -1

  // --- losses of the side that owns the card; at least 0
  int loss_of(int card) const;                     // if it leaves play
  int loss_by_wounds(int character, int n) const;  // n wounds, one after the other
  int loss_by_burdens(int n) const;                // n burdens for the Free Peoples player
  // Returns how many wounds the Ring can still take without corrupting its bearer.
  int ring_takes() const;

  // --- the value of skirmishes to the Free Peoples player. `unsure`: by how many points they may still change.
  Clash clash_of(int place) const;
  Clash meeting(int defender) const;  // without minions yet
  void add(Clash&, int minion) const;
  int worth(const Clash&, int unsure) const;
  // Returns the value of the current skirmish with more strength for each side.
  int fight_with(int ours, int theirs, int unsure = 0) const;
  bool is_in_fight(int card) const { return t.s.fight >= 0 && t.s.pieces[card].fight == t.s.fight + 1; }

  // Whether minions of this turn will fight again.
  bool fights_follow() const;

 private:
  int loss_of_character(int card) const;
  int loss_of_minion(int card) const;
  mutable std::array<std::int16_t, kCards> strengths_{};
};

}  // namespace mathom::lotr_tcg
