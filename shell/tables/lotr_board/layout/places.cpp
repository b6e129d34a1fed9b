#include "shell/tables/lotr_board/layout/places.h"

#include <cmath>

#include "games/lotr_board/content/content.h"
#include "shell/tables/common/button_row.h"
#include "shell/tables/common/seat_plate.h"
#include "shell/ui/cards/card_face.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

constexpr float kLeastRow = 43.6f;  // of a track, for a finger
constexpr float kGap = 6;
constexpr float kPiles = 68;  // deck and discard pile, where they stand in a line

float seat_height(const Canvas& c) {
  return std::clamp(c.em(17), 15.0f, 26.0f) + 2 * std::clamp(c.em(18), 17.0f, 24.0f) + 10;
}

// Seats from the near one on, in rows of equal panels.
void lay_seats(Spots& s, Rect r, Company who, int columns) {
  const int seats = who.seats, me = who.me;
  const int rows = (seats + columns - 1) / columns;
  const float high = (r.h + kGap) / static_cast<float>(rows), wide = (r.w + kGap) / static_cast<float>(columns);
  for (int k = 0; k < seats; ++k)
    s.seat[at((me + k) % seats)] = {r.x + static_cast<float>(k % columns) * wide,
                                    r.y + static_cast<float>(k / columns) * high, wide - kGap, high - kGap};
}

// The row of buttons has a place of its own, below the board. If the height for both is small, the tracks are closer
// together.
void cut_acts(Spots& s, const Company& who, float high, float gap) {
  const float whole = ButtonRow::height(s.board.w, who.acts, high);
  const bool tight = s.board.h - whole - gap < kLeastRow * static_cast<float>(who.tracks);
  if (tight && !who.acts_answer) return;
  Rect rows = cut_bottom(s.board, whole);
  s.acts = cut_bottom(rows, high);
  cut_bottom(s.board, gap);
}

void in_columns(Spots& s, const Canvas& c, Rect r, Company who) {
  s.journey = cut_top(r, c.em(32));
  cut_top(r, 4);
  s.corruption = cut_top(r, std::clamp(c.em(58), 54.0f, 84.0f));
  cut_top(r, kGap + 2);
  Rect left = cut_left(r, std::clamp(c.em(196), 170.0f, r.w * 0.23f));
  cut_left(r, 10);
  const Rect right = cut_right(r, std::clamp(c.em(196), 170.0f, r.w * 0.27f));
  cut_right(r, 10);
  s.tile = cut_bottom(left, std::clamp(left.h - 6 * c.em(48), kTouch, c.em(84)));
  s.piles = cut_right(s.tile, std::min(s.tile.w * 0.56f, s.tile.h * 1.45f));
  cut_right(s.tile, kGap);
  cut_bottom(left, kGap);
  s.events = left;
  // A plate, numbers with what they are called, and a little air.
  const float plate = seat_plate_height(c) + c.em(24) + c.em(20) + kGap;
  const float each = std::min((right.h + kGap) / static_cast<float>(who.seats), plate);
  lay_seats(s, {right.x, right.y, right.w, each * static_cast<float>(who.seats) - kGap}, who, 1);
  s.board = r;
  cut_acts(s, who, c.control_height(), kGap);
}

// Shares out the rest besides board, buttons and the line of events.
void in_bands(Spots& s, const Canvas& c, Rect r, Company who) {
  const float control = std::min(c.control_height(), 58.0f);
  const float least = kLeastRow * static_cast<float>(who.tracks);
  const float room = r.h - least - 2 * control - 5 * kGap;
  const bool tight = room < 52.0f + 36.0f;
  const float high = std::clamp(room * 0.56f, tight ? 46.0f : 52.0f, seat_height(c));
  const float line_high = std::clamp(room - high - 20, tight ? 32.0f : 36.0f, std::clamp(c.em(52), 48.0f, 64.0f));
  const float journey = std::clamp(c.em(20), 18.0f, 28.0f);
  if (room - high - line_high >= journey) s.journey = cut_top(r, journey), cut_top(r, 2);
  s.corruption = cut_top(r, line_high);
  cut_top(r, kGap);
  lay_seats(s, cut_top(r, high), who, who.seats);
  cut_top(r, kGap);
  Rect line = cut_top(r, control);
  cut_top(r, kGap);
  s.piles = cut_right(line, kPiles);
  cut_right(line, kGap);
  s.tile = cut_right(line, std::clamp(line.w * 0.3f, 78.0f, 150.0f));
  cut_right(line, kGap);
  s.events = line;
  s.board = r;
  cut_acts(s, who, control, kGap);
}

