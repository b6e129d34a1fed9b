#include "shell/ui/scene/second_press.h"

namespace mathom::ui {

namespace {
constexpr int kPatience = 4;  // frames
}  // namespace

void SecondPress::play(const Placed& card) {
  *this = {};
  card_ = card.item.id;
  frames_ = kPatience;
}

void SecondPress::lay(const Placed& card, Point at, const SceneList& list) {
  play(card);
  const Placed* under = list.hit(at);
  if (under) target_ = under->item.id;
  dropped_ = at;
}

void SecondPress::finish(const InputParts& parts) {
  if (card_.empty()) return;
  const Placed* p = parts.list.find(card_);
  const bool there = p && parts.list.on_top(*p);
  if (there && p->item.selected)
    if (const Placed* pressed = dropped_ ? taker(*p, parts.list) : p)
      parts.taken.act_on(*pressed, TakenInput::Act::activate);
  if (!there || p->item.selected || --frames_ <= 0)
    *this = {};
  else
    parts.next.want();
}

// For a card that was dropped and is lifted now: returns the item that plays it there, or the card itself if it can
// mean only one thing.
const Placed* SecondPress::taker(const Placed& card, const SceneList& list) const {
  const auto takes = [&](const Placed* p) { return p && list.on_top(*p) && p->item.offered && p->item.takes; };
  const Placed* at_start = list.find(target_);
  if (takes(at_start)) return at_start;
  const Placed* under = list.hit(*dropped_);
  if (takes(under)) return under;
  return card.item.plays && !(under && under->zone == card.zone) ? &card : nullptr;
}

}  // namespace mathom::ui
