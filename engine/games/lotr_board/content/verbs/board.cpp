// The board of a conflict: advance {symbol}, stars {n}, next_event, remove_board_cards, lose_game.
#include "games/lotr_board/content/verbs/verbs.h"
#include "games/lotr_board/rules/payment.h"

namespace mathom::lotr_board {
namespace {

// A tile moves the marker of its symbol; without one that can move it is wild for the active player (rule 4.3).
// Where only one can move there is nothing to ask.
Flow advance(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  if (f.local[kStage] == 2 || t.open_tracks() == 0 || t.acting() >= t.s.seats) return Flow::next;
  int symbol = arg(op, 0);
  if (f.local[kStage] == 1) symbol = f.answer.amount;
  if (!t.is_open(symbol) && f.local[kStage] == 0) {
    f.local[kStage] = 1;
    if (t.open_tracks() > 1) return Flow::ask;
    for (symbol = 0; !t.is_open(symbol);) ++symbol;
  }
  f.local[kStage] = 2;
  f.answer = {};
  t.push(Code::move, {symbol, 1, 1, 0, t.acting()});
  return Flow::again;
}
void ask_advance(const Host& h, const Op&, const Frame&, Decision& d) {
  ask_why(d, as_table(h).acting(), Question::wild_tile);
  offer_tracks(as_table(h), d);
}

// As if a card with n stars had been played or discarded (rule 8.6).
bool stars_possible(const Host& h, const Op&, const Frame&) {
  const Table& t = as_table(h);
  if (moment(t) != Moment::payment) return t.open_tracks() > 0 && !t.ended();
  const Frame* pay = t.nearest(Code::pay);
  if (!pay) return false;
  const Need need = need_of(t, *pay);
  return need.symbols > 0 || need.cards > 0;
}
Flow stars(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  if (f.local[kStage] == 2) return Flow::next;
  if (f.local[kStage] == 1) {
    f.local[kStage] = 2;
    t.push(Code::move, {f.answer.amount, arg(op, 0), 1, 0, t.acting()});
    f.answer = {};
    return Flow::again;
  }
  if (moment(t) == Moment::payment) {
    if (Frame* pay = t.nearest(Code::pay)) pay->local[kPayStars] = small(pay->local[kPayStars] + arg(op, 0));
    return Flow::next;
  }
  if (t.open_tracks() == 0) return Flow::next;
  f.local[kStage] = 1;
  return Flow::ask;
}
void ask_stars(const Host& h, const Op&, const Frame&, Decision& d) {
  ask_why(d, as_table(h).acting(), Question::stars_track);
  offer_tracks(as_table(h), d);
}

Flow next_event(Host& h, const Op&, Frame& f) {
  if (f.local[kStage] != 0) return Flow::next;
  f.local[kStage] = 1;
  as_table(h).push(Code::event);
  return Flow::again;
}

Flow remove_board_cards(Host& h, const Op&, Frame&) {
  Table& t = as_table(h);
  const CardSet left = t.lying_in(kBoard);
  left.for_each([&](int card) { t.move(card_at(card), kBox, kEveryone); });
  tell(t.events, What::cards_gone, -1, left.count());
  return Flow::next;
}

Flow lose_game(Host& h, const Op&, Frame&) {
  as_table(h).end_game(Result::ring_is_mine);
  return Flow::next;
}

}  // namespace

bool is_walked(const Host& h, int symbol, int upto) {
  const Table& t = as_table(h);
  if (symbol < 0 || symbol >= kSymbols || t.track_length(symbol) == 0) return false;
  return t.s.track[at(symbol)] >= (upto < 0 ? t.track_length(symbol) : upto);
}

Verbs board_verbs() {
  return {{"advance", {{"symbol", Param::Kind::name, true, 0, &symbol_names()}}, always, advance, ask_advance},
          {"stars", {number_param()}, stars_possible, stars, ask_stars},
          {"next_event", {}, always, next_event},
          {"remove_board_cards", {}, always, remove_board_cards},
          {"lose_game", {}, always, lose_game}};
}

}  // namespace mathom::lotr_board
