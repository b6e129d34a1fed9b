#pragma once
// What an answer that was given was worth, by what its seat saw then: never by the truth. A search says which answer would
// have been best; worlds that it has not met, in which both are played out with the same luck, say by how much, so that
// the best of many lucky ones is not held against the player. A world is the likelier the better it explains what the others did,
// where the game can tell (Brain::likely_worlds).
#include <cstdint>
#include <memory>
#include <vector>

#include "ai/world_search.h"
#include "rules/view.h"

namespace mathom {

// A mean over worlds with 1.96 standard errors, to the hundredth: in points of the score, or where a game's worth is a chance
// (Brain::certain) in percent of it.
struct Estimate {
  double mean = 0, margin = 0;
  friend bool operator==(const Estimate&, const Estimate&) = default;
};

// What an option brings.
struct Weighed {
  std::uint32_t option = 0;
  Estimate expected;
  friend bool operator==(const Weighed&, const Weighed&) = default;
};

struct Judgement {
  std::uint32_t ply = 0;
  SeatId seat = SeatId::none;
  std::uint32_t chosen = 0, best = 0;  // options; the same where nothing better was found
  Estimate expected;                   // what the chosen one brings
  Estimate lost;                       // so much more the best one brings; none where it was chosen
  // In how many of them the best one brings more than the chosen one, or less; none where the next answer says what is lost (settled).
  int worlds = 0, better = 0, worse = 0;
  // The best one, the chosen one and the next that the search found, in the same worlds: what brings most first.
  std::vector<Weighed> options;
  // Only what cannot be an accident of the worlds that were met is blamed, and what comes to half a point or half a percent:
  // less would be told as nothing.
  bool clear() const { return lost.mean - lost.margin > 0 && lost.mean >= 0.5; }
  friend bool operator==(const Judgement&, const Judgement&) = default;
};

// How thorough a review is. Counts, not times: it comes out the same on every machine.
struct Care {
  int playouts = 2000;  // to find the best answer, as a bot would
  int worlds = 400;     // in which it is compared
  int options = 4;      // with how many, itself and the chosen one among them
  friend bool operator==(const Care&, const Care&) = default;
};
// The most that a review may be asked for.
inline constexpr Care kMostCare{.playouts = 10'000'000, .worlds = 1'000'000, .options = 20};

// One answer under review, in slices.
class Review {
 public:
  // Was there anything to choose that playouts can tell apart? Pre: `then` is what the seat saw that is asked.
  static bool possible(const Game&, const View& then);
  // Pre: possible(); `chosen` is one of the options; the care asks for something. The game outlives the review. `truth`: with all
  // cards open, the one world there was, in place of those that may have been; only luck and the others' answers are unknown.
  Review(const Game&, View then, std::uint32_t chosen, Care, std::uint64_t seed, StatePtr truth = {});

  // So many playouts more or a few above; true when it is done. How it is sliced does not change what it finds.
  bool step(int playouts);
  bool done() const { return !compared_.empty() && met_ >= worlds_; }
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
  std::vector<Compared>
      compared_;  // the best one first, the chosen one second unless it is the best; empty until it was found
  int worlds_, met_ = 0, better_ = 0, worse_ = 0;
  Sum lost_;
};

// Playouts go on by rules of thumb, which may not do at the next question what the player still can. So where nobody and no luck
// comes between two answers of a seat, the first one is worth at least what the best second one brings: what can still be mended
// is not lost yet. Pre: judgements in the order of the game.
std::vector<Judgement> settled(std::vector<Judgement>);

// What a player's answers did and what befell them, along a game: the best that could be expected at each question, and what
// has become of it at the next. In the units of an Estimate.
struct Account {
  double choices = 0;  // what clear misses cost, at most 0
  double fortune = 0;  // all other changes: luck, and what the others did
};
// Pre: judgements of one seat, in the order of the game.
Account account_of(const std::vector<Judgement>&);
// Those that cost most, the costliest first, and of these only clear ones.
std::vector<Judgement> costliest(std::vector<Judgement>, std::size_t most);

}  // namespace mathom
