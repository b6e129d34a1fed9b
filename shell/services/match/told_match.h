// What a guest was told of a match that is played on another machine, and how a message of the host adds to it
// (seat_wire.h).
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/problems.h"
#include "session/submit.h"
#include "shell/services/match/companions.h"
#include "shell/services/match/seat_wire.h"

namespace mathom {

// The match itself. A moment stays text until somebody looks.
struct ToldMatch {
  struct Step {
    SeatId by = SeatId::none;
    std::size_t events_before = 0;
    std::optional<std::uint32_t> option;           // of the guest's own answer
    std::shared_ptr<const std::string> then = {};  // the moment after it
  };
  const Game* game = nullptr;
  SeatMask eyes = kNobody;
  Seats seats;
  std::shared_ptr<const std::string> begin = {};
  std::vector<Step> steps;
  std::vector<std::pair<std::size_t, Event>> events;  // by their number
  std::size_t event_count = 0;
  std::vector<Saying> said;
  std::uint32_t undos = 0;

  std::uint32_t ply() const { return static_cast<std::uint32_t>(steps.size()); }
  // Pre: ply <= ply(); each moment was read when it came.
  Moment at(std::uint32_t ply) const;
  std::vector<Event> events_between(std::size_t since, std::size_t until) const;
  std::size_t events_after(std::uint32_t answers) const;
  std::vector<Saying> said_between(std::uint32_t since, std::uint32_t until) const;
};

// What the record does not hold.
struct ToldStanding {
  UndoFence fence = UndoFence::nothing;
  bool redo = false, companions = false, again = false;
  std::optional<Proposal> proposal;
};

// Takes up all of a message that the host sent to this person. False, with problems: it is not sound, and nothing of it
// was taken.
bool take_message(std::string_view message, int person, ToldMatch& match, ToldStanding& standing, Problems& problems);

// A world that the seat holds possible: what it is offered, what that is called and why not is the same in all of them.
StatePtr world_like(const Game& game, const Observation& seen);

}  // namespace mathom
