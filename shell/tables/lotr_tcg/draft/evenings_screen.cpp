#include "shell/tables/lotr_tcg/draft/evenings_screen.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "shell/tables/lotr_tcg/book/book_panel.h"
#include "shell/tables/lotr_tcg/book/card_words.h"
#include "shell/tables/lotr_tcg/draft/draft_pages.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

// Its progress.
std::string progress_words(const TableHost& host, const Evening& e) {
  const auto players = static_cast<std::int64_t>(e.players.size());
  switch (e.stage()) {
    case Evening::Stage::picking:
      return host.say(Phrase{"lotr_tcg.evening.at.picking", {}}
                          .number("n", players)
                          .number("booster", e.draft->round() + 1)
                          .number("of", kDraftBoosters));
    case Evening::Stage::building: return host.say(Phrase{"lotr_tcg.evening.at.building", {}}.number("n", players));
    case Evening::Stage::ready: break;
  }
  return host.say(Phrase{"lotr_tcg.evening.at.ready", {}}
                      .number("n", players)
                      .number("games", static_cast<std::int64_t>(e.games.size())));
}

}  // namespace

PagePtr evenings_page() { return std::make_unique<EveningsScreen>(); }

void EveningsScreen::build_evening(TableHost& host, const Canvas& c, Rect& column, std::size_t i) {
  const Evening& e = shelf_.all()[i];
  const std::string id = "evening/" + std::to_string(i), note = progress_words(host, e);
  const std::string rename = host.say("lotr_tcg.evening.rename", {{"name", e.name}}),
                    remove = host.say("shell.decks.remove", {{"name", e.name}});
  const std::string label = host.say("lotr_tcg.evening.rename.short");
  const float bin = std::max(kTouch, c.control_height()), pen = c.letters().width(c.strong(), label) + 4 * kStep;
  const bool beside = column.w - bin - pen > c.em(240);
  const float wide = beside ? column.w - bin - pen - 2 * kStep : column.w;
  Rect row = cut_top(column, c.button_height(e.name, wide, note));
  const Rect open = cut_left(row, wide);
  if (!beside) row = cut_top(column, c.control_height() + kStep / 2), cut_top(row, kStep / 2);
  const Rect away = cut_right(row, bin);
  cut_right(row, kStep);
  const Rect name = beside ? cut_right(row, pen) : row;
  cut_top(column, 1.5f * kStep);
  if (c.button({.id = id, .name = e.name, .description = note, .rect = open}, {.note = note}).activated)
    host.open_page(evening_page(e.id));
  if (c.button({.id = id + "/rename", .name = label, .description = rename, .rect = name}).activated)
    ask_for_name(host, i);
  if (!c.button({.id = id + "/remove", .name = remove, .rect = away}, {.sign = Sign::close}).activated) return;
  host.notify(host.say("shell.decks.removed", {{"name", e.name}}));
  shelf_.remove(host, i);
  c.scene().build_again();
}

void EveningsScreen::build_list(TableHost& host, const Canvas& c, Rect& column) {
  const std::string heading = host.say("lotr_tcg.evening.list");
  c.scene().begin_zone("evenings", {.name = heading});
  if (shelf_.all().empty())
    cut_top(column,
            c.paragraph("evenings/none", column, c.body(), host.say("lotr_tcg.evening.none"), kTextSoft) + kStep);
  for (std::size_t i = 0; i < shelf_.all().size(); ++i) build_evening(host, c, column, i);
  if (const Evening* removed = shelf_.removed()) {
    const std::string words = host.say("shell.decks.restore", {{"name", removed->name}});
    if (tool(c, column, "evenings/restore", words, {.weight = Weight::quiet}))
      shelf_.restore(host), c.scene().build_again();
  }
  c.scene().end_zone();
}

void EveningsScreen::build_tools(TableHost& host, const Canvas& c, Rect& column) {
  c.scene().begin_zone("tools", {.name = host.say("lotr_tcg.evening.list")});
  if (tool(c, column, "evenings/new", host.say("lotr_tcg.evening.begin"), {.weight = Weight::primary}))
    host.open_page(begin_page());
  if (tool(c, column, "evenings/read", host.say("lotr_tcg.evening.read"))) ask_for_text(host, {});
  c.scene().end_zone();
}

