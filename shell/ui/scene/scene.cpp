// Building a frame: zones, layers, clips, scroll regions, and what is settled when the list is complete.
#include "shell/ui/scene/scene.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <unordered_set>
#include <utility>

#include "imgui.h"

namespace mathom::ui {

namespace {
constexpr double kGlideStop = 12;   // pixels a second: slower than this a scroll rests
constexpr double kGlideHalf = 140;  // milliseconds in which a scroll loses half of its speed

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

// The largest of the four pieces that remain of `v` next to `cover`.
Rect largest_rest(const Rect& v, const Rect& cover) {
  const Rect c = v.intersect(cover);
  if (c.empty()) return v;
  const std::array<Rect, 4> rest{Rect{v.x, v.y, c.x - v.x, v.h}, Rect{c.right(), v.y, v.right() - c.right(), v.h},
                                 Rect{v.x, v.y, v.w, c.y - v.y}, Rect{v.x, c.bottom(), v.w, v.bottom() - c.bottom()}};
  return *std::max_element(rest.begin(), rest.end(), [](const Rect& a, const Rect& b) {
    return std::max(0.0f, a.w) * std::max(0.0f, a.h) < std::max(0.0f, b.w) * std::max(0.0f, b.h);
  });
}

// What remains of `v` next to all covers. Whatever covers most is taken off first: a corner that it covers too costs nothing then.
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

void Scene::post(Input input) {
  const bool moves = input.kind == Input::Kind::pointer_move;
  if (moves && !inputs_.empty() && inputs_.back().kind == Input::Kind::pointer_move)
    inputs_.back() = std::move(input);
  else
    inputs_.push_back(std::move(input));
}

void Scene::begin(const FrameInfo& frame) {
  previous_ = frames_ ? frame_.now : frame.now;
  frame_ = frame;
  ++frames_;
  frame_wanted_ = build_again_ = false;
  wake_at_.reset();
  undrawn_until_ = 0;
  act_ = Act::none;
  act_id_.clear();
  free_key_ = Key::none;
  free_character_ = 0;
  touched_ = stirred_ = pressed_nothing_ = dismissed_ = focus_moved_ = false;
  take_inputs();
  items_.clear();
  zones_.clear();
  layers_.assign(1, Layer{});
  open_layers_.assign(1, 0);
  open_zone_ = -1;
  clips_.clear();
  open_scroll_.clear();
  problems_.clear();
}

void Scene::end() {
  if (open_zone_ >= 0 || open_layers_.size() != 1 || !clips_.empty() || !open_scroll_.empty())
    problems_.push_back("a zone, layer, clip or scroll region was not ended");
  std::erase_if(scrolls_, [&](const auto& s) { return s.second.seen != frames_; });
  place_visible();
  settle_focus();
  if (focus_moved_) show_focus_in_scroll();
  const Placed* over = pointer_here_ ? hit(pointer_) : nullptr;
  const std::string now_over = over ? over->item.id : std::string();
  if (now_over != hovered_) {
    hovered_ = now_over;
    build_again();
  }
  check_names();
  std::erase_if(came_, [&](const auto& c) { return !find(c.first); });
  hash_frame();
}

void Scene::want_frame_at(double ms) {
  if (ms <= frame_.now)
    want_frame();
  else if (!wake_at_ || ms < *wake_at_)
    wake_at_ = ms;
}

std::vector<Announcement> Scene::take_announcements() { return std::exchange(announcements_, {}); }

void Scene::announce(std::string words, Urgency urgency, Detail detail) {
  if (urgency == Urgency::assertive) detail = Detail::brief;
  announcements_.push_back({std::move(words), urgency, detail});
}

std::vector<Sound> Scene::take_sounds() {
  std::vector<Sound> out;
  for (const Sound s : kSounds)
    if ((sounds_ >> static_cast<unsigned>(s) & 1u) != 0) out.push_back(s);
  sounds_ = 0;
  return out;
}

void Scene::hush() {
  announcements_.clear();
  hushed_ = true;
}

void Scene::begin_zone(std::string_view id, ZoneOptions options) {
  if (open_zone_ >= 0)
    problems_.push_back("zone " + std::string(id) + " begins inside " +
                        zones_[static_cast<std::size_t>(open_zone_)].id);
  zones_.push_back({std::string(id), std::move(options), open_layers_.back()});
  open_zone_ = static_cast<int>(zones_.size()) - 1;
}

void Scene::end_zone() { open_zone_ = -1; }

bool Scene::begin_layer(std::string_view id, std::string_view name, const Rect& panel) {
  layers_.push_back({std::string(id), std::string(name), panel});
  open_layers_.push_back(static_cast<int>(layers_.size()) - 1);
  return dismissed_ && !returns_.empty() && returns_.back()[0] == id;
}

void Scene::end_layer() { open_layers_.pop_back(); }

Reaction Scene::add(Item item) {
  Reaction r;
  const bool can_focus = item.role >= Role::scroll;
  const bool deaf = item.hesitates && frame_.now < came_.try_emplace(item.id, frame_.now).first->second + kDeaf;
  if (act_ != Act::none && act_id_ == item.id && !deaf) {
    const bool commits =
        act_ == Act::activate || (act_ == Act::mark && item.role != Role::card && item.role != Role::toggle);
    r.zoom = act_ == Act::zoom;
    r.refused = (commits || act_ == Act::mark) && !item.offered;
    r.activated = commits && item.offered;
    r.marked = act_ == Act::mark && !commits && item.offered;
    if (act_ == Act::value && item.offered) r.value = act_value_;
  }
  r.hovered = hovered_ == item.id;
  r.held = held(item.id) || (press_.down && press_.id == item.id && item.role == Role::slider);
  r.focused = can_focus && focus_visible_ && focus_ == item.id;
  if (press_.dragging && press_.id == item.id)
    r.dragged = Point{pointer_.x - press_.start.x, pointer_.y - press_.start.y};
  Placed p{.item = std::move(item)};
  p.clip = clips_.empty() ? frame_.screen : clips_.back();
  p.zone = open_zone_;
  p.layer = open_layers_.back();
  if (!open_scroll_.empty()) p.scroll = static_cast<int>(scrolls_[open_scroll_].place);
  items_.push_back(std::move(p));
  return r;
}

void Scene::text(std::string_view id, std::string_view words, const Rect& rect) {
  add({.id = std::string(id), .role = Role::text, .name = std::string(words), .rect = rect});
}

void Scene::heading(std::string_view id, std::string_view words, const Rect& rect, int level) {
  add({.id = std::string(id), .role = Role::heading, .name = std::string(words), .rect = rect, .level = level});
}

void Scene::push_clip(const Rect& rect) {
  clips_.push_back(clips_.empty() ? rect.intersect(frame_.screen) : rect.intersect(clips_.back()));
  const Rect& c = clips_.back();
  if (frame_.draw) frame_.draw->PushClipRect({c.x, c.y}, {c.right(), c.bottom()}, false);
}

void Scene::pop_clip() {
  clips_.pop_back();
  if (frame_.draw) frame_.draw->PopClipRect();
}

float Scene::begin_scroll(std::string_view id, std::string_view name, const Rect& view, bool stick_to_end) {
  Scroll& s = scrolls_[std::string(id)];
  s.id = id;
  s.name = name;
  s.view = view;
  s.layer = open_layers_.back();
  s.stick = stick_to_end;
  s.seen = frames_;
  glide(s);
  s.place = items_.size();
  add({.id = s.id, .role = Role::scroll, .name = s.name, .rect = view});
  open_scroll_ = s.id;
  push_clip(view);
  return view.y - std::round(s.offset);
}

void Scene::end_scroll(float content_height) {
  pop_clip();
  Scroll& s = scrolls_[open_scroll_];
  if (content_height != s.content) {
    s.content = content_height;
    if (s.stick && s.at_end && s.offset != s.limit()) want_frame();
  }
  if (s.stick && s.at_end) s.offset = s.limit();
  if (s.offset > s.limit()) {
    s.offset = s.limit();
    want_frame();
  }
  draw_scrollbar(s);
  open_scroll_.clear();
}

void Scene::scroll_to(std::string_view id, float offset) {
  const auto s = scrolls_.find(std::string(id));
  if (s == scrolls_.end()) return;
  s->second.offset = std::clamp(offset, 0.0f, s->second.limit());
  s->second.at_end = s->second.offset >= s->second.limit() - 1;
  s->second.velocity = 0;
  want_frame();
}

void Scene::glide(Scroll& s) {
  if (s.velocity == 0 || (press_.down && press_.scroll == s.id)) return;
  const double dt = std::min(50.0, frame_.now - previous_);
  s.offset += s.velocity * static_cast<float>(dt / 1000);
  s.velocity *= static_cast<float>(std::pow(0.5, dt / kGlideHalf));
  const float kept = std::clamp(s.offset, 0.0f, s.limit());
  if (kept != s.offset || std::abs(s.velocity) < kGlideStop || frame_.reduced_motion) s.velocity = 0;
  s.offset = kept;
  s.at_end = s.offset >= s.limit() - 1;
  if (s.velocity != 0) want_frame();
}

void Scene::draw_scrollbar(const Scroll& s) const {
  if (!frame_.draw || s.limit() <= 0) return;
  const float length = std::max(24.0f, s.view.h * s.view.h / s.content);
  const float y = s.view.y + (s.view.h - length) * s.offset / s.limit();
  const float x = s.view.right() - 5;
  frame_.draw->AddRectFilled({x, y + 2}, {x + 3, y + length - 2}, IM_COL32(243, 237, 224, 90), 1.5f);
}

const Scene::Placed* Scene::find(std::string_view id) const {
  for (const Placed& p : items_)
    if (p.item.id == id) return &p;
  return nullptr;
}

const Scene::Placed* Scene::find_named(std::string_view name) const {
  const Placed* any = nullptr;
  for (const Placed& p : items_) {
    if (p.item.name != name || p.layer != top_layer()) continue;
    if (actable(p.item.role)) return &p;
    if (!any) any = &p;
  }
  return any;
}

Part Scene::part_of(const Placed& p) const {
  return p.zone < 0 ? Part::other : zones_[static_cast<std::size_t>(p.zone)].options.part;
}

std::string_view Scene::zone_name(const Placed& p) const {
  return p.zone < 0 ? std::string_view() : std::string_view(zones_[static_cast<std::size_t>(p.zone)].options.name);
}

// A card half under its neighbour is touched where it shows: the mirror's button lies there, and a test clicks there.
void Scene::place_visible() {
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

// Focus enters a layer that opened, returns when it closed, and moves to a neighbour when its item is gone.
void Scene::settle_focus() {
  const std::string before = focus_;
  while (!returns_.empty() &&
         std::none_of(layers_.begin() + 1, layers_.end(), [&](const Layer& l) { return l.id == returns_.back()[0]; })) {
    focus_ = returns_.back()[1];
    returns_.pop_back();
  }
  for (std::size_t l = 1; l < layers_.size(); ++l) {
    if (std::any_of(returns_.begin(), returns_.end(), [&](const auto& r) { return r[0] == layers_[l].id; })) continue;
    returns_.push_back({layers_[l].id, focus_});
    focus_.clear();
    for (const Placed& p : items_)
      if (p.layer == static_cast<int>(l) && reachable_by_key(p) &&
          (focus_.empty() || (p.item.first_focus && p.layer == top_layer()))) {
        focus_ = p.item.id;
        if (p.item.first_focus) break;
      }
  }
  const Placed* at = focus_.empty() ? nullptr : find(focus_);
  if (!focus_.empty() && (!at || !reachable_by_key(*at))) {
    const Placed* best = nullptr;
    std::size_t place = 0;
    for (const Placed& p : items_) {
      if (p.zone < 0 || zones_[static_cast<std::size_t>(p.zone)].id != focus_zone_ || !reachable_by_key(p)) continue;
      if (!best || place <= focus_place_) best = &p;
      ++place;
    }
    focus_ = best ? best->item.id : std::string();
    at = best;
  }
  if (focus_ != before) {
    focus_moved_ = true;
    want_frame();
  }
  if (!at) return;
  focus_zone_ = at->zone >= 0 ? zones_[static_cast<std::size_t>(at->zone)].id : std::string();
  focus_place_ = 0;
  for (const Placed* p = items_.data(); p != at; ++p) focus_place_ += p->zone == at->zone && reachable_by_key(*p);
  zone_focus_[focus_zone_] = focus_;
}

void Scene::set_focus(std::string_view id) {
  if (focus_ == id) return;
  focus_ = id;
  focus_moved_ = true;
  want_frame();
}

const Item* Scene::focused_item() const {
  const Placed* p = focus_.empty() ? nullptr : find(focus_);
  return p ? &p->item : nullptr;
}

void Scene::show_focus_in_scroll() {
  const Placed* p = find(focus_);
  if (!p || p->scroll < 0 || !focus_visible_) return;
  Scroll& s = scrolls_[items_[static_cast<std::size_t>(p->scroll)].item.id];
  const float top = p->item.rect.y - s.view.y, bottom = p->item.rect.bottom() - s.view.bottom();
  if (top < 0)
    scroll_to(s.id, s.offset + top - 8);
  else if (bottom > 0)
    scroll_to(s.id, s.offset + std::min(bottom + 8, top));
}

void Scene::check_names() {
  std::unordered_set<std::string_view> ids;
  for (const Placed& p : items_) {
    const Item& i = p.item;
    if (i.id.empty())
      problems_.push_back("an item without an id: " + i.name);
    else if (!ids.insert(i.id).second)
      problems_.push_back("the id " + i.id + " is used twice");
    if (i.name.empty()) problems_.push_back("the " + std::string(role_name(i.role)) + " " + i.id + " has no name");
    if (actable(i.role) && p.zone < 0)
      problems_.push_back("the " + std::string(role_name(i.role)) + " " + i.id + " is in no zone");
  }
#ifndef NDEBUG
  if (!problems_.empty()) {
    std::fprintf(stderr, "scene: %s\n", problems_.front().c_str());
    std::abort();
  }
#endif
}

void Scene::hash_frame() {
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
  revision_ = mix(h, focus_);
  geometry_ = g;
}

}  // namespace mathom::ui
