// The first screen: go on with the game that was left, or open the door of one.
#include <algorithm>
#include <cmath>
#include <vector>

#include "rules/registry.h"
#include "shell/lessons/exercises.h"
#include "shell/screens/screens.h"
#include "shell/services/appearance.h"
#include "shell/services/game_code.h"
#include "shell/services/keeping/kept_games.h"
#include "shell/services/match/playing.h"
#include "shell/services/outside.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/tables/doors.h"
#include "shell/tables/kit.h"
#include "shell/ui/cards/suits.h"

namespace mathom {

using namespace ui;

namespace {

class HomeScreen final : public Screen {
 public:
  std::string_view name() const override { return "home"; }

  void build(const Services& use, Scene& scene) override {
    const Canvas c(scene, use.looks.letters(), use.preferences.settings().text_scale);
    c.felt(scene.screen());
    c.inlay(scene.safe().inset(c.phone() ? 6 : 14));
    const float gap = 2 * kStep, most = scene.safe().w - (c.phone() ? 4 : 8) * kStep;
    // Doors are side by side if two of them fit. Otherwise each is as wide as the screen and flat.
    const auto games = static_cast<int>(game_ids().size());
    // Makes them narrower if all of them then fit in one row.
    const auto fitting = [&](float door) { return static_cast<int>((most + gap) / (c.em(door) + gap)); };
    picture_ = !c.phone() && scene.safe().h < c.em(760) ? 0.46f : 0.62f;
    columns_ = fitting(225) >= games ? games : std::clamp(fitting(290), 1, std::min(games, 3));
    // A phone shows all doors at once: two in a row, without the lines about the games.
    small_ = c.phone() && columns_ == 1 && c.em(300) <= most;
    if (small_) columns_ = 2;
    const float door = std::min(c.em(370), (most + gap) / static_cast<float>(columns_) - gap);
    const float wide = columns_ > 1 ? static_cast<float>(columns_) * (door + gap) - gap : std::min(c.em(560), most);
    // An upright door has its words below its picture; a flat one has them next to it.
    upright_ = columns_ > 1 || wide < c.em(330);
    const float top = scene.begin_scroll("home", use.words.say("app.title"), scene.safe());
    const float spare = std::max(0.0f, (scene.safe().h - used_) / 2);
    Rect column{scene.safe().centre().x - wide / 2, top + spare + (c.phone() ? 1.5f : 2.5f) * kStep, wide, 100000};
    build_title(use, c, column);
    if (use.kept.reminder_due()) build_reminder(use, c, column);
    build_games(use, c, column);
    build_rest(use, c, column);
    const float used = column.y - top - spare + 1.5f * kStep;
    scene.end_scroll(used + spare);
    // The height of everything is known after it has been laid out. The next frame centres it.
    if (std::abs(used - used_) > 0.5f) used_ = used, scene.build_again();
  }

 private:
  void build_title(const Services& use, const Canvas& c, Rect& column) const {
    const Type t{Face::serif, std::min(c.em(c.phone() ? 36 : 58), column.w / 5.5f)};
    const std::string title = use.words.say("app.title");
    const Rect r = cut_top(column, t.px * 1.25f);
    const float half = c.letters().width(t, title) / 2 + 3 * kStep, reach = std::min(c.em(110), column.w / 2 - half);
    c.pen().text(t, moved(r, {0, 2}), title, rgb(0x04120C, 150), Align::centre);
    c.pen().text(t, r, title, kGold, Align::centre);
    c.scene().heading("title", title, r, 1);
    for (const float way : {-1.0f, 1.0f}) {
      const Vec from = r.centre() + Vec{way * half, 2}, to = from + Vec{way * reach, 0};
      if (reach < 24) break;
      const Vec line[] = {from + Vec{way * 14, 0}, to};
      c.pen().stroke(line, faded(kGoldDeep, 0.6f), 1.2f, false);
      draw_suit(c.pen(), Suit::trump, from, c.em(13), kGoldDeep);
    }
    const std::string mathom = use.words.say("shell.mathom"), words = use.words.say("shell.tagline");
    cut_top(column, c.paragraph("mathom", column, c.small(), mathom, kTextFaint, Align::centre));
    cut_top(column, c.paragraph("tagline", column, c.body(), words, kTextSoft, Align::centre) +
                        (c.phone() ? 1.0f : 2.0f) * kStep);
  }

