#include "shell/tables/lotr_tcg/layout/places.h"

#include <algorithm>

#include "shell/tables/lotr_tcg/skirmish/skirmish_panel.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr float kGap = 6;
constexpr float kLeastShown = 30;  // of a covered card: its number can still be read
constexpr float kLeastRow = 46;    // its height, for a finger
constexpr float kLeastStage = 26;  // one line
constexpr float kLeastAsked = 72;  // a button with air around it
constexpr float kFolded = 46;      // a rival's plate in one line

// Characters at the left, the support area at the right, each with room for its cards.
void share(Rect row, int cards, int support, Rect& of_cards, Rect& of_support) {
  of_cards = row;
  if (support == 0) return;
  // On a phone two rows of small ones.
  const float wide = static_cast<float>(support) * (row.w < 500 ? 0.6f : 0.9f),
              other = std::max(2.6f, static_cast<float>(cards) + (row.w < 500 ? 0.0f : 1.2f));
  of_support = cut_right(of_cards, std::max(kLeastRow, row.w * std::clamp(wide / (wide + other), 0.16f, 0.5f)));
  cut_right(of_cards, kGap + 2);
}

struct Bands {
  Rect far, stage, near;
};

// A question takes the room that it wants if a finger can still reach the cards on both sides. If that is too little,
// the cards make way. An empty row is low.
Bands cut_bands(const Canvas& c, Rect r, float stage, const Company& who) {
  const float rows = r.h - 2 * kGap, most = c.em(186) * c.larger();
  if (who.asks > 0) {
    const float wanted = std::min(who.asks, rows);
    stage = std::min(wanted, std::max(std::min(wanted, kLeastAsked), rows - 2 * kLeastRow));
  }
  stage = std::min(std::max(stage, rows - 2 * most), std::max(kLeastStage, who.asks > 0 ? rows : rows - 2 * kLeastRow));
  const float both = rows - stage;
  if (both < 2 * kLeastRow - 1) return {{}, {r.x, r.y, r.w, r.h}, {}};
  const bool far = who.far + who.far_support > 0, near = who.near + who.near_support > 0;
  const float high = far == near ? both / 2 : std::max(kLeastRow, std::max(both * 0.3f, both - most));
  Bands out;
  out.far = cut_top(r, far == near || !far ? high : both - high);
  cut_top(r, kGap);
  out.stage = cut_top(r, stage);
  cut_top(r, kGap);
  out.near = r;
  return out;
}

void lay_bands(Spots& s, const Bands& b, const Company& who) {
  s.stage = b.stage;
  if (!b.far.empty()) share(b.far, who.far, who.far_support, s.far, s.far_support);
  if (!b.near.empty()) share(b.near, who.near, who.near_support, s.near, s.near_support);
}

// The others as they follow in turn, one of them unfolded.
void lay_rivals(Spots& s, Rect r, const Company& who, float folded, bool downwards) {
  const float whole = (downwards ? r.h : r.w) - static_cast<float>(who.seats - 2) * (folded + kGap);
  for (int k = 1; k < who.seats; ++k) {
    const int seat = (who.me + k) % who.seats;
    const float along = seat == who.open ? whole : folded;
    s.seat[at(seat)] = downwards ? cut_top(r, along) : cut_left(r, along);
    downwards ? cut_top(r, kGap) : cut_left(r, kGap);
  }
}

// A skirmish takes more, if cards are larger than they have to be.
float stage_height(const Canvas& c, Rect r, const Company& who, float quiet) {
  if (who.fought == 0) return quiet;
  const float least = 2 * (std::min(c.em(76), r.h * 0.22f) + kGap);
  return std::max(quiet, std::min(skirmish_height(c, r.w, who.fought), r.h - least));
}

// A wide table: path and pool above, plates at the left of either side, what is fought in the middle across all of it.
void on_a_desk(Spots& s, const Canvas& c, Rect r, const Company& who) {
  Rect top = cut_top(r, std::clamp(c.em(60), 48.0f, r.h * 0.17f));
  s.pool = cut_right(top, std::min(c.em(166), r.w * 0.19f));
  cut_right(top, kGap);
  s.path = top;
  cut_top(r, kGap);
  const float plate = std::min(c.em(158), r.w * 0.24f),
              stage = stage_height(c, r, who, std::clamp(r.h * 0.14f, 40.0f, c.em(60)));
  const bool across = who.seats == 2 && who.asks == 0;
  Rect column = r;
  if (!across) column = cut_left(r, plate), cut_left(r, kGap + 2);
  Bands b = cut_bands(c, r, stage, who);
  if (across) {
    s.seat[at((who.me + 1) % 2)] = cut_left(b.far, plate);
    s.seat[at(who.me)] = cut_left(b.near, plate);
    cut_left(b.far, kGap + 2), cut_left(b.near, kGap + 2);
  } else {
    const float own = std::max({b.near.h, kTouch, std::min(c.em(112), column.h * 0.3f)});
    s.seat[at(who.me)] = cut_bottom(column, std::min(own, column.h / static_cast<float>(who.seats)));
    cut_bottom(column, kGap);
    const auto folded = static_cast<float>(who.seats - 2);
    const float most = (column.h - folded * kGap) / (folded + 1);
    lay_rivals(s, column, who, std::min(std::max(kFolded, c.small().px * 3), most), true);
  }
  lay_bands(s, b, who);
}

