// Your games: every kept game with what can be done with it. What was deleted last can be had back while the list is
// open.
#include <algorithm>

#include "rules/registry.h"
#include "shell/app/app.h"
#include "shell/app/lessons/exercises.h"
#include "shell/app/screens/screens.h"
#include "shell/app/unnamed.h"

namespace mathom {

using namespace ui;

namespace {

// A kept game in words.
struct Row {
  std::string id, title, who, far;
  bool readable = true;
};

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string out;
  for (const std::string& p : parts) out += (out.empty() ? "" : std::string(between)) + p;
  return out;
}

std::string score_words(std::int32_t score, int unit) {
  const std::string sign = score < 0 ? "−" : "";
  const std::int32_t size = std::abs(score);
  return sign + std::to_string(size / unit) + (size % unit * 2 == unit ? ".5" : "");
}

// 0: only the game can say, and its code is not here.
int score_unit(const App& app, const KeptGame& g) {
  if (g.unit > 0 || !app.code_here(g.game)) return std::max(0, g.unit);
  return find_game(g.game)->info().score_unit;
}

std::string winners(const App& app, const KeptGame& g) {
  std::vector<std::string> names;
  const std::size_t n = std::min(g.seats.size(), g.scores.size());
  const auto most =
      n == 0 ? g.scores.end() : std::max_element(g.scores.begin(), g.scores.begin() + static_cast<std::ptrdiff_t>(n));
  for (std::size_t i = 0; i < n; ++i)
    if (g.scores[i] == *most) names.push_back(seat_words(app, g, i));
  return joined(names, ", ");
}

std::string far_words(const App& app, const KeptGame& g) {
  if (g.state == KeptGame::State::unreadable) return app.say("shell.kept.unreadable");
  if (g.state == KeptGame::State::running || !is_game(g.game))
    return app.say(Phrase{.key = "shell.kept.running"}.number("n", g.answers));
  // Where points are not what is played for, who has won is said.
  if (const std::string key = g.game + ".kept.won"; app.texts().has(key))
    return app.say(key, {{"names", winners(app, g)}});
  const int unit = score_unit(app, g);
  if (unit == 0) return {};
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < g.seats.size() && i < g.scores.size(); ++i)
    parts.push_back(seat_words(app, g, i) + " " + score_words(g.scores[i], unit));
  return app.say("shell.kept.finished", {{"scores", joined(parts, ", ")}});
}

Row row_of(const App& app, const KeptGame& g) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < g.seats.size(); ++i) names.push_back(seat_words(app, g, i));
  std::vector<std::string> parts;
  if (!g.name.empty() && is_game(g.game)) parts.push_back(app.say(g.game + ".title"));
  if (!names.empty()) parts.push_back(joined(names, ", "));
  parts.push_back(store::date_words(g.when, app.language()));
  return {g.id, kept_title(app, g), joined(parts, " · "), far_words(app, g), g.state != KeptGame::State::unreadable};
}

class SavesScreen final : public Screen {
 public:
  std::string_view name() const override { return "saves"; }

  void build(App& app, Scene& scene) override {
    const Canvas c(scene, app.letters(), app.settings().text_scale);
    bool leave = false;
    const std::string heading = app.say("shell.kept");
    const Rect area = screen_bar(app, c, heading, leave);
    read(app);
    const float top = scene.begin_scroll("saves/list", heading, area);
    Rect column = middle_column(c, area, 620);
    column = {column.x, top + 2 * kStep, column.w, 1e6f};
    build_head(app, c, column);
    scene.begin_zone("saves", {.name = heading, .list = true});
    for (const Row& row : rows_) build_row(app, c, column, row);
    scene.end_zone();
    if (rows_.empty())
      cut_top(column, c.paragraph("saves/none", column, c.body(), app.say("shell.kept.none"), kTextSoft));
    scene.end_scroll(column.y - top + 2 * kStep);
    if (!open_.empty()) build_panel(app, c);
    if (leave) app.pop();
  }

 private:
  void read(App& app) {
    if (revision_ == app.shelf().revision() && language_ == app.language()) return;
    revision_ = app.shelf().revision();
    language_ = app.language();
    rows_.clear();
    has_exercises_ = !exercises_of(app).all().empty();
    for (const KeptGame& g : app.shelf().games()) {
      rows_.push_back(row_of(app, g));
      if (g.state == KeptGame::State::finished && is_game(g.game) && score_unit(app, g) == 0) await(app, g.game);
    }
    if (!app.shelf().find(open_)) open_.clear();
  }
  void await(App& app, const std::string& game) {
    app.with_code(game, [this, alive = std::weak_ptr<int>(alive_)](bool here) {
      if (here && !alive.expired()) revision_ = kUnread;
    });
  }

