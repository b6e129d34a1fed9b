#include "games/lotr_tcg/brain/thumb.h"

#include <algorithm>
#include <array>

#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

// Passing is worth this: what is worth less is left.
constexpr int kPass = 8;

int life_of(const Table& t, int card) { return vitality_of(t, card) - t.wounds(card); }
bool is_ring_bearer(const Table& t, int card) { return card == t.s.ring_bearer[at(t.owner(card))]; }

// --- before the first turn
int score_bid(int burdens) {
  constexpr std::array<int, 4> kWorth{1, 2, 3, 2};
  return burdens < static_cast<int>(kWorth.size()) ? kWorth[at(burdens)] : -burdens;
}
int score_start(const Table& t, int print) {
  const CardFacts& f = t.catalog().facts(print);
  return 10 + f.strength + f.vitality + 2 * f.cost;
}

// --- a skirmish: how it stands for the seat. 2: the others are overwhelmed; 1: won; 0: lost; -1: overwhelmed.
int outlook(const Table& t, int seat, int more) {
  int ours = strength_for(t, t.s.fight), theirs = strength_against(t, t.s.fight);
  const bool free = !t.is_shadow(seat);
  if (!free) std::swap(ours, theirs);
  ours += more;
  if (free ? ours > theirs : ours >= theirs) return ours >= 2 * theirs ? 2 : 1;
  return theirs >= 2 * ours ? -1 : 0;
}
// Help is for a skirmish that it can turn: none when it is decided.
int score_help(const Table& t, int seat) {
  constexpr int kUsual = 3, kHelp = 20;
  if (t.s.fight < 0) return kPass + 4;
  return outlook(t, seat, kUsual) > outlook(t, seat, 0) ? kHelp : 0;
}

// --- actions
int score_character(const Table& t, const CardFacts& f) {
  int companions = 0;
  t.each_active(Type::companion, [&](int) { ++companions; });
  if (f.type == Type::minion) return 50 + f.strength;
  if (f.type == Type::companion) return companions < 6 ? 40 + f.strength : 0;
  return 14 - 3 * f.cost;
}
int score_play(const Table& t, int seat, const Option& o) {
  const CardFacts& f = t.facts(index(o.subject));
  if (f.is_character()) return score_character(t, f);
  if (f.type == Type::event) return t.s.phase == kSkirmish ? score_help(t, seat) : kPass + 6;
  const int host = o.object == CardId::none ? -1 : index(o.object);
  const int worse = host >= 0 && is_ring_bearer(t, host) ? 1 : 0;
  return 28 + 3 * f.strength + 2 * f.vitality - 2 * f.cost - worse;
}
// Texts that cost nothing but a fighter's strength are kept for where they turn a skirmish.
int score_use(const Table& t, int seat) { return t.s.phase == kSkirmish ? score_help(t, seat) : 0; }

// --- wounds and fights
int score_arrow(const Table& t, int card) { return 10 * life_of(t, card) - (is_ring_bearer(t, card) ? 100 : 0); }

int wounds_by(const Table& t, int winner) { return 1 + damage_of(t, winner); }
int score_defence(const Table& t, int minion, int defender) {
  const int ours = strength_of(t, defender), theirs = strength_of(t, minion);
  const bool bearer = is_ring_bearer(t, defender);
  if (ours > theirs) return (bearer ? 4 : 20) + theirs - (ours - theirs) / 4;
  if (theirs >= 2 * ours || life_of(t, defender) <= wounds_by(t, minion)) return -50;
  return bearer ? -20 : 6 + life_of(t, defender);
}
int score_attack(const Table& t, int minion, int defender) {
  const int ours = strength_of(t, minion), theirs = strength_of(t, defender);
  const int worth = is_ring_bearer(t, defender) ? 30 : 10;
  if (ours >= 2 * theirs) return worth + 30;
  return ours >= theirs ? worth + 10 : worth - 12;
}

