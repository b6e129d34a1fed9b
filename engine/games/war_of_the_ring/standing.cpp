#include "games/war_of_the_ring/standing.h"

#include <algorithm>

#include "games/war_of_the_ring/options.h"
#include "games/war_of_the_ring/things.h"

namespace mathom::war_of_the_ring {
namespace {

using effects::Ability;
using effects::Op;

const Ability& ability_at(int n) { return content().abilities[at(n)]; }

// Calls f(modifier, frame) for every modifier of that kind which the card gives now; the card's scope is set meanwhile.
template <class F>
void of_card(const Table& t, int card, Modifier kind, F f) {
  const CardFacts& facts = t.facts(card);
  if ((facts.gives >> kind & 1) == 0) return;
  const AskedOf asked(t, card);
  const Frame frame = frame_of(t.owner(card));
  for (const int n : facts.abilities) {
    const Ability& a = ability_at(n);
    if (a.kind != Ability::Kind::stands) continue;
    for (int i = a.first_modifier; i < a.first_modifier + a.modifiers; ++i) {
      const Op& op = content().code.modifiers[at(i)];
      if (op.verb != kind || effects::first_failing(t, a.first_condition, a.conditions, frame) >= 0) continue;
      f(op, frame);
    }
  }
}
template <class F>
void in_force(const Table& t, Modifier kind, F f) {
  t.givers().for_each([&](int card) {
    if ((t.gives(card) >> kind & 1) != 0)
      of_card(t, card, kind, [&](const Op& op, const Frame& frame) { f(card, op, frame); });
  });
}

Icons& operator+=(Icons& a, const Icons& b) {
  a.attack += b.attack;
  a.defence += b.defence;
  a.lead_attack += b.lead_attack;
  a.lead_defence += b.lead_defence;
  a.path += b.path;
  return a;
}

// The keys of `icons`, in the order of its table (language.cpp).
enum IconKey : std::size_t { kOn, kLocation, kAttack, kDefence, kPathIcons, kLeadAttack, kLeadDefence };

Icons granted(const Table& t, const Op& op, const Frame& f) {
  const auto n = [&](IconKey key) { return effects::value_of(t, op.arg[key], f); };
  return {n(kAttack), n(kDefence), n(kLeadAttack), n(kLeadDefence), n(kPathIcons)};
}

bool goes_by_permit(const Table& t, int card, int thing) {
  return std::any_of(t.s.permits.begin(), t.s.permits.end(), [&](const Permit& p) {
    if (p.to < 0) return false;
    const AskedOf asked(t, p.source);
    const Frame f = frame_of(t.owner(p.source));
    return fits(t, p.what, card, f) && fits(t, p.to, thing, f);
  });
}

// Does a text that allows (or forbids) it speak of this card and this place? Its own text counts wherever the card is.
bool says_of(const Table& t, Modifier kind, int card, int thing) {
  bool found = false;
  const auto look = [&](const Op& op, const Frame& f) {
    const int what = kind == kMayGo ? op.arg[0] : -1, to = op.arg[kind == kMayGo ? 1 : 0];
    const bool of_this = what < 0 ? t.scope().source == card : fits(t, what, card, f);
    found = found || (of_this && fits(t, to, thing, f));
  };
  if (!is_in_play(t.zone(card)) && (t.gives(card) >> kind & 1) != 0) of_card(t, card, kind, look);
  in_force(t, kind, [&](int, const Op& op, const Frame& f) { look(op, f); });
  return found;
}

// Would the card have to change the path when it comes here, and there is no other (ruling R16)?
bool is_forced_in_vain(const Table& t, int card, int thing) {
  for (const int n : t.facts(card).abilities) {
    const Ability& a = ability_at(n);
    if (a.kind != Ability::Kind::happens || a.may || (a.trigger != kOnPlayed && a.trigger != kOnEnters)) continue;
    const AskedOf asked(t, card);
    const Frame f = frame_of(t.owner(card));
    if (a.to < 0 || !fits(t, a.to, thing, f)) continue;
    if (language().verb(content().code.ops[at(a.body)].verb).word == "activate" && !effects::can_begin(t, a.body, f))
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
  for (int item = 0; item < kCards; ++item)
    if (t.is_item_of(item, card)) sum += t.facts(item).icons;
  in_force(t, kIcons, [&](int source, const Op& op, const Frame& f) {
    if (op.arg[kLocation] != 0) return;
    const bool own = is_word(op.arg[kOn], kThis);
    // What an item adds to itself is its wielder's.
    const bool meant = own ? source == card || t.is_item_of(source, card) : fits(t, op.arg[kOn], card, f);
    if (meant) sum += granted(t, op, f);
  });
  t.support = before;
  const int place = t.place_of(card), attack = t.s.attack_tokens[at(card)], defence = t.s.defence_tokens[at(card)];
  const bool on_path = place >= 0 && place_facts(place).path;
  if (on_path) {
    sum.path += attack + defence;
  } else {
    sum.attack += attack;
    sum.defence += defence;
  }
  return sum;
}

int place_defence(const Table& t, int place) {
  const PlaceState& p = t.s.places[at(place)];
  int n = (p.bare != 0 ? 0 : place_facts(place).defence) + p.defence;
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

bool may_stand(const Table& t, int card, int thing) {
  const CardFacts& facts = t.facts(card);
  if (facts.type != Type::army && facts.type != Type::character) return false;
  if (thing == kReserveThing) return true;
  if (!is_place(thing) || !t.is_active(thing - kFirstPlace)) return false;
  const PlaceFacts& place = place_facts(thing - kFirstPlace);
  bool allowed = false;
  if (place.path)
    allowed = facts.type == Type::character && (facts.paths >> place.number & 1) != 0;
  else
    allowed = shows(place, facts) || goes_by_permit(t, card, thing) || says_of(t, kMayGo, card, thing);
  if (allowed && has(t.s, RuleId::forced_path_bars_card) && is_forced_in_vain(t, card, thing)) return false;
  return allowed && !says_of(t, kMayNotGo, card, thing);
}

bool may_support(const Table& t, int army, int character) {
  if (t.facts(army).type != Type::army || t.facts(character).type != Type::character) return false;
  if (t.facts(army).faction == t.facts(character).faction) return true;
  bool allowed = false;
  of_card(t, character, kSupportedBy,
          [&](const Op& op, const Frame& f) { allowed = allowed || fits(t, op.arg[0], army, f); });
  return allowed || std::any_of(t.s.permits.begin(), t.s.permits.end(), [&](const Permit& p) {
           if (p.armies < 0) return false;
           const AskedOf asked(t, p.source);
           const Frame f = frame_of(t.owner(p.source));
           return fits(t, p.what, character, f) && fits(t, p.armies, army, f);
         });
}

bool is_for(const Table& t, int item, int character) {
  const AskedOf asked(t, item);
  return fits(t, t.facts(item).wielders, character, frame_of(t.owner(item)));
}

bool may_wield(const Table& t, int item, int character) {
  if (t.facts(item).type != Type::item || t.facts(character).type != Type::character) return false;
  if (!is_in_play(t.zone(character)) || side_of(t.facts(item).faction) != side_of(t.facts(character).faction))
    return false;
  if (has(t.s, RuleId::own_wielders_only) && t.owner(item) != t.owner(character)) return false;
  if (!is_for(t, item, character)) return false;
  // Some items suffer no second one of their kind on their wielder.
  const auto forbids = [&](int wielded, int added) {
    bool no = false;
    of_card(t, wielded, kNoSecond,
            [&](const Op& op, const Frame&) { no = no || (t.facts(added).keywords >> op.arg[0] & 1) != 0; });
    return no;
  };
  for (int other = 0; other < kCards; ++other)
    if (t.is_item_of(other, character) && (forbids(other, item) || forbids(item, other))) return false;
  return true;
}

int failing(const Table& t, const Ability& a, int source, int seat) {
  const AskedOf asked(t, source);
  return effects::first_failing(t, a.first_condition, a.conditions, frame_of(seat));
}

}  // namespace mathom::war_of_the_ring