void in_low_form(Spots& s, Rect r, Company who) {
  const float least = kLeastRow * static_cast<float>(who.tracks), gap = 3;
  const float spare = std::max(0.0f, r.h - least - kTouch - gap - 4);
  s.corruption = cut_top(r, std::clamp(spare, 30.0f, 52.0f));
  cut_top(r, 4);
  Rect right = cut_right(r, std::clamp(r.w * 0.38f, 170.0f, 330.0f));
  cut_right(r, kGap);
  Rect line = cut_bottom(right, std::clamp(right.h * 0.25f, kTouch, 60.0f));
  cut_bottom(right, 4);
  s.piles = cut_right(line, kPiles);
  cut_right(line, 4);
  s.tile = cut_right(line, line.w * 0.3f);
  cut_right(line, 4);
  s.events = line;
  lay_seats(s, right, who, who.seats > 4 && right.h < 3 * 52 ? 3 : who.seats > 2 ? 2 : 1);
  s.board = r;
  cut_acts(s, who, kTouch, gap);
}

}  // namespace

// Two cards side by side, with a line for their numbers below.
Rect Spots::deck() const {
  const float foot = std::clamp(piles.h * 0.24f, 13.0f, 20.0f), high = piles.h - foot - 4;
  const float wide = std::min(high / kCardRatio, piles.w / 2 - 5);
  return around({piles.x + piles.w * 0.25f, piles.y + 2 + high / 2}, wide, card_height(wide));
}
Rect Spots::discard() const { return moved(deck(), {piles.w / 2, 0}); }

// In the middle of its place, or at the left of a wide place.
Rect Spots::tile_slot() const {
  const Rect in = tile.inset(5);
  if (in.w > in.h * 1.25f) return around({in.x + in.h / 2, in.centre().y}, in.h, in.h);
  const float size = std::min(in.w, in.h - 15);
  return {in.centre().x - size / 2, in.y, size, size};
}

Spots place_table(const Canvas& c, Rect felt, Company who) {
  Spots s;
  if (c.low() || (felt.h < 400 && felt.w > 560)) {
    s.form = Form::low;
    in_low_form(s, felt.inset(2), who);
  } else if (felt.w >= c.em(760) && felt.h >= c.em(400)) {
    s.form = Form::columns;
    in_columns(s, c, felt, who);
  } else {
    in_bands(s, c, felt.inset(4), who);
  }
  return s;
}

std::vector<Path> place_tracks(Rect board, const std::vector<int>& lengths, float larger) {
  std::vector<Path> out;
  const Rect in{board.x + 6, board.y, board.w - 12, board.h};
  const float high = in.h / static_cast<float>(lengths.size());
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    Path p;
    p.row = {in.x, in.y + static_cast<float>(i) * high, in.w, high};
    p.head_size = std::clamp(high * 0.66f, 24.0f, 46.0f * larger);
    p.head = {p.row.x + p.head_size / 2 + 4, p.row.centre().y};
    const float from = p.row.x + p.head_size * 1.3f + 14, n = static_cast<float>(lengths[i]);
    const float step = (p.row.right() - 6 - from) / n;
    p.size = std::clamp(std::min(step * 0.9f, high * 0.6f), 12.0f, 48.0f * larger);
    // The way winds a little, each in its own manner, inside of its row.
    const float swing = std::clamp((high - p.size) / 2 - 8, 0.0f, high * 0.15f);
    const auto y_at = [&](float t) {
      return p.row.centre().y - 3 + swing * std::sin(t * 1.15f + static_cast<float>(i) * 2.1f);
    };
    p.line.push_back(p.head);
    for (int k = 0; k < lengths[i]; ++k) {
      const float t = static_cast<float>(k);
      p.spaces.push_back({from + step * (t + 0.5f), y_at(t)});
      for (const float d : {-0.33f, 0.0f, 0.33f}) p.line.push_back({from + step * (t + 0.5f + d), y_at(t + d)});
    }
    out.push_back(std::move(p));
  }
  return out;
}

Rect corruption_space(Rect line, int n) {
  const float each = line.w / static_cast<float>(content().corruption_last + 1);
  return {line.x + each * static_cast<float>(n), line.y, each, line.h};
}

Rect below(Rect room, float y) { return {room.x, y, room.w, room.h - (y - room.y)}; }

HandRows hand_rows(const Canvas& c, float width, float screen_height) {
  constexpr HandSize kSize{
      .phone_cards = 6.2f, .phone_most = 72, .cards = 9, .of_height = 0.115f, .of_low = 0.1f, .least = 39, .most = 110};
  return {c, kSize, width, screen_height};
}

}  // namespace mathom::lotr_board
