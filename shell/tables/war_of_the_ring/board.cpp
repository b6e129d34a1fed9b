#include "shell/tables/war_of_the_ring/board.h"

#include <algorithm>

#include "games/war_of_the_ring/cards/catalog.h"
#include "games/war_of_the_ring/state/events.h"

namespace mathom::war_of_the_ring {

namespace {

void put_down(State& s, int print, int zone) {
  s.cards[print].zone = static_cast<std::uint8_t>(zone);
  if (is_in_play(static_cast<std::uint8_t>(zone))) return;
  s.wielder[at(print)] = kNone;
  s.attack_tokens[at(print)] = s.defence_tokens[at(print)] = 0;
  unmark(s, print, kReserved);
  unmark(s, print, kLost);
}

void score(State& s, int place, Where where) {
  PlaceState& p = s.places[at(place)];
  p = {.where = where, .attack = 0, .defence = 0, .bare = 0};
  if (s.path == place) s.path = kNone;
}

void add_token(State& s, int place, int print, bool attack) {
  if (place >= 0) ++(attack ? s.places[at(place)].attack : s.places[at(place)].defence);
  if (print >= 0) ++(attack ? s.attack_tokens : s.defence_tokens)[at(print)];
}

// The zone of a place after its combat.
Where scored_in(const Catalog& catalog, What what, int place) {
  switch (what) {
    case What::path_held: return Where::free_area;
    case What::path_taken: return Where::shadow_area;
    case What::path_nobody: return Where::nobodys;
    default: break;
  }
  const bool held = what == What::battle_held, free = catalog.place_facts(place).side == Side::free_peoples;
  return held == free ? Where::free_area : Where::shadow_area;
}

}  // namespace

// Cards are turned from places in the State to prints.
Board::Board(const Catalog& cards, const State& seen) : catalog(&cards), state(seen) {
  last.fill(-1);
  std::array<int, kZones> top{};
  for (int i = 0; i < kCards; ++i) {
    Card& c = state.cards[i];
    c = {.def = static_cast<CardDef>(i), .order = 0, .zone = kNowhere, .seen_by = kEveryone};
    state.wielder[at(i)] = kNone;
    state.attack_tokens[at(i)] = state.defence_tokens[at(i)] = 0;
    const bool played = marked(state, i, kPlayed);
    state.marks[at(i)] = static_cast<std::uint8_t>(played ? kPlayed : 0);
  }
  for (int i = 0; i < seen.cards.size(); ++i) {
    const Card& c = seen.cards[i];
    ++count[at(c.zone)];
    if (c.def == CardDef::hidden) {
      if (c.order >= top[at(c.zone)]) top[at(c.zone)] = c.order + 1, last[at(c.zone)] = -1;
      continue;
    }
    const int print = index(c.def);
    Card& own = state.cards[print];
    own.zone = c.zone;
    own.order = c.order;
    state.owner[at(print)] = seen.owner[at(i)];
    const int wielder = seen.wielder[at(i)];
    state.wielder[at(print)] = wielder == kNone ? kNone : static_cast<std::uint8_t>(index(seen.cards[wielder].def));
    state.attack_tokens[at(print)] = seen.attack_tokens[at(i)];
    state.defence_tokens[at(print)] = seen.defence_tokens[at(i)];
    const int marks = (seen.marks[at(i)] & ~kPlayed) | (state.marks[at(print)] & kPlayed);
    state.marks[at(print)] = static_cast<std::uint8_t>(marks);
    if (c.order >= top[at(c.zone)]) top[at(c.zone)] = c.order + 1, last[at(c.zone)] = print;
  }
}

// The event of a card that leaves the game comes first; the event of its new place comes afterwards.
void Board::move_card(const Event& e, int print) {
  State& s = state;
  if (e.from == e.to || e.to < 0) return;
  if (e.from >= 0 && e.from < kZones) --count[at(e.from)];
  if (e.to >= kZones) return;
  ++count[at(e.to)], last[at(e.to)] = print;
  if (print < 0) return;
  // Items go where their wielder goes.
  for (int item = 0; item < kCards; ++item)
    if (s.wielder[at(item)] == print && is_in_play(static_cast<std::uint8_t>(e.to))) {
      --count[at(s.cards[item].zone)];
      ++count[at(e.to)];
      s.cards[item].zone = static_cast<std::uint8_t>(e.to);
    }
  put_down(s, print, e.to);
}

void Board::begin_round(int round) {
  State& s = state;
  s.round = static_cast<std::uint8_t>(round);
  s.passes = 0;
  s.slot = s.start;
  for (auto& marks : s.marks) marks = 0;
  for (int seat = 0; seat < table().seats(); ++seat)
    if (table().deck(seat).ring == RingRule::round) s.ring_used = static_cast<std::uint8_t>(s.ring_used & ~(1 << seat));
}

// The cycled cards become the deck.
void Board::recycle(int who) {
  if (who < 0) return;
  for (int i = 0; i < kCards; ++i)
    if (state.cards[i].zone == zone_of(kCycle, who)) state.cards[i].zone = kNowhere;
  count[at(zone_of(kDraw, who))] += std::exchange(count[at(zone_of(kCycle, who))], 0);
  last[at(zone_of(kCycle, who))] = -1;
}

// The player who acts, and what passing and acting change for the round.
void Board::take_turn(const Event& e, int who, int print) {
  State& s = state;
  const auto what = static_cast<What>(e.what);
  acting = who;
  s.passes = what == What::passed ? static_cast<std::uint8_t>(s.passes + 1) : std::uint8_t{0};
  if (what == What::ring && who >= 0) s.ring_used = static_cast<std::uint8_t>(s.ring_used | 1 << who);
  if (what != What::played || print < 0) return;
  if (e.amount > 0) s.wielder[at(print)] = static_cast<std::uint8_t>(e.amount - 1);
  if (is_reserve(static_cast<std::uint8_t>(e.to)) && e.amount == 0) mark(s, print, kReserved);
}

void Board::apply(const Event& e) {
  State& s = state;
  const auto what = static_cast<What>(e.what);
  const int who = is_player(e.who) ? index(e.who) : -1;
  const int place = is_place(index(e.card)) ? index(e.card) - kFirstPlace : -1;
  const int print = e.face != CardDef::hidden && !is_place(index(e.face)) ? index(e.face) : -1;
  if (place < 0) move_card(e, print);
  switch (what) {
    case What::round: return begin_round(e.amount);
    case What::played:
    case What::moved:
    case What::used:
    case What::ring:
    case What::winnowed:
    case What::passed: return take_turn(e, who, print);
    case What::activated:
    case What::reactivated:
      if (place < 0) return;
      s.places[at(place)].where = Where::active;
      if (catalog->place_facts(place).path) s.path = static_cast<std::uint8_t>(place);
      return;
    case What::icon: return add_token(s, place, print, e.amount % 2 == 1);
    case What::recycled: return recycle(who);
    case What::corruption:
    case What::cleansed: s.corruption = static_cast<std::uint8_t>(e.amount); return;
    case What::lost:
      if (print >= 0) mark(s, print, kLost);
      return;
    case What::path_held:
    case What::path_taken:
    case What::path_nobody:
    case What::battle_held:
    case What::battle_taken: return score(s, place, scored_in(*catalog, what, place));
    default: return;
  }
}

std::vector<int> Board::prints_in(int zone) const {
  std::vector<int> out;
  for (int i = 0; i < kCards; ++i)
    if (state.cards[i].zone == zone && state.wielder[at(i)] == kNone) out.push_back(i);
  std::vector<int> all;
  for (const int print : out) {
    all.push_back(print);
    const std::vector<int> items = items_of(print);
    all.insert(all.end(), items.begin(), items.end());
  }
  return all;
}

std::vector<int> Board::items_of(int print) const {
  std::vector<int> out;
  for (int i = 0; i < kCards; ++i)
    if (state.wielder[at(i)] == print) out.push_back(i);
  return out;
}

std::vector<int> Board::active_places() const {
  std::vector<int> out;
  for (int i = 0; i < kPlaces; ++i)
    if (state.places[at(i)].where == Where::active) out.push_back(i);
  std::stable_partition(out.begin(), out.end(), [&](int place) { return catalog->place_facts(place).path; });
  return out;
}

State with_card_at(const State& state, int card, int thing) {
  State out = state;
  Card& c = out.cards[card];
  if (thing < kCards) {
    c.zone = out.cards[thing].zone;
    out.wielder[at(card)] = static_cast<std::uint8_t>(thing);
    return out;
  }
  c.zone = is_place(thing) ? zone_at(thing - kFirstPlace) : zone_of(kReserve, out.owner[at(card)]);
  for (int item = 0; item < kCards; ++item)
    if (out.wielder[at(item)] == card) out.cards[item].zone = c.zone;
  return out;
}

}  // namespace mathom::war_of_the_ring
