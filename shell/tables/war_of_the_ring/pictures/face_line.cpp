// A card in play that has no room to stand: a line with its picture, its name and the numbers that count there.
#include <algorithm>

#include "shell/tables/war_of_the_ring/pictures/face.h"
#include "shell/tables/war_of_the_ring/pictures/face_parts.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr float kLineRound = 5;

bool counts_at(war_of_the_ring::Sign sign, bool on_path) {
  const bool of_path = sign == war_of_the_ring::Sign::helmet || sign == war_of_the_ring::Sign::skull;
  return of_path == on_path;
}

}  // namespace

void draw_card_line(const Pen& pen, Rect r, int print, const FaceWords& words, CardState state, const LiveIcons& live,
                    bool on_path) {
  if (print < 0 || print >= kCards) return draw_card_back(pen, r);
  const CardFacts& facts = words.catalog->facts_of(static_cast<CardDef>(print));
  const Livery& livery = livery_of(facts.faction);
  const Side side = side_of(facts.faction);
  const Counts printed = counts_of(facts.icons, side);
  std::vector<IconRow> rows = icon_rows(live.known ? counts_of(live.icons, side) : printed, printed);
  std::erase_if(rows, [&](const IconRow& row) { return !counts_at(row.sign, on_path); });
  const Paint paper = downwards(livery.paper, mix(livery.paper, kCardShade, 0.7f), r);
  const Pen in = begin_card(pen, r, kLineRound, paper, state);
  Rect left = r.inset(2);
  // In a short line the name has its room.
  if (r.w >= 150) draw_picture(in, cut_left(left, std::min(left.h, r.w * 0.22f)), print, *words.catalog);
  const float size = std::clamp(r.h * 0.5f, kLeastType, 16.0f);
  float wide = 0;
  for (const IconRow& row : rows) wide += count_width(in, row.n, size) + 5;
  Rect numbers = cut_right(left, wide + 6);
  for (const IconRow& row : rows) {
    const float x = numbers.x;
    draw_icon_row(in, row, {x, numbers.centre().y}, size);
    cut_left(numbers, count_width(in, row.n, size) + 5);
  }
  cut_left(left, 5), cut_right(left, 4);
  // A word that is too long for its line would reach into the numbers: letters shrink before it does.
  set_words(in, left, words.name, {ui::Face::index, 14}, 7, livery.deep, Align::left);
  in.frame(grown(r, -1), kLineRound, livery.band, 2);
  // The Shadow has a second line, which is seen without any colour.
  if (side == Side::shadow) in.frame(grown(r, -3), kLineRound - 2, faded(livery.deep, 0.6f), 0.8f);
  end_card(pen, r, kLineRound, mix(livery.band, kCardEdge, 0.4f), state);
}

}  // namespace mathom::war_of_the_ring
