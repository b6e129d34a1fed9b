#include "games/lotr_tcg/cards/pool.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "core/rng.h"

namespace mathom::lotr_tcg {
namespace {

constexpr std::size_t index_of(int n) { return static_cast<std::size_t>(n); }
constexpr int kHalf = kLeastSealedDeck / 2;

// What is lent is the card that is found most often, and of those the first.
int most_common(const Catalog& c, auto wanted) {
  int best = -1;
  for (int print = 0; print < static_cast<int>(c.prints.size()); ++print)
    if (wanted(print) && (best < 0 || c.facts(print).rarity < c.facts(best).rarity)) best = print;
  return best;
}

// The better half of a sealed deck, a card after the other.
class Builder {
 public:
  Builder(const Catalog& c, const Pool& pool) : c_(c), pool_(pool) {}
  Deck build() {
    lend();
    fill(Side::free_peoples);
    fill(Side::shadow);
    start();
    arrange(c_, deck_);
    return std::move(deck_);
  }

 private:
  const CardFacts& facts(int print) const { return c_.facts(print); }
  void lend() {
    deck_.pool = pool_.seed();
    for (const int print : pool_.lent())
      if (facts(print).type == Type::site)
        deck_.sites.push_back(print);
      else
        (facts(print).type == Type::ring ? deck_.ring : deck_.ring_bearer) = print;
  }

  // How much a culture brings: its fighters count most.
  std::vector<int> cultures(Side side) const {
    std::vector<int> worth(index_of(static_cast<int>(Culture::none)) + 1);
    for (int print = 0; print < static_cast<int>(c_.prints.size()); ++print)
      if (facts(print).is_in_draw_deck() && facts(print).side() == side)
        worth[index_of(static_cast<int>(facts(print).culture))] +=
            pool_.copies(print) * (is_fighter(print) ? 2 * facts(print).strength : 3);
    return worth;
  }
  bool is_fighter(int print) const { return facts(print).type == Type::companion || facts(print).type == Type::minion; }

  int worth(int print, const std::vector<int>& of_culture) const {
    const CardFacts& f = facts(print);
    const int rank = static_cast<int>(std::count_if(of_culture.begin(), of_culture.end(), [&](int other) {
      return other > of_culture[index_of(static_cast<int>(f.culture))];
    }));
    // Of their side the two best cultures; companions of any.
    const int chosen = rank < 2 ? 40 : 0;
    if (f.type == Type::companion) return 100 + 4 * f.strength + 3 * f.vitality - 3 * f.cost;
    if (f.type == Type::minion) return 60 + chosen + 2 * f.strength - 3 * f.cost;
    const int kind = f.type == Type::possession || f.type == Type::artifact ? 25 : f.type == Type::event ? 20 : 15;
    return kind + chosen - 2 * f.cost;
  }

  void fill(Side side) {
    const std::vector<int> of_culture = cultures(side);
    std::vector<int> order;
    for (int print = 0; print < static_cast<int>(c_.prints.size()); ++print)
      if (facts(print).is_in_draw_deck() && facts(print).side() == side && pool_.copies(print) > 0)
        order.push_back(print);
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return worth(a, of_culture) > worth(b, of_culture); });
    int left = kHalf;
    // First no more than two of what only one of can lie on the table.
    for (const bool all : {false, true})
      for (const int print : order) {
        const int most = all || !facts(print).unique ? kMostOfTitle : 2;
        for (; left > 0 && deck_.copies(print) < std::min(pool_.copies(print), most) && of_title(print) < kMostOfTitle;
             --left)
          deck_.cards.emplace_back(print, 1);
      }
  }
  int of_title(int print) const {
    int n = facts(deck_.ring_bearer).title == facts(print).title ? 1 : 0;
    for (const auto& [card, copies] : deck_.cards) n += facts(card).title == facts(print).title ? copies : 0;
    return n;
  }

