#pragma once
// What a game must not tell, proved by random play for every seat, for pairs of seats, for all together and for an
// onlooker. Nothing here knows any game.
//
//   world_looks_same      a world sampled from an observation is sound and looks the same to its viewers, alone and
//                         together
//   world_asks_same       it asks the same seat the same question; the viewers' own options, words and reasons are the
//                         same
//   worlds_vary           where something is hidden, samples differ
//   observation_travels   an observation, saved and loaded, is the same
//   describe_is_observed  the description depends on nothing but what is seen
//   seen_means_shown      two plays that a viewer could not tell apart, and whose answers and events looked alike,
//                         look alike to that viewer afterwards: nothing is known that was not shown
//   shown_means_seen where a hidden answer, a shuffle's aside, leaves the view as it was, the events looked alike too:
//                         no event tells what the view does not know
//   learning_is_declared  when the same visible answer shows a viewer something new, an event says that it informs them
#include "proof/conformance.h"
#include "proof/findings.h"

namespace mathom {

// Plays one game at random. Thorough: every decision and viewer, observation_travels for each third; otherwise a
// sample.
Tally prove_secrecy(const Trial& trial, Findings& findings);

}  // namespace mathom
