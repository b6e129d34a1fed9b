#include "shell/screens/table/frame.h"

#include <algorithm>

#include "shell/screens/screens.h"
#include "shell/services/notices.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

void TableWishes::close(Scene& scene) {
  panel_ = TablePanel::none;
  scene.want_frame();
}

void TableWishes::look_back(std::uint32_t ply, Scene& scene) {
  moment_ = ply;
  close(scene);
}

void TableWishes::leave_past(Scene& scene) {
  leave_ = true;
  close(scene);
}

TableFrame TableFrame::on(const Canvas& canvas) const {
  return {use, canvas, match, table, past, running, told, mentor, wishes, asks, peeking};
}

bool build_refusable(const TableFrame& f, Item item, ButtonLook look, std::string_view unless) {
  if (!item.offered && !unless.empty()) item.description = f.use.words.say(unless);
  const std::string reason = item.description;
  const Reaction is = f.c.button(std::move(item), look);
  if (is.refused && !reason.empty()) f.use.notices.warn(reason);
  return is.activated;
}

void build_rule_link(const TableFrame& f, const char* id, Rect r, const std::string& number) {
  const std::string words = f.use.words.say("shell.rule", {{"n", number}});
  const float wide = f.c.letters().width(f.c.body(), words) + 2 * kStep;
  const Item link{.id = id, .role = Role::link, .name = words, .rect = {r.x, r.y, std::min(r.w, wide), r.h}};
  if (f.c.button(link, {.weight = Weight::quiet}).activated) f.use.screens.push(rules_screen(f.match.game(), number));
}

void step_speed(const Services& use, int by) {
  Settings s = use.preferences.settings();
  s.speed = static_cast<Speed>(std::clamp(static_cast<int>(s.speed) + by, 0, 4));
  use.preferences.change(s);
}

}  // namespace mathom
