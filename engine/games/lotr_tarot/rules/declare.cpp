// What is said rather than laid: the Ring Bearer's point (4.6), a Major's suit (3.5), a neutral card's side (6.6).
#include "games/lotr_tarot/state/events.h"
#include "games/lotr_tarot/state/phases.h"

namespace mathom::lotr_tarot {

void add_dark_points(State& s, int seat, int amount, EventSink* sink) {
  s.dark_points[at(seat)] = static_cast<std::int16_t>(s.dark_points[at(seat)] + amount);
  tell(sink, What::dark_points, seat, amount);
}

// Counters cannot go below zero (rule 6.5): taking is offered only where there is one to take.
void ask_point(const State& s, Decision& d) {
  ask(d, s.to_act, Question::point);
  d.source = static_cast<CardId>(index(ring_top(s).card));
  for (int seat = 0; seat < s.seats; ++seat)
    if (s.dark_points[at(seat)] > 0) d.options.push_back(point_option(-1, seat));
  d.options.push_back(point_option(0, 0));
  for (int seat = 0; seat < s.seats; ++seat) d.options.push_back(point_option(1, seat));
}

void do_point(State& s, const Option& o, EventSink* sink) {
  s.phase = Phase::turn;
  if (o.amount == 0) return tell(sink, What::point_kept, s.to_act);
  const int seat = index(o.seat);
  s.dark_points[at(seat)] = static_cast<std::int16_t>(s.dark_points[at(seat)] + o.amount);
  tell(sink, o.amount > 0 ? What::point_given : What::point_taken, s.to_act, 0, seat);
}

void ask_suit(const State& s, Decision& d) {
  ask(d, s.to_act, s.phase == Phase::starter_suit ? Question::starter_suit : Question::suit);
  d.source = static_cast<CardId>(index(journey_top(s)));
  for (int suit = 0; suit < kSuits; ++suit) d.options.push_back(option(Verb::suit, suit));
}

void do_suit(State& s, Suit suit, EventSink* sink) {
  s.declared = suit;
  tell(sink, What::suit_declared, s.to_act, static_cast<int>(suit));
  if (s.phase == Phase::starter_suit)
    begin_turn(s, next_seat(s, s.dealer));
  else
    end_turn(s, sink);
}

void ask_side(const State& s, Decision& d) {
  ask(d, s.to_act, Question::side, Ask::confirm);
  d.source = static_cast<CardId>(index(s.on_ring ? ring_top(s).card : journey_top(s)));
  for (const Side side : {Side::free, Side::dark}) d.options.push_back(option(Verb::side, static_cast<int>(side)));
}

void do_side(State& s, Side side, EventSink* sink) {
  const Card card = s.on_ring ? ring_top(s).card : journey_top(s);
  if (side == Side::dark) s.laid_dark.insert(index(card));
  const std::int16_t where = place(s.on_ring ? Place::ring : Place::journey);
  tell_card(sink, What::side_declared, s.to_act,
            {.card = card, .from = where, .to = where, .amount = static_cast<int>(side)});
  after_side(s, sink);
}

}  // namespace mathom::lotr_tarot
