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
Fact id() { return {"id", K::id, true, "its word, by which texts and answers name it"}; }
Fact name() {
  return {"name", K::texts, false, "by language, what a card of your own is called; left out, as printed"};
}
Fact abilities() {
  return {"abilities", K::abilities, true, "its texts, in the order in which they are said; `[]`: none"};
}
Fact source() { return {"source", K::text, false, "where its numbers come from"}; }

std::span<const Fact> card_keys() {
  static const std::array kKeys{
      id(),
      name(),
      Fact{"faction", K::word, true, "whose card it is", &faction_names()},
      Fact{"type", K::word, true, "an item belongs to a wielder, an event is nothing but its text", &type_names()},
      Fact{"copies", K::number, false, "how many of them; left out: 1", nullptr, 1, kMostCopies},
      icons("attack", "its attack icons on a battleground"),
      icons("defence", "its defence icons on a battleground"),
      icons("lead_attack", "attack icons that count while an army supports this character"),
      icons("lead_defence", "the same for defence"),
      icons("path", "its icons on a path: skulls of a Shadow card, helmets of the others"),
      Fact{"paths", K::numbers, false, "numbers of the paths it may go to", nullptr, 1, kLastPath},
      Fact{"keywords", K::words, false, "words that other texts look for", &keyword_names()},
      Fact{"wielders", K::targets, false, "of every item and nothing else: who may bear it", nullptr, 0, 0,
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
      Fact{"points", K::number, true, "what it is worth", nullptr, 0, 9},
      Fact{"defence", K::number, true, "its shields", nullptr, 0, kMostIcons},
      Fact{"defenders", K::words, false, "factions that may go there to defend", &faction_names()},
      Fact{"attackers", K::words, false, "factions that may attack there", &faction_names()},
      abilities(),
      source()};
  return kKeys;
}

std::span<const Fact> path_keys() {
  static const std::array kKeys{id(),
                                name(),
                                Fact{"number", K::number, true, "its number", nullptr, 1, kLastPath},
                                Fact{"points", K::number, true, "what it is worth", nullptr, 0, 9},
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
