#include "shell/tables/lotr_board/pictures/things.h"

#include <algorithm>
#include <array>

#include "games/lotr_board/content/content.h"
#include "shell/tables/common/named_thing.h"
#include "shell/tables/lotr_board/layout/journey_lines.h"
#include "shell/tables/lotr_board/layout/places.h"
#include "shell/tables/lotr_board/names.h"
#include "shell/tables/lotr_board/pictures/face.h"
#include "shell/tables/lotr_board/pictures/hobbits.h"
#include "shell/tables/lotr_board/pictures/land.h"
#include "shell/tables/lotr_board/pictures/signs.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

bool draw_printed(const TableHost& host, const Pen& pen, Rect r, std::string_view word) {
  for (int print = 0; print < kPrints; ++print)
    if (facts_of(print).word == word) {
      const bool tile = print >= kFirstTile && print < kFirstGold;
      FaceWords named;
      named.name = host.say(facts_of(print).key);
      tile ? draw_tile(pen, print, r) : draw_face(pen, r, print, named);
      return true;
    }
  return false;
}

// Sauron's space, and then that of each Hobbit in the order of the seats.
bool draw_corruption(const TableHost& host, const Pen& pen, Rect r, NamedThing spaces) {
  const auto sauron = spaces.next_number();
  if (!sauron) return false;
  draw_corruption_line(pen, r, *sauron);
  for (int seat = 0; seat < kMostSeats; ++seat) {
    const auto at = spaces.next_number();
    if (!at) return spaces.which().empty();
    const Rect space = corruption_space(r, *at);
    draw_hobbit(pen, seat, {space.centre().x, r.y + r.h * 0.38f}, std::min(space.w - 2, r.h * 0.56f),
                hobbit_letters(host, seat));
  }
  return true;
}

bool draw_token(const Pen& pen, Rect r, std::string_view word) {
  static constexpr std::array<std::pair<std::string_view, Thing>, 8> kThings{{{"ring", Thing::ring},
                                                                              {"heart", Thing::heart},
                                                                              {"sun", Thing::sun},
                                                                              {"rune", Thing::rune},
                                                                              {"die", Thing::die},
                                                                              {"eye", Thing::eye},
                                                                              {"purity", Thing::purity},
                                                                              {"event", Thing::next_event}}};
  for (const auto& [name, thing] : kThings)
    if (name == word) return draw_thing(pen, thing, r.centre(), std::min(r.w, r.h)), true;
  return false;
}

}  // namespace

bool draw_named(const TableHost& host, const Pen& pen, Rect r, std::string_view words) {
  NamedThing thing(words);
  if (thing.is("card")) return draw_printed(host, pen, r, thing.which());
  if (thing.is("line")) return draw_corruption(host, pen, r, thing);
  if (thing.is("token")) return draw_token(pen, r, thing.which());
  const auto n = thing.next_number();
  if (!n || *n < 0) return false;
  const float size = std::min(r.w, r.h);
  if (thing.is("symbol") && *n <= kStar) return draw_symbol_disc(pen, *n, r.centre(), size), true;
  if (thing.is("hobbit") && *n < kMostSeats) {
    const SeatSign sign = seat_sign(*n);
    draw_person(pen, r.centre(), size / 2, hobbit_person(*n), {.colour = sign.colour, .badge = sign.badge});
    return true;
  }
  if (*n >= static_cast<int>(content().places.size())) return false;
  if (thing.is("place")) return draw_place_coin(pen, *n, r.centre(), size), true;
  if (!thing.is("land")) return false;
  pen.push_clip(r);
  draw_land(pen, r, *n);
  pen.pop_clip();
  return true;
}

}  // namespace mathom::lotr_board
