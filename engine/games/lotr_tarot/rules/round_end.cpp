// The end of a round: hands are laid open, neutral cards left in them are declared, Dark Points and awards are written
// down, and the deal passes on (rules 6.3, 7, 8).
#include <algorithm>

#include "games/lotr_tarot/state/events.h"
#include "games/lotr_tarot/state/phases.h"

namespace mathom::lotr_tarot {
namespace {

void open_hands(State& s, EventSink* sink) {
  s.hands_open = true;
  s.passed = {};
  for (int seat = 0; seat < s.seats; ++seat)
    s.hands[at(seat)].for_each([&](int card) {
      tell_card(sink, What::shown, seat, {card_of(card), hand_place(seat), hand_place(seat), kEveryone, kEveryone});
    });
}

// The next neutral card after `card` (-1: the first) in this hand.
Card next_neutral(const State& s, int seat, int card) {
  return lowest_of((s.hands[at(seat)] & s.neutral) - CardSet::first(card + 1));
}

void write_round(State& s, EventSink* sink) {
  const std::array<std::uint8_t, kMostSeats> awards = round_awards(s);
  s.sheet[s.round].dark = s.dark_points;
  s.sheet[s.round].awards = awards;
  for (int seat = 0; seat < s.seats; ++seat) {
    if ((awards[at(seat)] & kTooMany) != 0) tell(sink, What::too_many, seat, s.held[at(seat)]);
    for (int bit = kWentOut; bit < kTooMany; bit *= 2)
      if ((awards[at(seat)] & bit) != 0) tell(sink, What::award, seat, bit);
  }
  for (int seat = 0; seat < s.seats; ++seat) {
    tell(sink, What::round_dark, seat, s.dark_points[at(seat)]);
    tell(sink, What::round_score, seat, award_points(awards[at(seat)]));
  }
}

void finish_game(State& s, EventSink* sink) {
  s.game_awards = final_awards(s);
  s.phase = Phase::over;
  int best = 0;
  for (int seat = 0; seat < s.seats; ++seat) {
    for (const int bit : {static_cast<int>(kMost), static_cast<int>(kLeast)})
      if ((s.game_awards[at(seat)] & bit) != 0) tell(sink, What::game_award, seat, bit);
    best = std::max(best, total_points(s, seat));
  }
  for (int seat = 0; seat < s.seats; ++seat) tell(sink, What::total, seat, total_points(s, seat));
  for (int seat = 0; seat < s.seats; ++seat)
    if (total_points(s, seat) == best) tell(sink, What::won, seat);
}

// All declarations are known at once; then the held Dark cards count one each.
void settle(State& s, EventSink* sink) {
  for (int seat = 0; seat < s.seats; ++seat) {
    const CardSet hand = s.hands[at(seat)];
    (hand & s.neutral).for_each([&](int card) {
      const Side side = s.held_dark[at(seat)].has(card) ? Side::dark : Side::free;
      tell_card(sink, What::held_declared, seat,
                {.card = card_of(card),
                 .from = hand_place(seat),
                 .to = hand_place(seat),
                 .informs = kEveryone,
                 .amount = static_cast<int>(side)});
    });
    const int points = ((hand & s.dark) | s.held_dark[at(seat)]).count();
    if (points > 0) add_dark_points(s, seat, points, sink);
  }
  write_round(s, sink);
  ++s.round;
  if (s.round == kRounds) return finish_game(s, sink);
  s.dealer = static_cast<std::uint8_t>(next_seat(s, s.dealer));
  s.phase = Phase::deal;
}

// From this seat and card on, in turn from the dealer's left: the next neutral card to be declared, or the count.
void ask_next_neutral(State& s, int seat, int card, EventSink* sink) {
  for (;;) {
    const Card next = next_neutral(s, seat, card);
    if (next != Card::hidden) {
      s.phase = Phase::hold;
      s.to_act = static_cast<std::uint8_t>(seat);
      s.asking = next;
      return;
    }
    if (seat == s.dealer) return settle(s, sink);
    seat = next_seat(s, seat);
    card = -1;
  }
}

}  // namespace

void finish_round(State& s, int out, EventSink* sink) {
  if (out >= 0) {
    s.out = static_cast<std::uint8_t>(out);
    tell(sink, What::went_out, out);
  } else {
    tell(sink, What::draw_pile_gone, -1);
  }
  open_hands(s, sink);
  ask_next_neutral(s, next_seat(s, s.dealer), -1, sink);
}

void ask_hold(const State& s, Decision& d) {
  ask(d, s.to_act, Question::hold, Ask::confirm);
  d.source = static_cast<CardId>(index(s.asking));
  d.answer_seen_by = only(d.seat);
  for (const Side side : {Side::free, Side::dark}) {
    Option o = card_option(Verb::hold, s.asking);
    o.amount = static_cast<std::int16_t>(side);
    d.options.push_back(o);
  }
}

void do_hold(State& s, Side side, EventSink* sink) {
  const Card card = s.asking;
  if (side == Side::dark) s.held_dark[s.to_act].insert(index(card));
  s.asking = Card::hidden;
  ask_next_neutral(s, s.to_act, index(card), sink);
}

}  // namespace mathom::lotr_tarot
