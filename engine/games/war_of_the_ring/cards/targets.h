#pragma once
// The kinds of targets that filters are about, and their tests, in the form of effects/language.h.
#include "games/war_of_the_ring/state/table.h"

namespace mathom::war_of_the_ring {

std::vector<effects::TargetKind> target_kinds();

// Values of the test "in", and where tests stand in the tables of cards and of places.
enum In { kInHand, kInReserve, kInCycle, kInDraw, kInAside, kInPlay, kInPath, kInBattlegrounds, kInHere };
enum CardTest { kTestWhose, kTestIn, kTestSide, kTestFaction, kTestType, kTestTitle };
enum PlaceTest { kTestKind, kTestDefender, kTestShows, kTestPlaceTitle, kTestNumber, kTestIs };

// Everything that a filter means now: cards, or places from kFirstPlace on, by the filter's kind.
using Targets = BitSet<kThings + 1>;
Targets targets(const Table&, int filter, const Frame&);
Printed printed_of(const Catalog&, const effects::Filter&);
// Is it that word of its kind?
bool is_word(const Table&, int filter, int word);
// Does it mean cards of a hand, and nothing else?
bool is_from_hand(const Table&, int filter);
// Does it look for cards where only their owner sees them?
bool is_searched(const Table&, int filter);

}  // namespace mathom::war_of_the_ring
