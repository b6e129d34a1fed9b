#include "games/lotr_tcg/brain/evaluation.h"

#include <algorithm>

#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"

namespace mathom::lotr_tcg {
namespace {

// Returns the chance in percent that a lead in half points holds if it may change by `unsure` points either way.
int chance(int half_points, int unsure) { return std::clamp(50 + half_points * 50 / (2 * unsure + 1), 0, 100); }
int mix(int percent, int yes, int no) { return (percent * yes + (100 - percent) * no) / 100; }

// The burdens for each wound that the Ring takes; 0 if it takes no wounds.
int burdens_for_a_wound(const Table& t, int ring) {
  static const int kBurden = language().find_verb("burden"), kInstead = language().find_verb("instead");
  int most = 0;
  for (const int n : t.facts(ring).abilities) {
    const effects::Ability& a = t.ability(n);
    if (!a.is_at(kAboutToWound) || a.response || a.body < 0) continue;
    const effects::Op& step = t.code().ops[at(a.body)];
    if (step.verb != kInstead || step.arg[0] <= 0) continue;
    const effects::Op& then = t.code().ops[at(step.arg[0])];
    if (then.verb == kBurden) most = std::max<int>(most, then.arg[1]);
  }
  return most;
}

}  // namespace

int Evaluation::strength(int character) const {
  std::int16_t& n = strengths_[at(character)];
  if (n < 0) n = static_cast<std::int16_t>(strength_of(t, character));
  return n;
}
int Evaluation::vitality(int character) const { return vitality_of(t, character); }

bool Evaluation::is_friend(int card) const {
  if (!t.is_active(card)) return t.owner(card) == seat;
  return (t.facts(card).side() == Side::shadow) == t.is_shadow(seat);
}
int Evaluation::sign_of(int other) const { return other == seat || (t.is_shadow(other) && t.is_shadow(seat)) ? 1 : -1; }

bool Evaluation::fights_follow() const { return t.s.phase < kSkirmish || t.s.moves < move_limit(t); }

int Evaluation::loss_of_minion(int card) const {
  const CardFacts& f = t.facts(card);
  int total = weights.minion + weights.minion_strength * strength(card) + weights.damage * damage_of(t, card);
  if (is_fierce(t, card)) total += weights.fierce;
  if ((f.keywords >> kArcher & 1) != 0) total += weights.archer;
  // Minions are gone when the turn ends.
  return fights_follow() ? total : is_fierce(t, card) && t.s.fierce == 0 ? total * 3 / 4 : total / 3;
}
int Evaluation::loss_of_character(int card) const {
  switch (t.facts(card).type) {
    case Type::minion: return loss_of_minion(card);
    case Type::ally: return weights.ally + 2 * t.facts(card).cost;
    default:
      if (bears_ring(card)) return weights.game;
      return weights.companion + weights.companion_strength * strength(card);
  }
}
int Evaluation::loss_of(int card) const {
  if (t.facts(card).is_character()) return loss_of_character(card);
  const CardFacts& f = t.facts(card);
  const int at_least = weights.support + 2 * f.cost;
  const int bearer = t.bearer(card);
  if (bearer < 0) return at_least;
  // The owner would also lose its effect on a bearer of the other side.
  return at_least + weights.companion_strength * std::max<int>(f.strength, 0);
}

int Evaluation::ring_takes() const {
  const int bearer = t.ring_bearer(), seat_of = t.s.turn, ring = t.s.first[at(seat_of)] + kRingPlace;
  if (t.owner(bearer) != seat_of || t.bearer(ring) != bearer || !t.is_active(ring)) return 0;
  const int each = burdens_for_a_wound(t, ring);
  if (each == 0) return 0;
  const int left = resistance_of(t, seat_of) - t.s.burdens[at(seat_of)] - 1;
  return std::max(left, 0) / each;
}

int Evaluation::loss_by_wounds(int character, int n) const {
  const int lives = life(character);
  const bool minion = t.facts(character).type == Type::minion;
  if (n <= 0 || lives <= 0) return 0;
  if (minion) return loss_of_minion(character) * std::min(n, lives) / std::max(vitality(character), 1);
  const bool bearer = bears_ring(character);
  if (n >= lives) return loss_of_character(character);
  int total = 0;
  for (int left = lives - 1; left >= lives - n; --left) {
    total += left <= 1 ? weights.last_wound : weights.wound;
    if (bearer) total += left <= 1 ? 3 * weights.bearer_wound : weights.bearer_wound;
  }
  return t.facts(character).type == Type::ally ? total / 3 : total;
}
int Evaluation::loss_by_burdens(int n) const {
  const int left = resistance_of(t, t.s.turn) - t.s.burdens[t.s.turn];
  if (n >= left) return weights.game;
  int total = 0;
  for (int i = 0; i < n; ++i) total += weights.burden * (left - i <= 3 ? 3 : left - i <= 5 ? 2 : 1);
  return total;
}

// --- skirmishes
Clash Evaluation::meeting(int defender) const {
  Clash c;
  c.defender = defender;
  c.ours = strength(defender);
  c.our_damage = damage_of(t, defender);
  return c;
}
void Evaluation::add(Clash& c, int minion) const {
  c.minions.insert(minion);
  c.theirs += strength(minion);
  c.their_damage += damage_of(t, minion);
}
Clash Evaluation::clash_of(int place) const {
  Clash c;
  const int defender = t.s.skirmishes[place].defender;
  if (defender >= 0) c = meeting(defender);
  minions_in(t, place).for_each([&](int minion) { add(c, minion); });
  return c;
}

int Evaluation::worth(const Clash& c, int unsure) const {
  if (c.defender < 0 || c.minions.empty()) return 0;
  const int times = needs_triple(t, c.defender) ? 3 : 2;
  const int wins = chance(2 * (c.ours - c.theirs) - 1, unsure);
  const int crushed = c.theirs == 0 ? 0 : chance(2 * (c.theirs - times * c.ours) + 1, unsure);
  const int crushes = c.ours == 0 ? 0 : chance(2 * (c.ours - 2 * c.theirs) + 1, unsure);
  int taken = 0, all = 0;
  c.minions.for_each([&](int minion) {
    taken += loss_by_wounds(minion, 1 + c.our_damage);
    all += loss_of(minion);
  });
  const int wounds = 1 + c.their_damage;
  int lost = loss_by_wounds(c.defender, wounds);
  // The Ring may take what would kill its bearer.
  if (bears_ring(c.defender) && lost >= weights.game && ring_takes() >= wounds) lost = weights.game / 6;
  const int beaten = mix(crushed, loss_of(c.defender), lost);
  return mix(wins, mix(crushes, all, taken), -beaten);
}

int Evaluation::fight_with(int ours, int theirs, int unsure) const {
  if (t.s.fight < 0) return 0;
  Clash c = clash_of(t.s.fight);
  c.ours = std::max(c.ours + ours, 0);
  c.theirs = std::max(c.theirs + theirs, 0);
  return worth(c, unsure);
}

}  // namespace mathom::lotr_tcg
