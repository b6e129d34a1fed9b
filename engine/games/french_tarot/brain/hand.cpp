#include "games/french_tarot/brain/hand.h"

#include <algorithm>
#include <array>

namespace mathom::french_tarot {
namespace {

CardSet suit_part(CardSet hand, int suit) { return hand & cards_of(static_cast<Suit>(suit)); }

int oudler_points(CardSet hand, int trumps) {
  int p = 0;
  if (hand.has(kTwentyOne)) p += 10;
  if (hand.has(kExcuse)) p += 8;
  // The petit is worth as much as the trumps that protect it.
  if (hand.has(kPetit)) p += trumps >= 7 ? 9 : trumps == 6 ? 7 : trumps == 5 ? 5 : 0;
  return p;
}

int trump_points(CardSet hand, int trumps) {
  int p = trumps >= 5 ? 2 * trumps : trumps;
  // High trumps, and one more for each that is adjacent to another: they fall on nobody.
  for (int rank = 16; rank <= 21; ++rank) {
    if (!hand.has(trump_card(rank))) continue;
    p += 2;
    if (rank > 16 && hand.has(trump_card(rank - 1))) ++p;
  }
  return p;
}

int suit_points(CardSet suit_cards, int suit) {
  const auto has = [&](int rank) { return suit_cards.has(suit_card(static_cast<Suit>(suit), rank)); };
  int p = 0;
  if (has(kKing) && has(kQueen))
    p += 10;
  else if (has(kKing))
    p += 6;
  else if (has(kQueen))
    p += 3;
  if (has(kKnight)) p += 2;
  if (has(kJack)) p += 1;
  const int length = suit_cards.size();
  return p + (length >= 7 ? 9 : length == 6 ? 7 : length == 5 ? 5 : 0);
}

// The strengths from which Small, Guard, Guard without and Guard against pay, by the average score of deals played at
// each strength. Hands are larger with three players and smaller with five, and a partner helps.
constexpr std::array<int, 4> kFrom3{57, 62, 81, 94};
constexpr std::array<int, 4> kFrom4{42, 49, 70, 84};
constexpr std::array<int, 4> kFrom5{31, 36, 57, 64};

const std::array<int, 4>& thresholds(int seats) { return seats == 3 ? kFrom3 : seats == 5 ? kFrom5 : kFrom4; }

}  // namespace

int hand_strength(CardSet hand) {
  const int trumps = (hand & (kTrumps | kExcuseOnly)).size();
  int p = oudler_points(hand, trumps) + trump_points(hand, trumps);
  for (int suit = 0; suit < 4; ++suit) p += suit_points(suit_part(hand, suit), suit);
  return p;
}

int shortness(CardSet hand) {
  int p = 0;
  for (int suit = 0; suit < 4; ++suit) {
    const int n = suit_part(hand, suit).size();
    p += n == 0 ? 6 : n == 1 ? 3 : 0;
  }
  return p;
}

Contract contract_for(CardSet hand, int seats) {
  const auto& from = thresholds(seats);
  const int with_dog = hand_strength(hand), without = with_dog + shortness(hand);
  if (without >= from[3]) return Contract::guard_against;
  if (without >= from[2]) return Contract::guard_without;
  if (with_dog >= from[1]) return Contract::guard;
  if (with_dog >= from[0]) return Contract::small;
  return Contract::none;
}

Card card_to_discard(CardSet hand, CardSet allowed) {
  Card best = kNoCard;
  int most = -1000;
  for (const Card c : each(allowed)) {
    int value = -100;
    if (c < kSuitCards) {
      const CardSet mates = hand & cards_of(suit_of(c));
      const bool king = !(mates & kKings).empty();
      const int length = mates.size();
      // A short suit without its king is worth emptying, the highest card first: it saves points and gains a ruff.
      value = (king ? -30 : 0) - 6 * length + 2 * half_points(c);
      if (king && rank_of(c) >= kQueen) value -= 20;  // the queen behind her king makes a trick
      if (!king && length >= 6) value -= 10;          // a long suit is a weapon
    } else {
      value = -200 - rank_of(c);
    }
    if (value > most) {
      most = value;
      best = c;
    }
  }
  return best;
}

Card card_to_call(CardSet hand, CardSet allowed) {
  Card best = kNoCard;
  int most = -1000;
  for (const Card c : each(allowed)) {
    const CardSet mates = hand & cards_of(suit_of(c));
    const int length = mates.size();
    // A suit with the queen or some length works with the called king. Calling oneself is a last resort.
    int value = 4 * length + half_points(mates);
    if (length == 0) value -= 6;
    if (hand.has(c)) value -= 100;
    if (value > most) {
      most = value;
      best = c;
    }
  }
  return best;
}

bool expects_slam(CardSet hand, int seats) {
  const CardSet trumps = hand & kTrumps;
  const int needed = seats == 3 ? 15 : seats == 5 ? 10 : 13;
  int losers = 0;
  for (int suit = 0; suit < 4; ++suit) {
    CardSet part = suit_part(hand, suit);
    for (int rank = kKing; rank >= 1 && !part.empty(); --rank) {
      const Card c = suit_card(static_cast<Suit>(suit), rank);
      if (!part.has(c)) break;
      part.remove(c);
    }
    losers += part.size();
  }
  return trumps.size() >= needed && hand.has(kTwentyOne) && hand.has(trump_card(20)) && losers <= 1;
}

}  // namespace mathom::french_tarot
