// Keys: Tab between zones, arrows within, Enter and Space on what has focus, shortcuts, scrolling. What no item takes
// is left for the screen. In the page the browser itself moves Tab over the mirror (one stop a zone), so Tab arrives
// here natively only.
#include <cmath>
#include <limits>

#include "shell/ui/scene/scene.h"

namespace mathom::ui {

bool Scene::reachable_by_key(const Placed& p) const {
  if (p.layer != top_layer()) return false;
  if (p.item.role != Role::scroll) return actable(p.item.role);
  const auto s = scrolls_.find(p.item.id);
  return s != scrolls_.end() && s->second.limit() > 0 && p.zone >= 0;
}

void Scene::focus_on(const Placed& p) {
  if (focus_ != p.item.id) focus_moved_ = true;
  focus_ = p.item.id;
  focus_zone_ = p.zone >= 0 ? zones_[static_cast<std::size_t>(p.zone)].id : std::string();
  zone_focus_[focus_zone_] = focus_;
}

// Pre: a slider has the focus.
void Scene::slide_by_key(Key key) {
  const Item& i = *focused_item();
  const float to = key == Key::home  ? i.low
                   : key == Key::end ? i.high
                                     : i.value + (key == Key::left ? -i.step : i.step);
  act(*find(focus_), Act::value, std::clamp(to, i.low, i.high));
}

// Keys that move the focus or act on what has it.
bool Scene::take_moving_key(const Input& in) {
  const Item* focused = focused_item();
  switch (in.key) {
    case Key::tab: move_zone(in.shift); return true;
    case Key::enter:
    case Key::space: press_focused(in.key == Key::space); return true;
    case Key::left:
    case Key::right:
    case Key::home:
    case Key::end:
      if (focused && focused->role == Role::slider)
        slide_by_key(in.key);
      else
        move_within(in.key);
      return true;
    case Key::up:
    case Key::down: move_within(in.key); return true;
    case Key::page_up:
    case Key::page_down: scroll_by_key(in.key); return true;
    case Key::menu:
      if (focused) act(*find(focus_), Act::zoom);
      return true;
    default: return false;
  }
}

bool may_repeat(Key key) {
  switch (key) {
    case Key::tab:
    case Key::left:
    case Key::right:
    case Key::up:
    case Key::down:
    case Key::home:
    case Key::end:
    case Key::page_up:
    case Key::page_down: return true;
    default: return false;
  }
}

void Scene::take_key(const Input& in) {
  touched_ = true;
  if (in.key == Key::none || take_moving_key(in) || take_shortcut(in)) return;
  if (in.key == Key::escape && top_layer() > 0) {
    dismissed_ = true;
    return;
  }
  if (in.key == Key::character && !in.chord && !letter_keys()) return;
  if (in.key == Key::character && in.character == U'z' && focused_item()) {
    act(*find(focus_), Act::zoom);
    return;
  }
  free_key_ = in.key;
  free_character_ = in.character;
}

bool Scene::take_shortcut(const Input& in) {
  const bool character = in.key == Key::character;
  if (character && !in.chord && !letter_keys()) return false;
  const char32_t wanted = character ? in.character : static_cast<char32_t>(kEscapeKey);
  for (const Placed& p : items_) {
    if (!reachable_by_key(p) || !p.item.key || static_cast<char32_t>(p.item.key) != wanted) continue;
    act(p, Act::activate);
    return true;
  }
  if (!character || wanted < U'1' || wanted > U'9') return false;
  const Placed* p = offer(static_cast<int>(wanted - U'0'));
  if (!p) return false;
  focus_visible_ = true;
  focus_on(*p);
  act(*p, Act::activate);
  return true;
}

bool Scene::counts_as_offer(const Placed& p) const {
  if (!p.item.offered || p.layer != top_layer() || !actable(p.item.role)) return false;
  return !p.item.offer.empty() || (p.zone >= 0 && zones_[static_cast<std::size_t>(p.zone)].options.numbered);
}

const Scene::Placed* Scene::offer(int number) const {
  for (const Placed& p : items_)
    if (counts_as_offer(p) && --number == 0) return &p;
  return nullptr;
}

void Scene::press_focused(bool space) {
  const Placed* p = focus_.empty() ? nullptr : find(focus_);
  if (p && reachable_by_key(*p) && actable(p->item.role) && p->item.role != Role::slider) {
    focus_visible_ = true;
    act(*p, space ? Act::mark : Act::activate);
    return;
  }
  if (!space)
    for (const Placed& q : items_)
      if (q.item.primary && reachable_by_key(q)) {
        act(q, Act::activate);
        return;
      }
  free_key_ = space ? Key::space : Key::enter;
}

void Scene::move_zone(bool back) {
  focus_visible_ = true;
  std::vector<const Placed*> stops;  // one a zone: where focus last was there, else its first item
  int current = -1;
  std::unordered_map<int, std::size_t> of_zone;
  for (const Placed& p : items_) {
    if (!reachable_by_key(p) || p.zone < 0) continue;
    const std::string& zone = zones_[static_cast<std::size_t>(p.zone)].id;
    const auto [at, fresh] = of_zone.try_emplace(p.zone, stops.size());
    if (fresh)
      stops.push_back(&p);
    else if (zone_focus_[zone] == p.item.id)
      stops[at->second] = &p;
    if (p.item.id == focus_) current = static_cast<int>(at->second);
  }
  if (stops.empty()) return;
  const int n = static_cast<int>(stops.size());
  const int next = current < 0 ? (back ? n - 1 : 0) : (current + (back ? n - 1 : 1)) % n;
  focus_on(*stops[static_cast<std::size_t>(next)]);
  want_frame();
}

// The nearest item in the direction; sideways distance counts double, so a row is followed before it is left.
void Scene::move_within(Key key) {
  focus_visible_ = true;
  const Placed* from = focus_.empty() ? nullptr : find(focus_);
  if (!from || !reachable_by_key(*from)) {
    move_zone(false);
    return;
  }
  const Placed* best = nullptr;
  float best_cost = std::numeric_limits<float>::max();
  for (const Placed& p : items_) {
    if (&p == from || p.zone != from->zone || p.item.role == Role::scroll || !reachable_by_key(p)) continue;
    if (key == Key::home && best) break;
    float along = 0, across = 0;
    const float dx = p.item.rect.centre().x - from->item.rect.centre().x,
                dy = p.item.rect.centre().y - from->item.rect.centre().y;
    if (key == Key::left || key == Key::right) along = key == Key::left ? -dx : dx, across = std::abs(dy);
    if (key == Key::up || key == Key::down) along = key == Key::up ? -dy : dy, across = std::abs(dx);
    if (key == Key::home || key == Key::end) {
      best = &p;
      continue;
    }
    if (along < 1 || across > along * 4 + 40) continue;
    const float cost = along + 2 * across;
    if (cost < best_cost) best = &p, best_cost = cost;
  }
  // Home on the first item, or End on the last, stays.
  if ((key == Key::home && best && best > from) || (key == Key::end && best && best < from)) best = nullptr;
  if (best)
    focus_on(*best);
  else if (key == Key::up || key == Key::down)
    scroll_by_key(key);
  want_frame();
}

void Scene::scroll_by_key(Key key) {
  const Placed* p = focus_.empty() ? nullptr : find(focus_);
  Scroll* s = nullptr;
  if (p && p->item.role == Role::scroll)
    s = &scrolls_[p->item.id];
  else if (p && p->scroll >= 0)
    s = &scrolls_[items_[static_cast<std::size_t>(p->scroll)].item.id];
  else
    for (auto& [id, one] : scrolls_)
      if (one.layer == top_layer() && (!s || one.view.w * one.view.h > s->view.w * s->view.h)) s = &one;
  if (!s) return;
  const bool page = key == Key::page_up || key == Key::page_down;
  const float by = page ? s->view.h * 0.85f : 48;
  scroll_to(s->id, s->offset + (key == Key::page_up || key == Key::up ? -by : by));
}

}  // namespace mathom::ui
