// The scene in words. The page's mirror is built from it, the browser tests read it, and the native build can print it.
#include <cmath>
#include <nlohmann/json.hpp>

#include "shell/ui/scene/scene_list.h"

namespace mathom::ui {

namespace {
nlohmann::json rect_json(const Rect& r) {
  return nlohmann::json::array({std::lround(r.x), std::lround(r.y), std::lround(r.w), std::lround(r.h)});
}
}  // namespace

std::string tree_json(const SceneList& list, std::string_view focus, bool focus_visible) {
  nlohmann::json zones = nlohmann::json::array(), layers = zones, items = zones;
  for (const SceneList::Zone& z : list.zones()) {
    zones.push_back({{"id", z.id}, {"name", z.options.name}, {"layer", z.layer}, {"part", part_name(z.options.part)}});
    zones.back()["list"] = z.options.list;
    if (z.options.table) zones.back()["table"] = true;
  }
  for (const SceneList::Layer& l : list.layers()) layers.push_back({{"id", l.id}, {"name", l.name}});
  int number = 0;
  for (const Placed& p : list.items()) {
    if (!list.on_top(p)) continue;  // nobody can reach an item under a dialog
    const Item& i = p.item;
    if (i.role == Role::scroll && !list.reachable_by_key(p)) continue;
    nlohmann::json j{{"id", i.id}, {"role", role_name(i.role)}, {"name", i.name}, {"zone", p.zone}, {"layer", p.layer}};
    j["rect"] = rect_json(i.rect);
    j["visible"] = rect_json(p.visible);
    j["reachable"] = p.reachable();
    if (!i.description.empty()) j["description"] = i.description;
    if (!i.offered) j["offered"] = false;
    if (i.selected || i.role == Role::toggle || i.role == Role::radio) j["selected"] = i.selected;
    if (i.primary) j["primary"] = true;
    if (!i.offer.empty()) j["offer"] = i.offer;
    if (!i.act.empty()) j["act"] = i.act;
    if (i.picks) j["picks"] = true;
    if (list.counts_as_offer(p)) j["number"] = ++number;
    if (i.key) j["key"] = i.key == kEscapeKey ? std::string("Escape") : std::string(1, i.key);
    if (i.role == Role::heading) j["level"] = i.level;
    if (i.role == Role::slider) {
      j["value"] = i.value;
      j["low"] = i.low;
      j["high"] = i.high;
      j["valueText"] = i.value_text;
    }
    items.push_back(std::move(j));
  }
  const nlohmann::json tree{{"zones", std::move(zones)},     {"layers", std::move(layers)},
                            {"items", std::move(items)},     {"focus", focus},
                            {"focusVisible", focus_visible}, {"problems", list.problems()}};
  return tree.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace mathom::ui
