#include "games/lotr_tcg/words/card_words.h"

namespace mathom::lotr_tcg {
namespace {

// What lies open before all players is one place, a hand or a deck is one of its own.
int pile_of(std::uint8_t zone) {
  const Zone base = base_of(zone);
  return base == kTable || base == kPath ? static_cast<int>(base) : zone;
}
// Cards in play and in hand go by their names alone.
std::string_view pile_word(std::uint8_t zone) {
  switch (base_of(zone)) {
    case kDrawDeck: return "@deck";
    case kDiscardPile: return "@discard";
    case kDeadPile: return "@dead";
    case kAdventure: return "@adventure";
    case kStack: return "@stack";
    case kShown: return "@aside";
    default: return "";
  }
}
int rank(const Card& c) { return c.zone * 4096 + c.order; }

}  // namespace

std::string card_token(const Catalog& catalog, const State& s, CardId id) {
  if (id == CardId::none || index(id) >= s.cards.size()) return "nothing";
  const Card& c = s.cards[index(id)];
  if (c.def == CardDef::hidden) return "hidden";
  int before = 0;
  for (const Card& other : s.cards)
    before += other.def == c.def && pile_of(other.zone) == pile_of(c.zone) && rank(other) < rank(c);
  const std::string& word = catalog.facts(index(c.def)).id;
  return (before > 0 ? word + "-" + std::to_string(before + 1) : word) + std::string(pile_word(c.zone));
}

}  // namespace mathom::lotr_tcg
