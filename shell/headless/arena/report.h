#pragma once
// What a record says, as one JSON object or as a table for people.
#include <optional>
#include <string>

#include "core/json_fwd.h"
#include "shell/headless/arena/record.h"
#include "shell/headless/arena/statistics.h"

namespace mathom::headless {

// Everything that is counted. `question`: what the sequential test is asked; it looks at the deals from the first one
// on without a gap, in their order.
Json report_json(const ArenaRecord&, const std::optional<Question>& question);
// What else the lines say: how long it took and the longest answer, if they are not 0, and whether deals before the
// last one are missing, which of a shard is a matter of course.
struct ArenaTold {
  double seconds = 0, longest = 0;
  bool gaps = true;
};
std::string report_table(const ArenaRecord&, const std::optional<Question>& question, const ArenaTold& told = {});

}  // namespace mathom::headless
