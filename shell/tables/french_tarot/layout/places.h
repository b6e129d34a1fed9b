// Where plates, trick cards and the hand go on a table of any size. Arithmetic only. No card of a trick lies over
// another, and no plate over a card.
#pragma once
#include <array>
#include <vector>

#include "games/french_tarot/cards/cards.h"
#include "games/french_tarot/rules/scoring.h"
#include "shell/tables/common/seat_plate.h"
#include "shell/ui/canvas.h"

namespace mathom::french_tarot {

struct Spot {
  ui::Rect plate;
  ui::Rect card;   // where its card of the trick lies
  float tilt = 0;  // radians
  SpeechSide speech = SpeechSide::above;
  bool fan = false;  // there is room for its cards below the plate
};

struct Spots {
  std::array<Spot, kMostSeats> seat;  // by seat
  ui::Rect middle;                    // room for panels that ask, free of plates
  ui::Rect worth;                     // room for what a hand is worth; empty: above the bids
  float card_width = 0;
};
// `me` sits at the bottom; the next seat in turn sits to the right. While one bids no card lies there: what asks has
// more room, and what is said stands where it covers nothing.
Spots place_seats(const ui::Canvas& c, ui::Rect felt, int seats, int me, bool bidding = false);

// A bid in its row: name above what it means, the dog where there is room, and the coin.
struct BidRow {
  ui::Rect name, note, dog, coin;
};
BidRow bid_row(const ui::Canvas& c, ui::Rect r, bool taken);

struct HandPlaces {
  std::vector<ui::Rect> cards;
  float card_width = 0;
};
float hand_card_width(const ui::Canvas& c, float width, float screen_height);
float hand_rows_height(const ui::Canvas& c, float width, float screen_height, int cards);
// Suits are parted by a small gap where there is room.
HandPlaces place_hand(const ui::Canvas& c, ui::Rect area, float screen_height, const std::vector<Card>& cards);

// Suits in alternating colours, the highest card first; trumps after them, the Excuse last.
std::vector<Card> sorted(CardSet hand);

}  // namespace mathom::french_tarot
