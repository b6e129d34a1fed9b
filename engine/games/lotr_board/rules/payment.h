#pragma once
// What a price still asks for, and what can be given towards it. Pure functions over the State; the procedure that asks
// for it is pay.cpp.
#include "games/lotr_board/state/table.h"
#include "rules/decision.h"

namespace mathom::lotr_board {

// Bits besides effects::By in a payment's second local. kPayHeard: before it must be paid all could step in.
inline constexpr int kByMask = 3, kMustPay = 4, kPayHeard = 8, kTagShift = 4;
// Its locals.
enum PaySlot : std::size_t { kPayCost, kPayHow, kPaySeat, kPayStars, kPayAsked, kPayDeclined, kPaySpared, kPayGollum };

inline effects::By pay_by(const Frame& f) { return static_cast<effects::By>(f.local[kPayHow] & kByMask); }
inline bool pay_must(const Frame& f) { return (f.local[kPayHow] & kMustPay) != 0; }
// It must be paid and will be: at the moment before that, not at the one before it is given up. Everybody can tell.
inline bool pay_is_due(const Frame& f) {
  const bool given_up = f.local[kPaySeat] >= 0 && (f.local[kPayDeclined] >> f.local[kPaySeat] & 1) != 0;
  return pay_must(f) && (f.local[kPayHow] & kPayHeard) != 0 && !given_up;
}
bool is_paid_in_cards(const Frame& pay);  // or symbols, which cards show
inline int pay_tag(const Frame& f) { return f.local[kPayHow] >> kTagShift; }

// What is still missing.
struct Need {
  std::array<int, kSymbols> symbol{};
  int symbols = 0;  // how many in all, after the stars that were laid out
  int star = 0;     // of these, how many only a star can be
  int cards = 0, any_token = 0, runes = 0, named = -1;
  std::array<int, kTokenKinds> token{};
  bool nothing() const {
    return symbols <= 0 && cards <= 0 && any_token <= 0 && runes <= 0 && named < 0 && token[0] <= 0 && token[1] <= 0 &&
           token[2] <= 0;
  }
};
// After what lies pledged. With `hopeful`, as if this seat pledged all it has too.
Need need_of(const Table&, const Frame& pay, int hopeful = -1);
// How many symbols of which kind a card is worth to a seat that discards it (rules 5.5, 8.1).
struct Worth {
  int symbol = -1, n = 0;
};
Worth worth_of(const Table&, int print, int seat);
bool helps(const Table&, const Need&, int print, int seat);

// As far as everybody can tell: by counting cards, tokens and runes.
bool may_afford(const Table&, int cost, effects::By, int seat);
bool may_help(const Table&, const Need&, int seat);
bool may_cover(const Table&, const Need&, SeatMask seats);  // all of it, by these together

// What the seat can lay out now.
void offer_gifts(const Table&, const Frame& pay, int seat, Decision&);

}  // namespace mathom::lotr_board
