#include "games/lotr_tcg/brain/reason.h"

#include <algorithm>

#include "games/lotr_tcg/brain/heuristics.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

int card_of(const Option& o) { return o.subject == CardId::none ? -1 : index(o.subject); }

// --- before the first turn
Phrase bid_reason(const Thought& x, const Option& o) {
  const int limit = resistance_of(x.t(), x.v.seat);
  return Phrase{"lotr_tcg.reason.bid", {}}
      .number("n", o.amount)
      .number("limit", limit)
      .number("left", limit - o.amount);
}
Phrase place_reason(const Option& o) {
  if (o.amount <= 1) return {"lotr_tcg.reason.place_first", {}};
  return Phrase{"lotr_tcg.reason.place_later", {}}.number("n", o.amount - 1);
}
Phrase start_reason(const Thought& x, const Option& o) {
  const Table& t = x.t();
  int left = kMostStartCost;
  for (int card = t.s.first[at(x.v.seat)]; card < t.s.first[at(x.v.seat + 1)]; ++card)
    if (t.in_play().has(card) && t.facts(card).type == Type::companion && !x.v.bears_ring(card))
      left -= t.facts(card).cost;
  if (verb_of(o) != Verb::start)
    return Phrase{"lotr_tcg.reason.ready", {}}.number("n", left).number("limit", kMostStartCost);
  const CardFacts& f = t.catalog().facts(o.amount);
  return Phrase{"lotr_tcg.reason.start", {}}
      .number("strength", f.strength)
      .number("vitality", f.vitality)
      .number("cost", f.cost)
      .number("left", left);
}
Phrase hand_reason(const Thought& x) {
  int minions = 0, companions = 0;
  x.t().lying_in(zone_of(kHand, x.v.seat)).for_each([&](int card) {
    minions += x.t().facts(card).type == Type::minion;
    companions += x.t().facts(card).type == Type::companion;
  });
  return Phrase{"lotr_tcg.reason.hand", {}}.number("minions", minions).number("companions", companions);
}

// --- wounds and healing
Phrase rest_reason(const Thought& x, const Option& o) {
  if (verb_of(o) == Verb::done) return {"lotr_tcg.reason.rest_done", {}};
  const int card = card_of(o);
  return x.named("lotr_tcg.reason.rest", card).number("n", x.v.life(card)).number("of", x.v.vitality(card));
}
Phrase arrow_reason(const Thought& x, const Option& o) {
  const int card = card_of(o), left = x.v.life(card) - 1;
  if (left <= 0) return x.named(x.is_best(o) ? "lotr_tcg.reason.arrow_least" : "lotr_tcg.reason.arrow_kills", card);
  const bool healthiest = std::all_of(x.d.options.begin(), x.d.options.end(),
                                      [&](const Option& other) { return x.v.life(card_of(other)) <= left + 1; });
  return x.named(healthiest ? "lotr_tcg.reason.arrow_healthiest" : "lotr_tcg.reason.arrow", card).number("n", left);
}
Phrase target_reason(const Thought& x, const Option& o) {
  int minions = 0, strength = 0;
  x.t().each_active(Type::minion, [&](int card) {
    if (x.t().owner(card) != index(o.seat)) return;
    ++minions;
    strength += x.v.strength(card);
  });
  return Phrase{"lotr_tcg.reason.target", {}}.seat("seat", o.seat).number("n", minions).number("strength", strength);
}
Phrase opponent_reason(const Thought& x, const Option& o) {
  const int seat = index(o.seat);
  return Phrase{"lotr_tcg.reason.opponent", {}}
      .seat("seat", o.seat)
      .number("site", x.t().s.site[at(seat)])
      .number("n", x.t().size(kHand, seat));
}

