#include "games/lotr_tcg/decks/book.h"

#include "games/lotr_tcg/cards/catalog.h"

namespace mathom::lotr_tcg {

std::string text_of(const Catalog& cards, int print, const effects::Say& say) {
  using effects::Clause;
  using T = effects::TextBuilder;
  const CardFacts& facts = cards.facts(print);
  const T builder(language(), cards.code);
  std::vector<Clause> all;
  if (facts.bearer >= 0) {
    const bool one = builder.is_one(facts.bearer);
    Clause s{Phrase{one ? "lotr_tcg.bearer.one" : "lotr_tcg.bearer", {}}};
    all.push_back(std::move(s.put("what", builder.targets(facts.bearer, {T::kEach}, T::Lying::there))));
  }
  if (facts.on_site) all.push_back({Phrase{"lotr_tcg.on_site", {}}});
  if (facts.one_per_bearer)
    all.push_back({Phrase{facts.on_site ? "lotr_tcg.one_per_site" : "lotr_tcg.one_per_bearer", {}}});
  for (const int n : facts.abilities)
    all.push_back(effects::say_ability(builder, cards.abilities[static_cast<std::size_t>(n)]));
  return effects::sentences(all, say);
}

}  // namespace mathom::lotr_tcg
