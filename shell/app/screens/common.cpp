#include "shell/app/app.h"
#include "shell/app/screens/screens.h"

namespace mathom {

using namespace ui;

namespace {

class PageScreen final : public Screen {
 public:
  explicit PageScreen(PagePtr page) : page_(std::move(page)) {}
  std::string_view name() const override { return page_->name(); }
  void build(App& app, Scene& scene) override { page_->build(app, scene); }
  void hidden(App&) override { page_->hidden(); }

 private:
  PagePtr page_;
};

}  // namespace

ScreenPtr page_screen(PagePtr page) { return std::make_unique<PageScreen>(std::move(page)); }

Rect screen_bar(const App& app, const Canvas& c, std::string_view heading, bool& leave) {
  return c.screen_bar(heading, app.say("shell.back"), leave);
}

Rect middle_column(const Canvas& c, Rect area, float most) {
  const float wide = std::min(c.em(most), area.w - (c.phone() ? 2 : 4) * kStep);
  return {area.centre().x - wide / 2, area.y, wide, area.h};
}

static void import_and_play(App& app, std::string_view text) {
  const Session* before = app.match() ? &app.match()->session() : nullptr;
  app.import_match(text);
  const Session* after = app.match() ? &app.match()->session() : nullptr;
  if (!after || after == before) return;
  app.restart();
  app.push(table_screen());
}

void ask_for_import(App& app) {
  const WordsRequest request{
      .title = app.say("shell.import.title"),
      .label = app.say("shell.import.label"),
      .confirm = app.say("shell.import.confirm"),
      .cancel = app.say("shell.cancel"),
      .most = (std::size_t{4} << 20) + 1,  // one more than may be: what is too large is said to be
      .many_lines = true,
      .file = app.say("shell.import.file")};
  app.ask_words(request, [&app](std::optional<std::string> text) {
    if (text) open_save(app, *text);
  });
}

void open_save(App& app, const std::string& text) {
  app.with_code_of(text, [&app, text](bool here) {
    if (here) import_and_play(app, text);
  });
}

}  // namespace mathom
