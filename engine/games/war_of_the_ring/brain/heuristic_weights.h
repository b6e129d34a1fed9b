#pragma once
// The numbers of the rules of thumb, in hundredths of a point by which one side leads the other.
#include <array>

namespace mathom::war_of_the_ring {

struct HeuristicWeights {
  // --- what a card in hand may bring: each for something, more for what it shows while that can still count
  int card = 12, path_icon = 32, attack_icon = 24, defence_icon = 24, item_icon = 10, text = 8, event = 20;
  int unknown = 30, drawn = 28;  // an unknown card of a deck that will be drawn; a card drawn now
  // One card more in every Draw step, and one more that may be kept, for each remaining round.
  int draw_step = 22, carryover = 9, most_rounds = 4;

  // --- percent of its worth that a card loses: if it attacks or stands on a path and is eliminated; if it defends; if
  // it is cycled; if it pays; if it could not be kept anyway, cycled or played
  int lost_attacking = 90, lost_defending = 55, lost_cycling = 45, lost_paying = 55;
  int spare = 30, spare_played = 60;

  int gain = 50;                          // percent that a gain in a combat counts: others can answer it
  int waiting = 10, move_free = 12;       // in the reserve it waits for a better place, and moving there is free
  int held = 40;                          // an item in the reserve, in percent
  int ring = 10;                          // the Ring token of the game: two cards now are more than a point at the end
  int pass = 0, cycle = -5, winnow = -4;  // what speaks for these besides the cards

  // --- what texts do: play a card, look at one, move somebody, permit something, fetch a card, make somebody cycle
  int played = 55, looked = 3, moved = 20, permitted = 10, taken = 30, cycled = 8;
  int removed = 25;  // more than the card's worth, because it is in play
  // A battleground leaves a scoring area, or its deck, for each of its points.
  int reactivated = 40, own_ground = 20, their_ground = -10;

  int settled = 2, unsettled = 5;  // cards in hand per seat at which a table is unsettled, and very unsettled
};
inline constexpr HeuristicWeights kHeuristicWeights{};
// The numbers of the Free Peoples and of the Shadow at `expert`, found by the cross-entropy method, each side against
// kHeuristicWeights (docs/bots/war_of_the_ring.md).
inline constexpr HeuristicWeights kFreeWeights{.card = 13,
                                               .path_icon = 49,
                                               .attack_icon = 16,
                                               .defence_icon = 19,
                                               .item_icon = 6,
                                               .text = 9,
                                               .event = 13,
                                               .unknown = 10,
                                               .drawn = 36,
                                               .draw_step = 35,
                                               .carryover = 1,
                                               .most_rounds = 7,
                                               .lost_attacking = 98,
                                               .lost_defending = 63,
                                               .lost_cycling = 69,
                                               .lost_paying = 43,
                                               .spare = 27,
                                               .spare_played = 89,
                                               .gain = 66,
                                               .waiting = 9,
                                               .move_free = 12,
                                               .held = 55,
                                               .ring = 11,
                                               .pass = 6,
                                               .cycle = -9,
                                               .winnow = -7,
                                               .played = 23,
                                               .looked = 6,
                                               .moved = 27,
                                               .permitted = 9,
                                               .taken = 23,
                                               .cycled = 12,
                                               .removed = 23,
                                               .reactivated = 46,
                                               .own_ground = 34,
                                               .their_ground = -9,
                                               .settled = 4,
                                               .unsettled = 8};
inline constexpr HeuristicWeights kShadowWeights{.card = -1,
                                                 .path_icon = 45,
                                                 .attack_icon = 22,
                                                 .defence_icon = 14,
                                                 .item_icon = 1,
                                                 .text = 1,
                                                 .event = 23,
                                                 .unknown = 16,
                                                 .drawn = 37,
                                                 .draw_step = 31,
                                                 .carryover = 11,
                                                 .most_rounds = 10,
                                                 .lost_attacking = 84,
                                                 .lost_defending = 85,
                                                 .lost_cycling = 82,
                                                 .lost_paying = 55,
                                                 .spare = 41,
                                                 .spare_played = 68,
                                                 .gain = 53,
                                                 .waiting = 14,
                                                 .move_free = 6,
                                                 .held = 41,
                                                 .ring = 13,
                                                 .pass = 13,
                                                 .cycle = -9,
                                                 .winnow = -9,
                                                 .played = 34,
                                                 .looked = 5,
                                                 .moved = -4,
                                                 .permitted = 12,
                                                 .taken = 28,
                                                 .cycled = 13,
                                                 .removed = 10,
                                                 .reactivated = 16,
                                                 .own_ground = 35,
                                                 .their_ground = -10,
                                                 .settled = 7,
                                                 .unsettled = 14};

// All of them, for programs that search for better ones.
inline constexpr std::array kWeightNames{
    &HeuristicWeights::card,           &HeuristicWeights::path_icon,      &HeuristicWeights::attack_icon,
    &HeuristicWeights::defence_icon,   &HeuristicWeights::item_icon,      &HeuristicWeights::text,
    &HeuristicWeights::event,          &HeuristicWeights::unknown,        &HeuristicWeights::drawn,
    &HeuristicWeights::draw_step,      &HeuristicWeights::carryover,      &HeuristicWeights::most_rounds,
    &HeuristicWeights::lost_attacking, &HeuristicWeights::lost_defending, &HeuristicWeights::lost_cycling,
    &HeuristicWeights::lost_paying,    &HeuristicWeights::spare,          &HeuristicWeights::spare_played,
    &HeuristicWeights::gain,           &HeuristicWeights::waiting,        &HeuristicWeights::move_free,
    &HeuristicWeights::held,           &HeuristicWeights::ring,           &HeuristicWeights::pass,
    &HeuristicWeights::cycle,          &HeuristicWeights::winnow,         &HeuristicWeights::played,
    &HeuristicWeights::looked,         &HeuristicWeights::moved,          &HeuristicWeights::permitted,
    &HeuristicWeights::taken,          &HeuristicWeights::cycled,         &HeuristicWeights::removed,
    &HeuristicWeights::reactivated,    &HeuristicWeights::own_ground,     &HeuristicWeights::their_ground,
    &HeuristicWeights::settled,        &HeuristicWeights::unsettled};

}  // namespace mathom::war_of_the_ring
