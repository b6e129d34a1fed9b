// `mathom random`: the soak. Every game is proved; the last line sums up, and its hash is the same in every build.
#include "core/hash.h"
#include "core/json.h"
#include "proof/conformance.h"
#include "proof/random_play.h"
#include "proof/secrecy.h"
#include "shell/headless/args.h"
#include "shell/headless/commands.h"
#include "shell/headless/console.h"

namespace mathom::headless {

int run_random(const CommandLine& line) {
  Args args(line, {"games", "seed", "config", "cards"}, {"hashes"});
  const std::uint64_t games = args.number("games", 100), seed = args.seed("seed", 1);
  if (!args.fault().empty()) return misused(args.fault());
  if (args.rest().size() != 1)
    return misused("random GAME --games N [--seed N] [--config FILE] [--cards FILE] [--hashes]");
  const Game* g = game_named(args.rest()[0]);
  if (g) g = with_cards(*g, args.text("cards"));
  if (!g) return 2;
  std::vector<std::string> configs = proof_configs(*g);
  if (args.has("config")) {
    auto text = config_text(args.text("config"));
    if (!text) return 2;
    configs = {std::move(*text)};
  }
  Findings findings;
  Tally all;
  for (std::uint64_t n = 0; n < games; ++n) {
    const std::string& config = configs[static_cast<std::size_t>(n % configs.size())];
    const Trial trial{*g, config, seed + n, n % 16 == 0};
    const Tally one = prove_conformance(trial, findings);
    all.add(one);
    if (n % 16 == 1) prove_session(trial, findings);
    if (n % 16 == 2) prove_secrecy(trial, findings);
    if (args.has("hashes"))
      print("seed " + std::to_string(seed + n) + " " + config + " hash " + hex64(one.hash) + "\n");
  }
  for (const auto& f : findings.examples()) print(f.rule + ": " + f.what + " (" + f.where + ")\n");
  print(std::string(g->info().id) + ": " + std::to_string(all.games) + " games, " + std::to_string(all.decisions) +
        " questions, hash " + hex64(all.hash) + ", " + std::to_string(findings.count()) + " findings\n");
  return findings.empty() && all.games == games ? 0 : 1;
}

}  // namespace mathom::headless
