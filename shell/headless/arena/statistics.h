#pragma once
// Figures with their uncertainty, and a test that may stop early. The deal is the unit: games of one deal share their
// luck.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mathom::headless {

struct Interval {
  double low = 0, high = 0;
};

// Numbers that belong together: their mean, its standard error, and how many are above and below nothing.
class Sample {
 public:
  void add(double x);
  std::uint64_t count() const { return count_; }
  std::uint64_t above() const { return above_; }
  std::uint64_t below() const { return below_; }
  double mean() const { return mean_; }
  double variance() const;  // of one number; 0 for fewer than two
  double error() const;     // of the mean; 0 for fewer than two
  // Of the mean, 95 percent, by Student's t. Of fewer than two numbers nothing is known: both ends are the mean.
  Interval interval() const;

 private:
  std::uint64_t count_ = 0, above_ = 0, below_ = 0;
  double mean_ = 0, squares_ = 0;  // squares: of the distances from the mean (Welford 1962)
};

// A share of n with 95 percent (Wilson 1927), which is sound for few and for all as well. Pre: part <= n, n > 0.
Interval share_interval(std::uint64_t part, std::uint64_t n);

// Returns the number of standard errors on either side of a mean of n numbers that hold 95 percent. Pre: n >= 2.
double student(std::uint64_t n);

// Is the mean lead `from` or less, or `to` or more? A sequential test by the generalised likelihood ratio (Wald 1945;
// the unknown variance takes its likeliest value under either hypothesis, as in fishtest). Looked at after each deal it
// says `to` of a lead of `from` with a probability of about alpha, and `from` of a lead of `to` with about beta.
struct Question {
  double from = 0, to = 0, alpha = 0.05, beta = 0.05;
};
// "0:2" with from < to; nothing when it is not that.
std::optional<Question> read_question(std::string_view text);

enum class Verdict { open, from, to };

class SequentialTest {
 public:
  static constexpr std::uint64_t kFewest = 16;  // deals: the spread of fewer is not known well enough
  explicit SequentialTest(const Question& q) : question_(q) {}
  // What comes after the verdict is not looked at.
  Verdict add(double lead);
  Verdict verdict() const { return verdict_; }
  std::uint64_t looked_at() const { return seen_.count(); }
  double ratio() const { return ratio_; }  // logarithm of the likelihoods' ratio; above 0 speaks for `to`
  const Question& question() const { return question_; }

 private:
  Question question_;
  Sample seen_;
  double ratio_ = 0;
  Verdict verdict_ = Verdict::open;
};

}  // namespace mathom::headless
