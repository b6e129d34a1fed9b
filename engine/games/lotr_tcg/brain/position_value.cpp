#include "games/lotr_tcg/brain/position_value.h"

#include <algorithm>
#include <cstdlib>

#include "games/lotr_tcg/rules/numbers.h"

namespace mathom::lotr_tcg {

// By logistic regression over the turns of 3,600 games by the rules of thumb, with each pair of printed decks.
const Features kWeights{63, 705, -22, 176, -176, -266, 141, 29, -32, 89, 326, 167, 3, 11, 87};

namespace {

// Cards of a fellowship whose turn it is not are not active: only what is printed on them and what they bear counts.
void add_companion(const TableCards& t, int card, Features& f) {
  const CardFacts& facts = t.facts(card);
  int strength = facts.strength, lives = facts.vitality - t.wounds(card);
  t.each_borne(card, [&](int borne) {
    if (t.is_stacked(borne) || !t.known(borne)) return;
    strength += t.facts(borne).strength;
    lives += t.facts(borne).vitality;
  });
  if (card == t.s.ring_bearer[at(t.owner(card))]) {
    f[kFeatureBearer] += lives;
    f[kFeatureBearerLow] += std::max(0, 3 - lives);
    return;
  }
  ++f[kFeatureCompanions];
  f[kFeatureStrength] += strength;
  f[kFeatureLives] += std::max(0, lives - 1);
  f[kFeatureTired] += lives <= 1;
}
void add_card(const TableCards& t, int card, Features& f) {
  const CardFacts& facts = t.facts(card);
  const bool minion = facts.type == Type::minion;
  if (t.base(card) == kHand) {
    ++f[kFeatureHand];
    if (minion) f[kFeatureMinions] += facts.strength;
    return;
  }
  if (!t.in_play().has(card) || facts.type == Type::site || facts.type == Type::ring) return;
  if (facts.type == Type::companion) return add_companion(t, card, f);
  if (facts.type != Type::minion) ++f[facts.side() == Side::shadow ? kFeatureDark : kFeatureSupport];
}

int sum_of(const Features& f) {
  int total = 0;
  for (std::size_t i = 0; i < f.size(); ++i) total += kWeights[i] * f[i];
  return total;
}

}  // namespace

// The logistic function at every half, linear between.
int chance_by_odds(int thousandths) {
  constexpr std::array kHalves{500, 622, 731, 818, 881, 924, 953, 971, 982, 989, 993, 996};
  constexpr int kStep = 500;
  const int x = std::min(std::abs(thousandths), kStep * static_cast<int>(kHalves.size() - 1) - 1);
  const int low = kHalves[at(x / kStep)], high = kHalves[at(x / kStep + 1)];
  const int chance = low + (high - low) * (x % kStep) / kStep;
  return thousandths < 0 ? 1000 - chance : chance;
}

Features features_of(const TableCards& t, int seat) {
  Features f{};
  const int site = t.s.site[at(seat)];
  f[kFeatureSite] = site;
  f[kFeatureNearEnd] = std::max(0, site - 6) * std::max(0, site - 6);
  const int burdens = 4 * t.s.burdens[at(seat)], resistance = resistance_of(t, seat);
  for (int quarter = 1; quarter < 4; ++quarter) f[kFeatureBurdens] += std::max(0, burdens - quarter * resistance);
  f[kFeatureBurdens] += burdens;
  for (int card = t.s.first[at(seat)]; card < t.s.first[at(seat + 1)]; ++card)
    if (t.known(card)) add_card(t, card, f);
  f[kFeatureDeck] = t.size(kDrawDeck, seat);
  f[kFeatureNext] = t.s.turn == seat;
  return f;
}

int position_value(const TableCards& t, int seat) {
  int best = 0;
  bool any = false;
  for (int other = 0; other < t.seats(); ++other) {
    if (other == seat || !t.is_in(other)) continue;
    const int sum = sum_of(features_of(t, other));
    best = any ? std::max(best, sum) : sum;
    any = true;
  }
  return chance_by_odds(sum_of(features_of(t, seat)) - best);
}

}  // namespace mathom::lotr_tcg
