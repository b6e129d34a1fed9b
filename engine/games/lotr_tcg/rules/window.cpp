// The action procedure (rules 5.3, 7.1 and 8): one player acts until they pass, or all act in turn until all have
// passed one after the other. Who is asked follows from what everybody can see.
#include <algorithm>

#include "games/lotr_tcg/options.h"
#include "games/lotr_tcg/rules/idle.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

using Do = Next(Frame&, Table&);
Do look, acted;
constexpr auto kWindow = steps<Table>({{"look", look, kWaits}, {"acted", acted, kAsked}});
Do pay_transfer, move_item;
constexpr auto kTransfer = steps<Table>({{"pay", pay_transfer}, {"move", move_item, kWaits}});

// kWindowSeat: whose turn to act it is; kWindowPasses: how many have passed one after the other; kWindowActions: how
// many actions there have been. A text that is being used is noted behind them (idle.h).
enum WindowSlot : std::size_t { kWindowSeat, kWindowPasses, kWindowActions };
enum TransferSlot : std::size_t { kTransferItem, kTransferTo };

bool is_for_all(const TableCards& t) { return t.s.phase != kFellowship && t.s.phase != kShadow; }
// A skirmish without one of its sides is over: it is only resolved (ruling R5).
bool is_cut_short(const TableCards& t) {
  if (t.s.phase_ends != 0) return true;
  if (t.s.phase != kSkirmish || t.s.fight < 0) return false;
  const Skirmish& k = t.s.skirmishes[t.s.fight];
  if (k.stage == Skirmish::cancelled) return true;
  return !has(t.s, RuleId::skirmish_goes_on) && (k.defender < 0 || !has_minions(t, t.s.fight));
}
bool has_event_for(const TableCards& t, int seat) {
  const Side side = t.is_shadow(seat) ? Side::shadow : Side::free_peoples;
  return (t.catalog().acts[static_cast<std::size_t>(side)] >> t.s.phase & 1u) != 0;
}
// Is f(card, place of the text, ability) so for one of the texts that the seat could use in this phase?
template <class F>
bool some_text(const Table& t, int seat, F f) {
  const auto has_one = [&](int card) {
    if (!is_used_by(t, card, seat) || t.facts(card).type == Type::event) return false;
    const auto all = t.abilities_of(card);
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
      const effects::Ability& a = t.ability(all[at(i)]);
      if (a.kind != effects::Ability::Kind::triggered || a.response || !a.is_at(t.s.phase)) continue;
      if (f(card, i, all[at(i)])) return true;
    }
    return false;
  };
  return t.first_listener(bit_of(static_cast<Moment>(t.s.phase)), has_one) >= 0;
}

void next_seat(Frame& f, const TableCards& t) {
  ++f.local[kWindowPasses];
  f.local[kWindowSeat] = static_cast<std::int16_t>(t.to_right(f.local[kWindowSeat]));
}
Next close(Table& t) {
  forget_idle(t);
  return Next::done;
}
Next look(Frame& f, Table& t) {
  if (needs_settling(t)) {
    settle(t);
    return Next::again;
  }
  end_use(f, t);
  // Texts that cost nothing could be used for ever (ruling R4).
  if (is_cut_short(t) || f.local[kWindowActions] >= kMostActions) return close(t);
  if (!is_for_all(t)) return Next::ask;
  for (const int all = t.players(); f.local[kWindowPasses] < all; next_seat(f, t)) {
    const SeatId seat = seat_at(f.local[kWindowSeat]);
    if (!contains(t.s.passed, seat) && is_asked_to_act(t, index(seat))) return Next::ask;
  }
  return close(t);
}

void pass(Frame& f, Table& t, bool for_phase) {
  const int seat = f.local[kWindowSeat];
  next_seat(f, t);
  // The pass that ends the phase looks like any other: nothing of it is left on the table.
  bool ends = for_phase;
  for (int other = f.local[kWindowSeat], n = f.local[kWindowPasses]; ends && n < t.players();
       ++n, other = t.to_right(other))
    ends = contains(t.s.passed, seat_at(other)) || !is_asked_to_act(t, other);
  for_phase = for_phase && !ends;
  if (for_phase) t.s.passed = static_cast<SeatMask>(t.s.passed | only(seat_at(seat)));
  tell(t.events, for_phase ? What::passed_phase : What::passed, seat);
}
void heal_by(Table& t, int card, int character) {
  heal(t, character);
  discard_from(t, card);
}
void do_action(Table& t, int seat, const Answer& answer) {
  const int card = card_in(answer), other = thing_in(answer);
  switch (verb_of(answer)) {
    case Verb::play: {
      const bool event = t.facts(card).type == Type::event;
      play(t, {.card = card,
               .seat = seat,
               .host = other,
               .text = event ? t.own_abilities_of(card)[at(answer.amount)] : -1,
               .cost = cost_of(t, card, other)});
      return;
    }
    case Verb::use: return use(t, card, t.abilities_of(card)[at(answer.amount)], seat);
    case Verb::heal_with: return heal_by(t, card, other);
    case Verb::transfer: return t.push(Code::transfer, {card, other});
    default: return;
  }
}
Next acted(Frame& f, Table& t) {
  const Answer answer = take(f);
  const int seat = f.local[kWindowSeat];
  const bool passes = verb_of(answer) == Verb::pass || verb_of(answer) == Verb::pass_phase;
  go_to(f, kWindow["look"]);
  if (passes && !is_for_all(t)) {
    tell(t.events, What::passed, seat, 1 + t.s.phase);
    return close(t);
  }
  if (passes) {
    pass(f, t, verb_of(answer) == Verb::pass_phase);
    return Next::again;
  }
  t.s.passed = kNobody;
  ++f.local[kWindowActions];
  if (is_for_all(t)) {
    next_seat(f, t);
    f.local[kWindowPasses] = 0;
  }
  if (verb_of(answer) == Verb::use) {
    begin_use(f, t, card_in(answer), t.abilities_of(card_in(answer))[at(answer.amount)], seat);
  } else {
    forget_idle(t);
  }
  do_action(t, seat, answer);
  return Next::again;
}

