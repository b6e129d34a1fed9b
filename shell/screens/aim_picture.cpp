// The drawings on the pages that say what a game is about. The kit draws the things of the game. People, arrows, words
// and numbers are the same in every game.
#include <algorithm>
#include <optional>

#include "shell/lessons/course.h"
#include "shell/screens/aim.h"
#include "shell/services/words.h"
#include "shell/tables/common/named_thing.h"
#include "shell/tables/kit.h"
#include "shell/tables/table_host.h"
#include "shell/ui/people/person.h"

namespace mathom {

using namespace ui;

namespace {

constexpr float kBoxWide = 320;  // the drawings are laid out on a box of 320 by 180

void draw_arrow(const Pen& pen, Rect r) {
  const float y = r.centre().y, half = r.h / 2, shaft = r.h * 0.19f, neck = r.right() - std::min(r.h, r.w * 0.6f);
  const Vec body[] = {{r.x, y - shaft}, {neck, y - shaft}, {neck, y + shaft}, {r.x, y + shaft}};
  const Vec head[] = {{neck, y - half}, {r.right(), y}, {neck, y + half}};
  pen.convex(body, kGold);
  pen.convex(head, kGold);
}

// A name, the number of the seat, and "crown" for the player against the others.
bool draw_face_of(const Pen& pen, Rect r, NamedThing thing) {
  const Person person = person_of(thing.next());
  const auto seat = thing.next_number();
  if (!seat) return false;
  const SeatSign sign = seat_sign(*seat);
  const bool crown = thing.next() == "crown";
  draw_person(pen, r.centre(), std::min(r.w, r.h) / 2, person,
              {.colour = sign.colour, .badge = sign.badge, .crown = crown});
  return true;
}

// Returns a thing that every game has, `k` times as large as in the box; nothing if it is another thing.
std::optional<bool> draw_common(const Services& use, const Canvas& c, Rect r, float k, const Course& course,
                                std::string_view words) {
  NamedThing thing(words);
  if (thing.is("face")) return draw_face_of(c.pen(), r, thing);
  if (thing.is("arrow")) return draw_arrow(c.pen(), r), true;
  if (thing.is("frame")) return c.pen().frame(r, 6, kGold, 3), true;
  if (thing.is("box")) return c.pen().box(r, 8, rgb(0x0A1712, 170)), true;
  if (thing.is("number")) {
    c.pen().text({Face::strong, r.h}, r, thing.which(), kGold, Align::centre);
    return true;
  }
  if (!thing.is("says")) return std::nullopt;
  const std::string key = course.game + ".aim." + std::string(thing.which());
  if (!use.words.texts().has(key)) return false;
  c.fitted("", r, {Face::strong, std::max(c.small_strong().px, 11 * k)}, use.words.say(key), kText, Align::centre);
  return true;
}

}  // namespace

bool draw_aim(const Services& use, const Canvas& page_canvas, Rect r, const Course& course, const AimPage& page) {
  const Canvas c = page_canvas.painted();
  const Pen& ground = c.pen();
  ground.push_clip(r);
  ground.box(r, 10, downwards(kFeltLight, kFeltDark, r));
  const Kit& kit = kit_of(course.game);
  const float k = r.w / kBoxWide;
  bool known = true;
  for (const AimThing& thing : page.picture) {
    const Rect at{r.x + thing.at[0] * k, r.y + thing.at[1] * k, thing.at[2] * k, thing.at[3] * k};
    const Vec m = at.centre();
    const bool turned = thing.turn != 0;
    const Pen pen = turned ? ground.through(shift(m) * turn(thing.turn * kPi / 180) * shift(m * -1.0f)) : ground;
    if (const auto common = turned ? std::nullopt : draw_common(use, c, at, k, course, thing.thing)) {
      known = known && *common;
      continue;
    }
    if (turned && NamedThing(thing.thing).is("arrow")) {
      draw_arrow(pen, at);
      continue;
    }
    known = kit.draw_thing && kit.draw_thing(use.host, pen, at, thing.thing) && known;
  }
  ground.pop_clip();
  ground.frame(grown(r, -1), 10, kGoldDeep, 2);
  return known;
}

}  // namespace mathom
