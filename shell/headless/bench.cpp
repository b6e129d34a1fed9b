// `mathom bench`: rates of the rules and the bots. The counts are a signature: they are the same on every machine until
// the rules or the bots change. The rates are what this machine did.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <vector>
#if defined(__EMSCRIPTEN__)
#include <emscripten.h>
#endif

#include "ai/bot.h"
#include "core/hash.h"
#include "core/json.h"
#include "games/french_tarot/brain/model.h"
#include "games/french_tarot/rules.h"
#include "rules/brain.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/headless/args.h"
#include "shell/headless/commands.h"
#include "shell/headless/console.h"

namespace mathom::headless {
namespace {

// Returns the seconds of the processor, as the yardstick (tools/measure/tarot_limit.cpp) counts them. Other programs on
// the machine do not change them.
double seconds_used() {
#if defined(__EMSCRIPTEN__)
  // In a browser std::clock() follows the wall clock.
  return EM_ASM_DOUBLE(
      { return typeof process != 'undefined' ? process.cpuUsage().user / 1e6 : performance.now() / 1e3; });
#else
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
#endif
}

struct Run {
  std::uint64_t games = 0, answers = 0;
  Hash hash;
};

Choice any_answer(const Decision& d, Rng& rng) {
  const auto options = static_cast<std::uint32_t>(d.options.size());
  const bool roll = d.ask == Ask::roll;
  return {!d.by_luck() ? rng.below(options) : roll ? rng.below(d.sides) : rng.next(), {}};
}

// Random games through the ordinary interface, one after another, without events.
void play_random(const Game& g, const Json& config, std::uint64_t games, std::uint64_t seed, Run& run) {
  const StatePtr start = g.initial(config), s = g.clone(*start);
  Decision d;
  Rng rng(seed);
  for (std::uint64_t n = 0; n < games; ++n) {
    g.assign(*s, *start);
    for (g.decision(*s, d); !d.over(); g.decision(*s, d)) {
      g.apply(*s, d, any_answer(d, rng), nullptr);
      ++run.answers;
    }
    ++run.games;
    run.hash.add(g.hash(*s));
  }
}

// Measures the copying of a State, as a search does it for every playout. The State is from the middle of a random
// game, where it is largest.
struct Copies {
  double nanoseconds = 0;
  std::size_t bytes = 0;
};
Copies copies(const Game& g, const Json& config) {
  constexpr int kCopies = 200000;
  const StatePtr s = g.initial(config), from = g.clone(*s), to = g.clone(*s);
  Copies out;
  Decision d;
  Rng rng(1);
  for (g.decision(*s, d); !d.over(); g.decision(*s, d)) {
    g.apply(*s, d, any_answer(d, rng), nullptr);
    if (g.copied_bytes(*s) <= out.bytes) continue;
    out.bytes = g.copied_bytes(*s);
    g.assign(*from, *s);
  }
  const double began = seconds_used();
  for (int i = 0; i < kCopies; ++i) g.assign(*to, *from);
  out.nanoseconds = (seconds_used() - began) * 1e9 / kCopies;
  return out;
}

// Measures questions with one option: the question, and its answer with all that follows until somebody is asked again.
// `median`: a question after which little follows. Each is measured several times in the same games, and the least
// counts.
struct Forced {
  std::uint64_t questions = 0;
  double mean = 0, median = 0;  // nanoseconds
};
double nanoseconds_since(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - began).count();
}
double clock_nanoseconds() {
  double least = 1e9;
  for (int i = 0; i < 1000; ++i) least = std::min(least, nanoseconds_since(std::chrono::steady_clock::now()));
  return least;
}
void time_forced(const Game& g, const Json& config, std::uint64_t seed, std::vector<double>& least) {
  const StatePtr s = g.initial(config);
  Decision d;
  Rng rng(seed);
  std::size_t n = 0;
  for (;;) {
    const auto began = std::chrono::steady_clock::now();
    g.decision(*s, d);
    if (d.over()) return;
    g.apply(*s, d, any_answer(d, rng), nullptr);
    const double took = nanoseconds_since(began);
    if (d.by_luck() || d.options.size() != 1) continue;
    if (n == least.size()) least.push_back(took);
    least[n] = std::min(least[n], took);
    ++n;
  }
}
Forced forced(const Game& g, const Json& config) {
  constexpr std::uint64_t kGames = 40;
  constexpr int kTimes = 7;
  Forced out;
  std::vector<double> all;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    std::vector<double> least;
    for (int i = 0; i < kTimes; ++i) time_forced(g, config, seed, least);
    all.insert(all.end(), least.begin(), least.end());
  }
  out.questions = all.size();
  if (all.empty()) return out;
  const double clock = clock_nanoseconds();
  std::sort(all.begin(), all.end());
  for (const double took : all) out.mean += (took - clock) / static_cast<double>(all.size());
  out.median = all[all.size() / 2] - clock;
  return out;
}

