#include "games/lotr_tcg/decks/book.h"

#include <algorithm>

#include "games/lotr_tcg/cards/catalog.h"

namespace mathom::lotr_tcg {

std::string text_of(const Catalog& cards, int print, const effects::Say& say) {
  using effects::Clause;
  using T = effects::TextBuilder;
  const CardFacts& facts = cards.facts(print);
  const T builder(language(), cards.code);
  std::vector<Clause> all;
  if (facts.type != Type::event && facts.type != Type::site)
    builder.speak_of_itself_as(effects::kept_key(kind_names().key(static_cast<int>(facts.type)), "n"));
  if (facts.bearer >= 0) {
    const bool one = builder.is_one(facts.bearer);
    Clause s{Phrase{one ? "lotr_tcg.bearer.one" : "lotr_tcg.bearer", {}}};
    all.push_back(std::move(s.put("what", builder.targets(facts.bearer, {T::kEach}, T::Lying::there))));
  }
  const bool supports = facts.type == Type::possession || facts.type == Type::artifact || facts.type == Type::condition;
  if (supports && facts.bearer < 0 && !facts.on_site) all.push_back({Phrase{"lotr_tcg.in_support_area", {}}});
  if (facts.on_site) all.push_back({Phrase{"lotr_tcg.on_site", {}}});
  if (facts.one_per_bearer)
    all.push_back({Phrase{facts.on_site ? "lotr_tcg.one_per_site" : "lotr_tcg.one_per_bearer", {}}});
  const auto when = [&](int n) { return cards.abilities[static_cast<std::size_t>(n)].trigger; };
  const bool one_of =
      facts.type == Type::event && facts.abilities.size() > 1 && std::ranges::all_of(facts.abilities, [&](int n) {
        return when(n) == when(facts.abilities[0]) && language().trigger(when(n)).has_name;
      });
  if (one_of) {
    all.push_back(effects::say_any(builder, cards, facts.abilities));
  } else {
    for (Clause& text : effects::say_each(builder, cards, facts.abilities)) all.push_back(std::move(text));
  }
  return effects::sentences(all, say);
}

}  // namespace mathom::lotr_tcg
