#include "shell/ui/scene/scene.h"

#include <algorithm>
#include <cmath>

#include "imgui.h"

namespace mathom::ui {

InputParts Scene::parts() {
  return {.frame = frame_, .list = *this, .scrolls = scrolls_, .focus = focus_, .taken = taken_, .next = next_};
}

void Scene::begin(const FrameInfo& frame) {
  frame_ = frame;
  next_.begin(frame.now);
  scrolls_.begin(frame);
  taken_.begin();
  focus_.begin();
  inputs_.take(parts());
  begin_list();
  clips_.clear();
}

void Scene::end() {
  if (has_open_part() || !clips_.empty() || scrolls_.is_open())
    add_problem("a zone, layer, clip or scroll region was not ended");
  scrolls_.end();
  place_visible();
  settle_focus();
  if (inputs_.hover_over(*this)) build_again();
  check_names();
  std::erase_if(came_, [&](const auto& c) { return !find(c.first); });
  count_revision(focus_.id());
}

void Scene::settle_focus() {
  if (focus_.settle(*this)) want_frame();
  const Placed* p = focus_.has_moved() && focus_.is_visible() ? focus_.item(*this) : nullptr;
  if (p && p->scroll >= 0) scrolls_.show(items()[static_cast<std::size_t>(p->scroll)].item.id, p->item.rect, next_);
}

void Scene::set_focus(std::string_view id) {
  if (focus_.set(id)) want_frame();
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

bool Scene::begin_layer(std::string_view id, std::string_view name, const Rect& panel) {
  open_layer(id, name, panel);
  return taken_.dismissed && focus_.has_entered(id);
}

Reaction Scene::add(Item item) {
  Reaction r = is_deaf(item) ? Reaction{} : taken_.heard_by(item);
  inputs_.pointer().tell(item, r);
  r.focused = item.role >= Role::scroll && focus_visible() && focus() == item.id;
  place(std::move(item), clips_.empty() ? frame_.screen : clips_.back(), scrolls_.open_place());
  return r;
}

bool Scene::is_deaf(const Item& item) {
  return item.hesitates && frame_.now < came_.try_emplace(item.id, frame_.now).first->second + kDeaf;
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
  const std::size_t place = items().size();
  add({.id = std::string(id), .role = Role::scroll, .name = std::string(name), .rect = view});
  const ScrollRegion shown{
      .id = std::string(id), .view = view, .layer = current_layer(), .place = place, .stick = stick_to_end};
  const ScrollRegion& region = scrolls_.open(shown, inputs_.pointer().holds_region(id), next_);
  push_clip(view);
  return view.y - std::round(region.offset);
}

void Scene::end_scroll(float content_height) {
  pop_clip();
  const ScrollRegion& region = scrolls_.close(content_height, next_);
  set_overflows(region.place, region.limit() > 0);
  draw_scrollbar(region);
}

void Scene::draw_scrollbar(const ScrollRegion& region) const {
  if (!frame_.draw || region.limit() <= 0) return;
  const Rect& view = region.view;
  const float length = std::max(24.0f, view.h * view.h / region.content);
  const float y = view.y + (view.h - length) * region.offset / region.limit();
  const float x = view.right() - 5;
  frame_.draw->AddRectFilled({x, y + 2}, {x + 3, y + length - 2}, IM_COL32(243, 237, 224, 90), 1.5f);
}

}  // namespace mathom::ui
