#include "shell/tables/war_of_the_ring/layout/places.h"

#include <algorithm>
#include <cmath>

#include "shell/ui/cards/card_face.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr float kLeastStrip = 24;  // of a covered card: its signs can still be read
constexpr float kLeastCard = 46;   // its height, for a finger
constexpr float kGap = 6;
constexpr float kRowGap = 2;
constexpr float kLeastNamed = 62;  // the width of a standing card whose name can be read
constexpr float kLeastLine = 24;   // the height of a card in one line
constexpr float kLineGap = 3;
constexpr float kReserveEdge = 10;  // left and right of the cards of a reserve together

// Returns the visible width of each of n cards of that height, side by side in that width.
float strip_of(int n, float room, float high) {
  return n > 1 ? (room - high / kCardRatio) / static_cast<float>(n - 1) : room;
}

void lay_seats(Spots& s, Rect r, Company who, bool downwards) {
  const auto others = static_cast<float>(who.seats - 1);
  for (int k = 1; k < who.seats; ++k) {
    const auto before = static_cast<float>(k - 1);
    const float wide = downwards ? r.w : (r.w + kGap) / others - kGap,
                high = downwards ? (r.h + kGap) / others - kGap : r.h;
    s.seat[at((who.me + k) % who.seats)] = {r.x + (downwards ? 0 : before * (wide + kGap)),
                                            r.y + (downwards ? before * (high + kGap) : 0), wide, high};
  }
}

// The player's own seat, and the reserve next to it.
void lay_own(Spots& s, Rect line, float wide, Company who) {
  s.seat[at(who.me)] = cut_left(line, wide);
  cut_left(line, kGap);
  s.reserve = line;
}

float own_plate(const Canvas& c) { return c.em(148); }

void with_room(Spots& s, const Canvas& c, Rect r, Company who) {
  s.score = cut_top(r, std::clamp(c.em(30), 26.0f, 44.0f));
  cut_top(r, 4);
  const float seat = c.em(r.w < c.em(900) ? 78 : 62);  // if names need a second line, the height is there
  lay_seats(s, cut_top(r, std::clamp(seat, 54.0f, r.h * 0.19f)), who, false);
  cut_top(r, kGap + 2);
  if (!who.own.empty()) {
    s.acts = s.source = who.acts;
    s.places = r;
    return lay_own(s, who.own, own_plate(c), who);
  }
  const float control = c.control_height(), high = std::clamp(r.h * 0.24f, control, 120.0f * c.larger());
  Rect below = cut_bottom(r, high);
  cut_bottom(r, kGap + 2);
  s.acts = cut_right(below, std::clamp(below.w * 0.36f, 220.0f, c.em(400)));
  s.source = s.acts;
  s.acts = {s.acts.x, s.acts.bottom() - control, s.acts.w, control};
  cut_right(below, kGap);
  lay_own(s, below, std::clamp(below.w * 0.28f, 120.0f, c.em(190)), who);
  s.places = r;
}

void in_bands(Spots& s, const Canvas& c, Rect r, Company who) {
  s.bands = true;
  const float control = std::min(c.control_height(), 56.0f);
  const float score = std::clamp(c.em(22), 20.0f, 30.0f);
  if (r.h > 330) s.score = cut_top(r, score), cut_top(r, 3);
  lay_seats(s, cut_top(r, std::clamp(r.h * 0.17f, kTouch, 76.0f)), who, false);
  cut_top(r, kGap);
  s.acts = s.source = cut_bottom(r, control);
  cut_bottom(r, kGap);
  lay_own(s, cut_bottom(r, std::clamp(r.h * 0.228f, kLeastCard + 2, 110.0f)), std::clamp(r.w * 0.29f, 84.0f, 200.0f),
          who);
  cut_bottom(r, kGap);
  s.places = r;
}

void in_low_form(Spots& s, const Canvas& c, Rect r, Company who) {
  s.low = true;
  Rect right = cut_right(r, std::clamp(r.w * 0.26f, 130.0f, 240.0f));
  cut_right(r, kGap);
  if (right.h > 3 * kTouch + 60) s.score = cut_top(right, 22), cut_top(right, 3);
  lay_seats(s, right, who, true);
  const float acts = std::clamp(r.w * 0.46f, 180.0f, c.em(330)), line = kLeastCard + 2;
  const float own = std::clamp((r.w - acts - kGap) * 0.44f, 96.0f, 130.0f);
  // A reserve that is larger than players want takes a second line.
  const bool fits = strip_of(who.reserve, r.w - acts - own - 2 * kGap - kReserveEdge, kLeastCard) >= kLeastStrip;
  Rect below = cut_bottom(r, fits ? line : 2 * line + kRowGap);
  cut_bottom(r, 4);
  s.acts = cut_right(below, acts);
  s.acts = s.source = {s.acts.x, s.acts.bottom() - kTouch, s.acts.w, kTouch};
  cut_right(below, kGap);
  lay_own(s, below, own, who);
  s.places = r;
}

}  // namespace

