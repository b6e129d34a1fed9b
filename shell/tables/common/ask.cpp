// What is asked: the prompt, panels of buttons, banners, and cards that lie open.
#include <algorithm>
#include <cmath>

#include "shell/app/keys.h"
#include "shell/tables/common/game_table.h"

namespace mathom {

using namespace ui;

// A long question in a narrow place is set smaller rather than cut.
void GameTable::build_prompt(const Frame& f, const std::string& words) const {
  if (words.empty()) return;
  const Rect room = f.places.prompt.inset(2);
  Type t{Face::strong, f.c.em(f.c.phone() ? 16 : 17)};
  const float wide = f.c.letters().width(t, words);
  if (wide > room.w) t.px = std::max(f.c.em(12), t.px * room.w / wide * 0.98f);
  f.c.scene().begin_zone("prompt", {.name = f.app.say("text_view.ask"), .part = Part::ask});
  f.c.text("prompt", room, t, f.c.letters().fitted(t, words, room.w), asked() ? kGold : kTextSoft, Align::centre);
  f.c.scene().end_zone();
}

void GameTable::build_banner(const Frame& f, Rect middle, const std::string& words) const {
  const Type t{Face::serif, f.c.em(f.c.phone() ? 19 : 24)};
  const float wide = std::min(middle.w - 24, f.c.letters().width(t, words) + 48);
  const Rect r = around(middle.centre(), wide, f.c.height_of(t, words, wide - 32) + 28);
  f.c.raised(r);
  f.c.pen().paragraph(t, r.inset(14), words, kGold, Align::centre);
}

void GameTable::build_open_card(const Frame& f, const std::string& id, Rect drawn, Rect r, CardId card,
                                const std::string& name) {
  draw_face(f.app, f.c.pen(), drawn, card, caused(card) ? CardState::caused : CardState::plain);
  const Reaction is = f.c.scene().add({.id = id, .role = Role::card, .name = name, .rect = r});
  if (is.focused) draw_card_focus(f.c.pen(), r);
  if (is.activated || is.marked || is.zoom) zoom(card);
}

bool GameTable::build_offer(const Frame& f, const Option& o, Rect r, bool offered, ButtonLook look) {
  Item item{.id = "offer/" + f.match.session().token(o), .name = f.app.say(f.match.session().label(o))};
  item.rect = r;
  item.offered = offered;
  if (offered)
    item.offer = f.match.session().token(o);
  else if (const auto reason = f.match.session().why_not(decision().seat, o))
    item.description = reason_words(f, *reason);
  if (item.offer == "pass" || item.offer.ends_with(" pass")) item.key = key_of(Command::pass);
  const Reaction is = f.c.button(item, look);
  if (hinted(o)) f.c.pen().frame(grown(r, 3), kRound + 3, kGold, 2.5f);
  if (is.refused) refuse(f, o);
  return is.activated || is.marked;
}

std::vector<GameTable::Choosable> GameTable::all_choices() const {
  std::vector<Choosable> out;
  for (std::size_t i = 0; i < decision().options.size(); ++i)
    out.push_back({decision().options[i], static_cast<int>(i)});
  return out;
}

void GameTable::build_choices(const Frame& f, const std::string& zone, const std::string& name,
                              const std::string& heading, Rect middle, std::span<const Choosable> choices, bool low) {
  const float gap = 8, pad = 16, full = f.c.control_height();
  float longest = f.c.em(200);
  for (const Choosable& o : choices)
    longest = std::max(longest, f.c.letters().width(f.c.body(), f.app.say(f.match.session().label(o.option))) + 40);
  const float most = std::min(middle.w, f.c.em(640));
  const float head = heading.empty() ? 0 : f.c.height_of(f.c.strong(), heading, most - 2 * pad) + 10;
  const auto n = static_cast<int>(choices.size());
  const float room = middle.h - 2 * pad - head;
  // A second column where one would not fit.
  const int columns = static_cast<float>(n) * (full + gap) - gap > room && n > 2 ? 2 : 1;
  const int rows = (n + columns - 1) / columns;
  const float wide = std::min(most, static_cast<float>(columns) * (longest + gap) - gap + 2 * pad);
  const float high = std::clamp((room + gap) / static_cast<float>(rows) - gap, std::min(full, 36.0f), full);
  const float whole = head + static_cast<float>(rows) * (high + gap) - gap + 2 * pad;
  Rect panel = around(middle.centre(), wide, whole);
  panel.y = low ? middle.bottom() - whole - gap : std::max(middle.y, panel.y);
  f.c.raised(panel);
  Rect in = panel.inset(pad);
  if (head > 0) f.c.paragraph(zone + "/words", cut_top(in, head), f.c.strong(), heading, kGold, Align::centre);
  f.c.scene().begin_zone(zone, {.name = name, .list = true, .part = Part::ask});
  const float column = (in.w + gap) / static_cast<float>(columns);
  int chosen = -1;
  for (int i = 0; i < n; ++i) {
    const Choosable& o = choices[static_cast<std::size_t>(i)];
    const Rect r{in.x + static_cast<float>(i % columns) * column, in.y + static_cast<float>(i / columns) * (high + gap),
                 column - gap, high};
    if (build_offer(f, o.option, r, o.index >= 0) && o.index >= 0) chosen = o.index;
  }
  f.c.scene().end_zone();
  if (chosen >= 0) choose(f, chosen);
}

void GameTable::build_card_choices(const Frame& f, const std::string& zone, const std::string& name, Rect middle) {
  const auto& options = decision().options;
  const auto n = static_cast<float>(options.size());
  const float gap = 12, width = std::clamp(std::min((middle.w - 40 - gap * (n - 1)) / n, (middle.h - 40) / kCardRatio),
                                           40.0f, 110.0f);
  const Rect panel = around(middle.centre(), n * (width + gap) - gap + 40, card_height(width) + 40);
  f.c.raised(panel);
  f.c.scene().begin_zone(zone, {.name = name, .list = true, .part = Part::ask});
  std::optional<std::pair<CardId, Reaction>> touched;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const CardId card = options[i].subject;
    const bool chosen = marked(card);
    const Rect r{panel.x + 20 + static_cast<float>(i) * (width + gap), panel.y + (chosen ? 12.0f : 20.0f), width,
                 card_height(width)};
    const Item item{.id = "offer/" + f.match.session().token(options[i]),
                    .role = Role::card,
                    .name = f.app.say(f.match.session().label(options[i])),
                    .rect = r,
                    .selected = chosen,
                    .offer = f.match.session().token(options[i]),
                    .picks = gathers()};
    const Reaction is = f.c.scene().add(item);
    draw_face(f.app, f.c.pen(), r, card,
              chosen         ? CardState::chosen
              : hinted(card) ? CardState::pointed
                             : CardState::offered);
    if (is.focused) draw_card_focus(f.c.pen(), r);
    if (is.activated || is.marked || is.zoom) touched.emplace(card, is);
  }
  f.c.scene().end_zone();
  if (touched) touch(f, touched->first, touched->second, true);
}

}  // namespace mathom
