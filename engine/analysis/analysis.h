#pragma once
// What the answers of a game that is over, or of a part of it, were worth: a judgement of each question that playouts can weigh,
// with JSON to keep it with the game. It holds no words; what it says of an answer it says from what the seat saw then,
// unless all cards were open to it, which it says too.
#include <cstdint>
#include <optional>
#include <vector>

#include "ai/review.h"
#include "analysis/weighable.h"
#include "core/json_fwd.h"
#include "core/problems.h"
#include "session/session.h"

namespace mathom {

struct Analysis {
  std::uint64_t of = 0;  // the hash of the game after its last answer
  Care care;
  bool open = false;                   // with all cards open
  SeatMask seats = kNobody;            // whose answers
  std::vector<Judgement> judged = {};  // in the order of the game
  friend bool operator==(const Analysis&, const Analysis&) = default;
};

// How thoroughly a game is analysed where somebody waits for it.
inline constexpr Care kUsualCare{.playouts = 1200, .worlds = 300, .options = 4};

// Those of the people; of all seats where only bots play.
SeatMask seats_to_analyse(const Seats&);
// Those of one seat, settled.
std::vector<Judgement> of_seat(const Analysis&, SeatId);

// Those that these seats answered, after at least `from` and fewer than `until` other answers. It costs one answer for each of
// these, and a few dozen.
std::vector<Weighable> weighable(const Session&, SeatMask seats, std::uint32_t from, std::uint32_t until);

Json analysis_to_json(const Analysis&);
// Nothing, with problems, when it is not an analysis.
std::optional<Analysis> analysis_from_json(const Json&, Problems&);
// What speaks against its being of this game; none: it fits.
Problems misfits(const Analysis&, const Session&);

}  // namespace mathom
