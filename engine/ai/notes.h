#pragma once
// Explains how an answer differs from others, in the game's terms. The answers are played out in the same new worlds,
// with the same luck. The facts that come about after each are counted (rules/fact.h). The search has chosen the answer
// before, in other worlds. The notes do not change its choice.
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ai/playout.h"
#include "rules/fact.h"

namespace mathom {

// A fact, and in how many worlds it came about after the answer that is explained and after another one.
struct Because {
  Fact fact;
  int here = 0, there = 0;
  std::uint32_t other = 0;  // the other answer: an option
  friend bool operator==(const Because&, const Because&) = default;
};

class Notes {
 public:
  // `options`: the answer that is explained, then those that it is compared with. Pre: has_facts(). All that is given
  // must outlive the notes. `truth`: the true world, used instead of sampled ones. `likely`: the source of worlds,
  // instead of Game::determinize.
  Notes(const Game&, const Brain&, const Observation&, const Decision&, const std::vector<std::uint32_t>& options,
        int worlds, std::uint64_t seed, std::unique_ptr<Worlds> likely, const State* truth = nullptr);
  // Whether the game finds facts in what follows answers to this question.
  static bool has_facts(const Game&, const Brain&, const Observation&, const Decision&);

  // Plays one world out for every answer. Returns the number of playouts. Pre: !done().
  int step();
  bool done() const { return met_ >= worlds_; }
  int worlds() const { return met_; }
  // At most two facts that speak for the explained answer and against the same other one, the most telling first. Of
  // the answers compared, earlier ones are preferred. A difference that luck alone might explain is left out.
  std::vector<Because> because() const;

 private:
  struct Counted {
    Fact fact;
    std::vector<int> came;  // by answer
  };
  void count(const Fact& fact, std::size_t answer);
  std::vector<std::pair<int, Because>> telling(std::size_t other) const;

  const Game& game_;
  const Brain& brain_;
  const Observation& seen_;
  SeatId asked_;
  std::unique_ptr<Worlds> likely_;
  const State* truth_;
  Playout playout_;
  Rng rng_;
  std::vector<std::uint32_t> options_;
  std::vector<Counted> counted_;
  int worlds_, met_ = 0;
};

}  // namespace mathom
