// The figures of the arena against ones that are known, and how often the test that stops early is wrong.
#include "shell/headless/arena/statistics.h"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "core/rng.h"

using namespace mathom;
using namespace mathom::headless;

namespace {

bool near(double a, double b, double by = 0.0005) { return std::abs(a - b) <= by; }

// About normal, with this mean and a variance of 1: the sum of twelve even numbers (Irwin and Hall).
double drawn(Rng& rng, double mean) {
  double sum = mean - 6;
  for (int i = 0; i < 12; ++i) sum += static_cast<double>(rng.next() >> 11) * 0x1p-53;
  return sum;
}

struct Run {
  int from = 0, to = 0, open = 0;
  double deals = 0;
};
template <class Draw>
Run runs(const Question& q, int n, Draw draw) {
  Run out;
  Rng rng(17);
  for (int i = 0; i < n; ++i) {
    SequentialTest t(q);
    for (int deal = 0; deal < 3000 && t.verdict() == Verdict::open; ++deal) t.add(draw(rng));
    out.from += t.verdict() == Verdict::from;
    out.to += t.verdict() == Verdict::to;
    out.open += t.verdict() == Verdict::open;
    out.deals += static_cast<double>(t.looked_at()) / n;
  }
  return out;
}

}  // namespace

TEST_CASE("a sample knows its mean, its standard error and its share above zero", "[arena]") {
  Sample s;
  for (const double x : {2.0, -1.0, 0.0, 3.0}) s.add(x);
  CHECK(s.count() == 4);
  CHECK(s.above() == 2);
  CHECK(s.below() == 1);
  CHECK(near(s.mean(), 1));
  CHECK(near(s.variance(), 10.0 / 3));
  CHECK(near(s.error(), std::sqrt(10.0 / 12)));
  CHECK(near(s.interval().high, 1 + 3.182446 * std::sqrt(10.0 / 12)));
}

TEST_CASE("Student's factors are those of the tables", "[arena]") {
  CHECK(near(student(2), 12.706));
  CHECK(near(student(6), 2.571));
  CHECK(near(student(10), 2.262));
  CHECK(near(student(11), 2.228));
  CHECK(near(student(31), 2.042));
  CHECK(near(student(100000), 1.960));
}

TEST_CASE("Wilson's interval is that of the tables, also of none and of all", "[arena]") {
  CHECK(near(share_interval(5, 10).low, 0.2366));
  CHECK(near(share_interval(5, 10).high, 0.7634));
  CHECK(share_interval(0, 10).low == 0);
  CHECK(near(share_interval(0, 10).high, 0.2775));
  CHECK(near(share_interval(10, 10).low, 0.7225));
  CHECK(share_interval(10, 10).high == 1);
}

TEST_CASE("the question of a sequential test is two leads, the lower one first", "[arena]") {
  REQUIRE(read_question("-0.5:2"));
  CHECK(read_question("-0.5:2")->from == -0.5);
  CHECK(read_question("-0.5:2")->to == 2);
  for (const char* wrong : {"", "1", "1:", ":1", "1:1", "2:1", "a:b", "1:2x", "nan:1", "0:inf"})
    CHECK_FALSE(read_question(wrong));
}

TEST_CASE("a sequential test is wrong no more often than it says", "[arena]") {
  const Question q{0, 0.5, 0.05, 0.1};
  const Run none = runs(q, 2000, [](Rng& rng) { return drawn(rng, 0); });
  INFO(none.to << " of 2000 wrong at no lead, " << none.deals << " deals");
  CHECK(none.to <= 120);  // 5 percent are 100; 120 are two standard errors more
  CHECK(none.open == 0);
  const Run half = runs(q, 2000, [](Rng& rng) { return drawn(rng, 0.5); });
  INFO(half.from << " of 2000 wrong at a lead of a half, " << half.deals << " deals");
  CHECK(half.from <= 227);  // 10 percent are 200
  CHECK(half.open == 0);
  // The usual test of this power takes (1.645 + 1.282)^2 / 0.5^2 = 34 deals, whatever they show.
  CHECK(none.deals < 34);
  CHECK(half.deals < 34);
}

TEST_CASE("a sequential test is as good if leads are only wins and losses", "[arena]") {
  const Question q{0, 0.4, 0.05, 0.05};
  const auto won = [](std::uint32_t percent) {
    return [percent](Rng& rng) { return rng.below(100) < percent ? 1.0 : -1.0; };
  };
  const Run even = runs(q, 2000, won(50)), better = runs(q, 2000, won(70));
  INFO(even.to << " and " << better.from << " of 2000 wrong");
  CHECK(even.to <= 120);
  CHECK(better.from <= 120);
  CHECK(runs(q, 200, won(90)).to == 200);
}

TEST_CASE("a sequential test says nothing of fewer than sixteen deals, and nothing new after its verdict", "[arena]") {
  SequentialTest t({0, 1, 0.05, 0.05});
  for (int i = 0; i < 15; ++i) CHECK(t.add(5) == Verdict::open);
  CHECK(t.add(5) == Verdict::to);
  for (int i = 0; i < 50; ++i) CHECK(t.add(-9) == Verdict::to);
  CHECK(t.looked_at() == 16);
}
