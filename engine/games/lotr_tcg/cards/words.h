#pragma once
// The words of the language by number, in the order of its tables (language.cpp, targets.cpp); a test compares them.
#include <cstdint>

namespace mathom::lotr_tcg {

// Moments. The first seven are actions: a text that a player uses in that phase.
enum Moment {
  kInFellowship,
  kInShadow,
  kInManeuver,
  kInArchery,
  kInAssignment,
  kInSkirmish,
  kInRegroup,
  kPlayed,
  kTurnStarts,
  kTurnEnds,
  kFellowshipStarts,
  kShadowStarts,
  kShadowEnds,
  kSkirmishEnds,
  kAtOnce,
  kRingOn,
  kMoves,
  kMovesFrom,
  kMovesTo,
  kCardPlayed,
  kPlayedOn,
  kAboutToPlay,
  kAboutToWound,
  kWounded,
  kAboutToExert,
  kExerted,
  kAboutToHeal,
  kDiscarded,
  kAssigned,
  kWinsSkirmish,
  kLosesSkirmish,
  kKilled,
  kMoments
};
constexpr std::uint64_t bit_of(Moment m) { return std::uint64_t{1} << m; }
// The moments that come with that one: how a card is played is one moment.
constexpr std::uint64_t bits_with(Moment m) {
  return m == kCardPlayed ? bit_of(kCardPlayed) | bit_of(kPlayedOn) | bit_of(kPlayed) : bit_of(m);
}

// Kinds of modifiers.
enum Modifier {
  kStrength,
  kCost,
  kTextOf,
  kKeyword,
  kDamageMore,
  kDefenderMore,
  kFellowshipArchery,
  kMinionArchery,
  kRoaming,
  kShadowNumber,
  kNeedsTriple,
  kOneWound,
  kNoWounds,
  kNoHealing,
  kBurdensStay,
  kNoBonus,
  kGivesNoStrength,
  kNoText,
  kTakesPart,
  kNoArchery,
  kExtraWeapon,
  kNotAssignedTo,
  kStays,
  kSkip,
  kForbid,
  kNotPlayed,
  kModifiers
};

// Words for cards and for sites; for players besides the language's own; times; limits.
enum CardWord { kThis, kBearer, kChosen, kIt, kOther, kRingBearer };
enum SiteWord { kHere, kFellowshipSite };
enum Selector { kOpponent, kFreePlayer, kShadowPlayers, kOwner, kAnyone };
enum Until { kUntilPhase, kUntilSkirmish, kUntilRegroup, kUntilTurn };
enum Limit { kOncePhase, kOnceTurn, kOnceSkirmish, kOnceEachLoser };
enum InWord {
  kInHand,
  kInDeck,
  kInDiscard,
  kInDead,
  kInPlay,
  kInSupport,
  kInASkirmish,
  kStackedHere,
  kAside,
  kInCompany
};
enum StateWord { kExhausted, kWoundedState, kIsRoaming, kIsAssigned, kIsUnassigned };

}  // namespace mathom::lotr_tcg
