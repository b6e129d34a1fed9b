#include "games/lotr_tarot/brain/features.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "games/lotr_tarot/state/phases.h"

namespace mathom::lotr_tarot {
namespace {

using Sets = std::array<CardSet, kMostSeats + 1>;  // the last one: what was turned up

struct Seen {
  const State& s;
  int me;
  CardSet hand, gone, out;  // out: in another hand, or in the Draw Pile
  Sets laid;                // on the Journey Pile, by whom

  explicit Seen(const State& state) : s(state), me(state.to_act), hand(state.hands[state.to_act]) {
    for (const Laid& l : s.journey) laid[l.by == kNoSeat ? kMostSeats : l.by].insert(index(l.card));
    for (const CardSet& cards : laid) gone = gone | cards;
    for (const Laid& l : s.ring) gone.insert(index(l.card));
    out = kPack - gone - hand;
  }
  // Returns the seat `places` further on; below 0 if fewer seats play.
  int after(int places) const {
    if (places >= s.seats) return -1;
    return me + places < s.seats ? me + places : me + places - s.seats;
  }
  int places_to(int seat) const { return seat < me ? seat - me + s.seats : seat - me; }
};

void write(const CardSet& set, NetInputs& w) {
  set.for_each([&](int card) { w.mark(card); });
  w.none(kCards);
}
void nth_if(bool there, int group, int n, NetInputs& w) {
  if (there)
    w.nth(group, n);
  else
    w.none(group);
}
// Writes the nth number of a group for each other seat; with `first` 0 for all seats.
template <class Number>
void of_seats(const Seen& v, int first, int group, NetInputs& w, Number number) {
  for (int i = first; i < kMostSeats; ++i) {
    const int seat = v.after(i);
    if (seat < 0)
      w.none(group);
    else
      w.nth(group, number(at(seat)));
  }
}

void where_cards_are(const Seen& v, NetInputs& w) {
  const State& s = v.s;
  write(v.hand, w);
  write(s.phase == Phase::turn ? playable(s) : s.phase == Phase::pass ? s.passed[at(v.me)] : CardSet{}, w);
  write(v.gone, w);
  for (int i = 0; i < kMostSeats; ++i) {
    const int seat = v.after(i);
    write(seat < 0 ? CardSet{} : v.laid[at(seat)], w);
  }
  const int giver = s.round == 1 ? seat_before(s, v.me) : next_seat(s, v.me);
  write(s.handed_over ? s.passed[at(v.me)] : CardSet{}, w);
  write(s.handed_over ? s.passed[at(giver)] : CardSet{}, w);
}

void the_piles(const Seen& v, NetInputs& w) {
  const State& s = v.s;
  const Card top = journey_top(s);
  const bool there = top != Card::hidden, declared = s.declared != Suit::none;
  const int suit = static_cast<int>(s.declared);
  nth_if(there, kCards, index(top), w);
  nth_if(declared, kSuits, suit, w);
  nth_if(there && (!is_major(top) || declared), kSuits, is_major(top) ? suit : static_cast<int>(suit_of(top)), w);
  nth_if(there && (!is_major(top) || rank_of(top) <= kHighestMatchedMajor), kRanks + 1, rank_of(top), w);
  const Laid on_ring = ring_top(s);
  const bool borne = on_ring.card != Card::hidden;
  nth_if(borne, kMajors, index(on_ring.card), w);
  w.nth(kMostSeats + 1, borne ? v.places_to(on_ring.by) : kMostSeats);
  nth_if(borne, 2, ring_side(s) == Side::dark ? 1 : 0, w);
}

void how_it_stands(const Seen& v, NetInputs& w) {
  const State& s = v.s;
  const int mine = s.dark_points[at(v.me)], points = total_points(s, v.me), dark = total_dark(s, v.me);
  of_seats(v, 0, 12, w, [&](std::size_t i) { return s.held[i]; });
  of_seats(v, 0, 16, w, [&](std::size_t i) { return s.dark_points[i]; });
  of_seats(v, 1, 17, w, [&](std::size_t i) { return mine - s.dark_points[i] + 8; });
  of_seats(v, 1, 13, w, [&](std::size_t i) { return (points - total_points(s, static_cast<int>(i)) + 32) / 5; });
  of_seats(v, 1, 13, w, [&](std::size_t i) { return (dark - total_dark(s, static_cast<int>(i)) + 13) / 2; });
  w.nth(5, s.seats - 2);
  w.nth(kRounds, s.round);
  w.flag(s.drawn);
}

// In the order in which the net knows them.
int number_of(Phase phase) {
  constexpr std::array<Phase, 6> kOrder{Phase::pass, Phase::starter_suit, Phase::bearer,
                                        Phase::turn, Phase::side,         Phase::suit};
  return static_cast<int>(std::ranges::find(kOrder, phase) - kOrder.begin());
}

void what_is_asked(const Seen& v, NetInputs& w) {
  w.nth(8, number_of(v.s.phase));
  w.flag(v.s.on_ring && v.s.phase == Phase::side);
}

void how_much_is_left(const Seen& v, NetInputs& w) {
  const State& s = v.s;
  w.nth(26, s.draw.size() / 2);
  int fewest = 100, most = -100, least = 100;
  for (int i = 1; i < s.seats; ++i) {
    const std::size_t other = at(v.after(i));
    fewest = std::min<int>(fewest, s.held[other]);
    most = std::max<int>(most, s.dark_points[other]), least = std::min<int>(least, s.dark_points[other]);
  }
  w.nth(8, fewest);
  w.nth(kMajors, (beats(ring_top(s).card) & v.out & kMajorCards).count());
  for (const CardSet& suit : kSuitCards) w.nth(kRanks + 1, (v.out & suit).count());
  for (const CardSet& suit : kSuitCards) w.nth(7, (v.hand & suit).count());
  w.nth(7, (v.hand & kMajorCards).count());
  w.nth(7, (v.hand & s.dark).count());
  w.nth(4, (v.hand & s.neutral).count());
  w.nth(22, (v.out & s.dark).count());
  const int mine = s.dark_points[at(v.me)];
  w.nth(17, mine - most + 8);
  w.nth(17, mine - least + 8);
}

}  // namespace

void write_features(const State& s, NetInputs& out) {
  const Seen v(s);
  out.clear();
  where_cards_are(v, out);
  the_piles(v, out);
  how_it_stands(v, out);
  what_is_asked(v, out);
  how_much_is_left(v, out);
  assert(out.written() == kInputs);
}

int output_of(const State& s, const Option& o) {
  constexpr int kRing = kCards, kDraw = kRing + kMajors, kEnd = kDraw + 1, kSuit = kEnd + 1, kSide = kSuit + kSuits;
  constexpr int kNobody = kSide + 2, kTake = kNobody + 1, kGive = kTake + kMostSeats, kPass = kGive + kMostSeats;
  static_assert(kPass + kCards == kOutputs);
  const int to = o.verb == static_cast<std::uint16_t>(Verb::point) && o.amount != 0
                     ? (index(o.seat) - s.to_act + s.seats) % s.seats
                     : 0;
  switch (verb_of(o)) {
    case Verb::play: return index(card_of(o));
    case Verb::ring: return kRing + index(card_of(o));
    case Verb::draw: return kDraw;
    case Verb::end: return kEnd;
    case Verb::suit: return kSuit + o.amount;
    case Verb::side: return kSide + o.amount;
    case Verb::point: return o.amount == 0 ? kNobody : (o.amount < 0 ? kTake : kGive) + to;
    case Verb::pass: return kPass + index(card_of(o));
    case Verb::deal:
    case Verb::hold: break;
  }
  return 0;
}

}  // namespace mathom::lotr_tarot
