// What one person may know of a match that is played on another machine, as it travels to them, and what they send
// back. Each message is one JSON object as text. The host tells everything in order; the guest names the ply that an
// answer is for, so that a late or repeated answer changes nothing. A request that the host refuses is answered by
// `standing`.
//
// From the host:
//   seats       name, bot and person of each seat; at first, and when one of these has changed
//   from        number of answers told before that still stand; later ones were taken back
//   begin       the moment before the first answer; at first
//   steps of each further answer: `by` whom, how many `events` there were before it, its `option` where it was the
//   guest's
//               own, and the moment `then`
//   events_from events with a smaller number still stand as they were told; told: number and event of each new one that
//   the
//               guest perceives; events: how many there are
//   said        what companions said with the answers that are new
//   standing    what the record does not hold: how often somebody took back (undos), why the guest cannot take back now
//               (fence), whether something can be brought back (redo), whether companions play along, what one of them
//               proposes (proposal), whether they think again
// A moment is what the seat saw (an Observation), whom the match waited for, the question if it was the guest's, what
// was asked in words, and the result as it stood.
//
// From the guest, with the ply that it is for: {"do": "answer", "option"}, {"do": "undo", "to": the number of answers
// to keep}, {"do": "redo", "through": answers of the guest's own side, which come back with those before them}, {"do":
// "agree"}, {"do": "otherwise"}; and without one {"do": "wish", "every", "next"}.
#pragma once
#include <optional>
#include <string>

#include "core/json_fwd.h"
#include "core/problems.h"
#include "rules/view.h"
#include "session/seats.h"
#include "shell/services/match/companions.h"

namespace mathom {

struct Moment {
  View view;
  Phrase prompt;
  Outcome outcome;
};
Json moment_to_json(const Game& game, const Moment& moment);
// Nothing, with problems, when it is not a moment of this game as these eyes see it. Its form is checked, not that its
// question could be asked.
std::optional<Moment> moment_from_json(const Game& game, const Json& json, SeatMask eyes, std::uint32_t ply,
                                       Problems& problems);

Json seats_to_json(const Seats& seats);
std::optional<Seats> seats_from_json(const Json& json, Problems& problems);

Json saying_to_json(const Saying& saying);
Saying saying_from_json(const Json& json, Problems& problems);

// Without the answers themselves, which could name cards in the companion's hand.
Json proposal_to_json(const Proposal& proposal);
Proposal proposal_from_json(const Json& json, Problems& problems);

}  // namespace mathom