Json bench_random(const Game& g, const Json& config, double for_seconds) {
  Run signature;
  play_random(g, config, 200, 1, signature);
  Run timed;
  const double began = seconds_used();
  while (seconds_used() - began < for_seconds) play_random(g, config, 50, 2 + timed.games, timed);
  const double took = seconds_used() - began;
  const Copies copy = copies(g, config);
  const Forced one = forced(g, config);
  return {
      {"game", std::string(g.info().id)},
      {"config", g.full_config(config)},
      {"state_bytes", g.state_bytes()},
      {"copied_bytes", copy.bytes},
      {"copy_nanoseconds", copy.nanoseconds},
      {"forced", {{"questions", one.questions}, {"mean_nanoseconds", one.mean}, {"median_nanoseconds", one.median}}},
      {"signature",
       {{"games", signature.games}, {"answers", signature.answers}, {"hash", hex64(signature.hash.value())}}},
      {"games_per_second", static_cast<double>(timed.games) / took},
      {"answers_per_second", static_cast<double>(timed.answers) / took}};
}

// Bots at all seats of one match; what they chose is the signature.
Json bench_bot(const Game& g, const Json& config, const BotLevel& level) {
  SessionSetup setup;
  setup.config_text = dump_json(config);
  setup.seed = 1;
  Problems problems;
  const auto s = Session::create(g, setup, problems);
  Hash choices;
  std::uint64_t questions = 0;
  double longest = 0;
  const double began = seconds_used();
  for (; s->waiting_for() != SeatId::none && questions < 200; ++questions) {
    View v = s->view(only(s->waiting_for()));
    const Decision d = v.decision;
    const double before = seconds_used();
    const std::uint64_t best = think(g, std::move(v.seen), d, level, s->thinking_seed());
    longest = std::max(longest, seconds_used() - before);
    choices.add(best);
    s->submit(d.seat, best, s->ply());
  }
  return {{"game", std::string(g.info().id)},
          {"bot", std::string(level.id)},
          {"playouts", level.playouts},
          {"signature", {{"questions", questions}, {"choices", hex64(choices.value())}}},
          {"seconds_per_answer", questions ? (seconds_used() - began) / static_cast<double>(questions) : 0.0},
          {"longest_answer_seconds", longest}};
}

