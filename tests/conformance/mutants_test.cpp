// The proofs themselves: each fault must be found, by the property that is meant to find it.
#include <catch2/catch_test_macros.hpp>
#include <string_view>

#include "core/json.h"
#include "proof/conformance.h"
#include "proof/secrecy.h"
#include "support/mutants.h"

using namespace mathom;
using namespace mathom::burrow;

namespace {

// What all proofs find together in a few games; they stop once they have found what is looked for.
template <class MutantRules>
Findings findings_about(std::string_view rule) {
  const GameOf<MutantRules> game;
  Findings findings;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    for (const char* config : {R"({"seats":4})", R"({"seats":3,"rule_set":"winter"})"}) {
      if (findings.has(rule)) return findings;
      prove_conformance({game, config, seed}, findings);
      prove_session({game, config, seed, false}, findings);
      prove_secrecy({game, config, seed}, findings);
    }
  }
  return findings;
}

template <class MutantRules>
bool caught_by(std::string_view rule) {
  return findings_about<MutantRules>(rule).has(rule);
}

}  // namespace

TEST_CASE("the game without a fault passes", "[mutants]") {
  const Findings f = findings_about<Rules>("anything");
  INFO(f.text());
  CHECK(f.empty());
}

TEST_CASE("a field left out of the list is caught", "[mutants]") {
  CHECK(caught_by<ForgottenField>("fields_are_listed"));
  CHECK(caught_by<ForgottenField>("save_is_load"));
}

TEST_CASE("a field listed twice does not make up for one left out", "[mutants]") {
  CHECK(caught_by<DoubledField>("fields_are_listed"));
}

TEST_CASE("a field that is read into another is caught", "[mutants]") {
  CHECK(caught_by<MisreadField>("save_is_load"));
  CHECK(caught_by<MisreadField>("observation_travels"));
}

TEST_CASE("a missing mask is caught", "[mutants]") { CHECK(caught_by<ForgottenMask>("seen_means_shown")); }

TEST_CASE("a determinizer that forgets what the viewer knows is caught", "[mutants]") {
  CHECK(caught_by<ForgetfulSampler>("world_looks_same"));
}

TEST_CASE("a determinizer that always finds the same world is caught", "[mutants]") {
  CHECK(caught_by<StubbornSampler>("worlds_vary"));
}

TEST_CASE("a determinizer that leaves blanks is caught", "[mutants]") {
  CHECK(caught_by<LazySampler>("world_looks_same"));
}

TEST_CASE("an event that does not declare what it teaches is caught", "[mutants]") {
  CHECK(caught_by<WithEvents<hush>>("learning_is_declared"));
}

TEST_CASE("an event that tells a secret is caught", "[mutants]") {
  CHECK(caught_by<WithEvents<blab>>("shown_means_seen"));
}

TEST_CASE("knowledge without an event that shows it is caught", "[mutants]") {
  CHECK(caught_by<WithEvents<veil>>("seen_means_shown"));
}

TEST_CASE("unsorted options are caught", "[mutants]") { CHECK(caught_by<UnsortedOptions>("options_ascend")); }

TEST_CASE("equal tokens are caught", "[mutants]") { CHECK(caught_by<BlurredTokens>("tokens_are_distinct")); }

TEST_CASE("an eliminated seat that comes back is caught", "[mutants]") {
  CHECK(caught_by<Revenant>("seat_is_in_play"));
}

TEST_CASE("a reason that peeks is caught", "[mutants]") { CHECK(caught_by<PeekingReason>("world_asks_same")); }

TEST_CASE("a question that depends on more than the State is caught", "[mutants]") {
  CHECK(caught_by<Moody>("question_is_stable"));
}

TEST_CASE("proofs of a few questions find frequent faults, and play the same games", "[mutants]") {
  const GameOf<UnsortedOptions> unsorted;
  const GameOf<Rules> game;
  Findings found, none;
  for (std::uint64_t seed = 1; seed <= 64; ++seed) {
    Trial trial{unsorted, R"({"seats":4})", seed, false, false};
    trial.every = 64;
    prove_conformance(trial, found);
  }
  CHECK(found.has("options_ascend"));

  Problems problems;
  const StatePtr start = game.initial(*parse_json(R"({"seats":4})", problems));
  Trial whole{game, R"({"seats":4})", 7, false, false}, thin = whole, begun = whole;
  thin.every = 64;
  begun.start = start.get();
  const Tally all = prove_conformance(whole, none), few = prove_conformance(thin, none);
  CHECK(none.empty());
  CHECK(few.games == 1);
  CHECK(few.decisions == all.decisions);
  CHECK(prove_conformance(begun, none).hash == all.hash);
}
