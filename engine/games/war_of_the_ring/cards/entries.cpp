#include "games/war_of_the_ring/cards/entries.h"

#include <array>

#include "games/war_of_the_ring/cards/catalog.h"

namespace mathom::war_of_the_ring {
namespace {

using effects::Fact;
using effects::Form;
using F = Fact::Kind;

constexpr int kMostIcons = 9, kMostCopies = 9, kMostPoints = 9;
constexpr std::uint32_t kArmyType = 1u << static_cast<int>(Type::army);
constexpr std::uint32_t kCharacterType = 1u << static_cast<int>(Type::character);
constexpr std::uint32_t kItemType = 1u << static_cast<int>(Type::item);

Fact number(std::string_view key, bool needed, std::string_view what, int least, int most) {
  return {.key = key, .kind = F::number, .needed = needed, .what = what, .least = least, .most = most};
}
Fact icons(std::string_view key, std::string_view what, std::uint32_t types) {
  Fact f = number(key, false, what, 0, kMostIcons);
  f.types = types;
  return f;
}
Fact words(std::string_view key, std::string_view what, const effects::Names& names) {
  return {.key = key, .kind = F::words, .what = what, .names = &names};
}
Fact id() {
  return {.key = "id", .kind = F::id, .needed = true, .what = "the word by which abilities and answers name it"};
}
Fact name() {
  return {.key = "name", .kind = F::texts, .what = "the name of a card of your own, by language; left out: as printed"};
}
Fact abilities() {
  return {.key = "abilities",
          .kind = F::abilities,
          .needed = true,
          .what = "its abilities, in the order in which they are said; `[]`: none"};
}
Fact source() { return {.key = "source", .kind = F::text, .what = "the source of its numbers"}; }
Fact kept(Fact f) {
  f.kept = true;
  return f;
}

const Fact& type_fact() {
  static const Fact kType{.key = "type",
                          .kind = F::word,
                          .needed = true,
                          .what = "an item is borne by a wielder; an event has only its abilities",
                          .names = &type_names()};
  return kType;
}

std::span<const Fact> card_keys() {
  static const std::array kKeys{
      id(),
      name(),
      Fact{.key = "faction",
           .kind = F::word,
           .needed = true,
           .what = "the faction it belongs to",
           .names = &faction_names(),
           .kept = true},
      type_fact(),
      Fact{.key = "copies",
           .kind = F::number,
           .what = "how many copies the deck holds; left out: 1",
           .least = 1,
           .most = kMostCopies,
           .usual = 1,
           .kept = true},
      icons("attack", "its attack icons on a battleground", kArmyType | kCharacterType | kItemType),
      icons("defence", "its defence icons on a battleground", kArmyType | kCharacterType | kItemType),
      icons("lead_attack", "attack icons that count while an army supports this character", kCharacterType),
      icons("lead_defence", "the same for defence", kCharacterType),
      icons("path", "its icons on a path: skulls of a Shadow card, helmets of the others", kCharacterType | kItemType),
      Fact{.key = "paths",
           .kind = F::numbers,
           .what = "the numbers of the paths it may go to",
           .least = 1,
           .most = kLastPath,
           .types = kCharacterType},
      words("keywords", "words that other abilities refer to", keyword_names()),
      Fact{.key = "wielders",
           .kind = F::targets,
           .needed = true,
           .what = "who may bear this item",
           .target_kind = kCardTarget,
           .types = kItemType},
      abilities(),
      source()};
  return kKeys;
}

std::span<const Fact> battleground_keys() {
  static const std::array kKeys{id(),
                                name(),
                                Fact{.key = "side",
                                     .kind = F::word,
                                     .needed = true,
                                     .what = "who defends it",
                                     .names = &side_names(),
                                     .kept = true},
                                number("points", true, "its victory points", 0, kMostPoints),
                                number("defence", true, "its shields", 0, kMostIcons),
                                words("defenders", "the factions that may defend there", faction_names()),
                                words("attackers", "the factions that may attack there", faction_names()),
                                abilities(),
                                source()};
  return kKeys;
}

std::span<const Fact> path_keys() {
  static const std::array kKeys{id(),
                                name(),
                                kept(number("number", true, "its number", 1, kLastPath)),
                                number("points", true, "its victory points", 0, kMostPoints),
                                number("defence", true, "its helmets", 0, kMostIcons),
                                abilities(),
                                source()};
  return kKeys;
}

}  // namespace

std::span<const Form> entries() {
  static const std::array<Form, 3> kForms{
      Form{
          .word = "a card",
          .what = "In `cards`: a card of a deck.",
          .example =
              R"({"id": "legolas", "faction": "elf", "type": "character", "paths": [3, 4], "attack": 1, "path": 1,)"
              R"( "abilities": [{"when": {"on": "enters", "to": {"kind": "path"}}, "may": true, "do": [{"do": "draw"}]}]})",
          .keys = card_keys(),
          .list = "cards",
          .title = "war_of_the_ring.card",
          .type = &type_fact()},
      Form{
          .word = "a battleground",
          .what = "In `locations`: a battleground.",
          .example =
              R"({"id": "helms-deep", "side": "free", "points": 2, "defence": 2, "defenders": ["rohan"],)"
              R"( "attackers": ["isengard"], "abilities": [{"when": "activated", "by": "rohan_player", "do": [{"do": "draw"}]}]})",
          .keys = battleground_keys(),
          .list = "locations",
          .title = "war_of_the_ring.place"},
      Form{.word = "a path",
           .what = "In `locations`: a path.",
           .example = R"({"id": "caradhras", "number": 4, "points": 1, "defence": 0, "abilities": []})",
           .keys = path_keys(),
           .list = "locations",
           .title = "war_of_the_ring.place",
           .mark = "number"}};
  return kForms;
}

}  // namespace mathom::war_of_the_ring
