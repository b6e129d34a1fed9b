#include "games/lotr_tarot/cards/affiliation.h"

#include "core/json.h"
#include "games/lotr_tarot/cards/deck.h"
#include "rules/config.h"

namespace mathom::lotr_tarot {
namespace {

using Kind = AffiliationFault::Kind;

// The cards of one list; every fault is noted.
CardSet read_list(const Json& j, const char* name, Side side, int wanted, std::vector<AffiliationFault>& faults) {
  const std::string path = std::string("/") + name;
  CardSet cards;
  const Json* list = member(j, name);
  if (!list || !list->is_array()) {
    faults.push_back({.kind = Kind::shape, .path = path});
    return cards;
  }
  int i = 0;
  for (const auto& entry : *list) {
    AffiliationFault fault{.path = path + "/" + std::to_string(i++)};
    fault.word = entry.is_string() ? *entry.get_ptr<const std::string*>() : std::string();
    fault.card = card_from_word(fault.word);
    if (fault.card == Card::hidden)
      fault.kind = Kind::unknown;
    else if (fault.card == Card::the_ring)
      fault.kind = Kind::ring;
    else if (has(cards, fault.card))
      fault.kind = Kind::twice;
    else {
      cards.insert(index(fault.card));
      continue;
    }
    faults.push_back(std::move(fault));
  }
  if (cards.count() != wanted)
    faults.push_back({.kind = Kind::number, .path = path, .side = side, .count = cards.count()});
  return cards;
}

std::string words_for(const AffiliationFault& f) {
  switch (f.kind) {
    case Kind::shape: return "must be a list of cards";
    case Kind::unknown: return "is not a card of the deck";
    case Kind::ring: return "is the Ring itself, which stands for nobody";
    case Kind::twice: return "is named twice";
    case Kind::both: return word_of(f.card) + " is in both lists";
    case Kind::number: break;
  }
  const int wanted = f.side == Side::dark ? kDarkCards : kNeutralCards;
  return "must name " + std::to_string(wanted) + " cards, and names " + std::to_string(f.count);
}

Json words_of(const CardSet& cards) {
  Json out = Json::array();
  cards.for_each([&](int i) { out.push_back(word_of(card_of(i))); });
  return out;
}

}  // namespace

Affiliations read_lists(const Json& lists, std::vector<AffiliationFault>& faults) {
  const Affiliations a{read_list(lists, "dark", Side::dark, kDarkCards, faults),
                       read_list(lists, "neutral", Side::neutral, kNeutralCards, faults)};
  (a.dark & a.neutral).for_each([&](int i) { faults.push_back({.kind = Kind::both, .path = {}, .card = card_of(i)}); });
  return a;
}

void check_affiliations(const Json& config, Problems& problems) {
  const Json* a = member(config, "affiliations");
  if (!a) return;
  if (!a->is_object()) return problems.add("/affiliations", "must be an object");
  check_keys(*a, {"dark", "neutral"}, "/affiliations", problems);
  std::vector<AffiliationFault> faults;
  read_lists(*a, faults);
  for (const AffiliationFault& f : faults) problems.add("/affiliations" + f.path, words_for(f));
}

Affiliations read_affiliations(const Json& config) {
  const Json* a = member(config, "affiliations");
  std::vector<AffiliationFault> none;
  return a ? read_lists(*a, none) : Affiliations{deck().dark, deck().neutral};
}

Json affiliations_json(const Affiliations& a) { return {{"dark", words_of(a.dark)}, {"neutral", words_of(a.neutral)}}; }

}  // namespace mathom::lotr_tarot