// --- the end of a turn
int score_again(const Table& t) {
  int life = 0, companions = 0, minions = 0;
  t.each_active(Type::companion, [&](int card) { life += life_of(t, card), ++companions; });
  t.each_active(Type::minion, [&](int) { ++minions; });
  return 2 * life - 5 * companions - 4 * minions + (life_of(t, t.ring_bearer()) > 2 ? 2 : -20);
}
// A card that cannot be played again while its title is in play, or not at all, goes first.
int score_discard(const Table& t, int seat, int card) {
  const CardFacts& f = t.facts(card);
  bool there = false;
  t.in_play().for_each([&](int other) {
    there = there || (f.unique && t.known(other) && t.owner(other) == seat && t.facts(other).title == f.title);
  });
  return there ? 20 : f.type == Type::companion || f.type == Type::minion ? -4 : 0;
}

// --- steps of texts: is what is done to the chosen card good for it?
bool is_harm(std::string_view verb) {
  constexpr std::array<std::string_view, 5> kHarm{"wound", "exert", "exhaust", "discard", "corrupt"};
  return std::find(kHarm.begin(), kHarm.end(), verb) != kHarm.end();
}
std::string_view running_verb(const Table& t) {
  const Frame& f = t.s.frames.back();
  if (static_cast<Code>(f.code) != Code::program) return {};
  return t.language().verb(t.code().ops[at(f.local[effects::kPc])].verb).word;
}
int score_chosen(const Table& t, int seat, const Option& o) {
  if (o.verb == effects::kNoMore || o.subject == CardId::none) return o.verb == effects::kNoMore ? 0 : 5;
  const int card = index(o.subject);
  if (card >= t.cards() || !t.known(card)) return 1;
  const bool own = (t.facts(card).side() == Side::free_peoples) != t.is_shadow(seat);
  const bool harm = is_harm(running_verb(t)), in_play = t.in_play().has(card) && t.facts(card).is_character();
  if (!in_play) return harm == own ? -t.facts(card).cost : t.facts(card).cost + 1;
  if (harm) return own ? life_of(t, card) - (is_ring_bearer(t, card) ? 20 : 0) : 30 - life_of(t, card);
  return own ? strength_of(t, card) + t.wounds(card) + 1 : -strength_of(t, card);
}

// An answer to a wound that the Ring-bearer can bear costs more than the wound.
int score_answer(const Table& t, const Option& o) {
  if (o.verb == effects::kNoMore) return 5;
  const effects::Happening& h = t.happening();
  const bool his_wound = h.after == kWounded && h.it == t.ring_bearer() && t.owner(index(o.subject)) == t.s.turn;
  return his_wound && life_of(t, h.it) > 1 ? 0 : 10;
}

int score_act(const Table& t, int seat, const Option& o) {
  switch (verb_of(o)) {
    case Verb::play: return score_play(t, seat, o);
    case Verb::use: return score_use(t, seat);
    case Verb::heal_with: return 30;
    case Verb::transfer: return -5;
    case Verb::pass: return kPass;
    default: return kPass - 1;
  }
}
int score(const Table& t, const Decision& d, const Option& o) {
  const int seat = index(d.seat), card = o.subject == CardId::none ? -1 : index(o.subject);
  const bool done = verb_of(o) == Verb::done;
  switch (static_cast<Question>(d.why)) {
    case Question::bid: return score_bid(o.amount);
    case Question::place: return -o.amount;
    case Question::start: return verb_of(o) == Verb::start ? score_start(t, o.amount) : 0;
    case Question::mulligan: return verb_of(o) == Verb::keep ? 1 : 0;
    case Question::act: return score_act(t, seat, o);
    case Question::rest: return done ? 0 : 10 + t.wounds(card) + (is_ring_bearer(t, card) ? 5 : 0);
    case Question::arrow: return score_arrow(t, card);
    case Question::defend: return done ? 0 : score_defence(t, card, index(o.object));
    case Question::attack: return done ? 0 : score_attack(t, card, index(o.object));
    case Question::discard: return done ? 5 : score_discard(t, seat, card);
    case Question::reduce: return score_discard(t, seat, card);
    case Question::again: return verb_of(o) == Verb::move ? score_again(t) : 0;
    case Question::answer: return score_answer(t, o);
    case Question::may: return o.verb == effects::kYes ? 1 : 0;
    case Question::control: return score_chosen(t, seat, o);
    default: return 0;
  }
}

}  // namespace

std::vector<int> score_options(const Table& t, const Decision& d) {
  std::vector<int> out;
  for (const Option& o : d.options) out.push_back(score(t, d, o));
  return out;
}

}  // namespace mathom::lotr_tcg
