#pragma once
// The play of cards of one deal as a small value for searches: sets of cards and a few numbers, without events or
// questions. It runs from any moment of the play to the end of the deal, as the rules do (R6, R13-R20), and says what
// each seat's total gains. It is made from a world, or from what one seat sees: then it holds only that hand.
#include <array>
#include <cstdint>

#include "core/rng.h"
#include "games/french_tarot/state/state.h"

namespace mathom::french_tarot {

constexpr std::uint8_t bit(int seat) { return static_cast<std::uint8_t>(1u << seat); }

struct Model {
  std::array<CardSet, kMostSeats> hands{}, won{};
  std::array<CardSet, kMostSeats> may{};  // what play allows in a hand; ignore cards that are gone
  CardSet gone;                           // played, with the trick
  CardSet trick;                          // on the table
  CardSet discard, dog;
  Options options;
  DealFacts facts;
  TrickFacts lies;          // the trick, for the duties
  std::uint8_t takers = 0;  // seats of the taker's side, as bits: by where the called card is, or is known to be
  std::uint8_t seats = 4, tricks = 18;
  std::uint8_t to_act = 0, leader = 0;
  std::uint8_t laid = 0;  // cards in the trick
  std::uint8_t tricks_done = 0, by_takers = 0, play_count = 0;
  Card called = kNoCard;
  bool partner_shown = false, excuse_home = false;
  std::int8_t excuse_by = kNoSeat, excuse_trick_to = kNoSeat;
  std::array<std::uint8_t, kMostTricks> winners{};
  std::array<Card, kMostPlays> plays{};

  Model() = default;
  // Pre: there is a taker.
  explicit Model(const State&);

  bool over() const { return tricks_done == tricks; }
  bool is_taking(int seat) const { return (takers >> seat & 1) != 0; }
  CardSet hand_to_act() const { return hands[to_act]; }
  // Returns the cards that the seat to act may play. Pre: !over().
  CardSet legal() const;
  // Pre: the card is in legal().
  void play(Card);
  // Returns the facts that the deal is paid by. Pre: over().
  DealFacts facts_at_end() const;
  // Returns what each seat's total gains by the deal, in half points. Pre: over().
  std::array<std::int32_t, kMostSeats> gains() const;
  // Turns the State that this began as into what the rules make of it with the same cards. Pre: over().
  void finish(State&) const;

 private:
  void finish_trick();
  void settle_excuse(int winner, CardSet& pile);
};

// The duties (R6, R13).
inline CardSet Model::legal() const {
  const CardSet hand = hands[to_act];
  if (lies.led == Suit::none) {
    if (play_count > 0 || called == kNoCard || !options.first_lead_ban) return hand;
    return legal_cards(hand, lies, options, {called});
  }
  const std::uint64_t excuse = hand.trumps & kExcuseBit, trumps = hand.trumps & kAllTrumps;
  const std::uint64_t follow = hand.suits & (kSuitMask << (kRanks * static_cast<int>(lies.led)));
  if (follow != 0) return {follow, options.excuse_any_time ? excuse : 0};
  if (trumps == 0) return hand;
  const std::uint64_t higher = trumps >> lies.high_trump << lies.high_trump;
  return {0, (higher != 0 ? higher : trumps) | excuse};
}

inline void Model::play(Card card) {
  const CardSet one = CardSet::of(card);
  const std::size_t seat = to_act;
  if (lies.led != Suit::none && card != kExcuse && (suit_of(card) != lies.led || rank_of(card) < lies.high_trump))
    may[seat] &= ~ruled_out(card, lies);
  hands[seat] &= ~one;
  gone |= one;
  trick |= one;
  plays[play_count] = card;
  ++play_count;
  add_card(lies, card, laid);
  if (card == kExcuse) excuse_by = static_cast<std::int8_t>(seat);
  if (card == called) partner_shown = true;
  ++laid;
  if (laid == seats) return finish_trick();
  to_act = static_cast<std::uint8_t>(to_act + 1 == seats ? 0 : to_act + 1);
}

// Returns the nth card of a set, in order. Pre: the set has more than n cards.
Card nth_card(CardSet, std::uint32_t n);

// Plays random legal cards to the end.
void play_at_random(Model&, Rng&);

}  // namespace mathom::french_tarot
