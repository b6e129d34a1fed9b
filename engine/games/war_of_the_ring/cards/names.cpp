// The closed lists of words. Texts name cards and places before these are read themselves, so their ids are read first.
#include <array>

#include "assets/assets.h"
#include "core/json.h"
#include "games/war_of_the_ring/cards/catalog.h"

namespace mathom::war_of_the_ring {
namespace {

using effects::Names;

void add_ids(Names& names, std::string_view prefix, std::string_view file, const char* list) {
  Problems problems;
  const auto j = parse_json(asset(file), problems);
  const Json* items = j ? member(*j, list) : nullptr;
  if (!items || !items->is_array()) return;
  for (const auto& item : *items)
    if (const auto* id = text_member(item, "id")) names.add(prefix, *id);
}

}  // namespace

const Names& faction_names() {
  static const Names kNames("war_of_the_ring.faction", {"dunedain", "dwarf", "elf", "hobbit", "rohan", "wizard",
                                                        "isengard", "monstrous", "mordor", "southron"});
  return kNames;
}
const Names& type_names() {
  static const Names kNames("war_of_the_ring.type", {"army", "character", "item", "event"});
  return kNames;
}
const Names& side_names() {
  static const Names kNames("war_of_the_ring.side", {"free", "shadow"});
  return kNames;
}
const Names& keyword_names() {
  static const Names kNames("war_of_the_ring.keyword", {"nazgul", "ent", "weapon", "mount"});
  return kNames;
}
const Names& title_names() {
  static const Names kNames = [] {
    Names names("war_of_the_ring.card", {});
    for (const auto file : {"free_peoples", "shadow", "promos"})
      add_ids(names, "war_of_the_ring.card", "cards/war_of_the_ring/" + std::string(file) + ".json", "cards");
    return names;
  }();
  return kNames;
}
const Names& place_names() {
  static const Names kNames = [] {
    Names names("war_of_the_ring.place", {});
    for (const auto file : {"battlegrounds", "paths"})
      add_ids(names, "war_of_the_ring.place", "cards/war_of_the_ring/" + std::string(file) + ".json", "locations");
    return names;
  }();
  return kNames;
}

}  // namespace mathom::war_of_the_ring
