// The instruction of the machine and plain C++ come to the same.
#include "nets/lanes.h"

#include <catch2/catch_test_macros.hpp>

#include "core/rng.h"

using namespace mathom;

TEST_CASE("sums of products are the same by vector instructions and one by one", "[core][lanes]") {
  Rng rng(1);
  // Numbers of both signs, the largest ones too, for whose squares 32 bits are just enough.
  const auto any = [&](int i) {
    return static_cast<std::int16_t>(i % 7 == 0   ? 32767
                                     : i % 5 == 0 ? -32767
                                                  : static_cast<int>(rng.below(65535)) - 32767);
  };
  for (int i = 0; i < 2000; ++i) {
    Shorts a{}, b{};
    for (int lane = 0; lane < kShorts; ++lane) a[lane] = any(i + lane), b[lane] = any(i * 3 + lane);
    const Ints quick = products(a, b), plain = products_one_by_one(a, b);
    for (int lane = 0; lane < kInts; ++lane) {
      const std::int64_t sum =
          std::int64_t{a[2 * lane]} * b[2 * lane] + std::int64_t{a[2 * lane + 1]} * b[2 * lane + 1];
      CHECK(quick[lane] == sum);
      CHECK(plain[lane] == sum);
    }
  }
}
