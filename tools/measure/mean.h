#pragma once
// The mean of what benches measure, and half of its 95 % interval.
#include <algorithm>
#include <cmath>

namespace mathom {

class Mean {
 public:
  void add(double x) { sum_ += x, squares_ += x * x, ++n_; }
  int n() const { return n_; }
  double mean() const { return sum_ / n_; }
  double margin() const { return 1.96 * std::sqrt(std::max(0.0, squares_ / n_ - mean() * mean()) / n_); }

 private:
  double sum_ = 0, squares_ = 0;
  int n_ = 0;
};

}  // namespace mathom
