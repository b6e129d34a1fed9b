// Measures the choices of a level before the first card: bids, calls, cards to lay aside, slams and handfuls. At each
// question 1,000 worlds that explain what was done are played out for every option, with the net playing the cards, and
// choose one. 1,000 other worlds say how much more it brings than the answer of the level. Cards to lay aside are many,
// so they have 200 worlds. All seats are of that level.
//
//   french_tarot_choices SEATS DEALS LEVEL SEED
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <vector>

#include "ai/bot.h"
#include "ai/playout.h"
#include "core/json.h"
#include "games/french_tarot/brain/brain.h"
#include "games/french_tarot/brain/guess.h"
#include "games/french_tarot/brain/net.h"
#include "games/french_tarot/brain/tries.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "measure/mean.h"
#include "rules/game_of.h"
#include "rules/registry.h"

namespace mathom::french_tarot {
namespace {

using TarotGame = GameOf<Rules>;

enum Kind : std::uint8_t { kBids, kCalls, kDiscards, kSlams, kHandfuls, kKinds };
constexpr std::array<const char*, kKinds> kNames{"bids", "calls", "cards laid aside", "slams", "handfuls"};
constexpr int kExchanges = 40;  // from one world to the next, as master
constexpr int kWorlds = 1000, kWorldsOfMany = 200;

// Plays out as master does, and takes nothing off a deal that the seat takes.
class Judge final : public TarotBrain {
 public:
  Judge() : TarotBrain({.wander = 3, .by_net = true}) {}
};

const Game& tarot() { return *find_game("french_tarot"); }

bool shows(const Option& o) { return verb_of(o) == Verb::show; }

std::optional<Kind> kind_of(const Decision& d) {
  switch (static_cast<Question>(d.why)) {
    case Question::bid: return kBids;
    case Question::call: return kCalls;
    case Question::discard: return kDiscards;
    case Question::slam: return kSlams;
    case Question::lead:
    case Question::follow: return shows(d.options.back()) ? std::optional(kHandfuls) : std::nullopt;
    default: return {};
  }
}

// Returns the options to compare: every option; for a handful each way to show it and the card that the net would play.
std::vector<std::uint32_t> compared(const State& s, const Decision& d, Kind kind) {
  std::vector<std::uint32_t> out;
  const Card card = kind == kHandfuls ? card_by_net(Model(s), Shown(s), cards_offered(d, Verb::play)) : kNoCard;
  for (std::uint32_t i = 0; i < d.options.size(); ++i)
    if (kind != kHandfuls || shows(d.options[i]) || card_of(d.options[i]) == card) out.push_back(i);
  return out;
}

// Returns what each of them brings on average, in half points.
std::vector<double> worths(const Observation& seen, const Decision& d, const std::vector<std::uint32_t>& options,
                           int worlds, Rng& rng) {
  static const Judge kJudge;
  Playout playout(tarot(), kJudge, d);
  const auto guessed = guess_worlds(seen, kExchanges);
  std::vector<double> out(options.size());
  for (int i = 0; i < worlds; ++i) {
    const mathom::State& world = guessed->next(rng);
    const std::uint64_t luck = rng.next();
    for (std::size_t k = 0; k < options.size(); ++k) out[k] += playout.play(world, options[k], luck) / double(worlds);
  }
  return out;
}

struct Regret {
  double points = 0;
  int asked = 0, alike = 0;  // alike: the worlds choose the same
};
using Regrets = std::array<Regret, kKinds>;

void weigh(const mathom::State& s, const Decision& d, Kind kind, std::uint64_t answer, Rng& rng, Regret& out) {
  const Observation seen = tarot().observe(s, only(d.seat));
  const auto options = compared(TarotGame::view(seen), d, kind);
  const int worlds = kind == kDiscards ? kWorldsOfMany : kWorlds;
  const std::vector<double> first = worths(seen, d, options, worlds, rng),
                            other = worths(seen, d, options, worlds, rng);
  const auto best = std::max_element(first.begin(), first.end()) - first.begin();
  // A card other than the net's may be as good as that one, so it tells nothing.
  auto given = std::find(options.begin(), options.end(), answer) - options.begin();
  if (given == std::ssize(options)) given = 0;
  out.points += (other[static_cast<std::size_t>(best)] - other[static_cast<std::size_t>(given)]) / 2;
  ++out.asked, out.alike += best == given;
}

Regrets deal(int seats, const BotLevel& level, std::uint64_t seed) {
  const StatePtr s = tarot().initial({{"seats", seats}, {"options", {{"deals", 1}}}});
  Rng luck(seed), thoughts(nth_number(seed, 1));
  Regrets out;
  Decision d;
  for (tarot().decision(*s, d); !d.over(); tarot().decision(*s, d)) {
    const auto& now = TarotGame::get(*s);
    if (now.deals_begun > 1 || now.tricks_done > 0) break;
    std::uint64_t value = d.ask == Ask::roll ? luck.below(d.sides) : d.by_luck() ? luck.next() : 0;
    if (!d.by_luck()) {
      const auto kind = kind_of(d);
      Observation seen = tarot().observe(*s, only(d.seat));
      value = kind ? think(tarot(), std::move(seen), d, level, thoughts.next())
                   : tarot().brain()->judge(seen, d, thoughts, 0).value;
      if (kind && d.options.size() > 1) weigh(*s, d, *kind, value, thoughts, out[*kind]);
    }
    tarot().apply(*s, d, {value, {}}, nullptr);
  }
  return out;
}

void tell(Kind kind, const std::vector<Regrets>& deals) {
  Mean behind;
  int asked = 0, alike = 0;
  for (const Regrets& r : deals) {
    behind.add(r[kind].points);
    asked += r[kind].asked, alike += r[kind].alike;
  }
  if (asked > 0)
    std::printf("%-16s %.2f +- %.2f points a deal behind what the worlds choose; %d of %d are the same\n", kNames[kind],
                behind.mean(), behind.margin(), alike, asked);
}

int run(int argc, char** argv) {
  const BotLevel* level = argc == 5 ? find_bot_level(argv[3]) : nullptr;
  if (!level) return std::fprintf(stderr, "french_tarot_choices SEATS DEALS LEVEL SEED\n"), 2;
  const int seats = std::atoi(argv[1]), n = std::atoi(argv[2]);
  std::vector<Regrets> deals;
  for (int i = 0; i < n; ++i) deals.push_back(deal(seats, *level, static_cast<std::uint64_t>(std::atoll(argv[4]) + i)));
  for (int kind = 0; kind < kKinds; ++kind) tell(static_cast<Kind>(kind), deals);
  return 0;
}

}  // namespace
}  // namespace mathom::french_tarot

int main(int argc, char** argv) { return mathom::french_tarot::run(argc, argv); }
