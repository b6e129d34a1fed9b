#include "shell/tables/lotr_tcg/layout/places.h"

#include <algorithm>

#include "shell/tables/lotr_tcg/skirmish/skirmish_panel.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr float kGap = 6;
constexpr float kRatio = 1.4f;     // of a card in play, height over width
constexpr float kLeastStrip = 30;  // of a covered card: its number can still be read
constexpr float kLeastCard = 46;   // its height, for a finger
constexpr float kLeastStage = 26;  // one line
constexpr float kMostWide = 164;   // on a small desktop

// Characters at the left, the support area at the right, each with room for what lies there.
void share(Rect row, int cards, int support, Rect& of_cards, Rect& of_support) {
  of_cards = row;
  if (support == 0) return;
  const float part = static_cast<float>(support) / static_cast<float>(support + std::max(1, cards));
  of_support = cut_right(of_cards, std::max(kLeastCard, row.w * std::clamp(part, 0.12f, 0.5f)));
  cut_right(of_cards, 2 * kGap);
}

// What is being fought gives way before cards are too low for a finger.
void lay_rows(Spots& s, Rect r, float stage, const Company& who) {
  stage = std::min(stage, std::max(kLeastStage, r.h - 2 * (kLeastCard + kGap)));
  const float high = (r.h - stage - 2 * kGap) / 2;
  share(cut_top(r, high), who.far, who.far_support, s.far, s.far_support);
  cut_top(r, kGap);
  s.stage = cut_top(r, stage);
  cut_top(r, kGap);
  share(r, who.near, who.near_support, s.near, s.near_support);
}

// What is being fought takes more, at the cost of cards that are larger than they have to be.
float stage_height(const Canvas& c, Rect r, float usual, const Company& who) {
  if (who.fought == 0) return usual;
  const float least = 2 * (std::min(c.em(76), r.h * 0.22f) + kGap);
  return std::max(usual, std::min(skirmish_height(c, r.w, who.fought), r.h - least));
}

// The others from left to right, or from the top down, as they follow in turn.
void lay_others(Spots& s, Rect r, const Company& who, bool downwards) {
  const auto others = static_cast<float>(who.seats - 1);
  for (int k = 1; k < who.seats; ++k) {
    const Rect plate = downwards ? cut_top(r, (r.h + kGap) / (others - static_cast<float>(k - 1)) - kGap)
                                 : cut_left(r, (r.w + kGap) / (others - static_cast<float>(k - 1)) - kGap);
    downwards ? cut_top(r, kGap) : cut_left(r, kGap);
    s.seat[at((who.me + k) % who.seats)] = plate;
  }
}

// Plates stand in a column at the left.
void with_column(Spots& s, const Canvas& c, Rect r, const Company& who) {
  const bool low = c.low();
  // On a low screen it has the whole height.
  Rect column = low ? cut_left(r, 112) : Rect{};
  if (low) cut_left(r, kGap);
  Rect top = cut_top(r, low ? kLeastCard : std::clamp(c.em(54), 48.0f, r.h * 0.2f));
  s.pool = cut_right(top, low ? 84.0f : std::min(c.em(150), r.w * 0.2f));
  cut_right(top, kGap);
  s.path = top;
  cut_top(r, kGap);
  if (!low) column = cut_left(r, std::min(c.em(158), r.w * 0.24f)), cut_left(r, kGap + 2);
  const float stage = stage_height(c, r, low ? kLeastStage : std::clamp(r.h * 0.2f, 34.0f, c.em(78)), who);
  const float near = std::max(kTouch, (r.h - stage - 2 * kGap) / 2);
  s.seat[at(who.me)] = cut_bottom(column, std::min(near, column.h / static_cast<float>(who.seats)));
  cut_bottom(column, kGap);
  lay_others(s, column, who, true);
  lay_rows(s, r, stage, who);
}

// A phone that stands: plates above and below.
void in_bands(Spots& s, const Canvas& c, Rect r, const Company& who) {
  const float plate = std::clamp(r.h * 0.12f, kTouch, 66.0f);
  Rect top = cut_top(r, plate);
  s.pool = cut_right(top, std::clamp(r.w * 0.17f, 58.0f, 90.0f));
  cut_right(top, kGap);
  lay_others(s, top, who, false);
  cut_top(r, kGap);
  s.path = cut_top(r, std::clamp(r.h * 0.12f, kLeastCard, 62.0f));
  cut_top(r, kGap);
  s.seat[at(who.me)] = cut_bottom(r, plate);
  cut_bottom(r, kGap);
  lay_rows(s, r, stage_height(c, r, std::clamp(r.h * 0.24f, 40.0f, c.em(84)), who), who);
}

}  // namespace

Spots place_table(const Canvas& c, Rect felt, const Company& who) {
  Spots s;
  s.panel = felt;
  const Rect r = felt.inset(c.phone() ? 4.0f : 2.0f);
  const bool flat = felt.w > 2 * felt.h;  // with large words and a lesson below it
  if (c.low() || flat || (felt.w >= c.em(620) && felt.h >= 250))
    with_column(s, c, r, who);
  else
    in_bands(s, c, r, who);
  return s;
}

std::vector<Rect> place_row(Rect row, int n) {
  std::vector<Rect> out;
  if (n <= 0 || row.empty()) return out;
  const auto strip = [&](int cards, float high) {
    const float wide = std::min(high / kRatio, row.w);
    return cards > 1 ? std::min(wide + kGap, (row.w - wide) / static_cast<float>(cards - 1)) : row.w;
  };
  const int rows = strip(n, row.h) < kLeastStrip && row.h >= 2 * kLeastCard + kGap ? 2 : 1;
  const int first = (n + rows - 1) / rows;
  const float most = (row.h + kGap) / static_cast<float>(rows) - kGap;
  const float high = std::min(most, kMostWide * kRatio), wide = std::min(high / kRatio, row.w);
  for (int i = 0; i < n; ++i) {
    const int line = i / first, in_line = line == 0 ? std::min(n, first) : n - first;
    const float step = strip(in_line, high), whole = wide + step * static_cast<float>(in_line - 1);
    const float x = row.centre().x - (in_line > 1 ? whole : wide) / 2 + step * static_cast<float>(i - line * first);
    const float y = row.y + static_cast<float>(line) * (most + kGap) + (most - high) / 2;
    out.push_back({in_line > 1 ? x : row.centre().x - wide / 2, y, wide, high});
  }
  return out;
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
  constexpr HandSize kSize{.phone_cards = 5.4f,
                           .phone_most = 76,
                           .cards = 8,
                           .of_height = 0.128f,
                           .of_low = 0.15f,
                           .least = 42,
                           .most = 124};
  return {c, kSize, width, screen_height};
}

}  // namespace mathom::lotr_tcg
