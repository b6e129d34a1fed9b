// A club may mix the rule options as it likes: whatever it mixes must be a sound game that keeps its secrets.
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "games/french_tarot/game.h"
#include "proof/conformance.h"
#include "proof/secrecy.h"
#include "support/games.h"

using namespace mathom;

namespace {

Json any_value(const RuleOption& o, Rng& rng) {
  if (o.kind == RuleOption::Kind::toggle) return rng.below(2) == 1;
  if (o.kind == RuleOption::Kind::number) return 1 + rng.below(2);
  return std::string(o.values[rng.below(static_cast<std::uint32_t>(o.values.size()))]);
}

// Any seats, any rule set, about half of the options turned. The first dealer stays by lot: not every seat is there.
std::string any_config(std::uint64_t seed) {
  Rng rng(seed);
  Json options = Json::object();
  for (const RuleOption& o : french_tarot::game().info().options)
    if (o.id != "first_dealer" && rng.below(2) == 1) options[std::string(o.id)] = any_value(o, rng);
  const Json config{
      {"seats", 3 + rng.below(3)}, {"rule_set", rng.below(2) == 0 ? "fft" : "house"}, {"options", options}};
  return dump_json(config);
}

}  // namespace

TEST_CASE("any mixture of French Tarot's options is a sound game", "[french_tarot][conformance]") {
  Findings findings;
  for (std::uint64_t seed = 1; seed <= test::amount(600); ++seed)
    prove_conformance({french_tarot::game(), any_config(seed), seed, false}, findings);
  INFO(findings.text());
  CHECK(findings.empty());
}

TEST_CASE("any mixture of French Tarot's options keeps its secrets", "[french_tarot][secrecy]") {
  Findings findings;
  for (std::uint64_t seed = 1; seed <= test::amount(60); ++seed)
    prove_secrecy({french_tarot::game(), any_config(seed), seed, false}, findings);
  INFO(findings.text());
  CHECK(findings.empty());
}
