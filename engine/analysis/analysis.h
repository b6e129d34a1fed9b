#pragma once
// The analysis of a finished game, or of a part of it: a judgement of each question that playouts can evaluate, with
// JSON to keep it with the game. It holds no words. It judges each answer by what the seat saw then, unless `open` says
// that all cards were open.
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
  bool open = false;                   // reviewed with all cards open
  SeatMask seats = kNobody;            // whose answers were reviewed
  std::vector<Judgement> judged = {};  // in the order of the game
  friend bool operator==(const Analysis&, const Analysis&) = default;
};

// How thorough an analysis is while somebody waits for it.
inline constexpr Care kUsualCare{.playouts = 1200, .worlds = 300, .options = 4};

// Returns the seats of the people; all seats if only bots play.
SeatMask seats_to_analyse(const Seats&);
// Returns the judgements of one seat, settled (ai/review.h).
std::vector<Judgement> of_seat(const Analysis&, SeatId);

// Returns the questions that these seats answered, after at least `from` and fewer than `until` other answers. Takes as
// long as giving that many answers, and a few dozen more.
std::vector<Weighable> weighable(const Session&, SeatMask seats, std::uint32_t from, std::uint32_t until);

Json analysis_to_json(const Analysis&);
// Returns nothing and reports problems if the JSON is not an analysis.
std::optional<Analysis> analysis_from_json(const Json&, Problems&);
// Returns what shows that it belongs to another game; empty if it fits.
Problems misfits(const Analysis&, const Session&);

}  // namespace mathom
