#include "shell/ui/scene/scene_list.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <unordered_set>
#include <utility>

namespace mathom::ui {

namespace {
std::uint64_t mix(std::uint64_t h, std::uint64_t v) { return (h ^ v) * 0x100000001b3ull; }
std::uint64_t mix(std::uint64_t h, std::string_view s) {
  for (const char c : s) h = mix(h, static_cast<unsigned char>(c));
  return mix(h, 0x1f);
}
std::uint64_t mix(std::uint64_t h, const Rect& r) {
  for (const float f : {r.x, r.y, r.w, r.h})
    h = mix(h, static_cast<std::uint64_t>(static_cast<std::int64_t>(std::lround(f))));
  return h;
}

// Returns the largest of the four pieces of `v` that `cover` leaves.
Rect largest_rest(const Rect& v, const Rect& cover) {
  const Rect c = v.intersect(cover);
  if (c.empty()) return v;
  const std::array<Rect, 4> rest{Rect{v.x, v.y, c.x - v.x, v.h}, Rect{c.right(), v.y, v.right() - c.right(), v.h},
                                 Rect{v.x, v.y, v.w, c.y - v.y}, Rect{v.x, c.bottom(), v.w, v.bottom() - c.bottom()}};
  return *std::max_element(rest.begin(), rest.end(), [](const Rect& a, const Rect& b) {
    return std::max(0.0f, a.w) * std::max(0.0f, a.h) < std::max(0.0f, b.w) * std::max(0.0f, b.h);
  });
}

// Returns the rest of `v` next to all covers. The largest cover is taken off first, so a corner that it covers too
// costs nothing later.
Rect uncovered(Rect v, const std::vector<Rect>& covers) {
  const auto covered = [&](const Rect& cover) {
    const Rect both = v.intersect(cover);
    return both.empty() ? 0.0f : both.w * both.h;
  };
  while (!v.empty()) {
    const auto most = std::max_element(covers.begin(), covers.end(),
                                       [&](const Rect& a, const Rect& b) { return covered(a) < covered(b); });
    if (most == covers.end() || covered(*most) <= 0) break;
    v = largest_rest(v, *most);
  }
  return v;
}
}  // namespace

bool actable(Role role) { return role > Role::scroll; }

std::string_view role_name(Role role) {
  constexpr std::array<std::string_view, 10> names{"text", "heading", "image", "region", "button",
                                                   "card", "toggle",  "radio", "link",   "slider"};
  return names[static_cast<std::size_t>(role)];
}

std::string_view part_name(Part part) {
  constexpr std::array<std::string_view, 11> names{"other",  "state", "ask", "hand",    "table",     "seats",
                                                   "scores", "tools", "log", "curtain", "close_look"};
  return names[static_cast<std::size_t>(part)];
}

void SceneList::begin_list() {
  items_.clear();
  zones_.clear();
  layers_.assign(1, Layer{});
  open_layers_.assign(1, 0);
  open_zone_ = -1;
  problems_.clear();
}

void SceneList::open_zone(std::string_view id, ZoneOptions options) {
  if (open_zone_ >= 0)
    add_problem("zone " + std::string(id) + " begins inside " + zones_[static_cast<std::size_t>(open_zone_)].id);
  zones_.push_back({std::string(id), std::move(options), current_layer()});
  open_zone_ = static_cast<int>(zones_.size()) - 1;
}

void SceneList::open_layer(std::string_view id, std::string_view name, const Rect& panel) {
  layers_.push_back({std::string(id), std::string(name), panel});
  open_layers_.push_back(top_layer());
}

void SceneList::place(Item item, const Rect& clip, int scroll) {
  items_.push_back(
      {.item = std::move(item), .clip = clip, .zone = open_zone_, .layer = current_layer(), .scroll = scroll});
}

const Placed* SceneList::find(std::string_view id) const {
  for (const Placed& p : items_)
    if (p.item.id == id) return &p;
  return nullptr;
}

const Placed* SceneList::find_named(std::string_view name) const {
  const Placed* any = nullptr;
  for (const Placed& p : items_) {
    if (p.item.name != name || !on_top(p)) continue;
    if (actable(p.item.role)) return &p;
    if (!any) any = &p;
  }
  return any;
}

Part SceneList::part_of(const Placed& p) const {
  const Zone* zone = zone_of(p);
  return zone ? zone->options.part : Part::other;
}

std::string_view SceneList::zone_name(const Placed& p) const {
  const Zone* zone = zone_of(p);
  return zone ? std::string_view(zone->options.name) : std::string_view();
}

std::string_view SceneList::zone_id(const Placed& p) const {
  const Zone* zone = zone_of(p);
  return zone ? std::string_view(zone->id) : std::string_view();
}

const SceneList::Zone* SceneList::zone_of(const Placed& p) const {
  return p.zone < 0 ? nullptr : &zones_[static_cast<std::size_t>(p.zone)];
}

const Placed* SceneList::hit(Point at) const {
  const Placed* best = nullptr;
  for (const Placed& p : items_) {
    if (!actable(p.item.role) || !on_top(p) || !p.item.rect.contains(at) || !p.clip.contains(at)) continue;
    if (!best || p.item.z >= best->item.z) best = &p;
  }
  return best;
}

bool SceneList::reachable_by_key(const Placed& p) const {
  if (!on_top(p)) return false;
  return p.item.role == Role::scroll ? p.overflows && p.zone >= 0 : actable(p.item.role);
}

bool SceneList::counts_as_offer(const Placed& p) const {
  if (!p.item.offered || !on_top(p) || !actable(p.item.role)) return false;
  const Zone* zone = zone_of(p);
  return !p.item.offer.empty() || (zone && zone->options.numbered);
}

const Placed* SceneList::offer(int number) const {
  for (const Placed& p : items_)
    if (counts_as_offer(p) && --number == 0) return &p;
  return nullptr;
}

// A card half under its neighbour is touched at its visible part. The button of the mirror is there, and a test clicks
// there.
void SceneList::place_visible() {
  std::vector<Rect> covers;
  for (std::size_t i = 0; i < items_.size(); ++i) {
    Placed& p = items_[i];
    p.visible = p.item.rect.intersect(p.clip);
    if (p.layer < top_layer()) p.visible = {p.visible.x, p.visible.y, 0, 0};
    if (!actable(p.item.role) || p.visible.empty()) continue;
    covers.clear();
    for (std::size_t k = 0; k < items_.size(); ++k) {
      const Placed& o = items_[k];
      if (k == i || !actable(o.item.role) || o.layer != p.layer) continue;
      const bool above = o.item.z > p.item.z || (o.item.z == p.item.z && k > i);
      if (above && o.item.rect.overlaps(p.visible)) covers.push_back(o.item.rect.intersect(o.clip));
    }
    p.visible = uncovered(p.visible, covers);
  }
}

void SceneList::check_names() {
  std::unordered_set<std::string_view> ids;
  for (const Placed& p : items_) {
    const Item& i = p.item;
    if (i.id.empty())
      add_problem("an item without an id: " + i.name);
    else if (!ids.insert(i.id).second)
      add_problem("the id " + i.id + " is used twice");
    if (i.name.empty()) add_problem("the " + std::string(role_name(i.role)) + " " + i.id + " has no name");
    if (actable(i.role) && p.zone < 0)
      add_problem("the " + std::string(role_name(i.role)) + " " + i.id + " is in no zone");
  }
#ifndef NDEBUG
  if (!problems_.empty()) {
    std::fprintf(stderr, "scene: %s\n", problems_.front().c_str());
    std::abort();
  }
#endif
}

void SceneList::count_revision(std::string_view focus) {
  std::uint64_t h = 0xcbf29ce484222325ull, g = h;
  for (const Zone& z : zones_) h = mix(mix(h, z.id), z.options.name);
  for (const Layer& l : layers_) h = mix(mix(h, l.id), l.name);
  for (const Placed& p : items_) {
    const Item& i = p.item;
    h = mix(mix(mix(mix(mix(mix(h, i.id), i.name), i.description), i.value_text), i.offer), i.act);
    h = mix(h, static_cast<std::uint64_t>(i.role) | std::uint64_t{i.offered} << 8 | std::uint64_t{i.selected} << 9 |
                   std::uint64_t{i.picks} << 10 | std::uint64_t{i.primary} << 11 |
                   static_cast<std::uint64_t>(p.zone + 1) << 16 | static_cast<std::uint64_t>(p.layer) << 32);
    h = mix(h, static_cast<std::uint64_t>(static_cast<std::int64_t>(i.value * 1000)));
    g = mix(mix(g, i.rect), p.visible);
  }
  revision_ = mix(h, focus);
  geometry_ = g;
}

}  // namespace mathom::ui
