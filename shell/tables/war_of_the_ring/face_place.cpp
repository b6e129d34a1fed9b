// Battlegrounds and paths, lying: a scene, the number of the path or whose the place is, its shields, what it is worth.
#include "shell/tables/war_of_the_ring/face_art.h"
#include "shell/tables/war_of_the_ring/face_parts.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

struct Place {
  int index = 0;
  const PlaceFacts& facts;
  const FaceWords& words;
  std::vector<IconRow> rows;
  Colour band, paper, deep;
};

Place place_of(int place, const FaceWords& words, const LiveIcons& live) {
  const PlaceFacts& f = place_facts(place);
  const Counts printed{0, f.defence, 0, 0, 0, 0};
  Counts now = printed;
  if (live.known) now[0] = live.icons.attack, now[1] = live.icons.defence;
  const Colour band = f.path ? rgb(0x6B6046) : side_colour(f.side);
  return {
      place, f, words, icon_rows(now, printed), band, mix(rgb(0xF7F1E0), band, 0.06f), mix(band, rgb(0x14100A), 0.6f)};
}

// Who may come, on a dark rim: defenders at the left, attackers at the right.
void crests(const Pen& pen, const Place& p, Rect r, float size) {
  if (p.facts.path) return;
  Vec left{r.x + size * 0.6f, r.bottom() - size * 0.6f}, right{r.right() - size * 0.6f, r.bottom() - size * 0.6f};
  for (int f = 0; f < kFactions; ++f) {
    if ((p.facts.defenders >> f & 1) != 0) draw_crest(pen, static_cast<Faction>(f), left, size), left.x += size * 1.08f;
    if ((p.facts.attackers >> f & 1) != 0)
      draw_crest(pen, static_cast<Faction>(f), right, size), right.x -= size * 1.08f;
  }
}

void mark(const Pen& pen, const Place& p, Vec m, float size) {
  if (p.facts.path) return draw_path_number(pen, p.facts.number, m, size);
  draw_side(pen, p.facts.side, m, size);
}

void counts(const Pen& pen, const Place& p, Vec left, float size) {
  for (const IconRow& row : p.rows) {
    const float wide = count_width(pen, row.n, size);
    pen.box({left.x - size * 0.2f, left.y - size * 0.62f, wide + size * 0.36f, size * 1.24f}, size * 0.3f,
            rgb(0xFBF6EA, 235));
    draw_icon_row(pen, row, left, size);
    left.x += wide + size * 0.55f;
  }
}

void edge(const Pen& pen, Rect r, const Place& p, float width, float round) {
  pen.frame(grown(r, -width * 0.5f), round, p.band, width);
  if (p.facts.path) {
    // The way goes on: a broken line.
    pen.dashes(rounded_rect(grown(r, -width * 0.5f), round, 5), rgb(0xF3E6C2), width * 0.34f, width * 1.8f,
               width * 1.2f);
  } else if (p.facts.side == Side::shadow) {
    pen.frame(grown(r, -width * 1.4f), round * 0.7f, p.deep, width * 0.3f);
  }
}

void tile(const Pen& pen, float wide, const Place& p) {
  const Rect all{0, 0, wide, 72};
  const Rect art{3, 3, wide - 6, 50};
  draw_scene(pen, art, p.index);
  mark(pen, p, {14, 15}, 17);
  counts(pen, p, {27, 14.5f}, 15);
  draw_points(pen, p.facts.points, {wide - 15, 15}, 18);
  crests(pen, p, {5, 3, wide - 10, 49}, 12.5f);
  edge(pen, all, p, 3, 5);
  set_words(pen, {6, 53.5f, wide - 12, 15}, p.words.name, {ui::Face::index, 12}, 7, p.deep);
}

void body(const Pen& pen, Rect in, const Place& p) {
  if (!p.words.text.empty()) pen.paragraph({ui::Face::serif, 16}, in, p.words.text, kInk);
}
float body_height(const Pen& pen, const Place& p, float wide) {
  const float k = pen.map().scale();
  return p.words.text.empty() ? 0
                              : paragraph_height(pen.letters(), {ui::Face::serif, 16 * k}, p.words.text, wide * k) / k;
}

void zoom(const Pen& pen, float tall, const Place& p) {
  const Rect all{0, 0, 300, tall};
  edge(pen, all, p, 7, 15);
  Rect in = all.inset(14);
  const Rect art = cut_top(in, std::max(60.0f, in.h - 46 - body_height(pen, p, in.w) - 6));
  draw_scene(pen, art, p.index);
  pen.frame(art, 3, faded(p.deep, 0.7f), 1.6f);
  mark(pen, p, {art.x + 22, art.y + 23}, 32);
  counts(pen, p, {art.x + 48, art.y + 22}, 24);
  draw_points(pen, p.facts.points, {art.right() - 24, art.y + 24}, 34);
  crests(pen, p, art.inset(4), std::min(30.0f, art.h * 0.3f));
  cut_top(in, 3);
  set_words(pen, cut_top(in, 23), p.words.name, {ui::Face::serif, 20}, 16, p.deep, Align::left);
  set_words(pen, cut_top(in, 20), p.words.kind, {ui::Face::text, 16}, 16, mix(p.deep, p.band, 0.4f), Align::left);
  body(pen, in, p);
}

}  // namespace

void draw_place(const Pen& pen, Rect r, int place, const FaceWords& words, const LiveIcons& live, CardState state) {
  if (place < 0 || place >= kPlaces) return;
  const Place p = place_of(place, words, live);
  const float round = std::min(r.w, r.h) * 0.07f;
  const Pen inner = begin_card(pen, r, round, p.paper, state).through(shift({r.x, r.y}));
  if (r.w >= kZoomed) {
    const float k = r.w / 300;
    zoom(inner.through(stretch(k, k)), r.h / k, p);
  } else {
    const float k = r.h / 72;
    tile(inner.through(stretch(k, k)), r.w / k, p);
  }
  end_card(pen, r, round, mix(p.band, kCardEdge, 0.4f), state);
}

}  // namespace mathom::war_of_the_ring
