#include "games/lotr_tcg/brain/heuristics.h"

#include <algorithm>
#include <cstdlib>

#include "games/lotr_tcg/brain/actions.h"
#include "games/lotr_tcg/brain/pairs.h"
#include "games/lotr_tcg/brain/text.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

int subject_of(const Option& o) { return o.subject == CardId::none ? -1 : index(o.subject); }

// --- before the first turn
int worth_of_start(const Evaluation& v, int print) {
  const CardFacts& f = v.t.catalog().facts(print);
  return v.weights.companion + v.weights.companion_strength * f.strength + 4 * f.vitality;
}
// A companion, and the best one that could still join.
int score_start(const Evaluation& v, const Decision& d, const Option& o) {
  if (verb_of(o) != Verb::start) return 0;
  int left = kMostStartCost - v.t.catalog().facts(o.amount).cost;
  for (int card = v.t.s.first[at(v.seat)]; card < v.t.s.first[at(v.seat + 1)]; ++card)
    if (v.t.in_play().has(card) && v.t.facts(card).type == Type::companion && !v.bears_ring(card))
      left -= v.t.facts(card).cost;
  int beside = 0;
  for (const Option& other : d.options) {
    if (verb_of(other) != Verb::start) continue;
    const CardFacts &a = v.t.catalog().facts(o.amount), &b = v.t.catalog().facts(other.amount);
    if (b.cost <= left && (a.title != b.title || !a.unique)) beside = std::max(beside, worth_of_start(v, other.amount));
  }
  return worth_of_start(v, o.amount) + beside;
}
int score_hand(const Evaluation& v, const Option& o) {
  int minions = 0, companions = 0;
  v.t.lying_in(zone_of(kHand, v.seat)).for_each([&](int card) {
    minions += v.t.facts(card).type == Type::minion;
    companions += v.t.facts(card).type == Type::companion;
  });
  const bool good = minions > 0 && minions + companions >= 2;
  return (verb_of(o) == Verb::keep) == good ? 1 : 0;
}

// --- wounds that a player lays on their own characters, and healing
// The Ring-bearer comes last, unless somebody else would die of it.
constexpr int kBearerLast = 100;
int score_arrow(const Evaluation& v, int card) {
  return v.life(card) - 4 * v.loss_by_wounds(card, 1) - (v.bears_ring(card) ? kBearerLast : 0);
}
int score_rest(const Evaluation& v, int card) {
  return (v.life(card) <= 1 ? v.weights.last_wound : v.weights.wound) +
         (v.bears_ring(card) ? v.weights.bearer_wound : 0) + v.t.facts(card).strength;
}

// --- the end of a turn
// The next site's number if known, otherwise the usual one.
int next_shadow_number(const Table& t) {
  const int next = t.site_number() + 1, site = t.site_at(next);
  return site >= 0 ? shadow_number_of(t, site) : next;
}
int score_again(const Evaluation& v) {
  const Table& t = v.t;
  const HeuristicWeights& k = v.weights;
  int defence = 0, companions = 0, threat = 0;
  t.each_active(Type::companion, [&](int card) {
    ++companions;
    defence += v.strength(card) * (v.life(card) >= 2 ? 100 : k.tired) / 100;
  });
  t.each_active(Type::minion, [&](int card) { threat += v.strength(card); });
  int hands = 0;
  for (int seat = 0; seat < t.seats(); ++seat)
    if (t.is_shadow(seat) && t.is_in(seat)) hands += t.size(kHand, seat);
  const int tokens = t.s.twilight + next_shadow_number(t) + companions;
  threat += std::min(tokens * k.bought / 100, 6 * hands);
  const int lives = v.life(t.ring_bearer());
  int score = k.site - std::max(0, threat - defence) * k.short_of;
  if (lives < 3) score -= k.thin * (3 - lives);
  if (t.site_number() + 1 == kLastSite) score += k.site;
  return score;
}

