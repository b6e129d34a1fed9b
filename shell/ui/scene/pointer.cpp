#include "shell/ui/scene/pointer.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mathom::ui {

namespace {
constexpr double kLongPress = 450;  // milliseconds
constexpr float kSlop = 9;          // pixels a finger may tremble
constexpr float kFastest = 4000;    // pixels a second
constexpr double kTimed = 8;        // milliseconds over which a finger's speed is taken, or one step of a coarser clock
constexpr double kRested = 80;      // milliseconds: a finger that rested so long before it left does not throw

bool lets_slide(const Placed& item, const SceneList& list) {
  const SceneList::Zone* zone = list.zone_of(item);
  return zone && zone->options.slide;
}

void slide_to(const Placed& slider, Point at, TakenInput& taken) {
  const Item& i = slider.item;
  const float wide = std::max(1.0f, i.rect.w - i.low_at - i.high_at);
  const float part = std::clamp((at.x - i.rect.x - i.low_at) / wide, 0.0f, 1.0f);
  const float steps = i.step > 0 ? std::round(part * (i.high - i.low) / i.step) * i.step : part * (i.high - i.low);
  const float value = std::clamp(i.low + steps, i.low, i.high);
  if (value != i.value) taken.act_on(slider, TakenInput::Act::value, value);
}
}  // namespace

bool Pointer::holds(std::string_view id) const {
  return press_.down && !press_.spent && press_.id == id && (press_.touch || hovered_ == id);
}

void Pointer::tell(const Item& item, Reaction& reaction) const {
  const bool down_on_it = press_.down && press_.id == item.id;
  reaction.hovered = hovered_ == item.id;
  reaction.held = holds(item.id) || (down_on_it && item.role == Role::slider);
  if (press_.dragging && press_.id == item.id) reaction.dragged = Point{at_.x - press_.start.x, at_.y - press_.start.y};
}

bool Pointer::hover_over(const SceneList& list) {
  const Placed* over = here_ ? list.hit(at_) : nullptr;
  const std::string before = std::exchange(hovered_, over ? over->item.id : std::string());
  return hovered_ != before;
}

void Pointer::come_to(const Input& in) {
  at_ = in.at;
  here_ = !in.touch;
}

void Pointer::cancel() {
  press_ = {};
  here_ = false;
}

void Pointer::move(const Input& in, const InputParts& parts) {
  come_to(in);
  if (here_) hover_over(parts.list);
  if (press_.down) drag(in, parts);
}

void Pointer::down(const Input& in, const InputParts& parts) {
  come_to(in);
  parts.taken.touched = true;
  parts.focus.set_visible(false);
  const Placed* p = parts.list.hit(in.at);
  ScrollRegion* s = parts.scrolls.at(in.at, parts.list.top_layer());
  if (s) s->velocity = 0;
  press_ = {
      .down = true, .touch = in.touch, .start = in.at, .last = in.at, .since = parts.frame.now, .last_time = in.when};
  press_.timed = in;
  press_.scroll = s ? s->id : std::string();
  if (!p) {
    const bool outside = parts.list.top_layer() > 0 && !parts.list.layers().back().panel.contains(in.at);
    parts.taken.dismissed = outside;
    parts.taken.pressed_nothing = !outside && !s;
    return;
  }
  press_.id = p->item.id;
  parts.focus.move_to(*p, parts.list);
  if (in.secondary) {
    press_.spent = true;
    parts.taken.act_on(*p, TakenInput::Act::zoom);
  } else if (p->item.role == Role::slider) {
    slide_to(*p, in.at, parts.taken);
  }
}

void Pointer::drag(const Input& in, const InputParts& parts) {
  const Placed* pressed = press_.id.empty() ? nullptr : parts.list.find(press_.id);
  if (pressed && pressed->item.role == Role::slider) {
    slide_to(*pressed, in.at, parts.taken);
    return;
  }
  const Point by{in.at.x - press_.start.x, in.at.y - press_.start.y};
  const bool slides = pressed && lets_slide(*pressed, parts.list);
  judge_motion(by, slides);
  const Placed* under = parts.list.hit(in.at);
  const bool in_zone = under && pressed && under->zone == pressed->zone;
  if (press_.sliding && in_zone) press_.id = under->item.id;
  // Cards of a hand are drawn out of it.
  if (slides && !press_.scrolling && pressed->item.role == Role::card)
    press_.dragging = !in_zone && std::hypot(by.x, by.y) > 3 * kSlop;
  if (press_.scrolling) drag_region(in, parts);
  press_.last = in.at;
  press_.last_time = in.when;
}

// A press that has left its place becomes a slide along its zone or a drag of the scroll region, once and for all.
void Pointer::judge_motion(Point by, bool slides) {
  if (press_.scrolling || press_.sliding || std::hypot(by.x, by.y) <= kSlop) return;
  press_.sliding = slides && std::abs(by.x) >= std::abs(by.y);
  // A mouse presses buttons inside a region without dragging it away; it drags the region by its ground.
  press_.scrolling = !press_.sliding && !press_.scroll.empty() && (press_.touch || press_.id.empty());
  if (press_.scrolling) press_.id.clear();
}

void Pointer::drag_region(const Input& in, const InputParts& parts) {
  ScrollRegion* region = parts.scrolls.find(press_.scroll);
  if (!region) return;
  const float before = region->velocity;
  parts.scrolls.scroll_to(press_.scroll, region->offset + press_.last.y - in.at.y, parts.next);
  region->velocity = before;
  // Measured over a time and not from move to move: a clock that goes in steps gives many moves the same time.
  const double took = in.when - press_.timed.when;
  if (took < kTimed) return;
  const float moved = press_.timed.at.y - in.at.y;
  region->velocity = std::clamp(0.6f * moved * 1000 / static_cast<float>(took), -kFastest, kFastest);
  press_.timed = in;
}

std::string Pointer::up(const Input& in, const InputParts& parts) {
  const Press was = std::exchange(press_, {});
  come_to(in);
  if (!was.down || was.spent || in.secondary) return {};
  if (was.dragging) return was.id;
  if (was.scrolling) {
    ScrollRegion* region = parts.scrolls.find(was.scroll);
    if (region && (in.when - was.last_time > kRested || parts.frame.reduced_motion)) region->velocity = 0;
    return {};
  }
  const Placed* p = parts.list.hit(in.at);
  if (p && p->item.id == was.id && p->item.role != Role::slider && !p->item.holds) {
    parts.focus.move_to(*p, parts.list);
    parts.taken.act_on(*p, TakenInput::Act::activate);
  }
  return {};
}

void Pointer::check_long_press(const InputParts& parts) {
  if (!press_.down || press_.spent || press_.scrolling || press_.sliding || press_.dragging || press_.id.empty() ||
      parts.taken.act != TakenInput::Act::none)
    return;
  // A mouse has a right button for this; a slow machine must not take a click for a long press.
  const Placed* p = press_.touch ? parts.list.find(press_.id) : nullptr;
  if (!p || p->item.role == Role::slider || p->item.holds) return;
  if (parts.frame.now - press_.since < kLongPress) {
    parts.next.want_at(press_.since + kLongPress);
    return;
  }
  press_.spent = true;
  parts.taken.act_on(*p, TakenInput::Act::zoom);
}

}  // namespace mathom::ui
