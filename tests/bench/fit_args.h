#pragma once
// The command line of the programs that play games for scripts/train/options.py:
//
//   PROGRAM rules|net SEED COUNT [NET [SEATS]] > FILE
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "catalog/nets.h"
#include "core/problems.h"
#include "core/small_net.h"
#include "rules/game.h"
#include "rules/registry.h"

namespace mathom {

struct FitArgs {
  bool by_net = false;
  std::uint64_t seed = 0;
  long count = 0;
  int seats = 0;  // 0: of all numbers, as many as the program thinks right
};

// Nothing where it is anything else, or NET is no file of a net with so many inputs and outputs; that has been told then. NET takes the place
// of the game's net. SEATS: of the players of every game, within what the game allows.
inline std::optional<FitArgs> fit_args(std::string_view game, int inputs, int outputs, int argc, char** argv) {
  const std::string_view how = argc >= 4 && argc <= 6 ? argv[1] : "";
  const int seats = argc == 6 ? std::atoi(argv[5]) : 0;
  const GameInfo& may = find_game(game)->info();
  if ((how != "rules" && how != "net") || (argc == 6 && (seats < may.least_seats || seats > may.most_seats))) {
    std::fprintf(stderr, "%s rules|net SEED COUNT [NET [SEATS]] > FILE\n", argv[0]);
    return {};
  }
  if (argc >= 5) {
    std::ifstream file(argv[4], std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(file), {});
    Problems problems;
    SmallNet::read(text, inputs, outputs, problems);
    if (!problems.empty()) {
      std::fprintf(stderr, "%s: %s\n", argv[4], problems.text().c_str());
      return {};
    }
    use_net(game, std::move(text));
  }
  return FitArgs{how == "net", std::strtoull(argv[2], nullptr, 10), std::atol(argv[3]), seats};
}

}  // namespace mathom
