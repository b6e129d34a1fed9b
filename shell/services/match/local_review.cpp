#include "shell/services/match/local_review.h"

#include <utility>

#include "analysis/analysis.h"

namespace mathom {

SeatMask LocalReview::analysable() const { return seats_to_analyse(session_.seats()); }

std::vector<Weighable> LocalReview::weighable(SeatMask seats, std::uint32_t from, std::uint32_t until) const {
  return mathom::weighable(session_, seats, from, until);
}

Reviewable::Asked LocalReview::asked_at(std::uint32_t ply) const {
  const Game& game = session_.game();
  const StatePtr then = session_.truth_at(ply);
  Decision d;
  game.decision(*then, d);
  Asked out{.prompt = game.prompt(*then, d), .labels = {}};
  for (const Option& o : d.options) out.labels.push_back(game.label(*then, d, o));
  return out;
}

void LocalReview::keep_analyses(std::string json) {
  session_.keep_analyses(std::move(json));
  ++changes_;
}

bool LocalReview::fits(const Analysis& analysis) const { return misfits(analysis, session_).empty(); }

}  // namespace mathom