// A discarded card makes room for a drawn one, as long as the deck has cards.
int score_discard(const Evaluation& v, int card) {
  const bool draws = v.t.size(kDrawDeck, v.seat) > kHandSize - v.t.size(kHand, v.seat);
  return (draws ? v.weights.keep : 0) - worth_in_hand(v, card);
}

// --- texts
int score_answer(const Evaluation& v, const Option& o) {
  if (o.verb == effects::kNoMore || o.amount < 0) return 0;
  const int card = subject_of(o);
  int score = total_of(v, gain_of_text(v, card, o.amount));
  if (v.t.base(card) == kHand) score -= v.weights.spent + v.weights.twilight * cost_of(v.t, card);
  return score - 1;
}
int score_may(const Evaluation& v, const Option& o) {
  const Frame& f = v.t.s.frames.back();
  if (o.verb != effects::kYes) return 0;
  return total_of(v, gain_of_text(v, f.local[effects::kAbilitySource], f.local[effects::kAbilityWhich]));
}
bool runs_program(const TableCards& t) { return static_cast<Code>(t.s.frames.back().code) == Code::program; }

// From a hand the bot gives the least valuable card; into play it brings the most valuable one.
int score_chosen(const Evaluation& v, const Frame& f, const Option& o) {
  const int card = subject_of(o);
  if (card < 0) return o.amount >= 0 && o.amount < kPrints ? 10 + v.t.catalog().facts(o.amount).cost : 1;
  if (card >= v.t.cards() || !v.t.known(card)) return 1;
  const Gain g = gain_of_choice(v, f, card);
  const int help = v.sign_of(v.t.s.turn) * (g.ours - g.theirs);
  int score = 4 * total_of(v, g) + help;
  if (v.t.base(card) == kHand && v.t.owner(card) == v.seat && g.worth <= 0) score -= worth_in_hand(v, card);
  return score;
}
int score_control(const Evaluation& v, const Option& o) {
  if (!runs_program(v.t)) return 0;
  const Frame& f = v.t.s.frames.back();
  switch (o.verb) {
    case effects::kNoMore: return 0;
    case effects::kThisOne: return score_chosen(v, f, o);
    case effects::kPick: return total_of(v, gain_of_block(v, f, o.amount));
    case effects::kYes: return total_of(v, gain_of_going_on(v, f));
    case effects::kAmount: return total_of(v, gain_of_number(v, f, o.amount));
    default: return 0;
  }
}

int score_other(const Evaluation& v, const Decision& d, const Option& o) {
  const int card = subject_of(o);
  const bool done = verb_of(o) == Verb::done;
  switch (static_cast<Question>(d.why)) {
    case Question::bid: return -std::abs(o.amount - v.weights.bid);
    case Question::place: return -std::abs(o.amount - v.weights.place);
    case Question::start: return score_start(v, d, o);
    case Question::mulligan: return score_hand(v, o);
    case Question::rest: return done ? 0 : score_rest(v, card);
    case Question::arrow: return score_arrow(v, card);
    case Question::next: return v.worth(v.clash_of(o.amount), 0);
    case Question::discard: return done ? 0 : score_discard(v, card);
    case Question::reduce: return -worth_in_hand(v, card);
    case Question::again: return verb_of(o) == Verb::move ? score_again(v) : 0;
    case Question::answer: return score_answer(v, o);
    case Question::may: return score_may(v, o);
    case Question::control: return score_control(v, o);
    default: return 0;
  }
}

}  // namespace

std::vector<int> score_options(const Table& t, const Decision& d, const HeuristicWeights& weights) {
  const Evaluation v(t, index(d.seat), weights);
  switch (static_cast<Question>(d.why)) {
    case Question::act: return score_actions(v, d);
    case Question::defend: return score_defenders(v, d);
    case Question::attack: return score_attackers(v, d);
    default: break;
  }
  std::vector<int> out;
  for (const Option& o : d.options) out.push_back(score_other(v, d, o));
  return out;
}

}  // namespace mathom::lotr_tcg
