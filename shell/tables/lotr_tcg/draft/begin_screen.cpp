#include "shell/tables/lotr_tcg/draft/begin_screen.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <utility>

#include "shell/tables/common/bot_names.h"
#include "shell/tables/lotr_tcg/draft/draft_pages.h"
#include "shell/tables/lotr_tcg/draft/evening_shelf.h"
#include "shell/tables/lotr_tcg/draft/evening_text.h"

namespace mathom::lotr_tcg {

using namespace ui;

PagePtr begin_page() { return std::make_unique<BeginScreen>(); }

void BeginScreen::begin(const TableHost& host) {
  if (!players_.empty()) return;
  number_ = host.chance() % kMostPool + 1;
  players_.push_back({});
  for (int i = 1; i < kMostDrafters; ++i) players_.push_back({.name = std::string(bot_name(i - 1)), .bot = true});
}

Evening BeginScreen::drawn_up() const {
  return {.kind = kind_, .number = number_, .players = {players_.begin(), players_.begin() + seats_}};
}

void BeginScreen::build_kind(const TableHost& host, const Canvas& c, Rect& column) {
  const std::array<std::string, 2> kinds{host.say("lotr_tcg.evening.draft"), host.say("lotr_tcg.evening.sealed")};
  const std::string name = host.say("lotr_tcg.evening.kind");
  c.scene().begin_zone("kind", {.name = name, .list = true});
  const Rect row = cut_top(column, c.segments_height(kinds, column.w));
  const bool sealed = c.segments("kind", row, name, kinds, kind_ == Evening::Kind::sealed ? 1 : 0) == 1;
  kind_ = sealed ? Evening::Kind::sealed : Evening::Kind::draft;
  c.scene().end_zone();
  cut_top(column, kStep);
  const std::string about = host.say(sealed ? "lotr_tcg.evening.sealed.about" : "lotr_tcg.evening.draft.about");
  cut_top(column, c.paragraph("kind/about", column, c.body(), about, kText) + 2 * kStep);
}

void BeginScreen::build_players(TableHost& host, const Canvas& c, Rect& column) {
  const std::string words = host.say("lotr_tcg.evening.players");
  c.heading("players", cut_top(column, c.heading_height(words, column.w)), words, 2, kGold);
  std::vector<std::string> counts;
  for (int n = kLeastDrafters; n <= kMostDrafters; ++n) counts.push_back(std::to_string(n));
  c.scene().begin_zone("seats", {.name = words, .list = true});
  const Rect row = cut_top(column, c.segments_height(counts, column.w));
  seats_ = c.segments("seats", row, words, counts, seats_ - kLeastDrafters) + kLeastDrafters;
  c.scene().end_zone();
  cut_top(column, 1.5f * kStep);
  for (int i = 0; i < seats_; ++i) build_player(host, c, column, i);
  cut_top(column, c.paragraph("players/note", column, c.small(), host.say("lotr_tcg.evening.players.note"), kTextSoft) +
                      1.5f * kStep);
}

// The name, which can be changed, and whether it is a person's.
void BeginScreen::build_player(TableHost& host, const Canvas& c, Rect& column, int player) {
  Drafter& d = players_[static_cast<std::size_t>(player)];
  const std::string shown = player_words(host, drawn_up(), player), id = "player/" + std::to_string(player);
  const std::array<std::string, 2> kinds{host.say("shell.setup.person"), host.say("lotr_tcg.evening.bot")};
  const std::string words = host.say("shell.setup.name_of", {{"name", shown}});
  const float half = (column.w - kStep) * 0.5f;
  const bool beside = c.segments_height(kinds, half) <= c.control_height() + 1;
  const float high = c.button_height(shown, beside ? half : column.w);
  Rect row = cut_top(column, beside ? high : high + 4 + c.segments_height(kinds, column.w));
  const Rect name = beside ? cut_left(row, half) : cut_top(row, high);
  beside ? cut_left(row, kStep) : cut_top(row, 4);
  c.scene().begin_zone(id, {.name = shown, .list = true});
  // The name is drawn; the description says what the button does.
  if (c.button({.id = id + "/name", .name = shown, .description = words, .rect = name}).activated)
    ask_name(host, player);
  d.bot = c.segments(id + "/kind", row, shown, kinds, d.bot ? 1 : 0) == 1;
  c.scene().end_zone();
  cut_top(column, kStep);
}

void BeginScreen::ask_name(TableHost& host, int player) {
  const WordsRequest request{.title = host.say("shell.setup.name"),
                             .label = host.say("shell.setup.name"),
                             .initial = players_[static_cast<std::size_t>(player)].name,
                             .confirm = host.say("shell.ok"),
                             .cancel = host.say("shell.cancel"),
                             .most = 24};
  host.ask_words(request, [this, player](const std::optional<std::string>& words) {
    if (words) players_[static_cast<std::size_t>(player)].name = plain_name(*words);
  });
}

void BeginScreen::build_number(TableHost& host, const Canvas& c, Rect& column) {
  const std::string words = host.say("lotr_tcg.evening.number", {{"n", std::to_string(number_)}}),
                    note = host.say("lotr_tcg.evening.number.note");
  const Rect r = cut_top(column, c.button_height(words, column.w, note));
  c.scene().begin_zone("number", {.name = words});
  if (c.button({.id = "number", .name = words, .description = note, .rect = r}, {.note = note}).activated)
    ask_number(host);
  c.scene().end_zone();
  cut_top(column, kStep);
}

void BeginScreen::ask_number(TableHost& host) {
  const WordsRequest request{.title = host.say("lotr_tcg.evening.number.ask"),
                             .label = host.say("lotr_tcg.evening.number.note"),
                             .initial = std::to_string(number_),
                             .confirm = host.say("shell.ok"),
                             .cancel = host.say("shell.cancel"),
                             .most = 10};
  host.ask_words(request, [this, &host](const std::optional<std::string>& words) {
    if (!words) return;
    const std::string digits = plain_name(*words);
    std::uint32_t n = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), n);
    if (fault == std::errc() && end == digits.data() + digits.size() && n >= 1 && n <= kMostPool)
      number_ = n;
    else
      host.notify(host.say("lotr_tcg.evening.no_number", {{"most", std::to_string(kMostPool)}}), Urgency::assertive);
  });
}

