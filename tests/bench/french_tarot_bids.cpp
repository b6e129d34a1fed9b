// How good the bids of a level are: at each question for a bid, 1,000 worlds that explain the bids so far are played out for every bid, cards
// by the net, and choose one; 1,000 others say how much more it brings than the bid of the level. All seats are of that level.
//
//   french_tarot_bids SEATS DEALS LEVEL SEED
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "ai/bot.h"
#include "ai/playout.h"
#include "core/json.h"
#include "games/french_tarot/brain/brain.h"
#include "games/french_tarot/brain/guess.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/game_of.h"
#include "rules/registry.h"

namespace mathom::french_tarot {
namespace {

using TarotGame = GameOf<Rules>;

constexpr int kWorlds = 1000;

// Plays out as master does, and takes nothing off a deal that the seat takes.
class Judge final : public TarotBrain {
 public:
  Judge() : TarotBrain({.wander = 3, .by_net = true}) {}
};

const Game& tarot() { return *find_game("french_tarot"); }

// What each bid brings on average, in half points.
std::vector<double> worths(const Observation& seen, const Decision& d, Rng& rng) {
  static const Judge kJudge;
  Playout playout(tarot(), kJudge, d);
  const auto worlds = guess_worlds(seen);
  std::vector<double> out(d.options.size());
  for (int i = 0; i < kWorlds; ++i) {
    const mathom::State& world = worlds->next(rng);
    const std::uint64_t luck = rng.next();
    for (std::uint32_t bid = 0; bid < d.options.size(); ++bid)
      out[bid] += playout.play(world, bid, luck) / double(kWorlds);
  }
  return out;
}

struct Regret {
  double points = 0;
  int bids = 0, alike = 0;  // alike: the worlds choose the same
};

// Of all bids of a deal.
Regret deal(int seats, const BotLevel& level, std::uint64_t seed) {
  const StatePtr s = tarot().initial({{"seats", seats}, {"options", {{"deals", 1}}}});
  Rng luck(seed), thoughts(nth_number(seed, 1));
  Regret out;
  Decision d;
  for (tarot().decision(*s, d); !d.over() && TarotGame::get(*s).deals_begun < 2; tarot().decision(*s, d)) {
    if (!d.by_luck() && d.why != static_cast<int>(Question::bid)) break;
    std::uint64_t value = d.ask == Ask::roll ? luck.below(d.sides) : d.by_luck() ? luck.next() : 0;
    if (!d.by_luck()) {
      const Observation seen = tarot().observe(*s, only(d.seat));
      value = think(tarot(), tarot().observe(*s, only(d.seat)), d, level, thoughts.next());
      const std::vector<double> first = worths(seen, d, thoughts), other = worths(seen, d, thoughts);
      const auto best = static_cast<std::size_t>(std::max_element(first.begin(), first.end()) - first.begin());
      out.points += (other[best] - other[static_cast<std::size_t>(value)]) / 2;
      ++out.bids, out.alike += best == value;
    }
    tarot().apply(*s, d, {value, {}}, nullptr);
  }
  return out;
}

int run(int argc, char** argv) {
  const BotLevel* level = argc == 5 ? find_bot_level(argv[3]) : nullptr;
  if (!level) return std::fprintf(stderr, "french_tarot_bids SEATS DEALS LEVEL SEED\n"), 2;
  const int seats = std::atoi(argv[1]), deals = std::atoi(argv[2]);
  double sum = 0, squares = 0;
  int bids = 0, alike = 0;
  for (int i = 0; i < deals; ++i) {
    const Regret r = deal(seats, *level, static_cast<std::uint64_t>(std::atoll(argv[4]) + i));
    const double each = r.points / seats;
    sum += each, squares += each * each, bids += r.bids, alike += r.alike;
  }
  const double mean = sum / deals;
  std::printf("%.2f +- %.2f points a deal and seat behind the bids that %d worlds choose; %d of %d bids are the same\n",
              mean, 1.96 * std::sqrt((squares / deals - mean * mean) / deals), kWorlds, alike, bids);
  return 0;
}

}  // namespace
}  // namespace mathom::french_tarot

int main(int argc, char** argv) { return mathom::french_tarot::run(argc, argv); }
