#pragma once
// How the skirmish that is being fought would end: played on, with nobody doing anything more than they must, in worlds
// that fit what a seat knows. What differs between such worlds, or shows a card that the seat does not know, is not
// known here; so no hidden card is in it. It is not advice: others decide for themselves whether they do something.
#include <vector>

#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/numbers.h"

namespace mathom::lotr_tcg {

// Points of strength and the card that they come from; hidden: its face is not known any more.
struct Points {
  CardDef face = CardDef::hidden;
  int amount = 0;
  bool by_text = false, own = false;  // see StrengthPart; own: it is the fighter's
  friend bool operator==(const Points&, const Points&) = default;
};
// Who takes part, and why they are as strong as they are: the points sum up to the strength, or to less than 0 where it
// is 0.
struct Fighter {
  int card = -1;
  int strength = 0;
  std::vector<Points> points;
};
// What a card takes until it is over: wounds, and whether it dies; whoever takes nothing has none.
struct Fate {
  int card = -1;
  int wounds = 0;
  bool overwhelmed = false, dies = false;
  friend bool operator==(const Fate&, const Fate&) = default;
};

struct Ending {
  enum class Known : std::uint8_t {
    yes,
    hidden,  // it hangs on luck, or on cards that the seat does not know
    asks     // something has to be chosen first by somebody else, or there is too much to choose from
  };
  Known known = Known::hidden;
  bool cancelled = false;        // nobody wins
  bool defended = false;         // the defender wins; of equal strengths the minions do
  int defends = 0, attacks = 0;  // strength of either side as it is resolved
  int damage = 0;                // of all who win: each loser takes that many wounds more
  std::vector<Fighter> defenders, minions;
  std::vector<Fate> fates;     // by number of the card
  int burdens = 0;             // added to the Free Peoples player's
  int beaten = -1;             // the seat that loses the game by it
  bool others_act = false;     // somebody else would be asked whether they act before it ends
  std::vector<Option> chosen;  // what the seat that acts would choose on the way: the best for its side
  bool is_known() const { return known == Known::yes; }
  bool overwhelms() const;
};

// Nobody does anything, and nothing is known of what comes: the strengths as they are. `place`: in State::skirmishes.
Ending as_it_stands(const Table&, int place);

// Pre: a skirmish is being fought. `seen`: what `viewers` know of the game. `first`: the answer to the pending
// question; null: whoever is asked passes.
Ending rehearse(const Rules&, const State& seen, SeatMask viewers, const Option* first = nullptr);

// What a player of the other side could still use, as far as `viewers` see: texts in play, and cards in hand that have
// been shown. Each of them alone, and only those that change something.
struct Reserve {
  int seat = -1;
  Option option;
  Ending then;
};
std::vector<Reserve> reserves(const Rules&, const State& seen, SeatMask viewers, Side of);

}  // namespace mathom::lotr_tcg
