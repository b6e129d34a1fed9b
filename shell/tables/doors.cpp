#include "shell/tables/doors.h"

#include "shell/tables/kit.h"
#include "shell/ui/cards/card_face.h"

namespace mathom {

using namespace ui;

namespace {

void draw_backs(const Pen& pen, Rect r) {
  pen.box(r, 1, downwards(kFeltLight, kFeltDark, r));
  const float high = r.h * 0.8f;
  for (int i = -1; i <= 1; ++i) {
    const Vec m = r.centre() + Vec{static_cast<float>(i) * high * 0.34f, 0};
    const Rect card = around(m, high / kCardRatio, high);
    draw_card_back(pen.through(shift(m) * turn(static_cast<float>(i) * 0.16f) * shift(m * -1.0f)), card);
  }
}

}  // namespace

void draw_door(const TableHost& host, const Pen& by, Rect r, std::string_view game) {
  const Pen pen = by.painted();
  pen.push_clip(r);
  if (const Door& door = door_of(game); door.draw)
    door.draw(host, pen, r);
  else
    draw_backs(pen, r);
  pen.pop_clip();
}

void draw_rule_set(const TableHost& host, const Pen& pen, Rect r, std::string_view game, std::string_view set) {
  const Kit& kit = kit_of(game);
  if (!kit.draw_rule_set || !kit.draw_rule_set(pen.painted(), r, set)) draw_door(host, pen, r, game);
}

}  // namespace mathom
