// Which defenders cancel: the cheapest set that suffices, found card by card.
#include <algorithm>

#include "games/war_of_the_ring/brain/survey.h"

namespace mathom::war_of_the_ring {
namespace {

constexpr int kMostLost = 32, kNever = 1 << 20;

int price(const Survey& v, int card, Cause cause) {
  const Table& t = v.table();
  if (saves_itself(t.catalog(), t.facts(card), cause)) return 1;
  int n = 1 + v.keep(index(v.state().cards[card].def)) * (100 - v.weights().lost_cycling) / 100;
  for (int item = 0; item < kCards; ++item)
    if (t.is_item_of(item, card))
      n += v.keep(index(v.state().cards[item].def)) * (100 - v.weights().lost_cycling) / 100;
  return n;
}

}  // namespace

bool saves_itself(const Catalog& c, const CardFacts& f, Cause cause) {
  constexpr int kAnyCause = 5;
  return std::any_of(f.abilities.begin(), f.abilities.end(), [&](int n) {
    const effects::Ability& a = c.abilities[at(n)];
    if (a.kind != effects::Ability::Kind::replacement || a.replacement.arg[0] < 0) return false;
    const bool own = c.code.filters[at(a.replacement.arg[0])].word == kThis;
    return own && ((a.causes >> kAnyCause & 1) != 0 || (cause <= kForsakenDeck && (a.causes >> cause & 1) != 0));
  });
}

void score_losses(const Survey& v, const Decision& d, std::vector<int>& out) {
  const Frame& f = v.state().frames.back();
  const int place = f.local[kLossPlace], need = std::clamp<int>(f.local[kLossLeft], 1, kMostLost);
  const Cause cause = v.table().place_facts(place).path ? kPathCombat : kBattlegroundCombat;
  const bool mine = v.table().side(index(d.seat)) == defender(v.table(), place);
  std::vector<int> prices;
  for (const Option& o : d.options)
    prices.push_back(verb_of(o) == Verb::lose ? price(v, index(o.subject), cause) : kNever);
  for (std::size_t first = 0; first < d.options.size(); ++first) {
    if (verb_of(d.options[first]) != Verb::lose) {
      out.push_back(-kNever / 2);
      continue;
    }
    // The lowest cost of cancelling the rest with the other defenders.
    std::array<int, kMostLost + 1> rest;
    rest.fill(kNever);
    rest[0] = 0;
    for (std::size_t i = 0; i < d.options.size(); ++i) {
      if (i == first || prices[i] >= kNever) continue;
      for (int n = need; n >= 1; --n)
        rest[at(n)] = std::min(rest[at(n)], rest[at(std::max(0, n - d.options[i].amount))] + prices[i]);
    }
    const int total = prices[first] + rest[at(std::max(0, need - d.options[first].amount))];
    out.push_back(mine ? -total : prices[first]);
  }
}

}  // namespace mathom::war_of_the_ring
