#include "shell/services/match/local_people.h"

#include <utility>

#include "shell/services/match/match.h"

namespace mathom {

namespace {
int first_person(const Seats& seats) {
  for (const Seat& s : seats)
    if (s.is_person()) return s.person;
  return -1;  // bots only: an onlooker, who sees what everybody sees
}
}  // namespace

LocalPeople::LocalPeople(const Session& session, std::function<void()> looked)
    : session_(session), looked_(std::move(looked)), person_(first_person(session.seats())) {
  if (const auto asked = person_asked()) person_ = *asked;
  several_ = covered_ = count_people(session.seats()) > 1;
}

std::optional<int> LocalPeople::person_asked() const {
  const SeatId seat = session_.waiting_for();
  if (!is_player(seat)) return std::nullopt;
  const Seat& s = session_.seats()[static_cast<std::size_t>(index(seat))];
  return s.is_person() ? std::optional<int>(s.person) : std::nullopt;
}

SeatId LocalPeople::near_seat() const {
  return near_of(seats_of(session_.seats(), covered_ ? next_to_look() : person_), session_.waiting_for());
}

void LocalPeople::cover() {
  if (covered_ || !several_) return;
  covered_ = true;
  looked_();
}

void LocalPeople::show_to(int person) {
  if (person == person_ && !covered_) return;
  person_ = person;
  covered_ = false;
  looked_();
}

bool LocalPeople::needs_curtain() const {
  const auto asked = person_asked();
  return asked && *asked != person_;
}

}  // namespace mathom
