#include "shell/tables/lotr_tcg/book/card_filter.h"

#include <algorithm>

#include "games/lotr_tcg/decks/decks.h"
#include "text/folding.h"

namespace mathom::lotr_tcg {

namespace {

constexpr std::array<std::string_view, kFacets> kNames{"side",    "culture", "kind",   "cost", "phase",
                                                       "keyword", "race",    "rarity", "site"};

void add(const TableHost& host, std::vector<std::string>& out, const effects::Names& names) {
  for (int i = 0; i < names.size(); ++i) {
    std::string word = alone(host, names, i);
    begin_sentence(word);
    out.push_back(std::move(word));
  }
}

void add_numbers(const TableHost& host, std::vector<std::string>& out, int first, int last, bool open) {
  for (int n = first; n <= last; ++n)
    out.push_back(open && n == last ? host.say("lotr_tcg.book.or_more", {{"n", std::to_string(n)}})
                                    : std::to_string(n));
}

}  // namespace

std::string facet_name(const TableHost& host, Facet f) {
  return host.say("lotr_tcg.book.facet." + std::string(kNames[static_cast<std::size_t>(f)]));
}

std::vector<std::string> facet_values(const TableHost& host, Facet f) {
  std::vector<std::string> out;
  switch (f) {
    case Facet::side:
      add(host, out, side_names());
      out.push_back(host.say("lotr_tcg.book.beside"));
      break;
    case Facet::culture: add(host, out, culture_names()); break;
    case Facet::kind:
      add(host, out, kind_names());
      out.resize(static_cast<std::size_t>(kCharacterKind));  // the words for several kinds are not wanted here
      break;
    case Facet::cost: add_numbers(host, out, 0, kMostCostAsked, true); break;
    case Facet::phase:
      add(host, out, phase_names());
      out.push_back(host.say("lotr_tcg.book.response"));
      begin_sentence(out.back());
      break;
    case Facet::keyword:
      add(host, out, keyword_names());
      out.push_back(host.say("lotr_tcg.keyword.damage"));
      begin_sentence(out.back());
      break;
    case Facet::race: add(host, out, race_names()); break;
    case Facet::rarity: add(host, out, rarity_names()); break;
    case Facet::site: add_numbers(host, out, 1, kSites, false); break;
  }
  return out;
}

std::uint32_t facet_of(const Catalog& c, const CardFacts& f, Facet facet) {
  const auto bit = [](auto value) { return 1U << static_cast<unsigned>(value); };
  switch (facet) {
    case Facet::side: return bit(f.side());
    case Facet::culture: return f.culture == Culture::none ? 0 : bit(f.culture);
    case Facet::kind: return bit(f.type);
    case Facet::cost: return f.is_in_draw_deck() ? bit(std::min(f.cost, kMostCostAsked)) : 0;
    case Facet::phase: return phases_of(c, f);
    case Facet::keyword: return f.keywords | (f.damage > 0 ? bit(keyword_names().size()) : 0);
    case Facet::race: return f.race == Race::none ? 0 : bit(f.race);
    case Facet::rarity: return bit(f.rarity);
    case Facet::site: return f.type == Type::site ? bit(f.site - 1) : 0;
  }
  return 0;
}

std::vector<int> matching(const TableHost& host, BookWords& words, const CardFilter& filter) {
  const Catalog& c = printed_cards();
  const std::vector<std::string> typed = folded_words(filter.words);
  std::vector<int> out;
  for (int print = 0; print < static_cast<int>(c.prints.size()); ++print) {
    bool fits = true;
    for (int i = 0; i < kFacets && fits; ++i) {
      const auto facet = static_cast<Facet>(i);
      fits = filter.of(facet) < 0 || (facet_of(c, c.facts(print), facet) >> filter.of(facet) & 1U) != 0;
    }
    for (std::size_t i = 0; i < typed.size() && fits; ++i)
      fits = words.folded(host, print).find(" " + typed[i]) != std::string::npos;
    if (fits) out.push_back(print);
  }
  return out;
}

}  // namespace mathom::lotr_tcg
