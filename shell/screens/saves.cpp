// Your games: every kept game with its acts. The last deleted game can be brought back while the list is open.
#include <algorithm>

#include "rules/registry.h"
#include "shell/lessons/exercises.h"
#include "shell/screens/screens.h"
#include "shell/services/appearance.h"
#include "shell/services/card_files_in_use.h"
#include "shell/services/game_code.h"
#include "shell/services/keeping/kept_games.h"
#include "shell/services/match/playing.h"
#include "shell/services/notices.h"
#include "shell/services/outside.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/unnamed.h"
#include "shell/services/words.h"

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

// 0: only the game can say, and its code is not loaded.
int score_unit(const Services& use, const KeptGame& g) {
  if (g.unit > 0 || !use.code.here(g.game)) return std::max(0, g.unit);
  return find_game(g.game)->info().score_unit;
}

std::string winners(const Services& use, const KeptGame& g) {
  std::vector<std::string> names;
  const std::size_t n = std::min(g.seats.size(), g.scores.size());
  const auto most =
      n == 0 ? g.scores.end() : std::max_element(g.scores.begin(), g.scores.begin() + static_cast<std::ptrdiff_t>(n));
  for (std::size_t i = 0; i < n; ++i)
    if (g.scores[i] == *most) names.push_back(seat_words(use, g, i));
  return joined(names, ", ");
}

std::string far_words(const Services& use, const KeptGame& g) {
  if (g.state == KeptGame::State::unreadable) return use.words.say("shell.kept.unreadable");
  if (g.state == KeptGame::State::running || !is_game(g.game))
    return use.words.say(Phrase{.key = "shell.kept.running"}.number("n", g.answers));
  // If the game is not played for points, says who has won.
  if (const std::string key = g.game + ".kept.won"; use.words.texts().has(key))
    return use.words.say(key, {{"names", winners(use, g)}});
  const int unit = score_unit(use, g);
  if (unit == 0) return {};
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < g.seats.size() && i < g.scores.size(); ++i)
    parts.push_back(seat_words(use, g, i) + " " + score_words(g.scores[i], unit));
  return use.words.say("shell.kept.finished", {{"scores", joined(parts, ", ")}});
}

Row row_of(const Services& use, const KeptGame& g) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < g.seats.size(); ++i) names.push_back(seat_words(use, g, i));
  std::vector<std::string> parts;
  if (!g.name.empty() && is_game(g.game)) parts.push_back(use.words.say(g.game + ".title"));
  if (!names.empty()) parts.push_back(joined(names, ", "));
  parts.push_back(store::date_words(g.when, use.words.language()));
  return {g.id, kept_title(use, g), joined(parts, " · "), far_words(use, g), g.state != KeptGame::State::unreadable};
}

class SavesScreen final : public Screen {
 public:
  std::string_view name() const override { return "saves"; }

  void build(const Services& use, Scene& scene) override {
    const Canvas c(scene, use.looks.letters(), use.preferences.settings().text_scale);
    bool leave = false;
    const std::string heading = use.words.say("shell.kept");
    const Rect area = screen_bar(use, c, heading, leave);
    read(use);
    const float top = scene.begin_scroll("saves/list", heading, area);
    Rect column = middle_column(c, area, 620);
    column = {column.x, top + 2 * kStep, column.w, 1e6f};
    build_head(use, c, column);
    scene.begin_zone("saves", {.name = heading, .list = true});
    for (const Row& row : rows_) build_row(use, c, column, row);
    scene.end_zone();
    if (rows_.empty())
      cut_top(column, c.paragraph("saves/none", column, c.body(), use.words.say("shell.kept.none"), kTextSoft));
    scene.end_scroll(column.y - top + 2 * kStep);
    if (!open_.empty()) build_panel(use, c);
    if (leave) use.screens.pop();
  }

 private:
  void read(const Services& use) {
    if (revision_ == use.kept.shelf().revision() && language_ == use.words.language()) return;
    revision_ = use.kept.shelf().revision();
    language_ = use.words.language();
    rows_.clear();
    has_exercises_ = !exercises_of(use).all().empty();
    for (const KeptGame& g : use.kept.shelf().games()) {
      rows_.push_back(row_of(use, g));
      if (g.state == KeptGame::State::finished && is_game(g.game) && score_unit(use, g) == 0) await(use, g.game);
    }
    if (!use.kept.shelf().find(open_)) open_.clear();
  }
  void await(const Services& use, const std::string& game) {
    use.code.with(game, [this, alive = std::weak_ptr<int>(alive_)](bool here) {
      if (here && !alive.expired()) revision_ = kUnread;
    });
  }