  void build_head(App& app, const Canvas& c, Rect& column) {
    if (const std::string trouble = app.trouble_words(); !trouble.empty())
      cut_top(column, c.paragraph("saves/trouble", column, c.body(), trouble, kWarn) + 2 * kStep);
    c.scene().begin_zone("saves/more", {.name = app.say("shell.home.more")});
    const auto wide_button = [&](const char* id, const std::string& words, Weight weight) {
      const Item item{.id = id, .name = words, .rect = cut_top(column, c.button_height(words, column.w))};
      cut_top(column, kStep);
      return c.button(item, {.weight = weight}).activated;
    };
    if (wide_button("import", app.say("shell.import"), Weight::secondary)) ask_for_import(app);
    if (has_exercises_ && wide_button("exercises", app.say("exercises.title"), Weight::secondary))
      app.push(exercises_screen());
    if (const KeptGame* gone = app.erased())
      if (wide_button("bring_back", app.say("shell.kept.bring_back", {{"name", kept_title(app, *gone)}}),
                      Weight::primary))
        app.restore_erased();
    c.scene().end_zone();
    cut_top(column, kStep);
  }

  void build_row(App& app, const Canvas& c, Rect& column, const Row& row) {
    const float more = std::max(kTouch, c.em(44)), room = column.w - more - 4 - 3 * kStep;
    const float title = c.height_of(c.strong(), row.title, room), who = c.height_of(c.small(), row.who, room),
                far = c.height_of(c.small(), row.far, room);
    Rect r = cut_top(column, std::max(kTouch, title + who + far + 2 * kStep + 6));
    cut_top(column, kStep);
    const Rect side = cut_right(r, more);
    cut_right(r, 4);
    const Item item{.id = "kept/" + row.id, .name = row.title, .description = row.who + ". " + row.far, .rect = r};
    const Reaction did = c.scene().add(item);
    c.pen().box(r, kRound, did.held ? kButtonOff : did.hovered ? kButtonEdge : kButton);
    c.pen().frame(r, kRound, kButtonEdge, 1);
    if (did.focused) c.focus_ring(r, kRound);
    Rect in{r.x + 1.5f * kStep, r.y + kStep, room, r.h};
    c.pen().paragraph(c.strong(), cut_top(in, title + 3), row.title, kText);
    c.pen().paragraph(c.small(), cut_top(in, who + 3), row.who, kTextSoft);
    c.pen().paragraph(c.small(), cut_top(in, far), row.far, row.readable ? kGold : kWarn);
    if (did.activated) play_kept(app, row.id, store::Purpose::play);
    if (c.button({.id = "more/" + row.id, .name = app.say("shell.kept.more", {{"name", row.title}}), .rect = side},
                 {.sign = Sign::more})
            .activated ||
        did.zoom)
      open_panel(app, row.id);
  }

  // The text is fetched when the panel opens: a browser copies and saves only within the touch that asks for it.
  void open_panel(App& app, const std::string& id) {
    open_ = id;
    text_.reset();
    app.read_text(id, [this, &app, id, alive = std::weak_ptr<int>(alive_)](std::optional<std::string> text) {
      if (!text) return;
      app.with_code_of(*text, [this, id, alive, text = *text](bool here) {
        if (here && !alive.expired() && open_ == id) text_ = leaving_text(text);
      });
    });
  }

  static void watch(App& app, const std::string& id) {
    app.read_kept(id, [&app](LoadResult read) {
      if (!read.session) return app.notify(app.load_words(read), Urgency::assertive);
      app.push(replay_screen(app, *read.session));
    });
  }

  // What can be done with the game, from the top of `column`, which it shortens. True: the panel is closed by it.
  bool build_entries(App& app, const Canvas& c, const KeptGame& game, Rect& column) {
    bool close = false;
    const auto entry = [&](const char* id, const char* key, bool offered, Weight weight = Weight::secondary) {
      const std::string words = app.say(key);
      const Item item{.id = std::string("kept_panel/") + id,
                      .name = words,
                      .description = offered ? std::string() : app.say("shell.kept.reading"),
                      .rect = cut_top(column, c.button_height(words, column.w)),
                      .offered = offered,
                      .first_focus = weight == Weight::primary};
      cut_top(column, kStep);
      return c.button(item, {.weight = weight}).activated;
    };
    if (entry("open", "shell.kept.open", true, Weight::primary)) play_kept(app, game.id, store::Purpose::play);
    if (entry("watch", "time.watch", true)) watch(app, game.id);
    if (game.state == KeptGame::State::finished && entry("analysis", "analysis.title", true))
      analyse_kept(app, game.id);
    if (entry("rename", "shell.kept.rename", true)) rename(app, game), close = true;
    if (entry("export", "shell.export", text_.has_value())) app.offer_file(App::file_name(game), *text_), close = true;
    if (entry("copy", "shell.copy", text_.has_value())) copy(app), close = true;
    if (entry("erase", "shell.kept.erase", true)) app.erase_kept(game.id), close = true;
    if (entry("close", "shell.close", true)) close = true;
    return close;
  }

