// The table: what all games share around the picture of one. The bar, the log, the explanation, the menu, the curtain between two
// people, and the pace at which others play.
#include "shell/tables/table_view.h"

#include <algorithm>
#include <array>

#include "shell/app/app.h"
#include "shell/app/screens/screens.h"
#include "shell/tables/plain_view.h"

namespace mathom {

using namespace ui;

namespace {

class TableScreen final : public Screen {
 public:
  std::string_view name() const override { return "table"; }
  void build(App& app, Scene& scene) override;
  void hidden(App& app) override {
    // With two people at one screen nobody's cards are left lying open.
    if (app.match() && count_people(app.match()->session().seats()) > 1) curtain_ = true;
  }

 private:
  enum class Panel : std::uint8_t { none, menu, log, why };
  void follow(App& app, Match& match, Scene& scene);
  void build_bar(App& app, Match& match, const Canvas& c, Rect bar);
  void rule_link(App& app, const Canvas& c, const char* id, Rect r, const std::string& number);
  void build_side(App& app, const Canvas& c, Rect side);
  void build_log(const App& app, const Canvas& c, Rect r, std::string_view id);
  void build_last_lines(App& app, const Canvas& c, Rect r);
  Rect build_actions(App& app, Match& match, const Canvas& c, Rect row);
  void build_panel(App& app, Match& match, const Canvas& c);
  void build_menu(App& app, Match& match, const Canvas& c);
  void build_curtain(App& app, Match& match, const Canvas& c);
  void keys(App& app, Match& match, Scene& scene);
  void step_speed(App& app, int by);
  void open_menu(const App& app);
  void read_log(App& app, Match& match, bool anew);