  void build_head(const Services& use, const Canvas& c, Rect& column) {
    if (const std::string trouble = use.kept.trouble_words(); !trouble.empty())
      cut_top(column, c.paragraph("saves/trouble", column, c.body(), trouble, kWarn) + 2 * kStep);
    c.scene().begin_zone("saves/more", {.name = use.words.say("shell.home.more")});
    const auto wide_button = [&](const char* id, const std::string& words, Weight weight) {
      const Item item{.id = id, .name = words, .rect = cut_top(column, c.button_height(words, column.w))};
      cut_top(column, kStep);
      return c.button(item, {.weight = weight}).activated;
    };
    if (wide_button("import", use.words.say("shell.import"), Weight::secondary)) ask_for_import(use);
    if (has_exercises_ && wide_button("exercises", use.words.say("exercises.title"), Weight::secondary))
      use.screens.push(exercises_screen());
    if (const KeptGame* gone = use.kept.erased())
      if (wide_button("bring_back", use.words.say("shell.kept.bring_back", {{"name", kept_title(use, *gone)}}),
                      Weight::primary))
        use.kept.restore_erased();
    c.scene().end_zone();
    cut_top(column, kStep);
  }

  void build_row(const Services& use, const Canvas& c, Rect& column, const Row& row) {
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
    if (did.activated) play_kept(use, row.id, store::Purpose::play);
    if (c.button(
             {.id = "more/" + row.id, .name = use.words.say("shell.kept.more", {{"name", row.title}}), .rect = side},
             {.sign = Sign::more})
            .activated ||
        did.zoom)
      open_panel(use, row.id);
  }

  // The text is fetched when the panel opens: a browser copies and saves only within the touch that asks for it.
  void open_panel(const Services& use, const std::string& id) {
    open_ = id;
    text_.reset();
    use.kept.read_text(id, [this, &use, id, alive = std::weak_ptr<int>(alive_)](std::optional<std::string> text) {
      if (!text) return;
      use.code.with_of(*text, [this, id, alive, text = *text](bool here) {
        if (here && !alive.expired() && open_ == id) text_ = leaving_text(text);
      });
    });
  }

  static void watch(const Services& use, const std::string& id) {
    use.kept.read(id, [&use](LoadResult read) {
      if (!read.session) return use.notices.warn(use.cards.load_words(read));
      const Session& kept = *read.session;
      const SeatMask eyes = replay_eyes(kept.seats(), kept.outcome().over);
      use.screens.push(replay_screen(use, record_of(kept, eyes)));
    });
  }

  // The acts for a game, from the top of `column`, which it shortens. Returns true if one of them closes the panel.
  bool build_entries(const Services& use, const Canvas& c, const KeptGame& game, Rect& column) {
    bool close = false;
    const auto entry = [&](const char* id, const char* key, bool offered, Weight weight = Weight::secondary) {
      const std::string words = use.words.say(key);
      const Item item{.id = std::string("kept_panel/") + id,
                      .name = words,
                      .description = offered ? std::string() : use.words.say("shell.kept.reading"),
                      .rect = cut_top(column, c.button_height(words, column.w)),
                      .offered = offered,
                      .first_focus = weight == Weight::primary};
      cut_top(column, kStep);
      return c.button(item, {.weight = weight}).activated;
    };
    if (entry("open", "shell.kept.open", true, Weight::primary)) play_kept(use, game.id, store::Purpose::play);
    if (entry("watch", "time.watch", true)) watch(use, game.id);
    if (game.state == KeptGame::State::finished && entry("analysis", "analysis.title", true))
      analyse_kept(use, game.id);
    if (entry("rename", "shell.kept.rename", true)) rename(use, game), close = true;
    if (entry("export", "shell.export", text_.has_value()))
      use.outside.offer_file(KeptGames::file_name(game), *text_), close = true;
    if (entry("copy", "shell.copy", text_.has_value())) copy(use), close = true;
    if (entry("erase", "shell.kept.erase", true)) use.kept.erase(game.id), close = true;
    if (entry("close", "shell.close", true)) close = true;
    return close;
  }

  void build_panel(const Services& use, const Canvas& c) {
    const KeptGame game = *use.kept.shelf().find(open_);
    const Rect safe = c.scene().safe();
    const float wide = std::min(c.em(380), safe.w - 2 * kStep), room = wide - 4 * kStep;
    const std::string title = kept_title(use, game);
    const float high = std::min(safe.h - 2 * kStep, panel_height_ + c.heading_height(title, room) + 5 * kStep);
    bool close = false;
    Rect in = c.begin_panel("kept_panel", "kept_panel", title, around(safe.centre(), wide, high), close);
    cut_top(in, kStep);
    c.scene().begin_zone("kept_panel", {.name = title});
    const float top = c.scene().begin_scroll("kept_panel/list", title, in);
    Rect column{in.x, top, in.w, 4000};
    close |= build_entries(use, c, game, column);
    c.scene().end_scroll(column.y - top);
    c.scene().end_zone();
    c.scene().end_layer();
    // Its height is known after it has been laid out.
    if (panel_height_ != column.y - top) panel_height_ = column.y - top, c.scene().build_again();
    if (close) open_.clear(), c.scene().want_frame();
  }

