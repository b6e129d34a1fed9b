#pragma once
// Reviews one answer of a finished game, by what its seat saw then and never by the truth. A search finds the best
// answer. New worlds, in which all compared answers are played with the same luck, say how much better it is: the best
// of many options is often only lucky, and new worlds do not repeat that luck. If the game can tell
// (Brain::likely_worlds), worlds that explain the others' answers well are sampled more often.
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "ai/notes.h"
#include "ai/world_search.h"
#include "rules/view.h"

namespace mathom {

// A mean over worlds with 1.96 standard errors, rounded to hundredths. The unit is a point of the score, or one percent
// of the chance to win if the game's worth is a chance (Brain::certain).
struct Estimate {
  double mean = 0, margin = 0;
  friend bool operator==(const Estimate&, const Estimate&) = default;
};

// The value of an option.
struct Weighed {
  std::uint32_t option = 0;
  Estimate expected;
  friend bool operator==(const Weighed&, const Weighed&) = default;
};

struct Judgement {
  std::uint32_t ply = 0;
  SeatId seat = SeatId::none;
  std::uint32_t chosen = 0, best = 0;  // options; equal if no better one was found
  Estimate expected;                   // the value of the chosen option
  Estimate lost;                       // how much more the best option brings; zero if it was chosen
  // Number of worlds, and in how many of them the best option brings more or less than the chosen one. All are zero if
  // the next answer decides the loss (settled).
  int worlds = 0, better = 0, worse = 0;
  // The best option, the chosen one and the next that the search found, in the same worlds, the most valuable first.
  std::vector<Weighed> options;
  // What speaks for the best option and against the chosen one, the most telling first, as counted in `noted` further
  // worlds. Only for a loss that is blamed.
  std::vector<Because> because = {};
  int noted = 0;
  // Whether the loss is blamed: it must exceed its margin, and be at least half a point or half a percent, because less
  // would be shown as zero.
  bool clear() const { return lost.mean - lost.margin > 0 && lost.mean >= 0.5; }
  friend bool operator==(const Judgement&, const Judgement&) = default;
};

// How thorough a review is. Counts, not times, so that every machine finds the same.
struct Care {
  int playouts = 2000;  // of the search for the best answer
  int worlds = 400;     // in which the answers are compared
  int options = 4;      // how many options are compared, with the best and the chosen one
  friend bool operator==(const Care&, const Care&) = default;
};
// The upper limits of a review.
inline constexpr Care kMostCare{.playouts = 10'000'000, .worlds = 1'000'000, .options = 20};

// One answer under review, in slices.
class Review {
 public:
  // Returns whether the seat had a choice that playouts can tell apart. Pre: `then` is what the seat that is asked saw.
  static bool possible(const Game&, const View& then);
  // Pre: possible(); `chosen` is an option; all counts of the care are positive. The game must outlive the review.
  // `truth`: reviews with all cards open, in the true world instead of sampled ones; only luck and the others' answers
  // stay unknown.
  Review(const Game&, View then, std::uint32_t chosen, Care, std::uint64_t seed, StatePtr truth = {});

  // Runs about this many more playouts. Returns true when the review is done. Slicing does not change the result.
  bool step(int playouts);
  bool done() const { return done_; }
  int percent() const;
  // Pre: done().
  Judgement result() const;

 private:
  struct Sum {
    std::int64_t sum = 0;
    double squares = 0;
    void add(std::int64_t n);
  };
  struct Compared {
    std::uint32_t option = 0;
    std::int64_t brought = 0;  // in the last world
    Sum all = {};
  };
  void find();
  void compare();
  void take_notes();  // why, if the loss is blamed
  Estimate estimate(const Sum& sum) const;

  const Game& game_;
  View then_;
  StatePtr truth_;
  std::uint32_t chosen_;
  Care care_;
  WorldSearch search_;
  Playout playout_;
  Rng rng_;
  std::unique_ptr<Worlds> likely_;
  std::vector<Compared> compared_;  // the best first, then the chosen one; empty until found
  int worlds_, met_ = 0, better_ = 0, worse_ = 0;
  Sum lost_;
  std::uint64_t notes_seed_;
  std::unique_ptr<Notes> notes_;
  bool done_ = false;
};

// Playouts continue by rules of thumb, which may miss at the next question what the player can still do. So if nobody
// else and no luck comes between two answers of a seat, the first is worth at least what the best second one brings.
// Pre: judgements in the order of the game.
std::vector<Judgement> settled(std::vector<Judgement>);

// What a player's answers cost in a game, and what luck and the others changed. Each change is the difference between
// the best expectation at a question and the expectation at the next. The units are those of an Estimate.
struct Account {
  double choices = 0;  // the cost of clear mistakes, at most 0
  double fortune = 0;  // all other changes: luck, and what the others did
};
// Pre: judgements of one seat, in the order of the game.
Account account_of(const std::vector<Judgement>&);
// Returns at most `most` clear judgements, the costliest first.
std::vector<Judgement> costliest(std::vector<Judgement>, std::size_t most);

// Returns how much better the chosen answer is than the second best that the search found, if it is the only good move:
// the second best is clearly worse. Otherwise 0.
double only_move(const Judgement&);
// The change between two questions that turned the game. `before`: the expectation with the best answer at `at`.
// `after`: the expectation at the next question. `by_choice`: most of the change was a mistake.
struct Turn {
  std::size_t at = 0;
  double before = 0, after = 0;
  bool by_choice = false;
};
// Returns nothing if no change is at least half a unit. Pre: judgements of one seat, in the order of the game.
std::optional<Turn> turning_point(const std::vector<Judgement>&);

}  // namespace mathom
