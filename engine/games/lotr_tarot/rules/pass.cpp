// Two cards to the neighbour in the second and third round (rule 2.4): everybody chooses before anybody sees what
// arrives, and before the Journey Pile begins.
#include "games/lotr_tarot/state/events.h"
#include "games/lotr_tarot/state/phases.h"

namespace mathom::lotr_tarot {
namespace {

void hand_over(State& s, EventSink* sink) {
  for (int seat = 0; seat < s.seats; ++seat) s.hands[at(seat)] -= s.passed[at(seat)];
  for (int seat = 0; seat < s.seats; ++seat) {
    const int to = passes_to(s, seat);
    s.hands[at(to)] |= s.passed[at(seat)];
    const SeatMask both = static_cast<SeatMask>(only(seat_at(seat)) | only(seat_at(to)));
    s.passed[at(seat)].for_each([&](int card) {
      tell_card(sink, What::passed, seat,
                {.card = card_of(card),
                 .from = hand_place(seat),
                 .to = hand_place(to),
                 .seen_by = both,
                 .informs = only(seat_at(to)),
                 .whom = to});
    });
  }
  s.handed_over = true;
}

}  // namespace

void begin_passing(State& s) {
  s.phase = Phase::pass;
  s.to_act = static_cast<std::uint8_t>(next_seat(s, s.dealer));
}

void ask_pass(const State& s, Decision& d) {
  ask(d, s.to_act, Question::pass, Ask::pick);
  d.picked = s.picked;
  d.min = d.max = kPassed;
  d.answer_seen_by = only(d.seat);
  (s.hands[s.to_act] - s.passed[s.to_act]).for_each([&](int card) {
    d.options.push_back(card_option(Verb::pass, card_of(card)));
  });
}

void do_pass(State& s, Card card, EventSink* sink) {
  s.passed[s.to_act].insert(index(card));
  if (++s.picked < kPassed) return;
  s.picked = 0;
  if (s.to_act != s.dealer) {
    s.to_act = static_cast<std::uint8_t>(next_seat(s, s.to_act));
    return;
  }
  hand_over(s, sink);
  turn_up_starter(s, sink);
}

}  // namespace mathom::lotr_tarot
