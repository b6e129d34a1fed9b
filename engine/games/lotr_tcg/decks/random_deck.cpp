#include "games/lotr_tcg/decks/random_deck.h"

#include <algorithm>
#include <map>

namespace mathom::lotr_tcg {
namespace {

class DeckMaker {
 public:
  DeckMaker(const Catalog& c, Rng& rng, int with) : c_(c), rng_(rng), with_(with) {}

  Deck make(int most) {
    d_.id = "random";
    d_.ring_bearer = one([&](int print) { return can_bear_ring(c_, print); });
    d_.ring = one([&](int print) { return c_.facts(print).type == Type::ring; });
    for (int number = 1; number <= kSites; ++number)
      d_.sites.push_back(
          one([&](int print) { return c_.facts(print).type == Type::site && c_.facts(print).site == number; }));
    ++of_title_[c_.facts(d_.ring_bearer).title];
    const int half = kLeastDrawDeck / 2 + below((most - kLeastDrawDeck) / 2 + 1);
    for (const Side side : {Side::free_peoples, Side::shadow}) draw_cards(side, half);
    arrange(c_, d_);
    return std::move(d_);
  }

 private:
  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }
  template <class F>
  int one(F fits) {
    std::vector<int> all;
    for (int print = 0; print < static_cast<int>(c_.prints.size()); ++print)
      if (fits(print)) all.push_back(print);
    return all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
  }
  // Cards help those of their culture: most of a side is drawn from the culture of its first card alone, which is any
  // card of the side, so that no card comes more often than another. One that is drawn comes up to four times.
  void draw_cards(Side side, int n) {
    const int first = with_ >= 0 && is_of(with_, side) ? with_ : one([&](int print) { return is_of(print, side); });
    const Culture home = c_.facts(first).culture;
    int drawn = first == with_ ? add(first, kMostOfTitle) : 0;
    while (drawn < n) {
      const bool at_home = below(4) != 0;
      const int print = one([&](int p) { return is_of(p, side) && (!at_home || c_.facts(p).culture == home); });
      drawn += add(print, std::min(1 + below(kMostOfTitle), n - drawn));
    }
  }
  // As many of them as may be; returns how many.
  int add(int print, int most) {
    int& of_title = of_title_[c_.facts(print).title];
    const int copies = std::min(most, kMostOfTitle - of_title);
    of_title += copies;
    if (copies > 0) d_.cards.emplace_back(print, copies);
    return copies;
  }
  bool is_of(int print, Side side) const { return c_.facts(print).is_in_draw_deck() && c_.facts(print).side() == side; }

  const Catalog& c_;
  Rng& rng_;
  int with_;
  Deck d_;
  std::map<int, int> of_title_;
};

}  // namespace

Deck random_deck(const Catalog& c, int most, Rng& rng, int with) { return DeckMaker(c, rng, with).make(most); }

}  // namespace mathom::lotr_tcg
