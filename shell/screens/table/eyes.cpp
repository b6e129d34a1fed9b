// Whose eyes one looks back with, the hands that these eyes see, and playing on from there.
#include <algorithm>

#include "shell/screens/screens.h"
#include "shell/screens/table/table_screen.h"
#include "shell/services/match/playing.h"
#include "shell/services/notices.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

// Begins another game; the game that is looked at stays as it is.
void TableScreen::play_on(const Services& use) {
  if (!use.play.branch(past_->match(), past_->ply())) return;
  use.notices.notify(use.words.say("time.past.branched"));
  use.screens.restart();
  use.screens.push(table_screen());
}

// Through whose eyes one looks back. True: others were chosen.
bool TableScreen::build_eyes(const Services& use, const Canvas& c, const std::vector<Eyes>& eyes, Rect& column) {
  bool chosen = false;
  c.text("past_panel/eyes", cut_top(column, c.em(24)), c.small(), use.words.say("time.past.eyes"), kTextSoft);
  for (std::size_t i = 0; i < eyes.size(); ++i) {
    const Item item{.id = "past_panel/eyes/" + std::to_string(i),
                    .role = Role::radio,
                    .name = eyes[i].name,
                    .rect = cut_top(column, c.control_height()),
                    .selected = eyes[i].mask == past_->viewers()};
    cut_top(column, kStep);
    if (c.button(item).activated)
      past_->look_through(use, eyes[i].mask), column_.forget(), whole_.forget(), chosen = true;
  }
  return chosen;
}

void TableScreen::build_past_panel(const Services& use, const Canvas& c) {
  const Rect safe = c.scene().safe().inset(kStep);
  const float wide = std::min(c.em(420), safe.w), inner = wide - 4 * kStep;
  const std::vector<Eyes> eyes = eyes_allowed(use);
  const std::string name = use.words.say("time.past.controls"), play_on_words = use.words.say("time.past.play_on"),
                    play_on_note = use.words.say("time.past.play_on.note");
  const bool holds = past_->match().knows_all();
  const float button = holds ? c.button_height(play_on_words, inner, play_on_note) : 0;
  const float note = eyes.size() > 1 ? 0 : c.height_of(c.small(), use.words.say("time.past.hidden"), inner) + kStep;
  const float rows = static_cast<float>(eyes.size() + 2) * (c.control_height() + kStep);
  const float wanted = c.heading_height(name, inner) + button + note + c.em(24) + rows + 6 * kStep;
  bool close = false;
  Rect in =
      c.begin_panel("past_panel", "past_panel", name, around(safe.centre(), wide, std::min(safe.h, wanted)), close);
  const Rect foot = cut_bottom(in, c.control_height());
  cut_bottom(in, kStep);
  c.scene().begin_zone("past_panel", {.name = name});
  const float top = c.scene().begin_scroll("past_panel/list", name, in);
  Rect column{in.x, top, in.w, 4000};
  const Item play{.id = "past_panel/play_on", .name = play_on_words, .rect = cut_top(column, button)};
  const bool plays_on = holds && c.button(play, {.note = play_on_note}).activated;
  if (holds) cut_top(column, kStep);
  close |= build_eyes(use, c, eyes, column);
  const Item hands{
      .id = "past_panel/hands", .name = use.words.say("time.past.hands"), .rect = cut_top(column, c.control_height())};
  cut_top(column, kStep);
  const bool shows_hands = c.button(hands).activated;
  if (note > 0)
    cut_top(column, c.paragraph("past_panel/note", column, c.small(), use.words.say("time.past.hidden"), kTextSoft));
  c.scene().end_scroll(column.y - top);
  close |= c.close_button("past_panel", use.words.say("shell.close"), foot);
  c.scene().end_zone();
  c.scene().end_layer();
  if (close) panel_ = Panel::none, c.scene().want_frame();
  if (shows_hands) panel_ = Panel::hands, c.scene().want_frame();
  if (plays_on) play_on(use);
}

float TableScreen::build_hand_of(const Services& use, const Canvas& c, Rect r, int seat) {
  const float from = r.y, chip = kTouch, high = 26;
  const std::vector<CardDef> hand = shown_view().known_hand(seat_at(seat));
  const std::string name = use.words.seat_name(seat_at(seat));
  std::string words;
  for (const CardDef card : hand) words += (words.empty() ? "" : ", ") + shown_view().card_words(use.host, card);
  const Rect line = cut_top(r, c.em(24));
  c.pen().text(c.strong(), line, name, kGold);
  const int columns = std::max(1, static_cast<int>((r.w + 4) / (chip + 4)));
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const auto column = static_cast<float>(static_cast<int>(i) % columns),
               row = static_cast<float>(static_cast<int>(i) / columns);
    shown_view().draw_chip(use.host, c.pen().painted(), {r.x + column * (chip + 4), r.y + row * (high + 4), chip, high},
                           hand[i]);
  }
  const auto rows = (static_cast<int>(hand.size()) + columns - 1) / columns;
  const float used = c.em(24) + static_cast<float>(rows) * (high + 4) + kStep;
  c.scene().text("hands/" + std::to_string(seat), use.words.say("time.past.hand", {{"name", name}, {"cards", words}}),
                 {r.x, from, r.w, used - kStep});
  return used;
}

void TableScreen::build_hands_panel(const Services& use, const Canvas& c) {
  const Rect safe = c.scene().safe().inset(kStep);
  const std::string name = use.words.say("time.past.hands");
  bool close = false;
  Rect in = c.begin_panel("hands_panel", "hands_panel", name,
                          around(safe.centre(), std::min(c.em(560), safe.w), safe.h * 0.9f), close);
  const Rect foot = cut_bottom(in, c.control_height());
  cut_bottom(in, kStep);
  const float top = c.scene().begin_scroll("hands_panel/list", name, in);
  Rect column{in.x, top, in.w - kStep, 4000};
  const auto seats = static_cast<int>(shown_match(use).seats().size());
  for (int seat = 0; seat < seats; ++seat) cut_top(column, build_hand_of(use, c, column, seat));
  c.scene().end_scroll(column.y - top);
  c.scene().begin_zone("hands_panel", {.name = name});
  close |= c.close_button("hands_panel", use.words.say("shell.close"), foot);
  c.scene().end_zone();
  c.scene().end_layer();
  if (close) panel_ = Panel::none, c.scene().want_frame();
}

// While a game runs one looks back with one's own eyes, and so where nothing else was told; once it is over nothing needs to be
// hidden.
std::vector<TableScreen::Eyes> TableScreen::eyes_allowed(const Services& use) const {
  std::vector<Eyes> out;
  if (!past_->over() || !past_->match().knows_all()) return {{use.words.say("time.past.own"), past_->viewers()}};
  const auto seats = static_cast<int>(past_->match().seats().size());
  for (int i = 0; i < seats; ++i) out.push_back({use.words.seat_name(seat_at(i)), only(seat_at(i))});
  out.push_back({use.words.say("time.past.onlooker"), kNobody});
  out.push_back({use.words.say("time.past.open"), kEveryone});
  return out;
}

}  // namespace mathom