// --- transfer: its twilight cost again (rule 5.6). It is not played: what changes the cost of playing it does not
// count.
Next pay_transfer(Frame& f, Table& t) {
  if (const int cost = t.facts(f.local[kTransferItem]).cost; cost > 0) t.add_twilight(cost);
  return Next::step;
}
Next move_item(Frame& f, Table& t) {
  attach(t, f.local[kTransferItem], f.local[kTransferTo]);
  return Next::done;
}

// --- what is offered
// Whoever bears it: found without asking who may.
bool is_too_dear(const Table& t, int card) {
  return t.facts(card).side() == Side::shadow && !may_cost_change(t, card) && cost_of(t, card) > t.s.twilight;
}
void offer_plays(const Table& t, int seat, Decision& d) {
  t.lying_in(zone_of(kHand, seat)).for_each([&](int card) {
    if (bar_of_phase(t, card, seat) != Bar::nothing || is_too_dear(t, card)) return;
    if (bar_to_play(t, card, seat) != Bar::nothing) return;
    if (t.facts(card).type == Type::event) {
      const auto& own = t.own_abilities_of(card);
      for (int i = 0; i < static_cast<int>(own.size()); ++i)
        if (is_usable(t, card, own[at(i)], seat, t.s.phase)) d.options.push_back(pair_option(Verb::play, card, -1, i));
      return;
    }
    some_host(t, card, seat, {}, [&](int host) {
      if (can_pay(t, card, {}, host)) d.options.push_back(pair_option(Verb::play, card, host));
      return false;
    });
  });
}
void offer_healing(const Table& t, int seat, Decision& d) {
  t.active_cards().for_each([&](int character) {
    if (t.wounds(character) == 0) return;
    t.lying_in(zone_of(kHand, seat)).for_each([&](int card) {
      if (may_heal_with(t, card, character)) d.options.push_back(pair_option(Verb::heal_with, card, character));
    });
  });
}

bool is_item(const CardFacts& f) { return f.type == Type::possession || f.type == Type::artifact; }
// Companions are at the fellowship's site, allies at home.
int site_of_character(const TableCards& t, int card) {
  return t.facts(card).type == Type::ally ? t.facts(card).site : t.site_number();
}
bool may_leave_its_bearer(const TableCards& t, int item) {
  if (!is_item(t.facts(item)) || t.facts(item).side() != Side::free_peoples || !t.is_active(item)) return false;
  const int from = t.bearer(item);
  return from >= 0 && !t.is_stacked(item) && t.facts(from).is_character();
}
void offer_transfers(const Table& t, Decision& d) {
  t.active_cards().for_each([&](int item) {
    if (t.bearer(item) < 0 || !may_leave_its_bearer(t, item)) return;
    t.active_cards().for_each([&](int to) {
      if (may_transfer(t, item, to)) d.options.push_back(pair_option(Verb::transfer, item, to));
    });
  });
}

}  // namespace

Procedure<Table> window_procedure() { return procedure("window", kWindow); }
Procedure<Table> transfer_procedure() { return procedure("transfer", kTransfer); }

bool is_asked_to_act(const Table& t, int seat) {
  if (!t.lying_in(zone_of(kHand, seat)).empty() && has_event_for(t, seat)) return true;
  return some_text(t, seat, [](int, int, int) { return true; });
}

bool is_used_by(const TableCards& t, int card, int seat) {
  if (t.facts(card).type != Type::site) return t.owner(card) == seat;
  return t.s.phase == kFellowship ? !t.is_shadow(seat) : t.s.phase != kShadow || seat == t.s.shadow;
}

bool may_heal_with(const Table& t, int card, int character) {
  const CardFacts& f = t.facts(character);
  return (f.type == Type::companion || f.type == Type::ally) && f.unique && t.facts(card).title == f.title &&
         t.is_active(character) && t.wounds(character) > 0 && may_heal(t, character);
}

bool may_transfer(const Table& t, int item, int bearer) {
  const int from = t.bearer(item);
  if (from == bearer || !may_leave_its_bearer(t, item)) return false;
  if (!t.facts(bearer).is_character() || t.facts(bearer).side() != Side::free_peoples) return false;
  if (site_of_character(t, from) != site_of_character(t, bearer)) return false;
  return is_borne(t.facts(item)) && may_bear(t, bearer, item, t.s.turn);
}

void ask_window(const Table& t, Decision& d) {
  const int seat = t.s.frames.back().local[kWindowSeat];
  ask_why(d, seat, Question::act);
  d.answer_seen_by = only(seat_at(seat));  // what others may know of it, they are told
  offer_plays(t, seat, d);
  if (!is_forbidden(t, t.s.phase))
    some_text(t, seat, [&](int card, int nth, int ability) {
      if (may_use(t, card, ability, seat)) d.options.push_back(card_option(Verb::use, card_at(card), nth));
      return false;
    });
  if (t.s.phase == kFellowship) {
    offer_healing(t, seat, d);
    offer_transfers(t, d);
  }
  d.options.push_back(option(Verb::pass));
  if (is_for_all(t)) d.options.push_back(option(Verb::pass_phase));
}

}  // namespace mathom::lotr_tcg
