#include "games/lotr_board/brain/features.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace mathom::lotr_board {
namespace {

constexpr int kGaps = 17;  // steps to Sauron, and one more for an absent Hobbit

int gap_of(const Survey& v, int seat) { return is_alive(v.s, seat) ? 1 + std::max(0, v.gap(seat)) : 0; }

void write_hobbit(const Survey& v, int seat, NetInputs& w) {
  const State& s = v.s;
  const bool plays = seat < s.seats, alive = is_alive(s, seat);
  static const Holding kNothing;
  const Holding& h = alive ? v.of(seat) : kNothing;
  w.flag(plays && !alive);
  w.flag(alive && s.bearer == seat);
  w.flag(plays && s.active == seat);
  w.nth(kGaps, gap_of(v, seat));
  w.nth(13, h.cards);
  w.nth(8, h.runes);
  for (const int n : h.symbols) w.nth(7, n);
}

// Writes who bears the Ring, and the other Hobbits in order of their distance from Sauron.
void write_order(const Survey& v, NetInputs& w) {
  const State& s = v.s;
  const bool borne = is_alive(s, s.bearer);
  w.nth(kGaps, gap_of(v, s.bearer));
  w.nth(13, borne ? v.of(s.bearer).cards : 0);
  w.nth(10, borne ? v.of(s.bearer).runes : 0);
  FixedVector<int, kMostSeats> gaps;
  for (int i = 0; i < s.seats; ++i)
    if (is_alive(s, i) && i != s.bearer) gaps.push_back(gap_of(v, i));
  std::sort(gaps.begin(), gaps.end());
  for (int i = 0; i + 1 < kMostSeats; ++i) w.nth(kGaps, i < gaps.size() ? gaps[i] : 0);
}

void write_together(const Survey& v, NetInputs& w) {
  const State& s = v.s;
  int cards = 0, runes = 0, dead = 0, bare = 0;
  std::array<int, kSymbols + 1> symbols{};
  for (int i = 0; i < s.seats; ++i) {
    if (!is_alive(s, i)) {
      ++dead;
      continue;
    }
    const Holding& h = v.of(i);
    cards += h.cards;
    runes += h.runes;
    bare += h.cards < 2;
    for (std::size_t k = 0; k < symbols.size(); ++k) symbols[k] += h.symbols[k];
  }
  w.nth(5, dead);
  w.nth(40, cards);
  w.nth(24, runes);
  w.nth(6, bare);
  for (const int n : symbols) w.nth(20, n);
  for (int i = 0; i < kGandalf; ++i) w.flag((s.gandalf_used >> i & 1) != 0);
}

// Writes which quest and legendary cards are in hands, in the Ring-bearer's hand, in the deck, and next to the board.
void write_cards(const State& s, NetInputs& w) {
  for (int i = 0; i < kFirstTile; ++i) {
    const Card& card = s.cards[i];
    if (card.def == CardDef::hidden) continue;
    const int print = index(card.def), holder = card.zone - kHand;
    if (holder >= 0 && holder < kMostSeats) {
      if (!is_alive(s, holder)) continue;
      w.mark(print);
      if (holder == s.bearer) w.mark(kFirstTile + print);
    } else if (card.zone == kDeck) {
      w.mark(2 * kFirstTile + print);
    } else if (card.zone == kBoard) {
      w.mark(3 * kFirstTile + print);
    }
  }
  w.none(4 * kFirstTile);
}

}  // namespace

void write_features(const Survey& v, NetInputs& out) {
  out.clear();
  out.nth(kMostSeats - 1, v.s.seats - 2);
  out.nth(7, v.s.place);
  out.nth(16, v.s.sauron);
  out.flag(v.s.doom);
  for (int i = 0; i < kMostSeats; ++i) write_hobbit(v, i, out);
  write_order(v, out);
  write_together(v, out);
  write_cards(v.s, out);
  assert(out.written() == kInputs);
}

}  // namespace mathom::lotr_board
