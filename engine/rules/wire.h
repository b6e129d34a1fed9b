#pragma once
// Decisions and reasons as JSON, for programs in other processes: the bot worker and the protocol.
#include <cstdint>
#include <vector>

#include "core/json_fwd.h"
#include "core/problems.h"
#include "rules/decision.h"

namespace mathom {

Json decision_to_json(const Decision&);
// nullopt-like: an over() decision with problems, on a fault.
Decision decision_from_json(const Json&, Problems&);
// Numbers of options that a bot is not to answer with, ascending and each once; some option is left. Empty on a fault.
std::vector<std::uint32_t> excluded_from_json(const Json&, const Decision&, Problems&);

}  // namespace mathom
