#include "shell/tables/french_tarot/layout/places.h"

#include <algorithm>
#include <cmath>

#include "shell/tables/common/hand_rows.h"

namespace mathom::french_tarot {

using namespace ui;

namespace {

constexpr std::array<float, 6> kTilts{-0.012f, 0.02f, -0.012f, 0.016f, -0.02f, 0.012f};
constexpr float kGap = 8;  // between the cards of a trick, so that tilted corners do not meet

// On a large screen the cards grow with its height.
float widest(const Canvas& c) {
  return c.phone() ? 96.0f : std::max(118.0f * c.larger(), c.scene().screen().h * 0.148f);
}

// All players in a row, each card below its owner's plate, if the table is low.
void place_row(const Canvas& c, Rect felt, int seats, int me, Spots& out) {
  const float column = felt.w / static_cast<float>(seats), gap = c.phone() ? 6.0f : 12.0f;
  const float plate_h = std::min(seat_plate_height(c), felt.h * 0.3f), plate_w = std::min(column - gap, c.em(190));
  const float room = felt.h - plate_h - gap * 2.5f;
  out.card_width = std::clamp(std::min(room / kCardRatio, column - gap), 34.0f, widest(c));
  const float ch = card_height(out.card_width), top = felt.y + gap + plate_h + gap;
  for (int k = 0; k < seats; ++k) {
    // Turn order runs from right to left; one's own place is at the right end.
    Spot& s = out.seat[static_cast<std::size_t>((me + k) % seats)];
    const float x = felt.x + column * (static_cast<float>(k == 0 ? seats - 1 : seats - 1 - k) + 0.5f);
    s.plate = {x - plate_w / 2, felt.y + gap, plate_w, plate_h};
    s.card = {x - out.card_width / 2, top, out.card_width, ch};
    s.tilt = kTilts[static_cast<std::size_t>(k)];
    s.speech = SpeechSide::below;
  }
  out.middle = {felt.x + gap, top - gap / 2, felt.w - 2 * gap, felt.bottom() - top};
}

// Upright: plates above the cards of the others, one's own at the bottom left.
void place_narrow(const Canvas& c, Rect felt, int seats, int me, bool bidding, Spots& out) {
  const auto spot = [&](int k) -> Spot& { return out.seat[static_cast<std::size_t>((me + k) % seats)]; };
  const float gap = 6, plate_h = std::min(seat_plate_height(c), felt.h * 0.16f);
  const int across = seats == 5 ? 4 : 3;
  const float column = (felt.w - gap) / static_cast<float>(across);
  // Rows from the top: plate, others' cards, one's own; with four, the one in the middle begins higher.
  const float room = felt.h - plate_h - 5 * gap;
  const float sides = seats == 4 ? (felt.h - 3 * plate_h - 7 * gap) / kCardRatio : 1e9f;
  out.card_width = std::min({(room / 2) / kCardRatio, column - gap, widest(c), sides});
  const float cw = out.card_width, ch = card_height(cw), top = felt.y + gap, first = top + plate_h + gap;
  const float middle = felt.centre().x;
  spot(0).card = {middle - cw / 2, first + ch + gap, cw, ch};
  const float wing = (felt.w - cw) / 2 - 2 * gap;
  const float own_w = std::min({c.em(160), wing, felt.w * 0.42f});
  const float own_y = felt.bottom() - plate_h - gap;
  spot(0).plate = {felt.x + gap, own_y, own_w, plate_h};
  for (int k = 1; k < seats; ++k) {
    // With four, the one in the middle sits higher than the two at the sides.
    const bool high = seats == 4 && k == 2, wing_seat = seats < 5 && !high;
    Spot& s = spot(k);
    const float way = k == 1 ? 1.0f : -1.0f,
                in_row = felt.x + gap / 2 + column * (static_cast<float>(across - k) + 0.5f);
    const float centre = high ? middle : wing_seat ? middle + way * (felt.w - wing - 2 * gap) / 2 : in_row;
    const float wide = seats == 5 ? column - gap
                       : high     ? std::min(c.em(150), felt.w * 0.4f)
                                  : std::min(wing, c.em(160));
    s.plate = {centre - wide / 2, seats == 4 && !high ? first : top, wide, plate_h};
    const float card_x = high ? middle : wing_seat ? middle + way * (cw + kGap) : in_row;
    s.card = {card_x - cw / 2, seats == 4 && !high ? first + plate_h + gap : first, cw, ch};
    // Next to the one in the middle there is room above the two others.
    s.speech = seats == 4 && !high ? SpeechSide::above : SpeechSide::below;
  }
  for (int k = 0; k < seats; ++k) spot(k).tilt = kTilts[static_cast<std::size_t>(k)];
  const float said = bidding && seats != 4 ? c.em(15) * 2.4f : 0;  // their words are below their plates
  out.middle = {felt.x + gap, first + (seats == 4 ? plate_h + gap : said), felt.w - 2 * gap, 0};
  out.middle.h = own_y - gap - out.middle.y;
}

// The cards of a cross: how large they are, and where its parts lie.
struct Cross {
  int seats;
  float cw, ch, high, reach;  // reach: from the middle to the sides' cards
  Vec mid;
  float top() const { return mid.y - high / 2; }
  float side_y() const { return seats == 3 ? top() : mid.y - ch / 2; }
  // Of the seat `k` places further on.
  Rect card(int k) const {
    if (k == 0) return {mid.x - cw / 2, top() + high - ch, cw, ch};
    if (k == 1) return {mid.x + reach - cw / 2, side_y(), cw, ch};
    if (k == seats - 1) return {mid.x - reach - cw / 2, side_y(), cw, ch};
    const float aside = seats == 5 ? (k == 2 ? 0.5f : -0.5f) * (cw + kGap) : 0.0f;
    return {mid.x + aside - cw / 2, top(), cw, ch};
  }
};

Cross cross_in(const Canvas& c, Rect felt, int seats, float above) {
  const float room = felt.h - above - 8;
  // Three lie as a V: the sides reach into the row of one's own card.
  const float rows = seats == 3 ? 1.55f : 2.0f, across = seats == 5 ? 4.0f : 3.0f;
  const float wide = felt.w - 2 * (std::min(c.em(190), felt.w * 0.24f) + 20);
  Cross x{seats, 0, 0, 0, 0, {}};
  x.cw = std::min({(room - kGap) / rows / kCardRatio, (wide - kGap * across) / across, widest(c)});
  x.ch = card_height(x.cw);
  x.high = x.ch * rows + kGap;
  x.reach = (seats == 5 ? 1.5f : 1.0f) * (x.cw + kGap);
  x.mid = {felt.centre().x, felt.y + above + std::max(x.high, room) / 2 - (room - x.high) * 0.12f};
  return x;
}

// During the bids on a table that is not wide: the others are in a row at the top, so that the bids have the room
// below.
void place_top_row(const Canvas& c, Rect felt, int seats, int me, float plate_w, Spots& out) {
  const float plate_h = std::min(seat_plate_height(c), felt.h * 0.2f), said = c.em(18) * 1.9f + 14;
  const auto n = static_cast<float>(seats - 1);
  const float wide = std::min(plate_w, (felt.w - 28 - (n - 1) * 10) / n),
              step = (felt.w - 28 - wide) / std::max(1.0f, n - 1);
  for (int k = 1; k < seats; ++k) {
    Spot& s = out.seat[static_cast<std::size_t>((me + k) % seats)];
    s.plate = {felt.x + 14 + step * static_cast<float>(seats - 1 - k), felt.y + 8, wide, plate_h};
    s.fan = false;
    s.speech = SpeechSide::below;
  }
  const Rect own = out.seat[static_cast<std::size_t>(me)].plate;
  const float top = felt.y + 8 + plate_h + said;
  out.middle = {own.right() + 16, top, felt.right() - 14 - own.right() - 16, felt.bottom() - 8 - top};
  out.worth = {};
}

// Plates around a cross of cards that lies in the middle.
void place_cross(const Canvas& c, Rect felt, int seats, int me, bool bidding, Spots& out) {
  const float plate_h = std::min(seat_plate_height(c), felt.h * 0.2f), fan = seat_fan_height(c);
  const auto spot = [&](int k) -> Spot& { return out.seat[static_cast<std::size_t>((me + k) % seats)]; };
  const float above = seats > 3 ? plate_h + fan + 10 : 10.0f;
  const Cross x = cross_in(c, felt, seats, above);
  out.card_width = x.cw;
  const int left = seats - 1, right = 1;
  const float plate_w = std::min(c.em(190), (felt.w - 2 * (x.reach + x.cw / 2)) / 2 - 28);
  // On a wide table, near the trick.
  float edge = std::max(felt.x + 14, x.mid.x - x.reach - x.cw / 2 - plate_w - std::max(28.0f, felt.w * 0.06f));
  // Bids in two columns need this much between the plates.
  if (bidding) edge = std::max(felt.x + 14, std::min(edge, x.mid.x - c.em(270) - plate_w - 20));
  const float plate_y = std::max(felt.y + 8, x.side_y() + x.ch * 0.30f - plate_h / 2 - fan);
  spot(left).plate = {edge, plate_y, plate_w, plate_h};
  spot(right).plate = {2 * x.mid.x - edge - plate_w, plate_y, plate_w, plate_h};
  for (int k = 2; k < left; ++k) {
    const float at = x.mid.x + (seats == 5 ? (k == 2 ? 1.0f : -1.0f) * (plate_w / 2 + 12) : 0.0f);
    spot(k).plate = {at - plate_w / 2, x.top() - fan - 8 - plate_h, plate_w, plate_h};
  }
  const float own_y = std::min(felt.bottom() - plate_h - 14,
                               std::max(spot(left).plate.bottom() + fan + 12, x.card(0).bottom() - plate_h));
  spot(0).plate = {edge + (seats == 5 ? 0.0f : 6.0f), own_y, plate_w, plate_h};
  for (int k = 0; k < seats; ++k) {
    Spot& s = spot(k);
    s.card = x.card(k);
    s.tilt = kTilts[static_cast<std::size_t>(k)];
    s.fan = k != 0;
    s.speech = k > 1 && k < left ? (k == 2 ? SpeechSide::right : SpeechSide::left) : SpeechSide::above;
  }
  // Below the plate at the right is room for what a hand is worth: while one bids no card lies there.
  const Rect corner = spot(right).plate;
  const float from = corner.bottom() + fan + 10, to = felt.bottom() - 10;
  if (to - from > c.em(116))
    out.worth = {corner.x - 10, from, std::min(plate_w + 24, felt.right() - 8 - corner.x + 10),
                 std::min(to - from, c.em(172))};
  const float inner = edge + plate_w + 20;
  out.middle = {inner, felt.y + above, 2 * (x.mid.x - inner), felt.h - above - 8};
  if (bidding && out.middle.w < c.em(480)) place_top_row(c, felt, seats, me, plate_w, out);
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
  // Upright phones have room for most of each row; elsewhere the rows overlap and show their indices.
  r.step = screen_height > width * 1.5f && r.rows == 2 ? high * 0.72f : high * 0.5f;
  return r;
}

bool parts(Card a, Card b) { return suit_of(a) != suit_of(b) && b != kExcuse; }

}  // namespace

Spots place_seats(const Canvas& c, Rect felt, int seats, int me, bool bidding) {
  Spots out;
  if (c.low() || felt.h < 250) {
    place_row(c, felt, seats, me, out);
  } else if (felt.w < c.em(620)) {
    place_narrow(c, felt, seats, me, bidding, out);
    if (out.card_width < 48) place_row(c, felt, seats, me, out);
  } else {
    place_cross(c, felt, seats, me, bidding, out);
    if (out.card_width < 48) place_row(c, felt, seats, me, out);
  }
  return out;
}

BidRow bid_row(const Canvas& c, Rect r, bool taken) {
  BidRow out;
  Rect in{r.x + c.em(12), r.y + 3, r.w - c.em(18), r.h - 6};
  // If a coin does not fit, the number is behind the name.
  if (taken && r.w >= c.em(120)) {
    out.coin = cut_right(in, std::min(in.h, 38.0f * c.larger()) + 4);
    if (in.w > c.em(250)) out.dog = cut_right(in, std::min(c.em(92), in.w * 0.26f));
  }
  out.name = cut_top(in, std::min(in.h * 0.47f, c.letters().line_height(c.strong()) + 2));
  out.note = in;
  return out;
}

float hand_card_width(const Canvas& c, float width, float screen_height) {
  return std::clamp(std::min(width * 0.2f, screen_height * 0.145f), 48.0f,
                    std::max(124.0f * c.larger(), screen_height * 0.14f));
}

float hand_rows_height(const Canvas& c, float width, float screen_height, int cards) {
  const Rows r = rows_of(c, width, screen_height, std::max(1, cards));
  return hand_lift(c) + 4 + card_height(r.width) + static_cast<float>(r.rows - 1) * r.step;
}

HandPlaces place_hand(const Canvas& c, Rect area, float screen_height, const std::vector<Card>& hand) {
  HandPlaces out;
  const auto cards = static_cast<int>(hand.size());
  if (cards == 0) return out;
  const Rows r = rows_of(c, area.w, screen_height, cards);
  out.card_width = r.width;
  const float high = card_height(r.width);
  const float bottom = area.bottom() - 2 - high;
  for (int row = 0; row < r.rows; ++row) {
    const int from = row * r.each, to = std::min(cards, from + r.each);
    if (from >= to) break;
    const auto count = static_cast<float>(to - from - 1);
    int gaps = 0;
    for (int i = from + 1; i < to; ++i) gaps += parts(hand[at(i - 1)], hand[at(i)]);
    // The gaps take what the strips can spare; rows that overlap keep their columns.
    const float least = r.rows == 1 ? std::max(24.0f, r.width * 0.31f) : 31.0f, room = area.w - r.width,
                n = static_cast<float>(gaps);
    const float gap = gaps > 0 && (r.rows == 1 || r.step > high * 0.6f)
                          ? std::clamp((room - least * count) / n, 0.0f, r.width * 0.13f)
                          : 0.0f;
    const float strip = count > 0 ? std::min(r.strip, (room - gap * n) / count) : 0.0f;
    float x = area.centre().x - (r.width + strip * count + gap * n) / 2;
    for (int i = from; i < to; ++i) {
      if (i > from) x += strip + (parts(hand[at(i - 1)], hand[at(i)]) ? gap : 0.0f);
      out.cards.push_back({x, bottom - r.step * static_cast<float>(r.rows - 1 - row), r.width, high});
    }
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
