// What a skirmish would come to if nobody did anything more in it. Whose strength is whose, the engine says.
#pragma once
#include "games/lotr_tcg/state/table.h"

namespace mathom::lotr_tcg {

struct Forecast {
  int defender = -1;  // card; -1: has been removed
  CardSet minions;
  int defends = 0, attacks = 0;  // strength of either side
  bool defended = false;         // the defender would win; of equal strengths the minions do
  bool overwhelmed = false;      // the losing side would be killed at once
  int wounds = 0;                // each loser's otherwise
};
// How a fight would stand that an assignment makes: who defends and how strong they are, against what.
struct Pairing {
  int defender = -1, defends = 0, attacks = 0;
};
Pairing pairing(const Table&, int minion, int defender);
// `place`: in State::skirmishes.
Forecast forecast(const Table&, int place);

}  // namespace mathom::lotr_tcg
