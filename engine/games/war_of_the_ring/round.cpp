// The game from the first shuffle to the last combat: set-up, and the five steps of each round (rules 2, 3.1).
#include <algorithm>

#include "games/war_of_the_ring/options.h"
#include "games/war_of_the_ring/phases.h"

namespace mathom::war_of_the_ring {
namespace {

// 0: a seat, a place in a list; 1: the hands have been looked at before the combats
enum RoundStep {
  kShuffle,
  kShuffled,
  kDeal,
  kRound,
  kBattleground,
  kRolled,
  kPathStep,
  kPathRolled,
  kAction,
  kActed,
  kCombat,
  kOrdered,
  kVictory,
  kDrawing
};

Next shuffle(X x, Table& t) { return x.frame.local[0] >= t.seats() ? go_to(x, kDeal) : Next::ask; }
Next dealt_from(X x, Table& t) {
  tell(t.events, What::shuffled, x.frame.local[0]);
  ++x.frame.local[0];
  if (x.frame.local[0] < t.seats()) return go_to(x, kShuffle);
  x.frame.local[0] = 0;
  return Next::step;
}
Next deal(X x, Table& t) {
  if (x.frame.local[0] >= t.seats()) return Next::step;
  const int seat = x.frame.local[0]++;
  run_block(t, t.deck(seat).start_text, seat);
  return Next::again;
}

Next begin_round(X x, Table& t) {
  State& s = t.s;
  ++s.round;
  s.slot = s.start;
  s.passes = 0;
  s.timed_effects.clear();
  for (int card = 0; card < kCards; ++card) s.marks[at(card)] = 0;
  for (int seat = 0; seat < t.seats(); ++seat)
    if (t.deck(seat).ring == RingRule::round) s.ring_used = static_cast<std::uint8_t>(s.ring_used & ~(1 << seat));
  tell(t.events, What::round, -1, s.round);
  x.frame.local[0] = x.frame.local[1] = 0;
  return Next::step;
}

// --- location step: a battleground, then a path
using Places = FixedVector<std::uint8_t, kPlaces>;
Places battlegrounds_in_deck(const Table& t, Side side) {
  Places out;
  for (int i = 0; i < kPlaces; ++i)
    if (!t.place_facts(i).path && t.place_facts(i).side == side && t.s.places[at(i)].where == Where::deck)
      out.push_back(static_cast<std::uint8_t>(i));
  return out;
}
// Those among which luck decides now.
Places at_random(const Table& t) {
  const Frame& f = t.s.frames[0];
  Places out;
  if (f.step >= kPathStep && f.step <= kPathRolled) {
    for (int i = 0; i < kPlaces; ++i)
      if (t.place_facts(i).path && t.place_facts(i).number == t.s.last_path + 1 &&
          t.s.places[at(i)].where == Where::deck)
        out.push_back(static_cast<std::uint8_t>(i));
    return out;
  }
  out = battlegrounds_in_deck(t, t.side(t.start_seat()));
  return out.empty() ? battlegrounds_in_deck(t, other(t.side(t.start_seat()))) : out;
}
Next roll_for(const X& x, const Table& t, int skip_to) {
  const Places from = at_random(t);
  x.frame.answer = 0;
  if (from.empty()) return go_to(x, skip_to);
  return from.size() > 1 ? Next::ask : Next::step;
}
Next battleground(X x, Table& t) {
  const auto& rounds = t.scenario().rounds;
  if (rounds.empty()) return roll_for(x, t, kPathStep);
  const auto now = at(t.s.round - 1);
  // In a scenario that names them, they come in its order; one that is on the table already is passed over.
  while (now < rounds.size() && x.frame.local[0] < static_cast<int>(rounds[now].size())) {
    const int place = rounds[now][at(x.frame.local[0]++)];
    if (t.s.places[at(place)].where != Where::deck) continue;
    t.push(Code::activate, {place, t.start_seat()});
    return Next::again;
  }
  return go_to(x, kPathStep);
}
Next rolled(X x, Table& t) {
  const Places from = at_random(t);
  if (x.frame.answer >= 0 && x.frame.answer < from.size())
    t.push(Code::activate, {from[x.frame.answer], t.start_seat()});
  return Next::step;
}
Next path(X x, Table& t) { return roll_for(x, t, kAction); }
Next path_rolled(X x, Table& t) { return rolled(x, t); }

// --- action step
bool all_have_passed(const Table& t) {
  const auto& slots = t.scenario().slots;
  if (t.s.passes >= slots.size()) return true;
  if (!has(t.s, RuleId::gandalf_passes_once)) return false;
  SeatMask passed = kNobody;
  for (std::size_t i = 1; i <= t.s.passes; ++i)
    passed = static_cast<SeatMask>(passed | only(seat_at(slots[(t.s.slot + slots.size() - i) % slots.size()])));
  return passed == first_seats(t.seats());
}
Next action(X, Table& t) { return all_have_passed(t) ? Next::step : Next::ask; }
Next acted(X x, Table& t) {
  State& s = t.s;
  if (all_have_passed(t)) return Next::step;
  const int seat = index(t.active());
  const Verb verb = answered(x.frame);
  const int answer = x.frame.answer;
  x.frame.answer = -1;  // which card of a hand it was stays between him and his cards
  s.slot = static_cast<std::uint8_t>((s.slot + 1) % static_cast<int>(t.scenario().slots.size()));
  if (verb == Verb::pass) {
    ++s.passes;
    tell(t.events, What::passed, seat);
  } else {
    s.passes = 0;
    act(t, seat, verb, answer);
  }
  return go_to(x, kAction);
}

// --- combat step: in the order that the starting player wants
Places in_combat(const Table& t) {
  Places out;
  for (int i = 0; i < kPlaces; ++i)
    if (t.is_active(i)) out.push_back(static_cast<std::uint8_t>(i));
  return out;
}
Next combat(X x, Table& t) {
  if (has(t.s, RuleId::discard_over_limit))  // ruling R11
    for (int seat = 0; seat < t.seats(); ++seat)
      if (t.size(kHand, seat) > carryover_limit(t, seat) && x.frame.local[1] == 0) {
        run_block(t, t.catalog().cycle_one, seat);
        return Next::again;
      }
  x.frame.local[1] = 1;  // what combat brings to a hand stays there
  const Places all = in_combat(t);
  if (all.empty()) return go_to(x, kVictory);
  if (all.size() > 1) return Next::ask;
  x.frame.answer = static_cast<std::int16_t>(number_of(place_option(Verb::fight, kFirstPlace + all[0])));
  return Next::step;
}
Next ordered(X x, Table& t) {
  const int thing = answered_object(x.frame.answer);
  if (!is_place(thing) || !t.is_active(thing - kFirstPlace)) return go_to(x, kCombat);
  const int place = thing - kFirstPlace;
  t.push(t.place_facts(place).path ? Code::path_combat : Code::battle, {place});
  return go_to(x, kCombat);
}

// --- victory check (rule 7.2)
void finish(Table& t, Result result, Side winner) {
  t.s.result = result;
  t.s.winner = winner;
  const bool final = result == Result::at_the_end;
  const int lead =
      final ? t.final_points(winner) - t.final_points(other(winner)) : t.points(winner) - t.points(other(winner));
  for (int seat = 0; seat < t.seats(); ++seat)
    if (t.side(seat) == winner) return tell(t.events, What::ends, -1, lead, seat);
}
Next victory(X x, Table& t) {
  const int free = t.points(Side::free_peoples), shadow = t.points(Side::shadow);
  if (std::abs(free - shadow) >= 10) {
    finish(t, Result::by_ten, free > shadow ? Side::free_peoples : Side::shadow);
    return Next::done;
  }
  if (t.s.last_path >= t.scenario().last_path) {
    end_at_last_path(t);
    return Next::done;
  }
  x.frame.local[0] = 0;
  return Next::step;
}

// --- draw step: from the starting player in the order of turns (ruling R27)
int nth_seat(const Table& t, int n) {
  const auto& slots = t.scenario().slots;
  SeatMask seen = kNobody;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const int seat = slots[(t.s.start + i) % slots.size()];
    if (contains(seen, seat_at(seat))) continue;
    if (n-- == 0) return seat;
    seen = static_cast<SeatMask>(seen | only(seat_at(seat)));
  }
  return slots[0];
}
Next draw(X x, Table& t) {
  if (x.frame.local[0] >= 2 * t.seats()) return Next::step;
  const int seat = nth_seat(t, x.frame.local[0] / 2);
  const DrawStep now = draw_step(t, seat);
  if (x.frame.local[0] % 2 == 0) {
    t.push(Code::draw, {seat, now.draw, kToHand});
  } else if (now.cycle > 0) {
    run_block(t, t.catalog().cycle_one, seat);
  }
  ++x.frame.local[0];
  return Next::again;
}
Next next_round(X x, Table& t) {
  t.s.start = static_cast<std::uint8_t>((t.s.start + 1) % static_cast<int>(t.scenario().slots.size()));
  return go_to(x, kRound);
}

constexpr Row kGame[] = {{"shuffle", live<shuffle>},
                         {"shuffled", live<dealt_from>},
                         {"deal", live<deal>},
                         {"round", live<begin_round>},
                         {"battleground", live<battleground>},
                         {"battleground comes", live<rolled>},
                         {"path", live<path>},
                         {"path comes", live<path_rolled>},
                         {"action", live<action>},
                         {"acted", live<acted>},
                         {"combat", live<combat>},
                         {"combat chosen", live<ordered>},
                         {"victory", live<victory>},
                         {"draw", live<draw>},
                         {"next", live<next_round>}};

}  // namespace

Steps game_steps() { return kGame; }

void end_at_last_path(Table& t) {
  const int lead = t.final_points(Side::free_peoples) - t.final_points(Side::shadow);
  finish(t, Result::at_the_end, lead > 0 ? Side::free_peoples : Side::shadow);  // all even: the Shadow
}

int roll_sides(const Table& t) { return at_random(t).size(); }

void ask_order(const Table& t, Decision& d) {
  d.seat = seat_at(t.start_seat());
  d.ask = Ask::order;
  d.why = static_cast<std::uint16_t>(Question::order);
  for (const int place : in_combat(t)) d.options.push_back(place_option(Verb::fight, kFirstPlace + place));
}

int step_of(std::string_view word) {
  if (word == "location") return kBattleground;
  if (word == "action") return kAction;
  if (word == "combat") return kCombat;
  return word == "draw" ? kDrawing : -1;
}

Asking asking(const State& s) {
  switch (s.frames.empty() ? -1 : s.frames[0].step) {
    case kShuffled: return Asking::shuffle;
    case kRolled:
    case kPathRolled: return Asking::roll;
    case kOrdered: return Asking::order;
    default: return Asking::action;
  }
}

}  // namespace mathom::war_of_the_ring
