#pragma once
// Flat Monte Carlo over sampled worlds: every option is tried in the same worlds, with the same random numbers, and
// played out to the horizon by the game's brain. Sequential halving (Karnin, Koren, Somekh 2013) spends the budget:
// each round tries the options that are left equally often and keeps the better half.
#include <cstdint>
#include <memory>
#include <vector>

#include "ai/playout.h"
#include "rules/brain.h"
#include "rules/game.h"

namespace mathom {

// An option as the search sees it: how many tenths of a point of the score it is behind the best, and how often it was
// tried. Options that look bad early are tried less often.
struct Ranked {
  std::uint32_t option = 0;
  std::int32_t behind = 0;
  std::int32_t tries = 0;
  friend bool operator==(const Ranked&, const Ranked&) = default;
};

class WorldSearch {
 public:
  // The most playouts, about how many answers in all of them together, and among how many options these are chosen; 0: any
  // number. Counts, not a time: the same question is answered alike on every machine.
  struct Budget {
    int playouts = 0, answers = 0;
    std::int64_t options = 0;
  };
  // `tried`: which options of the question, ascending, and their leads. `truth`: the one world there is, in place of sampled
  // ones; never for a bot. It outlives the search. `worlds`: where they come from, in place of Game::determinize.
  WorldSearch(const Game&, const Brain&, const Observation&, const Decision&,
              const std::vector<Brain::Considered>& tried, Budget, std::uint64_t seed, const State* truth = nullptr,
              std::unique_ptr<Worlds> worlds = nullptr);
  // Later answers of the side are searched too, where the brain has foresight. Pre: no step has been made.
  // `grown`: a tree of the same seat, game and brain that was moved on to this question (AnswerTree::move_on). Options that it
  // knows begin with what they brought before.
  void look_ahead(std::unique_ptr<AnswerTree> grown = nullptr);
  // The tree as it has grown, for a later question; null: nothing has grown. Steps after this do not look ahead.
  std::unique_ptr<AnswerTree> take_tree();
  // Plays one world out for every option still in the running. Pre: !done().
  int step();  // how many playouts that took
  bool done() const {
    return alive_.size() <= 1 || spent_ >= budget_ || (most_answers_ > 0 && playout_.answers() >= most_answers_) ||
           (most_weighed_ > 0 && playout_.weighed() >= most_weighed_);
  }
  int spent() const { return spent_; }
  std::int64_t weighed() const { return playout_.weighed(); }  // options, in all playouts
  int percent() const;                                         // of its budget
  std::uint64_t best() const;
  // All options, best first: those that stayed in the running longest, by what they brought.
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
  std::vector<Arm> alive_, dropped_;  // dropped: the latest last, each round's better ones after its worse
  int budget_, spent_ = 0;
  int most_answers_;
  std::int64_t round_answers_ = 0;
  std::int64_t most_weighed_, round_weighed_ = 0;
  int rounds_left_ = 1, worlds_left_ = 0;
};

}  // namespace mathom
