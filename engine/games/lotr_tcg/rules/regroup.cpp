// After the regroup actions (rules 12.2 and 12.3): hands, and whether the fellowship moves again.
#include <algorithm>

#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

using Do = Next(Frame&, Table&);
Do shadow_hands, offer_move, decided, own_hand, send_away;
constexpr auto kRegroupSteps = steps<Table>({{"shadow hands", shadow_hands, kWaits},
                                             {"offer", offer_move},
                                             {"decided", decided, kAsked},
                                             {"own hand", own_hand, kWaits},
                                             {"minions", send_away, kWaits}});
Do may_discard, one_discarded, reduce, reduced, fill;
constexpr auto kReconcile = steps<Table>({{"offer", may_discard},
                                          {"discarded", one_discarded, kAsked},
                                          {"reduce", reduce, kWaits},
                                          {"reduced", reduced, kAsked},
                                          {"fill", fill}});

enum RegroupSlot : std::size_t { kRegroupSeat };
enum ReconcileSlot : std::size_t { kReconcileSeat };

Next shadow_hands(Frame& f, Table& t) {
  const int seat = f.local[kRegroupSeat];
  if (seat == t.s.turn) return Next::step;
  f.local[kRegroupSeat] = static_cast<std::int16_t>(t.to_right(seat));
  t.push(Code::reconcile, {seat});
  return Next::again;
}
bool may_move_again(const Table& t) { return t.s.moves < move_limit(t) && t.site_number() < kLastSite; }
Next offer_move(Frame& f, Table& t) {
  if (may_move_again(t)) return Next::ask;
  f.answer = answer_of(option(Verb::stay));
  return Next::step;
}
Next decided(Frame& f, Table& t) {
  if (verb_of(take(f)) == Verb::move) {
    answer_below(t.s, 1);
    return Next::done;
  }
  return Next::step;
}
Next own_hand(Frame&, Table& t) {
  t.push(Code::reconcile, {t.s.turn});
  return Next::step;
}
// With what they bear, all together (rule 12.3): one after the other, but nothing is played on those that are left.
Next send_away(Frame&, Table& t) {
  int minion = -1;
  t.each_active(Type::minion, [&](int card) { minion = minion < 0 ? card : minion; });
  if (minion < 0) {
    answer_below(t.s, 0);
    return Next::done;
  }
  discard(t, minion);
  return Next::again;
}

// --- one hand
Next may_discard(Frame& f, Table& t) {
  return t.size(kHand, f.local[kReconcileSeat]) > 0 ? Next::ask : go_to(f, kReconcile["reduce"]);
}
void put_away(Table& t, const Answer& answer) {
  if (const int card = card_in(answer); card >= 0) discard_from(t, card);
}
Next one_discarded(Frame& f, Table& t) {
  put_away(t, take(f));
  return Next::step;
}
Next reduce(Frame& f, Table& t) {
  return t.size(kHand, f.local[kReconcileSeat]) > kHandSize ? Next::ask : go_to(f, kReconcile["fill"]);
}
Next reduced(Frame& f, Table& t) {
  put_away(t, take(f));
  return go_to(f, kReconcile["reduce"]);
}
Next fill(Frame& f, Table& t) {
  const int seat = f.local[kReconcileSeat];
  draw(t, seat, kHandSize - t.size(kHand, seat));
  tell(t.events, What::reconciled, seat);
  return Next::done;
}

}  // namespace

Procedure<Table> regroup_procedure() { return procedure("regroup", kRegroupSteps); }
Procedure<Table> reconcile_procedure() { return procedure("reconcile", kReconcile); }

bool minions_leave(const TableCards& t) {
  return std::any_of(t.s.frames.begin(), t.s.frames.end(), [](const Frame& f) {
    return static_cast<Code>(f.code) == Code::regroup && f.step == kRegroupSteps["minions"];
  });
}

void ask_regroup(const TableCards& t, Decision& d) {
  ask_why(d, t.s.turn, Question::again);
  d.options.push_back(option(Verb::move));
  d.options.push_back(option(Verb::stay));
}

void ask_reconcile(const TableCards& t, Decision& d) {
  const Frame& f = t.s.frames.back();
  const int seat = f.local[kReconcileSeat];
  const bool may_keep = f.step == kReconcile["discarded"];
  ask_why(d, seat, may_keep ? Question::discard : Question::reduce);
  d.answer_seen_by = only(seat_at(seat));
  t.lying_in(zone_of(kHand, seat)).for_each([&](int card) {
    d.options.push_back(card_option(Verb::discard, card_at(card)));
  });
  if (may_keep) d.options.push_back(option(Verb::done));
}

}  // namespace mathom::lotr_tcg
