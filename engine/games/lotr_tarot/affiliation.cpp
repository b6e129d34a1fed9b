#include "games/lotr_tarot/affiliation.h"

#include "core/json.h"
#include "games/lotr_tarot/deck.h"
#include "rules/config.h"

namespace mathom::lotr_tarot {
namespace {

// The cards of one list; every fault becomes a problem.
CardSet read_list(const Json& j, const char* name, int wanted, Problems& problems) {
  const std::string path = std::string("/affiliations/") + name;
  CardSet cards;
  const Json* list = member(j, name);
  if (!list || !list->is_array()) {
    problems.add(path, "must be a list of cards");
    return cards;
  }
  int i = 0;
  for (const auto& entry : *list) {
    const std::string here = path + "/" + std::to_string(i++);
    const auto* word = entry.is_string() ? entry.get_ptr<const std::string*>() : nullptr;
    const Card card = word ? card_from_word(*word) : Card::hidden;
    if (card == Card::hidden)
      problems.add(here, "is not a card of the deck");
    else if (card == Card::the_ring)
      problems.add(here, "is the Ring itself, which stands for nobody");
    else if (has(cards, card))
      problems.add(here, "is named twice");
    else
      cards.insert(index(card));
  }
  if (cards.count() != wanted)
    problems.add(path, "must name " + std::to_string(wanted) + " cards, and names " + std::to_string(cards.count()));
  return cards;
}

Json words_of(const CardSet& cards) {
  Json out = Json::array();
  cards.for_each([&](int i) { out.push_back(word_of(card_of(i))); });
  return out;
}

}  // namespace

void check_affiliations(const Json& config, Problems& problems) {
  const Json* a = member(config, "affiliations");
  if (!a) return;
  if (!a->is_object()) return problems.add("/affiliations", "must be an object");
  check_keys(*a, {"dark", "neutral"}, "/affiliations", problems);
  const CardSet dark = read_list(*a, "dark", kDarkCards, problems);
  const CardSet neutral = read_list(*a, "neutral", kNeutralCards, problems);
  (dark & neutral).for_each([&](int i) { problems.add("/affiliations", word_of(card_of(i)) + " is in both lists"); });
}

Affiliations read_affiliations(const Json& config) {
  const Json* a = member(config, "affiliations");
  if (!a) return {deck().dark, deck().neutral};
  Problems none;
  return {read_list(*a, "dark", kDarkCards, none), read_list(*a, "neutral", kNeutralCards, none)};
}

Json affiliations_json(const Affiliations& a) { return {{"dark", words_of(a.dark)}, {"neutral", words_of(a.neutral)}}; }

}  // namespace mathom::lotr_tarot
