// The host's side of a person who sits at another machine (seat_wire.h): tells them what they may know of the match
// that is played here, and does what they send. What they may not know is never put into a message.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/services/match/local_match.h"

namespace mathom {

class SeatHost {
 public:
  // The match outlives it.
  SeatHost(LocalMatch& match, int person) : match_(match), person_(person) {}

  // All that they have not been told; nothing: there is nothing new.
  std::optional<std::string> news();
  // Does what they ask. False if it was not sound or came too late: nothing has changed, and news() tells them where
  // they stand.
  bool hear(std::string_view message);
  // They begin again, as after a loss of the line: news() tells everything.
  void forget() { told_ = {}; }

 private:
  SeatMask eyes() const { return seats_of(match_.seats(), person_); }
  std::uint32_t still_stand() const;  // how many of the answers that were told are still in the log
  Json moment(std::uint32_t ply) const;
  Json step(std::uint32_t ply) const;
  void add_events(Json& message, std::uint32_t from);
  void add_standing(Json& message);
  bool act(std::string_view what, const Json& request);

  struct Answer {
    SeatId seat = SeatId::none;
    std::uint64_t value = 0;
    friend bool operator==(const Answer&, const Answer&) = default;
  };
  struct Told {
    bool any = false;
    std::vector<Answer> answers;
    std::size_t events = 0;
    Seats seats;
    std::string standing;  // what the record does not hold, as it was told last
  };
  LocalMatch& match_;
  int person_;
  Told told_;
};

}  // namespace mathom
