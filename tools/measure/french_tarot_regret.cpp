// Measures how much the search of master loses by its choice of cards. It plays deals with few playouts, and looks at
// one question for a card in six. Many worlds that explain what was done are played out for every card that is worth
// trying. The regret of a search is how much more the best card brings than the answer of the search: in points of the
// score, divided by what a point of the cards counts, and in points of the cards. The search uses the same kind of
// worlds and playouts, so the regret says nothing of how true they are, only how well each number of playouts uses
// them.
//
//   french_tarot_regret SEATS DEALS WORLDS SEED PLAYOUTS...
//
// For each number of playouts, two searches: with the step at the target rounded off, as master does (Style::rounded),
// and with the step.
#include <algorithm>
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
#include "measure/mean.h"
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
  Stepped() : MasterBrain(style_of()) {}

 private:
  static Style style_of() {
    Style style = kStyle;
    style.rounded = 0;
    return style;
  }
};

// Counts the points in the pile of the seat's side at the end.
class Counted final : public MasterBrain {
 public:
  Counted() : MasterBrain({.wander = 3, .solved = 16, .by_net = true}) {}
  std::int32_t worth(const mathom::State&, const mathom::State& now, SeatId seat) const override {
    const DealFacts& deal = TarotGame::get(now).last;
    return index(seat) == deal.taker || index(seat) == deal.partner ? deal.half_points : -deal.half_points;
  }
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
  std::vector<double> scores, cards;  // what each option that is tried brings
  Observation seen() const { return tarot().observe(*state, only(decision.seat)); }
  std::vector<Brain::Considered> tried() const {
    std::vector<Brain::Considered> out;
    stepped().consider(seen(), decision, out);
    return out;
  }
};

// Appends the questions of one deal; none if nobody takes.
void play(int seats, std::uint64_t seed, std::vector<Position>& out) {
  const StatePtr s = tarot().initial({{"seats", seats}, {"options", {{"deals", 1}}}});
  BotLevel level = *find_bot_level("master");
  level.playouts = kPlayoutsOfDeals;
  Rng luck(seed), thoughts(nth_number(seed, 1));
  Decision d;
  for (tarot().decision(*s, d); !d.over() && TarotGame::get(*s).deals_begun <= 1; tarot().decision(*s, d)) {
    std::uint64_t value = d.ask == Ask::roll ? luck.below(d.sides) : d.by_luck() ? luck.next() : 0;
    if (of_cards(d)) {
      if (d.options.size() > 1 && thoughts.below(kOneIn) == 0) out.push_back({tarot().clone(*s), d, {}, {}});
      value = think(tarot(), tarot().observe(*s, only(d.seat)), d, level, thoughts.next());
    } else if (!d.by_luck()) {
      value = tarot().brain()->judge(tarot().observe(*s, only(d.seat)), d, thoughts, 0).value;
    }
    tarot().apply(*s, d, {value, {}}, nullptr);
  }
}

// Returns what each option brings on average, divided.
std::vector<double> weighed(const Position& p, const Brain& brain, double by, int worlds, std::uint64_t seed) {
  const Observation seen = p.seen();
  const auto tried = p.tried();
  Playout playout(tarot(), brain, p.decision);
  Rng rng(seed);
  std::vector<double> out(tried.size());
  const int each = worlds / kChains;
  for (int chain = 0; chain < kChains; ++chain) {
    const auto guessed = guess_worlds(seen, kExchanges);
    for (int i = 0; i < each; ++i) {
      const mathom::State& world = guessed->next(rng);
      const std::uint64_t same = rng.next();
      for (std::size_t k = 0; k < tried.size(); ++k)
        out[k] += playout.play(world, tried[k].option, same) / (by * kChains * each);
    }
  }
  return out;
}

void weigh(Position& p, int worlds, std::uint64_t seed) {
  static const Counted kCounted;
  const Model m(TarotGame::get(*p.state));
  const double stakes = 2.0 * static_cast<double>(stake(m, index(p.decision.seat), m.takers));
  p.scores = weighed(p, stepped(), stakes, worlds, seed);
  p.cards = weighed(p, kCounted, 2, worlds, seed);
}

struct Regret {
  double score = 0, cards = 0;
};

double behind_best(const std::vector<double>& worths, std::size_t chosen) {
  return *std::max_element(worths.begin(), worths.end()) - worths[chosen];
}

Regret regret(const Position& p, const Brain& brain, int playouts, std::uint64_t seed) {
  const Observation seen = p.seen();
  const auto tried = p.tried();
  WorldSearch search(tarot(), brain, seen, p.decision, tried, {.playouts = playouts}, seed, nullptr,
                     brain.likely_worlds(seen));
  while (!search.done()) search.step();
  const auto at = std::find_if(tried.begin(), tried.end(), [&](const auto& t) { return t.option == search.best(); });
  const auto chosen = static_cast<std::size_t>(at - tried.begin());
  return {behind_best(p.scores, chosen), behind_best(p.cards, chosen)};
}

void tell(const char* what, const std::vector<Position>& all, const Brain& brain, int playouts) {
  Mean score, cards;
  for (std::size_t i = 0; i < all.size(); ++i) {
    Regret sum;
    for (std::uint64_t k = 0; k < kSearches; ++k) {
      const Regret r = regret(all[i], brain, playouts, nth_number(i, k));
      sum.score += r.score / kSearches, sum.cards += r.cards / kSearches;
    }
    score.add(sum.score), cards.add(sum.cards);
  }
  std::printf("%5d playouts, %-14s %.3f +- %.3f points of the score behind the best, %.3f +- %.3f of the cards\n",
              playouts, what, score.mean(), score.margin(), cards.mean(), cards.margin());
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
