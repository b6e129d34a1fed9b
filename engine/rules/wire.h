#pragma once
// Decisions and reasons as JSON, for programs in other processes: the bot worker and the protocol.
#include "core/json_fwd.h"
#include "core/problems.h"
#include "rules/decision.h"

namespace mathom {

Json decision_to_json(const Decision&);
// nullopt-like: an over() decision with problems, on a fault.
Decision decision_from_json(const Json&, Problems&);

}  // namespace mathom
