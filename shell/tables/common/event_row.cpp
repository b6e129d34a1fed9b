#include "shell/tables/common/event_row.h"

#include <algorithm>

namespace mathom {

namespace {
constexpr float kLag = 0.4f;  // of one flight
constexpr float kLongestRow = 1400;
}  // namespace

bool EventRow::joins(const Event& e, bool in_rows) const {
  return in_rows && row_frame_ == frame_ && !row_.empty() && row_.back().what == e.what;
}

void EventRow::add(const Event& e, bool in_rows) {
  if (!joins(e, in_rows)) row_.clear();
  row_frame_ = frame_;
  row_.push_back(e);
}

float EventRow::motion(const Event& e, bool in_rows, float one) const {
  const auto before = static_cast<float>(joins(e, in_rows) ? row_.size() : 0);
  return std::min(kLongestRow, one * (1 + kLag * before));
}

float EventRow::gone(std::size_t i, float progress) const {
  const float whole = 1 + kLag * static_cast<float>(row_.size() - 1);
  return std::clamp(progress * whole - kLag * static_cast<float>(i), 0.0f, 1.0f);
}

}  // namespace mathom
