// A turn: Story tiles until an activity appears, then cards or a rest (rule 5).
#include "games/lotr_board/rules/play.h"
#include "games/lotr_board/state/phases.h"

namespace mathom::lotr_board {
namespace {

Do before_tile, reveal, resolve, resolved, after_activity, play, played, card_done, after_card, end_turn;
constexpr auto kTurn = steps<Table>({{"before tile", before_tile},
                                     {"reveal", reveal, waits_for(Code::window)},
                                     {"resolve", resolve, waits_for(Code::window)},
                                     {"resolved", resolved, waits_for(Code::program)},
                                     {"activity", after_activity},
                                     {"play", play, waits_for(Code::window, Code::program, Code::gandalf, Code::ring)},
                                     {"played", played, kAsked},
                                     {"card done", card_done, waits_for(Code::move)},
                                     {"after card", after_card, waits_for(Code::roll)},
                                     {"end", end_turn, waits_for(Code::draw)}});

Next before_tile(Frame& f, Table& t) {
  if (f.local[kTurnResolved] == 0) {
    t.s.quiet = 0;
    tell(t.events, What::turn, t.s.active);
  }
  open_window(t, Moment::before_tile, ring_is_due(f));
  return Next::step;
}
Next reveal(Frame& f, Table& t) {
  State& s = t.s;
  if (t.ended() || !is_alive(s, s.active)) return go_to(f, kTurn["end"]);
  const CardId tile = t.top(kTileStack);
  // With the main track walked to its end the active Hobbit only finishes the turn (ruling R4).
  if (f.local[kTurnSkip] != 0 || s.main_done || tile == CardId::none) return go_to(f, kTurn["play"]);
  t.move(tile, kTileNow, kEveryone);
  tell_card(t.events, What::tile, s.active, {tile, s.cards[index(tile)].def, kTileStack, kTileNow});
  open_window(t, Moment::tile_shown, true);
  return Next::step;
}
Next resolve(Frame& f, Table& t) {
  const CardId tile = t.top(kTileNow);
  if (tile == CardId::none) return go_to(f, kTurn["end"]);
  // The Ring may have ended the conflict between the tile and what it does.
  if (t.ended()) return Next::step;
  if (f.local[kTurnIgnore] != 0)
    tell(t.events, What::tile_ignored);
  else
    t.call(facts_of(index(t.s.cards[index(tile)].def)).program, SeatId::none, SeatId::none);
  return Next::step;
}
Next resolved(Frame& f, Table& t) {
  State& s = t.s;
  const CardId tile = t.top(kTileNow);
  const bool activity = tile != CardId::none && facts_of(index(s.cards[index(tile)].def)).ends_reveal;
  if (tile != CardId::none) t.move(tile, kTilesDone, kEveryone);
  f.local[kTurnIgnore] = 0;
  f.local[kTurnResolved] = 1;
  if (t.ended() || !is_alive(s, s.active)) return go_to(f, kTurn["end"]);
  if (!activity && !s.main_done) return go_to(f, kTurn["before tile"]);
  return Next::step;
}
Next after_activity(Frame&, Table& t) {
  open_window(t, Moment::resolved, true, t.s.active);
  return Next::step;
}

bool may_go_on(const Table& t) { return !t.ended() && is_alive(t.s, t.s.active); }
Next play(Frame& f, Table& t) {
  if (!may_go_on(t)) return go_to(f, kTurn["end"]);
  if (cards_played(f) == 0 || may_play_more(t, f)) return Next::ask;
  if (f.local[kTurnHeard] != 0) return go_to(f, kTurn["end"]);
  // Nothing more can be played, and so the active Hobbit is asked with all others what they make of the last card.
  f.local[kTurnHeard] = 1;
  open_window(t, Moment::resolved, true);
  return Next::again;
}
Next played(Frame& f, Table& t) {
  State& s = t.s;
  const Answer answer = take(f);
  const int seat = s.active;
  switch (verb_of(answer)) {
    case Verb::play: return play_card(f, t, answer);
    case Verb::draw_two:
      tell(t.events, What::refreshed, seat);
      t.push(Code::draw, {seat, 2});
      return go_to(f, kTurn["end"]);
    case Verb::rest:
      tell(t.events, What::rested, seat);
      t.purity(seat, 1);
      return go_to(f, kTurn["end"]);
    case Verb::done: tell(t.events, What::done, seat); return go_to(f, kTurn["end"]);
    default: react(t, seat, answer); return go_to(f, kTurn["play"]);
  }
}
Next card_done(Frame& f, Table& t) {
  const int dice = f.local[kTurnDice];
  f.local[kTurnDice] = 0;
  // The die is rolled even when the stars have ended the conflict.
  if (dice > 0 && is_alive(t.s, t.s.active)) t.push(Code::roll, {t.s.active, dice});
  return Next::step;
}
// Who goes on playing may step in with the next card.
Next after_card(Frame& f, Table& t) {
  if (!may_go_on(t)) return go_to(f, kTurn["end"]);
  f.local[kTurnHeard] = 0;
  if (may_play_more(t, f)) open_window(t, Moment::resolved, true, t.s.active);
  return go_to(f, kTurn["play"]);
}
Next end_turn(Frame&, Table&) { return Next::done; }

}  // namespace

Procedure<Table> turn_procedure() { return procedure("turn", kTurn); }

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
  return t.size(hand_of(t.s.active)) > 0 &&
         (colour_is_free(t, turn, Colour::brown) || colour_is_free(t, turn, Colour::grey));
}

