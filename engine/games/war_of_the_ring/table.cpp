#include "games/war_of_the_ring/table.h"

#include <algorithm>

#include "games/war_of_the_ring/options.h"
#include "games/war_of_the_ring/things.h"

namespace mathom::war_of_the_ring {

SeatId Table::active() const { return seat_at(scenario().slots[s.slot]); }

// Each player of a team; who holds a faction; anyone.
SeatMask Table::own_seats(int selector, const Frame&) const {
  SeatMask out = kNobody;
  if (selector >= kFactionPlayer && selector < kFactionPlayer + kFactions) {
    const int seat = player_of(static_cast<Faction>(selector - kFactionPlayer));
    return seat < 0 ? kNobody : only(seat_at(seat));
  }
  for (int i = 0; i < seats(); ++i)
    if (selector >= kFactionPlayer + kFactions || index(side(i)) == selector)
      out = static_cast<SeatMask>(out | only(seat_at(i)));
  return out;
}

int Table::rounds(int who) const {
  const int selector = who - static_cast<int>(effects::Who::own);
  if (selector != kFreePlayers && selector != kShadowPlayers) return 1;
  for (int i = 0; i < seats(); ++i)
    if (deck(i).twice && (index(side(i)) == selector || has(s, RuleId::doubling_for_all))) return 2;
  return 1;
}

// Who holds a faction. Where the scenario leaves a faction out, its side's only player answers to its name.
int Table::player_of(Faction f) const {
  int alone = -1, of_side = 0;
  for (int i = 0; i < seats(); ++i) {
    if (side(i) != side_of(f)) continue;
    alone = i;
    ++of_side;
    for (int n = 0; n < static_cast<int>(all_.titles.size()); ++n)
      if (deck(i).copies[at(n)] > 0 && all_.titles[at(n)].faction == f) return i;
  }
  return of_side == 1 ? alone : -1;
}

void Table::call(int block, SeatId self, SeatId chosen) {
  s.frames.push_back(effects::begin_block(static_cast<std::uint8_t>(Code::program), block, self, chosen));
}

int Table::count(int filter, const Frame& f) const { return things(*this, filter, f).size(); }

const Table::Found& Table::found() const {
  if (found_) return *found_;
  Found& f = found_.emplace(s.cards);
  for (int seat = 0; seat < kMostSeats; ++seat) f.in_play |= f.zones.in(zone_of(kReserve, seat));
  for (int place = 0; place < kPlaces; ++place) f.in_play |= f.zones.in(zone_at(place));
  f.in_play.for_each([&](int i) {
    if (known(i) && gives(i) != 0) f.givers.insert(i);
  });
  return f;
}

void Table::move(int card, std::uint8_t to, SeatMask seen_by) {
  found();
  Found& f = *found_;
  f.zones.move(s.cards, card_at(card), to, seen_by);
  f.in_play.erase(card);
  f.givers.erase(card);
  if (!is_in_play(to)) return;
  f.in_play.insert(card);
  if (known(card) && gives(card) != 0) f.givers.insert(card);
}

// Out of a zone that is not in play.
int Table::move_unseen(int card, std::uint8_t to, SeatMask sees) {
  found();
  return index(found_->zones.move_unseen(s.cards, card_at(card), to, sees, sees));
}

int Table::top(Zone base, int seat) const {
  const CardId top = found().zones.top(s.cards, zone_of(base, seat));
  return top == CardId::none ? -1 : index(top);
}

int Table::controller(int card) const {
  const int wielder = s.wielder[at(card)];
  return owner(wielder == kNone ? card : wielder);
}

int Table::place_of(int thing) const {
  if (thing < 0) return -1;
  if (is_place(thing)) return thing - kFirstPlace;
  return is_at_place(zone(thing)) ? zone(thing) - kAt : -1;
}

void Table::put(int card, std::uint8_t to, What what) {
  const int from = zone(card);
  move(card, to, kEveryone);
  tell_card(events, what, owner(card), {card_at(card), s.cards[card].def, from, to});
  for (int i = 0; i < kCards; ++i)
    if (s.wielder[at(i)] == card) move(i, to, kEveryone);
}

void Table::forget(int card) {
  s.wielder[at(card)] = kNone;
  s.attack_tokens[at(card)] = s.defence_tokens[at(card)] = 0;
  unmark(s, card, kCame);
  unmark(s, card, kLost);
}

namespace {

// What nobody else sees leaves by the top of its zone, so that no place tells which card it was.
int move_hidden(Table& t, int card, std::uint8_t to) {
  const int owner = t.owner(card);
  const SeatMask sees = only(seat_at(owner));
  const std::uint8_t from = t.zone(card);
  const bool private_zone = from == zone_of(kHand, owner) || from == zone_of(kAside, owner);
  if (!private_zone) {
    t.move(card, to, sees);
    return card;
  }
  return t.move_unseen(card, to, sees);
}

void pile(Table& t, int card, std::uint8_t to, What what, bool open) {
  const int owner = t.owner(card), from = t.zone(card);
  if (open)
    t.move(card, to, kEveryone);
  else
    card = move_hidden(t, card, to);
  t.forget(card);
  const Card& c = t.s.cards[card];
  const SeatMask sees = open ? kEveryone : only(seat_at(owner));
  tell_card(t.events, what, owner, {card_at(card), c.def, from, to, sees});
}

}  // namespace

void Table::to_cycle(int card, bool open) { pile(*this, card, zone_of(kCycle, owner(card)), What::cycled, open); }
void Table::to_eliminated(int card, bool open) {
  pile(*this, card, zone_of(kEliminated, owner(card)), What::eliminated, open);
}
void Table::to_hand(int card, bool open) {
  pile(*this, card, zone_of(kHand, owner(card)), open ? What::took : What::drew, open);
}

int Table::points(Side side) const {
  int n = side == Side::shadow ? s.corruption : 0;
  const Where area = side == Side::shadow ? Where::shadow_area : Where::free_area;
  for (int i = 0; i < kPlaces; ++i) {
    if (s.places[at(i)].where != area) continue;
    if (place_facts(i).path && side == Side::shadow) continue;  // its worth is the corruption that it brought
    n += place_facts(i).points;
  }
  return n;
}

int Table::final_points(Side side_) const {
  int n = points(side_);
  if (scenario().more_helmets && has(s, RuleId::unused_ring_scores_nothing)) return n;  // ruling R18
  for (int seat = 0; seat < seats(); ++seat)
    n += side(seat) == side_ && deck(seat).ring == RingRule::game && (s.ring_used >> seat & 1) == 0;
  return n;
}

void Table::corrupt(int n) {
  constexpr int kMost = 200;  // far more than ends any game
  const int now = std::clamp(s.corruption + n, 0, kMost);
  if (now == s.corruption) return;
  s.corruption = static_cast<std::uint8_t>(now);
  tell(events, n > 0 ? What::corruption : What::cleansed, -1, now);
}

Frame frame_of(int seat) {
  return effects::begin_block(static_cast<std::uint8_t>(Code::program), 0, seat_at(seat), SeatId::none);
}

AskedOf::AskedOf(const Table& t, int source) : t_(const_cast<Table&>(t)), before_(t.looked_at) {
  scope_.source = static_cast<std::int16_t>(source);
  const int place = t.place_of(source);
  scope_.there = static_cast<std::int16_t>(place < 0 ? -1 : kFirstPlace + place);
  t_.looked_at = &scope_;
}

}  // namespace mathom::war_of_the_ring
