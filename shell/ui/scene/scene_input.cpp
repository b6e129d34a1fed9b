// Pointer and mirror inputs. Each is judged against the list of the last finished frame, and no more than one item is
// acted on between two frames, so that every press meets the scene its player saw.
#include <algorithm>
#include <cmath>

#include "shell/ui/scene/scene.h"

namespace mathom::ui {

namespace {
constexpr double kLongPress = 450;  // milliseconds
constexpr float kSlop = 9;          // pixels a finger may tremble
constexpr float kFastest = 4000;    // pixels a second
constexpr double kTimed = 8;        // milliseconds over which a finger's speed is taken, or one step of a coarser clock
constexpr float kAtItsEnd = 0.5f;   // pixels that a region has left at its end
}  // namespace

void Scene::take_inputs() {
  finish_performing();
  while (!inputs_.empty() && act_ == Act::none && free_key_ == Key::none && !dismissed_ && !pressed_nothing_) {
    const Input in = std::move(inputs_.front());
    inputs_.pop_front();
    take(in);
  }
  check_long_press();
}

bool Scene::held(std::string_view id) const {
  return press_.down && !press_.spent && press_.id == id && (press_.touch || hovered_ == id);
}

// By name, from the mirror or a command. `whole`: a card is also played by it, not only lifted.
void Scene::press(const Placed& named, bool whole) {
  focus_on(named);
  touched_ = true;
  act(named, Act::activate);
  // A card that is only chosen among others is not played by it.
  const Item& item = named.item;
  if (!whole || item.role != Role::card || !item.offered || item.selected || item.picks) return;
  performing_ = {.card = item.id, .target = {}, .dropped = {}, .frames = 4};
}

void Scene::take(const Input& in) {
  using Kind = Input::Kind;
  if (in.repeat && !may_repeat(in.key)) return;
  stirred_ = true;
  const Placed* named = in.id.empty() ? nullptr : find(in.id);
  switch (in.kind) {
    case Kind::pointer_move: pointer_move(in); break;
    case Kind::pointer_down: pointer_down(in); break;
    case Kind::pointer_up: pointer_up(in); break;
    case Kind::pointer_cancel:
      press_ = {};
      pointer_here_ = false;
      break;
    case Kind::pointer_leave: pointer_here_ = false; break;
    case Kind::wheel:
      if (Scroll* s = scroll_at(in.at)) scroll_to(s->id, s->offset + in.by.y);
      break;
    case Kind::key: take_key(in); break;
    case Kind::activate:
    case Kind::perform:
      if (named && named->layer == top_layer() && actable(named->item.role)) press(*named, in.kind == Kind::perform);
      break;
    case Kind::zoom:
      if (named && named->layer == top_layer()) act(*named, Act::zoom);
      break;
    case Kind::focus:
      if (named && reachable_by_key(*named)) {
        focus_visible_ = !press_.down;
        focus_on(*named);
      }
      break;
    case Kind::blur: focus_visible_ = false; break;
    case Kind::value:
      if (named) act(*named, Act::value, std::clamp(in.number, named->item.low, named->item.high));
      break;
  }
}

// The table shows a card as lifted in the frame after it was pressed; until then the second press waits.
void Scene::finish_performing() {
  if (performing_.card.empty()) return;
  const Placed* p = find(performing_.card);
  const bool there = p && p->layer == top_layer();
  if (there && p->item.selected)
    if (const Placed* pressed = performing_.dropped ? taker(*p) : p) act(*pressed, Act::activate);
  if (!there || p->item.selected || --performing_.frames <= 0)
    performing_ = {};
  else
    want_frame();
}

// Of a card that was dropped and is lifted now: what takes it there, or itself where it can mean one thing only.
const Scene::Placed* Scene::taker(const Placed& card) const {
  const auto takes = [&](const Placed* p) { return p && p->layer == top_layer() && p->item.offered && p->item.takes; };
  const Placed* at_start = find(performing_.target);
  if (takes(at_start)) return at_start;
  const Placed* under = hit(*performing_.dropped);
  if (takes(under)) return under;
  return card.item.plays && !(under && under->zone == card.zone) ? &card : nullptr;
}

// A card is let go outside of its hand: it is lifted, and laid where it was let go if it may go there.
void Scene::drop(Point at) {
  const Placed* p = find(press_.id);
  if (!p || p->layer != top_layer()) return;
  focus_on(*p);
  touched_ = true;
  if (!p->item.selected) act(*p, Act::mark);
  if (!p->item.offered || p->item.offer.empty() || p->item.picks) return;
  const Placed* under = hit(at);
  performing_ = {.card = p->item.id, .target = under ? under->item.id : std::string(), .dropped = at, .frames = 4};
  want_frame();
}

void Scene::act(const Placed& item, Act what, float value) {
  act_ = what;
  act_id_ = item.item.id;
  acted_on_ = item.visible;
  act_value_ = value;
}

const Scene::Placed* Scene::hit(Point at) const {
  const Placed* best = nullptr;
  for (const Placed& p : items_) {
    if (!actable(p.item.role) || p.layer != top_layer() || !p.item.rect.contains(at) || !p.clip.contains(at)) continue;
    if (!best || p.item.z >= best->item.z) best = &p;
  }
  return best;
}

Scene::Scroll* Scene::scroll_at(Point at) {
  for (auto& [id, s] : scrolls_)
    if (s.layer == top_layer() && s.limit() > 0 && s.view.contains(at)) return &s;
  return nullptr;
}

// A region that has come to its end leaves the wheel to what lies around.
bool Scene::scrolls(Point at, float by) const {
  return std::ranges::any_of(scrolls_, [&](const auto& one) {
    const Scroll& s = one.second;
    const float left = by < 0 ? s.offset : by > 0 ? s.limit() - s.offset : 0;
    return s.layer == top_layer() && left > kAtItsEnd && s.view.contains(at);
  });
}

void Scene::pointer_move(const Input& in) {
  pointer_ = in.at;
  pointer_here_ = !in.touch;
  if (pointer_here_) {
    const Placed* over = hit(pointer_);
    hovered_ = over ? over->item.id : std::string();
  }
  if (press_.down) drag(in);
}

void Scene::pointer_down(const Input& in) {
  pointer_ = in.at;
  pointer_here_ = !in.touch;
  touched_ = true;
  focus_visible_ = false;
  const Placed* p = hit(in.at);
  Scroll* s = scroll_at(in.at);
  if (s) s->velocity = 0;
  press_ = {.down = true, .touch = in.touch, .start = in.at, .last = in.at, .since = frame_.now, .last_time = in.when};
  press_.timed = in;
  press_.scroll = s ? s->id : std::string();
  if (!p) {
    const bool outside = top_layer() > 0 && !layers_.back().panel.contains(in.at);
    dismissed_ = outside;
    pressed_nothing_ = !outside && !s;
    return;
  }
  press_.id = p->item.id;
  focus_on(*p);
  if (in.secondary) {
    press_.spent = true;
    act(*p, Act::zoom);
  } else if (p->item.role == Role::slider) {
    slide_to(*p, in.at);
  }
}

void Scene::slide_to(const Placed& slider, Point at) {
  const Item& i = slider.item;
  const float wide = std::max(1.0f, i.rect.w - i.low_at - i.high_at);
  const float part = std::clamp((at.x - i.rect.x - i.low_at) / wide, 0.0f, 1.0f);
  const float steps = i.step > 0 ? std::round(part * (i.high - i.low) / i.step) * i.step : part * (i.high - i.low);
  const float value = std::clamp(i.low + steps, i.low, i.high);
  if (value != i.value) act(slider, Act::value, value);
}

void Scene::drag(const Input& in) {
  const Placed* pressed = press_.id.empty() ? nullptr : find(press_.id);
  if (pressed && pressed->item.role == Role::slider) {
    slide_to(*pressed, in.at);
    return;
  }
  const float dx = in.at.x - press_.start.x, dy = in.at.y - press_.start.y;
  if (!press_.scrolling && !press_.sliding && std::hypot(dx, dy) > kSlop) {
    const bool slides = pressed && pressed->zone >= 0 && zones_[static_cast<std::size_t>(pressed->zone)].options.slide;
    press_.sliding = slides && std::abs(dx) >= std::abs(dy);
    // A mouse presses buttons inside a region without dragging it away; it drags the region by its ground.
    press_.scrolling = !press_.sliding && !press_.scroll.empty() && (press_.touch || press_.id.empty());
    if (press_.scrolling) press_.id.clear();
  }
  if (press_.sliding) {
    const Placed* under = hit(in.at);
    if (under && pressed && under->zone == pressed->zone) press_.id = under->item.id;
  }
  // What a hand holds is drawn out of it.
  if (pressed && !press_.scrolling && pressed->item.role == Role::card && pressed->zone >= 0 &&
      zones_[static_cast<std::size_t>(pressed->zone)].options.slide) {
    const Placed* under = hit(in.at);
    press_.dragging = !(under && under->zone == pressed->zone) && std::hypot(dx, dy) > 3 * kSlop;
  }
  const auto region = scrolls_.find(press_.scroll);
  if (press_.scrolling && region != scrolls_.end()) {
    Scroll& s = region->second;
    const float before = s.velocity;
    scroll_to(s.id, s.offset + press_.last.y - in.at.y);
    s.velocity = before;
    // Not from one move to the next: where the clock goes in steps, many moves have the same time.
    if (const double took = in.when - press_.timed.when; took >= kTimed) {
      const float moved = press_.timed.at.y - in.at.y;
      s.velocity = std::clamp(0.6f * moved * 1000 / static_cast<float>(took), -kFastest, kFastest);
      press_.timed = in;
    }
  }
  press_.last = in.at;
  press_.last_time = in.when;
}

void Scene::pointer_up(const Input& in) {
  const Press was = press_;
  if (was.down && was.dragging && !was.spent && !in.secondary) drop(in.at);
  press_ = {};
  pointer_ = in.at;
  pointer_here_ = !in.touch;
  if (!was.down || was.spent || was.dragging || in.secondary) return;
  if (was.scrolling) {
    const auto s = scrolls_.find(was.scroll);
    // A finger that rested before it left does not throw.
    if (s != scrolls_.end() && (in.when - was.last_time > 80 || frame_.reduced_motion)) s->second.velocity = 0;
    return;
  }
  const Placed* p = hit(in.at);
  if (p && p->item.id == was.id && p->item.role != Role::slider && !p->item.holds) {
    focus_on(*p);
    act(*p, Act::activate);
  }
}

void Scene::check_long_press() {
  if (!press_.down || press_.spent || press_.scrolling || press_.sliding || press_.dragging || press_.id.empty() ||
      act_ != Act::none)
    return;
  // A mouse has a right button for this; a slow machine must not take a click for a long press.
  const Placed* p = press_.touch ? find(press_.id) : nullptr;
  if (!p || p->item.role == Role::slider || p->item.holds) return;
  if (frame_.now - press_.since < kLongPress) {
    want_frame_at(press_.since + kLongPress);
    return;
  }
  press_.spent = true;
  act(*p, Act::zoom);
}

}  // namespace mathom::ui