// Random deals of French Tarot by the model that its searches play out, from the first card: deals by the rules of
// thumb, four at the table. The yardstick deals and lays aside as well.
Json bench_tarot_model(const Game& g, double for_seconds) {
  namespace tarot = french_tarot;
  constexpr std::size_t kDeals = 64;
  std::vector<tarot::Model> deals;
  Decision d;
  Rng rng(1);
  while (deals.size() < kDeals) {
    const StatePtr s = g.initial({{"options", {{"deals", 1}}}});
    const auto played = [&] { return GameOf<tarot::Rules>::get(*s).phase == tarot::Phase::play; };
    for (g.decision(*s, d); !d.over() && !played(); g.decision(*s, d))
      g.apply(*s, d, d.by_luck() ? any_answer(d, rng) : g.brain()->playout(*s, d, rng), nullptr);
    if (!d.over()) deals.emplace_back(GameOf<tarot::Rules>::get(*s));
  }
  std::uint64_t n = 0;
  Hash signature;
  const double began = seconds_used();
  while (n < 200 || seconds_used() - began < for_seconds)
    for (int i = 0; i < 200; ++i, ++n) {
      tarot::Model m = deals[n % kDeals];
      tarot::play_at_random(m, rng);
      if (n < 200) signature.add(static_cast<std::uint64_t>(m.gains()[0]));
    }
  return {{"game", std::string(g.info().id)},
          {"model", true},
          {"signature", {{"gains", hex64(signature.value())}}},
          {"games_per_second", static_cast<double>(n) / (seconds_used() - began)}};
}

std::string text_at(const Json& j, const char* name) { return j[name].get<std::string>(); }
std::string line_of(const Json& j) {
  const auto number = [&](const char* name) { return j[name].get<double>(); };
  char out[512];
  const std::string game = text_at(j, "game");
  if (j.contains("bot"))
    std::snprintf(out, sizeof out, "%-16s bot %-10s %8.1f ms an answer, longest %.1f ms   signature %s\n", game.c_str(),
                  text_at(j, "bot").c_str(), number("seconds_per_answer") * 1e3, number("longest_answer_seconds") * 1e3,
                  text_at(j["signature"], "choices").c_str());
  else if (j.contains("model"))
    std::snprintf(out, sizeof out, "%-16s model         %10.0f deals/s   signature %s\n", game.c_str(),
                  number("games_per_second"), text_at(j["signature"], "gains").c_str());
  else
    std::snprintf(out, sizeof out,
                  "%-16s %d seats       %10.0f games/s %12.0f answers/s   signature %s\n"
                  "    a copy: %.0f bytes of %.0f, %.0f ns; a question with one option: %.0f ns, median %.0f ns\n",
                  game.c_str(), j["config"]["seats"].get<int>(), number("games_per_second"),
                  number("answers_per_second"), text_at(j["signature"], "hash").c_str(), number("copied_bytes"),
                  number("state_bytes"), number("copy_nanoseconds"), j["forced"]["mean_nanoseconds"].get<double>(),
                  j["forced"]["median_nanoseconds"].get<double>());
  return out;
}

}  // namespace

int run_bench(const CommandLine& line) {
  Args args(line, {"seconds"}, {"json"});
  const double for_seconds = static_cast<double>(args.number("seconds", 1));
  if (!args.fault().empty() || args.rest().size() > 1) return misused("bench [GAME] [--json] [--seconds N]");
  const Game* only_game = args.rest().empty() ? nullptr : game_named(args.rest()[0]);
  if (!args.rest().empty() && !only_game) return 2;
  const auto show = [&](const Json& j) { print(args.has("json") ? dump_json(j) + "\n" : line_of(j)); };
  for (const Game* g : all_games()) {
    if (only_game && g != only_game) continue;
    for (int seats = g->info().least_seats; seats <= g->info().most_seats; ++seats) {
      Json config = {{"seats", seats}};
      // If some rule sets do not allow this number of seats: takes the first that does.
      for (const auto set : g->info().rule_sets)
        if (!g->check_config(config).empty()) config["rule_set"] = std::string(set);
      for (const auto& o : g->info().options)
        if (o.id == "deals" && o.least <= 1) config["options"]["deals"] = 1;  // the deal is the unit
      show(bench_random(*g, config, for_seconds));
    }
    if (g->info().id == "french_tarot") show(bench_tarot_model(*g, for_seconds));
    if (!g->brain()) continue;
    for (const auto& level : bot_levels()) show(bench_bot(*g, Json::object(), level));
    show(bench_bot(*g, Json::object(), *find_bot_level(quick_level(bot_levels().back().id))));
  }
  return 0;
}

}  // namespace mathom::headless
