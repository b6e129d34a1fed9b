// What a player may do in their turn (rule 4).
#include "games/war_of_the_ring/options.h"
#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {
namespace {

int hand(const Table& t, int seat) { return t.size(kHand, seat); }

bool has_a_use(const Table& t, int event) {
  for (const int n : t.facts(event).abilities) {
    const effects::Ability& a = t.ability(n);
    if (failing(t, a, event, t.owner(event)) >= 0) return false;
    const AsIfResolving asked(t, event);
    if (!effects::can_begin(t, a.body, frame_of(t.owner(event)))) return false;
  }
  return true;
}

void offer_plays(const Table& t, int seat, Decision& d) {
  t.lying_in(zone_of(kHand, seat)).for_each([&](int card) {
    each_goal(t, card, [&](int thing) {
      if (!may_play(t, card, thing)) return;
      d.options.push_back(thing < 0 ? card_option(Verb::play, card_at(card)) : put_option(Verb::play, card, thing));
    });
  });
}
void offer_moves(const Table& t, int seat, Decision& d) {
  t.lying_in(zone_of(kReserve, seat)).for_each([&](int card) {
    if (marked(t.s, card, kReserved)) return;
    t.active_places().for_each([&](int place) {
      if (may_stand(t, card, kFirstPlace + place))
        d.options.push_back(put_option(Verb::move, card, kFirstPlace + place));
    });
  });
}
void offer_uses(const Table& t, int seat, Decision& d) {
  t.usable().for_each([&](int card) {
    const auto& texts = t.facts(card).abilities;
    for (int i = 0; i < static_cast<int>(texts.size()); ++i)
      if (may_use(t, card, texts[at(i)], seat)) d.options.push_back(card_option(Verb::use, card_at(card), i));
  });
}

void use(Table& t, int seat, int card, int which) {
  const int n = t.facts(card).abilities[at(which)];
  if (t.ability(n).limit != 0) mark(t.s, card, kUsed);
  tell_card(t.events, What::used, seat, {card_at(card), t.s.cards[card].def, t.zone(card), t.zone(card)});
  t.push(Code::ability, {n, card, -1, user_of(t, t.ability(n), card)});
}

}  // namespace

bool may_pass(const Table& t, int seat) {
  if (hand(t, seat) <= carryover_limit(t, seat)) return true;
  for (int other = 0; other < t.seats(); ++other)
    if (t.side(other) != t.side(seat) && hand(t, other) <= hand(t, seat)) return false;
  return true;
}

bool may_play(const Table& t, int card, int thing) {
  const CardFacts& f = t.facts(card);
  // The very same character or item never twice in a round (rule 4.4).
  if ((f.type == Type::character || f.type == Type::item) && marked(t.s, index(t.s.cards[card].def), kPlayed))
    return false;
  switch (f.type) {
    case Type::event: return thing < 0 && (!has(t.s, RuleId::no_idle_events) || has_a_use(t, card));
    case Type::item: return thing >= 0 && thing < kCards && may_wield(t, card, thing);
    default: return may_stand(t, card, thing);
  }
}

bool ring_is_free(const TableCards& t, int seat) {
  return t.deck(seat).ring != RingRule::none && (t.s.ring_used >> seat & 1) == 0;
}

void ask_action(const Table& t, Decision& d) {
  const int seat = index(t.active());
  d.seat = t.active();
  d.why = static_cast<std::uint16_t>(Question::action);
  d.answer_seen_by = only(t.active());  // what others may know of it, they are told
  offer_plays(t, seat, d);
  offer_moves(t, seat, d);
  t.lying_in(zone_of(kHand, seat)).for_each([&](int card) {
    d.options.push_back(card_option(Verb::cycle, card_at(card)));
  });
  if (hand(t, seat) >= 2) d.options.push_back(option(Verb::winnow));
  offer_uses(t, seat, d);
  if (ring_is_free(t, seat)) d.options.push_back(option(Verb::ring));
  if (may_pass(t, seat)) d.options.push_back(option(Verb::pass));
}

void act(Table& t, int seat, const Answer& answer) {
  const int card = card_in(answer), thing = thing_in(answer);
  switch (verb_of(answer)) {
    case Verb::play: t.push(Code::play, {card, thing, seat, 0}); break;
    case Verb::move: t.push(Code::move, {card, thing}); break;
    case Verb::cycle:
      cycle_from(t, card);
      t.push(Code::recycle, {seat, 0, kIfEmpty});
      break;
    case Verb::winnow:
      tell(t.events, What::winnowed, seat);
      run_block(t, t.catalog().winnow, seat);
      break;
    case Verb::use: use(t, seat, card, answer.amount); break;
    case Verb::ring:
      t.s.ring_used = static_cast<std::uint8_t>(t.s.ring_used | 1 << seat);
      tell(t.events, What::ring, seat);
      run_block(t, t.deck(seat).ring_text, seat);
      break;
    default: break;
  }
}

}  // namespace mathom::war_of_the_ring
