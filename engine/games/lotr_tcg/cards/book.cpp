#include "games/lotr_tcg/cards/book.h"

#include "effects/editions.h"
#include "effects/say.h"
#include "games/lotr_tcg/cards/catalog.h"
#include "games/lotr_tcg/cards/entries.h"

namespace mathom::lotr_tcg {
namespace {

// Players' own files can be checked, but no game plays with them yet.
class CheckedFiles final : public effects::OwnCards {
 public:
  using OwnCards::OwnCards;
  Problems check(std::string_view text) const override {
    Problems problems;
    if (text.empty())
      problems.add("", "is empty");
    else
      read_catalog({file, text}, problems);
    return problems;
  }
  const Game* with(std::string_view text, Problems& problems) const override {
    for (const Problem& p : check(text)) problems.add(p.path, p.message);
    if (problems.empty()) problems.add("", "is sound, but no game can be played with these cards yet");
    return nullptr;
  }
};

class Book final : public CardBook {
 public:
  std::string_view id() const override { return "lotr_tcg"; }
  const effects::Language& language() const override { return lotr_tcg::language(); }
  std::span<const effects::Form> forms() const override { return entries(); }
  const CardFiles* files() const override { return &files_; }
  Problems faults() const override {
    Problems problems;
    read_catalog({file}, problems);
    return problems;
  }
  int prints() const override { return static_cast<int>(cards_.prints.size()); }
  std::string_view word(CardDef card) const override { return cards_.facts(index(card)).id; }
  Phrase name(CardDef card) const override { return {cards_.facts(index(card)).key, {}}; }
  std::string text(CardDef card, const Say& say) const override { return text_of(cards_, index(card), say); }

 private:
  const Catalog& cards_ = printed_cards();
  CheckedFiles files_{entries(), {}, cards_.names};
};

}  // namespace

// What a card says, besides the numbers and words of its frame.
std::string text_of(const Catalog& cards, int print, const CardBook::Say& say) {
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

const CardBook& book() {
  static const Book kBook;
  return kBook;
}

}  // namespace mathom::lotr_tcg
