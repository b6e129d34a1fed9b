#include "games/lotr_tcg/brain/features.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "games/lotr_tcg/rules/numbers.h"

namespace mathom::lotr_tcg {
namespace {

constexpr std::size_t kDarkCultures = 4;
using FreeCultures = std::array<int, kFreeCultures>;
using DarkCultures = std::array<int, kDarkCultures>;

struct Combatant {
  int strength = 0, lives = 0;
};
struct Minions {
  int count = 0, strength = 0, cost = 0, strongest = 0, cheap = 0;  // cheap: a cost of three at most
  int fierce = 0, archers = 0, damage = 0;
  DarkCultures cultures{};
};
// What a seat has.
struct Stand {
  // In play.
  Combatant bearer;
  FixedVector<Combatant, kMostDrawDeck> companions;
  FreeCultures companion_cultures{};
  int archers = 0, damage = 0, allies = 0, conditions = 0, items = 0, dark = 0, dark_items = 0;
  DarkCultures dark_cultures{};
  // In hand.
  int hand = 0, hand_companions = 0, hand_allies = 0, hand_items = 0, hand_events = 0, hand_conditions = 0;
  int hand_dark_events = 0, hand_dark_conditions = 0, hand_dark_items = 0;
  FreeCultures hand_cultures{};
  Minions minions;
  // Elsewhere.
  int deck = 0, deck_companions = 0, deck_free = 0, dead = 0, discarded = 0, discarded_minions = 0;
  Minions deck_minions;
};

bool is_item(const CardFacts& f) { return f.type == Type::possession || f.type == Type::artifact; }
std::size_t dark_culture(const CardFacts& f) { return static_cast<std::size_t>(f.culture) - kFreeCultures; }

void add(const CardFacts& f, Minions& m) {
  ++m.count;
  m.strength += f.strength;
  m.cost += f.cost;
  m.strongest = std::max(m.strongest, f.strength);
  m.cheap += f.cost <= 3;
  m.fierce += (f.keywords >> kFierce & 1) != 0;
  m.archers += (f.keywords >> kArcher & 1) != 0;
  m.damage += f.damage;
  ++m.cultures[dark_culture(f)];
}
void add_companion(const TableCards& t, int card, Stand& out) {
  const CardFacts& f = t.facts(card);
  Combatant one{f.strength, f.vitality - t.wounds(card)};
  t.each_borne(card, [&](int borne) {
    if (t.is_stacked(borne) || !t.known(borne)) return;
    one.strength += t.facts(borne).strength;
    one.lives += t.facts(borne).vitality;
  });
  if (card == t.s.ring_bearer[at(t.owner(card))]) {
    out.bearer = one;
    return;
  }
  out.companions.push_back(one);
  ++out.companion_cultures[static_cast<std::size_t>(f.culture)];
  out.archers += (f.keywords >> kArcher & 1) != 0;
  out.damage += f.damage;
}
void add_in_play(const TableCards& t, int card, Stand& out) {
  const CardFacts& f = t.facts(card);
  if (f.type == Type::companion) return add_companion(t, card, out);
  if (f.type == Type::minion) return;
  if (f.side() == Side::shadow) {
    ++out.dark;
    ++out.dark_cultures[dark_culture(f)];
    out.dark_items += is_item(f);
    return;
  }
  out.allies += f.type == Type::ally;
  out.conditions += f.type == Type::condition;
  out.items += is_item(f);
}
void add_in_hand(const CardFacts& f, Stand& out) {
  ++out.hand;
  if (f.type == Type::minion) return add(f, out.minions);
  if (f.side() == Side::shadow) {
    out.hand_dark_events += f.type == Type::event;
    out.hand_dark_conditions += f.type == Type::condition;
    out.hand_dark_items += is_item(f);
    return;
  }
  ++out.hand_cultures[static_cast<std::size_t>(f.culture)];
  out.hand_companions += f.type == Type::companion;
  out.hand_allies += f.type == Type::ally;
  out.hand_items += is_item(f);
  out.hand_events += f.type == Type::event;
  out.hand_conditions += f.type == Type::condition;
}
void add_in_deck(const CardFacts& f, Stand& out) {
  ++out.deck;
  out.deck_companions += f.type == Type::companion;
  out.deck_free += f.side() == Side::free_peoples;
  if (f.type == Type::minion) add(f, out.deck_minions);
}

// Calls f(card) for what a seat has of its draw deck, wherever it lies.
template <class F>
void each_card(const TableCards& t, int seat, F f) {
  for (int card = t.s.first[at(seat)]; card < t.s.first[at(seat + 1)]; ++card)
    if (t.known(card) && t.facts(card).is_in_draw_deck()) f(card);
}

Stand stand_of(const TableCards& t, int seat) {
  Stand out;
  each_card(t, seat, [&](int card) {
    const CardFacts& f = t.facts(card);
    switch (t.base(card)) {
      case kHand: return add_in_hand(f, out);
      case kDrawDeck: return add_in_deck(f, out);
      case kDeadPile: ++out.dead; return;
      default: break;
    }
    if (t.in_play().has(card)) return add_in_play(t, card, out);
    ++out.discarded;
    out.discarded_minions += f.type == Type::minion;
  });
  std::sort(out.companions.begin(), out.companions.end(), [](const Combatant& a, const Combatant& b) {
    return a.strength != b.strength ? a.strength > b.strength : a.lives > b.lives;
  });
  return out;
}

template <class Cultures>
void write_each(const Cultures& cultures, int group, int unit, NetInputs& w) {
  for (const int n : cultures) w.nth(group, n / unit);
}

void write_fellowship(const Stand& v, NetInputs& w) {
  constexpr int kTold = 6;  // companions, the strongest first
  const auto& who = v.companions;
  w.nth(9, v.bearer.lives);
  w.nth(14, v.bearer.strength);
  w.nth(9, static_cast<int>(who.size()));
  int strength = 0, spare = 0;  // lives without the last of each
  for (const Combatant& one : who) strength += one.strength, spare += std::max(0, one.lives - 1);
  for (int i = 0; i < kTold; ++i) {
    w.nth(16, i < who.size() ? std::max(1, who[i].strength) : 0);
    w.nth(6, i < who.size() ? who[i].lives : 0);
  }
  write_each(v.companion_cultures, 6, 1, w);
  w.nth(20, strength / 4);
  w.nth(16, spare);
  w.nth(5, v.archers);
  w.nth(6, v.damage);
  w.nth(7, v.allies);
  w.nth(7, v.conditions);
  w.nth(9, v.items);
  write_each(v.dark_cultures, 6, 1, w);
  w.nth(4, v.dark_items);
  w.nth(8, v.dark);
}
void write_hand(const Stand& v, NetInputs& w) {
  w.nth(10, v.hand);
  w.nth(5, v.hand_companions);
  w.nth(4, v.hand_allies);
  w.nth(6, v.hand_items);
  w.nth(6, v.hand_events);
  w.nth(4, v.hand_conditions);
  const Minions& m = v.minions;
  w.nth(9, m.count);
  w.nth(16, m.strength / 3);
  w.nth(16, m.cost / 2);
  w.nth(16, m.strongest);
  w.nth(6, m.cheap);
  w.nth(6, v.hand_dark_events);
  w.nth(5, v.hand_dark_conditions);
  w.nth(4, v.hand_dark_items);
  w.nth(5, m.fierce);
  w.nth(4, m.archers);
  w.nth(6, m.damage);
  write_each(m.cultures, 7, 1, w);
  write_each(v.hand_cultures, 6, 1, w);
}
void write_piles(const Stand& v, NetInputs& w) {
  w.nth(16, v.deck / 4);
  w.nth(16, v.deck_minions.count);
  w.nth(16, v.deck_minions.strength / 8);
  w.nth(10, v.deck_companions);
  w.nth(16, v.deck_free / 2);
  write_each(v.deck_minions.cultures, 8, 2, w);
  w.nth(7, v.dead);
  w.nth(16, v.discarded / 3);
  w.nth(10, v.discarded_minions / 2);
}
void write(const TableCards& t, int seat, NetInputs& w) {
  const Stand v = stand_of(t, seat);
  const int burdens = t.s.burdens[at(seat)];
  w.nth(9, t.s.site[at(seat)] - 1);
  w.nth(11, burdens);
  w.nth(11, resistance_of(t, seat) - burdens);
  w.flag(t.s.turn == seat);
  write_fellowship(v, w);
  write_hand(v, w);
  write_piles(v, w);
}
// Writes how many cards of each print lie in play and in hand.
void write_prints(const TableCards& t, int seat, NetInputs& w) {
  each_card(t, seat, [&](int card) {
    if (t.in_play().has(card)) w.mark(t.print(card));
    if (t.base(card) == kHand) w.mark(kPrints + t.print(card));
  });
  w.none(2 * kPrints);
}

}  // namespace

void write_features(const TableCards& t, int seat, int other, NetInputs& out) {
  out.clear();
  for (const int one : {seat, other}) write(t, one, out);
  for (const int one : {seat, other}) write_prints(t, one, out);
  assert(out.written() == kInputs);
}

}  // namespace mathom::lotr_tcg
