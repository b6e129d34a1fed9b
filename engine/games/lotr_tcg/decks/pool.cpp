#include "games/lotr_tcg/decks/pool.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "core/rng.h"
#include "effects/say/say_why.h"
#include "games/lotr_tcg/decks/ratings.h"

namespace mathom::lotr_tcg {
namespace {

constexpr std::size_t index_of(int n) { return static_cast<std::size_t>(n); }

// What is lent is the card that is found most often, and of those the first.
int most_common(const Catalog& c, auto wanted) {
  int best = -1;
  for (int print = 0; print < static_cast<int>(c.prints.size()); ++print)
    if (wanted(print) && (best < 0 || c.facts(print).rarity < c.facts(best).rarity)) best = print;
  return best;
}

// Frodo, a Ring, a site of each number.
std::vector<int> lent_cards(const Catalog& c) {
  std::vector<int> out{most_common(c, [&](int print) { return can_bear_ring(c, print); }),
                       most_common(c, [&](int print) { return c.facts(print).type == Type::ring; })};
  for (int n = 1; n <= kSites; ++n)
    out.push_back(most_common(c, [&](int p) { return c.facts(p).type == Type::site && c.facts(p).site == n; }));
  return out;
}

// The better half of a sealed deck, a card after the other.
class Builder {
 public:
  Builder(const Catalog& c, const Pool& pool, const Worth& worth) : c_(c), pool_(pool), worth_(worth) {}
  Deck build() {
    deck_.pool = pool_.seed();
    deck_.from = pool_.drafted();
    take_lent(c_, deck_);
    fill(Side::free_peoples);
    fill(Side::shadow);
    start();
    arrange(c_, deck_);
    return std::move(deck_);
  }

 private:
  const CardFacts& facts(int print) const { return c_.facts(print); }

  // Cards that nobody in the deck could use are left out, as long as there are others.
  void fill(Side side) {
    std::vector<int> order, idle;
    for (int print = 0; print < static_cast<int>(c_.prints.size()); ++print)
      if (facts(print).is_in_draw_deck() && facts(print).side() == side && pool_.copies(print) > 0)
        order.push_back(print);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return worth_(a) > worth_(b); });
    const auto is_idle = [&](int print) { return !is_useful_in(c_, deck_, print); };
    const auto others = std::move(deck_.cards);
    for (bool again = true; again;) {
      deck_.cards = others;
      take(side, order), take(side, idle);
      const auto first_idle = std::stable_partition(
          order.begin(), order.end(), [&](int print) { return deck_.copies(print) == 0 || !is_idle(print); });
      again = first_idle != order.end();
      idle.insert(idle.end(), first_idle, order.end());
      order.erase(first_idle, order.end());
    }
  }
  // As many of these as the half still has room for, the first ones first.
  void take(Side side, const std::vector<int>& order) {
    int left = kHalfOfSealed - deck_.size_of(c_, side);
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
    // Who asks for others comes after those who do not.
    std::stable_partition(order.begin(), order.end(), [&](int print) { return may_begin(print, {}); });
    // The best for each cost, one companion after the other.
    std::array<std::vector<int>, kMostStartCost + 1> best;
    for (const int print : order)
      for (int cost = kMostStartCost; cost >= facts(print).cost; --cost) {
        std::vector<int> with = best[index_of(cost - facts(print).cost)];
        if (!may_begin(print, with)) continue;
        with.push_back(print);
        if (strength_of(with) > strength_of(best[index_of(cost)])) best[index_of(cost)] = std::move(with);
      }
    deck_.start = best.back();
  }
  // Does it find whom its texts ask for among the Ring-bearer and those (rule 4.3)?
  bool may_begin(int print, const std::vector<int>& those) const {
    for (const int n : facts(print).abilities) {
      const effects::Ability& a = c_.abilities[index_of(n)];
      for (int pc = a.kind == effects::Ability::Kind::to_play ? a.cost : -1;
           pc >= 0 && c_.code.ops[index_of(pc)].verb != effects::kEnd; ++pc)
        if (!are_there(c_.code.ops[index_of(pc)], those)) return false;
    }
    return true;
  }
  bool are_there(const effects::Op& asks, const std::vector<int>& those) const {
    const int filter = effects::argument_of(language(), asks, "what", -1);
    if (filter < 0 || effects::is_word(c_.code, filter)) return true;
    const auto fits = [&](int other) { return c_.printed[index_of(filter)].prints.has(other); };
    const auto there = std::count_if(those.begin(), those.end(), fits) + fits(deck_.ring_bearer);
    const int n = effects::argument_of(language(), asks, "n", 1);
    return there >= (n == effects::kAll ? 1 : n);
  }
  int strength_of(const std::vector<int>& prints) const {
    return std::accumulate(prints.begin(), prints.end(), 0,
                           [&](int n, int print) { return n + facts(print).strength; });
  }

