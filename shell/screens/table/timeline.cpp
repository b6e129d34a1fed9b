#include "shell/screens/table/timeline.h"

#include <algorithm>

#include "shell/screens/table/log_list.h"
#include "shell/screens/table/rematch.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

namespace {

std::string past_where(const TableFrame& f) {
  const LogLine* line = f.past->line();
  if (!line) return f.use.words.say("time.past.beginning");
  const Game& game = f.past->match().game();
  const std::string chapter = chapter_words(f.use, game, *line), section = section_words(f.use, game, *line);
  if (chapter.empty()) return line_words(f.use, *line);
  if (section.empty()) return chapter;
  return f.use.words.say("time.past.both", {{"chapter", chapter}, {"section", section}});
}

// Some games have rounds and turns in place of deals and tricks.
std::string step_words(const Services& use, const Game& game, std::string_view key) {
  const bool chapter = key.find("chapter") != std::string_view::npos;
  std::string part = std::string(game.info().id) + (chapter ? ".log.chapter.name" : ".log.section.name");
  if (!use.words.texts().has(part)) part = chapter ? "time.past.chapter.name" : "time.past.section.name";
  Phrase words{key, {}};
  words.begins = true;
  return use.words.say(words.word("what", part));
}

bool past_control(const TableFrame& f, const char* id, const char* words, Sign sign, Rect r, char key) {
  const Item item{.id = id, .name = step_words(f.use, f.past->match().game(), words), .rect = r, .key = key};
  return f.c.button(item, {.weight = Weight::bar, .sign = sign}).activated;
}

void build_slider(const TableFrame& f, Rect r) {
  const auto stops = static_cast<float>(f.past->stops() - 1);
  const auto now = static_cast<float>(f.past->stop());
  const Item item{.id = "past/line",
                  .role = Role::slider,
                  .name = f.use.words.say("time.past.line"),
                  .rect = r,
                  .value = now,
                  .low = 0,
                  .high = std::max(1.0f, stops),
                  .step = 1,
                  .value_text = past_where(f)};
  const Reaction is = f.c.scene().add(item);
  const Rect track{r.x + 10, r.centre().y - 3, r.w - 20, 6};
  const auto place = [&](float stop) { return track.x + track.w * stop / item.high; };
  f.c.pen().box(track, 3, kButtonOff);
  f.c.pen().box({track.x, track.y, place(now) - track.x, track.h}, 3, kGoldDeep);
  for (const std::size_t chapter : f.past->chapters())
    f.c.pen().box({place(static_cast<float>(chapter)) - 1, track.y - 6, 2, track.h + 12}, 1, kTextSoft);
  f.c.pen().disc({place(now), track.centre().y}, is.held ? 11 : 9, kGold);
  if (is.focused) f.c.focus_ring(r, 8);
  if (!is.value) return;
  f.past->play(f.use, false);
  f.past->go_to_stop(f.use, static_cast<std::size_t>(std::clamp(*is.value + 0.5f, 0.0f, stops)));
  f.c.scene().want_frame();
}

void build_past_steps(const TableFrame& f, Rect& row, Rect act) {
  struct Step {
    const char *id, *words;
    Sign sign;
    char key;
    void (*go)(Past&, const Services&);
  };
  static constexpr Step kSteps[] = {
      {"past/chapter_back", "time.past.chapter_back", Sign::part_back, '[',
       [](Past& p, const Services& a) { p.step_chapter(a, -1); }},
      {"past/section_back", "time.past.section_back", Sign::skip_back, '<',
       [](Past& p, const Services& a) { p.step_section(a, -1); }},
      {"past/step_back", "time.past.step_back", Sign::step_back, ',',
       [](Past& p, const Services& a) { p.step(a, -1); }},
      {"past/step_on", "time.past.step_on", Sign::step_on, '.', [](Past& p, const Services& a) { p.step(a, 1); }},
      {"past/section_on", "time.past.section_on", Sign::skip_on, '>',
       [](Past& p, const Services& a) { p.step_section(a, 1); }},
      {"past/chapter_on", "time.past.chapter_on", Sign::part_on, ']',
       [](Past& p, const Services& a) { p.step_chapter(a, 1); }}};
  const bool chapters = f.past->chapters().size() > 1 && row.w > 6 * kTouch + f.c.em(150);
  const float narrow = act.empty() ? kTouch : std::max(kTouch, act.w / 4);
  for (const Step& s : kSteps) {
    if (!act.empty() && row.w < kTouch) break;
    if (!chapters && (s.key == '[' || s.key == ']')) continue;
    Rect at = cut_left(row, narrow);
    if (!act.empty()) at.h = (act.h - kStep) / 2;
    if (!past_control(f, s.id, s.words, s.sign, at, s.key)) continue;
    f.past->play(f.use, false);
    s.go(*f.past, f.use);
    f.c.scene().want_frame();
  }
}

}  // namespace

void build_past_bar(const TableFrame& f, Rect bar) {
  f.c.scene().begin_zone("bar", {.name = f.use.words.say("shell.table.bar")});
  const float side = std::max(kTouch, bar.h);
  const std::string leave = f.use.words.say(f.past->live() ? "time.past.now" : "time.past.leave");
  const bool away = f.c.button({.id = "past/leave", .name = leave, .rect = cut_left(bar, side), .key = kEscapeKey},
                               {.weight = Weight::bar, .sign = Sign::back})
                        .activated;
  if (f.c.button(
             {.id = "past/more", .name = f.use.words.say("time.past.more"), .rect = cut_right(bar, side), .key = 'm'},
             {.weight = Weight::bar, .sign = Sign::more})
          .activated)
    f.wishes.open(TablePanel::past);
  f.c.scene().end_zone();
  f.c.heading("title", bar.inset(2), f.use.words.say("time.past.title", {{"where", past_where(f)}}), 1, kGold,
              Align::centre);
  if (away) f.wishes.leave_past(f.c.scene());
}

void build_timeline(const TableFrame& f, Rect row, Rect act) {
  Rect upper = act.empty() ? cut_top(row, kTouch) : row;
  if (act.empty()) cut_top(row, kStep);
  if (!act.empty()) row = act;
  f.c.scene().begin_zone("past", {.name = f.use.words.say("time.past.controls")});
  const bool playing = f.past->playing();
  if (past_control(f, "past/play", playing ? "time.past.pause" : "time.past.play", playing ? Sign::pause : Sign::play,
                   cut_left(upper, kTouch), 'k'))
    f.past->play(f.use, !playing), f.c.scene().want_frame();
  build_slider(f, upper);
  build_past_steps(f, row, act);
  const Rect last = act.empty() ? Rect{std::max(row.x + kStep, row.right() - f.c.em(260)), row.y, 0, row.h}
                                : Rect{act.x, act.y + (act.h + kStep) / 2, 0, (act.h - kStep) / 2};
  const bool live = f.past->live();
  const Item item{.id = live ? "past/now" : "past/play_on",
                  .name = f.use.words.say(live ? "time.past.now" : "time.past.play_on"),
                  .rect = {last.x, last.y, act.empty() ? row.right() - last.x : act.w, last.h}};
  const ButtonLook look{.weight = live ? Weight::primary : Weight::secondary};
  const bool pressed = (live || f.past->match().is_played_here()) && f.c.button(item, look).activated;
  f.c.scene().end_zone();
  if (!pressed) return;
  if (live) return f.wishes.leave_past(f.c.scene());
  play_on(f.use, *f.past);
}

}  // namespace mathom
