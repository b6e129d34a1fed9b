// What is laid over every table: the account of a deal, and a card at full size.
#include <algorithm>

#include "shell/tables/common/game_table.h"

namespace mathom {

using namespace ui;

Rect dialog(const Canvas& c, float wide, float high) {
  const Rect safe = c.scene().safe();
  return around(safe.centre(), std::min(safe.w - 16, wide), std::min(safe.h - 16, high));
}

void GameTable::build_account(const Frame& f) {
  const Canvas& c = f.c;
  const Rect wanted = account_size(c), panel = dialog(c, wanted.w, wanted.h);
  const std::string title = account_title(f.app, over());
  c.veil();
  const bool away = c.scene().begin_layer("account", title, panel);
  c.raised(panel);
  Rect r = panel.inset(c.phone() ? 14 : 24);
  const Rect button = cut_bottom(r, c.control_height());
  cut_bottom(r, 12);
  const float high = c.height_of(c.heading_type(), title, r.w);
  c.pen().paragraph(c.heading_type(), r, title, kGold);
  c.scene().heading("account/title", title, {r.x, r.y, r.w, high}, 1);
  cut_top(r, high + 12);
  const float top = c.scene().begin_scroll("account/scroll", title, r);
  const float used = account_body(f, {r.x, top, r.w - 14, r.h});
  c.scene().end_scroll(used);
  c.scene().begin_zone("account/act", {.name = title});
  const std::string words = show_.counted() && !over() ? account_button(f.app) : f.app.say("shell.close");
  const Item item{.id = "go-on", .name = words, .rect = button, .primary = true, .first_focus = true};
  const bool pressed = c.button(item, {.weight = Weight::primary}).activated;
  c.scene().end_zone();
  c.scene().end_layer();
  if (!pressed && !away) return;
  layer_ = Layer::none;
  show_.go_on();
  c.scene().want_frame();
}

void GameTable::build_zoom(const Frame& f) {
  const Canvas& c = f.c;
  const Rect safe = c.scene().safe();
  const std::vector<std::string> notes = zoom_notes(f.app, zoomed_);
  const float button = c.control_height(), words = std::min(360.0f, safe.w - 48);
  float below = c.em(34) + button + 28;
  for (const std::string& n : notes) below += c.height_of(c.body(), n, words) + 4;
  const float width = std::min({300.0f, safe.w - 64, (safe.h - below - 24) / kCardRatio});
  const std::string name = card_name(f.app, zoomed_);
  const Rect panel = around(safe.centre(), std::max(width, words) + 48, card_height(width) + below + 16);
  c.veil();
  const bool away = c.scene().begin_layer("zoom", name, panel);
  const Rect card{panel.centre().x - width / 2, panel.y + 8, width, card_height(width)};
  c.pen().shadow(card, 16, 30, 10, 0.6f);
  draw_face(f.app, c.pen(), card, zoomed_, CardState::plain);
  Rect r{panel.x + 24, card.bottom() + 8, panel.w - 48, below};
  c.text("zoom/name", cut_top(r, c.em(26)), c.strong(), name, kGold, Align::centre);
  for (std::size_t i = 0; i < notes.size(); ++i)
    cut_top(r, c.paragraph("zoom/note/" + std::to_string(i), r, c.body(), notes[i], kTextSoft, Align::centre) + 4);
  c.scene().begin_zone("zoom/act", {.name = name});
  const Item item{.id = "zoom/close",
                  .name = f.app.say("shell.close"),
                  .rect = {panel.centre().x - 120, panel.bottom() - button - 8, 240, button},
                  .primary = true,
                  .first_focus = true};
  const bool pressed = c.button(item, {}).activated;
  c.scene().end_zone();
  c.scene().end_layer();
  if (pressed || away) layer_ = Layer::none, c.scene().want_frame();
}

}  // namespace mathom
