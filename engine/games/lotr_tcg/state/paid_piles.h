#pragma once
// Which cards of the discard piles a text has brought there by paying for it: what it plays or fetches has to have been
// there before (rule 8.3). Cards lie in a pile in the order in which they came, so that two numbers for each pile say
// it.
#include <algorithm>
#include <array>
#include <cstdint>

#include "games/lotr_tcg/state/piece.h"

namespace mathom::lotr_tcg {

class PaidPiles {
 public:
  // The cost begins to be paid, and has been paid; that many cards lie in the pile of the seat.
  void begin(int seat, int size) { below_[place(seat)] = static_cast<std::uint8_t>(std::min(size, kNotPaid - 1)); }
  void end(int seat, int size) {
    if (below_[place(seat)] != kNotPaid) set_came(seat, std::min(size - below_[place(seat)], kMost));
  }
  // Did the card at that place of the pile come there by paying?
  bool has(int seat, int order) const {
    const int below = below_[place(seat)];
    return below != kNotPaid && order >= below && order < below + came(seat);
  }
  // The card at that place leaves the pile.
  void lose(int seat, int order) {
    std::uint8_t& below = below_[place(seat)];
    if (below == kNotPaid) return;
    if (has(seat, order)) return set_came(seat, came(seat) - 1);
    if (order < below) --below;
  }
  static void fields(auto& p, auto& v) {
    v("below", p.below_);
    v("came", p.came_);
  }

 private:
  static constexpr int kNotPaid = 0xFF, kMost = 0xF;  // no cost discards more
  static constexpr std::size_t place(int seat) { return static_cast<std::size_t>(seat); }
  int came(int seat) const { return came_[place(seat / 2)] >> 4 * (seat % 2) & kMost; }
  void set_came(int seat, int n) {
    std::uint8_t& both = came_[place(seat / 2)];
    const int shift = 4 * (seat % 2);
    both = static_cast<std::uint8_t>((both & ~(kMost << shift)) | n << shift);
  }
  std::array<std::uint8_t, kMostSeats> below_{kNotPaid, kNotPaid, kNotPaid, kNotPaid};  // what lay there before
  std::array<std::uint8_t, kMostSeats / 2> came_{};                                     // four bits for each seat
};

}  // namespace mathom::lotr_tcg
