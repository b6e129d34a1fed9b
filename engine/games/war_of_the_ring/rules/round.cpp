// The game from the first shuffle to the last combat: set-up, and the five steps of each round (rules 2, 3.1).
#include <algorithm>

#include "games/war_of_the_ring/options.h"
#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {
namespace {

Do shuffle, dealt_from, deal, begin_round, battleground, rolled, path, path_rolled, action, acted, combat, ordered,
    victory, draw, next_round;
constexpr auto kGame = steps<Table>({{"shuffle", shuffle},
                                     {"shuffled", dealt_from, kAsked},
                                     {"deal", deal, kWaits},
                                     {"round", begin_round},
                                     {"battleground", battleground, kWaits},
                                     {"battleground comes", rolled, kAsked},
                                     {"path", path, kWaits},
                                     {"path comes", path_rolled, kAsked},
                                     {"action", action, kWaits},
                                     {"acted", acted, kAsked},
                                     {"combat", combat, kWaits},
                                     {"combat chosen", ordered, kAsked},
                                     {"victory", victory},
                                     {"draw", draw, kWaits},
                                     {"next", next_round}});

Next shuffle(Frame& f, Table& t) { return f.local[kGameNth] >= t.seats() ? go_to(f, kGame["deal"]) : Next::ask; }
Next dealt_from(Frame& f, Table& t) {
  tell(t.events, What::shuffled, f.local[kGameNth]);
  ++f.local[kGameNth];
  if (f.local[kGameNth] < t.seats()) return go_to(f, kGame["shuffle"]);
  f.local[kGameNth] = 0;
  return Next::step;
}
Next deal(Frame& f, Table& t) {
  if (f.local[kGameNth] >= t.seats()) return Next::step;
  const int seat = f.local[kGameNth]++;
  run_block(t, t.deck(seat).start_text, seat);
  return Next::again;
}

Next begin_round(Frame& f, Table& t) {
  State& s = t.s;
  ++s.round;
  s.slot = s.start;
  s.passes = 0;
  s.timed_effects.clear();
  for (int card = 0; card < kCards; ++card) s.marks[at(card)] = 0;
  for (int seat = 0; seat < t.seats(); ++seat)
    if (t.deck(seat).ring == RingRule::round) s.ring_used = static_cast<std::uint8_t>(s.ring_used & ~(1 << seat));
  tell(t.events, What::round, -1, s.round);
  f.local[kGameNth] = f.local[kGameLooked] = 0;
  return Next::step;
}

// --- location step: a battleground, then a path
using Places = FixedVector<std::uint8_t, kPlaces>;
Places battlegrounds_in_deck(const TableCards& t, Side side) {
  Places out;
  for (int i = 0; i < kPlaces; ++i)
    if (!t.place_facts(i).path && t.place_facts(i).side == side && t.s.places[at(i)].where == Where::deck)
      out.push_back(static_cast<std::uint8_t>(i));
  return out;
}
// Those among which luck decides now.
Places at_random(const TableCards& t) {
  const Frame& f = t.s.frames[0];
  Places out;
  if (f.step >= kGame["path"] && f.step <= kGame["path comes"]) {
    for (int i = 0; i < kPlaces; ++i)
      if (t.place_facts(i).path && t.place_facts(i).number == t.s.last_path + 1 &&
          t.s.places[at(i)].where == Where::deck)
        out.push_back(static_cast<std::uint8_t>(i));
    return out;
  }
  out = battlegrounds_in_deck(t, t.side(t.start_seat()));
  return out.empty() ? battlegrounds_in_deck(t, other(t.side(t.start_seat()))) : out;
}
Next roll_for(Frame& f, const TableCards& t, std::uint8_t skip_to) {
  const Places from = at_random(t);
  f.answer = {};
  if (from.empty()) return go_to(f, skip_to);
  return from.size() > 1 ? Next::ask : Next::step;
}
Next battleground(Frame& f, Table& t) {
  const auto& rounds = t.scenario().rounds;
  if (rounds.empty()) return roll_for(f, t, kGame["path"]);
  const auto now = at(t.s.round - 1);
  // In a scenario that names them, they come in its order; one that is on the table already is passed over.
  while (now < rounds.size() && f.local[kGameNth] < static_cast<int>(rounds[now].size())) {
    const int place = rounds[now][at(f.local[kGameNth]++)];
    if (t.s.places[at(place)].where != Where::deck) continue;
    t.push(Code::activate, {place, t.start_seat()});
    return Next::again;
  }
  return go_to(f, kGame["path"]);
}
Next rolled(Frame& f, Table& t) {
  const Places from = at_random(t);
  const int which = f.answer.amount;
  if (which >= 0 && which < from.size()) t.push(Code::activate, {from[which], t.start_seat()});
  return Next::step;
}
Next path(Frame& f, Table& t) { return roll_for(f, t, kGame["action"]); }
Next path_rolled(Frame& f, Table& t) { return rolled(f, t); }

// --- action step
bool all_have_passed(const TableCards& t) {
  const auto& slots = t.scenario().slots;
  if (t.s.passes >= slots.size()) return true;
  if (!has(t.s, RuleId::gandalf_passes_once)) return false;
  SeatMask passed = kNobody;
  for (std::size_t i = 1; i <= t.s.passes; ++i)
    passed = static_cast<SeatMask>(passed | only(seat_at(slots[(t.s.slot + slots.size() - i) % slots.size()])));
  return passed == first_seats(t.seats());
}
// Who holds no card and has nothing in play to move or to use passes without being asked: everybody can see it.
bool can_only_pass(const Table& t) {
  const int seat = index(t.active());
  if (t.size(kHand, seat) > 0 || ring_is_free(t, seat)) return false;
  if (t.size(kReserve, seat) == 0 && t.usable().empty()) return true;
  t.in_force().forget();  // whose turn it is may be part of a condition
  Decision d;
  ask_action(t, d);
  return d.options.size() == 1 && verb_of(d.options.front()) == Verb::pass;
}
Next action(Frame& f, Table& t) {
  if (all_have_passed(t)) return Next::step;
  if (!can_only_pass(t)) return Next::ask;
  f.answer = answer_of(option(Verb::pass));
  return Next::step;
}
Next acted(Frame& f, Table& t) {
  State& s = t.s;
  if (all_have_passed(t)) return Next::step;
  const int seat = index(t.active());
  const Answer answer = take(f);  // which card of a hand it was stays between a player and their cards
  s.slot = static_cast<std::uint8_t>((s.slot + 1) % static_cast<int>(t.scenario().slots.size()));
  if (verb_of(answer) == Verb::pass) {
    ++s.passes;
    tell(t.events, What::passed, seat);
  } else {
    s.passes = 0;
    act(t, seat, answer);
  }
  return go_to(f, kGame["action"]);
}

// --- combat step: in the order that the starting player wants
Places in_combat(const TableCards& t) {
  Places out;
  t.active_places().for_each([&](int place) { out.push_back(static_cast<std::uint8_t>(place)); });
  return out;
}
Next combat(Frame& f, Table& t) {
  if (has(t.s, RuleId::discard_over_limit))  // ruling R11
    for (int seat = 0; seat < t.seats(); ++seat)
      if (t.size(kHand, seat) > carryover_limit(t, seat) && f.local[kGameLooked] == 0) {
        run_block(t, t.catalog().cycle_one, seat);
        return Next::again;
      }
  f.local[kGameLooked] = 1;  // what combat brings to a hand stays there
  const Places all = in_combat(t);
  if (all.empty()) return go_to(f, kGame["victory"]);
  if (all.size() > 1) return Next::ask;
  f.answer = answer_of(place_option(Verb::fight, kFirstPlace + all[0]));
  return Next::step;
}
Next ordered(Frame& f, Table& t) {
  const int thing = thing_in(f.answer);
  if (!is_place(thing) || !t.is_active(thing - kFirstPlace)) return go_to(f, kGame["combat"]);
  const int place = thing - kFirstPlace;
  t.push(t.place_facts(place).path ? Code::path_combat : Code::battle, {place});
  return go_to(f, kGame["combat"]);
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
Next victory(Frame& f, Table& t) {
  const int free = t.points(Side::free_peoples), shadow = t.points(Side::shadow);
  if (std::abs(free - shadow) >= 10) {
    finish(t, Result::by_ten, free > shadow ? Side::free_peoples : Side::shadow);
    return Next::done;
  }
  if (t.s.last_path >= t.scenario().last_path) {
    end_at_last_path(t);
    return Next::done;
  }
  f.local[kGameNth] = 0;
  return Next::step;
}

// --- draw step: from the starting player in the order of turns (ruling R27)
int nth_seat(const TableCards& t, int n) {
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
Next draw(Frame& f, Table& t) {
  if (f.local[kGameNth] >= 2 * t.seats()) return Next::step;
  const int seat = nth_seat(t, f.local[kGameNth] / 2);
  const DrawStep now = draw_step(t, seat);
  if (f.local[kGameNth] % 2 == 0) {
    t.push(Code::draw, {seat, now.draw, kToHand});
  } else if (now.cycle > 0) {
    run_block(t, t.catalog().cycle_one, seat);
  }
  ++f.local[kGameNth];
  return Next::again;
}
Next next_round(Frame& f, Table& t) {
  t.s.start = static_cast<std::uint8_t>((t.s.start + 1) % static_cast<int>(t.scenario().slots.size()));
  return go_to(f, kGame["round"]);
}

}  // namespace

Procedure<Table> game_procedure() { return procedure("game", kGame); }

void end_at_last_path(Table& t) {
  const int lead = t.final_points(Side::free_peoples) - t.final_points(Side::shadow);
  finish(t, Result::at_the_end, lead > 0 ? Side::free_peoples : Side::shadow);  // all even: the Shadow
}

int roll_sides(const TableCards& t) { return at_random(t).size(); }

void ask_order(const TableCards& t, Decision& d) {
  d.seat = seat_at(t.start_seat());
  d.ask = Ask::order;
  d.why = static_cast<std::uint16_t>(Question::order);
  for (const int place : in_combat(t)) d.options.push_back(place_option(Verb::fight, kFirstPlace + place));
}

int step_of(std::string_view word) {
  if (word == "location") return kGame["battleground"];
  if (word == "action") return kGame["action"];
  if (word == "combat") return kGame["combat"];
  return word == "draw" ? kGame["draw"] : -1;
}

Asking asking(const State& s) {
  switch (s.frames.empty() ? -1 : s.frames[0].step) {
    case kGame["shuffled"]: return Asking::shuffle;
    case kGame["battleground comes"]:
    case kGame["path comes"]: return Asking::roll;
    case kGame["combat chosen"]: return Asking::order;
    default: return Asking::action;
  }
}

}  // namespace mathom::war_of_the_ring
