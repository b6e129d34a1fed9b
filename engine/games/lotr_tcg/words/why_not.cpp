// Why something is not offered: the same conditions as the offer, as sentences with the number of the rule.
#include <algorithm>

#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

using effects::Ability;

Reason reason(std::string_view key, std::string_view rule) { return {Phrase{key, {}}, rule, {}}; }
Reason about(std::string_view key, std::string_view rule, const Table& t, int card, int other = -1) {
  Reason r = reason(key, rule);
  r.phrase.card("card", t.s.cards[card].def);
  if (other >= 0) r.phrase.card("host", t.s.cards[other].def);
  return r;
}
bool is_in_hand(const Table& t, CardId c, SeatId seat) {
  return index(c) < t.cards() && t.zone(index(c)) == zone_of(kHand, index(seat)) && t.known(index(c));
}

// --- cards in hand
Reason of_side(const Table& t, int card) {
  switch (t.facts(card).side()) {
    case Side::free_peoples: return reason("lotr_tcg.why.side.free", "5.3");
    case Side::shadow: return reason("lotr_tcg.why.side.shadow", "7.1");
    default: return reason("lotr_tcg.why.side.never", "2.1");
  }
}
Reason of_twilight(const Table& t, int card, int seat) {
  int least = 999;
  for (const int host : hosts_for(t, card, seat)) least = std::min(least, cost_of(t, card, host));
  Reason r = reason("lotr_tcg.why.twilight", "7.2");
  r.phrase.number("n", least).number("pool", t.s.twilight);
  return r;
}
Reason why_not_play(const Table& t, int card, int seat, Bar bar) {
  switch (bar) {
    case Bar::side: return of_side(t, card);
    case Bar::phase: return about("lotr_tcg.why.phase", "8.1", t, card);
    case Bar::not_played: return reason("lotr_tcg.why.not_played", "8.3");
    case Bar::unique: return reason("lotr_tcg.why.unique", "2.5");
    case Bar::dead: return reason("lotr_tcg.why.dead", "2.5");
    case Bar::company: return reason("lotr_tcg.why.company", "2.2");
    case Bar::bearer: return reason("lotr_tcg.why.bearer", "2.3");
    case Bar::site: return reason("lotr_tcg.why.site", "2.4");
    case Bar::twilight: return of_twilight(t, card, seat);
    case Bar::to_play: return reason("lotr_tcg.why.to_play", "8.3");
    default: return reason("lotr_tcg.why.no_action", "8.1");
  }
}

// --- a card that may be played, and one who may not bear it
// What it bears in the place that the card wants; -1: nothing.
int in_its_place(const Table& t, int card, int host) {
  const CardFacts& f = t.facts(card);
  int found = -1;
  t.each_borne(host, [&](int other) {
    const CardFacts& o = t.facts(other);
    if (t.is_stacked(other) || !t.known(other)) return;
    if ((f.item != Class::none && o.item == f.item) || (f.one_per_bearer && o.title == f.title)) found = other;
  });
  return found;
}
std::optional<Reason> why_not_on(const Table& t, int card, int host, int seat) {
  if (host < 0 || host >= t.cards() || !t.in_play().has(host) || !t.known(host)) return std::nullopt;
  const CardFacts& f = t.facts(card);
  const auto hosts = hosts_for(t, card, seat);
  if (std::find(hosts.begin(), hosts.end(), host) != hosts.end()) {
    Reason r = about("lotr_tcg.why.host.twilight", "7.2", t, card, host);
    r.phrase.number("n", cost_of(t, card, host)).number("pool", t.s.twilight);
    return r;
  }
  if (hosts.front() < 0) return about("lotr_tcg.why.host.nobody", "2.4", t, card);
  if (f.on_site && t.facts(host).type != Type::site) return about("lotr_tcg.why.host.site", "2.4", t, card);
  if (!f.on_site && !t.facts(host).is_character()) return about("lotr_tcg.why.host.character", "2.3", t, card);
  if (!f.on_site && !t.is_active(host)) return about("lotr_tcg.why.host.inactive", "2.6", t, card, host);
  if (t.facts(host).type == Type::minion && t.owner(host) != seat)
    return about("lotr_tcg.why.host.theirs", "2.3", t, card, host);
  const AsIfResolving asked(t, card);
  if (!f.on_site && !t.means(f.bearer, host, effects::frame_of(seat)))
    return about("lotr_tcg.why.host.bearer", "2.3", t, card, host);
  Reason r = about("lotr_tcg.why.host.room", "2.3", t, card, host);
  const int other = in_its_place(t, card, host);
  r.phrase.card("other", other < 0 ? CardDef::hidden : t.s.cards[other].def);
  if (other >= 0) r.because.push_back(card_at(other));
  return r;
}

