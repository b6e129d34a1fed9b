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
State before_the_first_card(const State& world) {
  State s = world;
  const int seats = s.options.seats;
  for (int i = 0; i < world.play_count; ++i) {
    const int trick = i / seats,
              lead = trick == 0 ? world.first_leader : world.winners[static_cast<std::size_t>(trick - 1)];
    const Card card = world.plays[static_cast<std::size_t>(i)];
    s.hands[static_cast<std::size_t>((lead + i % seats) % seats)].add(card);
    if (card == s.called) s.partner_shown = false, s.facts.partner = kNoSeat;
  }
  for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
    s.won[seat] = kNone, s.may_hold[seat] = kPack, s.must_hold[seat] = kNone;
    s.held[seat] = static_cast<std::uint8_t>(s.hands[seat].size());
  }
  s.trick = {};
  s.tricks_done = s.play_count = 0;
  s.excuse_by = s.excuse_trick_to = kNoSeat;
  s.excuse_home = false;
  s.to_act = s.first_leader;
  return s;
}

CardSet hand_as_dealt(const State& start, int seat) {
  const CardSet hand = start.hands[static_cast<std::size_t>(seat)];
  return seat == start.facts.taker ? (hand | start.discard) & ~start.dog_shown : hand;
}

int cost_of_bids(const State& start, int me) {
  int cost = 0, highest = 0;
  const int seats = start.options.seats;
  for (int i = 1; i <= seats; ++i) {
    const int seat = (start.dealer + i) % seats, bid = static_cast<int>(start.bids[static_cast<std::size_t>(seat)]);
    if (seat != me) {
      const int good_for = static_cast<int>(contract_for(hand_as_dealt(start, seat), seats));
      const int due = good_for > highest ? good_for : 0;
      const int off = bid == 0 ? due - (due > 0 ? highest : 0) : std::abs(bid - good_for);
      cost += std::min(kMostBid, kBidLevel * off);
    }
    highest = std::max(highest, bid);
  }
  return cost;
}

int cost_of_discard(const State& start, int me) {
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
  State s = before_the_first_card(world);
  int cost = cost_of_bids(s, me) + cost_of_discard(s, me);
  Rng rng(0);
  for (int i = 0; i < world.play_count; ++i) {
    const Card card = world.plays[static_cast<std::size_t>(i)];
    if (s.to_act != me) {
      const CardSet legal = playable(s);
      const int n = legal.size();
      if (n > 1) cost += cost_of_card(card, card_to_play(s, s.to_act, legal, takers_known_to(s, s.to_act), rng), n);
    }
    do_play(s, card, nullptr);
  }
  return cost;
}

}  // namespace mathom::french_tarot