float own_width(const Canvas& c, float width, int reserve) {
  if (c.low() || c.phone() || width < c.em(880) || c.scene().screen().h < c.em(640)) return 0;
  const auto more = static_cast<float>(std::max(0, reserve - 1));
  return own_plate(c) + kGap + std::min(c.em(84) + more * c.em(30), width * 0.26f) + 2 * kGap;
}

Spots place_table(const Canvas& c, Rect felt, Company who) {
  Spots s;
  if (c.low() || (felt.h < 330 && felt.w > 560))
    in_low_form(s, c, felt.inset(2), who);
  else if (!who.own.empty() || (felt.w >= c.em(700) && felt.h >= 400))
    with_room(s, c, felt, who);
  else
    in_bands(s, c, felt.inset(4), who);
  return s;
}

std::vector<Rect> place_cells(Rect room, int n) {
  std::vector<Rect> out;
  if (n <= 0) return out;
  int columns = n;
  float best = 0;
  for (int k = 1; k <= n; ++k) {
    const int rows = (n + k - 1) / k;
    const float wide = (room.w + kGap) / static_cast<float>(k) - kGap,
                high = (room.h + kGap) / static_cast<float>(rows) - kGap;
    const float fit = std::min(wide, high * 1.25f);
    if (fit > best + 0.5f) best = fit, columns = k;
  }
  const int rows = (n + columns - 1) / columns;
  const float high = (room.h + kGap) / static_cast<float>(rows) - kGap;
  for (int i = 0; i < n; ++i) {
    const int row = i / columns, in_row = row + 1 < rows ? columns : n - row * columns;
    const float wide = (room.w + kGap) / static_cast<float>(in_row) - kGap;
    out.push_back({room.x + static_cast<float>(i - row * columns) * (wide + kGap),
                   room.y + static_cast<float>(row) * (high + kGap), wide, high});
  }
  return out;
}

Cell place_cell(const Canvas& c, Rect r, int far, int near, float least_head) {
  Cell cell;
  Rect in = r.inset(std::clamp(r.w * 0.03f, 4.0f, 9.0f));
  // A high plate gives a long name two lines.
  const float usual = std::clamp(in.h * 0.15f, in.h >= 150 ? kTwoLines : 17.0f, c.em(38));
  cell.head = cut_top(in, std::max(usual, least_head));
  cut_top(in, 2);
  const float middle = std::clamp(in.h * 0.17f, 22.0f, c.em(48));
  const float row = (in.h - middle) / 2 - 3;
  // In a narrow place cards are lines, and the side with more of them gets more room.
  far = std::max(1, far), near = std::max(1, near);
  const auto all = static_cast<float>(far + near);
  const float share = r.w < c.em(240) && far != near ? std::clamp(static_cast<float>(far) / all, 0.2f, 0.8f) : 0.5f;
  cell.far_row = cut_top(in, 2 * row * share);
  cut_top(in, 3);
  cell.middle = cut_top(in, middle);
  cut_top(in, 3);
  cell.near_row = in;
  return cell;
}

std::vector<Rect> place_row(Rect row, int n, bool centred) {
  std::vector<Rect> out;
  if (n <= 0) return out;
  const float high = std::min(row.h, card_height(row.w)), wide = high / kCardRatio;
  const float step = n > 1 ? std::min(wide + 4, (row.w - wide) / static_cast<float>(n - 1)) : 0;
  const float whole = wide + step * static_cast<float>(n - 1), from = centred ? row.centre().x - whole / 2 : row.x;
  for (int i = 0; i < n; ++i)
    out.push_back({from + step * static_cast<float>(i), row.centre().y - high / 2, wide, high});
  return out;
}

PlaceRow place_cards(const Canvas& c, Rect row, int n) {
  PlaceRow out;
  if (n <= 0) return out;
  const auto cards = static_cast<float>(n);
  const float stands = std::min({row.h / kCardRatio, (row.w + 4) / cards - 4, c.em(104)});
  if (stands >= kLeastNamed) {
    const float from = row.centre().x - ((stands + 4) * cards - 4) / 2, high = card_height(stands);
    for (int i = 0; i < n; ++i)
      out.cards.push_back({from + (stands + 4) * static_cast<float>(i), row.centre().y - high / 2, stands, high});
    return out;
  }
  for (int columns = 1; columns <= n; ++columns) {
    const int rows = (n + columns - 1) / columns;
    const float each = (row.w + kLineGap) / static_cast<float>(columns) - kLineGap;
    const float high = std::min(c.em(36), (row.h + kLineGap) / static_cast<float>(rows) - kLineGap);
    if (each < c.em(132)) break;
    if (high < kLeastLine) continue;
    const float wide = std::min(each, c.em(236));
    const float left = row.centre().x - ((wide + kLineGap) * static_cast<float>(columns) - kLineGap) / 2;
    const float top = row.centre().y - ((high + kLineGap) * static_cast<float>(rows) - kLineGap) / 2;
    out.lines = true;
    for (int i = 0; i < n; ++i)
      out.cards.push_back({left + (wide + kLineGap) * static_cast<float>(i % columns),
                           top + (high + kLineGap) * static_cast<float>(i / columns), wide, high});
    return out;
  }
  out.cards = place_row(row, n, true);
  out.overlap = true;
  return out;
}

