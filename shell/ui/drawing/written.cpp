#include "shell/ui/drawing/written.h"

#include <algorithm>
#include <cmath>

namespace mathom::ui {
namespace {

constexpr int kFirstSide = 512;
constexpr int kRim = 1;  // clear pixels around the ink, so that neighbours do not show

std::string key_of(const SystemWords& words) {
  return std::string{static_cast<char>('0' + static_cast<int>(words.face)), words.right_to_left ? '<' : '>'} +
         std::string(words.text);
}

}  // namespace

void WrittenWords::employ(SystemWriter* writer, int largest_sheet) {
  writer_ = writer;
  largest_ = largest_sheet;
}

const Extent& WrittenWords::extent(const SystemWords& words) {
  std::string key = key_of(words);
  const auto found = extents_.find(key);
  if (found != extents_.end()) return found->second;
  return extents_.emplace(std::move(key), writer_->measure(words)).first->second;
}

const Mark* WrittenWords::mark(const SystemWords& words, float px) {
  std::string key = std::to_string(static_cast<int>(px)) + key_of(words);
  const auto found = marks_.find(key);
  if (found != marks_.end()) return &found->second;
  const Extent& e = extent(words);
  const Vec from{std::floor(-e.left * px) - kRim, std::floor(-e.up * px) - kRim};
  const Vec to{std::ceil(e.right * px) + kRim, std::ceil(e.down * px) + kRim};
  const int width = static_cast<int>(to.x - from.x), height = static_cast<int>(to.y - from.y);
  int x = 0, y = 0;
  if (width <= 2 * kRim || height <= 2 * kRim || !find_room(width, height, x, y)) return nullptr;
  writer_->write(words, px, x, y, width, height, {-from.x, -from.y});
  const float side = static_cast<float>(side_);
  const Vec corner{static_cast<float>(x) / side, static_cast<float>(y) / side};
  const Mark made{corner, corner + Vec{(to.x - from.x) / side, (to.y - from.y) / side}, from, to};
  return &marks_.emplace(std::move(key), made).first->second;
}

bool WrittenWords::find_room(int width, int height, int& x, int& y) {
  if (!sheet_) {
    side_ = std::min(side_ == 0 ? kFirstSide : side_, largest_);
    sheet_ = writer_->new_sheet(side_);
  }
  if (filled_ + width > side_) row_ += row_height_, row_height_ = 0, filled_ = 0;
  if (width > side_ || row_ + height > side_) {
    full_ = full_ || (width <= largest_ && height <= largest_ && (side_ < largest_ || row_ > 0));
    return false;
  }
  x = filled_, y = row_;
  filled_ += width;
  row_height_ = std::max(row_height_, height);
  return true;
}

void WrittenWords::turn_over() {
  side_ = std::min(side_ * 2, largest_);
  forget();
}

void WrittenWords::forget() {
  marks_.clear();
  sheet_ = nullptr;
  row_ = row_height_ = filled_ = 0;
  full_ = false;
}

}  // namespace mathom::ui
