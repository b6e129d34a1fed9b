// The score sheet (rules 8 and 9): who is paid for what. Pure functions of the State.
#include <algorithm>

#include "games/lotr_tarot/state/phases.h"

namespace mathom::lotr_tarot {
namespace {

constexpr int kOutPoints = 10, kAwardPoints = 5;

// More than seven cards: no points in this round (rule 8.6).
SeatMask barred(const State& s) {
  SeatMask out = kNobody;
  for (int seat = 0; seat < s.seats; ++seat)
    if (s.held[at(seat)] > kHandSize) out = static_cast<SeatMask>(out | only(seat_at(seat)));
  return out;
}

void add(std::array<std::uint8_t, kMostSeats>& awards, SeatMask to, int bits) {
  for (int seat = 0; seat < kMostSeats; ++seat)
    if (contains(to, seat_at(seat))) awards[at(seat)] = static_cast<std::uint8_t>(awards[at(seat)] | bits);
}

}  // namespace

Extremes extremes(const std::array<std::int16_t, kMostSeats>& dark, SeatMask among) {
  Extremes e;
  int most = 0, least = 0;
  for (int seat = 0; seat < kMostSeats; ++seat) {
    const SeatMask me = only(seat_at(seat));
    if ((among & me) == 0) continue;
    const int points = dark[at(seat)];
    if (e.most == kNobody || points > most) e.most = kNobody, most = points;
    if (e.least == kNobody || points < least) e.least = kNobody, least = points;
    if (points == most) e.most = static_cast<SeatMask>(e.most | me);
    if (points == least) e.least = static_cast<SeatMask>(e.least | me);
  }
  return e;
}

// An award of a seat that may not score is lost, or by option goes to the next best (rule 8.6).
std::array<std::uint8_t, kMostSeats> round_awards(const State& s) {
  std::array<std::uint8_t, kMostSeats> awards{};
  const SeatMask all = first_seats(s.seats), out = barred(s);
  const SeatMask scoring = static_cast<SeatMask>(all & ~out);
  const Extremes e = extremes(s.dark_points, s.awards_pass_on ? scoring : all);
  const Side ring = ring_side(s);
  add(awards, static_cast<SeatMask>(e.most & scoring), ring == Side::dark ? kMost | kMostBonus : kMost);
  add(awards, static_cast<SeatMask>(e.least & scoring), ring == Side::free ? kLeast | kLeastBonus : kLeast);
  if (s.out != kNoSeat) add(awards, only(seat_at(s.out)), kWentOut);
  if (!s.ring.empty()) add(awards, static_cast<SeatMask>(only(seat_at(ring_top(s).by)) & scoring), kBearer);
  add(awards, out, kTooMany);
  return awards;
}

int award_points(std::uint8_t awards) {
  int points = 0;
  for (int bit = kWentOut; bit < kTooMany; bit *= 2)
    if ((awards & bit) != 0) points += bit == kWentOut ? kOutPoints : kAwardPoints;
  return points;
}

std::array<std::uint8_t, kMostSeats> final_awards(const State& s) {
  std::array<std::int16_t, kMostSeats> dark{};
  for (int seat = 0; seat < s.seats; ++seat) dark[at(seat)] = static_cast<std::int16_t>(total_dark(s, seat));
  const Extremes e = extremes(dark, first_seats(s.seats));
  std::array<std::uint8_t, kMostSeats> awards{};
  add(awards, e.most, kMost);
  add(awards, e.least, kLeast);
  return awards;
}

int round_points(const State& s, int round, int seat) { return award_points(s.sheet[at(round)].awards[at(seat)]); }

int total_points(const State& s, int seat) {
  int points = award_points(s.game_awards[at(seat)]);
  for (int round = 0; round < kRounds; ++round) points += round_points(s, round, seat);
  return points;
}

int total_dark(const State& s, int seat) {
  int points = 0;
  for (int round = 0; round < kRounds; ++round) points += s.sheet[at(round)].dark[at(seat)];
  return points;
}

}  // namespace mathom::lotr_tarot