ReserveRows place_reserve(Rect room, int n, bool phone) {
  constexpr float kLeastLineWide = 108;
  ReserveRows out{place_rows(room, n), false, room.h};
  const bool covered = n > 1 && (out.cards[1].x - out.cards[0].x < out.cards[0].w || out.cards.back().y > room.y + 1);
  if (phone && covered && room.h >= kTouch && room.w >= kLeastLineWide) {
    const int columns = std::max(1, static_cast<int>((room.w + kLineGap - kReserveEdge) / (kLeastLineWide + kLineGap)));
    const float each = (room.w - kReserveEdge + kLineGap) / static_cast<float>(columns) - kLineGap;
    const float high = std::max(kTouch, (room.h - kLineGap) / 2 >= kTouch ? (room.h - kLineGap) / 2 : kTouch);
    out.lines = true;
    out.cards.clear();
    for (int i = 0; i < n; ++i)
      out.cards.push_back({room.x + (each + kLineGap) * static_cast<float>(i % columns),
                           room.y + (high + kLineGap) * static_cast<float>(i / columns), each, high});
    out.height = (high + kLineGap) * static_cast<float>((n + columns - 1) / columns) - kLineGap;
    return out;
  }
  const float most = room.h >= 2 * kLeastCard + kRowGap ? (room.h - kRowGap) / 2 : room.h;
  const float wide = std::min(most / kCardRatio, room.w);
  if (n < 2 || out.cards[1].y > out.cards[0].y || out.cards[1].x - out.cards[0].x >= kLeastStrip) return out;
  const int columns = std::max(1, static_cast<int>((room.w - kReserveEdge - wide) / kLeastStrip) + 1);
  const int rows = (n + columns - 1) / columns;
  const float step = columns > 1 ? (room.w - kReserveEdge - wide) / static_cast<float>(columns - 1) : 0;
  out.cards.clear();
  for (int i = 0; i < n; ++i)
    out.cards.push_back({room.x + step * static_cast<float>(i % columns),
                         room.y + (most + kRowGap) * static_cast<float>(i / columns), wide, card_height(wide)});
  out.height = static_cast<float>(rows) * (most + kRowGap) - kRowGap;
  return out;
}

std::vector<Rect> place_rows(Rect room, int n) {
  const bool two = strip_of(n, room.w, std::min(room.h, card_height(room.w))) < kLeastStrip && room.h >= 2 * kLeastCard;
  if (!two) return place_row(room, n, false);
  const int first = (n + 1) / 2;
  Rect below = room;
  const Rect above = cut_top(below, (room.h - kRowGap) / 2);
  cut_top(below, kRowGap);
  std::vector<Rect> out = place_row(above, first, false);
  const std::vector<Rect> more = place_row(below, n - first, false);
  out.insert(out.end(), more.begin(), more.end());
  return out;
}

std::vector<Rect> place_spread(Rect room, int n, float most_wide) {
  std::vector<Rect> out;
  if (n <= 0) return out;
  // The fewest rows in which each card shows a strip. Of two cards the lower one shows its upper part.
  const float least = kLeastCard / kCardRatio;
  for (int rows = 1;; ++rows) {
    const int in_row = (n + rows - 1) / rows;
    const float high =
        std::min(card_height(most_wide), (room.h - static_cast<float>(rows - 1) * kGap) / static_cast<float>(rows));
    const float wide = std::max(least, high / kCardRatio);
    const float strip = in_row > 1 ? (room.w - wide) / static_cast<float>(in_row - 1) : room.w;
    const float wanted = rows == 1 ? std::min(wide * 0.6f, 44.0f) : kLeastStrip;
    if (strip < wanted && rows < 5 && n > 2) continue;
    const float step = std::min(wide + kGap, strip), row_step = high + kGap;
    const float top = room.centre().y - (row_step * static_cast<float>(rows) - kGap) / 2;
    for (int i = 0; i < n; ++i) {
      const int row = i / in_row, in_this = row + 1 < rows ? in_row : n - row * in_row;
      const float whole = wide + step * static_cast<float>(in_this - 1);
      out.push_back({room.centre().x - whole / 2 + step * static_cast<float>(i - row * in_row),
                     top + row_step * static_cast<float>(row), wide, card_height(wide)});
    }
    return out;
  }
}

// One place more, if the hand keeps its number of rows.
std::vector<Rect> place_hand(const HandRows& rows, Rect room, int aside, int n) {
  if (aside <= 0 || aside >= n || rows.height(n + 1) != rows.height(n)) return rows.place(room, n);
  std::vector<Rect> out = rows.place(room, n + 1);
  out.erase(out.begin() + aside);
  return out;
}

HandRows hand_rows(const Canvas& c, float width, float screen_height) {
  return {c, {.phone_cards = 5.6f, .of_height = 0.128f}, width, screen_height};
}

}  // namespace mathom::war_of_the_ring
