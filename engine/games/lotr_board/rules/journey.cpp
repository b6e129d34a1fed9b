// The journey from Bag End to Mordor: havens, conflicts, and what is set up for each (rules 2, 3 and 4).
#include "games/lotr_board/state/phases.h"

namespace mathom::lotr_board {
namespace {

Do shuffle_runes, shuffle_deck, deck_is_ready, next_place, travel_on, before_action, haven_action, after_action, set_up,
    first_turn, after_turn, end_conflict, clear_board;
constexpr auto kJourney = steps<Table>({{"shuffle runes", shuffle_runes},
                                        {"shuffle deck", shuffle_deck, kAsked},
                                        {"deck is ready", deck_is_ready, kAsked},
                                        {"next place", next_place},
                                        {"travel on", travel_on, waits_for(Code::haven, Code::conflict)}});
constexpr auto kHaven = steps<Table>({{"before action", before_action},
                                      {"action", haven_action, waits_for(Code::window)},
                                      {"after action", after_action, waits_for(Code::program)}});
constexpr auto kConflict = steps<Table>({{"set up", set_up},
                                         {"first turn", first_turn, kAsked},
                                         {"after turn", after_turn, waits_for(Code::turn)},
                                         {"end", end_conflict},
                                         {"clear", clear_board, waits_for(Code::descent, Code::doom)}});

// --- the journey
Next shuffle_runes(Frame&, Table&) { return Next::ask; }
Next shuffle_deck(Frame&, Table& t) {
  tell(t.events, What::shuffled, -1, kGoldPool);
  return Next::ask;
}
Next deck_is_ready(Frame&, Table& t) {
  tell(t.events, What::shuffled, -1, kDeck);
  return Next::step;
}
Next next_place(Frame&, Table& t) {
  if (t.s.place >= content().places.size()) {
    t.end_game(Result::fallen);
    return Next::done;
  }
  tell(t.events, What::place, -1, t.s.place + 1);
  t.push(t.place().haven ? Code::haven : Code::conflict);
  return Next::step;
}
Next travel_on(Frame& f, Table& t) {
  ++t.s.place;
  return go_to(f, kJourney["next place"]);
}

// --- a haven: its actions from left to right, the Ring-bearer being active
Next before_action(Frame& f, Table& t) {
  if (f.local[kHavenAction] >= static_cast<int>(t.place().programs.size())) return Next::done;
  t.s.active = t.s.bearer;
  t.s.quiet = 0;
  open_window(t, Moment::haven);
  return Next::step;
}
Next haven_action(Frame& f, Table& t) {
  const int action = f.local[kHavenAction];
  tell(t.events, What::action, -1, 10 * t.s.place + action);
  t.call(t.place().programs[at(action)].program, SeatId::none, SeatId::none);
  return Next::step;
}
Next after_action(Frame& f, Table&) {
  ++f.local[kHavenAction];
  return go_to(f, kHaven["before action"]);
}

// --- a conflict
Next set_up(Frame&, Table& t) {
  State& s = t.s;
  s.track = {};
  s.event = 0;
  s.event_done = s.main_done = s.ring_used = false;
  s.spared = 0;
  s.points = static_cast<std::uint8_t>(t.place().track(t.place().main)->start_points);
  for (int i = 0; i < s.cards.size(); ++i) {
    if (group_of(i) == Group::tiles && s.cards[i].zone != kTileStack) t.move(card_at(i), kTileStack, kNobody);
    if (s.cards[i].zone == kSupply && facts_of(i).set == t.place().set) t.move(card_at(i), kBoard, kEveryone);
  }
  return Next::ask;
}
Next first_turn(Frame&, Table& t) {
  State& s = t.s;
  tell(t.events, What::shuffled, -1, kTileStack);
  s.active = s.equal_turns && s.place > 2 ? static_cast<std::uint8_t>(t.next_alive(s.last_active)) : s.bearer;
  t.push(Code::turn);
  return Next::step;
}
Next after_turn(Frame&, Table& t) {
  State& s = t.s;
  s.last_active = s.active;
  if (t.ended() || s.main_done) return Next::step;
  s.active = static_cast<std::uint8_t>(t.next_alive(s.active));
  t.push(Code::turn);
  return Next::again;
}
Next end_conflict(Frame&, Table& t) {
  if (!t.place().destroys_ring)
    t.push(Code::descent);
  else if (t.s.main_done)
    t.push(Code::doom);
  else
    t.end_game(Result::ring_is_mine);
  return Next::step;
}
Next clear_board(Frame&, Table& t) {
  const CardSet left = t.lying_in(kBoard);
  left.for_each([&](int card) { t.move(card_at(card), kBox, kEveryone); });
  return Next::done;
}

}  // namespace

Procedure<Table> journey_procedure() { return procedure("journey", kJourney); }
Procedure<Table> haven_procedure() { return procedure("haven", kHaven); }
Procedure<Table> conflict_procedure() { return procedure("conflict", kConflict); }

std::uint8_t zone_to_shuffle(const State& s) {
  const Frame& f = s.frames.back();
  switch (static_cast<Code>(f.code)) {
    case Code::journey: return f.step == kJourney["shuffle deck"] ? kGoldPool : kDeck;
    case Code::conflict: return kTileStack;
    case Code::draw: return kDeck;
    default: return kPool;
  }
}

}  // namespace mathom::lotr_board
