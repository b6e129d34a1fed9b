#pragma once
// The command line of the programs that play games for scripts/train/options.py:
//
//   PROGRAM rules|net SEED COUNT [NET [SEATS]] > FILE
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string_view>

#include "fit/net_file.h"
#include "rules/game.h"
#include "rules/registry.h"

namespace mathom {

struct FitArgs {
  bool by_net = false;
  std::uint64_t seed = 0;
  long count = 0;
  int seats = 0;  // 0: of all numbers, as many as the program thinks right
  std::shared_ptr<const SmallNet> net;
  std::unique_ptr<NetInstead> instead;  // of the game's net, by which this thread does not play then
};

// Returns nothing, and says why, if the arguments are anything else or NET does not hold a net with these inputs and
// outputs. NET replaces the game's net. SEATS: the number of players of every game, within what the game allows.
inline std::optional<FitArgs> fit_args(std::string_view game, int inputs, int outputs, int argc, char** argv) {
  const std::string_view how = argc >= 4 && argc <= 6 ? argv[1] : "";
  const int seats = argc == 6 ? std::atoi(argv[5]) : 0;
  const GameInfo& may = find_game(game)->info();
  if ((how != "rules" && how != "net") || (argc == 6 && (seats < may.least_seats || seats > may.most_seats))) {
    std::fprintf(stderr, "%s rules|net SEED COUNT [NET [SEATS]] > FILE\n", argv[0]);
    return {};
  }
  FitArgs out{how == "net", std::strtoull(argv[2], nullptr, 10), std::atol(argv[3]), seats, {}, {}};
  if (argc < 5) return out;
  out.net = net_in(argv[4], inputs, outputs);
  if (!out.net) return {};
  out.instead = std::make_unique<NetInstead>(game, *out.net);
  return out;
}

}  // namespace mathom
