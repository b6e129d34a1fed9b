// The table before the first event: empty, or the table of a lesson.
#include "shell/tables/french_tarot/board.h"

namespace mathom::french_tarot {

Board Board::of_start(const State& s) {
  Board b(s.options.seats);
  if (s.phase == Phase::draw_dealer || s.phase == Phase::deal) return b;
  b.deal = s.deals_begun;
  b.dealer = s.dealer;
  b.bidding = s.phase == Phase::bidding;
  b.playing = s.phase == Phase::play;
  b.hands = s.hands;
  for (std::size_t i = 0; i < b.held.size(); ++i) b.held[i] = s.held[i];
  b.taker = s.facts.taker;
  b.contract = s.facts.contract;
  b.called = s.called;
  b.slam = s.facts.slam_announced;
  b.discard = s.discard;
  b.discarded = s.discarded;
  b.dog_held = b.bidding ? table_size(b.seats).dog : 0;
  b.tricks = s.tricks_done;
  for (std::size_t i = 0; i < static_cast<std::size_t>(s.tricks_done) && i < s.winners.size(); ++i)
    ++b.tricks_won[at(s.winners[i])];
  for (const CardSet& won : s.won) b.fallen = b.fallen | won;
  return b;
}

}  // namespace mathom::french_tarot
