#pragma once
// What `mathom arena` has been told: the words of its command line, read and checked.
#include <cstdint>
#include <optional>
#include <string>

#include "shell/headless/arena/bout.h"
#include "shell/headless/arena/statistics.h"
#include "shell/headless/args.h"

namespace mathom::headless {

struct ArenaRun {
  Bout bout;
  std::uint64_t deals = 0, shard = 0, shards = 1;  // of each `shards` deals the one with this remainder
  int jobs = 1;
  std::string out;                     // the file of the record; empty: none
  std::optional<Question> question{};  // when to stop early
  bool json = false, progress = false;
};

// Nothing after a complaint.
std::optional<ArenaRun> read_arena_run(Args&);
// --until and --errors into `out`; false after a complaint.
bool read_arena_test(const Args&, std::optional<Question>& out);

}  // namespace mathom::headless
