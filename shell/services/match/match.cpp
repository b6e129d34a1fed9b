#include "shell/services/match/match.h"

#include <utility>

#include "rules/game.h"
#include "shell/services/match/hinting.h"
#include "shell/services/match/own_side.h"
#include "shell/services/match/shared_screen.h"

namespace mathom {

namespace {
std::uint64_t next_number() {
  static std::uint64_t last = 0;
  return ++last;
}
}  // namespace

Match::Match() : number_(next_number()) {}

bool Match::covered() const { return parts_.shared_screen && parts_.shared_screen->covered(); }

const Proposal* Match::proposal() const { return parts_.companions ? parts_.companions->proposal() : nullptr; }

bool Match::hint_asked() const { return parts_.hinting && parts_.hinting->asked(); }

const std::vector<Ranked>& Match::hint() const {
  static const std::vector<Ranked> kNone;
  return parts_.hinting ? parts_.hinting->ranking() : kNone;
}

const Advice& Match::advice() const {
  static const Advice kNone;
  return parts_.hinting ? parts_.hinting->advice() : kNone;
}

// --- the own side

bool Match::answer_for_person(double now) {
  if (!answers_itself() || hint_asked()) return false;
  const auto answer = parts_.own_side->due(now, shared());
  const std::uint32_t at = ply();
  if (!answer || choose(answer->option) != Submit::ok) return false;
  parts_.own_side->gave(at, *answer);
  return true;
}

Standing Match::standing(const CatalogText& text) const {
  return parts_.own_side ? parts_.own_side->standing(text) : Standing::ask;
}

void Match::order(const CatalogText& text, Standing standing) {
  if (parts_.own_side) parts_.own_side->order(text, standing);
}

bool Match::stops_at(int stop) const { return !parts_.own_side || parts_.own_side->stops_at(stop); }

void Match::stop_at(int stop, bool stops) {
  if (parts_.own_side) parts_.own_side->stop_at(stop, stops);
}

void Match::answer_rest(std::vector<Option> in_turn) {
  if (parts_.own_side) parts_.own_side->plan(std::move(in_turn));
}

bool Match::answers_itself() const { return parts_.own_side && parts_.own_side->answers(); }

// --- records

SeatId Record::near_seat() const { return near_of(viewers(), waiting_for()); }

SeatId near_of(SeatMask own, SeatId asked) {
  if (is_player(asked) && contains(own, asked)) return asked;
  for (int i = 0; i < kMaxSeats; ++i)
    if (contains(own, seat_at(i))) return seat_at(i);
  return seat_at(0);
}

}  // namespace mathom
