// What lies on the table as far as it has been shown: the events of one viewer, added up one by one. The State runs
// ahead of the eyes; the board is where the eyes are. It holds nothing that the viewer's events did not tell.
#pragma once
#include <array>
#include <vector>

#include "games/lotr_tarot/state/events.h"
#include "games/lotr_tarot/state/state.h"
#include "rules/event.h"

namespace mathom::lotr_tarot {

struct Board {
  explicit Board(int seat_count = 4) : seats(seat_count) {}
  // As it is before the first event: bare, or arranged.
  static Board of_start(const State& start);
  void apply(const Event& e);

  Card top() const { return journey.empty() ? Card::hidden : journey.back().card; }
  int bearer() const { return ring.empty() ? -1 : ring.back().by; }

  int seats;
  int round = 0;  // from 1
  int dealer = -1;
  std::array<CardSet, kMostSeats> hands{};  // known to the viewer
  std::array<int, kMostSeats> held{};
  std::array<int, kMostSeats> dark_points{};
  std::vector<Laid> journey, ring;
  CardSet laid_dark, laid_free;  // neutral cards on the table, as they were declared
  Suit declared = Suit::none;
  int draw = 0;
  bool hands_open = false, over = false;

 private:
  void begin_round(int who, int number);
  void move_card(const Event& e);
};

}  // namespace mathom::lotr_tarot
