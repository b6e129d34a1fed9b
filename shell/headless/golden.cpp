// `mathom golden`: writes a playthrough, or plays one again.
#include "core/json.h"
#include "proof/playthrough.h"
#include "rules/registry.h"
#include "shell/headless/args.h"
#include "shell/headless/commands.h"
#include "shell/headless/console.h"

namespace mathom::headless {

int run_golden(const CommandLine& line) {
  Args args(line, {"seed", "config", "check", "renew"}, {});
  const std::uint64_t seed = args.seed("seed", 1);
  if (!args.fault().empty()) return misused(args.fault());
  if (args.rest().size() != 1) return misused("golden GAME [--seed N] [--config FILE] [--check FILE | --renew FILE]");
  const Game* g = game_named(args.rest()[0]);
  if (!g) return 2;
  if (args.has("check") || args.has("renew")) {
    const std::string file = args.text(args.has("check") ? "check" : "renew");
    const auto text = read_file(file);
    if (!text) return misused("cannot read " + file);
    if (args.has("renew")) {
      print(renew_playthrough(*text, all_games()));
      return 0;
    }
    const std::string difference = check_playthrough(*text, all_games());
    print(difference.empty() ? "the same\n" : difference + "\n");
    return difference.empty() ? 0 : 1;
  }
  const auto config = config_text(args.text("config"));
  Problems problems;
  const auto j = config ? parse_json(*config, problems) : std::nullopt;
  if (j) problems = g->check_config(*j);
  if (!j || !problems.empty()) return misused(problems.text());
  print(write_playthrough(*g, *config, seed));
  return 0;
}

}  // namespace mathom::headless
