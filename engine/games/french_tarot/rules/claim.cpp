#include "games/french_tarot/rules/claim.h"

#include <algorithm>

namespace mathom::french_tarot {
namespace {

// What the others may hold, each of them, as far as the seat can tell.
class Others {
 public:
  Others(const State& seen, int seat) : seen_(seen), seat_(seat) {
    hidden_ = ~seen.hands[at(seat)];
    if (seen.facts.taker == seat) hidden_ &= ~seen.discard;
  }
  CardSet all() const {
    CardSet out;
    for (int other = 0; other < seen_.options.seats; ++other)
      if (other != seat_) out |= of(other);
    return out;
  }
  // For this number of leads of the suit somebody may still follow. The Excuse may be played in place of one of them.
  int leads_until_void(Suit suit) const {
    int most = 0;
    for (int other = 0; other < seen_.options.seats; ++other) {
      if (other == seat_) continue;
      const int holds = std::min<int>((of(other) & cards_of(suit)).size(), seen_.held[at(other)]);
      if (holds > 0) most = std::max(most, holds + (of(other).has(kExcuse) ? 1 : 0));
    }
    return most;
  }

 private:
  static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
  CardSet of(int other) const { return seen_.may_hold[at(other)] & hidden_; }

  const State& seen_;
  int seat_;
  CardSet hidden_;
};

std::vector<Card> from_the_top(CardSet cards) {
  std::vector<Card> out;
  for (const Card card : each(cards)) out.push_back(card);
  std::reverse(out.begin(), out.end());
  return out;
}

// Each of these wins, led from the top, if nobody trumps: they beat what may follow, until nobody can follow.
bool each_wins(const std::vector<Card>& own, CardSet against, int leads) {
  for (std::size_t i = 0; i < own.size() && static_cast<int>(i) < leads; ++i)
    for (const Card other : each(against))
      if (rank_of(other) > rank_of(own[i])) return false;
  return true;
}

}  // namespace

std::vector<Card> claim_order(const State& seen, int seat) {
  const CardSet hand = seen.hands[static_cast<std::size_t>(seat)];
  const Others others(seen, seat);
  const CardSet theirs = others.all();
  if (hand.empty() || hand.has(kExcuse) || theirs.has(kPetit) || seen.tricks_done == 0) return {};
  std::vector<Card> order = from_the_top(hand & kTrumps & ~CardSet::of(kPetit));
  const int pulls = others.leads_until_void(Suit::trumps);
  if (!each_wins(order, theirs & kTrumps, pulls)) return {};
  // With a trump left among the others nothing but higher trumps is safe.
  const bool pulled = static_cast<int>(order.size()) >= pulls;
  if (!pulled && static_cast<int>(order.size()) < hand.size()) return {};
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
    const std::vector<Card> own = from_the_top(hand & cards_of(suit));
    if (!each_wins(own, theirs & cards_of(suit), others.leads_until_void(suit))) return {};
    order.insert(order.end(), own.begin(), own.end());
  }
  if (hand.has(kPetit)) order.push_back(kPetit);
  return order;
}

}  // namespace mathom::french_tarot
