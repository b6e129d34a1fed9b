#pragma once
// Which cards lie in which zone, kept besides the cards themselves: no card has to be looked for, and a move closes
// ranks among the cards of one zone instead of all. Derived: it is read from the cards and never saved, and it stays
// right as long as they are moved through it alone.
#include <algorithm>

#include "core/bitset.h"
#include "table/card.h"

namespace mathom {

template <int N, int kZones>
class ZoneSets {
 public:
  using Set = BitSet<N>;
  using List = Cards<static_cast<std::size_t>(N)>;

  void read(const List& cards) {
    in_.fill({});
    int card = 0;
    for (const Card& c : cards) in_[slot(c.zone)].insert(card++);
  }

  const Set& in(std::uint8_t zone) const { return in_[slot(zone)]; }
  int count(std::uint8_t zone) const { return in(zone).count(); }
  bool empty(std::uint8_t zone) const { return in(zone).empty(); }
  // The card at place `order` of a zone; none when there is no such place.
  CardId at(const List& cards, std::uint8_t zone, int order) const {
    CardId found = CardId::none;
    in(zone).for_each([&](int card) {
      if (cards[card].order == order) found = card_at(card);
    });
    return found;
  }
  // From the bottom up.
  FixedVector<CardId, static_cast<std::size_t>(N)> list(const List& cards, std::uint8_t zone) const {
    FixedVector<CardId, static_cast<std::size_t>(N)> out;
    out.resize(count(zone));
    in(zone).for_each([&](int card) { out[cards[card].order] = card_at(card); });
    return out;
  }
  CardId top(const List& cards, std::uint8_t zone) const { return at(cards, zone, count(zone) - 1); }

  // As move_card and move_unseen of table/card.h.
  void move(List& cards, CardId id, std::uint8_t to, SeatMask seen_by) {
    Card& c = cards[index(id)];
    Set& from = in_[slot(c.zone)];
    from.erase(index(id));
    if (c.order < from.count())  // something lies above it
      from.for_each([&, left = c.order](int card) {
        cards[card].order = static_cast<std::uint16_t>(cards[card].order - (cards[card].order > left));
      });
    c.zone = to;
    c.order = static_cast<std::uint16_t>(count(to));
    c.seen_by = static_cast<SeatMask>(c.seen_by | seen_by);
    in_[slot(to)].insert(index(id));
  }
  CardId move_unseen(List& cards, CardId id, std::uint8_t to, SeatMask owners, SeatMask seers) {
    const std::uint8_t zone = cards[index(id)].zone;
    const CardId last = top(cards, zone);
    std::swap(cards[index(id)].def, cards[index(last)].def);
    in(zone).for_each([&](int card) { cards[card].seen_by = static_cast<SeatMask>(cards[card].seen_by & owners); });
    move(cards, last, to, seers);
    return last;
  }

 private:
  // Cards of no zone that the game knows, as on a table that does not know where they lie, come last.
  static std::size_t slot(std::uint8_t zone) { return std::min<std::size_t>(zone, kZones); }
  std::array<Set, static_cast<std::size_t>(kZones) + 1> in_;
};

}  // namespace mathom