// --- hands
Phrase discard_reason(const Thought& x, const Option& o) {
  const Table& t = x.t();
  if (verb_of(o) == Verb::done) {
    const bool empty = t.size(kDrawDeck, x.v.seat) == 0;
    return {empty ? "lotr_tcg.reason.keep_last" : "lotr_tcg.reason.keep", {}};
  }
  const int card = card_of(o), title = t.facts(card).title;
  bool there = false, dead = false;
  for (int other = t.s.first[at(x.v.seat)]; other < t.s.first[at(x.v.seat + 1)] && t.facts(card).unique; ++other) {
    if (!t.known(other) || t.facts(other).title != title) continue;
    there = there || t.in_play().has(other);
    dead = dead || t.base(other) == kDeadPile;
  }
  if (dead) return x.named("lotr_tcg.reason.discard_dead", card);
  if (there) return x.named("lotr_tcg.reason.discard_double", card);
  return {x.is_best(o) ? "lotr_tcg.reason.discard_least" : "lotr_tcg.reason.tried", {}};
}

// --- the end of a turn
Phrase move_reason(const Thought& x) {
  const NextSite next = next_site(x.t());
  int strength = 0;
  x.t().each_active(Type::companion, [&](int card) { strength += x.v.strength(card); });
  const std::string_view key = next.number == kLastSite
                                   ? (next.is_known ? "lotr_tcg.reason.move_last" : "lotr_tcg.reason.move_last_unknown")
                               : next.is_known ? "lotr_tcg.reason.move"
                                               : "lotr_tcg.reason.move_unknown";
  return Phrase{key, {}}.number("site", next.number).number("n", next.tokens).number("strength", strength);
}
Phrase stay_reason(const Thought& x) {
  constexpr int kThin = 3;
  const NextSite next = next_site(x.t());
  const int lives = x.v.life(x.t().ring_bearer());
  int tired = 0;
  x.t().each_active(Type::companion, [&](int card) { tired += x.v.life(card) <= 1; });
  if (lives < kThin) return Phrase{"lotr_tcg.reason.stay_bearer", {}}.number("n", lives);
  if (tired > 0) return Phrase{"lotr_tcg.reason.stay_tired", {}}.number("n", tired);
  return Phrase{next.is_known ? "lotr_tcg.reason.stay" : "lotr_tcg.reason.stay_unknown", {}}
      .number("site", next.number)
      .number("n", next.tokens);
}

}  // namespace

bool Thought::is_best(const Option& o) const {
  const std::vector<int> scores = score_options(v.t, d, v.weights);
  const auto most = *std::max_element(scores.begin(), scores.end());
  for (std::size_t i = 0; i < scores.size(); ++i)
    if (d.options[i] == o) return scores[i] == most;
  return false;
}
Phrase& Thought::name(Phrase& p, std::string_view as, int card) const {
  return p.card(as, card < 0 || card >= v.t.cards() ? CardDef::hidden : v.t.s.cards[card].def);
}
Phrase Thought::named(std::string_view key, int card) const {
  Phrase p{key, {}};
  return name(p, "card", card);
}

NextSite next_site(const Table& t) {
  NextSite out{.number = t.site_number() + 1, .tokens = t.s.twilight};
  t.each_active(Type::companion, [&](int) { ++out.tokens; });
  const int site = t.site_at(out.number);
  out.is_known = site >= 0;
  if (out.is_known) out.tokens += shadow_number_of(t, site);
  return out;
}

Phrase reason_for(const Thought& x, const Option& o) {
  switch (static_cast<Question>(x.d.why)) {
    case Question::bid: return bid_reason(x, o);
    case Question::place: return place_reason(o);
    case Question::start: return start_reason(x, o);
    case Question::mulligan: return hand_reason(x);
    case Question::act: return reason_to_act(x, o);
    case Question::rest: return rest_reason(x, o);
    case Question::arrow: return arrow_reason(x, o);
    case Question::target: return target_reason(x, o);
    case Question::opponent: return opponent_reason(x, o);
    case Question::defend:
    case Question::attack: return reason_to_pair(x, o);
    case Question::next: return reason_to_fight(x, o);
    case Question::discard:
    case Question::reduce: return discard_reason(x, o);
    case Question::again: return verb_of(o) == Verb::move ? move_reason(x) : stay_reason(x);
    case Question::order: return {"lotr_tcg.reason.order", {}};
    case Question::answer:
    case Question::may: return reason_to_answer(x, o);
    case Question::control: return reason_to_choose(x, o);
    default: return {};
  }
}

}  // namespace mathom::lotr_tcg
