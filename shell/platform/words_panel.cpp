#ifndef __EMSCRIPTEN__
#include "shell/platform/words_panel.h"

#include <SDL.h>

#include "shell/platform/platform.h"
#include "shell/ui/drawing/pen.h"

namespace mathom {

WordsPanel& words_panel() {
  static WordsPanel panel;
  return panel;
}

void WordsPanel::open(const WordsRequest& request, std::function<void(std::optional<std::string>)> then) {
  request_ = request;
  words_ = request.initial;
  if (request.many_lines && words_.empty()) {  // nobody types a saved game: it comes from the clipboard
    char* text = SDL_GetClipboardText();
    words_ = text ? text : "";
    SDL_free(text);
  }
  then_ = std::move(then);
  SDL_StartTextInput();
  platform::want_frame();
}

void WordsPanel::close(std::optional<std::string> words) {
  if (SDL_HasScreenKeyboardSupport()) SDL_StopTextInput();  // otherwise signs are keys of the table
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

namespace {

// The places of its parts on this screen.
struct WordsPlaces {
  WordsPlaces(const ui::Scene& scene, const ui::Letters& letters, float text_scale, const WordsRequest& request,
              std::string_view remark)
      : scale(text_scale) {
    using ui::kStep;
    const float wide = std::min(460.0f, scene.safe().w - 2 * kStep), button = std::max(ui::kTouch, line * 2);
    const ui::Point middle = scene.safe().centre();
    const float inside = wide - 4 * kStep;
    const float more = remark.empty() ? 0 : ui::paragraph_height(letters, small(), remark, inside) + kStep;
    // The words above the field take as many lines as they need. On a low screen the panel begins at the top.
    const float head = std::max(line, ui::paragraph_height(letters, heading(), request.title, inside));
    const float above = std::max(line, ui::paragraph_height(letters, type(), request.label, inside));
    const float high = head + above + 2 * line + button + 4 * kStep + more;
    const float top = std::max(scene.safe().y + kStep, middle.y - head - above - button);
    panel = {middle.x - wide / 2, top, wide, high};
    title = {panel.x + 2 * kStep, panel.y + kStep, inside, head};
    label = {title.x, title.bottom() + line - kStep, inside, above};
    field = {title.x, label.bottom(), inside, line + kStep};
    note = {field.x, field.bottom() + kStep / 2, field.w, more};
    const float half = (panel.w - 5 * kStep) / 2;
    no = {panel.x + 2 * kStep, panel.bottom() - button - kStep, half, button};
    yes = {no.right() + kStep, no.y, half, button};
  }
  ui::Type heading() const { return {ui::Face::strong, 17 * scale}; }
  ui::Type type() const { return {ui::Face::text, 15 * scale}; }
  ui::Type small() const { return {ui::Face::text, 13 * scale}; }
  float scale, line = 22 * scale;
  ui::Rect panel, title, label, field, note, no, yes;
};

void draw_words(const ui::Pen& pen, const WordsPlaces& at, const WordsRequest& request, const std::string& words,
                bool no_hovered, bool yes_hovered) {
  using ui::kStep;
  const ui::Type type = at.type();
  pen.shadow(at.panel, ui::kRound, 24, 6, 0.6f);
  pen.box(at.panel, ui::kRound, ui::kPanelSolid);
  pen.paragraph(at.heading(), at.title, request.title, ui::kText);
  pen.paragraph(type, at.label, request.label, ui::kTextSoft);
  pen.box(at.field, 6, ui::kBar);
  pen.frame(at.field, 6, ui::kFocus, 1.5f);
  pen.text(type, {at.field.x + kStep, at.field.y, at.field.w - kStep, at.field.h},
           pen.letters().fitted(type, words, at.field.w - 3 * kStep) + "|", ui::kText);
  if (!request.cancel.empty()) {
    pen.box(at.no, ui::kRound, no_hovered ? ui::kButtonEdge : ui::kButton);
    pen.text(type, at.no, request.cancel, ui::kText, ui::Align::centre);
  }
  pen.box(at.yes, ui::kRound, yes_hovered ? ui::kGold : ui::kGoldDeep);
  pen.text(type, at.yes, request.confirm, ui::kGoldInk, ui::Align::centre);
}

}  // namespace

void WordsPanel::build(const platform::OverlayLooks& looks, ui::Scene& scene) {
  if (!is_open()) return;
  const std::string remark = looks.letters.missing(words_).empty() ? std::string() : std::string(looks.not_drawn);
  const WordsPlaces at(scene, looks.letters, looks.text_scale, request_, remark);
  if (scene.begin_layer("words", request_.title, at.panel)) close(std::nullopt);
  scene.begin_zone("words", {.name = request_.title});
  scene.heading("words/title", request_.title, at.title);
  scene.text("words/label", request_.label, at.label);
  if (!words_.empty()) scene.text("words/field", words_, at.field);
  if (!remark.empty()) scene.text("words/note", remark, at.note);
  ui::Reaction cancel;
  if (!request_.cancel.empty())
    cancel = scene.add({.id = "words/cancel", .name = request_.cancel, .rect = at.no, .key = ui::kEscapeKey});
  const ui::Reaction confirm =
      scene.add({.id = "words/confirm", .name = request_.confirm, .rect = at.yes, .primary = true});
  scene.end_zone();
  scene.end_layer();
  if (scene.draw()) {
    const ui::Pen pen = ui::Pen(*scene.draw(), looks.letters).by_day(looks.light);
    pen.box(scene.screen(), 0, ui::rgb(0, 120));
    draw_words(pen, at, request_, words_, cancel.hovered, confirm.hovered);
    pen.paragraph(at.small(), at.note, remark, ui::kWarn);
  }
  if (cancel.activated)
    close(std::nullopt);
  else if (confirm.activated)
    close(words_);
}

}  // namespace mathom
#endif
