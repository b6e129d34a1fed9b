// Golden games: every playthrough in tests/golden is a test of its own and must come out letter for letter.
// After a change of the rules that is meant: mathom_tests "[.renew]", then read what git diff says has changed.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/interfaces/catch_interfaces_test_invoker.hpp>
#include <catch2/internal/catch_test_registry.hpp>

#include "proof/playthrough.h"
#include "support/files.h"
#include "support/games.h"

using namespace mathom;

namespace {

const std::string kFolder = "tests/golden/";

class GoldenInvoker final : public Catch::ITestInvoker {
 public:
  explicit GoldenInvoker(std::string path) : path_(std::move(path)) {}
  void invoke() const override {
    const std::string difference = check_playthrough(test::read_file(path_), test::games_and_test_games());
    INFO(difference);
    CHECK(difference.empty());
  }

 private:
  std::string path_;
};

int register_golden_games() {
  int n = 0;
  for (const auto& path : test::files_in(kFolder, ".txt")) {
    const std::string name = "golden " + path.substr(kFolder.size(), path.size() - kFolder.size() - 4);
    Catch::AutoReg(Catch::Detail::make_unique<GoldenInvoker>(path), Catch::SourceLineInfo(__FILE__, 0), "",
                   Catch::NameAndTags(name, "[golden]"));
    ++n;
  }
  return n;
}

const int kRegistered = register_golden_games();

}  // namespace

TEST_CASE("every game has three golden games or more", "[golden]") {
  CHECK(kRegistered > 0);
  for (const Game* game : test::games_and_test_games()) {
    // One that has just been begun has none yet, and no brain.
    const auto shipped = all_games();
    if (!game->brain() && std::find(shipped.begin(), shipped.end(), game) != shipped.end()) continue;
    INFO(game->info().id);
    CHECK(test::files_in(kFolder + std::string(game->info().id), ".txt").size() >= 3);
  }
}

TEST_CASE("a changed golden game is noticed at the place of the change", "[golden]") {
  const auto games = test::games_and_test_games();
  const std::string text = write_playthrough(*games.back(), "{}", 3);
  REQUIRE(check_playthrough(text, games).empty());
  const std::size_t answer = text.find("  > hide ");
  REQUIRE(answer != std::string::npos);
  std::string other = text;
  other.replace(answer, 9, "  > sink ");
  CHECK(check_playthrough(other, games).find("line ") == 0);
  other = text;
  other[text.find("  # ") + 4] ^= 1;
  CHECK(check_playthrough(other, games).find("line ") == 0);
  CHECK_FALSE(check_playthrough(text.substr(0, text.size() / 2), games).empty());
  CHECK_FALSE(check_playthrough("game chess\nconfig {}\n", games).empty());
}

TEST_CASE("renew the golden games", "[.renew]") {
  for (const auto& path : test::files_in(kFolder, ".txt"))
    test::write_file(path, renew_playthrough(test::read_file(path), test::games_and_test_games()));
  SUCCEED();
}
