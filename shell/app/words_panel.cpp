#ifndef __EMSCRIPTEN__
#include "shell/app/words_panel.h"

#include <SDL.h>

#include "shell/app/platform.h"
#include "shell/ui/pen.h"

namespace mathom {

WordsPanel& words_panel() {
  static WordsPanel panel;
  return panel;
}

void WordsPanel::open(const WordsRequest& request, std::function<void(std::optional<std::string>)> then) {
  request_ = request;
  words_ = request.initial;
  if (request.many_lines && words_.empty()) {  // nobody types a saved game: it comes by the clipboard
    char* text = SDL_GetClipboardText();
    words_ = text ? text : "";
    SDL_free(text);
  }
  then_ = std::move(then);
  SDL_StartTextInput();
  platform::want_frame();
}

void WordsPanel::close(std::optional<std::string> words) {
  SDL_StopTextInput();
  const auto then = std::exchange(then_, nullptr);
  if (then) then(std::move(words));
  platform::want_frame();
}

void WordsPanel::type(std::string_view text) {
  if (words_.size() + text.size() <= request_.most * 4) words_ += text;
}

void WordsPanel::erase() {
  while (!words_.empty() && (static_cast<unsigned char>(words_.back()) & 0xC0U) == 0x80U) words_.pop_back();
  if (!words_.empty()) words_.pop_back();
}

void WordsPanel::confirm() { close(words_); }

void WordsPanel::build(App& app, ui::Scene& scene) {
  if (!is_open()) return;
  using ui::kStep;
  const float scale = app.settings().text_scale;
  const float line = 22 * scale, wide = std::min(460.0f, scene.safe().w - 2 * kStep),
              button = std::max(ui::kTouch, line * 2);
  const ui::Point middle = scene.safe().centre();
  const ui::Rect panel{middle.x - wide / 2, middle.y - 2 * line - button, wide, 4 * line + button + 4 * kStep};
  const ui::Rect field{panel.x + 2 * kStep, panel.y + 3 * line, panel.w - 4 * kStep, line + kStep};
  const float half = (panel.w - 5 * kStep) / 2;
  const ui::Rect no{panel.x + 2 * kStep, panel.bottom() - button - kStep, half, button},
      yes{no.right() + kStep, no.y, half, button};
  if (scene.begin_layer("words", request_.title, panel)) close(std::nullopt);
  scene.begin_zone("words", {.name = request_.title});
  scene.heading("words/title", request_.title, {field.x, panel.y + kStep, field.w, line});
  scene.text("words/field", request_.label + ": " + words_, field);
  const ui::Reaction cancel =
      scene.add({.id = "words/cancel", .name = request_.cancel, .rect = no, .key = ui::kEscapeKey});
  const ui::Reaction confirm =
      scene.add({.id = "words/confirm", .name = request_.confirm, .rect = yes, .primary = true});
  scene.end_zone();
  scene.end_layer();
  if (scene.draw()) {
    const ui::Pen pen(*scene.draw(), app.letters());
    const ui::Type type{ui::Face::text, 15 * scale};
    pen.box(scene.screen(), 0, ui::rgb(0, 120));
    pen.shadow(panel, ui::kRound, 24, 6, 0.6f);
    pen.box(panel, ui::kRound, ui::kPanelSolid);
    pen.text({ui::Face::strong, 17 * scale}, ui::Rect{field.x, panel.y + kStep, field.w, line}, request_.title,
             ui::kText);
    pen.text(type, ui::Rect{field.x, field.y - line, field.w, line}, request_.label, ui::kTextSoft);
    pen.box(field, 6, ui::kBar);
    pen.frame(field, 6, ui::kFocus, 1.5f);
    pen.text(type, ui::Rect{field.x + kStep, field.y, field.w - kStep, field.h},
             app.letters().fitted(type, words_, field.w - 3 * kStep) + "|", ui::kText);
    pen.box(no, ui::kRound, cancel.hovered ? ui::kButtonEdge : ui::kButton);
    pen.text(type, no, request_.cancel, ui::kText, ui::Align::centre);
    pen.box(yes, ui::kRound, confirm.hovered ? ui::kGold : ui::kGoldDeep);
    pen.text(type, yes, request_.confirm, ui::kGoldInk, ui::Align::centre);
  }
  if (cancel.activated)
    close(std::nullopt);
  else if (confirm.activated)
    close(words_);
}

}  // namespace mathom
#endif
