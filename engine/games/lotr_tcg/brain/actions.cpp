#include "games/lotr_tcg/brain/actions.h"

#include <algorithm>

#include "games/lotr_tcg/brain/text.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

constexpr int kNot = -100;

int host_of(const Option& o) { return o.object == CardId::none ? -1 : index(o.object); }

// --- cards that come into play
int worth_of_minion(const Evaluation& v, const CardFacts& f) {
  int total = v.weights.minion + v.weights.minion_strength * f.strength + v.weights.damage * f.damage + 3 * f.vitality;
  if ((f.keywords >> kFierce & 1) != 0) total += v.weights.fierce;
  if ((f.keywords >> kArcher & 1) != 0) total += v.weights.archer;
  return total;
}
int worth_of_item(const Evaluation& v, const CardFacts& f, int host) {
  int total = v.weights.support / 2 + v.weights.companion_strength * f.strength + v.weights.wound * f.vitality +
              v.weights.damage * f.damage;
  if (host < 0 || !v.t.facts(host).is_character()) return total;
  // A fighter bears it best, and a strong fighter most of all, because it will fight more often.
  const Type type = v.t.facts(host).type;
  if (type == Type::ally && f.strength > 0) return total / 3;
  if (v.bears_ring(host) && f.strength > 0) total -= v.weights.companion_strength;
  return total + std::min(v.strength(host), 12) / 3;
}
int worth_in_play(const Evaluation& v, int card, int host) {
  const CardFacts& f = v.t.facts(card);
  switch (f.type) {
    case Type::minion: return worth_of_minion(v, f);
    case Type::companion: return v.weights.companion + v.weights.companion_strength * f.strength;
    case Type::ally: return v.weights.ally + 2 * f.cost;
    default:
      if (host < 0) return v.weights.support + f.cost;
      // A condition on a character of the other side.
      if (v.t.facts(host).is_character() && v.t.facts(host).side() != f.side())
        return v.weights.support + v.loss_of(host) / 12;
      return worth_of_item(v, f, host);
  }
}
// Returns what its texts do when it comes into play, read as if it were in play.
int worth_of_coming(const Evaluation& v, int card) {
  int total = 0;
  for (const int n : v.t.facts(card).abilities) {
    const effects::Ability& a = v.t.ability(n);
    if (a.kind != effects::Ability::Kind::triggered || !a.is_at(kPlayed)) continue;
    const int gain = total_of(v, gain_of_text(v, card, n));
    total += a.may ? std::max(gain, 0) : gain;
  }
  return std::clamp(total, -60, 60);
}
// The Free Peoples player gives the Shadow what they spend.
int price_in_tokens(const Evaluation& v, int cost) { return v.weights.twilight * cost; }

int score_permanent(const Evaluation& v, const Option& o) {
  const int card = index(o.subject), host = host_of(o);
  const int gain = worth_in_play(v, card, host) + worth_of_coming(v, card);
  const int cost = cost_of(v.t, card, host);
  if (v.t.facts(card).side() != Side::shadow) return gain - price_in_tokens(v, cost);
  return gain - cost;
}

// --- events and texts
struct Scored {
  Gain gain;
  int cost = 0;
};
Scored score_event(const Evaluation& v, const Option& o) {
  const int card = index(o.subject);
  const int ability = v.t.own_abilities_of(card)[at(o.amount)];
  const int cost = cost_of(v.t, card);
  const bool shadow = v.t.facts(card).side() == Side::shadow;
  return {gain_of_text(v, card, ability), v.weights.spent + (shadow ? cost * 2 : price_in_tokens(v, cost))};
}
Scored score_text(const Evaluation& v, const Option& o) {
  const int card = index(o.subject);
  return {gain_of_text(v, card, v.t.abilities_of(card)[at(o.amount)]), 0};
}

// Several cards together may turn a skirmish that no single card turns. Each of them gets its share of the value.
void share_out(const Evaluation& v, const std::vector<Scored>& all, std::vector<int>& scores) {
  const int sign = v.sign_of(v.t.s.turn);
  int sum = 0;
  for (const Scored& s : all) sum += std::max(0, sign * (s.gain.ours - s.gain.theirs));
  if (sum == 0) return;
  const int turned =
      sign * (sign > 0 ? v.fight_with(sum, 0) - v.fight_with(0, 0) : v.fight_with(0, sum) - v.fight_with(0, 0));
  if (turned <= 0) return;
  int needed = sum;  // the smallest part of it that still turns the skirmish
  for (int n = 1; n < sum; ++n) {
    const int by_n =
        sign * (sign > 0 ? v.fight_with(n, 0) - v.fight_with(0, 0) : v.fight_with(0, n) - v.fight_with(0, 0));
    if (by_n < turned) continue;
    needed = n;
    break;
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    const int part = sign * (all[i].gain.ours - all[i].gain.theirs);
    if (part <= 0) continue;
    const int share = turned * std::min(part, needed) / needed - all[i].cost + all[i].gain.worth;
    scores[i] = std::max(scores[i], share);
  }
}

