// The journey from Bag End to Mordor: havens, conflicts, and what is set up for each (rules 2, 3 and 4).
#include "games/lotr_board/phases.h"

namespace mathom::lotr_board {
namespace {

// --- the journey
Next shuffle_runes(X, Table&) { return Next::ask; }
Next shuffle_deck(X x, Table&) {
  tell(x.events, What::shuffled, -1, kGoldPool);
  return Next::ask;
}
Next deck_is_ready(X x, Table&) {
  tell(x.events, What::shuffled, -1, kDeck);
  return Next::step;
}
Next next_place(X x, Table& t) {
  if (x.state.place >= content().places.size()) {
    t.end_game(Result::fallen);
    return Next::done;
  }
  tell(x.events, What::place, -1, x.state.place + 1);
  t.push(t.place().haven ? Code::haven : Code::conflict);
  return Next::step;
}
Next travel_on(X x, Table&) {
  ++x.state.place;
  return go_to(x, 3);
}

// --- a haven: its actions from left to right, the Ring-bearer being active. local[0]: the next action
Next before_action(X x, Table& t) {
  if (x.frame.local[0] >= static_cast<int>(t.place().programs.size())) return Next::done;
  x.state.active = x.state.bearer;
  x.state.quiet = 0;
  open_window(t, Moment::haven);
  return Next::step;
}
Next haven_action(X x, Table& t) {
  const int action = x.frame.local[0];
  tell(x.events, What::action, -1, 10 * x.state.place + action);
  t.call(t.place().programs[at(action)].program, SeatId::none, SeatId::none);
  return Next::step;
}
Next after_action(X x, Table&) {
  ++x.frame.local[0];
  return go_to(x, 0);
}

// --- a conflict
Next set_up(X x, Table& t) {
  State& s = x.state;
  s.track = {};
  s.event = 0;
  s.event_done = s.main_done = s.ring_used = false;
  s.spared = 0;
  s.points = static_cast<std::uint8_t>(t.place().track(t.place().main)->start_points);
  for (int i = 0; i < s.cards.size(); ++i) {
    if (group_of(i) == Group::tiles && s.cards[i].zone != kTileStack)
      move_card(s.cards, card_at(i), kTileStack, kNobody);
    if (s.cards[i].zone == kSupply && facts_of(i).set == t.place().set)
      move_card(s.cards, card_at(i), kBoard, kEveryone);
  }
  return Next::ask;
}
Next first_turn(X x, Table& t) {
  State& s = x.state;
  tell(x.events, What::shuffled, -1, kTileStack);
  s.active = s.equal_turns && s.place > 2 ? static_cast<std::uint8_t>(t.next_alive(s.last_active)) : s.bearer;
  t.push(Code::turn);
  return Next::step;
}
Next after_turn(X x, Table& t) {
  State& s = x.state;
  s.last_active = s.active;
  if (t.ended() || s.main_done) return Next::step;
  s.active = static_cast<std::uint8_t>(t.next_alive(s.active));
  t.push(Code::turn);
  return Next::again;
}
Next end_conflict(X x, Table& t) {
  if (!t.place().destroys_ring)
    t.push(Code::descent);
  else if (x.state.main_done)
    t.push(Code::doom);
  else
    t.end_game(Result::ring_is_mine);
  return Next::step;
}
Next clear_board(X x, Table&) {
  for (int i = 0; i < x.state.cards.size(); ++i)
    if (x.state.cards[i].zone == kBoard) move_card(x.state.cards, card_at(i), kBox, kEveryone);
  return Next::done;
}

constexpr Row kJourney[] = {{"shuffle runes", live<shuffle_runes>},
                            {"shuffle deck", live<shuffle_deck>},
                            {"deck is ready", live<deck_is_ready>},
                            {"next place", live<next_place>},
                            {"travel on", live<travel_on>}};
constexpr Row kHaven[] = {
    {"before action", live<before_action>}, {"action", live<haven_action>}, {"after action", live<after_action>}};
constexpr Row kConflict[] = {{"set up", live<set_up>},
                             {"first turn", live<first_turn>},
                             {"after turn", live<after_turn>},
                             {"end", live<end_conflict>},
                             {"clear", live<clear_board>}};

}  // namespace

Procedure<State> journey_steps() { return kJourney; }
Procedure<State> haven_steps() { return kHaven; }
Procedure<State> conflict_steps() { return kConflict; }

}  // namespace mathom::lotr_board
