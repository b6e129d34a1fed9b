// A card is played: it is put where it goes, its price is paid, then its texts happen (rule 4.4). And moves.
#include "games/war_of_the_ring/options.h"
#include "games/war_of_the_ring/phases.h"

namespace mathom::war_of_the_ring {
namespace {

// 0: card; 1: where to: a place, the reserve, the wielder of an item, or -1; 2: who; 3: its price is paid by a text
bool is_event(const Table& t, int card) { return t.facts(card).type == Type::event; }
bool is_item(const Table& t, int card) { return t.facts(card).type == Type::item; }

std::uint8_t zone_for(const Table& t, int card, int thing) {
  if (is_event(t, card)) return kResolving;
  if (is_item(t, card)) return t.zone(thing);
  return thing == kReserveThing ? zone_of(kReserve, t.owner(card)) : zone_at(thing - kFirstPlace);
}
int thing_of_zone(std::uint8_t zone) { return is_at_place(zone) ? kFirstPlace + zone - kAt : kReserveThing; }

Next put_down(X x, Table& t) {
  const int card = x.frame.local[0], thing = x.frame.local[1];
  const std::uint8_t from = t.zone(card), to = zone_for(t, card, thing);
  t.move(card, to, kEveryone);
  mark(t.s, index(t.s.cards[card].def), kPlayed);
  if (is_item(t, card)) t.wield(card, thing);
  mark(t.s, card, kUnpaid);
  if (is_reserve(to) && !is_item(t, card)) mark(t.s, card, kCame);
  if (is_item(t, card) && has(t.s, RuleId::item_delays_wielder)) mark(t.s, thing, kCame);
  tell_card(t.events, What::played, x.frame.local[2], {card, t.s.cards[card].def, from, to},
            is_item(t, card) ? 1 + index(t.s.cards[thing].def) : 0);
  return Next::step;
}
Next pay_for_it(X x, Table& t) {
  if (x.frame.local[3] == 0) run_block(t, t.catalog().pay_for_card, x.frame.local[2]);
  return Next::step;
}
Next played(X x, Table& t) {
  const int card = x.frame.local[0], seat = x.frame.local[2];
  if (x.frame.local[3] == 0) unmark(t.s, card, kUnpaid);  // otherwise the text that plays it says when it is paid
  fire_triggers(t, card, is_event(t, card) ? kOnEvent : kOnPlayed, seat, thing_of_zone(t.zone(card)));
  return Next::step;
}
Next entered(X x, Table& t) {
  const int card = x.frame.local[0];
  if (is_at_place(t.zone(card)) && !is_item(t, card))
    fire_triggers(t, card, kOnEnters, x.frame.local[2], thing_of_zone(t.zone(card)));
  return Next::step;
}
Next resolved(X x, Table& t) {
  const int card = x.frame.local[0];
  if (t.zone(card) == kResolving) t.to_eliminated(card, true);
  if (x.frame.local[3] == 0) t.push(Code::recycle, {x.frame.local[2], 0, kIfEmpty});
  return Next::step;
}

// --- move. 0: card; 1: place
Next moved(X x, Table& t) {
  const int card = x.frame.local[0], thing = x.frame.local[1];
  t.put(card, zone_at(thing - kFirstPlace), What::moved);
  fire_triggers(t, card, kOnEnters, t.owner(card), thing);
  return Next::step;
}

constexpr Row kPlay[] = {{"put", live<put_down>},
                         {"pay", live<pay_for_it>},
                         {"played", live<played>},
                         {"entered", live<entered>},
                         {"resolved", live<resolved>}};
constexpr Row kMove[] = {{"move", live<moved>}};

}  // namespace

Steps play_steps() { return kPlay; }
Steps move_steps() { return kMove; }

}  // namespace mathom::war_of_the_ring
