#include "games/french_tarot/brain/features.h"

#include <bit>
#include <cassert>
#include <numeric>

#include "games/french_tarot/brain/sides.h"

namespace mathom::french_tarot {
namespace {

void write(CardSet set, NetInputs& w) {
  w.mark_bits(set.suits);
  w.mark_bits(set.trumps, kSuitCards);
  w.none(kCards);
}

constexpr int kSuits = 5;           // with trumps
constexpr int kRanksOfTrumps = 22;  // 0: none
constexpr int kPerOther = kSuits + kRanksOfTrumps;
constexpr int kContracts = 6, kSpoken = 5;  // the net does not know that others may bid a grand slam

struct Seat {
  const Model& m;
  const Shown& shown;
  int me;
  CardSet hand, out;  // out: may be in another hand
  std::uint8_t takers;

  Seat(const Model& model, const Shown& s)
      : m(model),
        shown(s),
        me(model.to_act),
        hand(model.hand_to_act()),
        out(~(model.gone | hand)),
        takers(takers_known_to(model, me)) {
    if (me == m.facts.taker) out &= ~m.discard;
  }
  // Returns the seat `places` further on; none if fewer seats play.
  int after(int places) const {
    if (places >= m.seats) return kNoSeat;
    return me + places < m.seats ? me + places : me + places - m.seats;
  }
  int places_to(int seat) const { return seat < me ? seat - me + m.seats : seat - me; }
};

void where_cards_are(const Seat& s, NetInputs& w) {
  const Model& m = s.m;
  write(s.hand, w);
  write(m.gone, w);
  for (int i = 1; i < kMostSeats; ++i) {
    const int other = s.after(i);
    write(other == kNoSeat ? kNone : s.shown.played[static_cast<std::size_t>(other)], w);
  }
  write(s.shown.dog & ~m.gone, w);
  write(s.me == m.facts.taker ? m.discard : kNone, w);
  write(m.trick, w);
  write(m.lies.best == kNoCard ? kNone : CardSet::of(m.lies.best), w);
}

// The suits in which the others are void, and their highest possible trump.
void what_others_may_hold(const Seat& s, NetInputs& w) {
  for (int i = 1; i < kMostSeats; ++i) {
    const int other = s.after(i);
    if (other == kNoSeat) {
      w.none(kPerOther);
      continue;
    }
    const CardSet may = s.m.may[static_cast<std::size_t>(other)] & s.out;
    for (int suit = 0; suit < kSuits; ++suit) w.flag((may & cards_of(static_cast<Suit>(suit))).empty());
    w.nth(kRanksOfTrumps, static_cast<int>(std::bit_width((may & kTrumps).trumps)));
  }
}

void who_plays_what(const Seat& s, NetInputs& w) {
  const Model& m = s.m;
  w.nth(kMostSeats, s.places_to(m.facts.taker));
  w.nth(kContracts, static_cast<int>(m.facts.contract));
  for (int i = 0; i < kMostSeats; ++i) {
    const int seat = s.after(i);
    if (seat == kNoSeat)
      w.none(kSpoken);
    else
      w.nth(kSpoken, static_cast<int>(s.shown.bids[static_cast<std::size_t>(seat)]));
  }
  for (int i = 0; i < kMostSeats; ++i) {
    const int seat = s.after(i);
    w.flag(seat != kNoSeat && (s.takers & bit(seat)) != 0);
  }
}

void the_trick(const Seat& s, NetInputs& w) {
  const Model& m = s.m;
  w.nth(kMostTricks, m.tricks_done);
  w.nth(kMostSeats, s.places_to(m.leader));
  if (m.lies.best != kNoCard) {
    const int place = m.leader + m.lies.best_place, holder = place < m.seats ? place : place - m.seats;
    w.nth(kMostSeats, s.places_to(holder));
    w.flag((s.takers >> holder & 1) == (s.takers >> s.me & 1));
  } else {
    w.none(kMostSeats + 1);
  }
  if (m.lies.led == Suit::none)
    w.none(kSuits + 1);
  else
    w.nth(kSuits + 1, static_cast<int>(m.lies.led));
}

void how_it_stands(const Seat& s, NetInputs& w) {
  const Model& m = s.m;
  CardSet taken;
  for (int i = 0; i < m.seats; ++i)
    if ((s.takers & bit(i)) != 0) taken |= m.won[static_cast<std::size_t>(i)];
  w.nth(20, half_points(taken) / 9);
  w.nth(4, oudlers(taken));
  w.nth(kTrumpCount + 1, (s.out & kTrumps).size());
  for (int suit = 0; suit < 4; ++suit) w.nth(kRanks + 1, (s.out & cards_of(static_cast<Suit>(suit))).size());
  for (int suit = 0; suit < 4; ++suit) w.flag(m.called < kSuitCards && suit_of(m.called) == static_cast<Suit>(suit));
  w.flag(m.partner_shown);
  w.nth(3, m.seats - 3);
  w.nth(16, half_points(m.trick) / 3);
}

constexpr int kPerConduct = 20;

// Sets one flag for each mark that n reaches.
void reach(int n, std::initializer_list<int> marks, NetInputs& w) {
  for (const int mark : marks) w.flag(n >= mark);
}

// About the others, until this seat knows who plays with the taker.
void how_they_behaved(const Seat& s, NetInputs& w) {
  const Model& m = s.m;
  const bool knows = m.called == kNoCard || m.partner_shown || s.hand.has(m.called);
  for (int i = 1; i < kMostSeats; ++i) {
    const int other = s.after(i);
    if (knows || other == kNoSeat || other == m.facts.taker) {
      w.none(kPerConduct);
      continue;
    }
    const Conduct& c = s.shown.conduct[static_cast<std::size_t>(other)];
    reach(c.gave_taker, {2, 6, 10}, w);
    reach(c.gave_others, {2, 6, 10}, w);
    reach(c.gave_early, {2, 6}, w);
    reach(c.kept_from_taker, {1, 2, 4}, w);
    reach(c.kept_from_others, {1, 2, 4}, w);
    reach(c.beat_taker, {1, 2}, w);
    reach(c.beat_others, {1, 2}, w);
    reach(c.led_trumps, {1, 2}, w);
  }
}

void raise(std::uint8_t& n, int by) { n = static_cast<std::uint8_t>(n + by); }

}  // namespace

Shown::Shown(const State& s) : dog(s.dog_shown), bids(s.bids) {
  TrickFacts lies;
  int leader = s.first_leader;
  bool secret = s.called != kNoCard;
  for (int i = 0; i < s.play_count; ++i) {
    const int trick = i / s.options.seats, place = i % s.options.seats;
    if (place == 0) lies = {};
    if (place == 0 && trick > 0) leader = s.winners[static_cast<std::size_t>(trick - 1)];
    const int seat = (leader + place) % s.options.seats;
    const Card card = s.plays[static_cast<std::size_t>(i)];
    played[static_cast<std::size_t>(seat)].add(card);
    if (secret) note({seat, leader, place, s.options.seats, s.facts.taker}, lies, card);
    secret = secret && card != s.called;
    add_card(lies, card, place);
  }
}

void Shown::note(const Turn& t, const TrickFacts& before, Card card) {
  Conduct& c = conduct[static_cast<std::size_t>(t.seat)];
  if (before.best == kNoCard) {
    if (t.laid == 0 && is_trump(card)) raise(c.led_trumps, 1);
    return;
  }
  const bool of_taker = (t.leader + before.best_place) % t.seats == t.taker;
  TrickFacts after = before;
  add_card(after, card, t.laid);
  if (after.best == card) return raise(of_taker ? c.beat_taker : c.beat_others, 1);
  if (is_trump(card) || card == kExcuse) return;  // nobody gives or keeps these for a partner
  const bool taker_to_come = !of_taker && (t.taker - t.leader + t.seats) % t.seats > t.laid;
  if (const int given = half_points(card) - 1; given > 0)
    raise(of_taker ? c.gave_taker : taker_to_come ? c.gave_early : c.gave_others, given);
  else if (!taker_to_come)
    raise(of_taker ? c.kept_from_taker : c.kept_from_others, 1);
}

void write_features(const Model& m, const Shown& shown, NetInputs& out) {
  const Seat s(m, shown);
  out.clear();
  where_cards_are(s, out);
  what_others_may_hold(s, out);
  who_plays_what(s, out);
  the_trick(s, out);
  how_it_stands(s, out);
  how_they_behaved(s, out);
  assert(out.written() == kInputs);
}

std::array<std::uint16_t, kInputs> inputs_in(const SuitOrder& to) {
  constexpr int kSets = kMostSeats + 5, kSaid = kMostSeats * (2 + kSpoken) + kContracts;
  constexpr int kBeforeLed = kMostTricks + kMostSeats + kMostSeats + 1, kBeforeCounts = 20 + 4 + kTrumpCount + 1;
  std::array<std::uint16_t, kInputs> out{};
  std::iota(out.begin(), out.end(), std::uint16_t{0});
  int at = 0;
  const auto by_suit = [&](int each, int all) {  // each: inputs of one suit; all: inputs of the group
    for (int i = 0; i < 4 * each; ++i)
      out[static_cast<std::size_t>(at + i)] =
          static_cast<std::uint16_t>(at + to[static_cast<std::size_t>(i / each)] * each + i % each);
    at += all;
  };
  for (int i = 0; i < kSets; ++i) by_suit(kRanks, kCards);     // where_cards_are()
  for (int i = 1; i < kMostSeats; ++i) by_suit(1, kPerOther);  // what_others_may_hold()
  at += kSaid + kBeforeLed;
  by_suit(1, kSuits + 1);  // the_trick(): what was led
  at += kBeforeCounts;
  by_suit(kRanks + 1, 4 * (kRanks + 1));  // how_it_stands(): how many are out,
  by_suit(1, 4);                          // and the called suit
  return out;
}

}  // namespace mathom::french_tarot