void EveningsScreen::ask_for_name(TableHost& host, std::size_t i) {
  const WordsRequest request{.title = host.say("lotr_tcg.evening.rename.short"),
                             .label = host.say("lotr_tcg.evening.name"),
                             .initial = shelf_.all()[i].name,
                             .confirm = host.say("shell.ok"),
                             .cancel = host.say("shell.cancel"),
                             .most = 40};
  host.ask_words(request, [this, &host, id = shelf_.all()[i].id](const std::optional<std::string>& words) {
    const Evening* e = shelf_.find(id);
    const std::string name = words ? plain_name(*words) : std::string();
    if (!e || name.empty()) return;
    Evening to = *e;
    to.name = name;
    shelf_.keep(host, std::move(to));
  });
}

void EveningsScreen::ask_for_text(TableHost& host, const std::string& initial) {
  const WordsRequest request{.title = host.say("lotr_tcg.evening.read"),
                             .label = host.say("lotr_tcg.evening.read.label"),
                             .initial = initial,
                             .confirm = host.say("shell.import.confirm"),
                             .cancel = host.say("shell.cancel"),
                             .most = kMostEveningText,
                             .many_lines = true,
                             .file = host.say("shell.import.file")};
  host.ask_words(request, [this, &host](const std::optional<std::string>& text) {
    if (!text) return;
    reading_ = read_evening(host, names_in_all_languages(), *text);
    reading_text_ = *text;
    if (shelf_.full())
      return host.notify(host.say("lotr_tcg.evening.full", {{"n", std::to_string(kMostEvenings)}}), Urgency::assertive);
    if (!reading_.faults.empty()) return host.notify(host.say("lotr_tcg.evening.not_read"), Urgency::assertive);
    Evening e = std::move(reading_.evening);
    if (e.name.empty()) e.name = kind_words(host, e.kind, e.number);
    host.notify(host.say("shell.decks.opened", {{"name", e.name}}));
    shelf_.keep(host, std::move(e));
  });
}

// Nothing was imported: the faults, line by line, and the text to be corrected.
void EveningsScreen::build_faults(TableHost& host, const Canvas& c) {
  if (reading_.faults.empty()) return;
  bool again = false;
  const bool close = book_panel(host, c, "faults", host.say("lotr_tcg.evening.not_read"), 620, [&](Rect& column) {
    const std::size_t most = std::min<std::size_t>(reading_.faults.size(), 40);
    for (std::size_t i = 0; i < most; ++i) {
      const EveningFault& fault = reading_.faults[i];
      const std::string id = "fault/" + std::to_string(i), line = std::to_string(fault.line);
      const std::string words = host.say("lotr_tcg.book.unread.line", {{"n", line}, {"words", fault.text}});
      cut_top(column, c.paragraph(id, column, c.small_strong(), words, kGold));
      cut_top(column, c.paragraph(id + "/why", column, c.small(), fault.why, kText) + kStep);
    }
    again = tool(c, column, "faults/correct", host.say("lotr_tcg.book.correct"), {.weight = Weight::primary});
  });
  if (!close && !again) return;
  reading_.faults.clear();
  if (again) ask_for_text(host, reading_text_);
  c.scene().build_again();
}

void EveningsScreen::build(TableHost& host, Scene& scene) {
  const Canvas c(scene, host.letters(), host.looks().text_scale);
  // A page above may have changed them.
  if (read_at_ != scene.now()) shelf_.refresh(host), read_at_ = scene.now();
  bool leave = false;
  const std::string heading = host.say("lotr_tcg.evening.list");
  const Rect area = c.screen_bar(heading, host.say("shell.back"), leave);
  const float wide = std::min(area.w - 2 * kStep, c.em(640));
  const float top = scene.begin_scroll("evenings/list", heading, area);
  Rect column{area.centre().x - wide / 2, top + 1.5f * kStep, wide - 14, 20000};
  build_tools(host, c, column);
  cut_top(column, kStep);
  build_list(host, c, column);
  scene.end_scroll(column.y - top + kStep);
  build_faults(host, c);
  if (leave) host.close_page();
}

}  // namespace mathom::lotr_tcg
