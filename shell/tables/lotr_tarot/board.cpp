#include "shell/tables/lotr_tarot/board.h"

namespace mathom::lotr_tarot {
namespace {

Card face_of(const Event& e) { return e.face == CardDef::hidden ? Card::hidden : card_of(index(e.face)); }

}  // namespace

void Board::begin_round(int who, int number) {
  Board fresh(seats);
  fresh.round = number;
  fresh.dealer = who;
  fresh.draw = kDealtCards;
  *this = fresh;
}

void Board::move_card(const Event& e) {
  const Card card = face_of(e);
  if (e.from == place(Place::draw)) --draw;
  if (e.from >= 0 && e.from < seats) {
    --held[at(e.from)];
    if (card != Card::hidden) hands[at(e.from)].erase(index(card));
  }
  if (e.to >= 0 && e.to < seats) {
    ++held[at(e.to)];
    if (card != Card::hidden) hands[at(e.to)].insert(index(card));
  }
}

void Board::apply(const Event& e) {
  const int who = is_player(e.who) ? index(e.who) : -1, whom = is_player(e.whom) ? index(e.whom) : -1;
  const Card card = face_of(e);
  const auto by = static_cast<std::uint8_t>(who < 0 ? kNoSeat : who);
  switch (static_cast<What>(e.what)) {
    case What::round: return begin_round(who, e.amount);
    case What::dealt:
    case What::passed:
    case What::drew:
    case What::replaced: return move_card(e);
    case What::turned_up:
    case What::played:
      move_card(e);
      journey.push_back({card, by});
      declared = Suit::none;
      return;
    case What::ringed:
      move_card(e);
      ring.push_back({card, by});
      return;
    case What::suit_declared: declared = static_cast<Suit>(e.amount); return;
    case What::side_declared:
      (static_cast<Side>(e.amount) == Side::dark ? laid_dark : laid_free).insert(index(card));
      return;
    case What::dark_points: dark_points[at(who)] += e.amount; return;
    case What::point_given: ++dark_points[at(whom)]; return;
    case What::point_taken: --dark_points[at(whom)]; return;
    case What::shown:
      hands_open = true;
      hands[at(who)].insert(index(card));
      return;
    case What::won: over = true; return;
    default: return;
  }
}

}  // namespace mathom::lotr_tarot
