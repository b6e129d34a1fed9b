// A trick on the table: who leads and how many play make no difference to what can be read of it.
#include <catch2/catch_test_macros.hpp>

#include "shell/inspector.h"
#include "shell/tables/french_tarot/layout/places.h"

using namespace mathom;
using namespace mathom::test;
namespace tarot = mathom::french_tarot;

namespace {

constexpr float kTilted = 4;  // what the corners of a tilted card reach beyond its place

// All cards of a trick are there: whichever was laid last, it must lie over no index and over no plate.
void look_at_places(const ui::Canvas& c, ui::Rect felt, int seats, const std::string& where, Faults& faults) {
  for (int me = 0; me < seats; ++me) {
    const tarot::Spots spots = tarot::place_seats(c, felt, seats, me);
    for (std::size_t a = 0; a < static_cast<std::size_t>(seats); ++a) {
      const ui::Rect card = spots.seat[a].card;
      const ui::Rect index{card.x, card.y, card.w * 0.42f, card.h * 0.4f};
      const ui::Rect inside = card.intersect(felt);
      if (inside.w < card.w - 1 || inside.h < card.h - 1) faults.add("a card reaches out of the felt", where);
      if (card.w < 34) faults.add("a card is too small", where);
      for (std::size_t b = 0; b < static_cast<std::size_t>(seats); ++b) {
        if (a != b && ui::grown(spots.seat[b].card, kTilted).overlaps(index)) faults.add("an index is covered", where);
        const ui::Rect both = spots.seat[b].plate.intersect(card);
        if (both.w > 1 && both.h > 1) faults.add("a plate lies over a card", where);
        if (a < b && spots.seat[a].plate.overlaps(spots.seat[b].plate)) faults.add("plates lie over each other", where);
      }
    }
  }
}

}  // namespace

TEST_CASE("the index of every card in a trick is wholly visible at every size", "[french_tarot][trick]") {
  Faults faults;
  for (const float scale : kScales)
    for (const Size size : kSizes) {
      Stage stage(scaled(scale, "en"));
      stage.size(size.w, size.h);
      stage.settle();
      const ui::Canvas c(stage.scene(), stage.app().letters(), scale);
      const float wide = size.w >= 1000 ? size.w - 280 * std::max(1.0f, scale) : size.w;
      for (const float part : {0.3f, 0.4f, 0.5f, 0.6f})
        for (int seats = 3; seats <= 5; ++seats)
          look_at_places(c, {8, 60, wide - 16, size.h * part}, seats,
                         name_of(size, scale) + ", " + std::to_string(seats) + " players", faults);
    }
  faults.report();
}