  void build_panel(App& app, const Canvas& c) {
    const KeptGame game = *app.shelf().find(open_);
    const Rect safe = c.scene().safe();
    const float wide = std::min(c.em(380), safe.w - 2 * kStep), room = wide - 4 * kStep;
    const std::string title = kept_title(app, game);
    const float high = std::min(safe.h - 2 * kStep, panel_height_ + c.heading_height(title, room) + 5 * kStep);
    bool close = false;
    Rect in = c.begin_panel("kept_panel", "kept_panel", title, around(safe.centre(), wide, high), close);
    cut_top(in, kStep);
    c.scene().begin_zone("kept_panel", {.name = title});
    const float top = c.scene().begin_scroll("kept_panel/list", title, in);
    Rect column{in.x, top, in.w, 4000};
    close |= build_entries(app, c, game, column);
    c.scene().end_scroll(column.y - top);
    c.scene().end_zone();
    c.scene().end_layer();
    // How high it is, is known when it has been laid out.
    if (panel_height_ != column.y - top) panel_height_ = column.y - top, c.scene().build_again();
    if (close) open_.clear(), c.scene().want_frame();
  }

  void copy(App& app) { app.copy(*text_, app.say("app.copied")); }

  static void rename(App& app, const KeptGame& game) {
    const WordsRequest request{.title = app.say("shell.kept.rename"),
                               .label = app.say("shell.setup.name"),
                               .initial = kept_title(app, game),
                               .confirm = app.say("shell.ok"),
                               .cancel = app.say("shell.cancel"),
                               .most = 60};
    app.ask_words(request, [&app, id = game.id](std::optional<std::string> words) {
      if (words) app.rename_kept(id, *words);
    });
  }

  std::vector<Row> rows_;
  static constexpr std::uint64_t kUnread = ~std::uint64_t{0};
  std::uint64_t revision_ = kUnread;
  std::string language_;
  bool has_exercises_ = false;
  float panel_height_ = 0;
  std::string open_;                                       // id of the game whose panel is open
  std::optional<std::string> text_;                        // its save as it leaves, when it has come
  std::shared_ptr<int> alive_ = std::make_shared<int>(0);  // gone with the screen: an answer may come later
};

// This game is played in another tab: it may be had here, and then no longer there.
class ElsewhereScreen final : public Screen {
 public:
  ElsewhereScreen(std::string id, bool taken) : id_(std::move(id)), taken_(taken) {}
  std::string_view name() const override { return "elsewhere"; }

  void build(App& app, Scene& scene) override {
    const Canvas c(scene, app.letters(), app.settings().text_scale);
    bool leave = false;
    const std::string heading = app.say(taken_ ? "shell.elsewhere.taken" : "shell.elsewhere");
    Rect column = middle_column(c, screen_bar(app, c, heading, leave), 520);
    cut_top(column, std::max(2.0f * kStep, column.h * 0.2f));
    cut_top(column, c.paragraph("elsewhere/words", column, c.body(), app.say("shell.elsewhere.words"), kText));
    cut_top(column, 2 * kStep);
    scene.begin_zone("elsewhere", {.name = heading});
    const Item here{.id = "elsewhere/here",
                    .name = app.say("shell.elsewhere.here"),
                    .rect = cut_top(column, c.control_height() + kStep),
                    .primary = true,
                    .first_focus = true};
    if (c.button(here, {.weight = Weight::primary}).activated) play_kept(app, id_, store::Purpose::take);
    scene.end_zone();
    if (leave) app.pop();
  }

 private:
  std::string id_;
  bool taken_;
};

}  // namespace

std::string seat_words(const App& app, const KeptGame& g, std::size_t seat) {
  const std::string& name = g.seats[seat];
  const auto unnamed = [](const std::string& n) {
    return std::find(kUnnamed.begin(), kUnnamed.end(), n) != kUnnamed.end();
  };
  if (unnamed(name) && std::count_if(g.seats.begin(), g.seats.end(), unnamed) == 1)
    return app.settings().player_name.empty() ? app.say("shell.own.you") : app.settings().player_name;
  return name.empty() ? app.say("app.seat", {{"n", std::to_string(seat + 1)}}) : name;
}

std::string kept_title(const App& app, const KeptGame& g) {
  if (!g.name.empty()) return g.name;
  if (is_game(g.game)) return app.say(g.game + ".title");
  return app.say("shell.kept.unknown");
}

void play_kept(App& app, std::string_view id, store::Purpose purpose) {
  app.open_kept(id, purpose, [&app, id = std::string(id)](App::Opened how) {
    if (how == App::Opened::nothing) return;
    app.restart();
    app.push(how == App::Opened::ok ? table_screen() : elsewhere_screen(id, false));
  });
}

void analyse_kept(App& app, std::string_view id) {
  app.open_kept(id, store::Purpose::play, [&app, id = std::string(id)](App::Opened how) {
    if (how == App::Opened::nothing) return;
    app.restart();
    app.push(how == App::Opened::ok ? table_screen() : elsewhere_screen(id, false));
    if (how == App::Opened::ok && app.match()->may_analyse()) app.push(analysis_screen());
  });
}

ScreenPtr saves_screen() { return std::make_unique<SavesScreen>(); }
ScreenPtr elsewhere_screen(std::string_view id, bool taken) {
  return std::make_unique<ElsewhereScreen>(std::string(id), taken);
}

}  // namespace mathom
