#include "games/lotr_board/rules/asks.h"

#include <algorithm>

#include "effects/run/options.h"
#include "effects/verbs.h"
#include "games/lotr_board/rules/descent.h"
#include "games/lotr_board/rules/payment.h"
#include "games/lotr_board/rules/play.h"

namespace mathom::lotr_board {
namespace {

bool asks_for(const CardFacts& f, int asked_for) { return (f.asks >> asked_for & 1) != 0; }
bool fits_conflict_end(const CardFacts& f) { return (f.when >> static_cast<int>(Moment::conflict_end) & 1) != 0; }

const Face* rolled_face(const Table& t) {
  const Frame* roll = t.nearest(Code::roll);
  return roll ? &content().faces[at(std::clamp<int>(roll->local[kRollFace], 0, 5))] : nullptr;
}
bool face_does_something(const Table& t) {
  const Face* face = rolled_face(t);
  return face && t.code().ops[at(face->program)].verb != effects::kEnd;
}
// Whoever can pay the price chooses among few cards: whoever cannot is ruined, and that has its own moment; out of many
// two are lost that nobody will miss.
bool die_takes_cards(const Table& t) {
  constexpr int kFew = 2;
  const Face* face = rolled_face(t);
  if (!face || !face->takes_cards) return false;
  const int who = t.nearest(Code::roll)->local[kRollWho], hand = t.size(hand_of(who));
  const int price = t.has(who, Ability::die_harms_by_one) ? 1 : face->symbols;
  return hand >= price && hand <= price + kFew;
}
bool asks_rolled(const Table& t, const CardFacts& f) {
  const Face* face = rolled_face(t);
  if (asks_for(f, static_cast<int>(Moment::rolled)) && face_does_something(t)) return true;
  if (asks_for(f, kHarmfulRoll) && face_does_something(t) && !face->takes_cards) return true;
  return asks_for(f, kCardsTaken) && die_takes_cards(t);
}
// Does anything come of it when it is not paid? The operation that asks for the price says so, and ruin always does.
bool unpaid_does_something(const Table& t, const Frame& pay) {
  const auto below = static_cast<int>(&pay - &t.s.frames[0]) - 1;
  const effects::Op* op = below >= 0 ? effects::op_of(t.code(), t.s.frames[below]) : nullptr;
  if (pay_must(pay) || !op) return true;
  const std::string_view word = t.language().verb(op->verb).word;
  const int otherwise = word == "pay_or" ? effects::arg(*op, 5) : word == "reveal_match" ? effects::arg(*op, 3) : -1;
  return otherwise < 0 || t.code().ops[at(otherwise)].verb != effects::kEnd;
}
bool asks_unpaid(const Table& t, const CardFacts& f) {
  const Frame* pay = t.nearest(Code::pay);
  if (!pay) return false;
  if (pay_is_due(*pay)) return asks_for(f, kCardsTaken);
  if (asks_for(f, static_cast<int>(Moment::payment))) return true;
  if (asks_for(f, kCardPrice) && is_paid_in_cards(*pay)) return true;
  return asks_for(f, kHarmfulPrice) && unpaid_does_something(t, *pay);
}
// How far the main marker is from its end; 0: it is there.
int main_left(const Table& t) {
  const int main = t.in_conflict() ? t.place().main : -1;
  return main >= 0 && t.is_open(main) ? t.track_length(main) - t.s.track[at(main)] : 0;
}
bool end_is_within(const Table& t, int spaces) {
  const int left = main_left(t);
  return left > 0 && left <= spaces;
}

// Somebody is short of Life tokens.
bool descent_harms(const Table& t) {
  for (int seat = 0; seat < t.s.seats; ++seat)
    if (is_alive(t.s, seat) && (t.s.spared >> seat & 1) == 0 && missing_tokens(t, seat) > 0) return true;
  return false;
}

bool tile_harms(const Table& t) {
  const CardId tile = t.top(kTileNow);
  return tile != CardId::none && facts_of(index(t.s.cards[index(tile)].def)).harm;
}
// What ends the main track before a tile spares what the tile does; where the end destroys the Ring it does so when the
// tile lies open too, and that can wait until then.
bool asks_before_tile(const Table& t, const CardFacts& f) {
  return asks_for(f, kEndAtHand) && end_is_within(t, kSpacesAtHand) && !t.place().destroys_ring;
}
// A player who is about to play cards holds fewer than a hand is filled up to.
bool wants_cards(const Table& t) {
  constexpr int kFullHand = 6;
  return t.size(hand_of(t.s.active)) < kFullHand;
}
// After a tile or card: what may be used until the end of the conflict can wait for the moments that it names; what may
// not is asked for a last time when the last card of the conflict has been resolved.
bool asks_after(const Table& t, const CardFacts& f, const Frame* turn) {
  if (t.s.main_done) return !fits_conflict_end(f);
  if (asks_for(f, kEndAtHand) && end_is_within(t, kSpacesAtHand)) return true;
  if (!turn) return false;
  if (cards_played(*turn) == 0) return asks_for(f, kEndNear) && end_is_within(t, kSpacesNear) && wants_cards(t);
  return asks_for(f, kLastCard) && end_is_within(t, kSpacesNear) && !may_play_more(t, *turn);
}

}  // namespace

bool asks_now(const Table& t, const CardFacts& f, Moment m) {
  if (m == Moment::rolled) return asks_rolled(t, f);
  if (m == Moment::payment) return asks_unpaid(t, f);
  if (asks_for(f, static_cast<int>(m))) return true;
  switch (m) {
    case Moment::before_tile: return asks_before_tile(t, f);
    case Moment::tile_shown: return asks_for(f, kHarmfulTile) && tile_harms(t);
    case Moment::conflict_end: return asks_for(f, kHarmfulDescent) && descent_harms(t);
    case Moment::resolved: return asks_after(t, f, t.nearest(Code::turn));
    default: return false;
  }
}

// The Ring-bearer is asked at each tile; otherwise where the Ring might carry the main marker to its end, before more
// tiles are revealed, or so near to it that the cards that another may still play do the rest.
bool ring_asks_now(const Table& t, Moment m) {
  constexpr int kUsualCard = 2;  // spaces
  const int left = main_left(t), reach = content().ring_reach;
  if (m == Moment::tile_shown || (left > 0 && left <= reach)) return true;
  const Frame* turn = t.nearest(Code::turn);
  if (m != Moment::resolved || left == 0 || !turn || !may_play_more(t, *turn)) return false;
  const int to_come = std::min(2 - cards_played(*turn), t.size(hand_of(t.s.active)));
  return left <= reach + kUsualCard * to_come;
}

}  // namespace mathom::lotr_board
