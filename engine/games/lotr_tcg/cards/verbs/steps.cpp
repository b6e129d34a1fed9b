#include "games/lotr_tcg/cards/verbs/steps.h"

#include <algorithm>
#include <utility>

#include "effects/run/filters.h"
#include "effects/say/say_why.h"
#include "games/lotr_tcg/cards/conditions.h"
#include "games/lotr_tcg/rules/deeds.h"

namespace mathom::lotr_tcg {
namespace {

// Where the cards of a filter may lie, by its test of places.
bool may_lie_in(const Table& t, int filter, InWord in) {
  return !effects::is_word(t.code(), filter) && (t.printed(filter).where >> in & 1) != 0;
}
// Does it ask for more than where a card lies and whose it is? How many pass that, only who sees the cards knows.
bool is_choosy(const Table& t, int filter) {
  const effects::Filter& f = effects::filter_at(t.code(), filter);
  const auto& words = t.language().target_kind(f.target_kind).tests;
  for (int i = f.first; i < f.first + f.tests; ++i) {
    const std::string_view word = words[effects::test_at(t.code(), i).word].word;
    if (word != "in" && word != "whose" && word != "your") return true;
  }
  return false;
}
bool looks_at_hidden(const Table& t, int filter) {
  if (may_lie_in(t, filter, kInHand) || may_lie_in(t, filter, kInDeck)) return true;
  bool hidden = false;
  for (int seat = 0; may_lie_in(t, filter, kAside) && seat < t.seats(); ++seat)
    t.lying_in(zone_of(kShown, seat)).for_each([&](int card) { hidden = hidden || !lies_open(t, card); });
  return hidden;
}
bool is_hidden(const Table& t, const Op& op) {
  const int filter = arg(op, kStepWhat);
  return looks_at_hidden(t, filter) && (is_searched(t, op) || is_choosy(t, filter));
}
int asked_for(const Host& h, const CardStep& step, const Op& op, const Frame& f) {
  return step.counts ? effects::value_of(h, arg(op, kStepN), f) : 1;
}
bool takes_fewer(const CardStep& step, const Op& op) { return step.counts && step.fewer && arg(op, kStepUpTo) != 0; }

// What a text plays or fetches from a discard pile was there before its cost was paid.
bool was_there(const Table& t, const Op& op, int card) {
  if (t.base(card) != kDiscardPile || (t.language().verb(op.verb).from >> kInDiscard & 1) == 0) return true;
  return effects::is_word(t.code(), arg(op, kStepWhat)) || !t.scope().piles.has(t.owner(card), t.s.cards[card].order);
}

// As picks.h wants a set.
struct Found {
  effects::Things all;
  bool empty() const { return all.empty(); }
  int count() const { return all.count(); }
  int first_member() const { return all.front(); }
};
// In any order, and none of them twice: what has been chosen may still lie where it lay.
Found left(const Table& t, const CardStep& step, const Op& op, const Frame& f) {
  Found out{candidates(t, step, op, f)};
  if (!step.leaves) out.all.erase_if([&](int card) { return t.scope().moving.has(card); });
  return out;
}
Pick next_card(const Table& t, const CardStep& step, const Op& op, Frame& f, int& card) {
  const bool fewer = takes_fewer(step, op), hidden = is_hidden(t, op);
  if (f.local[kStage] == 0) effects::begin_picks(f, asked_for(t, step, op, f));
  const Found all = f.local[kStage] == 1 ? left(t, step, op, f) : Found{};
  const auto find = [&]() -> const Found& { return all; };
  if (f.local[kStage] == 1 && !fewer && !hidden && all.count() <= f.local[kA]) f.local[kA] = effects::kAll;
  const auto answered = [&](const Answer& a) { return card_chosen(t, step, op, f, a); };
  return effects::next_pick(f, {.up_to = fewer, .secret = hidden, .most = effects::kAll}, find, answered, card);
}
// It is done to the card, once or more often. What leaves a hand or deck, or is shown in it, has another number then.
void act_on(Table& t, const CardStep& step, const Op& op, Frame& f, int card) {
  Target target{lift(t, card), who_of(t, op, f), f.local[kD]};
  if (step.act) step.act(t, op, f, target);
  f.local[kD] = small(target.left);
  if (target.card >= 0) t.running_scope().note_moved(target.card);
  f.local[kC] = small(target.card + 1);
}

bool fits(const Table& t, const CardStep& step, const Op& op, const Target& what) {
  return t.reaches(arg(op, kStepWhat), what.card) && (!step.fits || step.fits(t, op, what));
}
// Are there that many candidates? It looks no further when there are.
bool has_candidates(const Table& t, const CardStep& step, const Op& op, const Frame& f, int least) {
  const Frame own = seen_by_who(t, op, f);
  int n = 0;
  each_meant(t, arg(op, kStepWhat), own, [&](int card) {
    n += was_there(t, op, card) && fits(t, step, op, {card, own.local[effects::kSelf], 0});
    return n < least;
  });
  return n >= least;
}

}  // namespace

bool is_searched(const Table& t, const Op& op) { return may_lie_in(t, arg(op, kStepWhat), kInDeck); }

effects::Things candidates(const Table& t, const CardStep& step, const Op& op, const Frame& f) {
  const Frame own = seen_by_who(t, op, f);
  effects::Things all;
  t.things(arg(op, kStepWhat), own, all);
  all.erase_if(
      [&](int card) { return !was_there(t, op, card) || !fits(t, step, op, {card, own.local[effects::kSelf], 0}); });
  // All that must go leave a hand in the order of their prints: that of their places would tell how they were drawn.
  if (looks_at_hidden(t, arg(op, kStepWhat)))
    std::sort(all.begin(), all.end(),
              [&](int a, int b) { return std::pair(t.print(a), a) < std::pair(t.print(b), b); });
  return all;
}

bool can_choose_cards(const Host& h, const CardStep& step, const Op& op, const Frame& f) {
  if (who_of(h, op, f) < 0) return false;
  if (effects::is_open(h, arg(op, kStepWhat))) return true;  // the step that chooses it has been asked before this one
  const Table& t = as_table(h);
  if (is_searched(t, op)) return true;
  const bool fewer = takes_fewer(step, op);
  if (fewer && step.none_do) return true;
  const int n = fewer || h.in_part ? 1 : asked_for(h, step, op, f);
  return has_candidates(t, step, op, f, n == effects::kAll ? 1 : std::max(n, 1));
}

Flow choose_cards(Host& h, const CardStep& step, const Op& op, Frame& f) {
  Table& t = as_table(h);
  if (who_of(h, op, f) < 0) return Flow::next;
  if (f.local[kStage] == 0) t.running_scope().begin_moving();
  if (f.local[kD] > 0) {
    act_on(t, step, op, f, f.local[kC] - 1);
    return Flow::again;
  }
  int card = -1;
  switch (next_card(t, step, op, f, card)) {
    case Pick::ask: return Flow::ask;
    case Pick::one: act_on(t, step, op, f, card); return Flow::again;
    case Pick::done: break;
  }
  end_step(t, op, f);
  if (is_searched(t, op)) t.push(Code::shuffle, {who_of(h, op, f)});
  return Flow::next;
}

void end_step(Table& t, const Op& op, const Frame& f) {
  t.running_scope().end_moving();
  const auto& params = t.language().verb(op.verb).params;
  const bool named = params.back().kind == effects::Param::Kind::binding;
  const int slot = named ? op.arg[static_cast<std::size_t>(t.language().verb(op.verb).slot(params.size() - 1))] : -1;
  if (f.local[kC] > 0 || slot >= 0) t.name(slot, f.local[kC] - 1);
}

void ask_for_card(const TableTexts& t, int seat, Decision& d) {
  d.seat = seat_at(seat);
  d.ask = Ask::pick;
  if (const int source = t.scope().source; source >= 0) d.source = card_at(source);
}

void ask_cards(const Host& h, const CardStep& step, const Op& op, const Frame& f, Decision& d) {
  const Table& t = as_table(h);
  const int seat = who_of(h, op, f);
  const bool fewer = takes_fewer(step, op);
  const Found all = left(t, step, op, f);
  ask_for_card(t, seat, d);
  effects::ask_for_picks(f, fewer, d);
  if (looks_at_hidden(t, arg(op, kStepWhat))) d.answer_seen_by = only(d.seat);
  for (const int card : all.all) {
    d.options.push_back(t.base(card) == kDrawDeck ? option(effects::kThisOne, t.print(card))
                                                  : card_option(effects::kThisOne, card_at(card)));
  }
  std::sort(d.options.begin(), d.options.end());
  d.options.erase(std::unique(d.options.begin(), d.options.end()), d.options.end());
  if (fewer || is_searched(t, op) || d.options.empty()) d.options.push_back({.verb = effects::kNoMore});
}

// A card of a deck is named by its print: where it lies nobody knows.
int card_chosen(const Table& t, const CardStep& step, const Op& op, const Frame& f, const Answer& a) {
  if (const int card = effects::target_in(a); card >= 0) return card;
  if (a.verb != effects::kThisOne) return -1;
  for (const int card : candidates(t, step, op, f))
    if (t.base(card) == kDrawDeck && t.print(card) == a.amount) return card;
  return -1;
}

namespace {

bool changes_some(const Table& t, const CardStep& step, const Op& op, const Frame& f, effects::Outlook& o) {
  const Frame own = seen_by_who(t, op, f);
  const int filter = arg(op, kStepWhat);
  const auto fits = [&](int card) {
    return was_there(t, op, card) && (!step.fits || step.fits(t, op, {card, own.local[effects::kSelf], 0}));
  };
  const auto changes = [&](int card) {
    return !step.changes || step.changes(t, op, {card, own.local[effects::kSelf], 0});
  };
  if (is_searched(t, op)) return true;
  if (effects::is_open(t, filter))
    return effects::some_ahead(t, filter, own, o, [&](int card) { return fits(card) && changes(card); });
  int there = 0;
  bool found = false;
  each_meant(t, filter, own, [&](int card) {
    if (fits(card)) ++there, found = found || changes(card);
    return true;
  });
  o.taken = std::min(o.taken, there);
  return found;
}

}  // namespace

bool step_changes(const Host& h, const CardStep& step, const Op& op, const Frame& f, effects::Outlook& o) {
  const Table& t = as_table(h);
  if (who_of(h, op, f) < 0) return false;
  o.taken = step.counts ? effects::most_of(h, arg(op, kStepN), f, o) : 1;
  const bool none = o.taken == 0 || effects::most_of(h, effects::argument_of(t.language(), op, "times", 1), f, o) == 0;
  if (none) return false;
  if (!names_opponent(t, op)) return changes_some(t, step, op, f, o);
  return with_some_opponent(t, f.local[effects::kSelf], [&] { return changes_some(t, step, op, f, o); });
}
bool changes_if_possible(const Host& h, const Op& op, const Frame& f, effects::Outlook& o) {
  o.taken = effects::most_of(h, effects::argument_of(h.language(), op, "n", 1), f, o);
  return o.taken != 0 && h.language().verb(op.verb).possible(h, op, f);
}

int the_card(const Host& h, int filter, const Frame& f) {
  effects::Things all;
  if (filter >= 0) h.things(filter, f, all);
  return all.empty() ? -1 : all.front();
}

}  // namespace mathom::lotr_tcg