// --- the Shadow: the cards that are worth most together and can be paid
void choose_haul(const Evaluation& v, const Decision& d, const std::vector<int>& scores, std::vector<char>& in_haul) {
  struct Buy {
    int card = -1, cost = 0, worth = 0;
  };
  std::vector<Buy> buys;
  for (std::size_t i = 0; i < d.options.size(); ++i) {
    const Option& o = d.options[i];
    if (verb_of(o) != Verb::play || v.t.facts(index(o.subject)).type == Type::event || scores[i] <= 0) continue;
    const int card = index(o.subject);
    const auto same = std::find_if(buys.begin(), buys.end(), [&](const Buy& b) { return b.card == card; });
    if (same == buys.end())
      buys.push_back({card, cost_of(v.t, card, host_of(o)), scores[i]});
    else
      same->worth = std::max(same->worth, scores[i]);
  }
  const auto tokens = static_cast<std::size_t>(std::min<int>(v.t.s.twilight, 40));
  std::vector<int> best(tokens + 1, 0);
  std::vector<std::uint32_t> taken(tokens + 1, 0);
  for (std::size_t b = 0; b < buys.size() && b < 32; ++b) {
    const auto cost = static_cast<std::size_t>(buys[b].cost);
    for (std::size_t left = tokens + 1; left-- > cost;)
      if (best[left - cost] + buys[b].worth > best[left]) {
        best[left] = best[left - cost] + buys[b].worth;
        taken[left] = taken[left - cost] | 1u << b;
      }
  }
  for (std::size_t i = 0; i < d.options.size(); ++i)
    for (std::size_t b = 0; b < buys.size() && b < 32; ++b)
      if (verb_of(d.options[i]) == Verb::play && index(d.options[i].subject) == buys[b].card)
        in_haul[i] = (taken[tokens] >> b & 1) != 0;
}

int score_healing(const Evaluation& v, const Option& o) {
  const int card = index(o.subject), character = index(o.object);
  const int wound = v.life(character) <= 1 ? v.weights.last_wound : v.weights.wound;
  return wound + (v.bears_ring(character) ? 6 : 0) - std::max(worth_in_hand(v, card), 0) / 4;
}
// A text that everybody may use for free is used if it brings something.
int score_simple(const Evaluation& v, const Option& o) {
  switch (verb_of(o)) {
    case Verb::play: return score_permanent(v, o);
    case Verb::heal_with: return score_healing(v, o);
    case Verb::pass_phase: return -1;
    case Verb::pass: return 0;
    default: return kNot;
  }
}
bool is_text(const Evaluation& v, const Option& o) {
  if (verb_of(o) == Verb::use) return true;
  return verb_of(o) == Verb::play && v.t.facts(index(o.subject)).type == Type::event;
}

}  // namespace

std::vector<int> score_actions(const Evaluation& v, const Decision& d) {
  std::vector<int> out(d.options.size(), 0);
  std::vector<Scored> texts(d.options.size());
  for (std::size_t i = 0; i < d.options.size(); ++i) {
    const Option& o = d.options[i];
    if (!is_text(v, o)) {
      out[i] = score_simple(v, o);
      continue;
    }
    texts[i] = verb_of(o) == Verb::use ? score_text(v, o) : score_event(v, o);
    out[i] = total_of(v, texts[i].gain) - texts[i].cost;
  }
  if (v.t.s.phase == kSkirmish) share_out(v, texts, out);
  for (std::size_t i = 0; i < d.options.size(); ++i)
    if (is_text(v, d.options[i]) && out[i] < v.weights.least) out[i] = std::min(out[i] - v.weights.least, -2);
  if (v.t.s.phase != kShadow) return out;
  std::vector<char> in_haul(d.options.size(), 0);
  choose_haul(v, d, out, in_haul);
  constexpr int kFirst = 200;
  for (std::size_t i = 0; i < d.options.size(); ++i)
    if (in_haul[i] != 0 && out[i] > 0) out[i] += kFirst;
  return out;
}

int worth_in_hand(const Evaluation& v, int card) {
  const CardFacts& f = v.t.facts(card);
  const int seat = v.t.owner(card);
  bool there = false, dead = false;
  for (int other = v.t.s.first[at(seat)]; other < v.t.s.first[at(seat + 1)]; ++other) {
    if (!f.unique || !v.t.known(other) || v.t.facts(other).title != f.title) continue;
    there = there || v.t.in_play().has(other);
    dead = dead || v.t.base(other) == kDeadPile;
  }
  if (dead) return -20;
  if (there) return f.is_character() ? v.weights.hand_double : -10;
  switch (f.type) {
    case Type::minion: return v.weights.hand_minion + f.strength;
    case Type::companion: return v.weights.hand_companion;
    case Type::event: return v.weights.hand_event;
    default: return v.weights.hand_other;
  }
}

}  // namespace mathom::lotr_tcg
