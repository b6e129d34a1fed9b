// What happened, in words: next to the table, and whole in a panel where it can be filtered and copied.
#include <algorithm>

#include "rules/brain.h"
#include "shell/screens/screens.h"
#include "shell/screens/table/table_screen.h"
#include "shell/services/appearance.h"
#include "shell/services/match/mentor.h"
#include "shell/services/match/playing.h"
#include "shell/services/outside.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

namespace {
// Milliseconds at normal speed: what a companion says, and each letter of it, before the next one goes on.
constexpr float kToHear = 600, kToRead = 16;
}  // namespace

// The log does not run ahead of the eyes, and does not trail them: a line comes with what it tells of.
void TableScreen::read_log(const Services& use, Match& match, Scene& scene, bool starts_over) {
  if (starts_over) {
    column_.forget(), whole_.forget();
    chronicle_.begin_after(view_->sections_before(match));
  }
  const std::size_t known = chronicle_.lines().size();
  const bool changed = chronicle_.follow(match);
  chronicle_.hold_back(view_->unseen());
  if (changed) return column_.forget(), whole_.forget();
  const auto lines = chronicle_.lines();
  for (std::size_t i = known; i < lines.size(); ++i) {
    if (!lines[i].said || lines[i].ply == agreed_ply_) continue;
    // Of what has no other line nothing would be heard.
    const auto tells = [&](std::size_t at) { return at < lines.size() && lines[at].ply == lines[i].ply; };
    const bool more = (i > known && tells(i - 1)) || tells(i + 1);
    const std::string words = line_words(use, lines[i]);
    scene.announce(words, Urgency::polite, more ? Detail::full : Detail::normal);
    read_until_ =
        scene.now() + (skips_ ? 0 : use.looks.pace()) * (kToHear + kToRead * static_cast<float>(words.size()));
  }
}

const Chronicle& TableScreen::shown_log() const { return past_ ? past_->chronicle() : chronicle_; }

void TableScreen::build_log(const Services& use, const Canvas& c, Rect r, std::string_view id, LogList& list) {
  Match& match = shown_match(use);
  c.scene().begin_zone(id, {.name = use.words.say("shell.log"), .list = true, .part = Part::log});
  LogList::Look look{.id = std::string(id), .room = r, .filter = filter_, .ply = {}};
  if (past_) look.ply = past_->ply();
  const LogList::Wish wish = list.build(use, c, match, shown_view(), shown_log(), look);
  c.scene().end_zone();
  if (wish.card != CardDef::hidden) {
    panel_ = Panel::none;
    shown_view().zoom_card(wish.card);
    c.scene().want_frame();
  }
  if (wish.ply) look_back(*wish.ply, c.scene());
}

// What to show, whose lines, and the whole of it as a text.
void TableScreen::build_log_tools(const Services& use, const Canvas& c, Rect& in) {
  Match& match = shown_match(use);
  std::vector<std::string> kinds{use.words.say("time.log.all"), use.words.say("time.log.cards"),
                                 use.words.say("time.log.words")};
  if (const Brain* brain = match.game().brain(); brain && brain->speaks())
    kinds.push_back(use.words.say("time.log.said"));
  const Rect row = cut_top(in, c.segments_height(kinds, in.w));
  filter_.kinds = static_cast<LogFilter::Kinds>(
      c.segments("log_panel/kinds", row, use.words.say("time.log.show"), kinds, static_cast<int>(filter_.kinds)));
  cut_top(in, kStep);
  std::vector<std::string> seats{use.words.say("time.log.everybody")};
  for (std::size_t i = 0; i < match.seats().size(); ++i)
    seats.push_back(use.words.seat_name(seat_at(static_cast<int>(i))));
  const Rect whose = cut_top(in, c.segments_height(seats, in.w));
  const int seat = is_player(filter_.seat) ? index(filter_.seat) + 1 : 0;
  const int wanted = c.segments("log_panel/seats", whose, use.words.say("time.log.whose"), seats, seat);
  filter_.seat = wanted == 0 ? SeatId::none : seat_at(wanted - 1);
  cut_top(in, kStep);
}

void TableScreen::build_log_panel(const Services& use, const Canvas& c) {
  const Rect safe = c.scene().safe().inset(kStep);
  const std::string name = use.words.say("shell.log");
  bool close = false;
  Rect in = c.begin_panel("log_panel", "panel", name,
                          around(safe.centre(), std::min(c.em(600), safe.w), safe.h * 0.94f), close);
  Rect foot = cut_bottom(in, c.control_height());
  cut_bottom(in, kStep);
  const std::string copy = use.words.say("time.log.copy");
  c.scene().begin_zone("panel", {.name = name});
  if (in.h > c.em(300)) build_log_tools(use, c, in);
  const Rect left = cut_left(foot, (foot.w - kStep) / 2);
  cut_left(foot, kStep);
  if (c.button({.id = "log_panel/copy", .name = copy, .rect = left}).activated)
    use.outside.copy(log_text(use, shown_match(use).game(), shown_log(), filter_), use.words.say("time.log.copied"));
  close |= c.close_button("panel", use.words.say("shell.close"), foot);
  c.scene().end_zone();
  build_log(use, c, in, "log_panel/log", whole_);
  c.scene().end_layer();
  if (close) panel_ = Panel::none, c.scene().want_frame();
}

