#include "shell/tables/war_of_the_ring/pictures/things.h"

#include <algorithm>
#include <array>

#include "games/war_of_the_ring/cards/catalog.h"
#include "rules/registry.h"
#include "shell/tables/common/named_thing.h"
#include "shell/tables/war_of_the_ring/pictures/face.h"
#include "shell/tables/war_of_the_ring/pictures/signs.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

const Game& printed_game() { return *find_game("war_of_the_ring"); }

bool draw_card_named(const TableHost& host, const Pen& pen, Rect r, std::string_view word) {
  const Catalog& catalog = catalog_of(printed_game());
  for (int print = 0; print < kCards; ++print)
    if (catalog.facts_of(static_cast<CardDef>(print)).id == word)
      return draw_face(pen, r, print, face_words(host, printed_game(), print)), true;
  return false;
}

bool draw_place_named(const TableHost& host, const Pen& pen, Rect r, std::string_view word) {
  const int place = place_names().find(word);
  if (place < 0) return false;
  draw_place(pen, r, place, face_words(host, printed_game(), kFirstPlace + place));
  return true;
}

bool draw_count_named(const Pen& pen, Rect r, NamedThing thing) {
  static constexpr std::array<std::pair<std::string_view, Sign>, 4> kCounts{
      {{"attack", Sign::attack}, {"defence", Sign::defence}, {"helmet", Sign::helmet}, {"skull", Sign::skull}}};
  for (const auto& [word, sign] : kCounts) {
    if (!thing.is(word)) continue;
    const auto n = thing.next_number();
    if (!n) return false;
    draw_count(pen, sign, *n, {r.centre().x - count_width(pen, *n, r.h) / 2, r.centre().y}, r.h, true);
    return true;
  }
  return false;
}

}  // namespace

bool draw_named(const TableHost& host, const Pen& pen, Rect r, std::string_view words) {
  NamedThing thing(words);
  const float size = std::min(r.w, r.h);
  if (thing.is("card")) return draw_card_named(host, pen, r, thing.which());
  if (thing.is("place")) return draw_place_named(host, pen, r, thing.which());
  if (thing.is("ring")) return draw_ring(pen, r.centre(), size, false), true;
  if (thing.is("corruption")) return draw_corruption(pen, r.centre(), size), true;
  const Side side = thing.which() == "shadow" ? Side::shadow : Side::free_peoples;
  if (thing.is("side")) return draw_side(pen, side, r.centre(), size), true;
  if (thing.is("back")) return draw_back(pen, r, side), true;
  if (!thing.is("points")) return draw_count_named(pen, r, thing);
  const auto n = thing.next_number();
  if (n) draw_points(pen, *n, r.centre(), size);
  return n.has_value();
}

}  // namespace mathom::war_of_the_ring
