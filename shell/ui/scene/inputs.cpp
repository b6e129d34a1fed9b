#include "shell/ui/scene/inputs.h"

#include <algorithm>
#include <string>
#include <utility>

#include "shell/ui/scene/take_key.h"

namespace mathom::ui {

void Inputs::post(Input input) {
  const bool moves = input.kind == Input::Kind::pointer_move;
  if (moves && !waiting_.empty() && waiting_.back().kind == Input::Kind::pointer_move)
    waiting_.back() = std::move(input);
  else
    waiting_.push_back(std::move(input));
}

void Inputs::take(const InputParts& parts) {
  second_press_.finish(parts);
  while (!waiting_.empty() && !parts.taken.is_complete()) {
    const Input in = std::move(waiting_.front());
    waiting_.pop_front();
    take_one(in, parts);
  }
  pointer_.check_long_press(parts);
}

void Inputs::take_one(const Input& in, const InputParts& parts) {
  using Kind = Input::Kind;
  if (in.repeat && !may_repeat(in.key)) return;
  parts.taken.stirred = true;
  switch (in.kind) {
    case Kind::pointer_move:
    case Kind::pointer_down:
    case Kind::pointer_up:
    case Kind::pointer_cancel:
    case Kind::pointer_leave: take_pointer(in, parts); break;
    case Kind::wheel:
      if (const ScrollRegion* s = parts.scrolls.at(in.at, parts.list.top_layer()))
        parts.scrolls.scroll_to(s->id, s->offset + in.by.y, parts.next);
      break;
    case Kind::key: take_key(in, parts); break;
    case Kind::blur: parts.focus.set_visible(false); break;
    case Kind::activate:
    case Kind::perform:
    case Kind::zoom:
    case Kind::focus:
    case Kind::value:
      if (const Placed* named = in.id.empty() ? nullptr : parts.list.find(in.id)) take_named(in, *named, parts);
      break;
  }
}

void Inputs::take_pointer(const Input& in, const InputParts& parts) {
  using Kind = Input::Kind;
  switch (in.kind) {
    case Kind::pointer_move: pointer_.move(in, parts); break;
    case Kind::pointer_down: pointer_.down(in, parts); break;
    case Kind::pointer_up:
      if (const std::string card = pointer_.up(in, parts); !card.empty()) drop(card, in.at, parts);
      break;
    case Kind::pointer_cancel: pointer_.cancel(); break;
    default: pointer_.leave(); break;
  }
}

// By name, from the mirror or a command.
void Inputs::take_named(const Input& in, const Placed& named, const InputParts& parts) {
  using Kind = Input::Kind;
  switch (in.kind) {
    case Kind::activate:
    case Kind::perform:
      if (parts.list.on_top(named) && actable(named.item.role)) press(named, in.kind == Kind::perform, parts);
      break;
    case Kind::zoom:
      if (parts.list.on_top(named)) parts.taken.act_on(named, TakenInput::Act::zoom);
      break;
    case Kind::focus:
      if (!parts.list.reachable_by_key(named)) break;
      parts.focus.set_visible(!pointer_.is_down());
      parts.focus.move_to(named, parts.list);
      break;
    default:
      parts.taken.act_on(named, TakenInput::Act::value, std::clamp(in.number, named.item.low, named.item.high));
      break;
  }
}

// `whole`: a card is also played by it, not only lifted.
void Inputs::press(const Placed& named, bool whole, const InputParts& parts) {
  parts.focus.move_to(named, parts.list);
  parts.taken.touched = true;
  parts.taken.act_on(named, TakenInput::Act::activate);
  // A press does not play a card that is only chosen among others.
  const Item& item = named.item;
  if (whole && item.role == Role::card && item.offered && !item.selected && !item.picks) second_press_.play(named);
}

// A card that is released outside of its hand is lifted, and played to the place of its release if it may go there.
void Inputs::drop(const std::string& id, Point at, const InputParts& parts) {
  const Placed* p = parts.list.find(id);
  if (!p || !parts.list.on_top(*p)) return;
  parts.focus.move_to(*p, parts.list);
  parts.taken.touched = true;
  if (!p->item.selected) parts.taken.act_on(*p, TakenInput::Act::mark);
  if (!p->item.offered || p->item.offer.empty() || p->item.picks) return;
  second_press_.lay(*p, at, parts.list);
  parts.next.want();
}

}  // namespace mathom::ui
