// Hobbits and Sauron on the corruption line, and what becomes of those who meet (rules 7.1 to 7.5).
#include <algorithm>

#include "games/lotr_board/state/table.h"
#include "games/lotr_board/words/words.h"

namespace mathom::lotr_board {

namespace {

// A move on the corruption line says what caused it.
void tell_move(const Table& t, What what, int who, int where) {
  if (t.events == nullptr) return;
  t.events->emit({.what = mathom::lotr_board::code(what),
                  .who = who < 0 ? SeatId::none : seat_at(who),
                  .to = static_cast<std::int16_t>(cause_of(t.s)),
                  .amount = where});
}

}  // namespace

void Table::end_game(Result result) {
  if (over(s)) return;
  s.result = result;
  tell(events, What::lost, -1, static_cast<int>(result));
}

void Table::corrupt(int seat, int n) {
  if (!is_alive(s, seat) || over(s) || n <= 0) return;
  s.corruption[at(seat)] = static_cast<std::uint8_t>(std::min(s.corruption[at(seat)] + n, content().corruption_last));
  tell_move(*this, What::corrupt, seat, s.corruption[at(seat)]);
  if (s.corruption[at(seat)] >= s.sauron) eliminate(seat, true, false);
}

void Table::purity(int seat, int n) {
  if (!is_alive(s, seat) || over(s) || s.corruption[at(seat)] == 0) return;
  s.corruption[at(seat)] = static_cast<std::uint8_t>(std::max(0, s.corruption[at(seat)] - n));
  tell_move(*this, What::purity, seat, s.corruption[at(seat)]);
}

// One step may take several Hobbits: they fall clockwise from whoever is active, the Ring-bearer last, as the game ends
// with that (ruling R1).
void Table::sauron(int n) {
  if (over(s)) return;
  s.sauron = static_cast<std::uint8_t>(std::max(0, s.sauron - n));
  tell_move(*this, What::sauron, -1, s.sauron);
  const int first = s.active;
  const auto reach = [&](int seat) {
    if (is_alive(s, seat) && s.corruption[at(seat)] >= s.sauron) eliminate(seat, true, false);
  };
  for (int i = 0; i < s.seats; ++i)
    if ((first + i) % s.seats != s.bearer) reach((first + i) % s.seats);
  reach(s.bearer);
}

void Table::eliminate(int seat, bool by_sauron, bool loses_runes) {
  const int ring_tokens = s.tokens[at(seat)][kRingToken] + s.pledged_tokens[at(seat)][kRingToken];
  s.alive = static_cast<std::uint8_t>(s.alive & ~(1 << seat));
  tell(events, What::eliminated, seat);
  for (const std::uint8_t zone : {hand_of(seat), pledge_of(seat)})
    for (CardId c = top(zone); c != CardId::none; c = top(zone)) discard(c, What::discarded, seat);
  s.tokens[at(seat)] = {};
  s.pledged_tokens[at(seat)] = {};
  s.pledged_runes[at(seat)] = 0;
  if (loses_runes) {
    s.runes[at(seat)] = 0;
    for (CardId c = top(gold_of(seat)); c != CardId::none; c = top(gold_of(seat))) {
      move(c, kGoldSpent, kEveryone);
      tell_card(events, What::change, seat, {c, s.cards[index(c)].def, gold_of(seat), kGoldSpent});
    }
  }
  if (s.doom || seat != s.bearer) return;
  if (s.pass_the_ring && !by_sauron && s.alive != 0) {
    s.bearer = static_cast<std::uint8_t>(next_alive(seat));
    tell(events, What::bearer, s.bearer);
    return;
  }
  const bool betrays = s.competitive && by_sauron && ring_tokens >= 3;
  end_game(betrays ? Result::betrayed : Result::bearer_lost);
}

}  // namespace mathom::lotr_board