// --- texts of cards in play
bool is_action(const Ability& a) {
  return a.kind == Ability::Kind::triggered && !a.response && a.trigger <= kInRegroup;
}
// The first text that is used as an action; -1: it has none.
int action_of(const Table& t, int card) {
  const auto all = t.abilities_of(card);
  for (int i = 0; i < static_cast<int>(all.size()); ++i)
    if (is_action(t.ability(all[at(i)]))) return i;
  return -1;
}
Reason why_not_use(const Table& t, int card, int ability, int seat) {
  const Ability& a = t.ability(ability);
  if (!t.is_active(card)) return reason("lotr_tcg.why.use_inactive", "2.6");
  if (!is_used_by(t, card, seat)) return reason("lotr_tcg.why.use_theirs", "8.1");
  if (!a.is_at(t.s.phase)) return reason("lotr_tcg.why.use_phase", "8.1");
  if (is_forbidden(t, t.s.phase)) return reason("lotr_tcg.why.use_forbidden", "8.1");
  if (effects::is_used_up(t.s.uses, a, ability, card)) return reason("lotr_tcg.why.use_limit", "8.4");
  const AsIfResolving asked(t, card);
  switch (effects::unmet(t, a, effects::frame_of(seat))) {
    case effects::Unmet::condition: return reason("lotr_tcg.why.use_condition", "8.3");
    case effects::Unmet::cost: return reason("lotr_tcg.why.use_cost", "8.3");
    default: return reason("lotr_tcg.why.use_effect", "8.3");
  }
}

// --- assignments
Reason why_not_assign(const Table& t, int minion, int defender, int seat) {
  if (is_assigned(t, minion)) return about("lotr_tcg.why.assigned", "10.1", t, minion);
  if (!may_fight(t, defender)) return about("lotr_tcg.why.no_defender", "10.5", t, minion, defender);
  if (t.s.fierce != 0 && !is_fierce(t, minion)) return reason("lotr_tcg.why.fierce", "11.6");
  if (!may_be_assigned(t, minion, defender, seat)) return reason("lotr_tcg.why.not_assigned", "8.3");
  return about("lotr_tcg.why.defender", "10.2", t, minion, defender);
}
bool is_pair(const Table& t, const Option& o) {
  const int minion = index(o.subject), defender = index(o.object);
  if (minion >= t.cards() || defender >= t.cards()) return false;
  if (!t.is_active(minion) || !t.is_active(defender)) return false;
  const Type type = t.facts(defender).type;
  return t.facts(minion).type == Type::minion && (type == Type::companion || type == Type::ally);
}

std::optional<Reason> why_not_start(const Table& t, int seat, int print) {
  const auto list = t.s.lists[at(seat)].prints();
  if (print < 0 || std::find(list.begin(), list.end(), static_cast<std::uint16_t>(print)) == list.end())
    return std::nullopt;
  const CardFacts& f = t.catalog().facts(print);
  if (f.type != Type::companion) return reason("lotr_tcg.why.start_kind", "4.3");
  bool there = false;
  t.lying_in(zone_of(kTable, seat)).for_each([&](int card) { there = there || t.facts(card).title == f.title; });
  Reason r = reason(there && f.unique ? "lotr_tcg.why.start_unique" : "lotr_tcg.why.start_cost", "4.3");
  r.phrase.number("n", f.cost);
  return r;
}

}  // namespace

