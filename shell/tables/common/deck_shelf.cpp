#include "shell/tables/common/deck_shelf.h"

#include <array>
#include <utility>

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

Instead build_instead(const TableHost& host, const Canvas& c) {
  const std::string title = host.say("shell.decks.unsaved"), note = host.say("shell.decks.instead");
  const std::array<std::pair<const char*, std::string>, 2> acts{
      {{"instead/keep", host.say("shell.decks.save_first")}, {"instead/replace", host.say("shell.decks.replace")}}};
  const Rect safe = c.scene().safe().inset(kStep);
  const float wide = std::min(safe.w, c.em(420)), inner = wide - 4 * kStep;
  float high = c.heading_height(title, inner) + c.height_of(c.body(), note, inner) + c.control_height() + 8 * kStep;
  for (const auto& act : acts) high += c.button_height(act.second, inner) + kStep;
  bool stay = false;
  Rect in = c.begin_panel("instead_panel", "instead", title, around(safe.centre(), wide, std::min(safe.h, high)), stay);
  cut_top(in, kStep);
  const Rect foot = cut_bottom(in, c.control_height());
  cut_bottom(in, kStep);
  const float top = c.scene().begin_scroll("instead/list", title, in);
  Rect column{in.x + 2, top + 2, in.w - 4, 1e5f};
  c.scene().begin_zone("instead", {.name = title});
  cut_top(column, c.paragraph("instead/note", column, c.body(), note, kText) + kStep);
  Instead out = Instead::undecided;
  for (std::size_t i = 0; i < acts.size(); ++i) {
    const Rect r = cut_top(column, c.button_height(acts[i].second, column.w));
    cut_top(column, kStep);
    const ButtonLook look{.weight = i == 0 ? Weight::primary : ButtonLook{}.weight};
    if (c.button({.id = acts[i].first, .name = acts[i].second, .rect = r}, look).activated)
      out = i == 0 ? Instead::keep : Instead::replace;
  }
  c.scene().end_zone();
  c.scene().end_scroll(column.y - top);
  c.scene().begin_zone("instead/act", {.name = title});
  stay |= c.close_button("instead", host.say("shell.cancel"), foot);
  c.scene().end_zone();
  c.scene().end_layer();
  if (out != Instead::undecided || stay) c.scene().build_again();
  return stay ? Instead::stay : out;
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
