#include "shell/headless/arena/command.h"

#include <charconv>
#include <cstdlib>

#include "core/json.h"
#include "shell/headless/arena/workers.h"
#include "shell/headless/commands.h"
#include "shell/headless/console.h"

namespace mathom::headless {
namespace {

bool wrong(std::string_view what) {
  complain(what);
  return false;
}

// "2/8": the second of eight.
bool read_shard(std::string_view text, ArenaRun& run) {
  if (text.empty()) return true;
  const char* const end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, run.shard);
  if (first.ec != std::errc() || first.ptr == end || *first.ptr != '/') return false;
  const auto second = std::from_chars(first.ptr + 1, end, run.shards);
  if (second.ec != std::errc() || second.ptr != end || run.shard < 1 || run.shard > run.shards) return false;
  --run.shard;
  return true;
}

bool read_share(const std::string& text, double& out) {
  char* end = nullptr;
  out = std::strtod(text.c_str(), &end);
  return !text.empty() && *end == '\0' && out > 0 && out < 0.5;
}

std::optional<Json> read_config(const Args& args) {
  const auto text = config_text(args.text("config"));
  if (!text) return std::nullopt;
  Problems problems;
  auto config = parse_json(*text, problems);
  if (!config) complain(problems.text());
  return config;
}

bool read_players(Args& args, Bout& bout) {
  auto a = read_arena_player(args.text("a"));
  if (!a) return wrong("--a must name a bot, as bot:club, or a program, as \"program:python3 mine.py\"");
  if (args.has("playouts") && a->is_program()) return wrong("--playouts is for bots");
  a->level.playouts = static_cast<int>(args.number("playouts", static_cast<std::uint64_t>(a->level.playouts)));
  bout.a = std::move(*a);
  if (!args.has("b")) return true;
  bout.b = read_arena_player(args.text("b"));
  return bout.b || wrong("--b must name a bot, as bot:beginner, or a program");
}

bool check_run(const ArenaRun& run, const Args& args) {
  if (run.deals == 0) return wrong("--deals must be 1 or more");
  if (run.question && run.bout.together()) return wrong("--until compares two players: it wants --b");
  if (run.question && run.shards > 1)
    return wrong("--until looks at all deals in their order: play the shards, and give it to `arena merge`");
  return !args.has("out") || !run.out.empty() || wrong("--out wants the name of a file");
}

}  // namespace

bool read_arena_test(const Args& args, std::optional<Question>& out) {
  if (!args.has("until")) return !args.has("errors") || wrong("--errors goes with --until");
  out = read_question(args.text("until"));
  if (!out) return wrong("--until must be two leads, the lower one first, as 0:2");
  if (!args.has("errors")) return true;
  const std::string text = args.text("errors");
  const auto colon = text.find(':');
  if (colon != std::string::npos && read_share(text.substr(0, colon), out->alpha) &&
      read_share(text.substr(colon + 1), out->beta))
    return true;
  return wrong("--errors must be two shares above 0 and below a half, as 0.05:0.05");
}

std::optional<ArenaRun> read_arena_run(Args& args) {
  ArenaRun run;
  Bout told;
  run.deals = args.number("deals", 20);
  run.jobs = static_cast<int>(args.number("jobs", static_cast<std::uint64_t>(usual_jobs())));
  run.out = args.text("out");
  run.json = args.has("json");
  run.progress = args.has("progress");
  const std::uint64_t seed = args.seed("seed", 1), patience = args.number("seconds", 60);
  const Game* game = game_named(args.rest()[0]);
  if (!game || !read_players(args, told)) return std::nullopt;
  if (!args.fault().empty()) return complain(args.fault()), std::nullopt;
  const auto config = read_config(args);
  if (!config) return std::nullopt;
  Problems problems;
  auto bout = make_bout(*game, *config, std::move(told.a), std::move(told.b), seed, problems);
  if (!bout) return complain(problems.text()), std::nullopt;
  run.bout = std::move(*bout);
  run.bout.patience = static_cast<double>(patience);
  if (!read_shard(args.text("shard"), run))
    return complain("--shard must be which of how many, from 1, as 2/8"), std::nullopt;
  if (!read_arena_test(args, run.question) || !check_run(run, args)) return std::nullopt;
  return run;
}

}  // namespace mathom::headless
