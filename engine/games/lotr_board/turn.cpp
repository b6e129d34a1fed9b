// A turn: Story tiles until an activity appears, then cards or a rest (rule 5).
#include "games/lotr_board/phases.h"
#include "games/lotr_board/play.h"

namespace mathom::lotr_board {
namespace {

enum TurnStep { kBefore = 0, kPlay = 5, kEnd = 9 };

Next before_tile(X x, Table& t) {
  if (x.frame.local[kTurnResolved] == 0) {
    x.state.quiet = 0;
    tell(x.events, What::turn, x.state.active);
  }
  open_window(t, Moment::before_tile, ring_is_due(x.frame));
  return Next::step;
}
Next reveal(X x, Table& t) {
  State& s = x.state;
  if (t.ended() || !is_alive(s, s.active)) return go_to(x, kEnd);
  const CardId tile = top_of(s.cards, kTileStack);
  // With the main track walked to its end the active Hobbit only finishes the turn (ruling R4).
  if (x.frame.local[kTurnSkip] != 0 || s.main_done || tile == CardId::none) return go_to(x, kPlay);
  move_card(s.cards, tile, kTileNow, kEveryone);
  tell_card(x.events, What::tile, s.active, {tile, s.cards[index(tile)].def, kTileStack, kTileNow});
  open_window(t, Moment::tile_shown, true);
  return Next::step;
}
Next resolve(X x, Table& t) {
  const CardId tile = top_of(x.state.cards, kTileNow);
  if (tile == CardId::none) return go_to(x, kEnd);
  // The Ring may have ended the conflict between the tile and what it does.
  if (t.ended()) return Next::step;
  if (x.frame.local[kTurnIgnore] != 0)
    tell(x.events, What::tile_ignored);
  else
    t.call(facts_of(index(x.state.cards[index(tile)].def)).program, SeatId::none, SeatId::none);
  return Next::step;
}
Next resolved(X x, Table& t) {
  State& s = x.state;
  const CardId tile = top_of(s.cards, kTileNow);
  const bool activity = tile != CardId::none && facts_of(index(s.cards[index(tile)].def)).ends_reveal;
  if (tile != CardId::none) move_card(s.cards, tile, kTilesDone, kEveryone);
  x.frame.local[kTurnIgnore] = 0;
  x.frame.local[kTurnResolved] = 1;
  if (t.ended() || !is_alive(s, s.active)) return go_to(x, kEnd);
  if (!activity && !s.main_done) return go_to(x, kBefore);
  return Next::step;
}
Next after_activity(X x, Table& t) {
  open_window(t, Moment::resolved, true, x.state.active);
  return Next::step;
}

bool may_go_on(const X& x, const Table& t) { return !t.ended() && is_alive(x.state, x.state.active); }
Next play(X x, Table& t) {
  if (!may_go_on(x, t)) return go_to(x, kEnd);
  if (cards_played(x.frame) == 0 || may_play_more(t, x.frame)) return Next::ask;
  if (x.frame.local[kTurnHeard] != 0) return go_to(x, kEnd);
  // Nothing more can be played, and so the active Hobbit is asked with all others what they make of the last card.
  x.frame.local[kTurnHeard] = 1;
  open_window(t, Moment::resolved, true);
  return Next::again;
}
Next played(X x, Table& t) {
  State& s = x.state;
  const Verb verb = answered(x.frame);
  const int answer = take(x.frame), seat = s.active;
  switch (verb) {
    case Verb::play: return play_card(x, t, answer);
    case Verb::draw_two:
      tell(x.events, What::refreshed, seat);
      t.push(Code::draw, {seat, 2});
      return go_to(x, kEnd);
    case Verb::rest:
      tell(x.events, What::rested, seat);
      t.purity(seat, 1);
      return go_to(x, kEnd);
    case Verb::done: tell(x.events, What::done, seat); return go_to(x, kEnd);
    default: react(t, seat, verb, answer); return go_to(x, kPlay);
  }
}
Next card_done(X x, Table& t) {
  const int dice = x.frame.local[kTurnDice];
  x.frame.local[kTurnDice] = 0;
  // He is rolled for even when his stars have ended the conflict.
  if (dice > 0 && is_alive(x.state, x.state.active)) t.push(Code::roll, {x.state.active, dice});
  return Next::step;
}
// Who goes on playing may step in with the next card.
Next after_card(X x, Table& t) {
  if (!may_go_on(x, t)) return go_to(x, kEnd);
  x.frame.local[kTurnHeard] = 0;
  if (may_play_more(t, x.frame)) open_window(t, Moment::resolved, true, x.state.active);
  return go_to(x, kPlay);
}
Next end_turn(X, Table&) { return Next::done; }

constexpr Row kTurn[] = {{"before tile", live<before_tile>}, {"reveal", live<reveal>},
                         {"resolve", live<resolve>},         {"resolved", live<resolved>},
                         {"activity", live<after_activity>}, {"play", live<play>},
                         {"played", live<played>},           {"card done", live<card_done>},
                         {"after card", live<after_card>},   {"end", live<end_turn>}};

}  // namespace

Procedure<State> turn_steps() { return kTurn; }

// Something has been resolved in this turn: the Ring may be put on (rule 10.2).
bool ring_is_due(const Frame& turn) { return turn.local[kTurnResolved] != 0 || cards_played(turn) > 0; }

int cards_played(const Frame& turn) { return turn.local[kTurnBrown] + turn.local[kTurnGrey]; }

// At most one brown and one grey card; who may play any two does not mind (rules 5.3, 8.3).
bool colour_is_free(const Table& t, const Frame& turn, Colour colour) {
  if (colour != Colour::brown && colour != Colour::grey) return false;
  if (cards_played(turn) >= 2) return false;
  if (t.has(t.s.active, Ability::any_two_cards)) return true;
  return turn.local[colour == Colour::brown ? kTurnBrown : kTurnGrey] == 0;
}

// By what everybody can tell: the hand may hold anything.
bool may_play_more(const Table& t, const Frame& turn) {
  return hand_size(t.s, t.s.active) > 0 &&
         (colour_is_free(t, turn, Colour::brown) || colour_is_free(t, turn, Colour::grey));
}

bool is_wild(const Table& t, int print, int seat) {
  const CardFacts& f = facts_of(print);
  return f.symbol == kStar ||
         (print < kQuest && f.colour == Colour::brown && t.has(seat, Ability::brown_quest_is_star));
}

Next play_card(X x, Table& t, int answer) {
  State& s = x.state;
  const CardId card = card_answer(s, answer, hand_of(s.active));
  if (card == CardId::none) return go_to(x, kPlay);
  const int print = index(s.cards[index(card)].def), symbol = track_answer(answer);
  const CardFacts& f = facts_of(print);
  ++x.frame.local[f.colour == Colour::brown ? kTurnBrown : kTurnGrey];
  if (x.frame.local[kTurnFirst] == 0) x.frame.local[kTurnFirst] = static_cast<std::int16_t>(index(card) + 1);
  t.discard(card, What::played, s.active);
  if (symbol >= 0 && t.is_open(symbol)) {
    x.frame.local[kTurnDice] = static_cast<std::int16_t>(f.dice);
    t.push(Code::move, {symbol, f.symbols, 1, 0, s.active});
  }
  return Next::step;
}

void ask_play(const Table& t, Decision& d) {
  const State& s = t.s;
  const Frame& turn = s.frames.back();
  d.seat = seat_at(s.active);
  for (int i = 0; i < s.cards.size(); ++i) {
    const Card& c = s.cards[i];
    if (c.zone != hand_of(s.active) || c.def == CardDef::hidden) continue;
    const CardFacts& f = facts_of(index(c.def));
    if (!colour_is_free(t, turn, f.colour)) continue;
    bool useful = false;
    for (int symbol = 0; symbol < kSymbols; ++symbol) {
      if (!t.is_open(symbol) || (!is_wild(t, index(c.def), s.active) && symbol != f.symbol)) continue;
      d.options.push_back(card_option(Verb::play, card_at(i), symbol));
      useful = true;
    }
    if (!useful) d.options.push_back(card_option(Verb::play, card_at(i), -1));
  }
  if (cards_played(turn) == 0) {
    if (cards_to_draw(t) > 0) d.options.push_back(option(Verb::draw_two));
    if (s.corruption[at(s.active)] > 0) d.options.push_back(option(Verb::rest));
  }
  d.options.push_back(option(Verb::done));
  offer_reactions(t, s.active, Moment::resolved, ring_is_due(turn), d);
}

int cards_to_draw(const Table& t) {
  int n = count_in(t.s.cards, kDeck);
  for (int i = 0; i < kQuest; ++i) n += t.s.cards[i].zone == kDiscard;
  return n;
}

}  // namespace mathom::lotr_board
