#include "shell/headless/arena/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace mathom::headless {
namespace {

constexpr double kNormal = 1.959963984540054;  // 97.5 percent of a normal distribution lie below

double logarithm_of_ratio(double over, double under) {
  constexpr double kLeast = 1e-12;  // equal leads have no spread at all
  return std::log(std::max(over, kLeast) / std::max(under, kLeast));
}

}  // namespace

void Sample::add(double x) {
  ++count_;
  above_ += x > 0;
  below_ += x < 0;
  const double from_mean = x - mean_;
  mean_ += from_mean / static_cast<double>(count_);
  squares_ += from_mean * (x - mean_);
}

double Sample::variance() const { return count_ > 1 ? squares_ / static_cast<double>(count_ - 1) : 0.0; }

double Sample::error() const { return count_ > 1 ? std::sqrt(variance() / static_cast<double>(count_)) : 0.0; }

Interval Sample::interval() const {
  if (count_ < 2) return {mean_, mean_};
  const double margin = student(count_) * error();
  return {mean_ - margin, mean_ + margin};
}

double student(std::uint64_t n) {
  constexpr std::array<double, 9> kFew{12.706205, 4.302653, 3.182446, 2.776445, 2.570582,
                                       2.446912,  2.364624, 2.306004, 2.262157};
  if (n - 2 < kFew.size()) return kFew[static_cast<std::size_t>(n - 2)];
  // The expansion for many degrees of freedom (Abramowitz and Stegun 26.7.5); from ten on it is right to three places.
  const double z = kNormal, d = static_cast<double>(n - 1);
  const double z2 = z * z, first = z * (z2 + 1) / 4, second = z * ((5 * z2 + 16) * z2 + 3) / 96,
               third = z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
  return z + (first + (second + third / d) / d) / d;
}

Interval share_interval(std::uint64_t part, std::uint64_t n) {
  const double count = static_cast<double>(n), share = static_cast<double>(part) / count, z2 = kNormal * kNormal;
  const double middle = (share + z2 / (2 * count)) / (1 + z2 / count);
  const double margin = kNormal * std::sqrt(share * (1 - share) / count + z2 / (4 * count * count)) / (1 + z2 / count);
  return {part == 0 ? 0.0 : middle - margin, part == n ? 1.0 : middle + margin};
}

std::optional<Question> read_question(std::string_view text) {
  const std::string whole(text);
  const auto colon = whole.find(':');
  if (colon == std::string::npos) return std::nullopt;
  const std::string first = whole.substr(0, colon), second = whole.substr(colon + 1);
  char *end_first = nullptr, *end_second = nullptr;
  Question q;
  q.from = std::strtod(first.c_str(), &end_first);
  q.to = std::strtod(second.c_str(), &end_second);
  const bool read = !first.empty() && !second.empty() && *end_first == '\0' && *end_second == '\0';
  if (!read || !std::isfinite(q.from) || !std::isfinite(q.to) || !(q.from < q.to)) return std::nullopt;
  return q;
}

Verdict SequentialTest::add(double lead) {
  if (verdict_ != Verdict::open) return verdict_;
  seen_.add(lead);
  const double n = static_cast<double>(seen_.count());
  const double spread = seen_.variance() * (n - 1) / n;
  const double off_from = seen_.mean() - question_.from, off_to = seen_.mean() - question_.to;
  ratio_ = n / 2 * logarithm_of_ratio(spread + off_from * off_from, spread + off_to * off_to);
  if (seen_.count() < kFewest) return verdict_;
  if (ratio_ >= std::log((1 - question_.beta) / question_.alpha)) verdict_ = Verdict::to;
  if (ratio_ <= std::log(question_.beta / (1 - question_.alpha))) verdict_ = Verdict::from;
  return verdict_;
}

}  // namespace mathom::headless