  std::unique_ptr<TableView> view_;
  const Session* session_ = nullptr;
  std::uint32_t undos_ = 0, ply_ = 0;
  int person_ = -1;
  std::string language_;
  Panel panel_ = Panel::none;
  bool curtain_ = false, next_asked_ = false;
  bool damaged_ = false, replaced_ = false;  // is there something of the kind: asked once, when the menu opens
  std::vector<std::string> lines_;           // the log, as far as it has been shown
  std::size_t read_ = 0;
};

void TableScreen::build(App& app, Scene& scene) {
  Match* match = app.match();
  if (!match) return app.restart();
  follow(app, *match, scene);
  const Canvas c(scene, app.letters(), app.settings().text_scale);
  c.felt(scene.screen());
  if (curtain_ || (match->needs_curtain() && view_->settled())) return build_curtain(app, *match, c);
  Rect area = scene.safe();
  Rect bar = cut_top(area, std::max(c.phone() ? 48.0f : 44.0f, c.em(44)));
  c.bar({0, 0, scene.screen().w, bar.bottom()});
  const bool wide = area.w >= 1000 && area.h >= 480;
  if (wide) build_side(app, c, cut_right(area, std::clamp(c.em(280), 250.0f, area.w * 0.32f)));
  build_bar(app, *match, c, bar);
  TablePlaces places;
  const Rect row = cut_bottom(area, c.control_height() + 2 * kStep);
  places.hand = cut_bottom(area, view_->hand_height(c, area.w - 2 * kStep, scene.screen().h)).inset(0);
  places.hand.x += kStep;
  places.hand.w -= 2 * kStep;
  places.prompt = cut_bottom(area, c.em(c.phone() ? 32 : 36));
  if (!wide && area.h > 330) build_last_lines(app, c, cut_bottom(area, c.em(58)));
  places.felt = area;
  places.actions = build_actions(app, *match, c, row.inset(kStep));
  view_->build(app, *match, c, places);
  keys(app, *match, scene);
  build_panel(app, *match, c);
  view_->build_layers(app, *match, c);
}

void TableScreen::follow(App& app, Match& match, Scene& scene) {
  const Session& s = match.session();
  const bool fresh = session_ != &s;
  if (fresh) view_ = make_table(s.game().info().id);
  if (!view_) view_ = std::make_unique<PlainView>();
  // Words of the log are kept as said: another language says them anew.
  const bool anew =
      fresh || undos_ != s.undos() || s.ply() < ply_ || person_ != match.person() || language_ != app.language();
  if (anew) view_->reset(app, match);
  session_ = &s;
  undos_ = s.undos();
  person_ = match.person();
  language_ = app.language();
  view_->follow(app, match, scene);
  const bool steps = app.settings().speed == Speed::step;
  const bool ready = view_->settled() && panel_ == Panel::none && !curtain_ && (!steps || next_asked_);
  if (match.update(ready, scene.now())) {
    next_asked_ = false;
    view_->follow(app, match, scene);
    scene.want_frame();
  }
  ply_ = s.ply();
  read_log(app, match, anew);
}

// The log follows the eyes: a line appears when what it tells has been shown.
void TableScreen::read_log(App& app, Match& match, bool anew) {
  if (anew) lines_.clear(), read_ = 0;
  if (!anew && !view_->settled()) return;
  for (const Event& e : match.session().events_for(match.viewers(), read_)) {
    const Phrase line = match.game().tell(e);
    if (!line.empty()) lines_.push_back(app.say(line));
  }
  read_ = match.session().event_count();
}

void TableScreen::build_bar(App& app, Match& match, const Canvas& c, Rect bar) {
  c.scene().begin_zone("bar", {.name = app.say("shell.table.bar")});
  const float side = std::max(kTouch, bar.h);
  if (c.button({.id = "menu", .name = app.say("shell.menu"), .rect = cut_left(bar, side), .key = 'm'},
               {.weight = Weight::bar, .sign = Sign::menu})
          .activated)
    open_menu(app);
  const auto control = [&](const char* id, const std::string& name, Sign sign, bool offered, char key) {
    return c
        .button({.id = id, .name = name, .rect = cut_right(bar, side), .offered = offered, .key = key},
                {.weight = Weight::bar, .sign = sign})
        .activated;
  };
  if (control("help", app.say("shell.why"), Sign::help, true, 'w')) panel_ = Panel::why;
  if (control("redo", app.say("shell.redo"), Sign::redo, match.can_redo(), 'y')) match.redo();
  if (control("undo", app.say("shell.undo"), Sign::undo, match.can_undo(), 'u')) match.undo();
  c.scene().end_zone();
  const std::string title = view_->title(app), status = view_->status(app);
  const Rect middle = bar.inset(2);
  if (status.empty()) return c.heading("title", middle, title, 1, kText, Align::centre);
  c.pen().text(c.strong(), {middle.x, middle.y, middle.w, middle.h * 0.55f},
               c.letters().fitted(c.strong(), title, middle.w), kText, Align::centre);
  c.scene().heading("title", title, {middle.x, middle.y, middle.w, middle.h / 2}, 1);
  c.text("status", {middle.x, middle.y + middle.h * 0.5f, middle.w, middle.h * 0.5f}, c.small(), status, kTextSoft,
         Align::centre);
}

void TableScreen::build_log(const App& app, const Canvas& c, Rect r, std::string_view id) {
  c.scene().begin_zone(id, {.name = app.say("shell.log")});
  const float top = c.scene().begin_scroll(std::string(id) + "/list", app.say("shell.log"), r, true);
  const auto& lines = lines_;
  const std::size_t most = 160, from = lines.size() > most ? lines.size() - most : 0;
  float y = top;
  for (std::size_t i = from; i < lines.size(); ++i) {
    const Rect line{r.x, y, r.w - 8, 4000};
    const float high = c.height_of(c.small(), lines[i], line.w) + 5;
    // Thousands of letters outside of the window cost time and show nothing.
    if (y + high > r.y - 40 && y < r.bottom() + 40)
      c.pen().paragraph(c.small(), line, lines[i], i + 1 == lines.size() ? kText : kTextSoft);
    c.scene().text(std::string(id) + "/" + std::to_string(i), lines[i], {line.x, y, line.w, high});
    y += high;
  }
  c.scene().end_scroll(y - top);
  c.scene().end_zone();
}

// The number of a rule opens the book at its paragraph.
void TableScreen::rule_link(App& app, const Canvas& c, const char* id, Rect r, const std::string& number) {
  const Item link{
      .id = id, .role = Role::link, .name = app.say("shell.rule", {{"n", number}}), .rect = {r.x, r.y, c.em(90), r.h}};
  if (c.button(link, {.weight = Weight::quiet}).activated) app.push(rules_screen(app.match()->game(), number));
}

void TableScreen::build_side(App& app, const Canvas& c, Rect side) {
  c.pen().box(side, 0.01f, rgb(0x0E1D17, 200));
  Rect r = side.inset(2 * kStep);
  float high = c.em(8);
  const auto counters = view_->counters(app);
  const Explained why = view_->explained().value_or(Explained{});
  for (const std::string& s : counters) high += c.height_of(c.small(), s, r.w - 2 * kStep) + 6;
  if (!why.words.empty()) high += c.em(30) + c.height_of(c.body(), why.words, r.w - 2 * kStep) + c.em(26);
  if (high > c.em(20)) {
    const Rect box = cut_bottom(r, high + kStep);
    c.panel(box);
    Rect in = box.inset(kStep);
    if (!why.words.empty()) {
      c.heading("why/heading", cut_top(in, c.em(28)), app.say("shell.why_not"), 2);
      cut_top(in, c.paragraph("why/words", in, c.body(), why.words, kText) + 4);
      if (!why.rule.empty()) {
        c.scene().begin_zone("why", {.name = app.say("shell.why_not")});
        rule_link(app, c, "why/rule", cut_top(in, c.em(22)), why.rule);
        c.scene().end_zone();
      }
    }
    int n = 0;
    for (const std::string& s : counters)
      cut_top(in, c.paragraph("counter/" + std::to_string(n++), in, c.small(), s, kTextSoft) + 6);
    cut_bottom(r, kStep);
  }
  c.heading("log/heading", cut_top(r, c.em(30)), app.say("shell.log"), 2);
  build_log(app, c, r, "log");
}

void TableScreen::build_last_lines(App& app, const Canvas& c, Rect r) {
  const Rect box = r.inset(4);
  c.panel(box);
  const auto& lines = lines_;
  Rect in = box.inset(6);
  Rect more = cut_right(in, c.em(60));
  c.scene().begin_zone("log", {.name = app.say("shell.log")});
  if (c.button({.id = "log/open", .name = app.say("shell.log"), .rect = {more.x, box.y, more.w, box.h}, .key = 'l'},
               {.weight = Weight::quiet})
          .activated)
    panel_ = Panel::log;
  c.scene().end_zone();
  if (const auto& why = view_->explained()) {
    const std::string words =
        why->rule.empty() ? why->words : why->words + " " + app.say("shell.rule", {{"n", why->rule}});
    c.paragraph("why/words", in, c.small(), words, kWarn);
    return;
  }
  const std::size_t n = lines.size();
  for (std::size_t k = 2; k >= 1; --k)
    if (n >= k)
      c.text("last/" + std::to_string(k), cut_top(in, in.h / static_cast<float>(k)), c.small(), lines[n - k],
             k == 1 ? kText : kTextSoft);
}

// Left of the act: what one may look at, and the next step of others. Returns what is left for the act.
Rect TableScreen::build_actions(App& app, Match& match, const Canvas& c, Rect row) {
  c.scene().begin_zone("look", {.name = app.say("shell.table.look")});
  const float wide = c.phone() ? std::min(c.em(92), row.w * 0.24f) : c.em(130);
  const auto control = [&](Item item) {
    item.rect = cut_left(row, wide);
    cut_left(row, kStep);
    return c.button(item).activated;
  };
  if (control({.id = "last_trick",
               .name = app.say("shell.table.last_trick"),
               .offered = view_->has_last_trick(),
               .key = 't'}))
    view_->open_last_trick();
  if (control({.id = "scores", .name = app.say("shell.scores.button"), .key = 's'})) view_->open_scores();
  const bool steps = app.settings().speed == Speed::step && match.bot_to_move() && view_->settled();
  if (steps) {
    const Item next{.id = "next",
                    .name = app.say("shell.table.next", {{"name", app.seat_name(match.session().waiting_for())}}),
                    .rect = row,
                    .primary = true,
                    .key = 'n'};
    if (c.button(next, {.weight = Weight::primary}).activated) next_asked_ = true, c.scene().want_frame();
  }
  if (match.session().outcome().over && view_->settled()) {
    const Item item{.id = "again", .name = app.say("shell.scores.again"), .rect = row, .primary = true, .key = 'n'};
    if (c.button(item, {.weight = Weight::primary}).activated) {
      const Game& game = match.game();
      app.end_match();
      app.replace(setup_screen(game));
    }
  }
  c.scene().end_zone();
  if (!c.phone() && row.w > 420) cut_left(row, row.w - 400);
  return row;
}

void TableScreen::keys(App& app, Match&, Scene& scene) {
  if (scene.key('+')) step_speed(app, 1);
  if (scene.key('-')) step_speed(app, -1);
  if (scene.key('p')) view_->show_offer();
}

void TableScreen::step_speed(App& app, int by) {
  Settings s = app.settings();
  s.speed = static_cast<Speed>(std::clamp(static_cast<int>(s.speed) + by, 0, 4));
  app.change_settings(s);
}

void TableScreen::build_panel(App& app, Match& match, const Canvas& c) {
  if (panel_ == Panel::none) return;
  if (panel_ == Panel::menu) return build_menu(app, match, c);
  const Rect safe = c.scene().safe().inset(kStep);
  const bool log = panel_ == Panel::log;
  const float wide = std::min(c.em(520), safe.w), high = log ? safe.h * 0.86f : std::min(safe.h, c.em(330));
  const Rect panel{safe.centre().x - wide / 2, safe.centre().y - high / 2, wide, high};
  c.veil();
  const std::string name = app.say(log ? "shell.log" : "shell.why");
  const bool dismissed = c.scene().begin_layer(log ? "log_panel" : "why_panel", name, panel);
  c.raised(panel);
  Rect in = panel.inset(2 * kStep);
  c.heading("panel/heading", cut_top(in, c.em(34)), name);
  const Rect foot = cut_bottom(in, c.control_height());
  cut_bottom(in, kStep);
  bool close = dismissed;
  c.scene().begin_zone("panel", {.name = name});
  if (c.button({.id = "panel/close",
                .name = app.say("shell.close"),
                .rect = foot,
                .primary = true,
                .first_focus = true,
                .key = kEscapeKey})
          .activated)
    close = true;
  if (!log) {
    const Explained why = view_->explained().value_or(Explained{});
    const std::string words = why.words.empty() ? app.say("shell.why_nothing") : why.words;
    cut_top(in, c.paragraph("panel/words", in, c.body(), words, kText) + kStep);
    if (!why.rule.empty()) rule_link(app, c, "panel/rule", cut_top(in, c.control_height()), why.rule);
    if (match.your_turn() &&
        c.button({.id = "panel/show", .name = app.say("shell.show_offer"), .rect = cut_top(in, c.control_height())})
            .activated) {
      close = true;
      view_->show_offer();
    }
    int n = 0;
    for (const std::string& s : view_->counters(app))
      cut_top(in, c.paragraph("panel/" + std::to_string(n++), in, c.small(), s, kTextSoft) + 4);
  }
  c.scene().end_zone();
  if (log) build_log(app, c, in, "log_panel/log");
  c.scene().end_layer();
  if (close) panel_ = Panel::none, c.scene().want_frame();
}

void TableScreen::open_menu(const App& app) {
  panel_ = Panel::menu;
  damaged_ = app.has_damaged_text();
  replaced_ = app.has_replaced_match();
}

void TableScreen::build_menu(App& app, Match& match, const Canvas& c) {
  const Rect safe = c.scene().safe().inset(kStep);
  const float high = c.control_height() + kStep, wide = std::min(c.em(340), safe.w);
  const Rect panel{
      safe.x, safe.y, wide,
      std::min(safe.h, static_cast<float>(10 + damaged_ + replaced_) * high + c.em(34) + c.em(22) + 6 * kStep)};
  c.veil();
  const std::string name = app.say("shell.menu");
  const bool dismissed = c.scene().begin_layer("menu_panel", name, panel);
  c.raised(panel);
  Rect in = panel.inset(2 * kStep);
  c.heading("menu/heading", cut_top(in, c.em(34)), name);
  c.scene().begin_zone("menu", {.name = name});
  const float top = c.scene().begin_scroll("menu/list", name, in);
  Rect column{in.x, top, in.w, 4000};
  const auto entry = [&](const char* id, const std::string& words, char key = 0) {
    const Rect r = cut_top(column, c.control_height());
    cut_top(column, kStep);
    return c.button({.id = id, .name = words, .rect = r, .first_focus = key != 0, .key = key}).activated;
  };
  bool close = dismissed;
  if (entry("menu/back", app.say("shell.menu.back"), kEscapeKey)) close = true;
  c.pen().text(c.small(), cut_top(column, c.em(22)), app.say("shell.settings.speed"), kTextSoft);
  std::array<std::string, 5> speeds;
  for (std::size_t i = 0; i < speeds.size(); ++i) speeds[i] = app.say("shell.speed." + std::to_string(i));
  const int now = static_cast<int>(app.settings().speed);
  const int speed =
      c.segments("menu/speed", cut_top(column, c.control_height()), app.say("shell.settings.speed"), speeds, now);
  if (speed != now) step_speed(app, speed - now);
  cut_top(column, kStep);
  if (entry("menu/rules", app.say("shell.rules"))) app.push(rules_screen(match.game()));
  if (entry("menu/settings", app.say("shell.settings"))) app.push(settings_screen());
  if (entry("menu/export", app.say("shell.export"))) app.export_match(), close = true;
  if (entry("menu/copy", app.say("shell.copy"))) app.copy_match(), close = true;
  if (entry("menu/import", app.say("shell.import"))) ask_for_import(app), close = true;
  if (damaged_ && entry("menu/damaged", app.say("shell.export_damaged"))) app.export_damaged_text(), close = true;
  if (replaced_ && entry("menu/replaced", app.say("shell.restore_replaced")))
    app.restore_replaced_match(), close = true;
  if (entry("menu/about", app.say("shell.about"))) app.push(about_screen());
  if (entry("menu/new", app.say("shell.menu.new"))) app.restart(), app.push(setup_screen(match.game()));
  if (entry("menu/home", app.say("shell.home"))) app.restart();
  c.scene().end_scroll(column.y - top);
  c.scene().end_zone();
  c.scene().end_layer();
  if (close) panel_ = Panel::none, c.scene().want_frame();
}

// Nothing of the table is drawn or said behind it.
void TableScreen::build_curtain(App& app, Match& match, const Canvas& c) {
  const auto person = match.person_asked() ? *match.person_asked() : match.person();
  std::string who;
  const Seats& seats = match.session().seats();
  for (std::size_t i = 0; i < seats.size() && who.empty(); ++i)
    if (seats[i].is_person() && seats[i].person == person) who = app.seat_name(seat_at(static_cast<int>(i)));
  const Rect safe = c.scene().safe();
  const std::string words = app.say("shell.curtain", {{"name", who}});
  c.title("curtain/words", {safe.x + kStep, safe.centre().y - c.em(90), safe.w - 2 * kStep, c.em(50)}, words,
          Align::centre);
  c.scene().begin_zone("curtain", {.name = words});
  const Rect button{safe.centre().x - c.em(150), safe.centre().y, c.em(300), c.control_height() + kStep};
  const bool show = c.button({.id = "curtain/show",
                              .name = app.say("shell.curtain.show", {{"name", who}}),
                              .rect = button,
                              .primary = true},
                             {.weight = Weight::primary})
                        .activated;
  c.scene().end_zone();
  if (!show) return;
  curtain_ = false;
  match.show_to(person);
  c.scene().want_frame();
}

}  // namespace

ScreenPtr table_screen() { return std::make_unique<TableScreen>(); }

}  // namespace mathom