  const Catalog& c_;
  const Pool& pool_;
  const Worth& worth_;
  Deck deck_;
};

}  // namespace

bool is_useful_in(const Catalog& c, const Deck& d, int print) {
  const CardFacts& f = c.facts(print);
  if (f.is_character()) return d.ring_bearer < 0 || f.title != c.facts(d.ring_bearer).title;
  const auto anybody = [&](auto fits) {
    const auto who = [&](int other) { return c.facts(other).is_character() && fits(other); };
    return (d.ring_bearer >= 0 && who(d.ring_bearer)) ||
           std::any_of(d.cards.begin(), d.cards.end(), [&](const auto& card) { return who(card.first); });
  };
  if (f.bearer < 0 || f.on_site) return anybody([&](int other) { return c.facts(other).culture == f.culture; });
  const auto& may_bear = c.printed[index_of(f.bearer)].prints;
  // The other side's characters are there in every game.
  for (int other = 0; other < static_cast<int>(c.prints.size()); ++other)
    if (may_bear.has(other) && c.facts(other).is_character() && c.facts(other).side() != f.side()) return true;
  return anybody([&](int other) { return may_bear.has(other); });
}

Booster open_booster(const Catalog& c, Rng& rng) {
  Booster out;
  const auto deal = [&](Rarity rarity, int n) {
    std::vector<int> all;
    for (int print = 0; print < static_cast<int>(c.prints.size()); ++print)
      if (c.facts(print).rarity == rarity) all.push_back(print);
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

Pool::Pool(const Catalog& c, std::uint32_t seed) : seed_(seed), lent_(lent_cards(c)), copies_(c.prints.size()) {
  Rng rng(seed);
  while (static_cast<int>(boosters_.size()) < kSealedBoosters ||
         std::min(playable(c, copies_, Side::free_peoples), playable(c, copies_, Side::shadow)) < kHalfOfSealed) {
    boosters_.push_back(open_booster(c, rng));
    for (const int print : boosters_.back()) ++copies_[index_of(print)];
  }
}

Pool::Pool(const Catalog& c, const DraftedCards& drafted)
    : drafted_(drafted), lent_(lent_cards(c)), copies_(c.prints.size()) {
  for (const auto& [print, n] : drafted_) copies_[index_of(print)] += n;
}

std::optional<Pool> Pool::of(const Catalog& c, const Deck& d) {
  if (!d.from.empty()) return Pool(c, d.from);
  if (d.pool != 0) return Pool(c, d.pool);
  return std::nullopt;
}

bool Pool::holds(const Deck& d) const { return drafted_ == d.from && (!d.from.empty() || seed_ == d.pool); }

bool Pool::is_lent(int print) const { return std::find(lent_.begin(), lent_.end(), print) != lent_.end(); }

int playable(const Catalog& c, const std::vector<int>& copies, Side side) {
  std::vector<std::pair<int, int>> titles;
  for (std::size_t i = 0; i < copies.size(); ++i) {
    const CardFacts& f = c.prints[i];
    if (copies[i] == 0 || !f.is_in_draw_deck() || f.side() != side) continue;
    const auto same = std::find_if(titles.begin(), titles.end(), [&](const auto& t) { return t.first == f.title; });
    if (same == titles.end())
      titles.emplace_back(f.title, copies[i]);
    else
      same->second += copies[i];
  }
  // One title is the Ring-bearer's.
  return std::accumulate(titles.begin(), titles.end(), 0,
                         [](int n, const auto& t) { return n + std::min(t.second, kMostOfTitle - 1); });
}

void take_lent(const Catalog& c, Deck& d) {
  for (const int print : lent_cards(c))
    if (c.facts(print).type == Type::site)
      d.sites.push_back(print);
    else
      (c.facts(print).type == Type::ring ? d.ring : d.ring_bearer) = print;
}

DraftedCards unlent_cards(const Catalog& c, const Deck& d) {
  const std::vector<int> lent = lent_cards(c);
  DraftedCards out = d.cards;
  const auto beside = [&](int print) {
    if (print >= 0 && std::find(lent.begin(), lent.end(), print) == lent.end()) out.emplace_back(print, 1);
  };
  beside(d.ring_bearer), beside(d.ring);
  for (const int print : d.sites) beside(print);
  return out;
}

Deck build_sealed(const Catalog& c, const Pool& pool) {
  return build_sealed(c, pool, [&](int print) { return card_rating(c, print); });
}
Deck build_sealed(const Catalog& c, const Pool& pool, const Worth& worth) { return Builder(c, pool, worth).build(); }

}  // namespace mathom::lotr_tcg
