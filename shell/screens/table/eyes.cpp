#include "shell/screens/table/eyes.h"

#include <algorithm>
#include <string>
#include <vector>

#include "shell/screens/table/rematch.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

namespace {

struct Eyes {
  std::string name;
  SeatMask mask;
};

// While a game runs a person looks back with their own eyes, also in a record without other views. After the end
// nothing needs to be hidden.
std::vector<Eyes> eyes_allowed(const TableFrame& f) {
  std::vector<Eyes> out;
  if (!f.past->over() || !f.past->match().is_played_here())
    return {{f.use.words.say("time.past.own"), f.past->viewers()}};
  const auto seats = static_cast<int>(f.past->match().seats().size());
  for (int i = 0; i < seats; ++i) out.push_back({f.use.words.seat_name(seat_at(i)), only(seat_at(i))});
  out.push_back({f.use.words.say("time.past.onlooker"), kNobody});
  out.push_back({f.use.words.say("time.past.open"), kEveryone});
  return out;
}

// Chooses the viewer of a look back. Returns true if another one was chosen.
bool build_eyes(const TableFrame& f, const std::vector<Eyes>& eyes, Rect& column) {
  bool chosen = false;
  f.c.text("past_panel/eyes", cut_top(column, f.c.em(24)), f.c.small(), f.use.words.say("time.past.eyes"), kTextSoft);
  for (std::size_t i = 0; i < eyes.size(); ++i) {
    const Item item{.id = "past_panel/eyes/" + std::to_string(i),
                    .role = Role::radio,
                    .name = eyes[i].name,
                    .rect = cut_top(column, f.c.control_height()),
                    .selected = eyes[i].mask == f.past->viewers()};
    cut_top(column, kStep);
    if (f.c.button(item).activated) f.past->look_through(f.use, eyes[i].mask), chosen = true;
  }
  return chosen;
}

float build_hand_of(const TableFrame& f, Rect r, int seat) {
  const float from = r.y, chip = kTouch, high = 26;
  const std::vector<CardDef> hand = f.table.known_hand(seat_at(seat));
  const std::string name = f.use.words.seat_name(seat_at(seat));
  std::string words;
  for (const CardDef card : hand) words += (words.empty() ? "" : ", ") + f.table.card_words(f.use.host, card);
  const Rect line = cut_top(r, f.c.em(24));
  f.c.pen().text(f.c.strong(), line, name, kGold);
  const int columns = std::max(1, static_cast<int>((r.w + 4) / (chip + 4)));
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const auto column = static_cast<float>(static_cast<int>(i) % columns),
               row = static_cast<float>(static_cast<int>(i) / columns);
    f.table.draw_chip(f.use.host, f.c.pen().painted(), {r.x + column * (chip + 4), r.y + row * (high + 4), chip, high},
                      hand[i]);
  }
  const auto rows = (static_cast<int>(hand.size()) + columns - 1) / columns;
  const float used = f.c.em(24) + static_cast<float>(rows) * (high + 4) + kStep;
  f.c.scene().text("hands/" + std::to_string(seat),
                   f.use.words.say("time.past.hand", {{"name", name}, {"cards", words}}),
                   {r.x, from, r.w, used - kStep});
  return used;
}

}  // namespace

bool build_past_panel(const TableFrame& f) {
  const Words& words = f.use.words;
  const Rect safe = f.c.scene().safe().inset(kStep);
  const float wide = std::min(f.c.em(420), safe.w), inner = wide - 4 * kStep;
  const std::vector<Eyes> eyes = eyes_allowed(f);
  const std::string name = words.say("time.past.controls"), play_on_words = words.say("time.past.play_on"),
                    play_on_note = words.say("time.past.play_on.note");
  const bool holds = f.past->match().is_played_here();
  const float button = holds ? f.c.button_height(play_on_words, inner, play_on_note) : 0;
  const float note = eyes.size() > 1 ? 0 : f.c.height_of(f.c.small(), words.say("time.past.hidden"), inner) + kStep;
  const float rows = static_cast<float>(eyes.size() + 2) * (f.c.control_height() + kStep);
  const float wanted = f.c.heading_height(name, inner) + button + note + f.c.em(24) + rows + 6 * kStep;
  bool close = false;
  Rect in =
      f.c.begin_panel("past_panel", "past_panel", name, around(safe.centre(), wide, std::min(safe.h, wanted)), close);
  const Rect foot = cut_bottom(in, f.c.control_height());
  cut_bottom(in, kStep);
  f.c.scene().begin_zone("past_panel", {.name = name});
  const float top = f.c.scene().begin_scroll("past_panel/list", name, in);
  Rect column{in.x, top, in.w, 4000};
  const Item play{.id = "past_panel/play_on", .name = play_on_words, .rect = cut_top(column, button)};
  const bool plays_on = holds && f.c.button(play, {.note = play_on_note}).activated;
  if (holds) cut_top(column, kStep);
  const bool looks = build_eyes(f, eyes, column);
  close |= looks;
  const Item hands{
      .id = "past_panel/hands", .name = words.say("time.past.hands"), .rect = cut_top(column, f.c.control_height())};
  cut_top(column, kStep);
  const bool shows_hands = f.c.button(hands).activated;
  if (note > 0)
    cut_top(column, f.c.paragraph("past_panel/note", column, f.c.small(), words.say("time.past.hidden"), kTextSoft));
  f.c.scene().end_scroll(column.y - top);
  close |= f.c.close_button("past_panel", words.say("shell.close"), foot);
  f.c.scene().end_zone();
  f.c.scene().end_layer();
  if (close) f.wishes.close(f.c.scene());
  if (shows_hands) f.wishes.open(TablePanel::hands), f.c.scene().want_frame();
  if (plays_on) play_on(f.use, *f.past);
  return looks;
}

void build_hands_panel(const TableFrame& f) {
  const Rect safe = f.c.scene().safe().inset(kStep);
  const std::string name = f.use.words.say("time.past.hands");
  bool close = false;
  Rect in = f.c.begin_panel("hands_panel", "hands_panel", name,
                            around(safe.centre(), std::min(f.c.em(560), safe.w), safe.h * 0.9f), close);
  const Rect foot = cut_bottom(in, f.c.control_height());
  cut_bottom(in, kStep);
  const float top = f.c.scene().begin_scroll("hands_panel/list", name, in);
  Rect column{in.x, top, in.w - kStep, 4000};
  const auto seats = static_cast<int>(f.match.seats().size());
  for (int seat = 0; seat < seats; ++seat) cut_top(column, build_hand_of(f, column, seat));
  f.c.scene().end_scroll(column.y - top);
  f.c.scene().begin_zone("hands_panel", {.name = name});
  close |= f.c.close_button("hands_panel", f.use.words.say("shell.close"), foot);
  f.c.scene().end_zone();
  f.c.scene().end_layer();
  if (close) f.wishes.close(f.c.scene());
}

}  // namespace mathom