  // If a match has ended and this browser does not promise to keep games, offers to save its file. Once a day, and
  // never after the player has refused.
  void build_reminder(const Services& use, const Canvas& c, Rect& column) const {
    const std::string words = use.words.say("shell.remind");
    const float wide = std::min(column.w, c.em(560)), room = wide - 4 * kStep;
    const std::array<std::string, 3> names{use.words.say("shell.remind.save"), use.words.say("shell.remind.later"),
                                           use.words.say("shell.remind.never")};
    const float third = (room - 2 * kStep) / 3;
    float high = 0;
    for (const std::string& name : names) high = std::max(high, c.button_height(name, third));
    const float text = c.height_of(c.body(), words, room);
    const Rect whole = cut_top(column, text + high + 5 * kStep), box = around(whole.centre(), wide, whole.h - kStep);
    c.raised(box);
    Rect in = box.inset(2 * kStep);
    c.paragraph("remind/words", cut_top(in, text + kStep), c.body(), words, kText);
    c.scene().begin_zone("remind", {.name = words});
    const auto pressed = [&](const char* id, const std::string& name) {
      const Rect r = cut_left(in, third);
      cut_left(in, kStep);
      return c.button({.id = id, .name = name, .rect = {r.x, r.y, r.w, high}}).activated;
    };
    const bool save = pressed("remind/save", names[0]), later = pressed("remind/later", names[1]),
               never = pressed("remind/never", names[2]);
    c.scene().end_zone();
    cut_top(column, kStep);
    if (save) use.kept.export_finished();
    if (save || later || never) use.kept.reminded(!never);
  }

  // The game to continue, and the evening to continue if the game is not part of it.
  void build_latest(const Services& use, const Canvas& c, Rect& column) const {
    const std::string latest = use.play.latest();
    if (!latest.empty()) {
      const KeptGame* kept = use.kept.shelf().find(latest);
      const Item item{.id = "continue",
                      .name = use.words.say("shell.home.continue"),
                      .description = kept ? kept_title(use, *kept) : std::string(),
                      .primary = true};
      if (go_on(c, column, item)) play_kept(use, latest, store::Purpose::play);
    }
    const auto& games = use.kept.shelf().games();
    const KeptGame* next = use.kept.shelf().find(latest);
    const Lately lately{.any = !games.empty(),
                        .last_mark = games.empty() ? std::string() : games.front().mark,
                        .next_mark = next ? next->mark : std::string()};
    bool gold = latest.empty();
    for (const std::string_view game : game_ids()) {
      const Door& door = door_of(game);
      const auto line = door.line ? door.line(use.host, lately) : std::nullopt;
      if (!line) continue;
      const Item item{.id = line->page, .name = line->name, .description = line->words, .primary = gold};
      if (go_on(c, column, item)) open_page(use, game, line->page, line->what);
      gold = false;
    }
    if (std::ranges::none_of(games, [](const KeptGame& g) { return g.state == KeptGame::State::finished; }))
      build_begin(use, c, column, gold);
  }

  // Names the game to begin with, if the player has not finished any game.
  void build_begin(const Services& use, const Canvas& c, Rect& column, bool primary) const {
    for (const std::string_view game : game_ids()) {
      if (!door_of(game).begin_here) continue;
      const Item item{.id = "begin",
                      .name = use.words.say("shell.home.begin"),
                      .description = use.words.say(std::string(game) + ".title"),
                      .primary = primary};
      if (go_on(c, column, item)) begin_with(use, game);
    }
  }

  static bool go_on(const Canvas& c, Rect& column, Item item) {
    const float wide = std::min(column.w, c.em(420));
    const Rect row = cut_top(column, c.button_height(item.name, wide) + 2 * kStep);
    cut_top(column, (c.phone() ? 1.0f : 2.0f) * kStep);
    item.rect = around(row.centre(), wide, row.h);
    const ButtonLook look{.weight = item.primary ? Weight::primary : Weight::secondary, .note = item.description};
    return c.button(item, look).activated;  // the look reads the description
  }

