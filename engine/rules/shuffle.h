#pragma once
// Turns the answer to a shuffle into an order of cards, for every game.
#include <algorithm>
#include <cassert>

#include "core/rng.h"
#include "rules/decision.h"
#include "table/card.h"

namespace mathom {

// Reorders `pile` by luck's answer. Pre: the pile is in base order, the order of the decision's options.
template <class Pile>
void shuffle_by(const Choice& c, Pile& pile) {
  if (c.order.empty()) {
    Rng rng(c.value);
    rng.shuffle(pile);
    return;
  }
  assert(c.order.size() == static_cast<std::size_t>(pile.size()));
  const Pile base = pile;
  for (std::size_t i = 0; i < c.order.size(); ++i) {
    using Index = decltype(pile.size());
    pile[static_cast<Index>(i)] = base[static_cast<Index>(c.order[i])];
  }
}

// Asks luck to shuffle the cards at these places, from the bottom up, and shuffles them by its answer. The first card
// becomes the top card, and nobody knows the cards any more.
template <class Question, class Verb, std::size_t N>
void ask_shuffle(Decision& d, Question why, Verb verb, const FixedVector<CardId, N>& places) {
  ask_shuffle(d, why);
  for (const CardId card : places) d.options.push_back(card_option(verb, card));
}
template <std::size_t N>
void shuffle_at(Cards<N>& cards, const FixedVector<CardId, N>& places, const Choice& c) {
  auto pile = identities_at(cards, places);
  shuffle_by(c, pile);
  std::reverse(pile.begin(), pile.end());
  lay_identities_at(cards, places, pile);
}

}  // namespace mathom
