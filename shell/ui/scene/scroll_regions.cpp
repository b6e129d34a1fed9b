#include "shell/ui/scene/scroll_regions.h"

#include <algorithm>
#include <cmath>

namespace mathom::ui {

namespace {
constexpr double kGlideStop = 12;   // pixels a second: slower than this a scroll rests
constexpr double kGlideHalf = 140;  // milliseconds in which a scroll loses half of its speed
constexpr double kGlideStep = 50;   // milliseconds that a slow frame counts at most
constexpr float kAtItsEnd = 0.5f;   // pixels that a region has left at its end
}  // namespace

void ScrollRegions::begin(const FrameInfo& frame) {
  passed_ = frames_ ? frame.now - now_ : 0;
  now_ = frame.now;
  still_ = frame.reduced_motion;
  ++frames_;
  open_.clear();
}

void ScrollRegions::end() {
  std::erase_if(regions_, [&](const auto& one) { return one.second.seen != frames_; });
}

const ScrollRegion& ScrollRegions::open(const ScrollRegion& shown, bool held, NextFrame& next) {
  ScrollRegion& region = regions_[shown.id];
  region.id = shown.id;
  region.view = shown.view;
  region.layer = shown.layer;
  region.place = shown.place;
  region.stick = shown.stick;
  region.seen = frames_;
  if (!held) glide(region, next);
  open_ = shown.id;
  return region;
}

const ScrollRegion& ScrollRegions::close(float content_height, NextFrame& next) {
  ScrollRegion& region = regions_[open_];
  if (content_height != region.content) {
    region.content = content_height;
    if (region.stick && region.at_end && region.offset != region.limit()) next.want();
  }
  if (region.stick && region.at_end) region.offset = region.limit();
  if (region.offset > region.limit()) {
    region.offset = region.limit();
    next.want();
  }
  open_.clear();
  return region;
}

int ScrollRegions::open_place() const { return is_open() ? static_cast<int>(regions_.at(open_).place) : -1; }

void ScrollRegions::scroll_to(std::string_view id, float offset, NextFrame& next) {
  ScrollRegion* region = find(id);
  if (!region) return;
  region->offset = std::clamp(offset, 0.0f, region->limit());
  region->at_end = region->offset >= region->limit() - 1;
  region->velocity = 0;
  next.want();
}

void ScrollRegions::show(std::string_view id, const Rect& rect, NextFrame& next) {
  const ScrollRegion* region = find(id);
  if (!region) return;
  const float top = rect.y - region->view.y, bottom = rect.bottom() - region->view.bottom();
  if (top < 0)
    scroll_to(id, region->offset + top - 8, next);
  else if (bottom > 0)
    scroll_to(id, region->offset + std::min(bottom + 8, top), next);
}

ScrollRegion* ScrollRegions::find(std::string_view id) {
  const auto found = regions_.find(std::string(id));
  return found == regions_.end() ? nullptr : &found->second;
}

ScrollRegion* ScrollRegions::at(Point at, int layer) {
  for (auto& [id, region] : regions_)
    if (region.layer == layer && region.limit() > 0 && region.view.contains(at)) return &region;
  return nullptr;
}

ScrollRegion* ScrollRegions::largest(int layer) {
  const auto size = [](const ScrollRegion& region) { return region.view.w * region.view.h; };
  ScrollRegion* best = nullptr;
  for (auto& [id, region] : regions_)
    if (region.layer == layer && (!best || size(region) > size(*best))) best = &region;
  return best;
}

bool ScrollRegions::scrolls(Point at, float by, int layer) const {
  return std::ranges::any_of(regions_, [&](const auto& one) {
    const ScrollRegion& region = one.second;
    const float left = by < 0 ? region.offset : by > 0 ? region.limit() - region.offset : 0;
    return region.layer == layer && left > kAtItsEnd && region.view.contains(at);
  });
}

void ScrollRegions::glide(ScrollRegion& region, NextFrame& next) const {
  if (region.velocity == 0) return;
  const double dt = std::min(kGlideStep, passed_);
  region.offset += region.velocity * static_cast<float>(dt / 1000);
  region.velocity *= static_cast<float>(std::pow(0.5, dt / kGlideHalf));
  const float kept = std::clamp(region.offset, 0.0f, region.limit());
  if (kept != region.offset || std::abs(region.velocity) < kGlideStop || still_) region.velocity = 0;
  region.offset = kept;
  region.at_end = region.offset >= region.limit() - 1;
  if (region.velocity != 0) next.want();
}

}  // namespace mathom::ui
