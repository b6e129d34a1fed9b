#pragma once
// Converts a Judgement to JSON and back, for other programs and for saved games.
#include <optional>
#include <string>

#include "ai/review.h"
#include "core/json_fwd.h"
#include "core/problems.h"

namespace mathom {

Json judgement_to_json(const Judgement&);
// Returns nothing and reports problems below `path` if the JSON is not a judgement.
std::optional<Judgement> judgement_from_json(const Json&, const std::string& path, Problems&);

}  // namespace mathom
