// Measures the trading card game at its heaviest: ten skirmishes and a hundred modifiers in force, a third of them from
// cards in play and the others given for a time. Prints the cost of an answer there and in random games of the two
// starters. `scripts/bench` runs it.
//
//   lotr_tcg_stress [SECONDS [REPEATS]]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "core/json.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/phases.h"
#include "rules/game_of.h"
#include "rules/registry.h"

namespace mathom::lotr_tcg {
namespace {

constexpr int kFights = 10, kInForce = 100;

const Game& tcg() { return *find_game("lotr_tcg"); }
const Catalog& cards() { return catalog_of(tcg()); }
double seconds_used() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

[[noreturn]] void give_up(const std::string& why) {
  std::fprintf(stderr, "lotr_tcg_stress: %s\n", why.c_str());
  std::exit(1);
}

// Returns the cards of a kind, one of each title.
Json characters(Type type, int n) {
  Json out = Json::array();
  std::vector<int> titles{cards().facts(cards().find("frodo-son-of-drogo")).title};
  for (const CardFacts& f : cards().prints)
    if (f.type == type && static_cast<int>(out.size()) < n &&
        std::find(titles.begin(), titles.end(), f.title) == titles.end()) {
      titles.push_back(f.title);
      out.push_back(f.id);
    }
  return out;
}
// Cards with static texts that nobody bears: the allowed number of copies of each.
void add_sources(Json& table, Side side, int n) {
  for (std::size_t print = 0; print < cards().prints.size() && n > 0; ++print) {
    const CardFacts& f = cards().facts(static_cast<int>(print));
    if (f.type != Type::condition || f.bearer >= 0 || f.on_site || f.side() != side || cards().gives[print] == 0)
      continue;
    for (int copy = 0; copy < (f.unique ? 1 : kMostOfTitle) && n > 0; ++copy, --n) table.push_back(f.id);
  }
}

int standing(const Table& t) {
  int n = 0;
  for (int kind = 0; kind < kModifiers; ++kind) n += static_cast<int>(t.in_force().of(t, kind).size());
  return n;
}

// The rest are given for a time: strength, to all fighters in turn.
void give_for_a_time(State& s, int n) {
  int modifier = 0;
  const auto& all = cards().code.modifiers;
  while (modifier < static_cast<int>(all.size()) && all[at(modifier)].verb != kStrength) ++modifier;
  for (int card = 0; n > 0 && !s.timed.full(); card = (card + 1) % s.cards.size()) {
    if (s.pieces[card].fight == 0) continue;
    effects::Timed given{.modifier = static_cast<std::int16_t>(modifier), .on = static_cast<std::int16_t>(card)};
    given.give(n-- % 3 + 1, kUntilTurn, 0);
    s.timed.push_back(given);
  }
}

StatePtr heavy_table() {
  Json free = characters(Type::companion, kFights - 2), dark = Json::array(), fights = Json::array();
  const Json allies = characters(Type::ally, 1), minions = characters(Type::minion, kFights);
  for (const Json& ally : allies) free.push_back(ally);
  Json defenders = free;
  StatePtr state = tcg().initial(Json{{"seats", 2}});
  State& s = GameOf<Rules>::get(*state);
  defenders.push_back(cards().facts(index(s.cards[s.ring_bearer[0]].def)).id);
  for (int i = 0; i < kFights; ++i) {
    dark.push_back(minions[at(i)]);
    fights.push_back({{"defender", defenders[at(i)]}, {"minions", {minions[at(i)]}}});
  }
  add_sources(free, Side::free_peoples, 18);
  add_sources(dark, Side::shadow, 18);
  Problems problems;
  tcg().arrange(*state,
                {{"phase", "skirmish"}, {"at", {5, 1}}, {"table", {free, dark}}, {"fights", fights}, {"twilight", 20}},
                problems);
  if (!problems.empty()) give_up(problems.text());
  State& laid = GameOf<Rules>::get(*state);
  const int of_cards = standing(looking_at(cards(), laid));
  give_for_a_time(laid, kInForce - of_cards);
  std::printf("%d skirmishes, %d modifiers of cards in play and %d for a time\n", laid.skirmishes.size(), of_cards,
              laid.timed.size());
  for (const Problem& p : tcg().check(*state)) give_up(p.path + " " + p.message);
  return state;
}

// Random answers from that State on, to the end or as long as the skirmishes last. Returns nanoseconds each.
double cost(const State& from, bool skirmishes_only, double for_seconds) {
  const StatePtr start = tcg().initial(Json{{"seats", 2}}), s = tcg().clone(*start);
  GameOf<Rules>::get(*start) = from;
  Decision d;
  Rng rng(1);
  std::uint64_t answers = 0;
  const double began = seconds_used();
  while (seconds_used() - began < for_seconds) {
    tcg().assign(*s, *start);
    for (tcg().decision(*s, d); !d.over(); tcg().decision(*s, d), ++answers) {
      if (skirmishes_only && GameOf<Rules>::get(std::as_const(*s)).phase != kSkirmish) break;
      tcg().apply(*s, d,
                  {d.by_luck() && d.ask != Ask::roll
                       ? rng.next()
                       : rng.below(d.by_luck() ? d.sides : static_cast<std::uint32_t>(d.options.size())),
                   {}},
                  nullptr);
    }
  }
  return (seconds_used() - began) * 1e9 / static_cast<double>(answers);
}

}  // namespace

void compare(double seconds, int repeats) {
  const StatePtr heavy = heavy_table(), start = tcg().initial(Json{{"seats", 2}});
  double plain = 1e18,
         stressed = 1e18;  // the least of the runs, which alternate: other programs only add time
  for (int i = 0; i < repeats; ++i) {
    plain = std::min(plain, cost(GameOf<Rules>::get(std::as_const(*start)), false, seconds));
    stressed = std::min(stressed, cost(GameOf<Rules>::get(std::as_const(*heavy)), true, seconds));
  }
  std::printf("an answer: %.0f ns in plain games, %.0f ns there: %.2f times\n", plain, stressed, stressed / plain);
}

}  // namespace mathom::lotr_tcg

int main(int argc, char** argv) {
  mathom::lotr_tcg::compare(argc > 1 ? std::atof(argv[1]) : 1, argc > 2 ? std::atoi(argv[2]) : 3);
  return 0;
}
