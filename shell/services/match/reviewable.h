// What a review asks of a match that is over (services/analysis), and where it keeps what it found. It is asked about
// seats and about questions by the number of answers before them.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "analysis/weighable.h"
#include "rules/game.h"

namespace mathom {

struct Analysis;

class Reviewable {
 public:
  virtual ~Reviewable() = default;
  virtual std::uint64_t end_hash() const = 0;  // names the game and its end, as far as it is known here
  virtual SeatMask analysable() const = 0;     // whose answers can be judged here
  // Questions of these seats, after at least `from` and fewer than `until` other answers.
  virtual std::vector<Weighable> weighable(SeatMask seats, std::uint32_t from, std::uint32_t until) const = 0;
  virtual StatePtr truth_at(std::uint32_t ply) const = 0;  // null where the game is not held
  // What was asked after `ply` answers, in words. Pre: weighable() had it.
  struct Asked {
    Phrase prompt;
    std::vector<Phrase> labels;  // of each option
  };
  virtual Asked asked_at(std::uint32_t ply) const = 0;
  // What was found is kept with the game, as a list in JSON; empty: nothing.
  virtual const std::string& analyses() const = 0;
  virtual void keep_analyses(std::string json) = 0;
  virtual bool fits(const Analysis& analysis) const = 0;  // it is of this game
};

}  // namespace mathom
