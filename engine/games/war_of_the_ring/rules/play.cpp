// A card is played: it is put where it goes, its price is paid, then its texts happen (rule 4.4). And moves.
#include "games/war_of_the_ring/options.h"
#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {
namespace {

Do put_down, pay_for_it, played, entered, resolved, moved;
constexpr auto kPlay = steps<Table>({{"put", put_down},
                                     {"pay", pay_for_it},
                                     {"played", played, kWaits},
                                     {"entered", entered, kWaits},
                                     {"resolved", resolved, kWaits},
                                     {"end", nullptr, kWaits}});
constexpr auto kMove = steps<Table>({{"move", moved}, {"end", nullptr, kWaits}});

bool is_event(const TableCards& t, int card) { return t.facts(card).type == Type::event; }
bool is_item(const TableCards& t, int card) { return t.facts(card).type == Type::item; }

std::uint8_t zone_for(const TableCards& t, int card, int thing) {
  if (is_event(t, card)) return kResolving;
  if (is_item(t, card)) return t.zone(thing);
  return thing == kReserveThing ? zone_of(kReserve, t.owner(card)) : zone_at(thing - kFirstPlace);
}
int thing_of_zone(std::uint8_t zone) { return is_at_place(zone) ? kFirstPlace + zone - kAt : kReserveThing; }

Next put_down(Frame& f, Table& t) {
  const int card = f.local[kPlayCard], thing = f.local[kPlayTo];
  const std::uint8_t from = t.zone(card), to = zone_for(t, card, thing);
  t.move(card, to, kEveryone);
  mark(t.s, index(t.s.cards[card].def), kPlayed);
  if (is_item(t, card)) t.wield(card, thing);
  mark(t.s, card, kUnpaid);
  if (is_reserve(to) && !is_item(t, card)) mark(t.s, card, kReserved);
  if (is_item(t, card) && has(t.s, RuleId::item_delays_wielder)) mark(t.s, thing, kReserved);
  tell_card(t.events, What::played, f.local[kPlayWho], {card_at(card), t.s.cards[card].def, from, to},
            is_item(t, card) ? 1 + index(t.s.cards[thing].def) : 0);
  return Next::step;
}
Next pay_for_it(Frame& f, Table& t) {
  if (f.local[kPlayByText] == 0) run_block(t, t.catalog().pay_for_card, f.local[kPlayWho]);
  return Next::step;
}
Next played(Frame& f, Table& t) {
  const int card = f.local[kPlayCard], seat = f.local[kPlayWho];
  if (f.local[kPlayByText] == 0) unmark(t.s, card, kUnpaid);  // otherwise the text that plays it says when it is paid
  fire_triggers(t, card, is_event(t, card) ? kOnEvent : kOnPlayed, seat, thing_of_zone(t.zone(card)));
  return Next::step;
}
Next entered(Frame& f, Table& t) {
  const int card = f.local[kPlayCard];
  if (is_at_place(t.zone(card)) && !is_item(t, card))
    fire_triggers(t, card, kOnEnters, f.local[kPlayWho], thing_of_zone(t.zone(card)));
  return Next::step;
}
Next resolved(Frame& f, Table& t) {
  const int card = f.local[kPlayCard];
  if (t.zone(card) == kResolving) t.to_eliminated(card, true);
  if (f.local[kPlayByText] == 0) t.push(Code::recycle, {f.local[kPlayWho], 0, kIfEmpty});
  return Next::step;
}

// --- move
Next moved(Frame& f, Table& t) {
  const int card = f.local[kMoveCard], thing = f.local[kMoveTo];
  t.put(card, zone_at(thing - kFirstPlace), What::moved);
  fire_triggers(t, card, kOnEnters, t.owner(card), thing);
  return Next::step;
}

}  // namespace

Procedure<Table> play_procedure() { return procedure("play", kPlay); }
Procedure<Table> move_procedure() { return procedure("move", kMove); }

}  // namespace mathom::war_of_the_ring
