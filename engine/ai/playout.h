#pragma once
// One sampled world played out to the horizon by the game's brain, and what it is then worth.
#include <cstdint>

#include "ai/tree_search.h"
#include "rules/brain.h"
#include "rules/game.h"

namespace mathom {

class Playout {
 public:
  // All three outlive it. `d` is asked in the worlds that are played out.
  Playout(const Game& game, const Brain& brain, const Decision& d) : game_(game), brain_(brain), decision_(d) {}

  // From now on the later answers of a side are those that this tree tells, which learns from each playout. It outlives it.
  void look_ahead(AnswerTree* tree) { tree_ = tree; }

  // What this option brings to who is asked, in the units of Brain::worth(). The same world, option and seed bring the same; two
  // options with the same seed meet the same luck at the same moments.
  std::int32_t play(const State& world, std::uint32_t option, std::uint64_t seed);

  std::int64_t answers() const { return answered_.answers; }  // given in all of them so far
  std::int64_t weighed() const { return answered_.weighed; }  // options that these were chosen from

 private:
  const Game& game_;
  const Brain& brain_;
  const Decision& decision_;
  AnswerTree* tree_ = nullptr;
  StatePtr scratch_;
  Decision asked_;
  Brain::Answered answered_;
};

}  // namespace mathom
