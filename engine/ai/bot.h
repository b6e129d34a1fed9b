#pragma once
// A bot: it gets what its seat sees and what it is asked, and answers with an option. It has no access to the true
// State. Budgets count playouts, never time, so a game with bots can be repeated exactly.
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "ai/world_search.h"
#include "rules/bot_level.h"
#include "rules/game.h"

namespace mathom {

// One bot thinking about one question, in slices, so that the caller may stop at any time.
class Thinker {
 public:
  // Pre: `d` has options and is asked of a seat that sees `seen`; `excluded` holds indices of some of its options, not
  // all. The answer is the best of the others. The game must outlive the thinker.
  Thinker(const Game&, Observation seen, Decision d, const BotLevel&, std::uint64_t seed,
          const std::vector<std::uint32_t>& excluded = {});
  ~Thinker();
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  // Runs about this many more playouts. Returns true when the budget is used up. Slicing does not change the answer.
  bool step(int playouts);
  bool done() const;
  int percent() const;
  const Observation& seen() const;
  Observation take_seen();  // moves the observation out of a thinker that will not think any more
  const Decision& decision() const;
  const Brain* brain() const;  // judges what follows an answer; null: the bot answers at random, or has no choice
  // Returns the best option so far: an index into the options of `d`. Once done it is the bot's answer.
  std::uint64_t best() const;
  std::int64_t weighed() const;  // options in all playouts so far; the time is proportional to it
  // Returns the options, best first, for a hint. A bot that plays by rules of thumb returns its answer alone, with no
  // tries.
  std::vector<Ranked> ranking() const;

 private:
  struct Mind;
  std::unique_ptr<Mind> mind_;
};

// Thinks to the end and returns the answer.
std::uint64_t think(const Game&, Observation, const Decision&, const BotLevel&, std::uint64_t seed,
                    const std::vector<std::uint32_t>& excluded = {});

}  // namespace mathom
