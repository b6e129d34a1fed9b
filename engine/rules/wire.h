#pragma once
// Decisions, events, phrases and outcomes as JSON, for the bots' worker, the protocol and remote seats. Reading checks
// the form alone. A fault adds problems and returns an empty value.
#include <cstdint>
#include <vector>

#include "core/json_fwd.h"
#include "core/problems.h"
#include "rules/decision.h"
#include "rules/event.h"
#include "rules/game_info.h"
#include "text/phrase.h"

namespace mathom {

Json decision_to_json(const Decision&);
Decision decision_from_json(const Json&, Problems&);

// The event as a viewer perceives it (as_seen). Who else perceives it is not written.
Json event_to_json(const Event&);
Event event_from_json(const Json&, Problems&);

Json option_to_json(const Option&);
Option option_from_json(const Json&, Problems&);

Json phrase_to_json(const Phrase&);
// The words are kept as long as the program runs, because a phrase does not own them. A word has at most kMostWord
// bytes, and at most kMostWords different words are accepted: a sender who invents words is refused.
inline constexpr std::size_t kMostWord = 80, kMostWords = 4000;
Phrase phrase_from_json(const Json&, Problems&);

Json outcome_to_json(const Outcome&);
Outcome outcome_from_json(const Json&, Problems&);

// Reads the indices of options that a bot must not answer with, ascending and distinct, and not all of them. Empty if
// faulty.
std::vector<std::uint32_t> excluded_from_json(const Json&, const Decision&, Problems&);

}  // namespace mathom