std::optional<Reason> Rules::why_not(const State& s, const Decision& d, const Option& wanted) const {
  if (d.over() || d.by_luck() || std::binary_search(d.options.begin(), d.options.end(), wanted)) return std::nullopt;
  const Table t = looking_at(catalog, s);
  const int seat = index(d.seat), card = index(wanted.subject);
  const auto why = static_cast<Question>(d.why);
  switch (verb_of(wanted)) {
    case Verb::start: return why == Question::start ? why_not_start(t, seat, wanted.amount) : std::nullopt;
    case Verb::play: {
      if (!is_in_hand(t, wanted.subject, d.seat)) return std::nullopt;
      if (why != Question::act) return reason("lotr_tcg.why.other_question", "8.1");
      const Bar bar = bar_to_play(t, card, seat);
      if (bar != Bar::nothing) return why_not_play(t, card, seat, bar);
      return wanted.object == CardId::none ? std::nullopt : why_not_on(t, card, index(wanted.object), seat);
    }
    case Verb::use: {
      if (why != Question::act || card >= t.cards() || !t.in_play().has(card) || !t.known(card)) return std::nullopt;
      const auto all = t.abilities_of(card);
      if (wanted.amount < 0 || wanted.amount >= static_cast<int>(all.size())) return std::nullopt;
      const int ability = all[at(wanted.amount)];
      return is_action(t.ability(ability)) ? std::optional(why_not_use(t, card, ability, seat)) : std::nullopt;
    }
    case Verb::assign:
      if ((why != Question::defend && why != Question::attack) || !is_pair(t, wanted)) return std::nullopt;
      return why_not_assign(t, card, index(wanted.object), seat);
    default: return std::nullopt;
  }
}

namespace {

// Who does not bear a card of the hand that others may bear.
template <class F>
void each_host(const Table& t, const Decision& d, F f) {
  CardSet cards;
  for (const Option& o : d.options)
    if (verb_of(o) == Verb::play && o.object != CardId::none) cards.insert(index(o.subject));
  cards.for_each([&](int card) {
    t.in_play().for_each([&](int host) {
      const bool fits = t.facts(card).on_site ? t.facts(host).type == Type::site : t.facts(host).is_character();
      if (fits && t.is_active(host)) f(card, host);
    });
  });
}

}  // namespace

// What they could mean: the cards of their hand and who could bear them, the texts of their cards in play and of
// sites, pairs who could fight.
void Rules::refused(const State& s, const Decision& d, std::vector<Option>& out) const {
  if (d.over() || d.by_luck()) return;
  const Table t = looking_at(catalog, s);
  const auto why = static_cast<Question>(d.why);
  const auto add = [&](const Option& o) {
    if (why_not(s, d, o)) out.push_back(o);
  };
  const auto is_offered = [&](Verb verb, int card) {
    return std::any_of(d.options.begin(), d.options.end(),
                       [&](const Option& o) { return verb_of(o) == verb && o.subject == card_at(card); });
  };
  t.lying_in(zone_of(kHand, index(d.seat))).for_each([&](int card) {
    if (!is_offered(Verb::play, card)) add(card_option(Verb::play, card_at(card)));
  });
  if (why == Question::start) {
    int last = -1;
    for (const std::uint16_t print : s.lists[at(index(d.seat))].prints()) {
      if (print != last && catalog.facts(print).type == Type::companion) add(option(Verb::start, print));
      last = print;
    }
  }
  t.in_play().for_each([&](int card) {
    if (why != Question::act || !t.known(card) || is_offered(Verb::use, card)) return;
    if (t.owner(card) != index(d.seat) && t.facts(card).type != Type::site) return;
    if (const int nth = action_of(t, card); nth >= 0) add(card_option(Verb::use, card_at(card), nth));
  });
  if (why == Question::act) each_host(t, d, [&](int card, int host) { add(pair_option(Verb::play, card, host)); });
  if (why != Question::defend && why != Question::attack) return;
  t.active_cards().for_each([&](int minion) {
    if (t.facts(minion).type != Type::minion) return;
    t.active_cards().for_each([&](int defender) { add(pair_option(Verb::assign, minion, defender)); });
  });
}

}  // namespace mathom::lotr_tcg
