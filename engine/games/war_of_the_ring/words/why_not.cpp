// Why something is not offered: the same conditions as the offer, as sentences with the number of the rule.
#include <algorithm>

#include "effects/say/say.h"
#include "games/war_of_the_ring/cards/targets.h"
#include "games/war_of_the_ring/options.h"
#include "games/war_of_the_ring/rules.h"
#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {
namespace {

Question question_of(const Decision& d) { return static_cast<Question>(d.why); }
Reason reason(std::string_view key, std::string_view rule) { return {Phrase{key, {}}, rule, {}}; }

// Or drawn aside, and looked at next to the hand.
bool in_hand(const TableCards& t, CardId c, SeatId seat) {
  const int i = index(c);
  return i < kCards && (t.zone(i) == zone_of(kHand, index(seat)) || t.zone(i) == zone_of(kAside, index(seat))) &&
         t.known(i);
}
bool in_own_reserve(const TableCards& t, CardId c, SeatId seat) {
  const int i = index(c);
  return i < kCards && t.zone(i) == zone_of(kReserve, index(seat)) && t.owner(i) == index(seat);
}

// Of a character or an army that may not stand there.
Reason why_not_there(const TableCards& t, int card, int thing) {
  const PlaceFacts& place = t.place_facts(thing - kFirstPlace);
  if (!t.is_active(thing - kFirstPlace)) return reason("war_of_the_ring.why.not_active", "5.1");
  const CardFacts& facts = t.facts(card);
  if (place.path) {
    if (facts.type == Type::army) return reason("war_of_the_ring.why.army_on_path", "7.3");
    if ((facts.paths >> place.number & 1) == 0) {
      Reason r = reason("war_of_the_ring.why.path_number", "7.4");
      r.phrase.number("n", place.number);
      return r;
    }
    return reason("war_of_the_ring.why.barred", "7.4");
  }
  Reason r = reason(place.shows(facts.faction) ? "war_of_the_ring.why.barred" : "war_of_the_ring.why.faction",
                    facts.type == Type::army ? "7.3" : "7.4");
  r.phrase.word("faction", faction_names().key(static_cast<int>(facts.faction)));
  return r;
}

Reason why_not_play(const Table& t, int card, int thing) {
  const CardFacts& f = t.facts(card);
  if ((f.type == Type::character || f.type == Type::item) && marked(t.s, index(t.s.cards[card].def), kPlayed))
    return reason("war_of_the_ring.why.played_already", "7.10");
  if (f.type == Type::event) return reason("war_of_the_ring.why.idle_event", "7.8");
  if (f.type == Type::item) {
    if (thing < 0 || thing >= kCards) return reason("war_of_the_ring.why.no_wielder", "7.5");
    if (!is_for(t, card, thing)) return reason("war_of_the_ring.why.not_its_wielder", "7.5");
    if (has(t.s, RuleId::own_wielders_only) && t.owner(card) != t.owner(thing))
      return reason("war_of_the_ring.why.not_own", "7.6");
    return reason("war_of_the_ring.why.no_second", "7.6");
  }
  return is_place(thing) ? why_not_there(t, card, thing) : reason("war_of_the_ring.why.no_place", "7.4");
}

Reason why_not_move(const TableCards& t, int card, int thing) {
  if (marked(t.s, card, kReserved)) {
    Reason r = reason("war_of_the_ring.why.came_this_round", "8.2");
    r.because.push_back(card_at(card));
    return r;
  }
  if (t.facts(card).type == Type::item) return reason("war_of_the_ring.why.with_wielder", "7.5");
  if (is_place(thing)) return why_not_there(t, card, thing);
  // Nowhere: no battleground shows its faction, or texts keep it away from those that do.
  const CardFacts& facts = t.facts(card);
  for (int place = 0; place < kPlaces; ++place)
    if (t.is_active(place) && !t.place_facts(place).path && t.place_facts(place).shows(facts.faction))
      return reason("war_of_the_ring.why.no_place", "8.2");
  Reason r =
      reason(facts.type == Type::army ? "war_of_the_ring.why.no_battleground" : "war_of_the_ring.why.nowhere", "8.2");
  r.phrase.word("faction", faction_names().key(static_cast<int>(facts.faction)));
  return r;
}

Reason why_not_use(const Table& t, int card, int which, int seat) {
  const int n = t.facts(card).abilities[at(which)];
  const effects::Ability& a = t.ability(n);
  if (const int user = user_of(t, a, card); user != seat) {
    Reason r = reason(user < 0 ? "war_of_the_ring.why.nobodys" : "war_of_the_ring.why.not_yours", "8.3");
    if (user >= 0) r.phrase.seat("seat", seat_at(user));
    return r;
  }
  if (a.limit != 0 && marked(t.s, card, kUsed)) return reason("war_of_the_ring.why.once_a_round", "8.3");
  const AsIfResolving asked(t, card);
  const Frame self = frame_of(seat);
  switch (effects::unmet(t, a, self)) {
    case effects::Unmet::condition: {
      const int failing = effects::first_failing(t, a.first_condition, a.conditions, self);
      const auto word = language().condition(t.catalog().code.conditions[at(failing)].verb).word;
      return reason(effects::kept_key("war_of_the_ring.why_if", word), "8.3");
    }
    case effects::Unmet::cost: return reason("war_of_the_ring.why.cannot_pay", "8.3");
    default: return reason("war_of_the_ring.why.no_effect", "8.3");
  }
}

Reason why_not_pass(const Table& t, int seat) {
  Reason r = reason("war_of_the_ring.why.pass", "6.2");
  r.phrase.number("n", t.size(kHand, seat)).number("limit", carryover_limit(t, seat));
  return r;
}

// The first text of a card that can be used as an action; -1: it has none.
int action_of(const Table& t, int card) {
  const auto& texts = t.facts(card).abilities;
  for (int i = 0; i < static_cast<int>(texts.size()); ++i) {
    const effects::Ability& a = t.ability(texts[at(i)]);
    if (a.kind == effects::Ability::Kind::triggered && a.trigger == kOnAction) return i;
  }
  return -1;
}

}  // namespace

