#include "games/lotr_board/brain/value.h"

#include <algorithm>
#include <bit>

namespace mathom::lotr_board {
namespace {

class Writer {
 public:
  explicit Writer(Features& f) : f_(f) { f_.fill(0); }
  void put(int n) {
    if (at_ < f_.size()) f_[at_++] = static_cast<std::int16_t>(n);
  }
  // One step for each threshold that is reached, so that each has its own weight.
  template <std::size_t N>
  void steps(const std::array<int, N>& least, int n) {
    for (const int k : least) put(n >= k ? 1 : 0);
  }

 private:
  Features& f_;
  std::size_t at_ = 0;
};

constexpr std::array<int, 10> kBearerSteps{2, 3, 4, 5, 6, 7, 8, 9, 10, 12};
constexpr std::array<int, 8> kOtherSteps{1, 2, 3, 4, 5, 6, 8, 10};

void put_corruption(const Survey& v, Writer& w) {
  const State& s = v.s;
  w.steps(kBearerSteps, v.gap(s.bearer));
  std::array<int, kOtherSteps.size()> others{};
  for (int i = 0; i < s.seats; ++i)
    if (is_alive(s, i) && i != s.bearer)
      for (std::size_t k = 0; k < others.size(); ++k) others[k] += v.gap(i) >= kOtherSteps[k];
  for (const int n : others) w.put(n);
  w.put(s.sauron);
}

void put_cards(const Survey& v, Writer& w) {
  const State& s = v.s;
  std::array<int, kSymbols + 1> symbols{};
  int cards = 0, bare = 0, runes = 0, rich = 0, starless = 0;
  std::uint32_t stories = 0;
  for (int i = 0; i < s.seats; ++i) {
    const Holding& h = v.of(i);
    runes += h.runes;
    if (!is_alive(s, i)) continue;
    for (std::size_t k = 0; k < symbols.size(); ++k) symbols[k] += h.symbols[k];
    cards += h.cards;
    bare += h.cards < 2;
    rich += h.runes / 5;
    starless += h.runes < 3 && h.symbols[kStar] == 0;
    stories |= h.stories;
  }
  for (const int n : symbols) w.put(n);
  w.put(cards);
  w.put(bare);
  w.put(is_alive(s, s.bearer) ? std::min(v.of(s.bearer).cards, 8) : 0);
  w.put(std::min(runes, 40));
  w.put(rich);
  w.put(starless);
  for (const int bit : {8, 9, 10, 11, 22, 23, 24, 25}) w.put(static_cast<int>(stories >> bit & 1));
  for (int i = 0; i < kGandalf; ++i) w.put(s.gandalf_used >> i & 1);
}

}  // namespace

void describe_arrival(const Survey& v, Features& f) {
  Writer w(f);
  w.put(1);
  for (int n = 2; n < kMostSeats; ++n) w.put(v.s.seats > n ? 1 : 0);
  put_corruption(v, w);
  put_cards(v, w);
}

int chance_of_log_odds(int hundredths) {
  // The logistic function at every 50 hundredths, linear between them.
  static constexpr std::array<int, 17> kChance{5000, 6225, 7311, 8176, 8808, 9241, 9526, 9707, 9820,
                                               9890, 9933, 9959, 9975, 9985, 9991, 9994, 9997};
  const int size = std::min(std::abs(hundredths), 799), below = size / 50, rest = size % 50;
  const int chance = kChance[at(below)] + (kChance[at(below + 1)] - kChance[at(below)]) * rest / 50;
  return hundredths >= 0 ? chance : kCertain - chance;
}

int chance_of_arrival(int place, const Features& f) {
  const auto& row = kWeights[at(place)];
  int sum = 0;
  for (std::size_t i = 0; i < f.size(); ++i) sum += f[i] * row[i];
  return chance_of_log_odds(sum / 10);
}

int chance_of(const State& s) {
  if (s.result == Result::destroyed) return kCertain;
  if (over(s)) return 0;
  const Survey v(s);
  Features f;
  describe_arrival(v, f);
  if (s.doom) return 9000;
  return chance_of_arrival(s.place, f);
}

}  // namespace mathom::lotr_board
