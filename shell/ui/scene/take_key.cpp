#include "shell/ui/scene/take_key.h"

#include <algorithm>

namespace mathom::ui {

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

namespace {
constexpr float kByArrow = 48;    // pixels that an arrow scrolls
constexpr float kByPage = 0.85f;  // of its height that a page key scrolls a region

using Act = TakenInput::Act;

// Returns the region that the scroll keys scroll: the focus, the region around it, or the largest region. Null: none.
ScrollRegion* scrolled_by_key(const InputParts& parts) {
  const Placed* p = parts.focus.item(parts.list);
  if (p && p->item.role == Role::scroll) return parts.scrolls.find(p->item.id);
  if (p && p->scroll >= 0) return parts.scrolls.find(parts.list.items()[static_cast<std::size_t>(p->scroll)].item.id);
  return parts.scrolls.largest(parts.list.top_layer());
}

void scroll_by_key(Key key, const InputParts& parts) {
  const ScrollRegion* s = scrolled_by_key(parts);
  if (!s) return;
  const bool page = key == Key::page_up || key == Key::page_down;
  const float by = page ? s->view.h * kByPage : kByArrow;
  parts.scrolls.scroll_to(s->id, s->offset + (key == Key::page_up || key == Key::up ? -by : by), parts.next);
}

void move_zone(bool back, const InputParts& parts) {
  parts.focus.set_visible(true);
  if (parts.focus.move_zone(back, parts.list)) parts.next.want();
}

void move_within(Key key, const InputParts& parts) {
  const Placed* from = parts.focus.item(parts.list);
  if (!from || !parts.list.reachable_by_key(*from)) {
    move_zone(false, parts);
    return;
  }
  parts.focus.set_visible(true);
  const bool moves = parts.focus.move_within(key, parts.list);
  if (!moves && (key == Key::up || key == Key::down)) scroll_by_key(key, parts);
  parts.next.want();
}

void slide_by_key(Key key, const Placed& slider, TakenInput& taken) {
  const Item& i = slider.item;
  const float to = key == Key::home  ? i.low
                   : key == Key::end ? i.high
                                     : i.value + (key == Key::left ? -i.step : i.step);
  taken.act_on(slider, Act::value, std::clamp(to, i.low, i.high));
}

void press_focused(bool space, const InputParts& parts) {
  const Placed* p = parts.focus.item(parts.list);
  if (p && parts.list.reachable_by_key(*p) && actable(p->item.role) && p->item.role != Role::slider) {
    parts.focus.set_visible(true);
    parts.taken.act_on(*p, space ? Act::mark : Act::activate);
    return;
  }
  if (!space)
    for (const Placed& q : parts.list.items())
      if (q.item.primary && parts.list.reachable_by_key(q)) {
        parts.taken.act_on(q, Act::activate);
        return;
      }
  parts.taken.free_key = space ? Key::space : Key::enter;
}

// Keys that move the focus or act on what has it.
bool take_moving_key(const Input& in, const InputParts& parts) {
  const Placed* focused = parts.focus.item(parts.list);
  switch (in.key) {
    case Key::tab: move_zone(in.shift, parts); return true;
    case Key::enter:
    case Key::space: press_focused(in.key == Key::space, parts); return true;
    case Key::left:
    case Key::right:
    case Key::home:
    case Key::end:
      if (focused && focused->item.role == Role::slider)
        slide_by_key(in.key, *focused, parts.taken);
      else
        move_within(in.key, parts);
      return true;
    case Key::up:
    case Key::down: move_within(in.key, parts); return true;
    case Key::page_up:
    case Key::page_down: scroll_by_key(in.key, parts); return true;
    case Key::menu:
      if (focused) parts.taken.act_on(*focused, Act::zoom);
      return true;
    default: return false;
  }
}

bool take_shortcut(const Input& in, const InputParts& parts) {
  const bool character = in.key == Key::character;
  if (character && !in.chord && !parts.frame.letter_keys) return false;
  const char32_t wanted = character ? in.character : static_cast<char32_t>(kEscapeKey);
  for (const Placed& p : parts.list.items()) {
    if (!parts.list.reachable_by_key(p) || !p.item.key || static_cast<char32_t>(p.item.key) != wanted) continue;
    parts.taken.act_on(p, Act::activate);
    return true;
  }
  if (!character || wanted < U'1' || wanted > U'9') return false;
  const Placed* p = parts.list.offer(static_cast<int>(wanted - U'0'));
  if (!p) return false;
  parts.focus.set_visible(true);
  parts.focus.move_to(*p, parts.list);
  parts.taken.act_on(*p, Act::activate);
  return true;
}
}  // namespace

void take_key(const Input& in, const InputParts& parts) {
  parts.taken.touched = true;
  if (in.key == Key::none || take_moving_key(in, parts) || take_shortcut(in, parts)) return;
  if (in.key == Key::escape && parts.list.top_layer() > 0) {
    parts.taken.dismissed = true;
    return;
  }
  if (in.key == Key::character && !in.chord && !parts.frame.letter_keys) return;
  const Placed* focused = parts.focus.item(parts.list);
  if (in.key == Key::character && in.character == U'z' && focused) {
    parts.taken.act_on(*focused, Act::zoom);
    return;
  }
  parts.taken.free_key = in.key;
  parts.taken.free_character = in.character;
}

}  // namespace mathom::ui
