#include "shell/tables/french_tarot/layout/places.h"

#include "shell/tables/common/seat_panel.h"

#include <cmath>

namespace mathom::french_tarot {

using namespace ui;

namespace {

constexpr std::array<float, 6> kTilts{-0.03f, 0.045f, -0.02f, 0.035f, -0.045f, 0.02f};

// Two seats away counter-clockwise is two columns further left: turn order runs from right to left along the top.
void place_row(const Canvas& c, Rect felt, int seats, int me, bool mine_in_row, Spots& out) {
  const int columns = seats - 1 + (mine_in_row ? 1 : 0);
  const float column = felt.w / static_cast<float>(columns), gap = c.phone() ? 6.0f : 12.0f;
  const float badge_h = seat_panel_height(c, 1), badge_w = std::min(column - gap, c.em(180));
  const float room = felt.h - badge_h - gap * 2.5f;
  const float most = c.phone() ? 84.0f : 112.0f * c.larger();
  const float high = mine_in_row ? room : (room - gap) / 2;
  out.card_width = std::clamp(std::min(high / kCardRatio, column - gap), 34.0f, most);
  const float ch = card_height(out.card_width);
  for (int k = 1; k < seats; ++k) {
    Spot& s = out.seat[static_cast<std::size_t>((me + k) % seats)];
    const float x = felt.x + column * (static_cast<float>(seats - 1 - k) + 0.5f);
    s.badge = {x - badge_w / 2, felt.y + gap, badge_w, badge_h};
    s.card = {x - out.card_width / 2, s.badge.bottom() + gap, out.card_width, ch};
    s.tilt = kTilts[static_cast<std::size_t>(k)];
  }
  Spot& mine = out.seat[static_cast<std::size_t>(me)];
  const float top = felt.y + gap * 2 + badge_h;
  if (mine_in_row)
    mine.card = {felt.right() - column / 2 - out.card_width / 2, top, out.card_width, ch};
  else
    mine.card = {felt.centre().x - out.card_width / 2, top + ch + gap, out.card_width, ch};
  out.middle = {felt.x + gap, top, felt.w - 2 * gap, felt.bottom() - top - gap};
}

void place_cross(const Canvas& c, Rect felt, int seats, int me, Spots& out) {
  const float badge_h = seat_panel_height(c, 1), badge_w = c.em(172);
  const bool top_seat = seats == 4;
  const float above = top_seat ? badge_h + 20 : 16;
  const float room = felt.h - above - 12;
  // The cards to the left and right reach into the rows above and below: a closer cross lets cards be larger.
  out.card_width = std::clamp(room / (kCardRatio * (top_seat ? 1.72f : 1.6f)), 50.0f, 124.0f * c.larger());
  const float cw = out.card_width, ch = card_height(cw);
  const Vec mid{felt.centre().x, felt.y + above + room / 2};
  const float dx = cw * 1.12f, dy = (room - ch) / 2;
  const float side = std::max(felt.x + 12, mid.x - dx - cw / 2 - badge_w - felt.w * 0.05f);
  const auto spot = [&](int k) -> Spot& { return out.seat[static_cast<std::size_t>((me + k) % seats)]; };
  const int left = seats - 1, right = 1;
  const float side_y = top_seat ? mid.y : mid.y - dy * 0.6f;
  spot(left).badge = {side, side_y - badge_h / 2, badge_w, badge_h};
  spot(right).badge = {2 * mid.x - side - badge_w, side_y - badge_h / 2, badge_w, badge_h};
  spot(left).card = around({mid.x - dx, side_y}, cw, ch);
  spot(right).card = around({mid.x + dx, side_y}, cw, ch);
  spot(0).card = around({mid.x, mid.y + dy}, cw, ch);
  if (top_seat) {
    spot(2).badge = {mid.x - badge_w / 2, felt.y + 12, badge_w, badge_h};
    spot(2).card = around({mid.x, mid.y - dy}, cw, ch);
  }
  for (int k = 0; k < seats; ++k) spot(k).tilt = kTilts[static_cast<std::size_t>(k)];
  const float inner = spot(left).badge.right() + 16;
  out.middle = {inner, felt.y + above, 2 * (mid.x - inner), felt.h - above - 8};
}

struct Rows {
  float width, strip, step;
  int rows, each;
};

Rows rows_of(const Canvas& c, float width, float screen_height, int cards) {
  Rows r{hand_card_width(c, width, screen_height), 0, 0, 1, cards};
  const float least = std::max(24.0f, r.width * 0.31f);
  for (r.rows = 1; r.rows < 4; ++r.rows) {
    r.each = (cards + r.rows - 1) / r.rows;
    r.strip = r.each > 1 ? (width - r.width) / static_cast<float>(r.each - 1) : r.width;
    if (r.strip >= least) break;
  }
  r.strip = std::min(r.strip, r.width * 1.05f);
  const float high = card_height(r.width);
  // Upright phones have room for whole rows; elsewhere the rows overlap and show their indices.
  r.step = screen_height > width * 1.5f && r.rows == 2 ? high + 6 : high * 0.5f;
  return r;
}

}  // namespace

Spots place_seats(const Canvas& c, Rect felt, int seats, int me) {
  Spots out;
  if (felt.w < c.em(620) || seats == 5 || c.low() || felt.h < c.em(300))
    place_row(c, felt, seats, me, c.low(), out);
  else
    place_cross(c, felt, seats, me, out);
  return out;
}

float hand_card_width(const Canvas& c, float width, float screen_height) {
  return std::clamp(std::min(width * 0.2f, screen_height * 0.145f), 48.0f, 124.0f * c.larger());
}

float hand_rows_height(const Canvas& c, float width, float screen_height, int cards) {
  const Rows r = rows_of(c, width, screen_height, std::max(1, cards));
  return kLift + 4 + card_height(r.width) + static_cast<float>(r.rows - 1) * r.step;
}

HandPlaces place_hand(const Canvas& c, Rect area, float screen_height, int cards) {
  HandPlaces out;
  if (cards == 0) return out;
  const Rows r = rows_of(c, area.w, screen_height, cards);
  out.card_width = r.width;
  const float high = card_height(r.width);
  const float bottom = area.bottom() - 2 - high;
  for (int i = 0; i < cards; ++i) {
    const int row = i / r.each, place = i % r.each;
    const int in_row = std::min(r.each, cards - row * r.each);
    const float wide = r.width + r.strip * static_cast<float>(in_row - 1);
    const float x = area.centre().x - wide / 2 + r.strip * static_cast<float>(place);
    out.cards.push_back({x, bottom - r.step * static_cast<float>(r.rows - 1 - row), r.width, high});
  }
  return out;
}

std::vector<Card> sorted(CardSet hand) {
  std::vector<Card> out;
  const auto add = [&](CardSet part) {
    const std::size_t from = out.size();
    for (const Card card : each(hand & part)) out.push_back(card);
    std::reverse(out.begin() + static_cast<std::ptrdiff_t>(from), out.end());
  };
  using french_tarot::Suit;
  for (const Suit s : {Suit::spades, Suit::hearts, Suit::clubs, Suit::diamonds, Suit::trumps}) add(cards_of(s));
  add(kExcuseOnly);
  return out;
}

}  // namespace mathom::french_tarot