  // Those who are strongest together, of as many titles as may set out.
  void start() {
    std::vector<int> order;
    for (const auto& card : deck_.cards) {
      const CardFacts& f = facts(card.first);
      const bool there =
          std::any_of(order.begin(), order.end(), [&](int other) { return facts(other).title == f.title; });
      if (f.type == Type::companion && f.title != facts(deck_.ring_bearer).title && !there) order.push_back(card.first);
    }
    // The best for each cost, one companion after the other.
    std::array<std::vector<int>, kMostStartCost + 1> best;
    for (const int print : order)
      for (int cost = kMostStartCost; cost >= facts(print).cost; --cost) {
        std::vector<int> with = best[index_of(cost - facts(print).cost)];
        with.push_back(print);
        if (strength_of(with) > strength_of(best[index_of(cost)])) best[index_of(cost)] = std::move(with);
      }
    deck_.start = best.back();
  }
  int strength_of(const std::vector<int>& prints) const {
    return std::accumulate(prints.begin(), prints.end(), 0,
                           [&](int n, int print) { return n + facts(print).strength; });
  }

  const Catalog& c_;
  const Pool& pool_;
  Deck deck_;
};

}  // namespace

Pool::Pool(const Catalog& c, std::uint32_t seed) : seed_(seed), copies_(c.prints.size()) {
  for (int print = 0; print < static_cast<int>(c.prints.size()); ++print)
    if (const auto rarity = static_cast<std::size_t>(c.facts(print).rarity); rarity < by_rarity_.size())
      by_rarity_[rarity].push_back(print);
  Rng rng(seed);
  while (static_cast<int>(boosters_.size()) < kSealedBoosters ||
         std::min(of_side(c, Side::free_peoples), of_side(c, Side::shadow)) < kHalf) {
    boosters_.push_back(open(c, rng));
    for (const int print : boosters_.back()) ++copies_[index_of(print)];
  }
  lent_.push_back(most_common(c, [&](int print) { return can_bear_ring(c, print); }));
  lent_.push_back(most_common(c, [&](int print) { return c.facts(print).type == Type::ring; }));
  for (int n = 1; n <= kSites; ++n)
    lent_.push_back(most_common(c, [&](int p) { return c.facts(p).type == Type::site && c.facts(p).site == n; }));
}

// No card is in a booster twice.
Booster Pool::open(const Catalog&, Rng& rng) const {
  Booster out;
  const auto deal = [&](Rarity rarity, int n) {
    const std::vector<int>& all = by_rarity_[static_cast<std::size_t>(rarity)];
    while (n > 0) {
      const int print = all[rng.below(static_cast<std::uint32_t>(all.size()))];
      if (std::find(out.begin(), out.end(), print) != out.end()) continue;
      out.push_back(print), --n;
    }
  };
  deal(Rarity::rare, kRaresOfBooster);
  deal(Rarity::uncommon, kUncommonsOfBooster);
  deal(Rarity::common, kCommonsOfBooster);
  return out;
}

// Cards of a draw deck, no more than four of a title.
int Pool::of_side(const Catalog& c, Side side) const {
  std::vector<std::pair<int, int>> titles;
  for (std::size_t i = 0; i < copies_.size(); ++i) {
    const CardFacts& f = c.prints[i];
    if (copies_[i] == 0 || !f.is_in_draw_deck() || f.side() != side) continue;
    const auto same = std::find_if(titles.begin(), titles.end(), [&](const auto& t) { return t.first == f.title; });
    if (same == titles.end())
      titles.emplace_back(f.title, copies_[i]);
    else
      same->second += copies_[i];
  }
  // One title is the Ring-bearer's.
  return std::accumulate(titles.begin(), titles.end(), 0,
                         [](int n, const auto& t) { return n + std::min(t.second, kMostOfTitle - 1); });
}

bool Pool::is_lent(int print) const { return std::find(lent_.begin(), lent_.end(), print) != lent_.end(); }

Deck build_sealed(const Catalog& c, const Pool& pool) { return Builder(c, pool).build(); }

}  // namespace mathom::lotr_tcg