namespace {

constexpr float kLinesAir = 10;           // around the words, within the row
constexpr float kLeastBesideLines = 300;  // of the table, and what is read below it, on an upright phone

std::string why_lines(const Services& use, const Explained& why) {
  return why.rule.empty() ? why.words : why.words + " " + use.words.say("shell.rule", {{"n", why.rule}});
}

// What the door to the log leaves of the row. Within the edge of the strip; the narrow column of a low screen has little to
// spare.
Rect beside_door(const Services& use, const Canvas& c, Rect& row) {
  const std::string all = use.words.say("shell.log");
  cut_right(row, c.low() ? kStep / 2 : kStep);
  const float wide =
      c.low() ? c.letters().width(c.body(), all) + kStep : c.letters().width(c.strong(), all) + 2 * kStep;
  return cut_right(row, std::max(kTouch, wide));
}

}  // namespace

// Why something is not offered, or a hint, in the room of the last lines, which is as high as it needs (last_lines_height);
// where that would leave too little of the table, it scrolls.
void TableScreen::build_why_lines(const Services& use, const Canvas& c, Rect in, const Explained& why) {
  const std::string words = why_lines(use, why);
  const Colour colour = why.refuses() ? kWarn : kText;
  const Type t = c.letters().largest(c.small(), words, in.w, in.h);
  const float high = c.height_of(t, words, in.w);
  if (high <= in.h + 1) return c.fitted("why/words", in, t, words, colour);
  const float top = c.scene().begin_scroll("why/list", words, in);
  c.paragraph("why/words", {in.x, top, in.w, high}, t, words, colour);
  c.scene().end_scroll(high);
}

// Two lines of what happened; one, with the door to all of them, where the words are large. What is explained there has the
// room that it needs, as far as the table keeps `least`. 0: there is no room for any of it, and the door stands beside the
// prompt.
float TableScreen::last_lines_height(const Services& use, const Canvas& c, Rect area, float least) const {
  const float two = c.small().px * 2.8f + 2.5f * kStep;
  const auto& why = shown_view().explained();
  if (!c.low() && !why && !past_ && area.h - two < kLeastBesideLines) return 0;
  const float usual = !c.low() && area.h - two > c.em(240) ? two : c.control_height() + kStep;
  if (!why) return usual;
  Rect in = area;
  beside_door(use, c, in);
  const float wanted = c.height_of(c.small(), why_lines(use, *why), in.w - 2 * kLinesAir) + 2 * kLinesAir + 2;
  return std::clamp(wanted, usual, std::max(usual, area.h - least));
}

// The door to the log alone, at the right of `r`, which it shortens.
void TableScreen::build_log_door(const Services& use, const Canvas& c, Rect& r) {
  const Rect more = beside_door(use, c, r);
  c.scene().begin_zone("log", {.name = use.words.say("shell.log"), .part = Part::tools});
  const Item door{.id = "log/open", .name = use.words.say("shell.log"), .rect = more, .key = 'l'};
  if (c.button(door, {.weight = Weight::quiet}).activated) panel_ = Panel::log;
  c.scene().end_zone();
}

void TableScreen::build_last_lines(const Services& use, const Canvas& c, Rect r) {
  const Rect box = r.inset(4);
  c.panel(box);
  Rect in = r;
  build_log_door(use, c, in);
  if (const auto& why = shown_view().explained()) return build_why_lines(use, c, box.inset(6).intersect(in), *why);
  if (past_ && !past_->live()) return build_told(use, c, box.inset(6).intersect(in));
  const float left = c.low() ? in.x + 2 : box.x;
  build_strip(use, c, {left, box.y, in.right() - 2 - left, box.h});
}

// What led to the moment that is looked at.
void TableScreen::build_told(const Services& use, const Canvas& c, Rect in) {
  const LogLine* line = past_->line();
  if (line) c.fitted("last/1", in, c.small(), line_words(use, *line), kText);
}

float TableScreen::counters_height(const Services& use, const Canvas& c, float width) {
  std::vector<std::string> counters = shown_view().counters(use.host);
  if (const std::string taken = take_backs(use, shown_match(use)); !taken.empty()) counters.push_back(taken);
  const Explained why = shown_view().explained().value_or(Explained{});
  const float wide = width - 2 * kStep;
  float high = 0;
  for (const std::string& s : counters) high += c.height_of(c.small(), s, wide) + 6;
  if (!why.words.empty()) high += c.em(32) + c.height_of(c.body(), why.words, wide) + (why.rule.empty() ? 0 : c.em(26));
  if (why.hint) high += bars_height(c, wide);
  return high;
}

