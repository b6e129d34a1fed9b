#include "games/french_tarot/brain/habits.h"

#include <algorithm>
#include <cstdlib>

#include "games/french_tarot/brain/hand.h"
#include "games/french_tarot/brain/play.h"
#include "games/french_tarot/brain/sides.h"

namespace mathom::french_tarot {
namespace {

// Sixteenths of a bit, guessed and not fitted to games: a bid tells more than a card, as all who count a hand count it alike,
// and cards are played for many reasons.
constexpr int kBidLevel = 48, kMostBid = 96;  // for each contract between what was bid and what the hand is good for
constexpr int kOtherDiscard = 20;             // for each card laid aside that the rules of thumb would keep
constexpr int kAsExpected = 5, kAlmost = 9, kOther = 16;

// Sixteenths of the logarithm of n to base 2, for n cards that were not played.
int log_of(int n) {
  constexpr int kLog[] = {0,  0,  16, 25, 32, 37, 41, 45, 48, 51, 53, 55, 57,
                          59, 61, 63, 64, 65, 67, 68, 69, 70, 71, 72, 73};
  return kLog[std::min(n, 24)];
}

// The deal before its first card. What had been seen of the hands until then is left out: it is little.
Model before_the_first_card(const State& world) {
  Model m(world);
  for (int i = 0; i < world.play_count; ++i) {
    const int trick = i / m.seats,
              lead = trick == 0 ? world.first_leader : m.winners[static_cast<std::size_t>(trick - 1)];
    m.hands[static_cast<std::size_t>((lead + i % m.seats) % m.seats)].add(m.plays[static_cast<std::size_t>(i)]);
    if (m.plays[static_cast<std::size_t>(i)] == m.called) m.partner_shown = false;
  }
  m.won.fill(kNone), m.may.fill(kPack);
  m.gone = m.trick = kNone;
  m.lies = {};
  m.laid = m.tricks_done = m.by_takers = m.play_count = 0;
  m.excuse_by = m.excuse_trick_to = kNoSeat;
  m.excuse_home = false;
  m.to_act = m.leader = world.first_leader;
  return m;
}

CardSet hand_as_dealt(const Model& start, const State& world, int seat) {
  const CardSet hand = start.hands[static_cast<std::size_t>(seat)];
  return seat == world.facts.taker ? (hand | world.discard) & ~world.dog_shown : hand;
}

int cost_of_bids(const Model& start, const State& world, int me) {
  int cost = 0, highest = 0;
  const int seats = world.options.seats;
  for (int i = 1; i <= seats; ++i) {
    const int seat = (world.dealer + i) % seats, bid = static_cast<int>(world.bids[static_cast<std::size_t>(seat)]);
    if (seat != me) {
      const int good_for = static_cast<int>(contract_for(hand_as_dealt(start, world, seat), seats));
      const int due = good_for > highest ? good_for : 0;
      const int off = bid == 0 ? due - (due > 0 ? highest : 0) : std::abs(bid - good_for);
      cost += std::min(kMostBid, kBidLevel * off);
    }
    highest = std::max(highest, bid);
  }
  return cost;
}

int cost_of_discard(const Model& start, int me) {
  const int taker = start.facts.taker;
  if (taker < 0 || taker == me || start.discard.empty()) return 0;
  CardSet hand = start.hands[static_cast<std::size_t>(taker)] | start.discard;
  int cost = 0;
  for (int n = start.discard.size(); n > 0; --n) {
    const CardSet allowed = hand & freely_discardable(start.options);
    if (allowed.empty()) break;
    const Card card = card_to_discard(hand, allowed);
    if (!start.discard.has(card)) cost += kOtherDiscard;
    hand.remove(card);
  }
  return cost;
}

int cost_of_card(Card played, Card expected, int choices) {
  if (played == expected) return kAsExpected;
  const bool same_suit = suit_of(played) == suit_of(expected);
  if (same_suit && half_points(played) == half_points(expected)) return kAlmost;
  return kOther + log_of(choices - 1) / 2;
}

}  // namespace

int cost_of_deeds(const State& world, int me) {
  Model m = before_the_first_card(world);
  int cost = cost_of_bids(m, world, me) + cost_of_discard(m, me);
  Rng rng(0);
  for (int i = 0; i < world.play_count; ++i) {
    const Card card = world.plays[static_cast<std::size_t>(i)];
    if (m.to_act != me) {
      const CardSet legal = m.legal();
      const int n = legal.size();
      if (n > 1) cost += cost_of_card(card, card_to_play(m, m.to_act, legal, takers_known_to(m, m.to_act), rng), n);
    }
    m.play(card);
  }
  return cost;
}

}  // namespace mathom::french_tarot
