#include "games/french_tarot/rules/tricks.h"

namespace mathom::french_tarot {
namespace {

// The trumps a hand must choose from when it must trump: higher ones first (R6).
std::uint64_t due_trumps(std::uint64_t trumps, int high) {
  const std::uint64_t higher = trumps & trumps_above(high).trumps;
  return higher != 0 ? higher : trumps;
}

CardSet lead_cards(CardSet hand, Lead lead) {
  if (lead.banned_call == kNoCard) return hand;
  return hand & (~cards_of(suit_of(lead.banned_call)) | CardSet::of(lead.banned_call));
}

}  // namespace

CardSet legal_cards(CardSet hand, const TrickFacts& trick, const Options& options, Lead lead) {
  if (trick.led == Suit::none) return lead_cards(hand, lead);
  const std::uint64_t excuse = hand.trumps & kExcuseBit;
  const std::uint64_t trumps = hand.trumps & kAllTrumps;
  if (trick.led != Suit::trumps) {
    const std::uint64_t follow = hand.suits & cards_of(trick.led).suits;
    if (follow != 0) return {follow, options.excuse_any_time ? excuse : 0};
  }
  if (trumps != 0) return {0, due_trumps(trumps, trick.high_trump) | excuse};
  return hand;
}

void add_card(TrickFacts& trick, Card card, int place) {
  if (card == kExcuse) return;
  const Suit suit = suit_of(card);
  const bool first = trick.led == Suit::none;
  if (first) {
    trick.led = suit;
    trick.led_card = card;
  }
  bool wins = first;
  if (suit == Suit::trumps) {
    const int rank = rank_of(card);
    wins = rank > trick.high_trump;
    if (wins) trick.high_trump = static_cast<std::uint8_t>(rank);
  } else if (!first) {
    wins = trick.high_trump == 0 && suit == trick.led && card > trick.best;
  }
  if (!wins) return;
  trick.best = card;
  trick.best_place = static_cast<std::uint8_t>(place);
}

Breach why_not_card(Card card, CardSet hand, const TrickFacts& trick, const Options& options, Lead lead) {
  const CardSet legal = legal_cards(hand, trick, options, lead);
  if (legal.has(card)) return {};
  if (trick.led == Suit::none) return {Duty::called_suit, lead.banned_call, legal};
  const CardSet instead = legal & ~kExcuseOnly;
  if (card == kExcuse) return {Duty::excuse, trick.led_card, instead};
  if (instead.suits != 0) return {Duty::follow, trick.led_card, instead};
  if (is_trump(card)) return {Duty::overtrump, trick.best, instead};
  return {trick.led == Suit::trumps ? Duty::follow : Duty::trump, trick.led_card, instead};
}

CardSet ruled_out(Card card, const TrickFacts& before) {
  const Suit suit = suit_of(card);
  if (before.led == Suit::none || suit == Suit::none) return kNone;
  CardSet out;
  if (suit != before.led) out |= cards_of(before.led);
  if (suit != Suit::trumps && suit != before.led) out |= kTrumps;
  if (suit == Suit::trumps && rank_of(card) < before.high_trump) out |= trumps_above(before.high_trump);
  return out;
}

}  // namespace mathom::french_tarot
