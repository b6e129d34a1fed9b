#include "games/lotr_tcg/rules/play.h"

#include <algorithm>

#include "games/lotr_tcg/options.h"
#include "games/lotr_tcg/rules/deeds.h"
#include "games/lotr_tcg/rules/idle.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/pays_off.h"
#include "games/lotr_tcg/rules/phases.h"

namespace mathom::lotr_tcg {
namespace {

bool is_free(const CardFacts& f) { return f.side() == Side::free_peoples; }

bool is_of_other_side(const TableCards& t, const CardFacts& f, int seat) {
  return f.side() == Side::none || is_free(f) == t.is_shadow(seat);
}
// Cards of a side are played in its own phase; events when their texts say so.
bool in_its_phase(const TableCards& t, const CardFacts& f, int seat) {
  if (f.type == Type::event) return true;
  if (is_free(f)) return t.s.phase == kFellowship;
  return t.s.phase == kShadow && t.s.shadow == seat;
}
// Own copies count whether they are active or not; of Shadow cards those of others that are active, too.
bool is_there_already(const TableCards& t, const CardFacts& f, int seat) {
  bool found = false;
  t.in_play().for_each([&](int card) {
    if (found || !t.known(card) || t.facts(card).title != f.title || !t.facts(card).unique) return;
    found = t.owner(card) == seat || (f.side() == Side::shadow && t.is_active(card));
  });
  return found;
}
bool is_dead(const TableCards& t, const CardFacts& f, int seat) {
  bool found = false;
  t.lying_in(zone_of(kDeadPile, seat)).for_each([&](int card) { found = found || t.facts(card).title == f.title; });
  return found;
}
bool company_is_full(const TableCards& t, int seat) {
  int n = 0;
  const auto count = [&](int card) { n += t.known(card) && t.facts(card).type == Type::companion; };
  t.lying_in(zone_of(kTable, seat)).for_each(count);
  t.lying_in(zone_of(kDeadPile, seat)).for_each(count);
  return n >= kMostCompanions;
}

bool is_weapon_in_hand(const CardFacts& f) { return f.item == Class::hand_weapon; }
// A weapon that says so is borne in addition to one other: of two of them one at least has to say it.
bool goes_with(const Table& t, const std::vector<int>& weapons, int card) {
  return weapons.size() == 1 && (is_extra_weapon(t, card) || is_extra_weapon(t, weapons.front()));
}
// One item of each class, but for a weapon that says otherwise; one of its title where the card says so.
bool has_room_for(const Table& t, int host, int card) {
  const CardFacts& f = t.facts(card);
  std::vector<int> alike;
  bool room = true;
  t.each_borne(host, [&](int other) {
    if (t.is_stacked(other) || other == card) return;
    const CardFacts& o = t.facts(other);
    if (f.one_per_bearer && o.title == f.title) room = false;
    if (f.item != Class::none && o.item == f.item) alike.push_back(other);
  });
  return room && (alike.empty() || (is_weapon_in_hand(f) && goes_with(t, alike, card)));
}

bool may_bear_it(const Table& t, int host, int card, int seat) {
  const CardFacts& f = t.facts(card);
  if (f.on_site) return t.facts(host).type == Type::site && has_room_for(t, host, card);
  if (!t.facts(host).is_character() || !t.is_active(host)) return false;
  if (t.facts(host).type == Type::minion && (t.owner(host) != seat || minions_leave(t))) return false;
  const AsIfResolving asked(t, card);
  return t.means(f.bearer, host, effects::frame_of(seat)) && has_room_for(t, host, card);
}

Bar bar_of_company(const TableCards& t, const CardFacts& f, int seat) {
  if (f.unique && f.type != Type::event && is_there_already(t, f, seat)) return Bar::unique;
  if (f.unique && f.is_character() && is_free(f) && is_dead(t, f, seat)) return Bar::dead;
  if (f.type == Type::companion && company_is_full(t, seat)) return Bar::company;
  return Bar::nothing;
}
Bar bar_of_hosts(const Table& t, int card, int seat, const Terms& terms) {
  bool any = false;
  const auto is_paid = [&](int host) { return any = true, can_pay(t, card, terms, host); };
  if (some_host(t, card, seat, terms, is_paid)) return Bar::nothing;
  return any ? Bar::twilight : t.facts(card).on_site ? Bar::site : Bar::bearer;
}

}  // namespace

int price(const Table& t, int card, const Terms& terms, int host) {
  if (terms.free) return 0;
  return std::max(0, cost_of(t, card, host) + terms.more_cost);
}
bool can_pay(const Table& t, int card, const Terms& terms, int host) {
  return is_free(t.facts(card)) || price(t, card, terms, host) + terms.paid_before <= t.s.twilight;
}

bool may_bear(const Table& t, int host, int card, int seat, const Terms& terms) {
  return t.in_play().has(host) && t.known(host) && may_bear_it(t, host, card, seat) &&
         (terms.to < 0 || t.means(terms.to, host, effects::frame_of(seat)));
}
std::vector<int> hosts_for(const Table& t, int card, int seat, const Terms& terms) {
  std::vector<int> out;
  some_host(t, card, seat, terms, [&](int host) { return out.push_back(host), false; });
  return out;
}

bool is_usable(const Table& t, int event, int ability, int seat, int moment) {
  const effects::Ability& a = t.ability(ability);
  if (a.kind != effects::Ability::Kind::triggered || a.response || !a.is_at(moment)) return false;
  const AsIfResolving asked(t, event);
  const Frame self = effects::frame_of(seat);
  const effects::Unmet unmet = effects::unmet(t, a, self);
  // An event may be played although it will have no effect (rulebook: "Responses", costs and effects; ruling R10).
  if (!has(t.s, RuleId::no_idle_events)) return unmet == effects::Unmet::nothing || unmet == effects::Unmet::effect;
  return has_a_use(t, event, ability, seat, unmet);
}
bool has_usable_text(const Table& t, int event, int seat, int moment) {
  const auto& all = t.own_abilities_of(event);
  return t.facts(event).type == Type::event &&
         std::any_of(all.begin(), all.end(), [&](int n) { return is_usable(t, event, n, seat, moment); });
}

Bar bar_of_phase(const TableTexts& t, int card, int seat) {
  const CardFacts& f = t.facts(card);
  if (is_of_other_side(t, f, seat)) return Bar::side;
  if (!in_its_phase(t, f, seat)) return Bar::phase;
  return f.type == Type::event && !t.hears(card, t.s.phase) ? Bar::no_action : Bar::nothing;
}
// It is played like any other, in the order in which they are chosen: each has to find there what it asks for.
Bar bar_to_start(const Table& t, int card, int seat) {
  const CardFacts& f = t.facts(card);
  if (f.type != Type::companion) return Bar::phase;
  if (!may_be_played(t, card)) return Bar::not_played;
  if (const Bar bar = bar_of_company(t, f, seat); bar != Bar::nothing) return bar;
  return effects::may_play(t, card, seat) ? Bar::nothing : Bar::to_play;
}
int one_in_deck(const TableCards& t, int seat, int print) {
  int last = -1;
  t.lying_in(zone_of(kDrawDeck, seat)).for_each([&](int card) { last = t.print(card) == print ? card : last; });
  return last;
}
Bar bar_to_play(const Table& t, int card, int seat, const Terms& terms) {
  const CardFacts& f = t.facts(card);
  if (is_of_other_side(t, f, seat)) return Bar::side;
  if (!terms.by_text && !in_its_phase(t, f, seat)) return Bar::phase;
  if (!may_be_played(t, card)) return Bar::not_played;
  if (const Bar bar = bar_of_company(t, f, seat); bar != Bar::nothing) return bar;
  if (const Bar bar = bar_of_hosts(t, card, seat, terms); bar != Bar::nothing) return bar;
  if (!effects::may_play(t, card, seat)) return Bar::to_play;
  if (f.type == Type::event && !terms.by_text &&
      (is_forbidden(t, t.s.phase) || !has_usable_text(t, card, seat, t.s.phase)))
    return Bar::no_action;
  return Bar::nothing;
}

// --- the procedure
namespace {

Next begin_play(Frame&, Table&);
Next arrives(Frame&, Table&);
Next finish(Frame&, Table&);
Next done(Frame&, Table&) { return Next::done; }
constexpr auto kPlay = steps<Table>(
    {{"begin", begin_play}, {"arrives", arrives, kWaits}, {"finish", finish, kWaits}, {"done", done, kWaits}});

// Which of a card's texts of the same moment it is: everybody sees what it does.
void tell_which(Table& t, int card, int ability, int seat) {
  const auto all = t.abilities_of(card);
  int place = -1, alike = 0;
  for (int i = 0; i < static_cast<int>(all.size()); ++i) {
    if (t.ability(all[at(i)]).trigger != t.ability(ability).trigger) continue;
    if (all[at(i)] == ability) place = alike;
    ++alike;
  }
  if (alike > 1) t.told_choice(seat_at(seat), place, t.ability(ability).body);
}

Next begin_play(Frame& f, Table& t) {
  const int card = f.local[kPlayCard], seat = f.local[kPlaySeat], host = f.local[kPlayHost];
  const int cost = f.local[kPlayCost];
  t.move(card, zone_of(kEvent, seat), kEveryone);
  mathom::tell_card(t.events, What::played, seat,
                    {.card = card_at(card),
                     .face = t.s.cards[card].def,
                     .to = host,
                     .informs = kEveryone,
                     .amount = host < 0 ? cost : with_other(cost, t.s.cards[host].def)});
  if (f.local[kPlayText] >= 0) tell_which(t, card, f.local[kPlayText], seat);
  if (cost > 0) t.add_twilight(is_free(t.facts(card)) ? cost : -cost);
  t.push(Code::texts, {card, effects::kToPlay, -1, 0, seat});
  return Next::step;
}
Next arrives(Frame& f, Table& t) {
  const int card = f.local[kPlayCard], host = f.local[kPlayHost];
  f.answer = {};
  if (t.facts(card).type == Type::event) {
    for (const Mark m : {kPlayedThisPhase, kPlayedThisTurn, kPlayedAtThisSite}) t.mark(card, m);
    if (t.has_room())
      t.push(Code::ability,
             {f.local[kPlayText], card, -1, f.local[kPlaySeat], f.local[kPlayAnswers], effects::kUnannounced});
    return Next::step;
  }
  // What it cost may have been who would bear it.
  if (host >= 0 && !t.in_play().has(host))
    discard_from(t, card);
  else
    arrive(t, card, host);
  if (needs_settling(t)) settle(t);
  return go_to(f, kPlay["done"]);
}
Next finish(Frame& f, Table& t) {
  const int card = f.local[kPlayCard];
  if (t.base(card) == kEvent) discard_from(t, card);
  moment(t, kCardPlayed, card);
  return Next::step;
}

}  // namespace

int play(Table& t, const Playing& p) {
  const int card = lift(t, p.card);
  t.push(Code::play, {card, p.seat, p.host, p.text, p.cost, p.answers ? 1 : 0});
  return card;
}

void use(Table& t, int card, int ability, int seat, bool answers) {
  const effects::Ability& a = t.ability(ability);
  effects::count_use(t.s.uses, a, ability, card);
  mathom::tell_card(t.events, What::used, seat, {.card = card_at(card), .face = t.s.cards[card].def});
  tell_which(t, card, ability, seat);
  t.push(Code::ability, {ability, card, -1, seat, answers ? 1 : 0});
}

bool may_use(const Table& t, int card, int ability, int seat) {
  const effects::Ability& a = t.ability(ability);
  if (!t.is_active(card) || !has_text(t, card) || effects::is_used_up(t.s.uses, a, ability, card)) return false;
  if (is_idle(t, card, ability, seat)) return false;
  const AsIfResolving asked(t, card);
  const Frame self = effects::frame_of(seat);
  const effects::Unmet unmet = effects::unmet(t, a, self);
  if (has(t.s, RuleId::idle_texts)) return unmet == effects::Unmet::nothing || unmet == effects::Unmet::effect;
  return has_a_use(t, card, ability, seat, unmet);
}

Procedure<Table> play_procedure() { return procedure("play", kPlay); }

}  // namespace mathom::lotr_tcg
