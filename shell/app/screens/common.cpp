#include "shell/app/app.h"
#include "shell/app/screens/screens.h"

namespace mathom {

using namespace ui;

Rect screen_bar(const App& app, const Canvas& c, std::string_view heading, bool& leave) {
  c.felt(c.scene().screen());
  Rect area = c.scene().safe();
  Rect bar = cut_top(area, std::max(48.0f, c.heading_type().px * 1.4f + kStep));
  c.bar({0, 0, c.scene().screen().w, bar.bottom()});
  c.scene().begin_zone("bar", {.name = std::string(heading)});
  const Rect back = cut_left(bar, std::max(kTouch, bar.h));
  leave = c.button({.id = "back", .name = app.say("shell.back"), .rect = back, .key = kEscapeKey},
                   {.weight = Weight::bar, .sign = Sign::back})
              .activated;
  c.scene().end_zone();
  cut_right(bar, kStep);
  c.heading("heading", bar, heading, 1);
  return area;
}

Rect middle_column(const Canvas& c, Rect area, float most) {
  const float wide = std::min(c.em(most), area.w - (c.phone() ? 2 : 4) * kStep);
  return {area.centre().x - wide / 2, area.y, wide, area.h};
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
    if (!text) return;
    const Session* before = app.match() ? &app.match()->session() : nullptr;
    app.import_match(*text);
    const Session* after = app.match() ? &app.match()->session() : nullptr;
    if (!after || after == before) return;
    app.restart();
    app.push(table_screen());
  });
}

}  // namespace mathom
