#pragma once
// The things that a filter means, in the table's order. A few fit without memory of their own, so that rules in a
// search do not allocate.
#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace mathom::effects {

class Things {
 public:
  void push_back(int thing) {
    if (n_ == kFew && more_.empty()) more_.assign(few_.begin(), few_.end());
    if (n_ < kFew)
      few_[n_] = static_cast<std::int16_t>(thing);
    else
      more_.push_back(static_cast<std::int16_t>(thing));
    ++n_;
  }
  void clear() {
    n_ = 0;
    more_.clear();
  }
  std::size_t size() const { return n_; }
  int count() const { return static_cast<int>(n_); }
  bool empty() const { return n_ == 0; }
  int operator[](std::size_t i) const { return begin()[i]; }
  int front() const { return *begin(); }
  std::int16_t* begin() { return more_.empty() ? few_.data() : more_.data(); }
  std::int16_t* end() { return begin() + n_; }
  const std::int16_t* begin() const { return more_.empty() ? few_.data() : more_.data(); }
  const std::int16_t* end() const { return begin() + n_; }

  // Removes the things for which out(thing) is true.
  template <class F>
  void erase_if(F out) {
    const auto left = static_cast<std::size_t>(std::remove_if(begin(), end(), out) - begin());
    if (left <= kFew && !more_.empty()) {
      std::copy_n(more_.begin(), left, few_.begin());
      more_.clear();
    }
    if (!more_.empty()) more_.resize(left);
    n_ = left;
  }

 private:
  static constexpr std::size_t kFew = 24;
  std::array<std::int16_t, kFew> few_{};
  std::vector<std::int16_t> more_;  // all of them, if there are more than kFew
  std::size_t n_ = 0;
};

}  // namespace mathom::effects
