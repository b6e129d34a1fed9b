#include "shell/services/speech/keys_panel.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "shell/services/appearance.h"
#include "shell/services/outside.h"
#include "shell/services/preferences.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/ui/canvas.h"
#include "shell/ui/scene/keys.h"
#include "text/unicode.h"

namespace mathom {

using namespace ui;

namespace {

using Line = std::pair<std::string, std::string>;  // the key, what it does

std::vector<Line> lines_of(const Services& use) {
  std::vector<Line> out;
  for (const char* id : {"tab", "arrows", "enter", "space", "escape", "digits", "chord"}) {
    const std::string key = std::string("keys.") + id;
    out.emplace_back(use.words.say(key + ".key"), use.words.say(key));
  }
  for (const KeyWords& k : key_table()) {
    if (k.command == Command::text_view && !use.outside.has_text_view()) continue;
    out.emplace_back(std::string(1, static_cast<char>(capital_of(static_cast<unsigned char>(k.key)))),
                     use.words.say(k.words));
  }
  return out;
}

float build_line(const Services& use, const Canvas& c, Rect r, const std::string& id, const Line& line) {
  const float side = c.em(84);
  const Rect words{r.x + side + kStep, r.y + 4, r.w - side - kStep, r.h};
  const float high = std::max(c.em(28), c.pen().paragraph(c.body(), words, line.second, kText) + 8);
  const Rect cap{r.x, r.y + 2, side, std::min(high, c.em(28)) - 4};
  c.pen().box(cap, 6, kButton);
  c.pen().frame(cap, 6, kButtonEdge, 1);
  c.pen().text(c.small_strong(), cap, c.letters().fitted(c.small_strong(), line.first, side - 6), kGold, Align::centre);
  c.scene().text(id, use.words.say("shell.named", {{"name", line.first}, {"words", line.second}}),
                 {r.x, r.y, r.w, high});
  return high;
}

}  // namespace

void KeysPanel::build(const Services& use, Scene& scene) {
  if (!open_) return;
  const Canvas c(scene, use.looks.letters(), use.preferences.settings().text_scale);
  const Rect safe = scene.safe().inset(kStep);
  const float wide = std::min(c.em(560), safe.w), high = std::min(c.em(760), safe.h);
  const Rect panel{safe.centre().x - wide / 2, safe.centre().y - high / 2, wide, high};
  const std::string name = use.words.say("keys.title");
  c.veil();
  const bool dismissed = scene.begin_layer("keys", name, panel);
  c.raised(panel);
  Rect in = panel.inset(2 * kStep);
  c.heading("keys/heading", cut_top(in, c.em(34)), name, 1);
  const Rect foot = cut_bottom(in, c.control_height());
  cut_bottom(in, kStep);
  scene.begin_zone("keys/list", {.name = name});
  const float top = scene.begin_scroll("keys/scroll", name, in);
  float y = top;
  const char* note = use.preferences.settings().letter_keys ? "keys.intro" : "keys.off";
  y += c.paragraph("keys/note", {in.x, y, in.w - 12, in.h}, c.small(), use.words.say(note), kTextSoft) + kStep;
  int n = 0;
  for (const Line& line : lines_of(use))
    y += build_line(use, c, {in.x, y, in.w - 12, in.h}, "keys/" + std::to_string(n++), line) + 4;
  scene.end_scroll(y - top);
  scene.end_zone();
  scene.begin_zone("keys/act", {.name = name});
  const Item item{.id = "keys/close",
                  .name = use.words.say("shell.close"),
                  .rect = foot,
                  .primary = true,
                  .first_focus = true,
                  .key = kEscapeKey};
  const bool closed = c.button(item, {.weight = Weight::primary}).activated;
  scene.end_zone();
  scene.end_layer();
  open_ = !closed && !dismissed;
  if (!open_) scene.want_frame();
}

}  // namespace mathom
