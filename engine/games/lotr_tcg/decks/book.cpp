#include "games/lotr_tcg/decks/book.h"

#include <algorithm>

#include "games/lotr_tcg/cards/catalog.h"

namespace mathom::lotr_tcg {
namespace {

// Whether the words of a site's text leave open that it holds at this site only. Its actions are used there, as the
// rules say.
bool leaves_site_open(const Catalog& cards, const effects::Ability& a) {
  const effects::Trigger* const when =
      a.kind == effects::Ability::Kind::triggered ? &language().trigger(a.trigger) : nullptr;
  if (when) return !when->is_action && when->target_kind != kSiteTarget;
  for (int i = a.first_condition; i < a.first_condition + a.conditions; ++i) {
    const effects::Op& op = cards.code.conditions[static_cast<std::size_t>(i)];
    if (language().condition(op.verb).says_first && op.arg[2] != 0) return false;  // "played at this site"
  }
  return true;
}
effects::Clause at_site(const Catalog& cards, int ability, effects::Clause text) {
  if (!leaves_site_open(cards, cards.abilities[static_cast<std::size_t>(ability)])) return text;
  effects::Clause s{Phrase{"lotr_tcg.here", {}}};
  return std::move(s.put("what", std::move(text)));
}

}  // namespace

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
    Clause s{Phrase{one ? "lotr_tcg.bearer.is.one" : "lotr_tcg.bearer.is", {}}};
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
    std::vector<Clause> texts = effects::say_each(builder, cards, facts.abilities);
    const bool is_site = facts.type == Type::site && texts.size() == facts.abilities.size();
    for (std::size_t i = 0; i < texts.size(); ++i)
      all.push_back(is_site ? at_site(cards, facts.abilities[i], std::move(texts[i])) : std::move(texts[i]));
  }
  return effects::sentences(all, say);
}

}  // namespace mathom::lotr_tcg
