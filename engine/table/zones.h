#pragma once
// Which cards lie in which zone, for as long as rules run on a table: asked as a set, counted by words, and kept by the
// moves that go through here, which touch only the cards of the zones that they concern. It is made of the cards when it
// is needed and never part of a State. Its moves do what those of card.h do.
#include <algorithm>
#include <array>
#include <utility>

#include "core/bitset.h"
#include "table/card.h"

namespace mathom {

template <std::size_t N, int Z>
class Zones {
 public:
  using Set = BitSet<static_cast<int>(N)>;

  explicit Zones(const Cards<N>& cards) {
    for (int i = 0; i < cards.size(); ++i) set(cards[i].zone).insert(i);
  }

  const Set& in(int zone) const { return in_[at(zone)]; }
  int count(int zone) const { return in(zone).count(); }

  CardId top(const Cards<N>& cards, int zone) const {
    int top = -1;
    in(zone).for_each([&](int i) {
      if (top < 0 || cards[i].order > cards[top].order) top = i;
    });
    return top < 0 ? CardId::none : card_at(top);
  }

  void move(Cards<N>& cards, CardId id, std::uint8_t to, SeatMask seen_by) {
    Card& c = cards[index(id)];
    Set& from = set(c.zone);
    from.erase(index(id));
    from.for_each([&](int i) {
      Card& other = cards[i];
      other.order = static_cast<std::uint16_t>(other.order - (other.order > c.order));
    });
    c.order = static_cast<std::uint16_t>(set(to).count());
    set(to).insert(index(id));
    c.zone = to;
    c.seen_by = static_cast<SeatMask>(c.seen_by | seen_by);
  }

  CardId move_unseen(Cards<N>& cards, CardId id, std::uint8_t to, SeatMask owners, SeatMask seers) {
    const std::uint8_t zone = cards[index(id)].zone;
    const CardId place = top(cards, zone);
    std::swap(cards[index(id)].def, cards[index(place)].def);
    in(zone).for_each([&](int i) { cards[i].seen_by = static_cast<SeatMask>(cards[i].seen_by & owners); });
    move(cards, place, to, seers);
    return place;
  }

 private:
  // Cards that lie in no zone, as on a table that does not know where, are kept apart.
  Set& set(int zone) { return in_[at(std::min(zone, Z))]; }
  std::array<Set, static_cast<std::size_t>(Z) + 1> in_{};
};

}  // namespace mathom
