#pragma once
// Flat Monte Carlo over sampled worlds. Every option is tried in the same worlds, with the same random numbers, and
// played to the horizon by the game's brain. Sequential halving (Karnin, Koren, Somekh 2013) shares out the budget:
// each round tries the remaining options equally often and keeps the better half.
#include <cstdint>
#include <memory>
#include <vector>

#include "ai/playout.h"
#include "rules/brain.h"
#include "rules/game.h"

namespace mathom {

// The rank of an option: how many tenths of a point of the score it is behind the best, and how many playouts it had.
// Options that look bad early are tried less often.
struct Ranked {
  std::uint32_t option = 0;
  std::int32_t behind = 0;
  std::int32_t tries = 0;
  friend bool operator==(const Ranked&, const Ranked&) = default;
};

class WorldSearch {
 public:
  // Upper limits of a search: playouts, answers in all playouts together (approximate), and options that these answers
  // are chosen from. 0 means no limit. Counts, not times, so that every machine answers alike.
  struct Budget {
    int playouts = 0, answers = 0;
    std::int64_t options = 0;
  };
  // `tried`: the options of the question to try, ascending, and their head starts. `truth`: the true world, used
  // instead of sampled ones; never for a bot. It must outlive the search. `worlds`: the source of worlds, instead of
  // Game::determinize.
  WorldSearch(const Game&, const Brain&, const Observation&, const Decision&,
              const std::vector<Brain::Considered>& tried, Budget, std::uint64_t seed, const State* truth = nullptr,
              std::unique_ptr<Worlds> worlds = nullptr);
  // Searches later answers of the side too, if the brain has foresight. Pre: step() has not been called. `grown`: a
  // tree of the same seat, game and brain that was moved on to this question (AnswerTree::move_on). Options that it
  // knows start with what they brought before.
  void look_ahead(std::unique_ptr<AnswerTree> grown = nullptr);
  // Returns the tree for a later question; null if there was none. Later steps do not look ahead.
  std::unique_ptr<AnswerTree> take_tree();
  // Plays one world out for every remaining option. Returns the number of playouts. Pre: !done().
  int step();
  bool done() const {
    return alive_.size() <= 1 || spent_ >= budget_ || (most_answers_ > 0 && playout_.answers() >= most_answers_) ||
           (most_weighed_ > 0 && playout_.weighed() >= most_weighed_);
  }
  int spent() const { return spent_; }
  std::int64_t weighed() const { return playout_.weighed(); }  // options in all playouts
  int percent() const;                                         // of the budget
  std::uint64_t best() const;
  // Returns all options, best first: those that remained longest, by what they brought.
  std::vector<Ranked> ranking() const;

 private:
  struct Arm {
    std::uint32_t option = 0;
    std::int64_t sum = 0;
    std::int32_t tries = 0;
  };
  void halve();
  void start_round();
  void count_rounds();
  void leave_untried();

  const Game& game_;
  const Brain& brain_;
  const Observation& seen_;
  const State* truth_;
  std::unique_ptr<Worlds> worlds_;
  std::unique_ptr<AnswerTree> tree_;
  Playout playout_;
  SeatId asked_;
  Rng rng_;
  std::vector<Arm> alive_, dropped_;  // dropped: in the order of dropping; of each round the worse ones first
  int budget_, spent_ = 0;
  int most_answers_;
  std::int64_t round_answers_ = 0;
  std::int64_t most_weighed_, round_weighed_ = 0;
  int rounds_left_ = 1, worlds_left_ = 0;
};

}  // namespace mathom
