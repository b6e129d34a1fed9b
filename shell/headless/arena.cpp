// `mathom arena`: how one bot does against another. With the same luck, A sits alone at each seat in turn among B's; a
// bot that plays as well as the others comes out at their average.
#include <cmath>
#include <cstdio>

#include "core/json.h"
#include "rules/config.h"
#include "shell/headless/args.h"
#include "shell/headless/commands.h"
#include "shell/headless/console.h"
#include "shell/headless/players.h"

namespace mathom::headless {
namespace {

struct Bout {
  const Game& game;
  std::string config;
  Seat a, b;
  int seats = 0;
};

// A's points more than the average of the B's, in the game's points; A at this seat.
double lead(const Bout& bout, int seat_of_a, std::uint64_t seed) {
  SessionSetup setup;
  setup.config_text = bout.config;
  setup.seed = seed;
  setup.seats.assign(static_cast<std::size_t>(bout.seats), bout.b);
  setup.seats[static_cast<std::size_t>(seat_of_a)] = bout.a;
  Problems problems;
  const auto s = Session::create(bout.game, setup, problems);
  while (s->waiting_for() != SeatId::none) s->submit(s->waiting_for(), bot_answer(*s), s->ply());
  const Outcome o = s->outcome();
  double others = 0;
  for (int i = 0; i < bout.seats; ++i)
    if (i != seat_of_a) others += o.score[static_cast<std::size_t>(i)];
  return (o.score[static_cast<std::size_t>(seat_of_a)] - others / (bout.seats - 1)) / bout.game.info().score_unit;
}

// The config, with a match of a single deal where the game has such an option and the config does not say otherwise.
Json single_deal(const GameInfo& info, Json config) {
  for (const auto& o : info.options)
    if (o.id == "deals" && o.least <= 1 && !(config.contains("options") && config["options"].contains("deals")))
      config["options"]["deals"] = 1;
  return config;
}

}  // namespace

int run_arena(const CommandLine& line) {
  Args args(line, {"a", "b", "deals", "seed", "config"}, {});
  const std::uint64_t deals = args.number("deals", 20), seed = args.seed("seed", 1);
  if (!args.fault().empty()) return misused(args.fault());
  if (args.rest().size() != 1 || deals == 0)
    return misused("arena GAME --a bot:club --b bot:beginner --deals N [--seed N] [--config FILE]");
  const Game* g = game_named(args.rest()[0]);
  const auto text = g ? config_text(args.text("config")) : std::nullopt;
  if (!text) return 2;
  Bout bout{*g, {}, {}, {}, 0};
  for (const auto& [name, seat] : {std::pair<const char*, Seat*>{"a", &bout.a}, {"b", &bout.b}})
    if (!read_seat(args.text(name), *seat) || seat->is_person())
      return misused(std::string("--") + name + " must name a bot, as bot:club");
  Problems problems;
  const auto config = parse_json(*text, problems);
  if (config) problems = g->check_config(*config);
  if (!config || !problems.empty()) return misused(problems.text());
  bout.config = dump_json(single_deal(g->info(), *config));
  bout.seats = config_seats(g->info(), *config);

  double sum = 0, squares = 0;
  const double began = seconds();
  for (std::uint64_t n = 0; n < deals; ++n) {
    double mean = 0;
    for (int seat = 0; seat < bout.seats; ++seat) mean += lead(bout, seat, seed + n) / bout.seats;
    sum += mean;
    squares += mean * mean;
  }
  const double count = static_cast<double>(deals), mean = sum / count;
  const double error = deals > 1 ? std::sqrt(std::max(0.0, squares / count - mean * mean) / (count - 1)) : 0.0;
  char out[256];
  std::snprintf(
      out, sizeof out,
      "%s: %s against %s, %llu deals at each of %d seats: %+.2f points a deal, standard error %.2f (%.1f s)\n",
      std::string(g->info().id).c_str(), bout.a.bot.c_str(), bout.b.bot.c_str(), static_cast<unsigned long long>(deals),
      bout.seats, mean, error, seconds() - began);
  print(out);
  return 0;
}

}  // namespace mathom::headless
