#include "shell/tables/common/deck_shelf.h"

#include "core/json.h"

namespace mathom {

using namespace ui;

bool read_shelf_text(std::string_view text, const std::function<bool(const Json&)>& deck,
                     const std::function<void(const Json&)>& draft) {
  constexpr std::size_t kMostText = std::size_t{1} << 20;
  if (text.empty()) return true;
  Problems problems;
  const auto j = parse_json(text, problems, kMostText);
  const Json* decks = j ? member(*j, "decks") : nullptr;
  if (!decks || !decks->is_array()) return false;
  bool sound = true;
  for (const Json& one : *decks) sound = deck(one) && sound;
  if (const Json* begun = member(*j, "draft")) draft(*begun);
  return sound;
}

ShelfAct build_shelf(const TableHost& host, const Canvas& c, Rect& column, const std::vector<std::string_view>& names,
                     std::string_view removed) {
  const float bin_wide = std::max(kTouch, c.control_height());
  if (names.empty())
    cut_top(column, c.paragraph("decks/none", column, c.small(), host.say("shell.decks.none"), kTextSoft) + kStep);
  ShelfAct act;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string name(names[i]), id = "decks/" + std::to_string(i);
    const std::string words = host.say("shell.decks.open", {{"name", name}});
    Rect row = cut_top(column, c.button_height(words, column.w - bin_wide - kStep));
    cut_top(column, kStep);
    const Rect away = cut_right(row, bin_wide);
    cut_right(row, kStep);
    if (c.button({.id = id, .name = words, .rect = row}).activated) act = {ShelfAct::What::open, i};
    const Item bin{.id = id + "/remove", .name = host.say("shell.decks.remove", {{"name", name}}), .rect = away};
    if (c.button(bin, {.sign = Sign::close}).activated) act = {ShelfAct::What::remove, i};
  }
  if (removed.empty()) return act;
  const std::string words = host.say("shell.decks.restore", {{"name", std::string(removed)}});
  const Item back{.id = "decks/restore", .name = words, .rect = cut_top(column, c.button_height(words, column.w))};
  cut_top(column, kStep);
  if (c.button(back, {.weight = Weight::quiet}).activated) act = {ShelfAct::What::restore, 0};
  return act;
}

void ask_deck_name(TableHost& host, std::string_view initial, std::function<void(const std::string&)> then) {
  const WordsRequest request{.title = host.say("shell.decks.keep"),
                             .label = host.say("shell.decks.name"),
                             .initial = std::string(initial),
                             .confirm = host.say("shell.ok"),
                             .cancel = host.say("shell.cancel"),
                             .most = kMostKeptName};
  host.ask_words(request, [then = std::move(then)](const std::optional<std::string>& words) {
    const auto from = words ? words->find_first_not_of(' ') : std::string::npos;
    if (from != std::string::npos) then(words->substr(from, words->find_last_not_of(' ') + 1 - from));
  });
}

void say_deck_kept(TableHost& host, bool kept, const std::string& name) {
  if (kept) return host.notify(host.say("shell.decks.kept", {{"name", name}}));
  host.notify(host.say("shell.decks.full", {{"n", std::to_string(kMostKeptDecks)}}), Urgency::assertive);
}

}  // namespace mathom
