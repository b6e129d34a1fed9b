#pragma once
// A scenario while it runs; shared by its steps (scenario.cpp) and its expectations (expectations.cpp).
#include <memory>
#include <string>
#include <vector>

#include "core/json.h"
#include "proof/scenario.h"
#include "session/session.h"

namespace mathom {

struct ScenarioPlay {
  const Game* game = nullptr;
  std::unique_ptr<Session> session;
  ScenarioResult result;
  std::string at;               // where we are: "step 3"
  std::size_t events_from = 0;  // events since the last expectation that named events

  void fault(const std::string& what) { result.faults.push_back(at.empty() ? what : at + ": " + what); }
  // Counts something that was checked, and notes a fault unless it holds.
  void hold(bool holds, const std::string& what) {
    ++result.expectations;
    if (!holds) fault(what);
  }
  // The truth, by way of its saved text: a State that does not load is a fault of the game.
  StatePtr truth();
  std::vector<std::string> offered() const;
};

// Checks an "expect" object.
void check_expectations(ScenarioPlay& play, const Json& expect);

// Is `wanted` contained in `given`? Objects may have more members, lists must match item by item. Otherwise false and a
// sentence in `why`.
bool contains_json(const Json& given, const Json& wanted, std::string& why, const std::string& path = {});

// A list of texts; nullopt when it is not one.
std::optional<std::vector<std::string>> text_list(const Json& j);

}  // namespace mathom
