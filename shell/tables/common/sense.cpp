#include "shell/tables/common/sense.h"

#include <algorithm>
#include <limits>

#include "rules/brain.h"

namespace mathom {

void Sense::look(const SeatView& seat) const {
  if (looked_at_ == seat.changes()) return;
  looked_at_ = seat.changes();
  tried_.clear();
  const Brain* brain = seat.game().brain();
  const View& view = seat.view();
  has_opinion_ = brain && view.yours() && view.decision.options.size() > 1;
  if (!has_opinion_) return;
  std::vector<Brain::Considered> considered;
  brain->consider(view.seen, view.decision, considered);
  for (const Brain::Considered& c : considered) tried_.push_back({view.decision.options[c.option], c.lead});
}

std::optional<std::int64_t> Sense::of(const SeatView& seat, const Option& o) const {
  look(seat);
  if (!has_opinion_) return 0;
  const auto it = std::find_if(tried_.begin(), tried_.end(), [&](const Weighed& w) { return w.option == o; });
  return it == tried_.end() ? std::nullopt : std::optional(it->lead);
}

std::int64_t Sense::rank(const SeatView& seat, const Option& o) const {
  return of(seat, o).value_or(-std::numeric_limits<std::int64_t>::max());
}

}  // namespace mathom
