#pragma once
// The numbers of the rules of thumb, in hundredths of a site by which one fellowship is ahead of another.
#include <array>

namespace mathom::lotr_tcg {

struct HeuristicWeights {
  // A lost game.
  int game = 3000;
  // A companion in play, and each point of its strength; a minion, each point of its strength, and each way in which it
  // is dangerous; an ally; another card of the support area.
  int companion = 30, companion_strength = 7, minion = 4, minion_strength = 4, damage = 8, fierce = 20, archer = 15;
  int ally = 14, support = 12;
  // A wound that leaves two lives or more; one that leaves one; percent of that for exerting; extra for the
  // Ring-bearer.
  int wound = 12, last_wound = 24, exerting = 80, bearer_wound = 10;
  int burden = 16, twilight = 3, drawn = 6, milled = 2, moves = 25, fetched = 12, played = 12, looked = 1;
  // A point of strength outside a skirmish; an archery wound.
  int strength_later = 5, arrow = 14;
  // Points of strength by which a skirmish may change before it is fought.
  int unsure = 3;
  // The least that an action must bring; the price of using up a card of the hand.
  int least = 3, spent = 6;
  // Moving again: the value of a site; the strength that tokens buy, in percent; the strength of the fellowship that
  // counts, in percent; the cost of a missing point; each life of the Ring-bearer below three.
  int site = 30, bought = 400, tired = 50, short_of = 12, thin = 60;
  // Cards in hand when it is reconciled: a card worth less than a drawn card makes room for one.
  int keep = 17, hand_minion = 14, hand_companion = 21, hand_event = 6, hand_other = 9, hand_double = 4;
  // The burdens to bid, and the preferred place in the order of turns, from 1.
  int bid = 0, place = 2;
};
inline constexpr HeuristicWeights kHeuristicWeights{};
// The numbers of `expert`, found by the cross-entropy method against kHeuristicWeights (docs/bots/lotr_tcg.md).
inline constexpr HeuristicWeights kExpertWeights{.companion = 48,
                                                 .companion_strength = 17,
                                                 .minion = -3,
                                                 .minion_strength = 3,
                                                 .damage = 11,
                                                 .fierce = 23,
                                                 .archer = 2,
                                                 .ally = 17,
                                                 .support = 12,
                                                 .wound = 15,
                                                 .last_wound = 22,
                                                 .exerting = 69,
                                                 .bearer_wound = 9,
                                                 .burden = 15,
                                                 .twilight = 3,
                                                 .drawn = 4,
                                                 .milled = 7,
                                                 .moves = 25,
                                                 .fetched = 14,
                                                 .played = 13,
                                                 .looked = -1,
                                                 .strength_later = 8,
                                                 .arrow = 16,
                                                 .unsure = 0,
                                                 .least = 0,
                                                 .spent = 0,
                                                 .site = 41,
                                                 .bought = 518,
                                                 .tired = 47,
                                                 .short_of = 15,
                                                 .thin = 74,
                                                 .keep = 17,
                                                 .hand_minion = 15,
                                                 .hand_companion = 19,
                                                 .hand_event = 4,
                                                 .hand_other = 8,
                                                 .hand_double = 2,
                                                 .bid = 1,
                                                 .place = 7};

// All of them except the value of a game, for programs that search for better ones.
inline constexpr std::array kWeightNames{&HeuristicWeights::companion,    &HeuristicWeights::companion_strength,
                                         &HeuristicWeights::minion,       &HeuristicWeights::minion_strength,
                                         &HeuristicWeights::damage,       &HeuristicWeights::fierce,
                                         &HeuristicWeights::archer,       &HeuristicWeights::ally,
                                         &HeuristicWeights::support,      &HeuristicWeights::wound,
                                         &HeuristicWeights::last_wound,   &HeuristicWeights::exerting,
                                         &HeuristicWeights::bearer_wound, &HeuristicWeights::burden,
                                         &HeuristicWeights::twilight,     &HeuristicWeights::drawn,
                                         &HeuristicWeights::milled,       &HeuristicWeights::moves,
                                         &HeuristicWeights::fetched,      &HeuristicWeights::played,
                                         &HeuristicWeights::looked,       &HeuristicWeights::strength_later,
                                         &HeuristicWeights::arrow,        &HeuristicWeights::unsure,
                                         &HeuristicWeights::least,        &HeuristicWeights::spent,
                                         &HeuristicWeights::site,         &HeuristicWeights::bought,
                                         &HeuristicWeights::tired,        &HeuristicWeights::short_of,
                                         &HeuristicWeights::thin,         &HeuristicWeights::keep,
                                         &HeuristicWeights::hand_minion,  &HeuristicWeights::hand_companion,
                                         &HeuristicWeights::hand_event,   &HeuristicWeights::hand_other,
                                         &HeuristicWeights::hand_double,  &HeuristicWeights::bid,
                                         &HeuristicWeights::place};

}  // namespace mathom::lotr_tcg
