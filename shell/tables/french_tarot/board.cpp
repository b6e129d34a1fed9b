#include "shell/tables/french_tarot/board.h"

namespace mathom::french_tarot {
namespace {

Card face_of(const Event& e) { return e.face == CardDef::hidden ? kNoCard : static_cast<Card>(index(e.face)); }
bool is_seat(int i, int seats) { return i >= 0 && i < seats; }

}  // namespace

void Board::begin_deal(int who, int number) {
  Board fresh(seats);
  fresh.deal = number;
  fresh.dealer = who;
  fresh.bidding = true;
  fresh.totals = totals;
  *this = fresh;
}

void Board::gather() {
  if (trick.empty()) return;
  last_trick = std::move(trick);
  last_winner = winner;
  trick.clear();
  winner = kNoSeat;
}

void Board::move_card(const Event& e) {
  const Card card = face_of(e);
  if (is_seat(e.from, seats)) {
    if (e.from != e.to) --held[at(e.from)];
    if (card != kNoCard && e.from != e.to) hands[at(e.from)].remove(card);
  }
  if (is_seat(e.to, seats) && e.from != e.to) {
    ++held[at(e.to)];
    if (card != kNoCard) hands[at(e.to)].add(card);
  }
}

// The dog, the cards laid aside, and the cards opened at the end.
void Board::lay_aside(const Event& e, Card card) {
  switch (static_cast<What>(e.what)) {
    case What::dog_shown:
      dog.add(card);
      dog_held = 0;
      return;
    case What::dog_taken:
      if (card != kNoCard) dog.remove(card);
      return move_card(e);
    case What::discarded:
      if (card != kNoCard) discard.add(card);
      ++discarded;
      return move_card(e);
    default: (e.from == place(Place::dog) ? dog : discard).add(card); return;
  }
}

void Board::play_card(const Event& e, int who, Card card) {
  if (winner != kNoSeat || static_cast<int>(trick.size()) >= seats) gather();
  playing = true;
  trick.push_back({who, card});
  fallen.add(card);
  played[at(who)].add(card);
  move_card(e);
}

void Board::end_trick(int who) {
  winner = who;
  ++tricks;
  ++tricks_won[at(who)];
  int halves = 0;
  for (const Laid& laid : trick) halves += half_points(laid.card);
  if (halves <= best_half_points) return;
  best_half_points = halves;
  best_trick = trick;
  best_winner = who;
}

void Board::apply(const Event& e) {
  const int who = is_player(e.who) ? index(e.who) : kNoSeat;
  const Card card = face_of(e);
  switch (static_cast<What>(e.what)) {
    case What::dealer: return begin_deal(who, e.amount);
    case What::dealt: dog_held += e.to == place(Place::dog); return move_card(e);
    case What::bid: bids[at(who)] = e.amount; return;
    case What::taker:
      taker = who;
      contract = static_cast<Contract>(e.amount);
      bidding = false;
      return;
    case What::dog_shown:
    case What::dog_taken:
    case What::discarded:
    case What::opened: return lay_aside(e, card);
    case What::called: called = card; return;
    case What::slam_announced: slam = true; return;
    case What::handful:
      handfuls[at(who)] = static_cast<Handful>(e.amount);
      handful_by = who;
      handful_cards = kNone;
      return;
    case What::handful_card: handful_cards.add(card); return;
    case What::played: return play_card(e, who, card);
    case What::partner: partner = who; return;
    case What::alone: alone = true; return;
    case What::trick: return end_trick(who);
    case What::passed_out:
    case What::petit_sec:
    case What::made:
    case What::lost: bidding = playing = false; return;
    case What::total: totals[at(who)] = e.amount; return;
    case What::match_over: over = true; return;
    default: return;
  }
}

int Board::leading() const {
  if (winner != kNoSeat) return winner;
  Laid best;
  Suit led = Suit::none;
  for (const Laid& laid : trick) {
    if (laid.card == kExcuse) continue;
    const Suit suit = suit_of(laid.card);
    if (led == Suit::none) led = suit;
    const bool first = best.card == kNoCard;
    const bool higher = !first && suit == suit_of(best.card) && rank_of(laid.card) > rank_of(best.card);
    const bool trumps = !first && suit == Suit::trumps && suit_of(best.card) != Suit::trumps;
    if (first || higher || trumps) best = laid;
  }
  return best.seat;
}

}  // namespace mathom::french_tarot
