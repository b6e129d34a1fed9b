// The phases of one turn (rules 5, 7 and 12.1).
#include "games/lotr_tcg/options.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

using Do = Next(Frame&, Table&);
Do begin_turn, rest, rested, fellowship, act_for_fellowship, move_on, shadows, maneuver, archery, fire, assignment,
    assign, fight, fierce, regroup, act_in_regroup, settle_up, again_or_end, end_turn, ended;
constexpr auto kTurn = steps<Table>({{"begin", begin_turn},
                                     {"rest", rest, kWaits},
                                     {"rested", rested, kAsked},
                                     {"fellowship", fellowship, kWaits},
                                     {"fellowship actions", act_for_fellowship, kWaits},
                                     {"move", move_on, kWaits},
                                     {"shadow", shadows, kWaits},
                                     {"maneuver", maneuver, kWaits},
                                     {"archery", archery, kWaits},
                                     {"fire", fire, kWaits},
                                     {"assignment", assignment, kWaits},
                                     {"assign", assign, kWaits},
                                     {"fight", fight, kWaits},
                                     {"fierce", fierce, kWaits},
                                     {"regroup", regroup, kWaits},
                                     {"regroup actions", act_in_regroup, kWaits},
                                     {"settle up", settle_up, kWaits},
                                     {"again or end", again_or_end, kWaits},
                                     {"end", end_turn, kWaits},
                                     {"ended", ended, kWaits}});
Do shadow_begins, shadow_acts, shadow_ends, next_shadow;
constexpr auto kShadowPhases = steps<Table>({{"begin", shadow_begins},
                                             {"act", shadow_acts, kWaits},
                                             {"end", shadow_ends, kWaits},
                                             {"next", next_shadow, kWaits}});

// kTurnHealed: wounds that the sanctuary has healed.
enum TurnSlot : std::size_t { kTurnHealed };
constexpr int kMostRest = 5;

Next begin_turn(Frame&, Table& t) {
  t.s.moves = t.s.fierce = t.s.worn = t.s.no_more_moves = 0;
  t.s.move_limit = usual_move_limit(t.s);
  t.s.taken = 0;
  t.s.phase = kFellowship;
  t.unmark_all(kWasAssigned | kPlayedThisTurn | kPlayedThisPhase);
  tell(t.events, What::turn, t.s.turn);
  if (t.s.twilight > 0) t.set_twilight(0);
  t.changed();
  moment(t, kTurnStarts);
  return Next::step;
}

// --- a sanctuary heals companions (rule 5.2)
bool may_rest(const Table& t, int card) {
  return t.is_active(card) && t.facts(card).type == Type::companion && t.wounds(card) > 0 && may_heal(t, card);
}
Next rest(Frame& f, Table& t) {
  bool any = false;
  if (f.local[kTurnHealed] < kMostRest && has_keyword(t, t.site_card(), kSanctuary))
    t.each_active(Type::companion, [&](int card) { any = any || may_rest(t, card); });
  return any ? Next::ask : go_to(f, kTurn["fellowship"]);
}
Next rested(Frame& f, Table& t) {
  const int card = card_in(take(f));
  if (card < 0) return go_to(f, kTurn["fellowship"]);
  ++f.local[kTurnHealed];
  go_to(f, kTurn["rest"]);
  heal(t, card);
  return Next::again;
}

// --- fellowship phase
Next fellowship(Frame&, Table& t) {
  begin_phase(t, kFellowship);
  moment(t, kFellowshipStarts);
  return Next::step;
}
Next act_for_fellowship(Frame&, Table& t) {
  t.push(Code::window, {t.s.turn});
  return Next::step;
}
Next move_on(Frame&, Table& t) {
  end_phase(t);
  t.push(Code::move);
  return Next::step;
}
Next shadows(Frame&, Table& t) {
  t.push(Code::shadow, {t.to_right(t.s.turn)});
  return Next::step;
}

// --- the phases in which all act. A phase is left out when a text says so, or for want of minions (rule 7.5, ruling
// R21).
bool lacks_minions(const TableCards& t, Phase phase) {
  return !t.any_minion() && !(phase == kArchery && has(t.s, RuleId::archery_without_minions));
}
Next open(Frame& f, Table& t, Phase phase, std::uint8_t next) {
  if (lacks_minions(t, phase)) return go_to(f, kTurn["regroup"]);
  if (is_skipped(t, phase)) return go_to(f, next);
  begin_phase(t, phase);
  t.push(Code::window, {t.s.turn});
  return Next::step;
}
Next maneuver(Frame& f, Table& t) { return open(f, t, kManeuver, kTurn["archery"]); }
Next archery(Frame& f, Table& t) {
  end_phase(t);
  return open(f, t, kArchery, kTurn["assignment"]);
}
Next fire(Frame&, Table& t) {
  t.push(Code::archery);
  return Next::step;
}
Next assignment(Frame& f, Table& t) {
  end_phase(t);
  return open(f, t, kAssignment, kTurn["fight"]);
}
Next assign(Frame&, Table& t) {
  t.push(Code::assignment, {t.s.turn});
  return Next::step;
}
Next fight(Frame&, Table& t) {
  end_phase(t);
  t.push(Code::skirmishes);
  return Next::step;
}
// Fierce minions fight once more (rule 11.6).
Next fierce(Frame& f, Table& t) {
  bool any = false;
  t.each_active(Type::minion, [&](int card) { any = any || is_fierce(t, card); });
  if (!any || t.s.fierce != 0) return Next::step;
  t.s.fierce = 1;
  t.changed();
  return go_to(f, kTurn["assignment"]);
}

