// The closed lists of words. Texts name cards before these are read themselves, so their titles are read first.
#include "core/json.h"
#include "games/lotr_tcg/cards/catalog.h"
#include "games/lotr_tcg/cards/entries.h"

namespace mathom::lotr_tcg {
namespace {

using effects::Names;

// The words of a list and more: one name may then be asked for by either list.
Names with(const Names& first, std::string_view prefix, std::initializer_list<std::string_view> more) {
  Names out(prefix, {});
  for (int i = 0; i < first.size(); ++i) out.add(prefix, first.word(i));
  for (const auto word : more) out.add(prefix, word);
  return out;
}

// The titles that several cards have, or none of this set; and each card without one by its id.
void add_titles(Names& names, const char* list, const char* file_name) {
  Problems problems;
  const auto j = parse_json(file(kFolder + file_name), problems);
  const Json* items = j ? member(*j, list) : nullptr;
  if (!items || !items->is_array()) return;
  for (const auto& item : *items) {
    const auto* id = text_member(item, "id");
    if (id && !member(item, "title"))
      names.add(list == std::string_view("titles") ? "lotr_tcg.title" : "lotr_tcg.card", *id);
  }
}

}  // namespace

const Names& type_names() {
  static const Names kNames("lotr_tcg.type",
                            {"companion", "ally", "minion", "possession", "artifact", "condition", "event", "ring"});
  return kNames;
}
const Names& kind_names() {
  static const Names kNames = with(type_names(), "lotr_tcg.type", {"site", "character", "item"});
  return kNames;
}
const Names& culture_names() {
  static const Names kNames("lotr_tcg.culture", {"dwarven", "elven", "gandalf", "gondor", "shire", "isengard", "moria",
                                                 "ringwraith", "sauron"});
  return kNames;
}
const Names& race_names() {
  static const Names kNames("lotr_tcg.race",
                            {"man", "elf", "dwarf", "hobbit", "wizard", "orc", "uruk-hai", "nazgul", "troll"});
  return kNames;
}
const Names& class_names() {
  static const Names kNames("lotr_tcg.class",
                            {"hand-weapon", "ranged-weapon", "armor", "helm", "shield", "cloak", "mount", "pipe"});
  return kNames;
}
const Names& weapon_names() {
  static const Names kNames = with(class_names(), "lotr_tcg.class", {"weapon"});
  return kNames;
}
const Names& signet_names() {
  static const Names kNames("lotr_tcg.signet", {"frodo", "gandalf", "aragorn"});
  return kNames;
}
const Names& rarity_names() {
  static const Names kNames("lotr_tcg.rarity", {"common", "uncommon", "rare", "premium"});
  return kNames;
}
const Names& side_names() {
  static const Names kNames("lotr_tcg.side", {"free", "shadow"});
  return kNames;
}
const Names& arrow_names() {
  static const Names kNames("lotr_tcg.arrow", {"left", "right"});
  return kNames;
}
const Names& keyword_names() {
  static const Names kNames("lotr_tcg.keyword",
                            {"archer", "fierce", "ranger", "tracker", "tale", "stealth", "search", "spell", "weather",
                             "pipeweed", "forest", "marsh", "mountain", "plains", "river", "sanctuary", "underground"});
  return kNames;
}
const Names& ability_names() {
  static const Names kNames = with(keyword_names(), "lotr_tcg.keyword", {"damage", "defender", "ring-bearer"});
  return kNames;
}
const Names& phase_names() {
  static const Names kNames("lotr_tcg.phase",
                            {"fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup"});
  return kNames;
}
const Names& title_names() {
  static const Names kNames = [] {
    Names names("lotr_tcg.title", {});
    add_titles(names, "titles", "titles.json");
    for (const char* name : kCardFiles) add_titles(names, "cards", name);
    add_titles(names, "sites", kSiteFile);
    return names;
  }();
  return kNames;
}

}  // namespace mathom::lotr_tcg
