#include "games/war_of_the_ring/rules/standing.h"

#include <algorithm>

#include "games/war_of_the_ring/cards/targets.h"
#include "games/war_of_the_ring/options.h"

namespace mathom::war_of_the_ring {
namespace {

using effects::Ability;
using effects::Op;

template <class F>
void of_card(const Table& t, int card, Modifier kind, F f) {
  effects::each_modifier_of(t, card, kind, f);
}
template <class F>
void in_force(const Table& t, Modifier kind, F f) {
  effects::each_in_force(t, kind, f);
}

Icons& operator+=(Icons& a, const Icons& b) {
  a.attack += b.attack;
  a.defence += b.defence;
  a.lead_attack += b.lead_attack;
  a.lead_defence += b.lead_defence;
  a.path += b.path;
  return a;
}
Icons& operator-=(Icons& a, const Icons& b) {
  return a += {-b.attack, -b.defence, -b.lead_attack, -b.lead_defence, -b.path};
}

// The keys of `icons`, in the order of its table (language.cpp).
enum IconKey : std::size_t { kOn, kLocation, kAttack, kDefence, kPathIcons, kLeadAttack, kLeadDefence };

Icons granted(const Table& t, const Op& op, const Frame& f) {
  const auto n = [&](IconKey key) { return effects::value_of(t, op.arg[key], f); };
  return {n(kAttack), n(kDefence), n(kLeadAttack), n(kLeadDefence), n(kPathIcons)};
}

bool goes_by_permit(const Table& t, int card, int thing) {
  return std::any_of(t.s.timed_effects.begin(), t.s.timed_effects.end(), [&](const TimedEffect& p) {
    if (p.to < 0) return false;
    const AsIfResolving asked(t, p.source);
    const Frame f = frame_of(t.owner(p.source));
    return matches(t, p.what, card, f) && matches(t, p.to, thing, f);
  });
}

// Does a text that allows it speak of this card and this place? Its own text counts wherever the card is.
bool is_allowed(const Table& t, int card, int thing) {
  bool found = false;
  const auto look = [&](const Op& op, const Frame& f) {
    const bool of_this = op.arg[0] < 0 ? t.scope().source == card : matches(t, op.arg[0], card, f);
    found = found || (of_this && matches(t, op.arg[1], thing, f));
  };
  if (!is_in_play(t.zone(card))) of_card(t, card, kMayGo, look);
  in_force(t, kMayGo, [&](int, const Op& op, const Frame& f) { look(op, f); });
  return found;
}
// Does its own text forbid it?
bool is_forbidden(const Table& t, int card, int thing) {
  bool found = false;
  of_card(t, card, kMayNotGo, [&](const Op& op, const Frame& f) { found = found || matches(t, op.arg[0], thing, f); });
  return found;
}

// Would the card have to change the path when it comes here, and there is no other (ruling R16)?
bool is_forced_in_vain(const Table& t, int card, int thing) {
  for (const int n : t.facts(card).abilities) {
    const Ability& a = t.ability(n);
    if (a.kind != Ability::Kind::triggered || a.may || (a.trigger != kOnPlayed && a.trigger != kOnEnters)) continue;
    const AsIfResolving asked(t, card);
    const Frame f = frame_of(t.owner(card));
    if (a.to < 0 || !matches(t, a.to, thing, f)) continue;
    if (language().verb(t.catalog().code.ops[at(a.body)].verb).word == "activate" && !effects::can_begin(t, a.body, f))
      return true;
  }
  return false;
}

bool shows(const PlaceFacts& place, const CardFacts& card) { return place.shows(card.faction); }

}  // namespace

int carryover_limit(const Table& t, int seat) {
  int limit = 2;
  in_force(t, kCarryover, [&](int card, const Op& op, const Frame& f) {
    if (t.owner(card) == seat) limit += effects::value_of(t, op.arg[0], f);
  });
  return limit;
}

DrawStep draw_step(const Table& t, int seat) {
  DrawStep out{t.deck(seat).draw, 0};
  in_force(t, kDrawStep, [&](int card, const Op& op, const Frame& f) {
    if (t.owner(card) != seat) return;
    out.draw += effects::value_of(t, op.arg[0], f);
    out.cycle += effects::value_of(t, op.arg[1], f);
  });
  return out;
}

bool sees_top(const Table& t, int seat) {
  bool sees = false;
  in_force(t, kSeesTop, [&](int card, const Op&, const Frame&) { sees = sees || t.owner(card) == seat; });
  return sees;
}

Icons icons_of(const Table& t, int card, Support pair) {
  const Support before = t.support;
  t.support = pair;
  Icons sum = t.facts(card).icons;
  t.each_item(card, [&](int item) { sum += t.facts(item).icons; });
  in_force(t, kIcons, [&](int source, const Op& op, const Frame& f) {
    if (op.arg[kLocation] != 0) return;
    const bool own = is_word(t, op.arg[kOn], kThis);
    // What an item adds to itself is its wielder's.
    const bool meant = own ? source == card || t.is_item_of(source, card) : matches(t, op.arg[kOn], card, f);
    if (meant) sum += granted(t, op, f);
  });
  t.support = before;
  const int place = t.place_of(card), attack = t.s.attack_tokens[at(card)], defence = t.s.defence_tokens[at(card)];
  const bool on_path = place >= 0 && t.place_facts(place).path;
  if (on_path) {
    sum.path += attack + defence;
  } else {
    sum.attack += attack;
    sum.defence += defence;
  }
  return sum;
}

Icons own_icons_of(const Table& t, int card) {
  Icons own = icons_of(t, card);
  t.each_item(card, [&](int item) { own -= icons_of(t, item); });
  return own;
}

int place_defence(const Table& t, int place) {
  const PlaceState& p = t.s.places[at(place)];
  int n = (p.bare != 0 ? 0 : t.place_facts(place).defence) + p.defence;
  in_force(t, kIcons, [&](int source, const Op& op, const Frame& f) {
    if (op.arg[kLocation] != 0 && t.place_of(source) == place) n += granted(t, op, f).defence;
  });
  return n;
}

int place_attack(const Table& t, int place) {
  int n = t.s.places[at(place)].attack;
  in_force(t, kIcons, [&](int source, const Op& op, const Frame& f) {
    if (op.arg[kLocation] != 0 && t.place_of(source) == place) n += granted(t, op, f).attack;
  });
  return n;
}

bool gives_any(const Table& t, Modifier kind) { return !t.in_force().of(t, kind).empty(); }

bool may_stand(const Table& t, int card, int thing) {
  const CardFacts& facts = t.facts(card);
  if (facts.type != Type::army && facts.type != Type::character) return false;
  if (thing == kReserveThing) return true;
  if (!is_place(thing) || !t.is_active(thing - kFirstPlace)) return false;
  const PlaceFacts& place = t.place_facts(thing - kFirstPlace);
  bool allowed = false;
  if (place.path)
    allowed = facts.type == Type::character && (facts.paths >> place.number & 1) != 0;
  else
    allowed = shows(place, facts) || goes_by_permit(t, card, thing) || is_allowed(t, card, thing);
  if (allowed && has(t.s, RuleId::forced_path_bars_card) && is_forced_in_vain(t, card, thing)) return false;
  return allowed && !is_forbidden(t, card, thing);
}

bool may_support(const Table& t, int army, int character) {
  if (t.facts(army).type != Type::army || t.facts(character).type != Type::character) return false;
  if (t.facts(army).faction == t.facts(character).faction) return true;
  bool allowed = false;
  of_card(t, character, kSupportedBy,
          [&](const Op& op, const Frame& f) { allowed = allowed || matches(t, op.arg[0], army, f); });
  return allowed || std::any_of(t.s.timed_effects.begin(), t.s.timed_effects.end(), [&](const TimedEffect& p) {
           if (p.armies < 0) return false;
           const AsIfResolving asked(t, p.source);
           const Frame f = frame_of(t.owner(p.source));
           return matches(t, p.what, character, f) && matches(t, p.armies, army, f);
         });
}

bool is_for(const Table& t, int item, int character) {
  const AsIfResolving asked(t, item);
  return matches(t, t.facts(item).wielders, character, frame_of(t.owner(item)));
}

bool may_wield(const Table& t, int item, int character) {
  if (t.facts(item).type != Type::item || t.facts(character).type != Type::character) return false;
  if (!is_in_play(t.zone(character)) || side_of(t.facts(item).faction) != side_of(t.facts(character).faction))
    return false;
  if (has(t.s, RuleId::own_wielders_only) && t.owner(item) != t.owner(character)) return false;
  if (!is_for(t, item, character)) return false;
  // Some items forbid a second item with the same keyword on their wielder.
  const auto forbids = [&](int wielded, int added) {
    bool no = false;
    of_card(t, wielded, kNoSecond,
            [&](const Op& op, const Frame&) { no = no || (t.facts(added).keywords >> op.arg[0] & 1) != 0; });
    return no;
  };
  bool allowed = true;
  t.each_item(character, [&](int other) { allowed = allowed && !forbids(other, item) && !forbids(item, other); });
  return allowed;
}

int failing(const Table& t, const Ability& a, int source, int seat) {
  const AsIfResolving asked(t, source);
  return effects::first_failing(t, a.first_condition, a.conditions, frame_of(seat));
}

}  // namespace mathom::war_of_the_ring
