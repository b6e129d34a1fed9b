// What lies on the table as far as it has been shown: the events of one viewer, added up one by one. The State runs
// ahead of the eyes; the board is where the eyes are. It holds nothing that the viewer's events did not tell.
#pragma once
#include <array>
#include <cstddef>
#include <vector>

#include "games/french_tarot/cards/cards.h"
#include "games/french_tarot/options.h"
#include "games/french_tarot/rules/scoring.h"
#include "games/french_tarot/state/events.h"
#include "games/french_tarot/state/state.h"
#include "rules/event.h"

namespace mathom::french_tarot {

struct Laid {
  int seat = kNoSeat;
  Card card = kNoCard;
  friend bool operator==(const Laid&, const Laid&) = default;
};

struct Board {
  explicit Board(int seat_count = 4) : seats(seat_count) {}
  // As it is before the first event: bare, or arranged.
  static Board of_start(const State& start);

  // Adds what the event tells. A finished trick stays until the next card is laid or the next deal begins.
  void apply(const Event& e);
  // The trick is gathered in: it becomes the last trick.
  void gather();

  int seats;
  int deal = 0;
  int dealer = kNoSeat;
  std::array<CardSet, kMostSeats> hands{};               // known to the viewer
  std::array<int, kMostSeats> held{};                    // how many cards in each
  std::array<int, kMostSeats> bids{-1, -1, -1, -1, -1};  // Contract; -1: has not spoken
  int taker = kNoSeat, partner = kNoSeat;
  bool alone = false;
  Contract contract = Contract::none;
  Card called = kNoCard;
  CardSet dog;       // turned up and lying on the table
  int dog_held = 0;  // cards in the closed dog
  CardSet discard;   // known to the viewer
  int discarded = 0;
  bool slam = false;
  std::array<Handful, kMostSeats> handfuls{};
  CardSet handful_cards;  // of the handful that was shown last
  int handful_by = kNoSeat;
  std::vector<Laid> trick;
  int winner = kNoSeat;  // of the trick that lies there, once it is complete
  std::vector<Laid> last_trick;
  int last_winner = kNoSeat;
  int tricks = 0;  // finished in this deal
  std::array<int, kMostSeats> tricks_won{};
  std::array<CardSet, kMostSeats> played{};  // by each seat in this deal
  std::vector<Laid> best_trick;              // the one of this deal with the most points
  int best_winner = kNoSeat, best_half_points = 0;
  CardSet fallen;                        // every card played in this deal
  std::array<int, kMostSeats> totals{};  // half points of the match, as far as they have been counted
  bool bidding = false, playing = false, over = false;

  // The seat whose card would take the trick as it lies; kNoSeat when it is empty.
  int leading() const;
  int trumps_out() const { return (fallen & (kTrumps | kExcuseOnly)).size(); }

 private:
  void begin_deal(int who, int number);
  void move_card(const Event& e);
  void lay_aside(const Event& e, Card card);
  void play_card(const Event& e, int who, Card card);
  void end_trick(int who);
};

}  // namespace mathom::french_tarot
