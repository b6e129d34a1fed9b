#include "shell/tables/lotr_board/board.h"

#include "games/lotr_board/content/content.h"

namespace mathom::lotr_board {

Board::Board(const State& start)
    : seats(start.seats),
      place(start.place),
      event(start.event),
      sauron(start.sauron),
      bearer(start.bearer),
      active(start.active),
      alive(start.alive),
      doom(start.doom),
      result(start.result) {
  if (const CardId now = top_of(start.cards, kTileNow); now != CardId::none) tile = index(start.cards[index(now)].def);
  for (int i = 0; i < kSymbols; ++i) track[at(i)] = start.track[at(i)];
  for (int i = 0; i < kMostSeats; ++i) corruption[at(i)] = start.corruption[at(i)];
}

void Board::apply(const Event& e) {
  const int who = is_player(e.who) ? index(e.who) : 0;
  switch (static_cast<What>(e.what)) {
    case What::place:
      place = e.amount - 1;
      action = tile = face = -1;
      event = 0;
      track = {};
      // At a haven the Ring-bearer acts.
      if (content().places[at(place)].haven) active = bearer;
      return;
    case What::action:
      action = e.amount % 10;
      active = bearer;
      return;
    case What::turn:
      active = who;
      tile = face = -1;
      return;
    case What::tile: tile = index(e.face); return;
    case What::event: event = e.amount % 10 + 1; return;
    case What::advanced: track[at(e.amount / 100)] = e.amount % 100; return;
    case What::sauron: sauron = e.amount; return;
    case What::corrupt:
    case What::purity: corruption[at(who)] = e.amount; return;
    case What::eliminated: alive &= ~(1u << who); return;
    case What::rolled: face = e.amount; return;
    case What::bearer: bearer = who; return;
    case What::doom: doom = true; return;
    case What::destroyed: result = Result::destroyed; return;
    case What::lost: result = static_cast<Result>(e.amount); return;
    default: return;
  }
}

}  // namespace mathom::lotr_board
