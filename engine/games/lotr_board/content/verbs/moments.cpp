// Stepping in: ignore_event, skip_roll, ignore_roll, spare.
#include "effects/say/say.h"
#include "games/lotr_board/content/verbs/verbs.h"
#include "games/lotr_board/rules/descent.h"
#include "games/lotr_board/rules/payment.h"

namespace mathom::lotr_board {
namespace {

// --- the event that has been reached is not carried out
bool event_possible(const Host& h, const Op&, const Frame&) {
  const Table& t = as_table(h);
  const Frame* event = t.nearest(Code::event);
  return moment(t) == Moment::before_event && event && event->local[kEventIgnore] == 0;
}
Flow ignore_event(Host& h, const Op&, Frame&) {
  if (Frame* event = as_table(h).nearest(Code::event)) event->local[kEventIgnore] = 1;
  return Flow::next;
}
// The events that it does not help against are named.
effects::Clause say_ignore_event(const effects::TextBuilder& sp, const Op&, const effects::Clause&) {
  std::vector<effects::Clause> events;
  for (const Place& place : content().places)
    for (const Named& event : place.programs)
      if (event.unavoidable) events.push_back({Phrase{event.key, {}}});
  effects::Clause s{Phrase{events.empty() ? "lotr_board.do.ignore_event" : "lotr_board.do.ignore_event.but", {}}};
  return events.empty() ? s : std::move(s.put("events", sp.any_of(std::move(events))));
}

// --- a roll that is not made; not when the Ring asks for it (rule 9.6)
bool skip_possible(const Host& h, const Op&, const Frame&) {
  const Table& t = as_table(h);
  const Frame* roll = t.nearest(Code::roll);
  return moment(t) == Moment::before_roll && roll && roll->local[kRollRing] == 0 && roll->local[kRollSkip] == 0;
}
Flow skip_roll(Host& h, const Op&, Frame&) {
  if (Frame* roll = as_table(h).nearest(Code::roll)) roll->local[kRollSkip] = 1;
  return Flow::next;
}

// --- a roll that does nothing
bool ignore_possible(const Host& h, const Op&, const Frame&) {
  const Table& t = as_table(h);
  const Frame* roll = t.nearest(Code::roll);
  if (moment(t) != Moment::rolled || !roll || roll->local[kRollIgnore] != 0) return false;
  const int face = roll->local[kRollFace];
  return effects::is_place(t.code(), content().faces[at(face)].program) &&
         t.code().ops[at(content().faces[at(face)].program)].verb != effects::kEnd;
}
Flow ignore_roll(Host& h, const Op&, Frame&) {
  if (Frame* roll = as_table(h).nearest(Code::roll)) roll->local[kRollIgnore] = 1;
  return Flow::next;
}

// --- one who is short of Life tokens bears nothing for it
bool lacks(const Table& t, int seat) {
  return is_alive(t.s, seat) && (t.s.spared >> seat & 1) == 0 && missing_tokens(t, seat) > 0;
}
bool spare_possible(const Host& h, const Op&, const Frame&) {
  const Table& t = as_table(h);
  if (moment(t) == Moment::payment) {
    const Frame* pay = t.nearest(Code::pay);
    return pay && pay_tag(*pay) == kLifeToken && !pay_must(*pay) && pay->local[kPaySpared] == 0 &&
           pay_by(*pay) == effects::By::alone;
  }
  if (moment(t) != Moment::conflict_end) return false;
  for (int seat = 0; seat < t.s.seats; ++seat)
    if (lacks(t, seat)) return true;
  return false;
}
// A: who decides whom.
Flow spare(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  if (f.local[kStage] == 1) {
    const int seat = index(take(f).seat);
    if (is_alive(t.s, seat)) t.s.spared = static_cast<std::uint8_t>(t.s.spared | 1 << seat);
    return Flow::next;
  }
  if (!spare_possible(h, op, f)) return Flow::next;
  if (moment(t) == Moment::payment) {
    t.nearest(Code::pay)->local[kPaySpared] = 1;
    return Flow::next;
  }
  const SeatId self = effects::seat_in(f, effects::kSelf);
  if (!is_player(self)) return Flow::next;
  f.local[kA] = small(index(self));
  f.local[kStage] = 1;
  return Flow::ask;
}
void ask_spare(const Host& h, const Op&, const Frame& f, Decision& d) {
  const Table& t = as_table(h);
  ask_why(d, f.local[kA], Question::spare);
  for (int seat = 0; seat < t.s.seats; ++seat)
    if (lacks(t, seat)) d.options.push_back(seat_option(Verb::to, seat));
}

}  // namespace

Verbs moment_verbs() {
  return {{"ignore_event", {}, event_possible, ignore_event, nullptr, say_ignore_event},
          {"skip_roll", {}, skip_possible, skip_roll},
          {"ignore_roll", {}, ignore_possible, ignore_roll},
          {"spare", {}, spare_possible, spare, ask_spare}};
}

}  // namespace mathom::lotr_board
