// Measures how well nets play Ring Tarot without a search: one player by the first net, all others by the second, each
// deal once from every seat.
//
//   lotr_tarot_nets SEATS DEALS FIRST SECOND SEED
//
// FIRST, SECOND: the file of a net, or `net`, the game's own, or `rules`, the rules of thumb.
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>

#include "core/json.h"
#include "fit/net_file.h"
#include "fit/weight_search.h"
#include "games/lotr_tarot/brain/brain.h"
#include "games/lotr_tarot/brain/features.h"
#include "games/lotr_tarot/brain/net.h"
#include "games/lotr_tarot/rules.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "support/ring_lead.h"

namespace mathom::lotr_tarot {
namespace {

using RingGame = GameOf<Rules>;

struct Player {
  bool by_net = false;
  std::shared_ptr<const SmallNet> net;  // in place of the game's own

  Choice answer(const mathom::State& world, const Decision& d, Rng& rng) const {
    const State& s = RingGame::get(world);
    if (!by_net || !net_knows(s, d)) return ring_brain()->playout(world, d, rng);
    std::optional<NetInstead> instead;
    if (net) instead.emplace("lotr_tarot", *net);
    return {option_by_net(s, d), {}};
  }
};

// Returns nothing, and says why, if the file does not hold a net.
std::optional<Player> player(const std::string& word) {
  if (word == "rules" || word == "net") return Player{word == "net", {}};
  Player out{true, net_in(word, kInputs, kOutputs)};
  return out.net ? std::optional(out) : std::nullopt;
}

// The lead of the player on `seat` at the end of a game.
double lead(int seats, int seat, const Player& own, const Player& others, std::uint64_t seed) {
  const Game& game = *find_game("lotr_tarot");
  const StatePtr s = game.initial({{"seats", seats}});
  Rng rng(seed);
  Decision d;
  for (game.decision(*s, d); !d.over(); game.decision(*s, d)) {
    const Choice luck{d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}};
    const Player& asked = index(d.seat) == seat ? own : others;
    game.apply(*s, d, d.by_luck() ? luck : asked.answer(*s, d, rng), nullptr);
  }
  return lead_of(RingGame::get(*s), seat);
}

int run(int argc, char** argv) {
  const int seats = argc == 6 ? std::atoi(argv[1]) : 0;
  if (seats < 2 || seats > kMostSeats)
    return std::fprintf(stderr, "lotr_tarot_nets SEATS DEALS FIRST|net|rules SECOND|net|rules SEED\n"), 2;
  const auto first = player(argv[3]), second = player(argv[4]);
  if (!first || !second) return 2;
  const std::uint64_t seed = std::strtoull(argv[5], nullptr, 10);
  const Mean leads = weights::mean_of(std::atoi(argv[2]), [&](int i) {
    double sum = 0;
    for (int seat = 0; seat < seats; ++seat)
      sum += lead(seats, seat, *first, *second, seed + static_cast<std::uint64_t>(i));
    return sum / seats;
  });
  std::printf("%+.2f +- %.2f points a game\n", leads.mean(), leads.margin());
  return 0;
}

}  // namespace
}  // namespace mathom::lotr_tarot

int main(int argc, char** argv) { return mathom::lotr_tarot::run(argc, argv); }
