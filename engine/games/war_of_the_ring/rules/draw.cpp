// Cards from a deck: drawing, making a deck again, forsaking (rules 5.2 to 5.5).
#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {
namespace {

Do draw_one, gather, shuffled, forsake_one, forsaken, forsake_next;
constexpr auto kDrawSteps = steps<Table>({{"draw", draw_one, kWaits}});
constexpr auto kRecycleSteps = steps<Table>({{"gather", gather, kWaits}, {"shuffled", shuffled, kAsked}});
constexpr auto kForsakeSteps =
    steps<Table>({{"forsake", forsake_one, kWaits}, {"forsaken", forsaken, kAsked}, {"next", forsake_next, kWaits}});

// Of the hand or the reserve; not a card that is being played, to pay for itself (rule 7.2).
bool may_forsake(const Table& t, int card) {
  return !marked(t.s, card, kUnpaid) &&
         may_pay_with(t, card, is_reserve(t.zone(card)) ? kForsakenReserve : kForsakenHand);
}
template <class F>
void each_to_forsake(const Table& t, int seat, F f) {
  const CardSet all = t.lying_in(zone_of(kHand, seat)) | t.lying_in(zone_of(kReserve, seat));
  all.for_each([&](int card) {
    if (may_forsake(t, card)) f(card);
  });
}

int top_card(const TableCards& t, int seat) { return t.top(zone_of(kDraw, seat)); }

// --- draw
Next draw_one(Frame& f, Table& t) {
  const int seat = f.local[kDrawWho], mode = f.local[kDrawMode], top = top_card(t, seat);
  if (top < 0) {
    // The moment the deck is empty, it is made again; also at the very end of a draw (rule 5.4).
    if (mode == kLook || t.size(kCycle, seat) == 0) return Next::done;
    t.push(Code::recycle, {seat, 0, kBoth});
    return Next::again;
  }
  if (f.local[kDrawLeft] <= 0) return Next::done;
  --f.local[kDrawLeft];
  if (mode == kToHand) {
    t.to_hand(top, false);
    return Next::again;
  }
  t.move(top, zone_of(kAside, seat), only(seat_at(seat)));
  tell_card(t.events, mode == kLook ? What::looked : What::drew_aside, seat,
            {card_at(top), t.s.cards[top].def, kDraw + seat, kAside + seat, only(seat_at(seat))});
  return Next::again;
}

// --- recycle
Next gather(Frame& f, Table& t) {
  const int seat = f.local[kDrawWho], mode = f.local[kDrawMode];
  const bool empty = t.size(kDraw, seat) == 0;
  if (mode == kIfEmpty && !empty) return Next::done;
  if (mode != kShuffleDeck || empty) {
    if (t.size(kCycle, seat) == 0) return Next::done;
    // What was known of them is known until they are shuffled.
    const CardSet pile = t.lying_in(zone_of(kCycle, seat));
    pile.for_each([&](int card) { t.move(card, zone_of(kDraw, seat), kNobody); });
    tell(t.events, What::recycled, seat);
  }
  return t.size(kDraw, seat) == 0 ? Next::done : Next::ask;
}
Next shuffled(Frame& f, Table& t) {
  tell(t.events, What::shuffled, f.local[kDrawWho]);
  return Next::done;
}

// --- forsake
Next forsake_one(Frame& f, Table& t) {
  const int seat = f.local[kDrawWho];
  if (f.local[kDrawLeft] <= 0 || cards_to_forsake(t, seat) == 0) return Next::done;
  --f.local[kDrawLeft];
  bool only_deck = true;
  each_to_forsake(t, seat, [&](int) { only_deck = false; });
  f.answer = answer_of(option(Verb::from_deck));
  return only_deck ? Next::step : Next::ask;
}
Next forsaken(Frame& f, Table& t) {
  const int seat = f.local[kDrawWho];
  const Answer answer = take(f);
  const bool deck = verb_of(answer) == Verb::from_deck;
  const int card = deck ? top_card(t, seat) : card_in(answer);
  if (card < 0) return Next::step;
  const int cause = deck ? kForsakenDeck : is_reserve(t.zone(card)) ? kForsakenReserve : kForsakenHand;
  t.push(Code::leave, {card, cause});
  return Next::step;
}
Next forsake_next(Frame& f, Table& t) {
  t.push(Code::recycle, {f.local[kDrawWho], 0, kIfEmpty});
  return go_to(f, kForsakeSteps["forsake"]);
}

}  // namespace

Procedure<Table> draw_procedure() { return procedure("draw", kDrawSteps); }
Procedure<Table> recycle_procedure() { return procedure("recycle", kRecycleSteps); }
Procedure<Table> forsake_procedure() { return procedure("forsake", kForsakeSteps); }

int cards_to_forsake(const Table& t, int seat) {
  int n = t.size(kDraw, seat);
  each_to_forsake(t, seat, [&](int) { ++n; });
  return n;
}

void ask_forsake(const Table& t, Decision& d) {
  const int seat = t.s.frames.back().local[kDrawWho];
  d.seat = seat_at(seat);
  d.why = static_cast<std::uint16_t>(Question::forsake);
  d.answer_seen_by = only(d.seat);
  each_to_forsake(t, seat, [&](int card) { d.options.push_back(card_option(Verb::forsake, card_at(card))); });
  if (t.size(kDraw, seat) > 0) d.options.push_back(option(Verb::from_deck));
}

}  // namespace mathom::war_of_the_ring
