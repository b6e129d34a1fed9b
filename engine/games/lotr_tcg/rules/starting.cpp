#include "games/lotr_tcg/rules/starting.h"

#include <algorithm>

#include "games/lotr_tcg/rules/play.h"
#include "games/lotr_tcg/state/deal.h"

namespace mathom::lotr_tcg {
namespace {

// The Ring-bearer is on the table, and those who start are all that is in the draw deck.
State before_the_start(const Catalog& c, const Deck& d) {
  Deck small;
  small.ring_bearer = d.ring_bearer, small.ring = d.ring;
  for (const int print : d.start) small.cards.emplace_back(print, 1);
  State s;
  deal_decks(s, c, {small, small});
  s.stage = Stage::gathering;
  s.site.fill(1);
  return s;
}

}  // namespace

// Whoever is there already keeps nobody away but those like them, and may be what another one asks for: who can begin
// does.
std::vector<CannotStart> who_cannot_start(const Catalog& c, const Deck& d) {
  const bool has_bearer = d.ring_bearer >= 0 && d.ring >= 0 && can_bear_ring(c, d.ring_bearer);
  constexpr std::size_t kMost = 20;
  if (!has_bearer || d.start.size() > kMost) return {};
  State s = before_the_start(c, d);
  Table t(c, s, nullptr);
  std::vector<int> left = d.start;
  const auto begins = [&](int print) {
    const int card = one_in_deck(t, 0, print);
    if (card < 0 || bar_to_start(t, card, 0) != Bar::nothing) return false;
    t.move(card, zone_of(kTable, 0), kEveryone);
    t.forget();
    return true;
  };
  while (std::erase_if(left, begins) > 0) continue;
  std::vector<CannotStart> out;
  for (const int print : left) {
    const int card = one_in_deck(t, 0, print);
    out.push_back({print, card >= 0 && bar_to_start(t, card, 0) == Bar::unique});
  }
  return out;
}

}  // namespace mathom::lotr_tcg
