#pragma once
// Physical cards in numbered zones, for games that do not keep their cards as bit sets. A card's identity is hidden
// from everyone outside `seen_by`. Positions are what moves; a shuffle permutes the identities among positions, so that
// nothing about a position tells what lies there.
#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/fixed_vector.h"
#include "core/ids.h"

namespace mathom {

struct Card {
  CardDef def = CardDef::hidden;
  std::uint16_t order = 0;     // place within its zone, 0 at the bottom
  std::uint8_t zone = 0;       // the game's own numbering
  SeatMask seen_by = kNobody;  // who knows the identity of this very card
  static void fields(auto& c, auto& v) {
    v("def", c.def, c.seen_by);
    v("order", c.order);
    v("zone", c.zone);
    v("seen_by", c.seen_by);
  }
  friend bool operator==(const Card&, const Card&) = default;
};

template <std::size_t N>
using Cards = FixedVector<Card, N>;

template <std::size_t N>
int count_in(const Cards<N>& cards, std::uint8_t zone) {
  int n = 0;
  for (const auto& c : cards) n += c.zone == zone;
  return n;
}

// The card at place `order` of a zone; none when there is no such place.
template <std::size_t N>
CardId card_in(const Cards<N>& cards, std::uint8_t zone, int order) {
  for (int i = 0; i < cards.size(); ++i)
    if (cards[i].zone == zone && cards[i].order == order) return card_at(i);
  return CardId::none;
}
// Of those from `first` up to `last`, for a zone in which no others ever lie.
template <std::size_t N>
CardId top_of(const Cards<N>& cards, std::uint8_t zone, int first = 0, int last = static_cast<int>(N)) {
  int top = -1;
  for (int i = first; i < std::min(last, cards.size()); ++i)
    if (cards[i].zone == zone && (top < 0 || cards[i].order > cards[top].order)) top = i;
  return top < 0 ? CardId::none : card_at(top);
}

// Lays a card on top of another zone; the places above its old one close up. `seen_by` is added to who knows it.
template <std::size_t N>
void move_card(Cards<N>& cards, CardId id, std::uint8_t to, SeatMask seen_by) {
  Card& c = cards[index(id)];
  const std::uint8_t from = c.zone;
  const std::uint16_t left = c.order;
  int top = from == to ? -1 : 0;  // it is not above itself
  for (auto& other : cards) {
    top += other.zone == to;
    other.order = static_cast<std::uint16_t>(other.order - (other.zone == from && other.order > left));
  }
  c.zone = to;
  c.order = static_cast<std::uint16_t>(top);
  c.seen_by = static_cast<SeatMask>(c.seen_by | seen_by);
}

// Moves a card that only `seers` see out of a zone whose owners know all of it, so that nobody else can tell which one
// it was: always the top place moves, and it takes the identity along. What others knew of cards in that zone they know
// no more, for the card they knew may have left. Returns the place that moved.
template <std::size_t N>
CardId move_unseen(Cards<N>& cards, CardId id, std::uint8_t to, SeatMask owners, SeatMask seers) {
  const std::uint8_t zone = cards[index(id)].zone;
  const CardId top = top_of(cards, zone);
  std::swap(cards[index(id)].def, cards[index(top)].def);
  for (auto& c : cards)
    if (c.zone == zone) c.seen_by = static_cast<SeatMask>(c.seen_by & owners);
  move_card(cards, top, to, seers);
  return top;
}

// The cards in a zone, from the bottom up.
template <std::size_t N>
FixedVector<CardId, N> cards_in(const Cards<N>& cards, std::uint8_t zone) {
  FixedVector<CardId, N> out;
  out.resize(count_in(cards, zone));
  for (int i = 0; i < cards.size(); ++i)
    if (cards[i].zone == zone) out[cards[i].order] = card_at(i);
  return out;
}

// Their identities: the base order that a shuffle permutes.
template <std::size_t N>
FixedVector<CardDef, N> identities_at(const Cards<N>& cards, const FixedVector<CardId, N>& places) {
  FixedVector<CardDef, N> out;
  for (const CardId card : places) out.push_back(cards[index(card)].def);
  return out;
}
template <std::size_t N>
FixedVector<CardDef, N> identities(const Cards<N>& cards, std::uint8_t zone) {
  return identities_at(cards, cards_in(cards, zone));
}

// Lays identities back in this order; nobody knows them any more.
template <std::size_t N>
void lay_identities_at(Cards<N>& cards, const FixedVector<CardId, N>& places, const FixedVector<CardDef, N>& defs) {
  for (int i = 0; i < defs.size(); ++i) {
    Card& c = cards[index(places[i])];
    c.def = defs[i];
    c.seen_by = kNobody;
  }
}
template <std::size_t N>
void lay_identities(Cards<N>& cards, std::uint8_t zone, const FixedVector<CardDef, N>& defs) {
  lay_identities_at(cards, cards_in(cards, zone), defs);
}

}  // namespace mathom
