// A turn: play to the Journey Pile, lay a Major on the Ring, draw and then do either, or draw and end (rules 3 to 5).
#include <algorithm>

#include "games/lotr_tarot/state/events.h"
#include "games/lotr_tarot/state/phases.h"

namespace mathom::lotr_tarot {
namespace {

// Points for the Journey Pile and for the Ring (rules 6.1, 6.2).
constexpr int kJourneyPoints = 2, kRingPoints = 3;

void leave_hand(State& s, Card card) {
  const std::size_t seat = s.to_act;
  s.hands[seat].erase(index(card));
  --s.held[seat];
  ++s.laid[seat];
  s.lowest[seat] = std::min(s.lowest[seat], s.held[seat]);
  // Everybody knows now where it is; what the neighbour knew is not a secret any more.
  for (auto& cards : s.passed) cards.erase(index(card));
}

void take_card(State& s, What what, EventSink* sink) {
  const Card card = s.draw.back();
  s.draw.pop_back();
  s.hands[s.to_act].insert(index(card));
  ++s.held[s.to_act];
  const SeatMask me = only(seat_at(s.to_act));
  tell_card(sink, what, s.to_act, {card, place(Place::draw), hand_place(s.to_act), me, me});
}

// A neutral card waits for its player's word; any other has its side printed on it.
void settle_side(State& s, Card card, EventSink* sink) {
  if (printed_side(s, card) == Side::neutral) {
    s.phase = Phase::side;
    return;
  }
  after_side(s, sink);
}

}  // namespace

void begin_turn(State& s, int seat) {
  s.to_act = static_cast<std::uint8_t>(seat);
  s.drawn = false;
  s.phase = ring_top(s).by == seat ? Phase::bearer : Phase::turn;
}

CardSet playable(const State& s) { return s.hands[s.to_act] & follows(journey_top(s), s.declared, s.courts_match); }
CardSet ringable(const State& s) { return s.hands[s.to_act] & beats(ring_top(s).card); }

void ask_turn(const State& s, Decision& d) {
  ask(d, s.to_act, s.drawn ? Question::after_draw : Question::turn);
  playable(s).for_each([&](int card) { d.options.push_back(card_option(Verb::play, card_of(card))); });
  ringable(s).for_each([&](int card) { d.options.push_back(card_option(Verb::ring, card_of(card))); });
  d.options.push_back(option(s.drawn ? Verb::end : Verb::draw));
}

void do_play(State& s, Card card, EventSink* sink) {
  leave_hand(s, card);
  s.journey.push_back({card, s.to_act});
  s.on_ring = false;
  s.declared = Suit::none;  // a suit declared before is forgotten, whatever was matched (rule 3.8)
  tell_card(sink, What::played, s.to_act, {card, hand_place(s.to_act), place(Place::journey), kEveryone, kEveryone});
  settle_side(s, card, sink);
}

void do_ring(State& s, Card card, EventSink* sink) {
  leave_hand(s, card);
  s.ring.push_back({card, s.to_act});
  s.on_ring = true;
  tell_card(sink, What::ringed, s.to_act, {card, hand_place(s.to_act), place(Place::ring), kEveryone, kEveryone});
  settle_side(s, card, sink);
}

void after_side(State& s, EventSink* sink) {
  const Card card = s.on_ring ? ring_top(s).card : journey_top(s);
  if (laid_side(s, card) == Side::dark) add_dark_points(s, s.to_act, s.on_ring ? kRingPoints : kJourneyPoints, sink);
  if (s.on_ring) {
    // The Major is replaced at once, even when it was the last card (rule 4.4).
    if (s.draw.empty())
      tell(sink, What::not_replaced, s.to_act);
    else
      take_card(s, What::replaced, sink);
    return end_turn(s, sink);
  }
  // Nobody follows the card that ends the round: there is no suit to declare.
  if (!is_major(card) || s.held[s.to_act] == 0) return end_turn(s, sink);
  s.phase = Phase::suit;
}

void do_draw(State& s, EventSink* sink) {
  take_card(s, What::drew, sink);
  s.drawn = true;
  s.phase = Phase::turn;
}

void do_end(State& s, EventSink* sink) {
  tell(sink, What::turn_over, s.to_act);
  end_turn(s, sink);
}

// The round is over when a hand is empty, or when the Draw Pile is (rules 7.1, 7.4); nobody goes out in a turn in which
// they drew, so the two never meet.
void end_turn(State& s, EventSink* sink) {
  const int held = s.held[s.to_act];
  if (held == 0) return finish_round(s, s.to_act, sink);
  if (s.draw.empty()) return finish_round(s, -1, sink);
  if (held == 1) tell(sink, What::one_ring, s.to_act);
  begin_turn(s, next_seat(s, s.to_act));
}

}  // namespace mathom::lotr_tarot
