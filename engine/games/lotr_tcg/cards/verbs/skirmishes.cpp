// Assignments, skirmishes and phases.
#include "games/lotr_tcg/cards/verbs/steps.h"
#include "games/lotr_tcg/options.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"

namespace mathom::lotr_tcg {
namespace {

constexpr std::size_t kAssignTo = 2;
constexpr int kFoeAsked = 3;  // a stage: the minion is asked for

// By a text one fights one: both must be free to (rulebook, "Perform assignment actions").
bool may_pair(const Table& t, int minion, int defender, int seat) {
  if (minion < 0 || defender < 0 || !fights_now(t, minion)) return false;
  return may_fight(t, defender) && !is_assigned(t, minion) && !is_assigned(t, defender) &&
         may_be_assigned(t, minion, defender, seat);
}
struct Pair {
  int minion = -1, defender = -1;
};
Pair pair_of(const Host& h, const Op& op, const Frame& f) {
  const int one = the_card(h, op.arg[1], f), other = the_card(h, op.arg[kAssignTo], f);
  if (one < 0 || other < 0) return {};
  return as_table(h).facts(one).type == Type::minion ? Pair{one, other} : Pair{other, one};
}
bool can_assign(const Host& h, const Op& op, const Frame& f) {
  if (effects::is_open(h, op.arg[1]) || effects::is_open(h, op.arg[kAssignTo])) return true;
  const Pair p = pair_of(h, op, f);
  return may_pair(as_table(h), p.minion, p.defender, who_of(h, op, f));
}
Flow run_assign(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  const Pair p = pair_of(h, op, f);
  if (f.local[kStage] != 0 || !may_pair(t, p.minion, p.defender, who_of(h, op, f))) return Flow::next;
  f.local[kStage] = 1;
  assign_to(t, p.minion, p.defender);
  return Flow::again;
}

// Is there a pair of those whom the text may come to mean?
bool changes_assignment(const Host& h, const Op& op, const Frame& f, effects::Outlook& o) {
  const Table& t = as_table(h);
  return effects::some_ahead(h, op.arg[1], f, o, [&](int one) {
    return effects::some_ahead(h, op.arg[kAssignTo], f, o, [&](int other) {
      const bool is_minion = t.facts(one).type == Type::minion;
      return may_pair(t, is_minion ? one : other, is_minion ? other : one, who_of(h, op, f));
    });
  });
}

// --- must_assign: the player chooses the minion, too
CardSet foes_for(const Table& t, int defender, int seat) {
  CardSet out;
  t.each_active(Type::minion, [&](int minion) {
    if (may_pair(t, minion, defender, seat)) out.insert(minion);
  });
  return out;
}
bool may_be_put_to_fight(const Table& t, const Op&, const Target& who) {
  return !foes_for(t, who.card, who.seat).empty();
}
void put_to_fight(Table& t, const Op&, Frame& f, Target& who) {
  const CardSet foes = foes_for(t, who.card, who.seat);
  if (foes.count() == 1) return assign_to(t, foes.first_member(), who.card);
  f.local[kStage] = kFoeAsked;
}
constexpr CardStep kMustAssign{.fits = may_be_put_to_fight, .act = put_to_fight};
Flow run_must_assign(Host& h, const Op& op, Frame& f) {
  if (f.local[kStage] == kFoeAsked) {
    f.local[kStage] = 1;
    assign_to(as_table(h), effects::target_in(take(f)), f.local[kC] - 1);
    return Flow::again;
  }
  const Flow flow = choose_cards(h, kMustAssign, op, f);
  return flow == Flow::again && f.local[kStage] == kFoeAsked ? Flow::ask : flow;
}
void ask_must_assign(const Host& h, const Op& op, const Frame& f, Decision& d) {
  if (f.local[kStage] != kFoeAsked) return ask_cards(h, kMustAssign, op, f, d);
  const Table& t = as_table(h);
  const int seat = who_of(h, op, f);
  ask_for_card(t, seat, d);
  foes_for(t, f.local[kC] - 1, seat).for_each([&](int minion) {
    d.options.push_back(card_option(effects::kThisOne, card_at(minion)));
  });
}

// --- what ends
bool is_in_this_fight(const Host& h, const Op& op, const Frame& f) {
  const Table& t = as_table(h);
  if (t.s.fight < 0 || t.s.skirmishes[t.s.fight].stage != Skirmish::fighting) return false;
  const bool is_ring_bearers = t.s.skirmishes[t.s.fight].defender == t.ring_bearer();
  if (is_ring_bearers && has(t.s, RuleId::ring_bearer_cannot_avoid)) return false;  // ruling R20
  effects::Things all;
  h.things(op.arg[0], f, all);
  for (const int card : all)
    if (t.s.pieces[card].fight == t.s.fight + 1) return true;
  return false;
}
Flow run_cancel_skirmish(Host& h, const Op& op, Frame& f) {
  if (is_in_this_fight(h, op, f)) cancel(as_table(h), as_table(h).s.fight);
  return Flow::next;
}
bool always_may(const Host&, const Op&, const Frame&) { return true; }
Flow run_cancel_assignments(Host& h, const Op&, Frame&) {
  Table& t = as_table(h);
  for (int i = 0; i < t.s.skirmishes.size(); ++i)
    if (t.s.skirmishes[i].stage == Skirmish::to_fight) cancel(t, i);
  return Flow::next;
}
Flow run_end_phase(Host& h, const Op&, Frame&) {
  as_table(h).s.phase_ends = 1;
  return Flow::next;
}
bool may_move_again(const Host& h, const Op&, const Frame&) { return as_table(h).s.no_more_moves == 0; }
Flow run_no_more_moves(Host& h, const Op&, Frame&) {
  as_table(h).s.no_more_moves = 1;
  return Flow::next;
}

}  // namespace

Verbs skirmish_verbs() {
  using effects::who_param;
  using V = effects::Verb;
  return {documented(
              effects::changing(changes_assignment,
                                V{"assign", {who_param(), cards_param(), cards_param("to")}, can_assign, run_assign}),
              "A character is assigned to fight another.", R"({"do": "assign", "what": "this", "to": "ring_bearer"})"),
          documented(of_cards<kMustAssign>(
                         V{"must_assign", choosing(), possible_with<kMustAssign>, run_must_assign, ask_must_assign}),
                     "The player must assign such a character to a skirmish.",
                     R"({"do": "must_assign", "who": "free_player", "what": "ring_bearer"})"),
          documented(V{"cancel_skirmish", {one_card_param("what")}, is_in_this_fight, run_cancel_skirmish},
                     "The skirmish in which such a character is is cancelled: nobody wins it.",
                     R"({"do": "cancel_skirmish", "what": {"race": "hobbit"}})"),
          documented(V{"cancel_assignments", {}, always_may, run_cancel_assignments},
                     "All assignments end whose skirmishes have not been fought.", R"({"do": "cancel_assignments"})"),
          documented(V{"end_phase", {who_param()}, always_may, run_end_phase}, "The phase ends at once.",
                     R"({"do": "end_phase"})"),
          documented(V{"no_more_moves", {}, may_move_again, run_no_more_moves},
                     "The fellowship does not move again this turn.", R"({"do": "no_more_moves"})")};
}

}  // namespace mathom::lotr_tcg
