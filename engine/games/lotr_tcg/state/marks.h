#pragma once
// The marks of cards (Mark): one card's, and which cards have any. TableMoves keeps those (TableMoves::mark).
#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "games/lotr_tcg/state/state.h"

namespace mathom::lotr_tcg {

inline bool marked(const State& s, int card, Mark m) { return (s.pieces[card].marks & m) != 0; }
inline void mark(State& s, int card, Mark m) {
  s.pieces[card].marks = static_cast<std::uint8_t>(s.pieces[card].marks | m);
}
inline void unmark(State& s, int card, int marks) {
  s.pieces[card].marks = static_cast<std::uint8_t>(s.pieces[card].marks & ~marks);
}

// Pieces as the numbers that their four bytes are, some at a time.
using SomePieces = std::array<std::uint32_t, 16>;
inline constexpr int kTogether = static_cast<int>(SomePieces{}.size());
// One with nothing but those marks.
inline std::uint32_t bits_of_marks(int marks) {
  Piece only, none;
  only.marks = static_cast<std::uint8_t>(marks);
  return std::bit_cast<std::uint32_t>(only) ^ std::bit_cast<std::uint32_t>(none);
}
// The first card from that one on that has any; -1: none has.
inline int first_marked(const State& s, int from) {
  const std::uint32_t asked = bits_of_marks(0xFF);
  for (int card = from; card < s.pieces.size();) {
    if (card + kTogether <= s.pieces.size()) {
      SomePieces some;
      std::memcpy(some.data(), &s.pieces[card], sizeof some);
      std::uint32_t any = 0;
      for (const std::uint32_t piece : some) any |= piece;
      if ((any & asked) == 0) {
        card += kTogether;
        continue;
      }
    }
    for (const int end = std::min(card + kTogether, s.pieces.size()); card < end; ++card)
      if (s.pieces[card].marks != 0) return card;
  }
  return -1;
}

}  // namespace mathom::lotr_tcg
