#include "shell/tables/war_of_the_ring/pictures/face_art.h"

#include <map>
#include <string>

#include "assets/assets.h"
#include "shell/tables/war_of_the_ring/pictures/cast.h"
#include "shell/tables/war_of_the_ring/pictures/signs.h"
#include "shell/ui/drawing/picture.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

// Which of the three a title has: a person or an army, put together by rows of choices, or a drawing in
// assets/pictures.
struct Drawing {
  const Person* person = nullptr;
  const Host* host = nullptr;
  Picture picture;
};

template <class T>
const T* named(std::span<const T> list, std::string_view word) {
  for (const T& t : list)
    if (t.word == word) return &t;
  return nullptr;
}

Drawing find(std::string_view word) {
  const std::string_view file = asset("pictures/war_of_the_ring/" + std::string(word) + ".svg");
  return {named(people(), word), named(hosts(), word), file.empty() ? Picture{} : read_picture(file)};
}

// Read when it is first seen: a table shows a few of them.
const Drawing& drawing_of(int title) {
  static std::map<int, Drawing> seen;
  const auto [at, fresh] = seen.try_emplace(title);
  if (fresh) at->second = find(title_names().word(title));
  return at->second;
}

}  // namespace

bool has_motif(int title) {
  const Drawing& d = drawing_of(title);
  return d.person || d.host || !d.picture.shapes.empty();
}

void draw_motif(const Pen& art, int title, const CardFacts& f) {
  const Drawing& d = drawing_of(title);
  const Brush b(art);
  if (!d.picture.shapes.empty()) return draw_picture(art, d.picture);
  if (d.person) return draw_figure(b, d.person->figure);
  if (d.host) return draw_soldiers(b, d.host->figure, d.host->shield, d.host->device, d.host->form);
  // A card that nobody has drawn yet, as in a file of one's own, shows its kind.
  draw_type(art, f.type, {0, 0}, 44, livery_of(f.faction).deep);
}

}  // namespace mathom::war_of_the_ring
