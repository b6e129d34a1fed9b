#include "games/war_of_the_ring/brain/value.h"

#include <algorithm>

#include "games/war_of_the_ring/brain/weights.h"

namespace mathom::war_of_the_ring {
namespace {

// Cards of a side in one kind of zone.
struct Pile {
  int cards = 0, path = 0, attack = 0, defence = 0, things = 0;
};

// Of a side: what is in hand, what waits in the reserve, and what may still be drawn.
struct Means {
  std::array<Pile, 3> piles;
  int standing = 0, rings = 0;
};

void count(const Survey& v, const CardFacts& f, Pile& pile) {
  ++pile.cards;
  if (f.type == Type::item || f.type == Type::event) ++pile.things;
  if (f.type == Type::item || v.may_stand_on_path(f)) pile.path += f.icons.path;
  if (v.may_attack(f)) pile.attack += f.icons.attack + f.icons.lead_attack;
  if (v.may_defend(f)) pile.defence += f.icons.defence + f.icons.lead_defence;
}

Means means_of(const Survey& v, Side side) {
  const State& s = v.state();
  const Table& t = v.table();
  Means out;
  for (int card = 0; card < kCards; ++card) {
    const int seat = s.owner[at(card)];
    if (seat >= t.seats() || t.side(seat) != side || !t.known(card)) continue;
    const std::uint8_t zone = s.cards[card].zone;
    const bool hand = zone == zone_of(kHand, seat), reserve = zone == zone_of(kReserve, seat);
    if (!hand && !reserve && zone != zone_of(kDraw, seat) && zone != zone_of(kCycle, seat)) continue;
    count(v, t.facts(card), out.piles[hand ? 0 : reserve ? 1 : 2]);
    if (reserve) out.standing += worth_of_standing(v, t.facts(card));
  }
  for (int seat = 0; seat < t.seats(); ++seat)
    if (t.side(seat) == side && t.deck(seat).ring == RingRule::game && (s.ring_used >> seat & 1) == 0) ++out.rings;
  return out;
}

}  // namespace

void describe_round(const Survey& v, Features& out) {
  const Table& t = v.table();
  const int lead = t.final_points(Side::shadow) - t.final_points(Side::free_peoples);
  std::size_t n = 0;
  const auto add = [&](int x) { out[n++] = static_cast<std::int16_t>(x); };
  add(1), add(lead), add(std::max(0, lead - 4)), add(std::max(0, -lead - 4));
  add(t.side(t.start_seat()) == Side::shadow ? 1 : 0);
  for (const Side side : {Side::shadow, Side::free_peoples}) {
    const Means m = means_of(v, side);
    for (const Pile& p : m.piles) add(p.cards), add(p.path), add(p.attack), add(p.defence);
    add(m.piles[0].things + m.piles[1].things), add(m.piles[2].things), add(m.standing / 10), add(m.rings);
  }
}

int value_for_shadow(const Survey& v) {
  Features x;
  describe_round(v, x);
  const auto& row = kWeights[std::min<std::size_t>(v.state().scenario, kScenarios - 1)]
                            [at(std::min(v.rounds_left(), kRoundsLeft - 1))];
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < x.size(); ++i) sum += std::int64_t{row[i]} * x[i];
  return static_cast<int>(sum / 16);
}

}  // namespace mathom::war_of_the_ring
