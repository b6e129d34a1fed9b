#include "games/war_of_the_ring/state/table.h"

#include <algorithm>

#include "games/war_of_the_ring/cards/targets.h"
#include "games/war_of_the_ring/options.h"

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

int Table::repeats(int who) const {
  const int selector = who - static_cast<int>(effects::Who::own);
  if (selector != kFreePlayers && selector != kShadowPlayers) return 1;
  for (int i = 0; i < seats(); ++i)
    if (deck(i).twice && (index(side(i)) == selector || has(s, RuleId::doubling_for_all))) return 2;
  return 1;
}

void Table::call(int block, SeatId self, SeatId chosen) {
  s.frames.push_back(effects::begin_block(static_cast<std::uint8_t>(Code::program), block, self, chosen));
}

int Table::count(int filter, const Frame& f) const { return targets(*this, filter, f).count(); }

void Table::arrive(int card, std::uint8_t from) {
  Memo& m = memo();
  const bool plays = is_in_play(zone(card));
  m.in_force.forget();
  if (plays == is_in_play(from)) return;
  m.in_play.erase(card);
  m.static_sources.erase(card);
  m.usable.erase(card);
  if (!plays) return;
  m.in_play.insert(card);
  note_texts(m, card);
}

void Table::move(int card, std::uint8_t to, SeatMask seen_by) {
  Memo& m = memo();
  const std::uint8_t from = zone(card);
  m.zones.move(s.cards, card_at(card), to, seen_by);
  arrive(card, from);
}

int Table::move_unseen(int card, std::uint8_t to, SeatMask owners, SeatMask seers) {
  Memo& m = memo();
  const std::uint8_t from = zone(card);
  const int moved = index(m.zones.move_unseen(s.cards, card_at(card), to, owners, seers));
  arrive(moved, from);
  return moved;
}

void Table::wield(int item, int wielder) {
  Memo& m = memo();
  s.wielder[at(item)] = static_cast<std::uint8_t>(wielder);
  if (wielder == kNone)
    m.wielded.erase(item);
  else
    m.wielded.insert(item);
  m.in_force.forget();
}

void Table::set_place(int place, Where where) {
  Memo& m = memo();
  s.places[at(place)].where = where;
  m.active.erase(place);
  if (where == Where::active) m.active.insert(place);
  m.in_force.forget();
}

void Table::set_path(int place) {
  s.path = static_cast<std::uint8_t>(place);
  memo().in_force.forget();
}

void Table::put(int card, std::uint8_t to, What what) {
  const int from = zone(card);
  move(card, to, kEveryone);
  tell_card(events, what, owner(card), {card_at(card), s.cards[card].def, from, to});
  each_item(card, [&](int item) { move(item, to, kEveryone); });
}

void Table::forget(int card) {
  if (s.wielder[at(card)] != kNone) wield(card, kNone);
  s.attack_tokens[at(card)] = s.defence_tokens[at(card)] = 0;
  unmark(s, card, kReserved);
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
  return t.move_unseen(card, to, sees, sees);
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

void Table::to_cycle(int card, bool open, What what) { pile(*this, card, zone_of(kCycle, owner(card)), what, open); }
void Table::to_eliminated(int card, bool open, What what) {
  pile(*this, card, zone_of(kEliminated, owner(card)), what, open);
}
void Table::to_hand(int card, bool open) {
  pile(*this, card, zone_of(kHand, owner(card)), open ? What::took : What::drew, open);
}

void Table::corrupt(int n) {
  constexpr int kMost = 200;  // far more than ends any game
  const int now = std::clamp(s.corruption + n, 0, kMost);
  if (now == s.corruption) return;
  s.corruption = static_cast<std::uint8_t>(now);
  tell(events, n > 0 ? What::corruption : What::cleansed, -1, now);
}

}  // namespace mathom::war_of_the_ring
