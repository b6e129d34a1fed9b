// What the pages of the card book and of the evenings are made of: a panel over the page, a button as wide as its
// column, the name of a file for what leaves.
#pragma once
#include <algorithm>
#include <string>
#include <string_view>

#include "shell/tables/table_host.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_tcg {

// A panel with a list that scrolls and a button that closes it, which was pressed if this is true.
template <class Body>
bool book_panel(const TableHost& host, const ui::Canvas& c, const std::string& part, const std::string& words,
                float wide, Body body) {
  const ui::Rect safe = c.scene().safe().inset(ui::kStep);
  const ui::Rect r = ui::around(safe.centre(), std::min(safe.w, c.em(wide)), std::min(safe.h, c.em(720)));
  bool close = false;
  ui::Rect in = c.begin_panel(part + "_panel", part, words, r, close);
  ui::cut_top(in, ui::kStep);
  const ui::Rect foot = ui::cut_bottom(in, c.control_height());
  ui::cut_bottom(in, ui::kStep);
  const float top = c.scene().begin_scroll(part + "/list", words, in);
  ui::Rect column{in.x + 2, top + 2, in.w - ui::kStep - 2, 1e5f};
  c.scene().begin_zone(part + "/body", {.name = words});
  body(column);
  c.scene().end_zone();
  c.scene().end_scroll(column.y - top);
  c.scene().begin_zone(part + "/act", {.name = words});
  close |= c.close_button(part, host.say("shell.close"), foot);
  c.scene().end_zone();
  c.scene().end_layer();
  return close;
}

// One card over the page, with a button that closes it, which was pressed if this is true.
template <class Body>
bool card_panel(const TableHost& host, const ui::Canvas& c, const std::string& name, Body body) {
  const ui::Rect safe = c.scene().safe().inset(ui::kStep);
  const ui::Rect panel = ui::around(safe.centre(), std::min(safe.w, c.em(430)), std::min(safe.h, c.em(760)));
  c.veil();
  bool close = c.scene().begin_layer("card_panel", name, panel);
  c.raised(panel);
  ui::Rect in = panel.inset(1.5f * ui::kStep);
  const ui::Rect foot = ui::cut_bottom(in, c.control_height());
  ui::cut_bottom(in, ui::kStep);
  body(in);
  c.scene().begin_zone("card_close", {.name = name});
  close |= c.close_button("card", host.say("shell.close"), foot);
  c.scene().end_zone();
  c.scene().end_layer();
  return close;
}

inline bool tool(const ui::Canvas& c, ui::Rect& column, const char* id, const std::string& words,
                 ui::ButtonLook look = {}) {
  const ui::Rect r = ui::cut_top(column, c.button_height(words, column.w, look.note));
  ui::cut_top(column, ui::kStep);
  return c.button({.id = id, .name = words, .description = std::string(look.note), .rect = r}, look).activated;
}

// "Aragorn’s starter deck (Gondor).txt": nothing that a file system minds.
inline std::string text_file_name(const std::string& name) {
  std::string out;
  for (const char ch : name)
    out += std::string_view("/\\:*?\"<>|").find(ch) == std::string_view::npos && ch >= ' ' ? ch : '-';
  return (out.empty() ? "mathom-lotr_tcg" : out) + ".txt";
}

}  // namespace mathom::lotr_tcg
