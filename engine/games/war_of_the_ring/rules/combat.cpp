// Combat on the path and on battlegrounds (rule 6): what counts, and what becomes of the cards and the place.
#include <algorithm>

#include "games/war_of_the_ring/options.h"
#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {
namespace {

Do count, clear, path_outcome, battle_outcome;
constexpr auto kPathCombatSteps = steps<Table>({{"count", count}, {"clear", clear, kWaits}, {"outcome", path_outcome}});
constexpr auto kBattleSteps = steps<Table>({{"count", count}, {"clear", clear, kWaits}, {"outcome", battle_outcome}});

// Calls f(card, facts) for the cards of a side that fight at a place.
template <class F>
void each_fighter(const TableCards& t, int place, Side side, F f) {
  t.lying_in(zone_at(place)).for_each([&](int card) {
    const CardFacts& facts = t.facts(card);
    if (facts.type != Type::item && side_of(facts.faction) == side) f(card, facts);
  });
}

// --- support: each army supports at most one character; the sum of leadership is as high as it can be
struct Lines {
  FixedVector<std::uint8_t, kCards> armies, characters;
  std::array<std::uint8_t, kCards> supporter{};  // by place among the characters: an army, or kNone
  std::array<bool, kCards> fixed{};              // by place among the armies
};

bool find_supporter(const Table& t, Lines& l, int who, FixedVector<std::uint8_t, kCards>& tried) {
  for (int i = 0; i < l.armies.size(); ++i) {
    if (l.fixed[at(i)] || !may_support(t, l.armies[i], l.characters[who])) continue;
    if (std::find(tried.begin(), tried.end(), l.armies[i]) != tried.end()) continue;
    tried.push_back(l.armies[i]);
    int holder = -1;
    for (int c = 0; c < l.characters.size(); ++c)
      if (l.supporter[at(c)] == l.armies[i]) holder = c;
    if (holder >= 0 && !find_supporter(t, l, holder, tried)) continue;
    l.supporter[at(who)] = l.armies[i];
    return true;
  }
  return false;
}
// Characters in the order of what support brings them: whoever can be supported together with the better ones is.
int support_all(const Table& t, Lines& l, const std::array<int, kCards>& lead) {
  FixedVector<std::uint8_t, kCards> order;
  for (int i = 0; i < l.characters.size(); ++i)
    if (lead[at(i)] > 0 && l.supporter[at(i)] == kNone) order.push_back(static_cast<std::uint8_t>(i));
  std::sort(order.begin(), order.end(),
            [&](int a, int b) { return lead[at(a)] != lead[at(b)] ? lead[at(a)] > lead[at(b)] : a < b; });
  int total = 0;
  for (const int who : order) {
    FixedVector<std::uint8_t, kCards> tried;
    if (find_supporter(t, l, who, tried)) total += lead[at(who)];
  }
  return total;
}

int of_kind(const Icons& i, bool attack) { return attack ? i.attack : i.defence; }

// With an army whose own worth depends on whom it supports, every pair is tried.
Lines best_support(const Table& t, const Lines& start, const std::array<int, kCards>& lead, bool attack) {
  Lines best = start;
  int most = support_all(t, best, lead);
  for (int a = 0; a < start.armies.size(); ++a) {
    if (!t.facts(start.armies[a]).depends_on_support) continue;
    const int alone = of_kind(icons_of(t, start.armies[a]), attack);
    for (int c = 0; c < start.characters.size(); ++c) {
      const int army = start.armies[a], character = start.characters[c];
      const int gain = of_kind(icons_of(t, army, {army, character}), attack) - alone;
      if (gain <= 0 || !may_support(t, army, character)) continue;
      Lines l = start;
      l.supporter[at(c)] = static_cast<std::uint8_t>(army);
      l.fixed[at(a)] = true;
      const int total = gain + lead[at(c)] + support_all(t, l, lead);
      if (total <= most) continue;
      most = total;
      best = l;
    }
  }
  return best;
}

Tally battleground_tally(const Table& t, int place, Side side) {
  const bool attack = side != t.place_facts(place).side;
  Lines l;
  std::array<int, kCards> lead{};
  l.supporter.fill(kNone);
  each_fighter(t, place, side, [&](int card, const CardFacts& facts) {
    if (facts.type == Type::army) return l.armies.push_back(static_cast<std::uint8_t>(card));
    const Icons icons = icons_of(t, card);
    lead[at(l.characters.size())] = attack ? icons.lead_attack : icons.lead_defence;
    l.characters.push_back(static_cast<std::uint8_t>(card));
  });
  l = best_support(t, l, lead, attack);
  Tally out;
  for (int c = 0; c < l.characters.size(); ++c) {
    const int own = of_kind(icons_of(t, l.characters[c]), attack);
    out.push_back({l.characters[c], own + (l.supporter[at(c)] != kNone ? lead[at(c)] : 0)});
  }
  for (const int army : l.armies) {
    Support pair;
    for (int c = 0; c < l.characters.size(); ++c)
      if (l.supporter[at(c)] == army) pair = {army, l.characters[c]};
    out.push_back({army, of_kind(icons_of(t, army, pair), attack)});
  }
  return out;
}

// --- afterwards: the lost and the attackers are eliminated one at a time, so that each may have something to say of
// it; then the other defenders are cycled together, and a deck that is empty takes in all of them at once (rule 9.3)
bool clear_one(Table& t, int place, Side defends, Cause cause) {
  FixedVector<std::uint8_t, kCards> here;
  t.lying_in(zone_at(place)).for_each([&](int card) {
    if (t.facts(card).type != Type::item) here.push_back(static_cast<std::uint8_t>(card));
  });
  const auto leave = [&](auto is_next) {
    for (int last = 0; last < 2; ++last)
      for (const int card : here)
        if ((last == 1 || !t.facts(card).saves_others) && is_next(card)) {
          t.push(Code::leave, {card, cause});
          return true;
        }
    return false;
  };
  if (leave([&](int card) { return marked(t.s, card, kLost); })) return true;
  if (leave([&](int card) { return side_of(t.facts(card).faction) != defends; })) return true;
  if (here.empty()) return false;
  SeatMask owners = kNobody;
  for (const int card : here) {
    owners = static_cast<SeatMask>(owners | only(seat_at(t.owner(card))));
    cycle_from(t, card);
  }
  for (int seat = 0; seat < t.seats(); ++seat)
    if (contains(owners, seat_at(seat))) t.push(Code::recycle, {seat, 0, kIfEmpty});
  return true;
}

void close(Table& t, int place, Where where) {
  PlaceState& p = t.s.places[at(place)];
  t.set_place(place, where);
  p.attack = p.defence = p.bare = 0;
}

// --- both
Next count(Frame& f, Table& t) {
  const int place = f.local[kCombatPlace];
  const bool path = t.place_facts(place).path;
  const Totals now = totals(t, place);
  f.local[kCombatAttack] = static_cast<std::int16_t>(now.attack);
  f.local[kCombatDefence] = static_cast<std::int16_t>(now.defence);
  f.local[kCombatLeft] = static_cast<std::int16_t>(now.uncancelled());
  tell_place(t.events, path ? What::path_combat : What::battle, place, -1, f.local[kCombatAttack]);
  f.answer = {};
  t.push(Code::losses, {place, f.local[kCombatLeft]});
  return Next::step;
}
Next clear(Frame& f, Table& t) {
  if (f.local[kCombatCounted] == 0) f.local[kCombatLeft] = f.answer.amount;  // what the losses left
  f.local[kCombatCounted] = 1;
  const int place = f.local[kCombatPlace];
  const Cause cause = t.place_facts(place).path ? kPathCombat : kBattlegroundCombat;
  return clear_one(t, place, defender(t, place), cause) ? Next::again : Next::step;
}

// --- outcomes (rules 6.4, 6.9)
Next path_outcome(Frame& f, Table& t) {
  const int place = f.local[kCombatPlace], left = f.local[kCombatLeft];
  t.set_path(kNone);
  if (left > 0) {
    close(t, place, Where::shadow_area);
    tell_place(t.events, What::path_taken, place, -1, left);
    t.corrupt(left);
  } else if (t.scenario().more_helmets && f.local[kCombatDefence] <= f.local[kCombatAttack]) {
    close(t, place, Where::nobodys);
    tell_place(t.events, What::path_nobody, place);
  } else {
    close(t, place, Where::free_area);
    tell_place(t.events, What::path_held, place);
  }
  // With the option the first combat on a last path is the end (ruling R14).
  if (has(t.s, RuleId::first_last_path_ends) && t.place_facts(place).number >= t.scenario().last_path &&
      asking(t.s) == Asking::action)
    end_at_last_path(t);
  return Next::done;
}
Next battle_outcome(Frame& f, Table& t) {
  const int place = f.local[kCombatPlace];
  const bool held = f.local[kCombatLeft] == 0;
  const Side winner = held ? defender(t, place) : other(defender(t, place));
  close(t, place, winner == Side::free_peoples ? Where::free_area : Where::shadow_area);
  tell_place(t.events, held ? What::battle_held : What::battle_taken, place);
  return Next::done;
}

}  // namespace

Procedure<Table> path_combat_procedure() { return procedure("path combat", kPathCombatSteps); }
Procedure<Table> battle_procedure() { return procedure("battle", kBattleSteps); }

Side defender(const TableCards& t, int place) {
  const PlaceFacts& f = t.place_facts(place);
  return f.path ? Side::free_peoples : f.side;
}

Tally tally(const Table& t, int place, Side side) {
  if (!t.place_facts(place).path) return battleground_tally(t, place, side);
  Tally out;
  each_fighter(t, place, side, [&](int card, const CardFacts&) { out.push_back({card, icons_of(t, card).path}); });
  return out;
}

Totals totals(const Table& t, int place) {
  const Side defends = defender(t, place);
  const int own = place_defence(t, place);
  return {.attack = sum(tally(t, place, other(defends))) + place_attack(t, place),
          .defence = sum(tally(t, place, defends)) + own,
          .own = own};
}

int sum(const Tally& tally) {
  int n = 0;
  for (const Counted& c : tally) n += c.icons;
  return n;
}

}  // namespace mathom::war_of_the_ring
