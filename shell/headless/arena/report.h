#pragma once
// What a record says, as one JSON object or as a table for people.
#include <optional>
#include <string>

#include "core/json_fwd.h"
#include "shell/headless/arena/record.h"
#include "shell/headless/arena/statistics.h"

namespace mathom::headless {

// Everything that is counted. `question`: what the sequential test is asked; it looks at the deals from the first one on
// without a gap, in their order.
Json report_json(const ArenaRecord&, const std::optional<Question>& question);
// The same in lines. `seconds`: how long it took, `longest`: one answer; not said when they are 0.
std::string report_table(const ArenaRecord&, const std::optional<Question>& question, double seconds, double longest);

}  // namespace mathom::headless
