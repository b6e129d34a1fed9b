#include "shell/services/match/remote_review.h"

#include <algorithm>
#include <utility>

#include "ai/review.h"
#include "analysis/analysis.h"
#include "core/hash.h"
#include "core/json.h"

namespace mathom {

std::uint64_t RemoteReview::end_hash() const {
  Hash hash;
  hash.add_text(dump_json(told_.game->save_observation(now_.view.seen)));
  return hash.value();
}

std::vector<Weighable> RemoteReview::weighable(SeatMask seats, std::uint32_t from, std::uint32_t until) const {
  std::vector<Weighable> out;
  const std::uint64_t seed = end_hash();
  for (std::uint32_t ply = from; ply < std::min(until, told_.ply()); ++ply) {
    const ToldMatch::Step& step = told_.steps[ply];
    if (!step.option || !contains(seats, step.by)) continue;
    View then = told_.at(ply).view;
    if (*step.option < then.decision.options.size() && Review::possible(*told_.game, then))
      out.push_back({std::move(then), *step.option, nth_number(seed, ply)});
  }
  return out;
}

Reviewable::Asked RemoteReview::asked_at(std::uint32_t ply) const {
  const Moment then = told_.at(ply);
  Asked out{.prompt = then.prompt, .labels = {}};
  const StatePtr world = world_like(*told_.game, then.view.seen);
  for (const Option& o : then.view.decision.options)
    out.labels.push_back(told_.game->label(*world, then.view.decision, o));
  return out;
}

void RemoteReview::keep_analyses(std::string json) {
  analyses_ = std::move(json);
  ++changes_;
}

bool RemoteReview::fits(const Analysis& analysis) const { return analysis.of == end_hash(); }

}  // namespace mathom
