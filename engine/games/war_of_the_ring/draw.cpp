// Cards from a deck: drawing, making a deck anew, forsaking (rules 5.2 to 5.5).
#include "games/war_of_the_ring/phases.h"

namespace mathom::war_of_the_ring {
namespace {

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

int top_card(const Table& t, int seat) { return t.top(zone_of(kDraw, seat)); }

// --- draw. 0: who; 1: how many more; 2: DrawMode
Next draw_one(X x, Table& t) {
  Frame& f = x.frame;
  const int seat = f.local[0], mode = f.local[2], top = top_card(t, seat);
  if (top < 0) {
    // The moment the deck is empty, it is made anew; also at the very end of a draw (rule 5.4).
    if (mode == kLook || t.size(kCycle, seat) == 0) return Next::done;
    t.push(Code::recycle, {seat, 0, kBoth});
    return Next::again;
  }
  if (f.local[1] <= 0) return Next::done;
  --f.local[1];
  if (mode == kToHand) {
    t.to_hand(top, false);
    return Next::again;
  }
  t.move(top, zone_of(kAside, seat), only(seat_at(seat)));
  tell_card(t.events, mode == kLook ? What::looked : What::drew_aside, seat,
            {top, t.s.cards[top].def, kDraw + seat, kAside + seat, only(seat_at(seat))});
  return Next::again;
}

// --- recycle. 0: whose; 2: RecycleMode
Next gather(X x, Table& t) {
  const int seat = x.frame.local[0], mode = x.frame.local[2];
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
Next shuffled(X x, Table& t) {
  tell(t.events, What::shuffled, x.frame.local[0]);
  return Next::done;
}

// --- forsake. 0: who; 1: how many more
Next forsake_one(X x, Table& t) {
  Frame& f = x.frame;
  const int seat = f.local[0];
  if (f.local[1] <= 0 || cards_to_forsake(t, seat) == 0) return Next::done;
  --f.local[1];
  bool only_deck = true;
  each_to_forsake(t, seat, [&](int) { only_deck = false; });
  f.answer = -1;
  f.spare = static_cast<std::uint8_t>(Verb::from_deck);
  return only_deck ? Next::step : Next::ask;
}
Next forsaken(X x, Table& t) {
  const int seat = x.frame.local[0];
  const bool deck = answered(x.frame) == Verb::from_deck;
  const int card = deck ? top_card(t, seat) : answered_card(x.frame.answer);
  x.frame.answer = -1;
  if (card < 0) return Next::step;
  const int cause = deck ? kForsakenDeck : is_reserve(t.zone(card)) ? kForsakenReserve : kForsakenHand;
  t.push(Code::leave, {card, cause});
  return Next::step;
}
Next forsake_next(X x, Table& t) {
  t.push(Code::recycle, {x.frame.local[0], 0, kIfEmpty});
  return go_to(x, 0);
}

constexpr Row kDrawRows[] = {{"draw", live<draw_one>}};
constexpr Row kRecycleRows[] = {{"gather", live<gather>}, {"shuffled", live<shuffled>}};
constexpr Row kForsakeRows[] = {
    {"forsake", live<forsake_one>}, {"forsaken", live<forsaken>}, {"next", live<forsake_next>}};

}  // namespace

Steps draw_steps() { return kDrawRows; }
Steps recycle_steps() { return kRecycleRows; }
Steps forsake_steps() { return kForsakeRows; }

int cards_to_forsake(const Table& t, int seat) {
  int n = t.size(kDraw, seat);
  each_to_forsake(t, seat, [&](int) { ++n; });
  return n;
}

void ask_forsake(const Table& t, Decision& d) {
  const int seat = t.s.frames.back().local[0];
  d.seat = seat_at(seat);
  d.why = static_cast<std::uint16_t>(Question::forsake);
  d.answer_seen_by = only(d.seat);
  each_to_forsake(t, seat, [&](int card) { d.options.push_back(card_option(Verb::forsake, card_at(card))); });
  if (t.size(kDraw, seat) > 0) d.options.push_back(option(Verb::from_deck));
}

std::uint8_t shuffle_zone(const State& s) { return zone_of(kDraw, s.frames.back().local[0]); }

}  // namespace mathom::war_of_the_ring