std::optional<Reason> Rules::why_not(const State& s, const Decision& d, const Option& wanted) const {
  if (d.over() || d.by_luck() || std::binary_search(d.options.begin(), d.options.end(), wanted)) return std::nullopt;
  const Table t = looking_at(catalog, s);
  const int seat = index(d.seat), card = index(wanted.subject);
  const int thing = wanted.object == CardId::none ? -1 : index(wanted.object);
  if (question_of(d) != Question::action) {
    if (!in_hand(t, wanted.subject, d.seat)) return std::nullopt;
    return reason("war_of_the_ring.why.other_question", "6.1");
  }
  switch (verb_of(wanted)) {
    case Verb::play:
      if (!in_hand(t, wanted.subject, d.seat) || may_play(t, card, thing)) return std::nullopt;
      return why_not_play(t, card, thing);
    case Verb::move:
      if (!in_own_reserve(t, wanted.subject, d.seat)) return std::nullopt;
      return why_not_move(t, card, thing);
    case Verb::use:
      if (card >= kCards || !is_in_play(t.zone(card)) || wanted.amount < 0 ||
          wanted.amount >= static_cast<int>(t.facts(card).abilities.size()) ||
          may_use(t, card, t.facts(card).abilities[at(wanted.amount)], seat))
        return std::nullopt;
      return why_not_use(t, card, wanted.amount, seat);
    case Verb::pass: return why_not_pass(t, seat);
    case Verb::ring:
      return reason(
          t.deck(seat).ring == RingRule::none ? "war_of_the_ring.why.no_rings" : "war_of_the_ring.why.ring_used",
          "8.5");
    case Verb::winnow: return reason("war_of_the_ring.why.winnow", "8.6");
    default: return std::nullopt;
  }
}

// What the player could mean: their cards wherever these could go, the texts of what lies open, to pass, their Ring
// token.
void Rules::refused(const State& s, const Decision& d, std::vector<Option>& out) const {
  if (d.over() || d.by_luck()) return;
  const Table t = looking_at(catalog, s);
  const auto add = [&](const Option& o) {
    if (why_not(s, d, o)) out.push_back(o);
  };
  for (int card = 0; card < kCards; ++card) {
    const CardId c = card_at(card);
    if (in_hand(t, c, d.seat)) {
      bool offered = false;
      for (const Option& o : d.options) offered = offered || (verb_of(o) == Verb::play && o.subject == c);
      if (!offered) add(card_option(Verb::play, c));
      for (int other = 0; other < kCards; ++other)
        if (t.facts(card).type == Type::item && is_in_play(t.zone(other)) && t.known(other) &&
            t.facts(other).type == Type::character && t.side(t.owner(other)) == t.side(index(d.seat)))
          add(put_option(Verb::play, card, other));
      for (int place = 0; place < kPlaces; ++place)
        if (t.is_active(place) && t.facts(card).type != Type::event && t.facts(card).type != Type::item)
          add(put_option(Verb::play, card, kFirstPlace + place));
    }
    if (question_of(d) != Question::action) continue;
    if (in_own_reserve(t, c, d.seat) && t.facts(card).type != Type::item)
      for (int place = 0; place < kPlaces; ++place)
        if (t.is_active(place)) add(put_option(Verb::move, card, kFirstPlace + place));
    if (is_in_play(t.zone(card)))
      if (const int i = action_of(t, card); i >= 0) add(card_option(Verb::use, c, i));
  }
  if (question_of(d) != Question::action) return;
  add(option(Verb::pass));
  add(option(Verb::ring));
  add(option(Verb::winnow));
}

// A card for a place that is not active.
void Rules::nameable(const State& s, const Decision& d, std::vector<Option>& out) const {
  if (d.over() || d.by_luck() || question_of(d) != Question::action) return;
  const Table t = looking_at(catalog, s);
  for (int card = 0; card < kCards; ++card) {
    const bool held = in_hand(t, card_at(card), d.seat), ready = in_own_reserve(t, card_at(card), d.seat);
    if (!held && !ready) continue;
    if (const Type type = t.facts(card).type; type == Type::event || type == Type::item) continue;
    for (int place = 0; place < kPlaces; ++place)
      if (!t.is_active(place)) out.push_back(put_option(held ? Verb::play : Verb::move, card, kFirstPlace + place));
  }
}

}  // namespace mathom::war_of_the_ring
