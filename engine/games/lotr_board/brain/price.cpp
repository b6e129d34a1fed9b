#include "games/lotr_board/brain/price.h"

#include <algorithm>

namespace mathom::lotr_board {
namespace {

// Percent chance that an unseen card has a given symbol, and that it is a star.
constexpr int kHiddenHelps = 40, kHiddenIsStar = 22;

struct Means {
  std::array<int, kSymbols + 1> symbols{};
  int hidden = 0, cards = 0, runes = 0;
  std::array<int, kTokenKinds> tokens{};
};

void add(const Survey& v, int seat, Means& m) {
  if (!is_alive(v.s, seat)) return;
  const Holding& h = v.of(seat);
  for (std::size_t k = 0; k < m.symbols.size(); ++k) m.symbols[k] += h.symbols[k];
  m.hidden += h.hidden;
  m.cards += h.cards;
  m.runes += h.runes - v.s.pledged_runes[at(seat)];
  for (std::size_t k = 0; k < m.tokens.size(); ++k) m.tokens[k] += v.s.tokens[at(seat)][k];
}

// Returns the chance in percent.
int covers(const Need& need, const Means& m) {
  if (m.cards < need.cards || m.runes < need.runes) return 0;
  int tokens = 0;
  for (std::size_t k = 0; k < m.tokens.size(); ++k) {
    if (m.tokens[k] < need.token[k]) return 0;
    tokens += m.tokens[k] - need.token[k];
  }
  if (tokens < need.any_token) return 0;
  if (need.symbols <= 0) return need.named >= 0 ? 5 : 100;
  int lacking = need.star;
  for (std::size_t k = 0; k < kSymbols; ++k) lacking += std::max(0, need.symbol[k] - m.symbols[k]);
  lacking -= m.symbols[kStar];
  if (lacking <= 0) return 100;
  return std::min(90, m.hidden * (need.star > 0 ? kHiddenIsStar : kHiddenHelps) / lacking);
}

}  // namespace

int price_of(const Need& need) {
  int sum = need.symbols * kHeuristicWeights.price_of_symbol +
            need.star * (kHeuristicWeights.price_of_star - kHeuristicWeights.price_of_symbol) +
            need.cards * kHeuristicWeights.price_of_any_card + need.runes * kHeuristicWeights.price_of_rune +
            need.any_token * kHeuristicWeights.price_of_token +
            (need.named >= 0 ? 2 * kHeuristicWeights.price_of_star : 0);
  for (const int n : need.token) sum += n * kHeuristicWeights.price_of_token;
  return sum;
}

int chance_to_pay(const Survey& v, const Need& need, effects::By by, int seat) {
  if (by != effects::By::group) {
    int best = 0;
    for (int i = 0; i < v.s.seats; ++i) {
      if (by == effects::By::alone && i != seat) continue;
      Means m;
      add(v, i, m);
      best = std::max(best, covers(need, m));
    }
    return best;
  }
  Means all;
  for (int i = 0; i < v.s.seats; ++i) add(v, i, all);
  return covers(need, all);
}

}  // namespace mathom::lotr_board
