// What companions said of what they did. It is not kept: it follows from what they saw and did, so that a game that was
// loaded, or is looked at again, has the same words.
#pragma once
#include <vector>

#include "session/session.h"
#include "shell/services/match/match.h"

namespace mathom {

class Sayings {
 public:
  // Those with answers after the first `since`, as far as the viewers heard them. Pre: it is always the same session.
  std::vector<Saying> heard(const Session& session, SeatMask viewers, std::uint32_t since);

 private:
  struct Said {
    Saying saying;
    SeatMask heard_by = kNobody;
  };
  void listen(const Session& session);

  std::vector<Said> all_;       // whoever heard them
  std::uint32_t listened_ = 0;  // up to this many answers
  std::uint32_t undos_ = 0;     // when it was listened last
};

}  // namespace mathom
