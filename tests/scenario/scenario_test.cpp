// Every scenario file is a test of its own, named by its folder, its file and its sentence.
#include <catch2/catch_test_macros.hpp>
#include <catch2/interfaces/catch_interfaces_test_invoker.hpp>
#include <catch2/internal/catch_test_registry.hpp>

#include "core/json.h"
#include "proof/scenario.h"
#include "support/files.h"
#include "support/games.h"

using namespace mathom;

namespace {

void run_file(const std::string& path) {
  const ScenarioResult r = run_scenario(test::read_file(path), test::games_and_test_games());
  for (const auto& fault : r.faults) UNSCOPED_INFO(fault);
  CHECK(r.passed());
}

class ScenarioInvoker final : public Catch::ITestInvoker {
 public:
  explicit ScenarioInvoker(std::string path) : path_(std::move(path)) {}
  void invoke() const override { run_file(path_); }

 private:
  std::string path_;
};

const std::string kFolder = "tests/scenario/";

// What is known of a scenario when its test is registered: its name, which has a line of its own. All files are read
// each time that the program starts, so only that line is.
std::string named_part(const std::string& text) {
  const std::string_view key = "\n  \"name\": ";
  const std::size_t at = text.find(key), end = text.find("\",\n", at);
  if (at == std::string::npos || end == std::string::npos) return text;
  return "{" + text.substr(at, end + 1 - at) + "}";
}

// "scenario burrow/claim: A false claim that ..."
std::string title(const std::string& path) {
  Problems problems;
  const auto j = parse_json(named_part(test::read_file(path)), problems);
  const auto* name = j ? text_member(*j, "name") : nullptr;
  const std::string file = path.substr(kFolder.size(), path.size() - kFolder.size() - 5);
  return "scenario " + file + ": " + (name ? *name : "(without a name)");
}

int register_scenarios() {
  int n = 0;
  for (const auto& path : test::files_in(kFolder, ".json")) {
    const std::string name = title(path);
    Catch::AutoReg(Catch::Detail::make_unique<ScenarioInvoker>(path), Catch::SourceLineInfo(__FILE__, 0), "",
                   Catch::NameAndTags(name, "[scenario]"));
    ++n;
  }
  return n;
}

const int kRegistered = register_scenarios();

}  // namespace

TEST_CASE("scenario files are found", "[scenario]") { CHECK(kRegistered >= 2); }
