#pragma once
// The rules of one game as whoever plays it needs them: a constant object without memory. The State holds everything that
// changes, a Decision asks, a Choice answers, an Observation is what a seat may know.
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

// What some seats together may know (one seat: a player; several: one person holding several seats; none: an onlooker).
// Not a State: rules cannot run on it, and a bot or a distant player never holds anything else.
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

  // --- set-up. A config is {"seats": n, "rule_set": id, "options": {...}, ...}; what is left out takes its default.
  // All problems of a config; empty: initial() accepts it.
  virtual Problems check_config(const Json& config) const = 0;
  // The config with every default written out. Pre: check_config is empty.
  virtual Json full_config(const Json& config) const = 0;
  // Pre: check_config is empty.
  virtual StatePtr initial(const Json& config) const = 0;
  virtual int seats(const State&) const = 0;
  // Pre: check_config is empty, and the seat sits at that table.
  virtual SeatRole seat_role(const Json& config, SeatId) const = 0;

  // --- values
  // A copy; whoever keeps States in number keeps them by assign.
  virtual StatePtr clone(const State&) const = 0;
  virtual void assign(State& to, const State& from) const = 0;  // no allocation
  // Of what the viewers may know; kEveryone: of the truth.
  virtual std::uint64_t hash(const State&, SeatMask viewers = kEveryone) const = 0;
  virtual Json save(const State&) const = 0;
  virtual StatePtr load(const Json&, Problems&) const = 0;  // null, with problems, when it is not a sound State
  // Broken invariants; empty for every State that legal play can reach. Safe on any numbers at all.
  virtual Problems check(const State&) const = 0;
  // What the numbers in a State mean besides its fields: ids of cards, operations of their programs, names of steps, all in
  // order. Two programs whose hashes differ may read the same saved State differently. 0: it has no such numbers.
  virtual std::uint64_t content_hash() const = 0;
  // sizeof the State, and how much of it the field list covers: equal, or a field has been forgotten.
  virtual std::size_t state_bytes() const = 0;
  virtual std::size_t copied_bytes(const State&) const = 0;  // of those, what a copy of this one takes
  virtual std::size_t listed_bytes() const = 0;
  // Path of the first field in which two States differ; empty: equal.
  virtual std::string first_difference(const State&, const State&) const = 0;

  // --- play
  // What the State waits for. The same State asks the same; `out` keeps the room of its options, so that playouts do not
  // allocate.
  virtual void decision(const State&, Decision& out) const = 0;
  // Pre: `d` is this State's decision and `c` fits it. `events` may be null.
  virtual void apply(State&, const Decision& d, const Choice& c, EventSink* events) const = 0;
  virtual Outcome outcome(const State&) const = 0;
  // Seats that are out of the game: they are never asked again.
  virtual SeatMask eliminated(const State&) const = 0;

  // --- knowledge
  virtual Observation observe(const State&, SeatMask viewers) const = 0;
  // A world that looks exactly like this to its viewers, drawn at random from those that fit what they know.
  virtual StatePtr determinize(const Observation&, Rng&) const = 0;
  virtual Json save_observation(const Observation&) const = 0;
  virtual Observation load_observation(const Json&, Problems&) const = 0;  // empty, with problems, on a fault
};

}  // namespace mathom
