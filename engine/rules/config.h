#pragma once
// The part of a config that all games share: seats, rule set, options.
#include <cstdint>

#include "core/json_fwd.h"
#include "core/problems.h"
#include "rules/game.h"

namespace mathom {

// Reports whatever is not of the shape {"seats": n, "rule_set": id, "options": {id: value}}; keys besides these belong
// to the game, whose own check must refuse the unknown ones (see check_keys).
void check_common_config(const GameInfo&, const Json& config, Problems&);
// Pre for all below: check_common_config found nothing.
int config_seats(const GameInfo&, const Json& config);
int config_rule_set(const GameInfo&, const Json& config);  // index into rule_sets
// Value of option n: as written, or the default of the rule set. Toggles 0/1, choices the index of the value.
std::int32_t config_option(const GameInfo&, const Json& config, std::size_t n);
// The value of an option as a config has it. Pre: it is one of its values.
Json option_json(const RuleOption&, std::int32_t value);
// The same config with seats, rule_set and every option written out.
Json full_common_config(const GameInfo&, const Json& config);

}  // namespace mathom
