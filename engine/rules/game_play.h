#pragma once
// The rules of one game: a constant object without memory. The State holds everything that changes, a Decision asks, a
// Choice answers, an Observation is what seats may know.
#include <memory>
#include <string>

#include "core/ids.h"
#include "core/json_fwd.h"
#include "core/problems.h"
#include "core/rng.h"
#include "rules/decision.h"
#include "rules/event.h"
#include "rules/game_info.h"

namespace mathom {

// The truth of one game, opaque outside its rules.
class State {
 public:
  virtual ~State() = default;
};
using StatePtr = std::unique_ptr<State>;

// What some seats together may know: one seat is a player, several are one person with several seats, none is a
// spectator. It is not a State: rules cannot run on it. Bots and remote players get nothing else.
class Observation {
 public:
  Observation() = default;
  Observation(SeatMask viewers, StatePtr seen) : viewers_(viewers), seen_(std::move(seen)) {}
  SeatMask viewers() const { return viewers_; }
  bool empty() const { return seen_ == nullptr; }

 private:
  template <class Rules>
  friend class GameOf;
  SeatMask viewers_ = kNobody;
  StatePtr seen_;
};

class GamePlay {
 public:
  virtual ~GamePlay() = default;
  virtual const GameInfo& info() const = 0;

  // --- set-up. A config is {"seats": n, "rule_set": id, "options": {...}, ...}. What is missing takes its default.
  // Returns all problems of a config. If there are none, initial() accepts it.
  virtual Problems check_config(const Json& config) const = 0;
  // Returns the config with every default written out. Pre: check_config is empty.
  virtual Json full_config(const Json& config) const = 0;
  // Returns the State before the first answer. Pre: check_config is empty.
  virtual StatePtr initial(const Json& config) const = 0;
  virtual int seats(const State&) const = 0;
  // Returns what that seat is (game_info.h). Pre: check_config is empty, and the table has that seat.
  virtual SeatRole seat_role(const Json& config, SeatId) const = 0;

  // --- values
  // Returns a copy. Code that keeps many States copies with assign.
  virtual StatePtr clone(const State&) const = 0;
  virtual void assign(State& to, const State& from) const = 0;  // no allocation
  // Returns the hash of what the viewers may know; kEveryone: of the truth.
  virtual std::uint64_t hash(const State&, SeatMask viewers = kEveryone) const = 0;
  virtual Json save(const State&) const = 0;
  virtual StatePtr load(const Json&, Problems&) const = 0;  // null, with problems, if it is not a sound State
  // Returns broken invariants; empty for every State that legal play can reach. Safe on any numbers.
  virtual Problems check(const State&) const = 0;
  // Returns a hash of what the numbers in a State mean beyond its fields: ids of cards, operations of their programs,
  // names of steps, in order. Two programs with different hashes may read the same saved State differently. 0: the
  // State has no such numbers.
  virtual std::uint64_t content_hash() const = 0;
  // The size of the State, and how many bytes the field list covers. If they differ, a field is missing from the list.
  virtual std::size_t state_bytes() const = 0;
  virtual std::size_t copied_bytes(const State&) const = 0;  // of those, the bytes that a copy of this one takes
  virtual std::size_t listed_bytes() const = 0;
  // Returns the path of the first field in which two States differ; empty if they are equal.
  virtual std::string first_difference(const State&, const State&) const = 0;

  // --- play
  // Returns what the State waits for in `out`. The same State always asks the same. `out` keeps the capacity of its
  // options, so that playouts do not allocate.
  virtual void decision(const State&, Decision& out) const = 0;
  // Applies an answer and runs to the next question. Pre: `d` is this State's decision and `c` fits it. `events` may be
  // null.
  virtual void apply(State&, const Decision& d, const Choice& c, EventSink* events) const = 0;
  virtual Outcome outcome(const State&) const = 0;
  // Returns the seats that are out of the game: they are never asked again.
  virtual SeatMask eliminated(const State&) const = 0;

  // --- knowledge
  virtual Observation observe(const State&, SeatMask viewers) const = 0;
  // Returns a random world that looks to its viewers like this observation, and fits what they know.
  virtual StatePtr determinize(const Observation&, Rng&) const = 0;
  virtual Json save_observation(const Observation&) const = 0;
  virtual Observation load_observation(const Json&, Problems&) const = 0;  // empty, with problems, if it is faulty
};

}  // namespace mathom
