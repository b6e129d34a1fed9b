#include "shell/tables/war_of_the_ring/pictures/face_art.h"
#include "shell/tables/war_of_the_ring/pictures/scene_parts.h"
#include "shell/tables/war_of_the_ring/pictures/signs.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

using Draw = void (*)(const Pen&);

Draw scene_of(int place) {
  static const std::vector<Draw> kAll = [] {
    std::vector<Draw> all;
    for (int i = 0; i < place_names().size(); ++i) {
      Draw found = nullptr;
      for (const auto list : {battlegrounds(), roads_west(), roads_east()})
        for (const Scene& s : list)
          if (s.word == place_names().word(i)) found = s.draw;
      all.push_back(found);
    }
    return all;
  }();
  return kAll[static_cast<std::size_t>(place)];
}

}  // namespace

bool has_scene(int place) { return scene_of(place) != nullptr; }

void draw_scene(const Pen& pen, Rect r, int place) {
  pen.push_clip(r);
  const float k = std::max(r.w / kScene.w, r.h / kScene.h);
  const Pen p = pen.through(shift({r.centre().x - kScene.w / 2 * k, r.bottom() - kScene.h * k}) * stretch(k, k));
  if (const Draw draw = scene_of(place)) {
    draw(p);
  } else {
    // A place that nobody has drawn yet: hills.
    parts::sky(p, rgb(0x9CC3DE), rgb(0xF2EAD0));
    parts::ridge(p, parts::Ridge::hills, rgb(0x9CBE86), rgb(0x5E8A5A));
  }
  pen.pop_clip();
}

}  // namespace mathom::war_of_the_ring
