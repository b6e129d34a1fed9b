// How much the cards of master's search leave lying: at questions for a card, one in six of deals that it plays with few playouts, many worlds
// that explain what was done are played out for every card that is worth trying. What the best of them brings more than what a search
// answers is that search's regret, in points of the score for each that a point of the cards counts. By the same worlds and the same
// playouts the search goes, so that nothing is said of how true these are: only of how well so many playouts use them.
//
//   french_tarot_regret SEATS DEALS WORLDS SEED PLAYOUTS...
//
// For each number of playouts, two searches: with the step at the target rounded off, as master does (Style::rounded), and with the step.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "ai/bot.h"
#include "ai/playout.h"
#include "ai/world_search.h"
#include "core/json.h"
#include "games/french_tarot/brain/guess.h"
#include "games/french_tarot/brain/master.h"
#include "games/french_tarot/brain/sides.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/game_of.h"
#include "rules/registry.h"

namespace mathom::french_tarot {
namespace {

using TarotGame = GameOf<Rules>;

constexpr std::uint32_t kOneIn = 6;           // questions
constexpr int kChains = 40, kExchanges = 12;  // many short chains of worlds, as those of one hang together
constexpr int kSearches = 2;                  // of each question
constexpr int kPlayoutsOfDeals = 40;

// As master, by the score as it is paid.
class Stepped final : public MasterBrain {
 public:
  Stepped() : MasterBrain({.wander = 3, .solved = 16, .by_net = true, .exchanges = 40}) {}
};

const Brain& stepped() {
  static const Stepped kStepped;
  return kStepped;
}

const Game& tarot() { return *find_game("french_tarot"); }

bool of_cards(const Decision& d) {
  return d.why == static_cast<int>(Question::lead) || d.why == static_cast<int>(Question::follow);
}

struct Position {
  StatePtr state;
  Decision decision;
  std::vector<double> worths;  // of the options that are tried
  Observation seen() const { return tarot().observe(*state, only(decision.seat)); }
  std::vector<Brain::Considered> tried() const {
    std::vector<Brain::Considered> out;
    stepped().consider(seen(), decision, out);
    return out;
  }
};

// The questions of one deal; none where nobody takes.
void play(int seats, std::uint64_t seed, std::vector<Position>& out) {
  const StatePtr s = tarot().initial({{"seats", seats}, {"options", {{"deals", 1}}}});
  BotLevel level = *find_bot_level("master");
  level.playouts = kPlayoutsOfDeals;
  Rng luck(seed), thoughts(nth_number(seed, 1));
  Decision d;
  for (tarot().decision(*s, d); !d.over() && TarotGame::get(*s).deals_begun <= 1; tarot().decision(*s, d)) {
    std::uint64_t value = d.ask == Ask::roll ? luck.below(d.sides) : d.by_luck() ? luck.next() : 0;
    if (of_cards(d)) {
      if (d.options.size() > 1 && thoughts.below(kOneIn) == 0) out.push_back({tarot().clone(*s), d, {}});
      value = think(tarot(), tarot().observe(*s, only(d.seat)), d, level, thoughts.next());
    } else if (!d.by_luck()) {
      value = tarot().brain()->judge(tarot().observe(*s, only(d.seat)), d, thoughts, 0).value;
    }
    tarot().apply(*s, d, {value, {}}, nullptr);
  }
}

void weigh(Position& p, int worlds, std::uint64_t seed) {
  const Observation seen = p.seen();
  const auto tried = p.tried();
  const Model m(TarotGame::get(*p.state));
  const double stakes = 2.0 * static_cast<double>(stake(m, index(p.decision.seat), m.takers));
  Playout playout(tarot(), stepped(), p.decision);
  Rng rng(seed);
  p.worths.assign(tried.size(), 0);
  for (int chain = 0; chain < kChains; ++chain) {
    const auto guessed = guess_worlds(seen, kExchanges);
    for (int i = 0; i < worlds / kChains; ++i) {
      const mathom::State& world = guessed->next(rng);
      const std::uint64_t same = rng.next();
      for (std::size_t k = 0; k < tried.size(); ++k)
        p.worths[k] += playout.play(world, tried[k].option, same) / (stakes * kChains * (worlds / kChains));
    }
  }
}

double regret(const Position& p, const Brain& brain, int playouts, std::uint64_t seed) {
  const Observation seen = p.seen();
  const auto tried = p.tried();
  WorldSearch search(tarot(), brain, seen, p.decision, tried, {.playouts = playouts}, seed, nullptr,
                     brain.likely_worlds(seen));
  while (!search.done()) search.step();
  const auto chosen =
      std::find_if(tried.begin(), tried.end(), [&](const auto& t) { return t.option == search.best(); });
  return *std::max_element(p.worths.begin(), p.worths.end()) -
         p.worths[static_cast<std::size_t>(chosen - tried.begin())];
}

void tell(const char* what, const std::vector<Position>& all, const Brain& brain, int playouts) {
  double sum = 0, squares = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    double x = 0;
    for (std::uint64_t k = 0; k < kSearches; ++k) x += regret(all[i], brain, playouts, nth_number(i, k)) / kSearches;
    sum += x, squares += x * x;
  }
  const double n = static_cast<double>(all.size()), mean = sum / n;
  std::printf("%d playouts, %-12s %.3f +- %.3f points a card behind the best\n", playouts, what, mean,
              1.96 * std::sqrt((squares / n - mean * mean) / n));
  std::fflush(stdout);
}

int run(int argc, char** argv) {
  if (argc < 6) return std::fprintf(stderr, "french_tarot_regret SEATS DEALS WORLDS SEED PLAYOUTS...\n"), 2;
  const int seats = std::atoi(argv[1]), deals = std::atoi(argv[2]), worlds = std::max(kChains, std::atoi(argv[3]));
  const std::uint64_t seed = std::strtoull(argv[4], nullptr, 10);
  std::vector<Position> all;
  for (int i = 0; i < deals; ++i) play(seats, seed + static_cast<std::uint64_t>(i), all);
  std::erase_if(all, [](const Position& p) { return p.tried().size() < 2; });
  for (std::size_t i = 0; i < all.size(); ++i) weigh(all[i], worlds, nth_number(seed, i));
  std::printf("%zu questions\n", all.size());
  for (int i = 5; i < argc; ++i) {
    tell("rounded off", all, master_brain(), std::atoi(argv[i]));
    tell("with the step", all, stepped(), std::atoi(argv[i]));
  }
  return 0;
}

}  // namespace
}  // namespace mathom::french_tarot

int main(int argc, char** argv) { return mathom::french_tarot::run(argc, argv); }
