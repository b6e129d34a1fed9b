// Positions of one's own games in which another answer was clearly better than the given one: exercises, kept on this
// device as one text. Each is a save that stands at its question, and what an analysis found.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "analysis/analysis.h"
#include "shell/services/match/match.h"
#include "shell/services/services.h"

namespace mathom {

struct Services;

struct Exercise {
  std::string game;      // id
  std::string save;      // of a game of its own, which stands at the question
  std::uint64_t of = 0;  // the analysed game, by the hash of its end
  Judgement judgement = {};
  bool done = false;       // it has been answered: rightly, or wrongly twice
  std::string asked = {};  // the key of its question; empty: it was kept before that was
  friend bool operator==(const Exercise&, const Exercise&) = default;
};

class Exercises {
 public:
  static constexpr std::size_t kMost = 24;  // where there are more, the oldest go
  static constexpr std::size_t kMostOfGame = 3;

  explicit Exercises(std::string_view text);  // what is wrong in it is left out
  std::string text() const;
  const std::vector<Exercise>& all() const { return all_; }  // the latest first
  // Adds the next unknown one of the costliest clear misses of the game's person, the cheapest of them first. Returns
  // false if none is left, if several people played or nobody, or if all cards were open.
  bool learn(const Match& match, const Analysis& found);
  void mark_done(const Exercise& exercise);
  // The next one that is not done, from that one on and then from the first; null if none is left.
  const Exercise* next_after(const Exercise& exercise) const;

 private:
  std::vector<Exercise> all_;
};

// Those of this device, and the name under which their text is kept.
inline constexpr std::string_view kExercisesKept = "exercises";
Exercises exercises_of(const Services& use);
void keep_exercises(const Services& use, const Exercises& exercises);

}  // namespace mathom