// --- regroup phase
Next regroup(Frame&, Table& t) {
  end_phase(t);
  begin_phase(t, kRegroup);
  end_until(t, kUntilRegroup);
  if (t.s.worn != 0) take_ring_off(t);
  if (t.site_number() == kLastSite) {
    t.s.winner = static_cast<std::int8_t>(t.s.turn);
    tell(t.events, What::won_game, t.s.turn);
    return Next::done;
  }
  return Next::step;
}
Next act_in_regroup(Frame&, Table& t) {
  if (!is_skipped(t, kRegroup)) t.push(Code::window, {t.s.turn});
  return Next::step;
}
Next settle_up(Frame&, Table& t) {
  t.push(Code::regroup, {t.to_right(t.s.turn)});
  return Next::step;
}
// The regroup procedure has answered 1 when the fellowship moves again.
Next again_or_end(Frame& f, Table& t) {
  const bool again = take(f).amount == 1;
  if (t.s.worn != 0) take_ring_off(t);  // ruling R1
  end_phase(t);
  if (!again) return Next::step;
  tell(t.events, What::again, t.s.turn);
  return go_to(f, kTurn["move"]);
}
Next end_turn(Frame&, Table& t) {
  moment(t, kTurnEnds);
  return Next::step;
}
Next ended(Frame&, Table& t) {
  end_until(t, kUntilTurn);
  end_of_limit(t, kOnceTurn);
  t.unmark_all(kWasAssigned | kPlayedThisTurn);
  return Next::done;
}

// --- Shadow phases, to the right of the Free Peoples player and round (rule 7.1)
enum ShadowSlot : std::size_t { kShadowSeat };
Next shadow_begins(Frame& f, Table& t) {
  t.s.shadow = static_cast<std::uint8_t>(f.local[kShadowSeat]);
  begin_phase(t, kShadow, f.local[kShadowSeat]);
  moment(t, kShadowStarts);
  return Next::step;
}
Next shadow_acts(Frame& f, Table& t) {
  t.push(Code::window, {f.local[kShadowSeat]});
  return Next::step;
}
Next shadow_ends(Frame&, Table& t) {
  moment(t, kShadowEnds);
  return Next::step;
}
Next next_shadow(Frame& f, Table& t) {
  end_phase(t);
  f.local[kShadowSeat] = static_cast<std::int16_t>(t.to_right(f.local[kShadowSeat]));
  return f.local[kShadowSeat] == t.s.turn ? Next::done : go_to(f, kShadowPhases["begin"]);
}

}  // namespace

Procedure<Table> turn_procedure() { return procedure("turn", kTurn); }
Procedure<Table> shadow_procedure() { return procedure("shadow", kShadowPhases); }

void begin_phase(TableMoves& t, Phase phase, int who) {
  t.s.phase = static_cast<std::uint8_t>(phase);
  t.s.passed = kNobody;
  t.s.phase_ends = 0;
  t.changed();
  tell(t.events, What::phase, who, phase);
}
void end_phase(Table& t) {
  t.s.passed = kNobody;
  t.s.phase_ends = 0;
  t.s.archery_more = t.s.arrows_more = 0;
  t.unmark_all(kPlayedThisPhase);
  end_until(t, kUntilPhase);
  end_of_limit(t, kOncePhase);
}
void take_ring_off(TableMoves& t) {
  t.s.worn = 0;
  t.changed();
  tell(t.events, What::ring_off, t.s.turn);
}

void ask_turn(const Table& t, Decision& d) {
  ask_why(d, t.s.turn, Question::rest);
  const int healed = t.s.frames.back().local[kTurnHealed];
  d.ask = Ask::pick;
  d.picked = static_cast<std::uint8_t>(healed);
  d.min = 0;
  d.max = kMostRest;
  t.each_active(Type::companion, [&](int card) {
    if (may_rest(t, card)) d.options.push_back(card_option(Verb::heal, card_at(card)));
  });
  d.options.push_back(option(Verb::done));
}

}  // namespace mathom::lotr_tcg
