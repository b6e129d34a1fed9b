// What reasons are made of: words for things, steps and moments from the data, and the cards that cause something.
#include <algorithm>

#include "effects/run/static_abilities.h"
#include "effects/run/timed.h"
#include "games/lotr_tcg/words/why/why.h"

namespace mathom::lotr_tcg::why {

using effects::as_words;
using effects::Clause;
using effects::TextBuilder;

namespace {

TextBuilder builder(const Table& t) { return {language(), t.catalog().code}; }
// The parameters of modifiers, as rules/numbers.cpp has them.
constexpr std::size_t kOnWhat = 0, kToWhom = 1, kWhichPhase = 0;

// Calls f(modifier, source) for each of that kind which stands or was given for a time and is about the card.
template <class F>
void each_source_on(const Table& t, int kind, int card, F f) {
  effects::each_in_force(t, kind, [&](int source, const effects::Op& op, const Frame& frame) {
    if (t.means(op.arg[kOnWhat], card, frame)) f(op, source);
  });
  effects::each_timed(t.code(), t.s.timed, kind, card, [&](const effects::Op& op, int, int source) { f(op, source); });
}

}  // namespace

Reason reason(std::string_view key, std::string_view rule) { return {Phrase{key, {}}, rule, {}}; }
Reason about(const Table& t, std::string_view key, std::string_view rule, int card) {
  Reason r = reason(key, rule);
  r.phrase.card("card", t.s.cards[card].def);
  return r;
}
void blame(Reason& r, int card) {
  const bool is_there = std::find(r.because.begin(), r.because.end(), card_at(card)) != r.because.end();
  if (card >= 0 && !is_there && !r.because.full()) r.because.push_back(card_at(card));
}
Reason because_of(const Table& t, std::string_view key, std::string_view rule, int card, int cause,
                  std::string_view called) {
  Reason r = about(t, key, rule, card);
  r.phrase.card(called, cause < 0 ? CardDef::hidden : t.s.cards[cause].def);
  blame(r, cause);
  return r;
}

std::string_view things(const Table& t, int filter) {
  return as_words(builder(t).targets(filter, {TextBuilder::kEach}, TextBuilder::Lying::there));
}
std::string_view deed(const Table& t, const effects::Op& step) {
  return as_words(builder(t).either(step, effects::kWhoSelf));
}
std::string_view need(const Table& t, const effects::Op& condition) {
  return as_words(builder(t).condition(condition));
}
std::string_view phases(std::uint32_t bits) {
  std::vector<Clause> all;
  for (int phase = kFellowship; phase <= kRegroup; ++phase)
    if ((bits >> phase & 1) != 0) all.push_back({Phrase{phase_names().key(phase), {}}});
  static const effects::Code kNoCode;
  return as_words(TextBuilder(language(), kNoCode).any_of(std::move(all)));
}
std::string_view phase_now(const TableCards& t) { return phases(1u << t.s.phase); }
std::string_view moment(const Table& t, const effects::Ability& a) {
  const TextBuilder say = builder(t);
  if (a.also == 0) return as_words(say.moment(a.trigger, a.to, a.other));
  std::vector<Clause> all;
  for (int n = 0; n < language().triggers(); ++n)
    if (a.is_at(n)) all.push_back(say.moment(n, a.to, a.other));
  return as_words(say.any_of(std::move(all)));
}
std::string_view bearer(const Table& t, int card) {
  const int filter = t.facts(card).bearer;
  const TextBuilder say = builder(t);
  Clause s{Phrase{say.is_one(filter) ? "lotr_tcg.bearer.one" : "lotr_tcg.bearer", {}}};
  return as_words(s.put("what", say.targets(filter, {TextBuilder::kEach}, TextBuilder::Lying::there)));
}
std::string_view limit(const effects::Ability& a) {
  const std::string_view key = language().limits()->key(a.limit - 1);
  Phrase often{a.limit_n == 1 ? key : effects::kept_key(key, "times"), {}};
  return as_words({often.number("n", a.limit_n)});
}

int source_on(const Table& t, int kind, int card) {
  int found = -1;
  each_source_on(t, kind, card, [&](const effects::Op&, int source) { found = found < 0 ? source : found; });
  return found;
}
int source_for_phase(const Table& t, int kind, int phase) {
  int found = -1;
  effects::each_in_force(t, kind, [&](int source, const effects::Op& op, const Frame&) {
    if (found < 0 && op.arg[kWhichPhase] == phase) found = source;
  });
  return found;
}
int source_of_ban(const Table& t, int card) {
  int found = -1;
  effects::each_in_force(t, kNotPlayed, [&](int source, const effects::Op& op, const Frame& frame) {
    if (found < 0 && t.means(op.arg[kOnWhat], card, frame)) found = source;
  });
  return found;
}
int source_of_separation(const Table& t, int minion, int defender, int assigning_seat) {
  int found = -1;
  each_source_on(t, kNotAssignedTo, defender, [&](const effects::Op& op, int source) {
    const AsIfResolving asked(t, source);
    if (found < 0 && t.speaker(source) != assigning_seat && t.means(op.arg[kToWhom], minion, t.frame_for(source)))
      found = source;
  });
  return found;
}

std::uint32_t phases_of(const Table& t, int card) {
  std::uint32_t bits = 0;
  for (const int n : t.abilities_of(card))
    for (int phase = kFellowship; phase <= kRegroup; ++phase)
      if (is_action(t.ability(n)) && t.ability(n).is_at(phase)) bits |= 1u << phase;
  return bits;
}
bool is_action(const effects::Ability& a) {
  return a.kind == effects::Ability::Kind::triggered && !a.response && a.trigger <= kInRegroup;
}
bool is_answer(const effects::Ability& a) {
  return a.kind == effects::Ability::Kind::triggered && a.trigger > kInRegroup && (a.may || a.response);
}

}  // namespace mathom::lotr_tcg::why
