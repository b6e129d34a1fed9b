#pragma once
// The numbers of the rules of thumb, in hundredths of a point by which one side leads the other.

namespace mathom::war_of_the_ring::taste {

// What a card in hand may bring: each for something, more by what it shows where it can still count.
inline constexpr int kCard = 12, kPathIcon = 32, kFieldIcon = 24, kItemIcon = 10, kText = 8, kEvent = 20;
// An unknown card of a deck that will be drawn; a card drawn now.
inline constexpr int kUnknown = 30, kDrawn = 28;
// One card more in every Draw step, and one more that may be kept, for each round that is left.
inline constexpr int kDrawStep = 22, kCarryover = 9, kMostRounds = 4;
// How much of its worth a card loses in percent: that attacks or stands on a path and is eliminated; that defends; that is
// cycled.
inline constexpr int kLostAttacking = 90, kLostDefending = 55, kLostCycling = 45;
// Of a card that could not be kept anyway.
inline constexpr int kSpare = 30;
// What a gain in a combat counts for, in percent: others can answer it.
inline constexpr int kGain = 50;
// In the reserve it waits for a better place, and moving there is free.
inline constexpr int kWaiting = 10, kMoveFree = 12;
// The Ring token of the game: two cards now are more than a point in the end.
inline constexpr int kRing = 10;
// What texts do: play a card, look at one, move somebody, permit something, fetch a card, have somebody cycle; and a
// battleground comes out of a scoring area, or out of its deck, for each of its points.
inline constexpr int kPlayed = 55, kLooked = 3, kMoved = 20, kPermitted = 10, kTaken = 30, kCycled = 8;
inline constexpr int kReactivated = 40, kOwnGround = 20, kTheirGround = -10;
// So many cards in hand a seat make a table unsettled, and very much so.
inline constexpr int kSettled = 2, kUnsettled = 5;

}  // namespace mathom::war_of_the_ring::taste
