#include "games/lotr_tcg/cards/entries.h"

#include "games/lotr_tcg/cards/catalog.h"

namespace mathom::lotr_tcg {
namespace {

using effects::Fact;
using effects::Form;
using F = Fact::Kind;

constexpr std::uint32_t bit_of(Type t) { return 1u << static_cast<int>(t); }
constexpr std::uint32_t kCharacters = bit_of(Type::companion) | bit_of(Type::ally) | bit_of(Type::minion);
constexpr std::uint32_t kBorne =
    bit_of(Type::possession) | bit_of(Type::artifact) | bit_of(Type::condition) | bit_of(Type::ring);
constexpr std::uint32_t kOfDecks = ~bit_of(Type::ring);
constexpr int kMostCost = 20, kMostStrength = 30, kMostSites = 9;

Fact number(std::string_view key, bool needed, std::string_view what, int least, int most, std::uint32_t types = 0) {
  return {.key = key, .kind = F::number, .needed = needed, .what = what, .least = least, .most = most, .types = types};
}
// A card lacks what its list does not name: the place behind the last of them.
Fact word(std::string_view key, bool needed, std::string_view what, const effects::Names& names,
          std::uint32_t types = 0) {
  return {.key = key,
          .kind = F::word,
          .needed = needed,
          .what = what,
          .names = &names,
          .usual = names.size(),
          .types = types};
}
Fact flag(std::string_view key, std::string_view what, std::uint32_t types = 0) {
  return {.key = key, .kind = F::flag, .what = what, .types = types};
}
Fact kept(Fact f) {
  f.kept = true;
  return f;
}
Fact id() {
  return {.key = "id", .kind = F::id, .needed = true, .what = "the word by which texts, decks and answers name it"};
}
Fact name() {
  return {.key = "name", .kind = F::texts, .what = "the name of a card of your own, by language; left out: as printed"};
}
Fact print_number() { return kept(number("number", true, "its number in the set", 1, kPrints)); }
Fact rarity() { return kept(word("rarity", true, "how often it is found in boosters", rarity_names())); }
Fact keywords() {
  return {.key = "keywords",
          .kind = F::words,
          .what = "words printed on it, which other texts refer to",
          .names = &keyword_names()};
}
Fact abilities() {
  return {.key = "abilities",
          .kind = F::abilities,
          .needed = true,
          .what = "its texts, in the order in which they are said; `[]`: none"};
}

const Fact& type_fact() {
  static const Fact kType =
      kept({.key = "type", .kind = F::word, .needed = true, .what = "what kind of card it is", .names = &type_names()});
  return kType;
}

std::span<const Fact> card_keys() {
  static const std::array kKeys{
      id(),
      name(),
      print_number(),
      rarity(),
      kept({.key = "title",
            .kind = F::text,
            .what = "the title that other cards have too; left out: it has one of its own"}),
      kept(flag("unique", "only one of its title may be in play")),
      type_fact(),
      kept(word("culture", true, "its culture, which says on which side it is", culture_names(), kOfDecks)),
      word("race", true, "its race", race_names(), kCharacters),
      word("class", false, "what kind of item it is", class_names(), bit_of(Type::possession) | bit_of(Type::artifact)),
      number("cost", true, "its twilight cost", 0, kMostCost, kOfDecks),
      number("strength", true, "its strength", 0, kMostStrength, kCharacters),
      number("vitality", true, "its vitality", 1, kMostSites, kCharacters),
      number("adds_strength", false, "what its bearer's strength is higher", -kMostSites, kMostSites, kBorne),
      number("adds_vitality", false, "what its bearer's vitality is higher", -kMostSites, kMostSites, kBorne),
      number("resistance", false, "how many burdens it bears as the Ring-bearer, and no more", 1, kMostCost,
             bit_of(Type::companion)),
      number("site", true, "from which site on it does not roam", 1, kMostSites, bit_of(Type::minion)),
      number("home", true, "the number of its home site", 1, kMostSites, bit_of(Type::ally)),
      word("signet", false, "its signet", signet_names(), bit_of(Type::companion)),
      keywords(),
      number("damage", false, "how many wounds more it deals when it wins", 1, kMostSites, kCharacters),
      Fact{.key = "bearer",
           .kind = F::targets,
           .what = "who may bear it; left out: it lies in the support area",
           .target_kind = kCardTarget,
           .types = kBorne},
      flag("one_per_bearer", "nobody may bear two of them", kBorne),
      flag("on_site", "it is played on a site", bit_of(Type::condition)),
      abilities()};
  return kKeys;
}

std::span<const Fact> site_keys() {
  static const std::array kKeys{id(),
                                name(),
                                print_number(),
                                rarity(),
                                kept(number("site", true, "its number on the adventure path", 1, kMostSites)),
                                number("shadow", true, "its Shadow number", 0, kMostStrength),
                                word("arrow", true, "the side of the player who plays the next site", arrow_names()),
                                keywords(),
                                abilities()};
  return kKeys;
}

}  // namespace

std::span<const Form> entries() {
  static const std::array<Form, 2> kForms{
      Form{.word = "a card",
           .what = "In `cards`: a card of a draw deck, or a Ring.",
           .example =
               R"({"id": "uruk-soldier", "number": 154, "rarity": "common", "type": "minion", "culture": )"
               R"("isengard", "race": "uruk-hai", "cost": 2, "strength": 7, "vitality": 1, "site": 5, "damage": )"
               R"(1, "abilities": [{"when": "played", "may": true, "do": [{"do": "discard_top", "who": )"
               R"("free_player"}]}]})",
           .keys = card_keys(),
           .list = "cards",
           .title = "lotr_tcg.card",
           .type = &type_fact()},
      Form{
          .word = "a site",
          .what = "In `sites`: a site of an adventure deck.",
          .example =
              R"({"id": "slopes-of-amon-hen", "number": 361, "rarity": "uncommon", "site": 9, "shadow": 9, )"
              R"("arrow": "left", "abilities": [{"give": [{"mod": "cost", "on": {"culture": "isengard", "type": "minion"}, )"
              R"("n": -1}]}]})",
          .keys = site_keys(),
          .list = "sites",
          .title = "lotr_tcg.card"}};
  return kForms;
}

}  // namespace mathom::lotr_tcg
