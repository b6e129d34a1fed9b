// `mathom arena`: how one bot does against another. With the same luck, A sits alone at each seat in turn among B's; a
// bot that plays as well as the others comes out at their average. Where fixed teams play each other, A has all seats of
// each team in turn. Without a B all seats are A's, for games in which all win or lose together.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>

#include "ai/bot.h"
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
  std::vector<SeatMask> places{};  // seats that A takes, one after the other
  int playouts = -1;               // of A, for each answer; -1: those of its level
};

// Everyone alone, or every team.
std::vector<SeatMask> places_of(const Game& game, const State& start, int seats) {
  std::map<int, SeatMask> teams;
  const Outcome o = game.outcome(start);
  for (int i = 0; i < seats; ++i) {
    SeatMask& team = teams[o.team[static_cast<std::size_t>(i)]];
    team = static_cast<SeatMask>(team | only(seat_at(i)));
  }
  std::vector<SeatMask> out;
  if (teams.size() > 1)
    for (const auto& [team, members] : teams) out.push_back(members);
  else
    for (int i = 0; i < seats; ++i) out.push_back(only(seat_at(i)));
  return out;
}

// A's answer, with another number of playouts than its level has.
std::uint64_t answer_of(const Session& s, const Bout& bout) {
  BotLevel level = *find_bot_level(bout.a.bot);
  level.playouts = bout.playouts;
  View v = s.view(only(s.waiting_for()));
  return think(s.game(), std::move(v.seen), v.decision, level, s.thinking_seed());
}

// A's points more than the average of the B's, in the game's points; A at these seats.
double lead(const Bout& bout, SeatMask seats_of_a, std::uint64_t seed) {
  SessionSetup setup;
  setup.config_text = bout.config;
  setup.seed = seed;
  setup.seats.assign(static_cast<std::size_t>(bout.seats), bout.b);
  for (int i = 0; i < bout.seats; ++i)
    if (contains(seats_of_a, seat_at(i))) setup.seats[static_cast<std::size_t>(i)] = bout.a;
  Problems problems;
  const auto s = Session::create(bout.game, setup, problems);
  while (s->waiting_for() != SeatId::none) {
    const bool is_a = contains(seats_of_a, s->waiting_for());
    s->submit(s->waiting_for(), is_a && bout.playouts >= 0 ? answer_of(*s, bout) : bot_answer(*s), s->ply());
  }
  const Outcome o = s->outcome();
  double own = 0, others = 0;
  int of_a = 0;
  for (int i = 0; i < bout.seats; ++i) {
    const bool is_a = contains(seats_of_a, seat_at(i));
    (is_a ? own : others) += o.score[static_cast<std::size_t>(i)];
    of_a += is_a;
  }
  return (own / of_a - others / (bout.seats - of_a)) / bout.game.info().score_unit;
}

// All seats by the same level, with so many playouts; how each game ended, as the description of the game says in "result".
void play_together(const Bout& bout, const BotLevel& level, std::uint64_t games, std::uint64_t seed) {
  const double began = seconds();
  std::map<std::string, int> endings;
  double score = 0, longest = 0;
  std::uint64_t answers = 0;
  Problems problems;
  for (std::uint64_t n = 0; n < games; ++n) {
    SessionSetup setup;
    setup.config_text = bout.config;
    setup.seed = seed + n;
    setup.seats.assign(static_cast<std::size_t>(bout.seats), bout.a);
    const auto s = Session::create(bout.game, setup, problems);
    for (; s->waiting_for() != SeatId::none; ++answers) {
      View v = s->view(only(s->waiting_for()));
      const double asked = seconds();
      const std::uint64_t answer = think(s->game(), std::move(v.seen), v.decision, level, s->thinking_seed());
      longest = std::max(longest, seconds() - asked);
      s->submit(s->waiting_for(), answer, s->ply());
    }
    score += s->outcome().score[0] / static_cast<double>(bout.game.info().score_unit * static_cast<int>(games));
    const Json end = bout.game.describe(s->view(kNobody).seen);
    ++endings[end.contains("result") ? end["result"].get<std::string>() : "over"];
  }
  char out[256];
  std::snprintf(out, sizeof out,
                "%s: %s alone at %d seats, %llu games: %.1f points, %.0f answers a game, longest %.2f s (%.1f s)\n",
                std::string(bout.game.info().id).c_str(), bout.a.bot.c_str(), bout.seats,
                static_cast<unsigned long long>(games), score,
                static_cast<double>(answers) / static_cast<double>(games), longest, seconds() - began);
  print(out);
  for (const auto& [how, n] : endings) {
    const double share = n / static_cast<double>(games),
                 margin = 1.96 * std::sqrt(share * (1 - share) / static_cast<double>(games));
    std::snprintf(out, sizeof out, "  %-14s %5.1f %% +- %.1f\n", how.c_str(), 100 * share, 100 * margin);
    print(out);
  }
}

