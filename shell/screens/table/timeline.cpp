// Looking back: the bar that says where, the timeline with its buttons, whose eyes, and playing on from there.
#include <algorithm>

#include "shell/screens/screens.h"
#include "shell/screens/table/table_screen.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

Match& TableScreen::shown_match(const Services& use) { return past_ ? past_->match() : *use.play.match(); }
TableView& TableScreen::shown_view() const { return past_ ? past_->view() : *view_; }

// What is looked at changes between two frames: within one, all of it is of one moment.
void TableScreen::look_back(std::uint32_t ply, Scene& scene) {
  panel_ = Panel::none;
  look_back_ = ply;
  scene.want_frame();
}

void TableScreen::leave_past(Scene& scene) {
  panel_ = Panel::none;
  leave_past_ = true;
  scene.want_frame();
}

bool TableScreen::walk_the_past(const Services& use) {
  if (std::exchange(leave_past_, false) && past_) {
    if (!past_->live()) return use.screens.pop(), false;
    past_.reset();
  }
  const auto ply = std::exchange(look_back_, std::nullopt);
  if (!ply || (!past_ && !use.play.match())) return true;
  if (const Match* live = past_ ? nullptr : use.play.match())
    past_ = std::make_unique<Past>(use, live->record(live->viewers()), true);
  past_->play(use, false);
  past_->go_to(use, *ply);
  return true;
}

std::string TableScreen::past_where(const Services& use) const {
  const LogLine* line = past_->line();
  if (!line) return use.words.say("time.past.beginning");
  const Game& game = past_->match().game();
  const std::string chapter = chapter_words(use, game, *line), section = section_words(use, game, *line);
  if (chapter.empty()) return line_words(use, *line);
  if (section.empty()) return chapter;
  return use.words.say("time.past.both", {{"chapter", chapter}, {"section", section}});
}

void TableScreen::build_past_bar(const Services& use, const Canvas& c, Rect bar) {
  c.scene().begin_zone("bar", {.name = use.words.say("shell.table.bar")});
  const float side = std::max(kTouch, bar.h);
  const std::string leave = use.words.say(past_->live() ? "time.past.now" : "time.past.leave");
  const bool away = c.button({.id = "past/leave", .name = leave, .rect = cut_left(bar, side), .key = kEscapeKey},
                             {.weight = Weight::bar, .sign = Sign::back})
                        .activated;
  if (c.button({.id = "past/more", .name = use.words.say("time.past.more"), .rect = cut_right(bar, side), .key = 'm'},
               {.weight = Weight::bar, .sign = Sign::more})
          .activated)
    panel_ = Panel::past;
  c.scene().end_zone();
  c.heading("title", bar.inset(2), use.words.say("time.past.title", {{"where", past_where(use)}}), 1, kGold,
            Align::centre);
  if (away) leave_past(c.scene());
}

void TableScreen::build_slider(const Services& use, const Canvas& c, Rect r) {
  const auto stops = static_cast<float>(past_->stops() - 1);
  const auto now = static_cast<float>(past_->stop());
  const Item item{.id = "past/line",
                  .role = Role::slider,
                  .name = use.words.say("time.past.line"),
                  .rect = r,
                  .value = now,
                  .low = 0,
                  .high = std::max(1.0f, stops),
                  .step = 1,
                  .value_text = past_where(use)};
  const Reaction is = c.scene().add(item);
  const Rect track{r.x + 10, r.centre().y - 3, r.w - 20, 6};
  const auto place = [&](float stop) { return track.x + track.w * stop / item.high; };
  c.pen().box(track, 3, kButtonOff);
  c.pen().box({track.x, track.y, place(now) - track.x, track.h}, 3, kGoldDeep);
  for (const std::size_t chapter : past_->chapters())
    c.pen().box({place(static_cast<float>(chapter)) - 1, track.y - 6, 2, track.h + 12}, 1, kTextSoft);
  c.pen().disc({place(now), track.centre().y}, is.held ? 11 : 9, kGold);
  if (is.focused) c.focus_ring(r, 8);
  if (!is.value) return;
  past_->play(use, false);
  past_->go_to_stop(use, static_cast<std::size_t>(std::clamp(*is.value + 0.5f, 0.0f, stops)));
  c.scene().want_frame();
}

namespace {
// What is a deal and a trick in one game is a round and a turn in another.
std::string step_words(const Services& use, const Game& game, std::string_view key) {
  const bool chapter = key.find("chapter") != std::string_view::npos;
  std::string part = std::string(game.info().id) + (chapter ? ".log.chapter.name" : ".log.section.name");
  if (!use.words.texts().has(part)) part = chapter ? "time.past.chapter.name" : "time.past.section.name";
  Phrase words{key, {}};
  words.begins = true;
  return use.words.say(words.word("what", part));
}
}  // namespace

bool TableScreen::past_control(const Services& use, const Canvas& c, const char* id, const char* words, Sign sign,
                               Rect r, char key) const {
  const Item item{.id = id, .name = step_words(use, past_->match().game(), words), .rect = r, .key = key};
  return c.button(item, {.weight = Weight::bar, .sign = sign}).activated;
}

void TableScreen::build_past_steps(const Services& use, const Canvas& c, Rect& row, Rect act) {
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
  const bool chapters = past_->chapters().size() > 1 && row.w > 6 * kTouch + c.em(150);
  const float narrow = act.empty() ? kTouch : std::max(kTouch, act.w / 4);
  for (const Step& s : kSteps) {
    if (!act.empty() && row.w < kTouch) break;
    if (!chapters && (s.key == '[' || s.key == ']')) continue;
    Rect at = cut_left(row, narrow);
    if (!act.empty()) at.h = (act.h - kStep) / 2;
    if (!past_control(use, c, s.id, s.words, s.sign, at, s.key)) continue;
    past_->play(use, false);
    s.go(*past_, use);
    c.scene().want_frame();
  }
}

// The slider and the steps: one row above the other, or in the column of a low screen.
void TableScreen::build_timeline(const Services& use, const Canvas& c, Rect row, Rect act) {
  Rect upper = act.empty() ? cut_top(row, kTouch) : row;
  if (act.empty()) cut_top(row, kStep);
  if (!act.empty()) row = act;
  c.scene().begin_zone("past", {.name = use.words.say("time.past.controls")});
  const bool playing = past_->playing();
  if (past_control(use, c, "past/play", playing ? "time.past.pause" : "time.past.play",
                   playing ? Sign::pause : Sign::play, cut_left(upper, kTouch), 'k'))
    past_->play(use, !playing), c.scene().want_frame();
  build_slider(use, c, upper);
  build_past_steps(use, c, row, act);
  const Rect last = act.empty() ? Rect{std::max(row.x + kStep, row.right() - c.em(260)), row.y, 0, row.h}
                                : Rect{act.x, act.y + (act.h + kStep) / 2, 0, (act.h - kStep) / 2};
  const bool live = past_->live();
  const Item item{.id = live ? "past/now" : "past/play_on",
                  .name = use.words.say(live ? "time.past.now" : "time.past.play_on"),
                  .rect = {last.x, last.y, act.empty() ? row.right() - last.x : act.w, last.h}};
  const ButtonLook look{.weight = live ? Weight::primary : Weight::secondary};
  const bool pressed = (live || past_->match().knows_all()) && c.button(item, look).activated;
  c.scene().end_zone();
  if (!pressed) return;
  if (live) return leave_past(c.scene());
  play_on(use);
}

}  // namespace mathom
