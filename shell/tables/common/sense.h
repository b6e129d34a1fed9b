// Which answers come to a sensible player's mind first: by the rules of thumb of the game's brain, from what who looks
// may see. It searches nothing. A table puts the best one forward, and draws only what is worth trying in gold.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "rules/decision.h"
#include "shell/tables/seat_view.h"

namespace mathom {

class Sense {
 public:
  // How good an answer looks, next to others of the same question; nothing: it is not worth trying. 0 for all where the
  // game has no opinion.
  std::optional<std::int64_t> of(const SeatView& seat, const Option& o) const;
  // For sorting: what is not worth trying is last.
  std::int64_t rank(const SeatView& seat, const Option& o) const;

 private:
  struct Weighed {
    Option option;
    std::int64_t lead = 0;
  };
  void look(const SeatView& seat) const;

  mutable std::vector<Weighed> tried_;
  mutable std::uint64_t looked_at_ = ~0ull;
  mutable bool has_opinion_ = false;
};

}  // namespace mathom