void BeginScreen::build_start(TableHost& host, const Canvas& c, Rect foot) {
  const bool person = drawn_up().people() > 0;
  const std::string words =
                        host.say(kind_ == Evening::Kind::draft ? "lotr_tcg.evening.open" : "lotr_tcg.evening.open_all"),
                    why = person ? std::string() : host.say("lotr_tcg.evening.no_person");
  const float wide = std::min(foot.w, c.em(420));
  c.scene().begin_zone("start", {.name = words});
  const Item item{.id = "start",
                  .name = words,
                  .description = why,
                  .rect = {foot.centre().x - wide / 2, foot.y, wide, foot.h},
                  .offered = person,
                  .primary = true};
  const Reaction is = c.button(item, {.weight = Weight::primary});
  c.scene().end_zone();
  if (is.refused) host.notify(why, Urgency::assertive);
  if (is.activated) start(host);
}

void BeginScreen::start(TableHost& host) {
  EveningShelf shelf;
  shelf.begin(host);
  if (shelf.full())
    return host.notify(host.say("lotr_tcg.evening.full", {{"n", std::to_string(kMostEvenings)}}), Urgency::assertive);
  std::vector<Drafter> players = drawn_up().players;
  for (int i = 0; i < seats_; ++i)
    if (std::string& name = players[static_cast<std::size_t>(i)].name; name.empty() && drawn_up().people() > 1)
      name = player_words(host, drawn_up(), i);
  Evening e = begin_evening(kind_, number_, std::move(players));
  e.name = kind_words(host, kind_, number_);
  host.close_page();
  host.open_page(evening_page(shelf.keep(host, std::move(e))));
}

void BeginScreen::build(TableHost& host, Scene& scene) {
  const Canvas c(scene, host.letters(), host.looks().text_scale);
  begin(host);
  bool leave = false;
  const std::string heading = host.say("lotr_tcg.evening.begin");
  Rect area = c.screen_bar(heading, host.say("shell.back"), leave);
  Rect foot = cut_bottom(area, c.control_height() + 2 * kStep);
  c.bar({0, foot.y, scene.screen().w, scene.screen().h - foot.y});
  const float wide = std::min(area.w - 2 * kStep, c.em(640));
  const float top = scene.begin_scroll("begin/list", heading, area);
  Rect column{area.centre().x - wide / 2, top + 1.5f * kStep, wide - 14, 20000};
  build_kind(host, c, column);
  build_players(host, c, column);
  build_number(host, c, column);
  scene.end_scroll(column.y - top + kStep);
  build_start(host, c, foot.inset(kStep));
  if (leave) host.close_page();
}

}  // namespace mathom::lotr_tcg
