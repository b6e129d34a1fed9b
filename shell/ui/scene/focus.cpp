#include "shell/ui/scene/focus.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mathom::ui {

namespace {
// The distance from one item to the other along the direction of an arrow, and across it.
struct Way {
  float along = 0, across = 0;
};

Way way_by(Key key, const Placed& from, const Placed& to) {
  const float dx = to.item.rect.centre().x - from.item.rect.centre().x;
  const float dy = to.item.rect.centre().y - from.item.rect.centre().y;
  switch (key) {
    case Key::left: return {-dx, std::abs(dy)};
    case Key::right: return {dx, std::abs(dy)};
    case Key::up: return {-dy, std::abs(dx)};
    case Key::down: return {dy, std::abs(dx)};
    default: return {};
  }
}
}  // namespace

const Placed* Focus::item(const SceneList& list) const { return id_.empty() ? nullptr : list.find(id_); }

bool Focus::set(std::string_view id) {
  if (id_ == id) return false;
  id_ = id;
  moved_ = true;
  return true;
}

void Focus::move_to(const Placed& item, const SceneList& list) {
  set(item.item.id);
  zone_ = list.zone_id(item);
  of_zone_[zone_] = id_;
}

bool Focus::settle(const SceneList& list) {
  const std::string before = id_;
  leave_layers(list);
  enter_layers(list);
  const Placed* at = item(list);
  if (!id_.empty() && (!at || !list.reachable_by_key(*at))) {
    at = neighbour(list);
    id_ = at ? at->item.id : std::string();
  }
  const bool moves = id_ != before;
  moved_ = moved_ || moves;
  if (!at) return moves;
  zone_ = list.zone_id(*at);
  place_ = 0;
  for (const Placed* p = list.items().data(); p != at; ++p) place_ += p->zone == at->zone && list.reachable_by_key(*p);
  of_zone_[zone_] = id_;
  return moves;
}

void Focus::leave_layers(const SceneList& list) {
  const auto is_there = [&](const std::string& id) {
    return std::any_of(list.layers().begin() + 1, list.layers().end(), [&](const auto& l) { return l.id == id; });
  };
  while (!returns_.empty() && !is_there(returns_.back().layer)) {
    id_ = returns_.back().id;
    returns_.pop_back();
  }
}

void Focus::enter_layers(const SceneList& list) {
  for (int l = 1; l <= list.top_layer(); ++l) {
    const std::string& layer = list.layers()[static_cast<std::size_t>(l)].id;
    if (std::ranges::any_of(returns_, [&](const Return& r) { return r.layer == layer; })) continue;
    returns_.push_back({layer, id_});
    id_.clear();
    for (const Placed& p : list.items()) {
      if (p.layer != l || !list.reachable_by_key(p) || !(id_.empty() || p.item.first_focus)) continue;
      id_ = p.item.id;
      if (p.item.first_focus) break;
    }
  }
}

// The item of its zone that took the place of a vanished item, or the last one before.
const Placed* Focus::neighbour(const SceneList& list) const {
  const Placed* best = nullptr;
  std::size_t place = 0;
  for (const Placed& p : list.items()) {
    if (p.zone < 0 || list.zone_id(p) != zone_ || !list.reachable_by_key(p)) continue;
    if (!best || place <= place_) best = &p;
    ++place;
  }
  return best;
}

bool Focus::move_zone(bool back, const SceneList& list) {
  std::vector<const Placed*> stops;  // one for each zone: the item that had focus there last, otherwise its first item
  int current = -1;
  std::unordered_map<int, std::size_t> stop_of;
  for (const Placed& p : list.items()) {
    if (!list.reachable_by_key(p) || p.zone < 0) continue;
    const auto [at, fresh] = stop_of.try_emplace(p.zone, stops.size());
    if (fresh)
      stops.push_back(&p);
    else if (of_zone_[std::string(list.zone_id(p))] == p.item.id)
      stops[at->second] = &p;
    if (p.item.id == id_) current = static_cast<int>(at->second);
  }
  if (stops.empty()) return false;
  const int n = static_cast<int>(stops.size());
  const int next = current < 0 ? (back ? n - 1 : 0) : (current + (back ? n - 1 : 1)) % n;
  move_to(*stops[static_cast<std::size_t>(next)], list);
  return true;
}

// Sideways distance counts double, so a row is followed before it is left.
bool Focus::move_within(Key key, const SceneList& list) {
  const Placed* from = item(list);
  const Placed* best = nullptr;
  float best_cost = std::numeric_limits<float>::max();
  for (const Placed& p : list.items()) {
    if (&p == from || p.zone != from->zone || p.item.role == Role::scroll || !list.reachable_by_key(p)) continue;
    if (key == Key::home && best) break;
    if (key == Key::home || key == Key::end) {
      best = &p;
      continue;
    }
    const auto [along, across] = way_by(key, *from, p);
    if (along < 1 || across > along * 4 + 40) continue;
    const float cost = along + 2 * across;
    if (cost < best_cost) best = &p, best_cost = cost;
  }
  // Home on the first item, or End on the last, stays.
  if ((key == Key::home && best && best > from) || (key == Key::end && best && best < from)) best = nullptr;
  if (best) move_to(*best, list);
  return best != nullptr;
}

}  // namespace mathom::ui
