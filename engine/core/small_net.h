#pragma once
// A small net that says what each option of a question brings, for the playouts of a bot. It has two hidden layers and is fitted elsewhere
// (scripts/train, docs/bots.md). It counts in whole numbers, so that it says the same everywhere.
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/problems.h"

namespace mathom {

class SmallNet {
 public:
  static constexpr int kFirst = 128, kSecond = 64;

  // Weights as scripts/train writes them. Anything but a sound file for so many inputs and outputs is a problem.
  static SmallNet read(std::string_view json, int inputs, int outputs, Problems&);

  // What the inputs that are on come to in the second layer. Pre: fewer than 600 of them, each of the net's.
  using Hidden = std::array<std::int16_t, kSecond>;
  Hidden hidden(std::span<const std::uint16_t> inputs) const;
  // One of the outputs, in hundredths of a point: what it brings more than the other options of the question.
  std::int32_t output(const Hidden&, int which) const;

 private:
  using Sums = std::array<std::int16_t, kFirst>;

  std::vector<Sums> first_;  // by input
  Sums first_bias_{};
  std::array<Sums, kSecond> second_{};
  std::array<std::int32_t, kSecond> second_bias_{};
  std::vector<Hidden> last_;  // by output
  std::vector<std::int32_t> last_bias_;
  int shift_ = 0;           // between the second layer and the last
  std::int64_t point_ = 1;  // so much of the last layer is one point
};

}  // namespace mathom
