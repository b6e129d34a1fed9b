#pragma once
// A judgement as JSON, on its way between programs and in saved games.
#include <optional>
#include <string>

#include "ai/review.h"
#include "core/json_fwd.h"
#include "core/problems.h"

namespace mathom {

Json judgement_to_json(const Judgement&);
// Nothing, with problems below `path`, when it is not a judgement.
std::optional<Judgement> judgement_from_json(const Json&, const std::string& path, Problems&);

}  // namespace mathom
