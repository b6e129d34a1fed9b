#include "games/lotr_tarot/cards/cards.h"

namespace mathom::lotr_tarot {

CardSet follows(Card top, Suit declared, bool courts_match) {
  CardSet fits = kMajorCards;  // wild, whatever lies on top
  const int rank = rank_of(top);
  if (is_major(top)) {
    fits |= cards_of(declared);
    // The Fool's 0 is not the number of a Minor, and X, the Ring, is never here.
    if (rank >= 1 && rank <= kHighestMatchedMajor) fits |= minors_of_rank(rank);
    return fits;
  }
  fits |= cards_of(suit_of(top));
  if (courts_match || !is_court(top)) fits |= minors_of_rank(rank);
  return fits;
}

CardSet beats(Card on_ring) {
  if (on_ring == Card::hidden) return kMajorCards;
  CardSet higher = kMajorCards - CardSet::first(rank_of(on_ring) + 1);
  if (on_ring != Card::fool) higher.insert(index(Card::fool));
  return higher;
}

}  // namespace mathom::lotr_tarot
