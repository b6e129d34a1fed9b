// A card's number is its place, and the places of a hand are those at which its cards were drawn. So that no number
// tells when a card came, what is chosen from a hand or a deck always leaves by the same place.
#include <bit>
#include <utility>

#include "games/lotr_tcg/rules/deeds.h"

namespace mathom::lotr_tcg {
namespace {

int seers(const Table& t, int card) { return std::popcount(unsigned{t.s.cards[card].seen_by}); }

// Like cards are one as good as the other: the one goes that most have seen, whatever its player has pointed at.
int best_known_like(const Table& t, int card) {
  int best = card;
  t.lying_in(t.zone(card)).for_each([&](int other) {
    if (t.s.cards[other].def == t.s.cards[card].def && seers(t, other) > seers(t, best)) best = other;
  });
  return best;
}
// The uppermost of those that the same players have seen.
int exit_of(const TableCards& t, int card) {
  int out = card;
  t.lying_in(t.zone(card)).for_each([&](int other) {
    const Card &o = t.s.cards[other], &c = t.s.cards[out];
    if (o.seen_by == c.seen_by && o.order > c.order) out = other;
  });
  return out;
}

// What texts remember of the two, or of the first one alone.
struct Renumber {
  int a, b;
  bool both = true;
  void operator()(std::int16_t& n) const { n = static_cast<std::int16_t>(n == a ? b : both && n == b ? a : n); }
  void operator()(CardSet& set) const {
    const bool had = set.has(a);
    if (had == set.has(b) || (!had && !both)) return;
    had ? set.erase(a) : set.insert(a);
    had ? set.insert(b) : set.erase(b);
  }
  void operator()(Scope& s) const {
    for (std::int16_t* n : {&s.chosen, &s.it, &s.other}) (*this)(*n);
    for (std::int16_t& n : s.named) (*this)(n);
    (*this)(s.moved);
    (*this)(s.moving);
  }
};
void remember(TableMoves& t, const Renumber& renumber) {
  for (Scope& s : t.s.scopes) renumber(s);
  for (effects::Answered& answered : t.s.answered) {
    renumber(answered.source);
    renumber(answered.it);
  }
  for (effects::Later& l : t.s.laters) {
    renumber(l.chosen);
    for (std::int16_t& n : l.named) renumber(n);
  }
}
void exchange(TableMoves& t, int a, int b) {
  std::swap(t.s.cards[a].def, t.s.cards[b].def);
  t.swap_marks(a, b);
  remember(t, {a, b});
}

}  // namespace

int lift(Table& t, int card) {
  if (t.base(card) != kHand && t.base(card) != kDrawDeck) return card;
  const int known = best_known_like(t, card);
  const int exit = t.s.cards[known].seen_by == kEveryone ? known : exit_of(t, known);
  // What all may know of the like card stays with it: else it would tell which card it was taken for.
  if (known != card) remember(t, {.a = card, .b = known, .both = false});
  if (exit != known) exchange(t, known, exit);
  return exit;
}

}  // namespace mathom::lotr_tcg