  void build_games(const Services& use, const Canvas& c, Rect& column) const {
    c.scene().begin_zone("games", {.name = use.words.say("shell.home.games")});
    build_latest(use, c, column);
    const auto games = game_ids();
    for (std::size_t i = 0; i < games.size(); i += static_cast<std::size_t>(columns_)) {
      const std::size_t end = std::min(games.size(), i + static_cast<std::size_t>(columns_));
      const float gap = 2 * kStep, wide = (column.w + gap) / static_cast<float>(columns_) - gap;
      float high = 0;
      for (std::size_t k = i; k < end; ++k) high = std::max(high, door_height(use, c, games[k], wide));
      const Rect row = cut_top(column, high);
      const float all = static_cast<float>(end - i) * (wide + gap) - gap;
      for (std::size_t k = i; k < end; ++k)
        build_door(use, c, games[k],
                   {row.centre().x - all / 2 + static_cast<float>(k - i) * (wide + gap), row.y, wide, high});
      cut_top(column, c.phone() ? kStep : gap);
    }
    c.scene().end_zone();
  }

  Type name_type(const Canvas& c) const { return c.type(Face::serif, small_ ? 16 : c.phone() ? 20 : 23); }
  static std::string tagline(const Services& use, std::string_view game) {
    const std::string key = std::string(game) + ".tagline";
    return use.words.texts().has(key) ? use.words.say(key) : std::string();
  }
  // Titles have few letters below the line, so their lines are closer together than those of a text.
  float title_step(const Canvas& c) const { return name_type(c).px * 1.02f; }
  float title_height(const Canvas& c, const std::string& title, float wide) const {
    const auto lines = static_cast<float>(c.letters().wrap(name_type(c), title, wide).size());
    return (lines - 1) * title_step(c) + c.letters().line_height(name_type(c));
  }
  void draw_title(const Canvas& c, Rect in, const std::string& title, Colour colour) const {
    in.h = c.letters().line_height(name_type(c));
    for (const std::string_view line : c.letters().wrap(name_type(c), title, in.w)) {
      c.pen().text(name_type(c), in, line, colour);
      in.y += title_step(c);
    }
  }
  float picture_width(const Canvas& c, float wide) const {
    return upright_ ? wide - 2 * kStep : std::min(wide * 0.36f, c.em(190));
  }
  float words_width(const Canvas& c, float wide) const {
    return upright_ ? wide - 4 * kStep : wide - picture_width(c, wide) - 4.5f * kStep;
  }
  float door_height(const Services& use, const Canvas& c, std::string_view game, float wide) const {
    const float room = words_width(c, wide);
    const float words = title_height(c, use.words.say(std::string(game) + ".title"), room) +
                        (small_ ? 0.0f : c.height_of(c.small(), tagline(use, game), room)) + (small_ ? 2 : 3) * kStep;
    return upright_ ? picture_width(c, wide) * picture_ + kStep + words
                    : std::max(words, picture_width(c, wide) * 0.8f + 2 * kStep);
  }

  void build_door(const Services& use, const Canvas& c, std::string_view game, Rect r) const {
    const std::string id(game), title = use.words.say(id + ".title"), note = tagline(use, game);
    const Reaction is = c.scene().add({.id = "game/" + id, .name = title, .description = note, .rect = r});
    if (is.hovered && !is.held) r = moved(r, {0, -2});
    c.raised(r);
    if (is.hovered) c.pen().frame(grown(r, -0.5f), kRound + 4, kGold, 2);
    Rect in = r.inset(kStep);
    const Rect picture = upright_ ? cut_top(in, picture_width(c, r.w) * picture_) : cut_left(in, picture_width(c, r.w));
    c.pen().box(picture, 6, kInk);
    draw_door(use.host, c.pen(), picture.inset(2), id);
    c.pen().frame(picture.inset(1), 5, kGoldDeep, 2);
    c.pen().frame(picture.inset(3.5f), 3, rgb(0x04120C, 120), 1.5f);
    Rect words = in.inset(kStep);
    if (!upright_) {
      const float room = words_width(c, r.w), high = title_height(c, title, room) + c.height_of(c.small(), note, room);
      words = {picture.right() + 1.5f * kStep, r.centre().y - high / 2, room, high};
    }
    draw_title(c, cut_top(words, title_height(c, title, words.w)), title, is.hovered ? kGold : kText);
    if (!small_) c.pen().paragraph(c.small(), words, note, kTextSoft);
    if (is.focused) c.focus_ring(r, kRound + 4);
    if (is.held) use.code.expect(game);
    if (is.activated) open_game(use, game);
  }