void TableScreen::build_counters(const Services& use, const Canvas& c, Rect& r) {
  std::vector<std::string> counters = shown_view().counters(use.host);
  if (const std::string taken = take_backs(use, shown_match(use)); !taken.empty()) counters.push_back(taken);
  const Explained why = shown_view().explained().value_or(Explained{});
  const float high = counters_height(use, c, r.w);
  if (high == 0) return;
  const Rect box = cut_bottom(r, high + 2 * kStep);
  cut_bottom(r, kStep);
  c.panel(box);
  Rect in = box.inset(kStep);
  if (!why.words.empty()) {
    const std::string name = why.title.empty() ? use.words.say(why.hint ? "shell.hint" : "shell.why_not") : why.title;
    c.heading("why/heading", cut_top(in, c.em(28)), name, 2);
    cut_top(in, c.paragraph("why/words", in, c.body(), why.words, kText) + 4);
    if (why.hint) build_bars(c, in, "why/bar/");
    c.scene().begin_zone("why", {.name = name});
    if (!why.rule.empty()) rule_link(use, c, "why/rule", cut_top(in, c.em(22)), why.rule);
    c.scene().end_zone();
  }
  int n = 0;
  c.scene().begin_zone("counters", {.name = use.words.say("text_view.state")});
  for (const std::string& s : counters)
    cut_top(in, c.paragraph("counter/" + std::to_string(n++), in, c.small(), s, kTextSoft) + 6);
  c.scene().end_zone();
}

// The log beneath a card that is read: the latest line, and the door to all of them.
void TableScreen::build_log_fold(const Services& use, const Canvas& c, Rect r) {
  const auto lines = shown_log().lines();
  const std::string log = use.words.say("shell.log");
  const Rect open = cut_right(r, std::max(kTouch, c.letters().width(c.body(), log) + 2 * kStep));
  c.scene().begin_zone("log/tools", {.name = log, .part = Part::tools});
  if (c.button({.id = "log/open", .name = log, .rect = open, .key = 'l'}, {.weight = Weight::quiet}).activated)
    panel_ = Panel::log;
  c.scene().end_zone();
  cut_right(r, kStep);
  if (!lines.empty()) c.fitted("last/1", r, c.small(), line_words(use, lines.back()), kTextSoft);
}

void TableScreen::build_log_head(const Services& use, const Canvas& c, Rect head, bool words) {
  const std::string log = use.words.say("shell.log"), tools = words ? log : use.words.say("time.log.whole");
  const Rect open = cut_right(head, std::min(head.w * 0.6f, c.letters().width(c.small(), tools) + 3 * kStep));
  if (!words) c.heading("log/heading", head, log, 2);
  c.scene().begin_zone("log/tools", {.name = log, .part = Part::tools});
  if (c.button({.id = "log/open", .name = tools, .rect = open, .key = 'l'},
               {.weight = Weight::quiet, .size = c.small().px})
          .activated)
    panel_ = Panel::log;
  c.scene().end_zone();
}

void TableScreen::build_side(const Services& use, Match& match, const Canvas& c, Rect side) {
  c.pen().box(side, 0.01f, rgb(0x0E1D17, c.light() ? 255 : 200));
  Rect r = side.inset(2 * kStep);
  // A remark has its room here, so that the table keeps its own, if enough is left above it.
  const bool remarks = !past_ && use.play.mentor() && use.play.mentor()->gives_way();
  const float remark = remarks ? mentor_height(use, c, r.w, r.h) : 0;
  if (remark > 0 && r.h - remark > c.em(380)) {
    mentor_room_ = cut_bottom(r, remark);
    cut_bottom(r, kStep);
  }
  build_pane(use, match, c, r);
  const float strip = kTouch + c.em(22) + 2 * kStep;
  // What happened folds beneath the card: its list and its strip stand there where there is room for them.
  if (r.h < side.h * 0.8f && r.h < kTouch + counters_height(use, c, r.w) + strip + c.em(110)) {
    build_log_fold(use, c, cut_bottom(r, kTouch));
    return build_counters(use, c, r);
  }
  // In a page of words the log and its door stand elsewhere, under headings of their own.
  const bool words = c.scene().words();
  build_log_head(use, c, cut_top(r, kTouch), words);
  build_counters(use, c, r);
  if (!past_ || past_->live()) {
    Rect box = cut_bottom(r, strip);
    cut_bottom(r, kStep);
    c.panel(box);
    box = box.inset(kStep);
    const Rect strip_head = cut_top(box, c.em(22));
    if (!words) c.heading("strip/heading", strip_head, use.words.say("time.strip"), 3, kTextSoft);
    build_strip(use, c, box);
  }
  build_log(use, c, r, "log", column_);
}

}  // namespace mathom
