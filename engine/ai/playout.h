#pragma once
// Plays one sampled world to the horizon by the game's brain, and returns the value of the end.
#include <cstdint>

#include "ai/tree_search.h"
#include "rules/brain.h"
#include "rules/fact.h"
#include "rules/game.h"

namespace mathom {

class Playout {
 public:
  // Game, brain and decision must outlive the playout. `d` is asked in the worlds that are played.
  Playout(const Game& game, const Brain& brain, const Decision& d) : game_(game), brain_(brain), decision_(d) {}

  // From now on this tree gives the later answers of a side, and learns from each playout. The tree must outlive the
  // playout.
  void look_ahead(AnswerTree* tree) { tree_ = tree; }

  // Returns the value of this option to the seat that is asked, in the units of Brain::worth(). The same world, option
  // and seed give the same value. Two options with the same seed meet the same luck at the same moments. A finder hears
  // all that happens; then no faster way is taken (Brain::hurry), and the playout may go on otherwise than without it.
  std::int32_t play(const State& world, std::uint32_t option, std::uint64_t seed, FactFinder* finder = nullptr);

  std::int64_t answers() const { return answered_.answers; }  // answers in all playouts so far
  std::int64_t weighed() const { return answered_.weighed; }  // options that these answers were chosen from

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
