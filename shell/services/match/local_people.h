// The people at the screen of a match that is played here: who of them looks, and what they see. Where they are several
// the cards lie covered between two of them.
#pragma once
#include <functional>
#include <optional>

#include "session/session.h"
#include "shell/services/match/shared_screen.h"

namespace mathom {

class LocalPeople final : public SharedScreen {
 public:
  // `looked`: called when the cards are covered, and when another person looks. The session outlives this.
  LocalPeople(const Session& session, std::function<void()> looked);

  bool are_several() const { return several_; }
  SeatMask viewers() const { return covered_ ? kNobody : seats_of(session_.seats(), person_); }
  // The person who is asked, when it is a person: not always the one who looks.
  std::optional<int> person_asked() const;
  // The seat at the bottom of the picture.
  SeatId near_seat() const;

  int person() const override { return person_; }
  bool covered() const override { return covered_; }
  void cover() override;
  void show_to(int person) override;
  bool needs_curtain() const override;
  int next_to_look() const override { return person_asked().value_or(person_); }

 private:
  const Session& session_;
  std::function<void()> looked_;
  int person_ = 0;
  bool several_ = false, covered_ = false;
};

}  // namespace mathom