// A figure with its standard error.
struct Mean {
  double sum = 0, squares = 0, count = 0;
  int above = 0;
  void add(double x) {
    sum += x;
    squares += x * x;
    ++count;
    above += x > 0;
  }
  double mean() const { return sum / count; }
  double error() const {
    return count > 1 ? std::sqrt(std::max(0.0, squares / count - mean() * mean()) / (count - 1)) : 0.0;
  }
};

void play_against(const Bout& bout, std::uint64_t deals, std::uint64_t seed) {
  const double began = seconds();
  Mean all;
  std::vector<Mean> by_place(bout.places.size());
  for (std::uint64_t n = 0; n < deals; ++n) {
    double mean = 0;
    for (std::size_t i = 0; i < bout.places.size(); ++i) {
      const double points = lead(bout, bout.places[i], seed + n);
      by_place[i].add(points);
      mean += points / static_cast<double>(bout.places.size());
    }
    all.add(mean);
  }
  char out[256];
  std::snprintf(
      out, sizeof out,
      "%s: %s against %s, %llu deals at each of %d seats: %+.2f points a deal, standard error %.2f (%.1f s)\n",
      std::string(bout.game.info().id).c_str(), bout.a.bot.c_str(), bout.b.bot.c_str(),
      static_cast<unsigned long long>(deals), bout.seats, all.mean(), all.error(), seconds() - began);
  print(out);
  if (static_cast<int>(bout.places.size()) == bout.seats && bout.seats > 2) return;
  for (std::size_t i = 0; i < by_place.size(); ++i) {
    std::string seats;
    for (int seat = 0; seat < bout.seats; ++seat)
      if (contains(bout.places[i], seat_at(seat))) seats += " " + std::to_string(seat);
    std::snprintf(out, sizeof out, "  at seat%s: %+.2f, standard error %.2f; ahead in %d of %.0f\n", seats.c_str(),
                  by_place[i].mean(), by_place[i].error(), by_place[i].above, by_place[i].count);
    print(out);
  }
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
  Args args(line, {"a", "b", "deals", "seed", "config", "playouts"}, {});
  const std::uint64_t deals = args.number("deals", 20), seed = args.seed("seed", 1);
  if (!args.fault().empty()) return misused(args.fault());
  if (args.rest().size() != 1 || deals == 0)
    return misused("arena GAME --a bot:club [--b bot:beginner] --deals N [--playouts N] [--seed N] [--config FILE]");
  const Game* g = game_named(args.rest()[0]);
  const auto text = g ? config_text(args.text("config")) : std::nullopt;
  if (!text) return 2;
  const bool together = args.text("b").empty();
  Bout bout{*g, {}, {}, {}, 0};
  for (const auto& [name, seat] : {std::pair<const char*, Seat*>{"a", &bout.a}, {"b", &bout.b}})
    if (!(together && seat == &bout.b) && (!read_seat(args.text(name), *seat) || seat->is_person()))
      return misused(std::string("--") + name + " must name a bot, as bot:club");
  Problems problems;
  const auto config = parse_json(*text, problems);
  if (config) problems = g->check_config(*config);
  if (!config || !problems.empty()) return misused(problems.text());
  bout.config = dump_json(single_deal(g->info(), *config));
  const StatePtr start = g->initial(*config);
  bout.seats = g->seats(*start);  // some games say it by their rule set
  bout.places = places_of(*g, *start, bout.seats);

  if (together) {
    BotLevel level = *find_bot_level(bout.a.bot);
    level.playouts = static_cast<int>(args.number("playouts", static_cast<std::uint64_t>(level.playouts)));
    play_together(bout, level, deals, seed);
    return 0;
  }
  const std::uint64_t usual = static_cast<std::uint64_t>(find_bot_level(bout.a.bot)->playouts);
  if (args.number("playouts", usual) != usual) bout.playouts = static_cast<int>(args.number("playouts", usual));
  play_against(bout, deals, seed);
  return 0;
}

}  // namespace mathom::headless
