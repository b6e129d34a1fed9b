#include "nets/small_net.h"

#include <algorithm>
#include <cstring>
#include <string>

#include "core/json.h"
#include "nets/lanes.h"

namespace mathom {
namespace {

// Hidden units stay below these, so that no sum of the next layer overflows: 128 x 2047 x 4140 and 64 x 4095 x 4140
// fit.
constexpr std::int16_t kMostFirst = 2047, kMostSecond = 4095;

// Weights are written as letters: one is a number from -45 to 45, two are one from -4140 to 4140.
constexpr int kLetters = 91, kMiddle = kLetters / 2, kMiddleOfTwo = kLetters * kLetters / 2;
// What needs no escape in JSON: from '#' to '~' without the backslash. Below 0: no such letter.
int number_of(char letter) {
  if (letter < '#' || letter > '~' || letter == '\\') return -1;
  return letter - '#' - (letter > '\\' ? 1 : 0);
}

class Reader {
 public:
  Reader(const Json& j, Problems& problems) : j_(j), problems_(problems) {}

  // The first `width` numbers of each row; the others stay 0.
  template <class Row>
  void letters(const char* name, std::size_t rows, int width, int each, Row row) {
    const std::string* text = text_member(j_, name);
    if (!text || text->size() != rows * static_cast<std::size_t>(width * each)) return wrong(name);
    const char* at = text->data();
    for (std::size_t r = 0; r < rows; ++r)
      for (int i = 0; i < width; ++i) {
        const int high = each == 2 ? number_of(*at++) : 0, low = number_of(*at++);
        if (high < 0 || low < 0) return wrong(name);
        const int weight = high * kLetters + low - (each == 2 ? kMiddleOfTwo : kMiddle);
        row(r)[static_cast<std::size_t>(i)] = static_cast<std::int16_t>(weight);
      }
  }
  template <class Numbers>
  void numbers(const char* name, Numbers& out, std::size_t count, std::int32_t most) {
    const Json* list = member(j_, name);
    if (!list || !list->is_array() || list->size() != count) return wrong(name);
    std::size_t i = 0;
    for (const Json& item : *list) {
      const auto n = whole_number<std::int32_t>(item);
      if (!n || *n > most || *n < -most) return wrong(name);
      out[i++] = static_cast<typename Numbers::value_type>(*n);
    }
  }
  int number(const char* name, int least, int most) {
    const auto n = number_member<std::int32_t>(j_, name);
    if (n && *n >= least && *n <= most) return *n;
    wrong(name);
    return least;
  }

 private:
  void wrong(const char* name) { problems_.add(name, "is not what a net of this shape has there"); }

  const Json& j_;
  Problems& problems_;
};

constexpr std::size_t kAtOnce = std::min(8, SmallNet::kSecond / kInts);  // vectors of sums that are kept in registers

// Adds the rows of these inputs, one block of columns after another.
template <class Row>
void add_rows(const std::vector<Row>& rows, std::span<const std::uint16_t> inputs, std::size_t columns, Row& sums) {
  constexpr std::size_t kBlock = SmallNet::kBlock, kVectors = kBlock / kShorts;
  for (std::size_t from = 0; from < columns; from += kBlock) {
    std::array<Shorts, kVectors> kept;
    std::memcpy(kept.data(), sums.data() + from, sizeof kept);
    for (const std::uint16_t input : inputs)
      for (std::size_t i = 0; i < kVectors; ++i) kept[i] += lanes_at<Shorts>(rows[input].data() + from + i * kShorts);
    std::memcpy(sums.data() + from, kept.data(), sizeof kept);
  }
}

}  // namespace

SmallNet SmallNet::read(std::string_view json, int inputs, int outputs, Problems& problems) {
  SmallNet net;
  const auto j = parse_json(json, problems);
  if (!j) return net;
  Reader r(*j, problems);
  net.first_.resize(static_cast<std::size_t>(inputs));
  net.last_.resize(static_cast<std::size_t>(outputs));
  net.last_bias_.resize(net.last_.size());
  const int width = r.number("width", 1, kFirst);
  net.columns_ = (static_cast<std::size_t>(width) + kBlock - 1) / kBlock * kBlock;
  r.letters("first", net.first_.size(), width, 1, [&](std::size_t i) -> Sums& { return net.first_[i]; });
  std::array<Sums, kSecond> second{};
  r.letters("second", kSecond, width, 2, [&](std::size_t i) -> Sums& { return second[i]; });
  for (std::size_t unit = 0; unit < kFirst; ++unit)
    for (std::size_t i = 0; i < kSecond; ++i) net.second_[unit / 2][2 * i + unit % 2] = second[i][unit];
  r.letters("last", net.last_.size(), kSecond, 2, [&](std::size_t i) -> Hidden& { return net.last_[i]; });
  // And 600 inputs of 45 each fit with it.
  r.numbers("first_bias", net.first_bias_, static_cast<std::size_t>(width), 4000);
  r.numbers("second_bias", net.second_bias_, kSecond, 1 << 29);
  r.numbers("last_bias", net.last_bias_, net.last_.size(), 1 << 29);
  net.shift_ = r.number("shift", 0, 24);
  net.point_ = r.number("point", 1, 1 << 30);
  return net;
}

SmallNet::Hidden SmallNet::hidden(const NetInputs& inputs) const {
  Sums sums = first_bias_;
  add_rows(first_, inputs.on(), columns_, sums);
  for (std::int16_t& n : sums) n = std::max<std::int16_t>(std::min(n, kMostFirst), 0);
  std::array<std::int32_t, kSecond> totals = second_bias_;
  for (std::size_t from = 0; from < kSecond; from += kInts * kAtOnce) {
    std::array<Ints, kAtOnce> kept;
    std::memcpy(kept.data(), totals.data() + from, sizeof kept);
    for (std::size_t pair = 0; pair < columns_ / 2; ++pair) {
      std::int32_t both = 0;
      std::memcpy(&both, sums.data() + 2 * pair, sizeof both);
      if (both == 0) continue;  // many units are
      const auto units = reinterpret_cast<Shorts>(Ints{} + both);
      const std::int16_t* weights = second_[pair].data() + 2 * from;
      for (std::size_t i = 0; i < kAtOnce; ++i) kept[i] += products(units, lanes_at<Shorts>(weights + i * kShorts));
    }
    std::memcpy(totals.data() + from, kept.data(), sizeof kept);
  }
  Hidden out;
  for (std::size_t i = 0; i < out.size(); ++i)
    out[i] = static_cast<std::int16_t>(std::clamp<std::int32_t>(totals[i] >> shift_, 0, kMostSecond));
  return out;
}

std::int32_t SmallNet::output(const Hidden& hidden, int which) const {
  const auto row = static_cast<std::size_t>(which);
  Ints sums{};
  for (std::size_t i = 0; i < kSecond; i += kShorts)
    sums += products(lanes_at<Shorts>(hidden.data() + i), lanes_at<Shorts>(last_[row].data() + i));
  std::int32_t total = 0;
  for (int i = 0; i < kInts; ++i) total += sums[i];
  const std::int64_t sum = std::int64_t{last_bias_[row]} + total;
  return static_cast<std::int32_t>(sum * 100 / point_);
}

}  // namespace mathom
