#include "games/war_of_the_ring/state/table_cards.h"

#include "games/war_of_the_ring/options.h"

namespace mathom::war_of_the_ring {

int TableCards::controller(int card) const {
  const int wielder = s.wielder[at(card)];
  return owner(wielder == kNone ? card : wielder);
}

int TableCards::points(Side side) const {
  int n = side == Side::shadow ? s.corruption : 0;
  const Where area = side == Side::shadow ? Where::shadow_area : Where::free_area;
  for (int i = 0; i < kPlaces; ++i) {
    if (s.places[at(i)].where != area) continue;
    if (place_facts(i).path && side == Side::shadow) continue;  // its worth is the corruption that it brought
    n += place_facts(i).points;
  }
  return n;
}

int TableCards::final_points(Side side_) const {
  int n = points(side_);
  if (scenario().more_helmets && has(s, RuleId::unused_ring_scores_nothing)) return n;  // ruling R18
  for (int seat = 0; seat < seats(); ++seat)
    n += side(seat) == side_ && deck(seat).ring == RingRule::game && (s.ring_used >> seat & 1) == 0;
  return n;
}

// --- what is known of the State
Memo& TableCards::read() const {
  if (memo_ == nullptr) memo_ = &own_memo_.emplace();
  Memo& m = *memo_;
  m.is_read = true;
  m.zones.read(s.cards);
  m.in_play = m.static_sources = m.usable = m.wielded = {};
  for (int seat = 0; seat < kMostSeats; ++seat) m.in_play |= m.zones.in(zone_of(kReserve, seat));
  for (int place = 0; place < kPlaces; ++place) m.in_play |= m.zones.in(zone_at(place));
  m.in_play.for_each([&](int card) { note_texts(m, card); });
  for (int card = 0; card < s.cards.size(); ++card)
    if (s.wielder[at(card)] != kNone) m.wielded.insert(card);
  m.owned.fill({});
  for (int card = 0; card < s.cards.size(); ++card)
    if (s.owner[at(card)] < kMostSeats) m.owned[s.owner[at(card)]].insert(card);
  m.active = {};
  for (int place = 0; place < kPlaces; ++place)
    if (is_active(place)) m.active.insert(place);
  m.in_force.forget();
  return m;
}

void TableCards::note_texts(Memo& m, int card) const {
  if (!known(card)) return;
  if (gives(card) != 0) m.static_sources.insert(card);
  if (hears(card, kOnAction)) m.usable.insert(card);
}

}  // namespace mathom::war_of_the_ring
