// Why something is not offered: the same conditions as the offer, as sentences with the number of the rule (words/why).
#include <algorithm>

#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/play.h"
#include "games/lotr_tcg/words/why/why.h"

namespace mathom::lotr_tcg {
namespace {

using why::Asker;
using why::Maybe;

Question question_of(const Decision& d) { return static_cast<Question>(d.why); }
bool is_in_hand(const TableCards& t, CardId c, int seat) {
  return index(c) < t.cards() && t.zone(index(c)) == zone_of(kHand, seat) && t.known(index(c));
}
bool is_seen_in_play(const TableCards& t, CardId c) {
  return index(c) < t.cards() && t.in_play().has(index(c)) && t.known(index(c));
}
bool is_offered(const Decision& d, Verb verb, CardId card) {
  return std::any_of(d.options.begin(), d.options.end(),
                     [&](const Option& o) { return verb_of(o) == verb && o.subject == card; });
}
// A card for which a step or an answer asks.
bool is_wanted(const Decision& d, CardId card) {
  return std::any_of(d.options.begin(), d.options.end(),
                     [&](const Option& o) { return o.verb == effects::kThisOne && o.subject == card; });
}

// What keeps a card from being played or used while something else is asked: it belongs to another turn or phase, or
// has nothing to be used, or it has to wait.
Maybe not_now(const Asker& who, const Decision& d, int card) {
  if (is_wanted(d, card_at(card))) return std::nullopt;
  if (question_of(d) == Question::answer) return why::of_answering(who, d, card);
  if (question_of(d) == Question::control)
    if (const Maybe found = why::of_picking(who, d, card)) return found;
  const bool in_hand = who.t.base(card) == kHand;
  if (const Maybe found = in_hand ? why::of_time(who, card) : why::of_use_time(who, card, 0)) return found;
  return why::of_moment(who.t, d, card);
}

// One of several texts of an event that may be played.
Maybe of_other_text(const Asker& who, int card, int nth) {
  const auto& own = who.t.own_abilities_of(card);
  if (nth < 0 || nth >= static_cast<int>(own.size()) || !why::is_action(who.t.ability(own[at(nth)])))
    return std::nullopt;
  if (who.t.ability(own[at(nth)]).is_at(who.t.s.phase)) return why::of_text(who, card, own[at(nth)], true);
  Reason r = why::about(who.t, "lotr_tcg.why.use_phase", "8.1", card);
  const std::uint32_t bits = 1u << who.t.ability(own[at(nth)]).trigger;
  r.phrase.word("phase", why::phases(bits)).word("now", why::phase_now(who.t));
  return r;
}
Maybe why_not_play(const Asker& who, const Decision& d, const Option& wanted) {
  const int card = index(wanted.subject);
  if (!is_in_hand(who.t, wanted.subject, who.seat)) return std::nullopt;
  if (question_of(d) != Question::act) return not_now(who, d, card);
  if (const Maybe found = why::of_playing(who, card)) return found;
  if (wanted.object != CardId::none) return why::of_playing_on(who, card, index(wanted.object));
  if (who.t.facts(card).type != Type::event) return std::nullopt;
  return of_other_text(who, card, wanted.amount);
}
Maybe why_not_use(const Asker& who, const Decision& d, const Option& wanted) {
  const int card = index(wanted.subject);
  if (!is_seen_in_play(who.t, wanted.subject)) return std::nullopt;
  if (question_of(d) != Question::act) return not_now(who, d, card);
  const auto all = who.t.abilities_of(card);
  const int nth = wanted.amount;
  if (nth < 0 || (nth > 0 && nth >= static_cast<int>(all.size()))) return std::nullopt;
  const bool is_action = !all.empty() && why::is_action(who.t.ability(all[at(nth)]));
  if (!is_action && is_offered(d, Verb::use, wanted.subject)) return std::nullopt;
  return why::of_using(who, card, nth);
}

bool is_pair(const TableCards& t, const Option& o) {
  const int minion = index(o.subject), defender = index(o.object);
  if (minion >= t.cards() || defender >= t.cards()) return false;
  if (!t.is_active(minion) || !t.is_active(defender)) return false;
  const Type type = t.facts(defender).type;
  return t.facts(minion).type == Type::minion && (type == Type::companion || type == Type::ally);
}
Maybe why_not_start(const Asker& who, int print) {
  const Table& t = who.t;
  const int seat = who.seat;
  const auto list = t.s.lists[at(seat)].prints();
  if (print < 0 || std::find(list.begin(), list.end(), static_cast<std::uint16_t>(print)) == list.end())
    return std::nullopt;
  const CardFacts& f = t.catalog().facts(print);
  const auto says = [&](std::string_view key) {
    Reason r = why::reason(key, "4.3");
    r.phrase.card("card", static_cast<CardDef>(print));
    return r;
  };
  if (f.type != Type::companion) return says("lotr_tcg.why.start_kind");
  const int spent = why::start_cost(t, seat);
  if (const int there = f.unique ? why::starter_of_title(t, seat, f.title) : -1; there >= 0) {
    Reason r = says("lotr_tcg.why.start_unique");
    why::blame(r, there);
    return r;
  }
  const int card = one_in_deck(t, seat, print);
  if (spent + f.cost <= kMostStartCost && card >= 0) return why::of_beginning(who, card);
  const auto copies = static_cast<int>(std::count(list.begin(), list.end(), static_cast<std::uint16_t>(print)));
  Reason r = says(card >= 0 ? "lotr_tcg.why.start_cost" : "lotr_tcg.why.start_copies");
  r.phrase.number("n", card >= 0 ? f.cost : copies).number("spent", spent);
  return r;
}
// To move once more, which is asked after the actions of the regroup phase.
Maybe why_not_move(const Asker& who) {
  const Table& t = who.t;
  if (t.s.phase != kRegroup || who.seat != t.s.turn) return std::nullopt;
  if (t.s.moves < move_limit(t)) return why::reason("lotr_tcg.why.move_later", "12.3");
  Reason r = why::reason("lotr_tcg.why.move_limit", "6.4");
  r.phrase.number("n", t.s.moves).number("limit", move_limit(t));
  return r;
}
// Somebody to be healed at a sanctuary.
Maybe why_not_rest(const Table& t, int card) {
  if (t.facts(card).type != Type::companion) return why::about(t, "lotr_tcg.why.rest.kind", "3.3", card);
  if (const Maybe asleep = why::of_inactive(t, card)) return asleep;
  return why::of_healing(t, card);
}
Maybe why_not_seen(const Asker& who, const Decision& d, const Option& wanted, Question asked) {
  const int card = index(wanted.subject);
  if (question_of(d) != asked || !is_seen_in_play(who.t, wanted.subject)) return std::nullopt;
  switch (asked) {
    case Question::rest: return why_not_rest(who.t, card);
    case Question::arrow: return why::of_arrow(who, d, card);
    case Question::next: return why::of_fighting(who.t, card);
    default: return why::of_picking(who, d, card);
  }
}
bool is_alike(const Option& a, const Option& b) {
  return a.verb == b.verb && a.subject == b.subject && a.object == b.object;
}

Maybe reason_against(const Table& t, const Decision& d, const Option& wanted) {
  if (std::binary_search(d.options.begin(), d.options.end(), wanted)) return std::nullopt;
  const Asker who{t, index(d.seat)};
  const int card = index(wanted.subject), other = wanted.object == CardId::none ? -1 : index(wanted.object);
  const bool acts = question_of(d) == Question::act;
  const auto alike = [&](const Option& o) { return is_alike(o, wanted); };
  if (wanted.verb == effects::kThisOne) return why_not_seen(who, d, wanted, Question::control);
  switch (verb_of(wanted)) {
    case Verb::start: return question_of(d) == Question::start ? why_not_start(who, wanted.amount) : std::nullopt;
    case Verb::play: return why_not_play(who, d, wanted);
    case Verb::use: return why_not_use(who, d, wanted);
    case Verb::heal_with:
      return acts && is_in_hand(t, wanted.subject, who.seat) ? why::of_healing_with(who, card, other) : std::nullopt;
    case Verb::transfer:
      return acts && is_seen_in_play(t, wanted.subject) ? why::of_transfer(who, card, other) : std::nullopt;
    case Verb::move: return acts ? why_not_move(who) : std::nullopt;
    case Verb::heal: return why_not_seen(who, d, wanted, Question::rest);
    case Verb::wound:
    case Verb::fight:
      if (std::any_of(d.options.begin(), d.options.end(), alike)) return std::nullopt;
      return why_not_seen(who, d, wanted, verb_of(wanted) == Verb::wound ? Question::arrow : Question::next);
    case Verb::assign:
      if ((question_of(d) != Question::defend && question_of(d) != Question::attack) || !is_pair(t, wanted))
        return std::nullopt;
      return why::of_pair(who, card, other);
    default: return std::nullopt;
  }
}

// Lists what there is a reason against.
struct Lister {
  const Decision& d;
  const Table& t;
  std::vector<Option>& out;

