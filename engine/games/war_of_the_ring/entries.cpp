#include "games/war_of_the_ring/entries.h"

#include <array>

#include "games/war_of_the_ring/catalog.h"

namespace mathom::war_of_the_ring {
namespace {

using effects::Fact;
using effects::Form;
using K = Fact::Kind;

constexpr int kMostIcons = 9, kMostCopies = 9;

Fact icons(std::string_view key, std::string_view what) {
  return {key, K::number, false, what, nullptr, 0, kMostIcons};
}
Fact id() { return {"id", K::id, true, "the word by which abilities and answers name it"}; }
Fact name() { return {"name", K::texts, false, "the name of a card of your own, by language; left out: as printed"}; }
Fact abilities() {
  return {"abilities", K::abilities, true, "its abilities, in the order in which they are said; `[]`: none"};
}
Fact source() { return {"source", K::text, false, "the source of its numbers"}; }

std::span<const Fact> card_keys() {
  static const std::array kKeys{
      id(),
      name(),
      Fact{"faction", K::word, true, "the faction it belongs to", &faction_names()},
      Fact{"type", K::word, true, "an item is borne by a wielder; an event has only its abilities", &type_names()},
      Fact{"copies", K::number, false, "how many copies the deck holds; left out: 1", nullptr, 1, kMostCopies},
      icons("attack", "its attack icons on a battleground"),
      icons("defence", "its defence icons on a battleground"),
      icons("lead_attack", "attack icons that count while an army supports this character"),
      icons("lead_defence", "the same for defence"),
      icons("path", "its icons on a path: skulls of a Shadow card, helmets of the others"),
      Fact{"paths", K::numbers, false, "the numbers of the paths it may go to", nullptr, 1, kLastPath},
      Fact{"keywords", K::words, false, "words that other abilities refer to", &keyword_names()},
      Fact{"wielders", K::targets, false, "who may bear it; every item has this, and nothing else does", nullptr, 0, 0,
           kCardTarget},
      abilities(),
      source()};
  return kKeys;
}

std::span<const Fact> battleground_keys() {
  static const std::array kKeys{
      id(),
      name(),
      Fact{"side", K::word, true, "who defends it", &side_names()},
      Fact{"points", K::number, true, "its victory points", nullptr, 0, 9},
      Fact{"defence", K::number, true, "its shields", nullptr, 0, kMostIcons},
      Fact{"defenders", K::words, false, "the factions that may defend there", &faction_names()},
      Fact{"attackers", K::words, false, "the factions that may attack there", &faction_names()},
      abilities(),
      source()};
  return kKeys;
}

std::span<const Fact> path_keys() {
  static const std::array kKeys{id(),
                                name(),
                                Fact{"number", K::number, true, "its number", nullptr, 1, kLastPath},
                                Fact{"points", K::number, true, "its victory points", nullptr, 0, 9},
                                Fact{"defence", K::number, true, "its helmets", nullptr, 0, kMostIcons},
                                abilities(),
                                source()};
  return kKeys;
}

}  // namespace

std::span<const Form> entries() {
  static const std::array<Form, 3> kForms{
      Form{
          "a card", "In `cards`: a card of a deck.",
          R"({"id": "legolas", "faction": "elf", "type": "character", "paths": [3, 4], "attack": 1, "path": 1,)"
          R"( "abilities": [{"when": {"on": "enters", "to": {"kind": "path"}}, "may": true, "do": [{"do": "draw"}]}]})",
          card_keys()},
      Form{
          "a battleground", "In `locations`: a battleground.",
          R"({"id": "helms-deep", "side": "free", "points": 2, "defence": 2, "defenders": ["rohan"],)"
          R"( "attackers": ["isengard"], "abilities": [{"when": "activated", "by": "rohan_player", "do": [{"do": "draw"}]}]})",
          battleground_keys()},
      Form{"a path", "In `locations`: a path.",
           R"({"id": "caradhras", "number": 4, "points": 1, "defence": 0, "abilities": []})", path_keys()}};
  return kForms;
}

}  // namespace mathom::war_of_the_ring
