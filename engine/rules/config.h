#pragma once
// The part of a config that all games share: seats, rule set, options.
#include <cstdint>

#include "core/json_fwd.h"
#include "core/problems.h"
#include "rules/game.h"

namespace mathom {

// Reports whatever is not of the form {"seats": n, "rule_set": id, "options": {id: value}}. Other keys belong to the
// game, whose own check must refuse unknown ones (see check_keys).
void check_common_config(const GameInfo&, const Json& config, Problems&);
// Pre for all below: check_common_config found nothing.
int config_seats(const GameInfo&, const Json& config);
int config_rule_set(const GameInfo&, const Json& config);  // index into rule_sets
// Returns the value of option n: as written, or the default of the rule set. A toggle is 0 or 1, a choice is the index
// of the value.
std::int32_t config_option(const GameInfo&, const Json& config, std::size_t n);
// Returns the value of an option as a config writes it. Pre: it is one of the option's values.
Json option_json(const RuleOption&, std::int32_t value);
// Returns the config with seats, rule_set and every option written out.
Json full_common_config(const GameInfo&, const Json& config);

}  // namespace mathom
