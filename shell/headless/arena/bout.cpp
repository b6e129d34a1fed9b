#include "shell/headless/arena/bout.h"

#include <algorithm>
#include <map>

#include "ai/bot.h"
#include "core/json.h"
#include "shell/headless/arena/clients.h"
#include "shell/headless/console.h"

namespace mathom::headless {
namespace {

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

Json single_deal(const GameInfo& info, Json config) {
  for (const auto& o : info.options)
    if (o.id == "deals" && o.least <= 1 && !(config.contains("options") && config["options"].contains("deals")))
      config["options"]["deals"] = 1;
  return config;
}

double lead_of(const Bout& bout, SeatMask seats_of_a, const Outcome& o) {
  const double unit = bout.game->info().score_unit;
  double own = 0, others = 0;
  int of_a = 0;
  for (int i = 0; i < bout.seats; ++i) {
    const bool is_a = contains(seats_of_a, seat_at(i));
    (is_a ? own : others) += o.score[static_cast<std::size_t>(i)];
    of_a += is_a;
  }
  return of_a == bout.seats ? o.score[0] / unit : (own / of_a - others / (bout.seats - of_a)) / unit;
}

}  // namespace

std::optional<Bout> make_bout(const Game& game, const Json& config, ArenaPlayer a, std::optional<ArenaPlayer> b,
                              std::uint64_t seed, Problems& problems) {
  problems = game.check_config(config);
  if (!problems.empty()) return std::nullopt;
  const Json full = game.full_config(single_deal(game.info(), config));
  const StatePtr start = game.initial(full);
  Bout out{&game, dump_json(full), std::move(a), std::move(b), seed};
  out.seats = game.seats(*start);  // some games say it by their rule set
  out.places = out.together() ? std::vector<SeatMask>{first_seats(out.seats)} : places_of(game, *start, out.seats);
  return out;
}

double Deal::lead() const {
  double sum = 0;
  for (const double x : leads) sum += x;
  return leads.empty() ? 0 : sum / static_cast<double>(leads.size());
}

DealPlayer::DealPlayer(const Bout& bout) : bout_(bout) {
  if (bout.a.is_program() || (bout.b && bout.b->is_program())) clients_ = std::make_unique<ArenaClients>(bout);
}
DealPlayer::~DealPlayer() = default;

bool DealPlayer::play(std::uint64_t number, Deal& out, std::string& fault) {
  out = {};
  out.number = number;
  for (const SeatMask place : bout_.places) {
    Outcome result;
    if (!play_game(place, out, result, fault)) return false;
    out.leads.push_back(lead_of(bout_, place, result));
  }
  return true;
}

bool DealPlayer::play_game(SeatMask seats_of_a, Deal& out, Outcome& result, std::string& fault) {
  SessionSetup setup;
  setup.config_text = bout_.config;
  setup.seed = bout_.seed + out.number;
  setup.seats.assign(static_cast<std::size_t>(bout_.seats), Seat{});
  for (int i = 0; i < bout_.seats; ++i) setup.seats[static_cast<std::size_t>(i)].name = "Seat " + std::to_string(i);
  Problems problems;
  auto begun = Session::create(*bout_.game, setup, problems);
  if (!begun) return fault = "this game cannot begin: " + problems.text(), false;
  Session& s = *begun;
  if (clients_ && !clients_->begin(std::move(begun), seats_of_a, fault)) return false;
  for (; s.waiting_for() != SeatId::none; ++out.answers) {
    const double asked = seconds();
    std::uint64_t answer = 0;
    if (!ask(s, seats_of_a, answer, fault)) {
      fault += " (deal " + std::to_string(out.number) + ", seed " + std::to_string(setup.seed) + ")";
      return false;
    }
    out.longest = std::max(out.longest, seconds() - asked);
    s.submit(s.waiting_for(), answer, s.ply());
  }
  result = s.outcome();
  if (bout_.together()) {
    const Json end = bout_.game->describe(s.view(kNobody).seen);
    out.ending = end.contains("result") ? end["result"].get<std::string>() : "over";
  }
  if (clients_) clients_->end();
  return true;
}

bool DealPlayer::ask(Session& s, SeatMask seats_of_a, std::uint64_t& answer, std::string& fault) {
  const SeatId seat = s.waiting_for();
  const ArenaPlayer& player = contains(seats_of_a, seat) ? bout_.a : *bout_.b;
  if (player.is_program()) return clients_->answer(seat, answer, fault);
  View v = s.view(only(seat));
  answer = think(s.game(), std::move(v.seen), v.decision, player.level, s.thinking_seed());
  return true;
}

}  // namespace mathom::headless
