#pragma once
// A small net that says what each option of a question brings, for the playouts of a bot. It has two hidden layers and
// is fitted elsewhere (scripts/train, docs/bots/nets.md). It counts in whole numbers, so that it says the same
// everywhere.
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/fixed_vector.h"
#include "core/problems.h"
#include "nets/lanes.h"

namespace mathom {

// What a seat knows as facts that are true or not: the numbers of those that are, written in groups, one group after
// another.
class NetInputs {
 public:
  void clear() { on_.clear(), from_ = 0; }
  // The nth of the group that is being written, which then ends with none().
  void mark(int n) { on_.push_back(static_cast<std::uint16_t>(from_ + n)); }
  // Those of the group whose bits are on.
  void mark_bits(std::uint64_t bits, int first = 0) {
    const int before = on_.size();
    on_.resize(before + std::popcount(bits));
    for (std::uint16_t* at = on_.begin() + before; bits != 0; bits &= bits - 1)
      *at++ = static_cast<std::uint16_t>(from_ + first + std::countr_zero(bits));
  }
  void none(int group) { from_ += group; }
  void flag(bool yes) {
    if (yes) mark(0);
    none(1);
  }
  // One of a group: the first for all below it, the last one for all beyond.
  void nth(int group, int n) {
    mark(n < 0 ? 0 : n < group ? n : group - 1);
    none(group);
  }
  int written() const { return from_; }
  std::span<const std::uint16_t> on() const { return {on_.begin(), on_.end()}; }

 private:
  FixedVector<std::uint16_t, 600> on_;
  int from_ = 0;
};

class SmallNet {
 public:
  static constexpr int kFirst = 128, kSecond = 64;    // maximum units in the first and second layer
  static constexpr std::size_t kBlock = 4 * kShorts;  // units that are added up at once

  // Weights as scripts/train writes them. Anything but a sound file with these inputs and outputs is a problem.
  static SmallNet read(std::string_view json, int inputs, int outputs, Problems&);

  // What the inputs come to in the second layer. Pre: they are those of the net.
  using Hidden = std::array<std::int16_t, kSecond>;
  Hidden hidden(const NetInputs&) const;
  // One of the outputs, in hundredths of a point: what it brings more than the other options of the question.
  std::int32_t output(const Hidden&, int which) const;

 private:
  struct alignas(64) Sums : std::array<std::int16_t, kFirst> {};  // where a line of the cache begins

  std::size_t columns_ = 0;  // units of the first layer, and what fills the last block of them; those beyond are 0
  std::vector<Sums> first_;  // by input
  Sums first_bias_{};
  std::array<std::array<std::int16_t, 2 * kSecond>, kFirst / 2>
      second_{};  // by two units of the first layer, then by unit
  std::array<std::int32_t, kSecond> second_bias_{};
  std::vector<Hidden> last_;  // by output
  std::vector<std::int32_t> last_bias_;
  int shift_ = 0;           // between the second layer and the last
  std::int64_t point_ = 1;  // how much of the last layer is one point
};

}  // namespace mathom