// A phone on its side: plates in a column of the whole height.
void on_its_side(Spots& s, const Canvas& c, Rect r, const Company& who) {
  Rect column = cut_left(r, 112);
  cut_left(r, kGap);
  Rect top = cut_top(r, kLeastRow);
  s.pool = cut_right(top, 84);
  cut_right(top, kGap);
  s.path = top;
  cut_top(r, kGap);
  const float each = (column.h + kGap) / static_cast<float>(who.seats) - kGap;
  s.seat[at(who.me)] = cut_bottom(
      column, std::max(each, std::min(column.h - static_cast<float>(who.seats - 1) * (kTouch + kGap), 84.0f)));
  cut_bottom(column, kGap);
  lay_rivals(s, column, who, std::min(kTouch, (column.h + kGap) / static_cast<float>(who.seats - 1) - kGap), true);
  lay_bands(s, cut_bands(c, r, stage_height(c, r, who, kLeastStage), who), who);
}

// A phone that stands: path and pool, the others' plates, the cards, one's own plate.
void in_bands(Spots& s, const Canvas& c, Rect r, const Company& who) {
  const float plate = std::clamp(r.h * 0.11f, kTouch, 62.0f);
  Rect top = cut_top(r, std::clamp(r.h * 0.11f, kLeastRow, 58.0f));
  s.pool = cut_right(top, std::clamp(r.w * 0.19f, 62.0f, 120.0f));
  cut_right(top, kGap);
  s.path = top;
  cut_top(r, kGap);
  lay_rivals(s, cut_top(r, plate), who, std::max(kTouch, r.w * 0.21f), false);
  cut_top(r, kGap);
  s.seat[at(who.me)] = cut_bottom(r, plate);
  cut_bottom(r, kGap);
  lay_bands(s, cut_bands(c, r, stage_height(c, r, who, std::clamp(r.h * 0.12f, 34.0f, c.em(48))), who), who);
}

}  // namespace

Spots place_table(const Canvas& c, Rect felt, const Company& who) {
  Spots s;
  s.table = felt;
  const Rect r = felt.inset(c.phone() ? 4.0f : 2.0f);
  const bool flat = felt.w > 2 * felt.h;  // with large words and a lesson below it
  if (c.low() || (flat && felt.h < 250))
    on_its_side(s, c, r, who);
  else if (flat || (felt.w >= c.em(620) && felt.h >= 250))
    on_a_desk(s, c, r, who);
  else
    in_bands(s, c, r, who);
  return s;
}

std::vector<Rect> place_row(Rect row, int n, float ratio) {
  std::vector<Rect> out;
  if (n <= 0 || row.empty()) return out;
  const auto strip = [&](int cards, float high) {
    const float wide = std::min(high * ratio, row.w);
    return cards > 1 ? std::min(wide + kGap, (row.w - wide) / static_cast<float>(cards - 1)) : row.w;
  };
  // Stacks get narrow before they are covered: a stack can be read at half its width.
  const auto lies = static_cast<float>(n);
  const float fit = (row.w + kGap) / lies - kGap, least = std::min(row.h * ratio, std::max(kLeastRow, row.h * 0.44f));
  const int rows = fit < least && strip(n, row.h) < kLeastShown && row.h >= 2 * kLeastRow + kGap ? 2 : 1;
  const int first = (n + rows - 1) / rows;
  const float high = (row.h + kGap) / static_cast<float>(rows) - kGap;
  const float each = (row.w + kGap) / static_cast<float>(first) - kGap;
  const float wide =
      std::min(row.w, std::clamp(each, std::min(high * ratio, std::max(kLeastRow, high * 0.44f)), high * ratio));
  for (int i = 0; i < n; ++i) {
    const int line = i / first, in_line = line == 0 ? std::min(n, first) : n - first;
    const auto more = static_cast<float>(in_line - 1);
    const float step = in_line > 1 ? std::min(wide + kGap, (row.w - wide) / more) : 0;
    const float x = row.centre().x - (wide + step * more) / 2 + step * static_cast<float>(i - line * first);
    out.push_back({x, row.y + static_cast<float>(line) * (high + kGap), wide, high});
  }
  return out;
}

Rect cut_burdens(const Canvas& c, Rect row, int n) {
  const float wide = c.em(132);
  if (n <= 0 || row.h < c.em(76) || (row.w - wide) / static_cast<float>(n) < std::max(c.em(86), row.h * 0.55f))
    return {};
  return {row.right() - wide, row.y, wide, row.h};
}

Rect ring_place(const Canvas& c, Rect burdens) {
  if (burdens.empty()) return {};
  Rect in = burdens.inset(3);
  const float whole = std::min(in.h, c.small().px * 1.35f + c.em(104));
  in = {in.x, in.centre().y - whole / 2, in.w, whole};
  return cut_bottom(in, std::max(std::min(kTouch, whole * 0.6f), std::min(whole * 0.46f, c.em(54))));
}

std::vector<Rect> place_path(Rect path) {
  std::vector<Rect> out;
  const float gap = path.w > 500 ? kGap : 2;
  const float wide = (path.w + gap) / kLastSite - gap;
  for (int i = 0; i < kLastSite; ++i)
    out.push_back({path.x + static_cast<float>(i) * (wide + gap), path.y, wide, path.h});
  return out;
}

HandRows hand_rows(const Canvas& c, float width, float screen_height) {
  return {c, {.phone_cards = 5.4f, .of_height = 0.118f}, width, screen_height};
}

}  // namespace mathom::lotr_tcg