bool is_wild(const Table& t, int print, int seat) {
  const CardFacts& f = facts_of(print);
  return f.symbol == kStar ||
         (print < kQuest && f.colour == Colour::brown && t.has(seat, Ability::brown_quest_is_star));
}

Next play_card(Frame& f, Table& t, const Answer& answer) {
  State& s = t.s;
  const CardId card = card_answer(s, answer.subject, hand_of(s.active));
  if (card == CardId::none) return go_to(f, kTurn["play"]);
  const int print = index(s.cards[index(card)].def), symbol = answer.amount;
  const CardFacts& card_facts = facts_of(print);
  ++f.local[card_facts.colour == Colour::brown ? kTurnBrown : kTurnGrey];
  if (f.local[kTurnFirst] == 0) f.local[kTurnFirst] = static_cast<std::int16_t>(index(card) + 1);
  t.discard(card, What::played, s.active);
  if (symbol >= 0 && t.is_open(symbol)) {
    f.local[kTurnDice] = static_cast<std::int16_t>(card_facts.dice);
    t.push(Code::move, {symbol, card_facts.symbols, 1, 0, s.active});
  }
  return Next::step;
}

// Where a card of the hand may be played: to each track that it moves along, or to no effect.
static void offer_card(const Table& t, const Frame& turn, int card, Decision& d) {
  const CardDef def = t.s.cards[card].def;
  if (def == CardDef::hidden) return;
  const CardFacts& f = facts_of(index(def));
  if (!colour_is_free(t, turn, f.colour)) return;
  const bool wild = is_wild(t, index(def), t.s.active);
  bool useful = false;
  for (int symbol = 0; symbol < kSymbols; ++symbol) {
    if (!t.is_open(symbol) || (!wild && symbol != f.symbol)) continue;
    d.options.push_back(card_option(Verb::play, card_at(card), symbol));
    useful = true;
  }
  if (!useful) d.options.push_back(card_option(Verb::play, card_at(card), -1));
}

void ask_play(const Table& t, Decision& d) {
  const State& s = t.s;
  const Frame& turn = s.frames.back();
  d.seat = seat_at(s.active);
  t.lying_in(hand_of(s.active)).for_each([&](int card) { offer_card(t, turn, card, d); });
  if (cards_played(turn) == 0) {
    if (cards_to_draw(t) > 0) d.options.push_back(option(Verb::draw_two));
    if (s.corruption[at(s.active)] > 0) d.options.push_back(option(Verb::rest));
  }
  d.options.push_back(option(Verb::done));
  offer_reactions(t, s.active, Moment::resolved, ring_is_due(turn), d);
}

int cards_to_draw(const Table& t) { return t.size(kDeck) + (t.lying_in(kDiscard) & kQuestCards).count(); }

}  // namespace mathom::lotr_board