  // The cards of a game: to be read, and to build decks with.
  static void build_book(const Services& use, const Canvas& c, Rect& column, std::string_view game, const Door& door) {
    const std::string key(door.book_key), words = use.words.say(key), note = use.words.say(key + ".note");
    const float wide = std::min(column.w, c.em(680));
    const std::string_view shown = c.phone() ? std::string_view() : note;  // a phone has no room: only readers hear it
    const Rect row = cut_top(column, c.button_height(words, wide, shown));
    cut_top(column, (c.phone() ? 0.5f : 1.0f) * kStep);
    const Item item{
        .id = std::string(door.book), .name = words, .description = note, .rect = around(row.centre(), wide, row.h)};
    if (c.button(item, {.note = shown}).activated) open_page(use, game, door.book, {});
  }

  void build_rest(const Services& use, const Canvas& c, Rect& column) {
    c.scene().begin_zone("more", {.name = use.words.say("shell.home.more")});
    for (const std::string_view game : game_ids())
      if (const Door& door = door_of(game); !door.book.empty()) build_book(use, c, column, game, door);
    std::vector<Way> ways;
    if (const int open = open_exercises(use); open > 0)
      ways.push_back(
          {"exercises", use.words.say("shell.home.exercises", {{"n", std::to_string(open)}}), exercises_screen});
    ways.push_back({"saves", use.words.say("shell.kept"), saves_screen});
    ways.push_back({"settings", use.words.say("shell.settings"), settings_screen});
    ways.push_back({"about", use.words.say("shell.about"), about_screen});
    build_ways(use, c, column, ways);
    c.scene().end_zone();
  }

  struct Way {
    const char* id;
    std::string words;
    ScreenPtr (*screen)();
  };
  // In one row, in two lines each if necessary. One below the other only if a word would break.
  static void build_ways(const Services& use, const Canvas& c, Rect& column, const std::vector<Way>& ways) {
    const auto n = static_cast<float>(ways.size());
    const float wide = (std::min(column.w, c.em(680)) - (n - 1) * kStep) / n;
    float high = 0;
    bool abreast = true;
    for (const Way& way : ways) {
      high = std::max(high, c.button_height(way.words, wide));
      abreast = abreast && c.letters().fits(c.strong(), way.words, wide - 2 * kStep, high);
    }
    Rect row = abreast ? cut_top(column, high) : Rect{};
    row = around(row.centre(), wide * n + (n - 1) * kStep, row.h);
    for (const Way& way : ways) {
      const Rect r = abreast ? cut_left(row, wide) : cut_top(column, c.button_height(way.words, column.w));
      cut_left(row, kStep);
      if (!abreast) cut_top(column, kStep);
      if (c.button({.id = way.id, .name = way.words, .rect = r}).activated) use.screens.push(way.screen());
    }
  }

  // Returns the number of exercises that wait for an answer. They are read when they have changed, not in each frame.
  int open_exercises(const Services& use) {
    std::string now = use.outside.kept(kExercisesKept).value_or("");
    if (now != exercises_) {
      const Exercises read(now);
      open_ = static_cast<int>(
          std::count_if(read.all().begin(), read.all().end(), [](const Exercise& e) { return !e.done; }));
      exercises_ = std::move(now);
    }
    return open_;
  }

  std::string exercises_;  // as they were kept when they were counted
  int open_ = 0;
  int columns_ = 1;
  float picture_ = 0;  // the height of an upright door's picture, as a part of its width: less on a low screen
  bool upright_ = false, small_ = false;
  float used_ = 0;
};

}  // namespace

ScreenPtr home_screen() { return std::make_unique<HomeScreen>(); }
ScreenPtr first_screen(const Services&) { return home_screen(); }

}  // namespace mathom
