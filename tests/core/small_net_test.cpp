// A small net reads its weights and nothing else, and says what they come to.
#include "nets/small_net.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "assets/assets.h"
#include "core/json.h"
#include "core/rng.h"
#include "games/french_tarot/brain/features.h"
#include "games/french_tarot/cards/cards.h"
#include "nets/nets.h"

using namespace mathom;
using french_tarot::kCards, french_tarot::kInputs;

TEST_CASE("a file that does not hold a net is refused with the place", "[small_net]") {
  const auto problem_of = [](const std::function<void(Json&)>& change) {
    Problems problems;
    Json j = *parse_json(std::string(asset("nets/french_tarot.json")), problems);
    REQUIRE(problems.empty());
    change(j);
    SmallNet::read(dump_json(j), kInputs, kCards, problems);
    return problems.empty() ? std::string() : problems.begin()->path;
  };
  CHECK(problem_of([](Json&) {}) == "");
  CHECK(problem_of([](Json& j) { j.erase("last"); }) == "last");
  CHECK(problem_of([](Json& j) { j["first"] = j["first"].get<std::string>().substr(1); }) == "first");
  CHECK(problem_of([](Json& j) { j["second"] = "\\" + j["second"].get<std::string>().substr(1); }) == "second");
  CHECK(problem_of([](Json& j) { j["first_bias"][0] = 4001; }) == "first_bias");
  CHECK(problem_of([](Json& j) { j["last_bias"].push_back(1); }) == "last_bias");
  CHECK(problem_of([](Json& j) { j["point"] = 0; }) == "point");
  Problems problems;
  SmallNet::read("", kInputs, kCards, problems);
  CHECK_FALSE(problems.empty());
}

namespace {

// A net of weights drawn by lot, as its file has them and as plain numbers.
class PlainNet {
 public:
  static constexpr int kInputs = 40, kOutputs = 3, kSecond = SmallNet::kSecond;

  PlainNet(int width, Rng& rng) : width_(width) {
    const auto drawn = [&](std::int64_t from, std::int64_t to) {
      return from + static_cast<std::int64_t>(rng.below(static_cast<std::uint32_t>(to - from + 1)));
    };
    for (int i = 0; i < kInputs * width; ++i) one_.push_back(drawn(-45, 45));
    for (int i = 0; i < kSecond * width; ++i) two_.push_back(drawn(-4140, 4140));
    for (int i = 0; i < kOutputs * kSecond; ++i) last_.push_back(drawn(-4140, 4140));
    for (int i = 0; i < width; ++i) one_bias_.push_back(drawn(-300, 300));
    for (int i = 0; i < kSecond; ++i) two_bias_.push_back(drawn(-1'000'000, 1'000'000));
    for (int i = 0; i < kOutputs; ++i) last_bias_.push_back(drawn(-1'000'000, 1'000'000));
  }
  std::string file() const {
    return dump_json({{"width", width_},
                      {"first", letters(one_, 1)},
                      {"first_bias", one_bias_},
                      {"second", letters(two_, 2)},
                      {"second_bias", two_bias_},
                      {"last", letters(last_, 2)},
                      {"last_bias", last_bias_},
                      {"shift", kShift},
                      {"point", kPoint}});
  }
  std::int64_t output(const std::vector<int>& on, int which) const {
    Numbers first = one_bias_, second = two_bias_;
    for (const int i : on)
      for (int unit = 0; unit < width_; ++unit) first[at(unit)] += one_[at(i * width_ + unit)];
    std::int64_t sum = last_bias_[at(which)];
    for (int unit = 0; unit < kSecond; ++unit) {
      for (int i = 0; i < width_; ++i)
        second[at(unit)] += std::clamp<std::int64_t>(first[at(i)], 0, 2047) * two_[at(unit * width_ + i)];
      sum += std::clamp<std::int64_t>(second[at(unit)] >> kShift, 0, 4095) * last_[at(which * kSecond + unit)];
    }
    return sum * 100 / kPoint;
  }

 private:
  using Numbers = std::vector<std::int64_t>;
  static constexpr int kShift = 9, kPoint = 5000;
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static std::string letters(const Numbers& numbers, int each) {
    std::string out;
    const auto letter = [&](std::int64_t n) { out += static_cast<char>('#' + n + ('#' + n >= '\\' ? 1 : 0)); };
    for (const std::int64_t n : numbers) {
      if (each == 2) letter((n + 4140) / 91);
      letter(each == 2 ? (n + 4140) % 91 : n + 45);
    }
    return out;
  }

  int width_;
  Numbers one_, two_, last_, one_bias_, two_bias_, last_bias_;
};

struct NoGame {
  static constexpr std::string_view kGame = "no game";
  static constexpr int kInputs = PlainNet::kInputs, kOutputs = PlainNet::kOutputs;
};
struct Tarot {
  static constexpr std::string_view kGame = "french_tarot";
  static constexpr int kInputs = french_tarot::kInputs, kOutputs = french_tarot::kCards;
};

}  // namespace

TEST_CASE("a net of any width says what its weights add up to one by one", "[small_net]") {
  Rng rng(1);
  for (const int width : {1, 31, 32, 33, 48, 96, 127, 128}) {
    const PlainNet plain(width, rng);
    Problems problems;
    const SmallNet net = SmallNet::read(plain.file(), PlainNet::kInputs, PlainNet::kOutputs, problems);
    REQUIRE(problems.text().empty());
    for (int round = 0; round < 20; ++round) {
      NetInputs inputs;
      std::vector<int> on;
      for (int i = 0; i < PlainNet::kInputs; ++i) {
        const bool is_on = rng.below(3) == 0;
        inputs.flag(is_on);
        if (is_on) on.push_back(i);
      }
      for (int which = 0; which < PlainNet::kOutputs; ++which)
        CHECK(net.output(net.hidden(inputs), which) == plain.output(on, which));
    }
  }
}

TEST_CASE("a game plays by another net while it is told to", "[small_net]") {
  Rng rng(7);
  const PlainNet plain(48, rng);
  Problems problems;
  const SmallNet other = SmallNet::read(plain.file(), PlainNet::kInputs, PlainNet::kOutputs, problems);
  REQUIRE(problems.empty());
  CHECK_FALSE(net_is_here("no game"));
  CHECK(NetInstead::of("no game") == nullptr);
  {
    const NetInstead instead("no game", other);
    CHECK(net_is_here("no game"));
    CHECK(&net<NoGame>() == &other);
    CHECK(&net<Tarot>() != &other);
    const NetInstead again("no game", net<Tarot>());
    CHECK(&net<NoGame>() == &net<Tarot>());
  }
  CHECK_FALSE(net_is_here("no game"));
}
