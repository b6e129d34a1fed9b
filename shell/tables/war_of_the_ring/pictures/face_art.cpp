#include "shell/tables/war_of_the_ring/pictures/face_art.h"

#include "shell/tables/war_of_the_ring/pictures/motifs.h"
#include "shell/tables/war_of_the_ring/pictures/signs.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

struct Drawing {
  const Person* person = nullptr;
  const Host* host = nullptr;
  const Motif* motif = nullptr;
};

template <class T>
const T* named(std::span<const T> list, std::string_view word) {
  for (const T& t : list)
    if (t.word == word) return &t;
  return nullptr;
}

Drawing find(std::string_view word) {
  Drawing d{named(people(), word), named(hosts(), word), nullptr};
  for (const auto list : {creatures(), engines(), things_borne(), tales()})
    if (!d.motif) d.motif = named(list, word);
  return d;
}

const Drawing& drawing_of(int title) {
  static const std::vector<Drawing> kAll = [] {
    std::vector<Drawing> all;
    for (int i = 0; i < title_names().size(); ++i) all.push_back(find(title_names().word(i)));
    return all;
  }();
  return kAll[static_cast<std::size_t>(title)];
}

}  // namespace

bool has_motif(int title) {
  const Drawing& d = drawing_of(title);
  return d.person || d.host || d.motif;
}

void draw_motif(const Pen& art, int title, const CardFacts& f) {
  const Drawing& d = drawing_of(title);
  const Brush b(art);
  if (d.motif) return d.motif->draw(b);
  if (d.person) return draw_figure(b, d.person->figure);
  if (d.host) return draw_soldiers(b, d.host->figure, d.host->shield, d.host->device, d.host->form);
  // A card that nobody has drawn yet, as in a file of one's own, shows its kind.
  draw_type(art, f.type, {0, 0}, 44, livery_of(f.faction).deep);
}

}  // namespace mathom::war_of_the_ring
