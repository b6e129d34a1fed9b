#pragma once
// Runs scenario files: one rule told as play (docs/scenarios.md). Text in, faults out; reading files is others' work.
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game.h"

namespace mathom {

struct ScenarioResult {
  std::string name, rule, game;
  std::vector<std::string> faults;  // "step 3: ..."; empty: everything held
  int expectations = 0;             // how many things were checked
  bool passed() const { return faults.empty() && expectations > 0; }
};

// `games`: the games that a scenario may name.
ScenarioResult run_scenario(std::string_view text, std::span<const Game* const> games);

}  // namespace mathom