  void copy(const Services& use) { use.outside.copy(*text_, use.words.say("app.copied")); }

  static void rename(const Services& use, const KeptGame& game) {
    const WordsRequest request{.title = use.words.say("shell.kept.rename"),
                               .label = use.words.say("shell.setup.name"),
                               .initial = kept_title(use, game),
                               .confirm = use.words.say("shell.ok"),
                               .cancel = use.words.say("shell.cancel"),
                               .most = 60};
    use.outside.ask_words(request, [&use, id = game.id](std::optional<std::string> words) {
      if (words) use.kept.rename(id, *words);
    });
  }

  std::vector<Row> rows_;
  static constexpr std::uint64_t kUnread = ~std::uint64_t{0};
  std::uint64_t revision_ = kUnread;
  std::string language_;
  bool has_exercises_ = false;
  float panel_height_ = 0;
  std::string open_;                                       // id of the game whose panel is open
  std::optional<std::string> text_;                        // its save as it is exported, once it has been fetched
  std::shared_ptr<int> alive_ = std::make_shared<int>(0);  // ends with the screen, because an answer may come later
};

// This game is played in another tab: playing it here takes it away from that tab.
class ElsewhereScreen final : public Screen {
 public:
  ElsewhereScreen(std::string id, bool taken) : id_(std::move(id)), taken_(taken) {}
  std::string_view name() const override { return "elsewhere"; }

  void build(const Services& use, Scene& scene) override {
    const Canvas c(scene, use.looks.letters(), use.preferences.settings().text_scale);
    bool leave = false;
    const std::string heading = use.words.say(taken_ ? "shell.elsewhere.taken" : "shell.elsewhere");
    Rect column = middle_column(c, screen_bar(use, c, heading, leave), 520);
    cut_top(column, std::max(2.0f * kStep, column.h * 0.2f));
    cut_top(column, c.paragraph("elsewhere/words", column, c.body(), use.words.say("shell.elsewhere.words"), kText));
    cut_top(column, 2 * kStep);
    scene.begin_zone("elsewhere", {.name = heading});
    const Item here{.id = "elsewhere/here",
                    .name = use.words.say("shell.elsewhere.here"),
                    .rect = cut_top(column, c.control_height() + kStep),
                    .primary = true,
                    .first_focus = true};
    if (c.button(here, {.weight = Weight::primary}).activated) play_kept(use, id_, store::Purpose::take);
    scene.end_zone();
    if (leave) use.screens.pop();
  }

 private:
  std::string id_;
  bool taken_;
};

}  // namespace

std::string seat_words(const Services& use, const KeptGame& g, std::size_t seat) {
  const std::string& name = g.seats[seat];
  const auto unnamed = [](const std::string& n) { return means_nobody(n); };
  if (unnamed(name) && std::count_if(g.seats.begin(), g.seats.end(), unnamed) == 1)
    return use.preferences.settings().player_name.empty() ? use.words.say("shell.own.you")
                                                          : use.preferences.settings().player_name;
  return name.empty() ? use.words.say("app.seat", {{"n", std::to_string(seat + 1)}}) : name;
}

std::string kept_title(const Services& use, const KeptGame& g) {
  if (!g.name.empty()) return g.name;
  if (is_game(g.game)) return use.words.say(g.game + ".title");
  return use.words.say("shell.kept.unknown");
}

void play_kept(const Services& use, std::string_view id, store::Purpose purpose) {
  use.play.open(id, purpose, [&use, id = std::string(id)](Playing::Opened how) {
    if (how == Playing::Opened::nothing) return;
    use.screens.restart();
    use.screens.push(how == Playing::Opened::ok ? table_screen() : elsewhere_screen(id, false));
  });
}

void analyse_kept(const Services& use, std::string_view id) {
  use.play.open(id, store::Purpose::play, [&use, id = std::string(id)](Playing::Opened how) {
    if (how == Playing::Opened::nothing) return;
    use.screens.restart();
    use.screens.push(how == Playing::Opened::ok ? table_screen() : elsewhere_screen(id, false));
    if (how == Playing::Opened::ok && use.play.match()->may_analyse()) use.screens.push(analysis_screen());
  });
}

ScreenPtr saves_screen() { return std::make_unique<SavesScreen>(); }
ScreenPtr elsewhere_screen(std::string_view id, bool taken) {
  return std::make_unique<ElsewhereScreen>(std::string(id), taken);
}

}  // namespace mathom
