// The table before the first event: empty, or the table of a lesson.
#include "shell/tables/lotr_tarot/board.h"

namespace mathom::lotr_tarot {

Board Board::of_start(const State& s) {
  Board b(s.seats);
  if (s.phase == Phase::draw_dealer || s.phase == Phase::deal) return b;
  b.round = s.round + 1;
  b.dealer = s.dealer;
  b.hands = s.hands;
  for (std::size_t i = 0; i < b.held.size(); ++i) b.held[i] = s.held[i], b.dark_points[i] = s.dark_points[i];
  for (const Laid& l : s.journey) b.journey.push_back(l);
  for (const Laid& l : s.ring) b.ring.push_back(l);
  for (const auto* pile : {&b.journey, &b.ring})
    for (const Laid& l : *pile)
      if (printed_side(s, l.card) == Side::neutral)
        (laid_side(s, l.card) == Side::dark ? b.laid_dark : b.laid_free).insert(index(l.card));
  b.declared = s.declared;
  b.draw = static_cast<int>(s.draw.size());
  return b;
}

}  // namespace mathom::lotr_tarot
