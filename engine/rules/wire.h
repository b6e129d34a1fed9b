#pragma once
// Decisions, events, phrases and outcomes as JSON, for whoever plays or thinks elsewhere: the bots' worker, the protocol, a distant
// seat. What is read is checked for its form alone; on a fault problems are added, and what is returned is empty.
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

// As a viewer perceives it (as_seen): who else does, does not travel.
Json event_to_json(const Event&);
Event event_from_json(const Json&, Problems&);

Json option_to_json(const Option&);
Option option_from_json(const Json&, Problems&);

Json phrase_to_json(const Phrase&);
// Its words are kept for as long as the program runs, as a phrase borrows them. A word is at most kMostWord bytes long, and of
// different ones no more are taken than kMostWords: a sender who makes words up is refused.
inline constexpr std::size_t kMostWord = 80, kMostWords = 4000;
Phrase phrase_from_json(const Json&, Problems&);

Json outcome_to_json(const Outcome&);
Outcome outcome_from_json(const Json&, Problems&);

// Numbers of options that a bot is not to answer with, ascending and each once; some option is left. Empty on a fault.
std::vector<std::uint32_t> excluded_from_json(const Json&, const Decision&, Problems&);

}  // namespace mathom
