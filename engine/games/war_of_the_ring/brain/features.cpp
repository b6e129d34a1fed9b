#include "games/war_of_the_ring/brain/features.h"

#include <cassert>

namespace mathom::war_of_the_ring {
namespace {

void write_points(const Survey& v, NetInputs& w) {
  constexpr int kMostLead = 20, kPoints = 21;
  const State& s = v.state();
  const Table& t = v.table();
  const int shadow = t.final_points(Side::shadow), free = t.final_points(Side::free_peoples);
  w.nth(4, s.scenario);
  w.nth(10, v.rounds_left());
  w.nth(2 * kMostLead + 1, shadow - free + kMostLead);
  w.nth(kPoints, shadow);
  w.nth(kPoints, free);
  w.nth(kPoints, s.corruption);
  w.flag(t.side(t.start_seat()) == Side::shadow);
  for (int seat = 0; seat < kMostSeats; ++seat) w.flag((s.ring_used >> seat & 1) != 0);
}

void write_sizes(const TableCards& t, NetInputs& w) {
  for (int seat = 0; seat < kMostSeats; ++seat) {
    const auto size = [&](Zone base) { return seat < t.seats() ? t.size(base, seat) : 0; };
    w.nth(12, size(kHand));
    w.nth(10, size(kReserve));
    w.nth(16, size(kDraw));
    w.nth(16, size(kCycle) / 2);
  }
}

// In a hand, a reserve, a draw deck, a cycle pile, or at a place; -1: elsewhere.
int group_of(std::uint8_t zone) {
  if (is_at_place(zone)) return 4;
  if (is_reserve(zone)) return 1;
  if (zone < kHand) return 2;
  if (zone < kCycle) return 0;
  return zone < kEliminated ? 3 : -1;
}
void write_cards(const Survey& v, NetInputs& w) {
  const State& s = v.state();
  const Table& t = v.table();
  for (int card = 0; card < kCards; ++card) {
    if (!t.known(card) || s.owner[at(card)] >= t.seats()) continue;
    const int group = group_of(t.zone(card));
    if (group >= 0) w.mark(group * kCards + index(s.cards[card].def));
  }
  w.none(5 * kCards);
}

}  // namespace

void write_features(const Survey& v, NetInputs& out) {
  out.clear();
  write_points(v, out);
  write_sizes(v.table(), out);
  for (const PlaceState& place : v.state().places) out.nth(kWheres, static_cast<int>(place.where));
  write_cards(v, out);
  assert(out.written() == kInputs);
}

}  // namespace mathom::war_of_the_ring
