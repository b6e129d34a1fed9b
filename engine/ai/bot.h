#pragma once
// A player made by the machine. It is given what its seat sees and is asked, and answers with an option; it has no way
// to name the truth. Budgets count playouts, never time, so that a game with bots can be played again exactly.
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "ai/world_search.h"
#include "rules/bot_level.h"
#include "rules/game.h"

namespace mathom {

// One bot thinking about one question, in slices, so that it can be given up at any time.
class Thinker {
 public:
  // Pre: `d` has options and is asked of a seat that sees `seen`; `excluded` are numbers of some of its options, not all.
  // The answer is the best of the others. The game must outlive the thinker.
  Thinker(const Game&, Observation seen, Decision d, const BotLevel&, std::uint64_t seed,
          const std::vector<std::uint32_t>& excluded = {});
  ~Thinker();
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  // Thinks for about `playouts` more; true when the budget is used up. How it is sliced does not change the answer.
  bool step(int playouts);
  bool done() const;
  int percent() const;
  // The answer so far; the bot's answer once done.
  std::uint64_t best() const;
  std::int64_t weighed() const;  // options in all playouts so far, which is what takes time
  // The options, best first, for a hint. By rules of thumb alone: the answer only, with no tries.
  std::vector<Ranked> ranking() const;

 private:
  struct Mind;
  std::unique_ptr<Mind> mind_;
};

// All of it at once.
std::uint64_t think(const Game&, Observation, const Decision&, const BotLevel&, std::uint64_t seed,
                    const std::vector<std::uint32_t>& excluded = {});

}  // namespace mathom
