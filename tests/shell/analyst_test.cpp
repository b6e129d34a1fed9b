// When a game is looked at again: what its answers are weighed by comes first, as it decides which of them can be
// weighed.
#include "shell/services/analysis/analyst.h"

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "core/json.h"
#include "games/french_tarot/game.h"
#include "rules/wire.h"
#include "shell/services/match/local_match.h"

using namespace mathom;

namespace {

struct Elsewhere final : ReviewClient {
  bool here = false;
  std::vector<ReviewQuestion> asked;

  bool ready(const std::string&) override { return here; }
  void ask(const ReviewQuestion& question) override { asked.push_back(question); }
  void cancel() override {}
  std::optional<Judgement> take_answer() override { return {}; }
  int percent() const override { return 0; }
  bool failed() const override { return false; }
};

// A deal in which the first seat is asked for a bid.
std::unique_ptr<LocalMatch> bidden() {
  SessionSetup setup;
  setup.seed = 3;
  Problems problems;
  auto s = Session::create(french_tarot::game(), setup, problems);
  REQUIRE(s);
  while (s->ply() < 8 && s->waiting_for() != SeatId::none) s->submit(s->waiting_for(), 0, s->ply());
  return std::make_unique<LocalMatch>(std::move(s), no_bots());
}

}  // namespace

TEST_CASE("no answer is reviewed before the reviewer's net is loaded", "[analyst][app]") {
  const auto match = bidden();
  Elsewhere client;
  Analyst analyst(*match, kEveryone, false, client);
  CHECK_FALSE(analyst.update(1000));
  CHECK(client.asked.empty());
  CHECK_FALSE(analyst.works_here());  // it is called again when it has come, or when it has waited for long enough
  REQUIRE(analyst.deadline());
  CHECK(*analyst.deadline() > 1000);
  client.here = true;
  CHECK(analyst.update(1100));
  REQUIRE(client.asked.size() == 1);
  Problems problems;
  const auto decision = parse_json(client.asked[0].decision, problems);
  const Decision first = decision_from_json(*decision, problems);
  CHECK(first.options.size() == match->session().view_at(match->ply() - 1, kEveryone).decision.options.size());
}

TEST_CASE("if the net does not come for long, the game is reviewed without it", "[analyst][app]") {
  const auto match = bidden();
  Elsewhere client;
  Analyst analyst(*match, kEveryone, false, client);
  CHECK_FALSE(analyst.update(1000));
  CHECK_FALSE(analyst.update(*analyst.deadline() - 2));
  CHECK(analyst.update(*analyst.deadline() + 1));
  CHECK(client.asked.size() == 1);
}
