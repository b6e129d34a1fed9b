#include "games/french_tarot/brain/habits.h"

#include <algorithm>
#include <cstdlib>

#include "games/french_tarot/brain/hand.h"
#include "games/french_tarot/brain/play.h"
#include "games/french_tarot/brain/sides.h"
#include "games/french_tarot/state/phases.h"

namespace mathom::french_tarot {
namespace {

// Sixteenths of a bit, guessed and not fitted to games. A bid tells more than a card: everybody who counts a hand
// counts alike, and cards are played for many reasons.
constexpr int kBidLevel = 48, kMostBid = 96;  // for each contract between the bid and what the hand is good for
constexpr int kNever = 4000;                  // cost of a hand that cannot have been dealt
constexpr int kOtherDiscard = 20;             // for each card laid aside that the rules of thumb would keep
constexpr int kAsExpected = 5, kAlmost = 9, kOther = 16;

// Returns sixteen times the logarithm to base 2 of n, the number of cards that were not played.
int log_of(int n) {
  constexpr int kLog[] = {0,  0,  16, 25, 32, 37, 41, 45, 48, 51, 53, 55, 57,
                          59, 61, 63, 64, 65, 67, 68, 69, 70, 71, 72, 73};
  return kLog[std::min(n, 24)];
}

int cost_of_card(Card played, Card expected, int choices) {
  if (played == expected) return kAsExpected;
  const bool same_suit = suit_of(played) == suit_of(expected);
  if (same_suit && half_points(played) == half_points(expected)) return kAlmost;
  return kOther + log_of(choices - 1) / 2;
}

// Returns the deal before its first card, without the hands. The little that play has shown of hands until then is left
// out.
Model before_the_first_card(const State& seen) {
  Model m(seen);
  m.hands.fill(kNone), m.won.fill(kNone), m.may.fill(kPack);
  m.gone = m.trick = kNone;
  m.lies = {};
  m.laid = m.tricks_done = m.by_takers = m.play_count = 0;
  m.excuse_by = m.excuse_trick_to = kNoSeat;
  m.excuse_home = false;
  for (int i = 0; i < seen.play_count; ++i)
    if (seen.plays[static_cast<std::size_t>(i)] == m.called) m.partner_shown = false;
  m.to_act = m.leader = seen.first_leader;
  return m;
}

}  // namespace

Deeds::Deeds(const State& seen) {
  int highest = 0;
  for (int i = 1; i <= seen.options.seats; ++i) {
    const auto seat = static_cast<std::size_t>((seen.dealer + i) % seen.options.seats);
    highest_[seat] = highest;
    spoken_[seat] = i <= seen.bids_made;
    highest = std::max(highest, static_cast<int>(seen.bids[seat]));
  }
  Model m = before_the_first_card(seen);
  for (int i = 0; i < seen.play_count; ++i) {
    const Card card = seen.plays[static_cast<std::size_t>(i)];
    auto& list = played_[m.to_act];
    list.push_back({m, kNone, card});
    for (Played& p : list) p.later.add(card);
    m.play(card);
  }
}

int Deeds::cost_of_bid(const State& world, int seat) const {
  const auto i = static_cast<std::size_t>(seat);
  CardSet dealt = world.hands[i];
  for (const Played& p : played_[i]) dealt |= p.later;
  if (seat == world.facts.taker) dealt = (dealt | world.discard) & ~world.dog_shown;
  // The rules throw such a hand in (R3).
  if (world.options.petit_sec_annuls && dealt.trumps == 1) return kNever;
  if (!spoken_[i]) return 0;
  const int bid = static_cast<int>(world.bids[i]), highest = highest_[i];
  const int good_for = static_cast<int>(contract_for(dealt, world.options.seats));
  const int due = good_for > highest ? good_for : 0;
  const int off = bid == 0 ? due - (due > 0 ? highest : 0) : std::abs(bid - good_for);
  return std::min(kMostBid, kBidLevel * off);
}

int Deeds::cost_of_discard(const State& world) const {
  const auto taker = static_cast<std::size_t>(world.facts.taker);
  CardSet hand = world.hands[taker] | world.discard;
  for (const Played& p : played_[taker]) hand |= p.later;
  int cost = 0;
  for (int n = world.discard.size(); n > 0; --n) {
    const CardSet allowed = hand & freely_discardable(world.options);
    if (allowed.empty()) break;
    const Card card = card_to_discard(hand, allowed);
    if (!world.discard.has(card)) cost += kOtherDiscard;
    hand.remove(card);
  }
  return cost;
}

int Deeds::cost(const State& world, int seat) {
  const auto i = static_cast<std::size_t>(seat);
  int cost = cost_of_bid(world, seat) + (seat == world.facts.taker ? cost_of_discard(world) : 0);
  Rng rng(0);
  for (Played& p : played_[i]) {
    Model& m = p.before;
    m.hands[i] = world.hands[i] | p.later;
    m.discard = world.discard;
    const CardSet legal = m.legal();
    if (legal.size() < 2) continue;
    const Card expected = card_to_play(m, seat, legal, takers_known_to(m, seat), rng);
    cost += cost_of_card(p.card, expected, legal.size());
  }
  return cost;
}

int cost_of_deeds(const State& world, int me) {
  Deeds deeds(world);
  int cost = 0;
  for (int seat = 0; seat < world.options.seats; ++seat)
    if (seat != me) cost += deeds.cost(world, seat);
  return cost;
}

}  // namespace mathom::french_tarot