  void add(const Option& o) const {
    if (reason_against(t, d, o)) out.push_back(o);
  }
  bool asks(Question q) const { return question_of(d) == q; }
};

// Calls f(nth, of this phase?) for the texts of a card that are used as actions.
template <class F>
void each_action(const TableTexts& t, const CardTexts& texts, F f) {
  for (int nth = 0; nth < static_cast<int>(texts.size()); ++nth)
    if (const effects::Ability& a = t.ability(texts[at(nth)]); why::is_action(a)) f(nth, a.is_at(t.s.phase));
}
// Those of this phase, or else the first; of a card without any, the card.
bool is_main(const Table& t, int card, int wanted) {
  int first = -1;
  bool any_now = false, is_now = false;
  each_action(t, t.abilities_of(card), [&](int nth, bool now) {
    if (first < 0) first = nth;
    any_now = any_now || now;
    is_now = is_now || (now && nth == wanted);
  });
  return any_now ? is_now : wanted == std::max(first, 0);
}

// Who does not bear a card of the hand that others may bear; to whom an item does not go that may go to others.
void list_hosts(const Lister& l) {
  CardSet cards, items;
  for (const Option& o : l.d.options) {
    if (verb_of(o) == Verb::play && o.object != CardId::none) cards.insert(index(o.subject));
    if (verb_of(o) == Verb::transfer) items.insert(index(o.subject));
  }
  cards.for_each([&](int card) {
    l.t.in_play().for_each([&](int host) {
      const bool fits = l.t.facts(card).on_site ? l.t.facts(host).type == Type::site : l.t.facts(host).is_character();
      if (fits && l.t.is_active(host)) l.add(pair_option(Verb::play, card, host));
    });
  });
  items.for_each([&](int item) {
    l.t.active_cards().for_each([&](int to) {
      if (l.t.facts(to).is_character()) l.add(pair_option(Verb::transfer, item, to));
    });
  });
}
void list_starts(const Lister& l) {
  int last = -1;
  for (const std::uint16_t print : l.t.s.lists[at(index(l.d.seat))].prints()) {
    if (print != last && l.t.catalog().facts(print).type == Type::companion) l.add(option(Verb::start, print));
    last = print;
  }
}
void list_pairs(const Lister& l) {
  l.t.active_cards().for_each([&](int minion) {
    if (l.t.facts(minion).type != Type::minion) return;
    l.t.active_cards().for_each([&](int defender) { l.add(pair_option(Verb::assign, minion, defender)); });
  });
}
void list_characters(const Lister& l, Verb verb) {
  l.t.active_cards().for_each([&](int card) {
    if (l.t.facts(card).is_character()) l.add(card_option(verb, card_at(card)));
  });
}
// Texts of their own cards and of sites that are used as actions or as answers, cards that a text does not ask for.
bool has_use(const Lister& l, int card) {
  const bool is_own = l.t.owner(card) == index(l.d.seat);
  const auto all = l.t.abilities_of(card);
  const auto is_used = [&](int n) {
    const effects::Ability& a = l.t.ability(n);
    return l.asks(Question::act) ? why::is_action(a) : why::is_answer(a);
  };
  return (is_own || l.t.facts(card).type == Type::site) && std::any_of(all.begin(), all.end(), is_used);
}
void list_uses(const Lister& l, int card, bool main) {
  const auto all = l.t.abilities_of(card);
  bool any = false;
  each_action(l.t, all, [&](int nth, bool) {
    any = true;
    if (is_main(l.t, card, nth) == main) l.add(card_option(Verb::use, card_at(card), nth));
  });
  if (!any && main) l.add(card_option(Verb::use, card_at(card)));
}
// Is a card of that print offered from hand, which has the same word?
bool is_called_alike(const Lister& l, int card) {
  return std::any_of(l.d.options.begin(), l.d.options.end(), [&](const Option& o) {
    return o.verb == effects::kThisOne && o.subject != CardId::none && l.t.base(index(o.subject)) == kHand &&
           l.t.print(index(o.subject)) == l.t.print(card);
  });
}
void list_in_play(const Lister& l) {
  l.t.in_play().for_each([&](int card) {
    if (!l.t.known(card)) return;
    if (l.asks(Question::act) && has_use(l, card)) list_uses(l, card, true);
    if (l.asks(Question::answer) && has_use(l, card)) l.add(card_option(Verb::use, card_at(card)));
    if (l.asks(Question::control) && !is_called_alike(l, card))
      l.add({.verb = effects::kThisOne, .subject = card_at(card)});
  });
}
// Every other card in play, and what is another text of one, or of an event.
void name_the_rest(const Lister& l) {
  const bool acts = l.asks(Question::act);
  l.t.in_play().for_each([&](int card) {
    if (!l.t.known(card)) return;
    const bool listed = (acts || l.asks(Question::answer)) && has_use(l, card);
    if (!listed && acts) list_uses(l, card, true);
    if (!listed && !acts) l.add(card_option(Verb::use, card_at(card)));
    if (acts) list_uses(l, card, false);
  });
  l.t.lying_in(zone_of(kHand, index(l.d.seat))).for_each([&](int card) {
    if (!acts || l.t.facts(card).type != Type::event) return;
    const bool listed = !is_offered(l.d, Verb::play, card_at(card));
    each_action(l.t, CardTexts(l.t.own_abilities_of(card)), [&](int nth, bool) {
      if (nth > 0 || !listed) l.add(pair_option(Verb::play, card, -1, nth));
    });
  });
}
// To heal somebody by a card of the same title; to give an item away that stays where it is.
void name_gifts(const Lister& l) {
  const int seat = index(l.d.seat);
  l.t.active_cards().for_each([&](int character) {
    if (!l.t.facts(character).is_character()) return;
    l.t.lying_in(zone_of(kHand, seat)).for_each([&](int held) {
      if (l.t.facts(held).title == l.t.facts(character).title) l.add(pair_option(Verb::heal_with, held, character));
    });
    l.t.in_play().for_each([&](int item) {
      if (l.t.known(item) && l.t.owner(item) == seat && l.t.facts(item).item != Class::none &&
          !is_offered(l.d, Verb::transfer, card_at(item)))
        l.add(pair_option(Verb::transfer, item, character));
    });
  });
}

}  // namespace

int why::start_cost(const TableCards& t, int seat) {
  int sum = 0;
  t.lying_in(zone_of(kTable, seat)).for_each([&](int card) {
    if (card != t.s.ring_bearer[at(seat)] && t.facts(card).type == Type::companion) sum += t.facts(card).cost;
  });
  return sum;
}

int why::starter_of_title(const TableCards& t, int seat, int title) {
  int there = -1;
  t.lying_in(zone_of(kTable, seat)).for_each([&](int card) {
    if (t.facts(card).type == Type::companion && t.facts(card).title == title) there = card;
  });
  return t.facts(t.s.ring_bearer[at(seat)]).title == title ? t.s.ring_bearer[at(seat)] : there;
}

std::optional<Reason> Rules::why_not(const State& s, const Decision& d, const Option& wanted) const {
  if (d.over() || d.by_luck()) return std::nullopt;
  return reason_against(looking_at(catalog, s), d, wanted);
}

// What they could mean: the cards of their hand and who could bear them, the cards in play, pairs who could fight,
// those who could be healed, hit or chosen.
void Rules::refused(const State& s, const Decision& d, std::vector<Option>& out) const {
  if (d.over() || d.by_luck()) return;
  const Table t = looking_at(catalog, s);
  const Lister l{d, t, out};
  t.lying_in(zone_of(kHand, index(d.seat))).for_each([&](int card) {
    if (!is_offered(d, Verb::play, card_at(card))) l.add(card_option(Verb::play, card_at(card)));
  });
  list_in_play(l);
  if (l.asks(Question::start)) list_starts(l);
  if (l.asks(Question::act)) list_hosts(l);
  if (l.asks(Question::defend) || l.asks(Question::attack)) list_pairs(l);
  if (l.asks(Question::rest)) list_characters(l, Verb::heal);
  if (l.asks(Question::arrow)) list_characters(l, Verb::wound);
  if (l.asks(Question::next)) list_characters(l, Verb::fight);
}

// What nobody tries: to use a card that has no use now, or is another's; to give an item away that stays where it is.
void Rules::nameable(const State& s, const Decision& d, std::vector<Option>& out) const {
  if (d.over() || d.by_luck()) return;
  const Table t = looking_at(catalog, s);
  const Lister l{d, t, out};
  name_the_rest(l);
  if (l.asks(Question::act)) name_gifts(l);
  if (l.asks(Question::act)) l.add(option(Verb::move));
}

}  // namespace mathom::lotr_tcg
