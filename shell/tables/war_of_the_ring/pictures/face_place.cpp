// Battlegrounds and paths, lying: a scene, the number of the path or the owner of the place, its shields, its points.
#include "shell/tables/war_of_the_ring/pictures/face_art.h"
#include "shell/tables/war_of_the_ring/pictures/face_parts.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

struct Place {
  int index = 0;
  const PlaceFacts& facts;
  const FaceWords& words;
  std::vector<IconRow> rows;
  bool bare;  // its own shields are crossed out
  Colour band, paper, deep;
};

Place place_of(int place, const PlaceFacts& f, const FaceWords& words, const LiveIcons& live) {
  const bool bare = live.known && live.bare;
  // On a path an attack is a skull, a defence a helmet.
  const auto attack = static_cast<std::size_t>(f.path ? Sign::skull : Sign::attack);
  const auto defence = static_cast<std::size_t>(f.path ? Sign::helmet : Sign::defence);
  Counts printed{};
  printed[defence] = bare ? 0 : f.defence;
  Counts now = printed;
  if (live.known) now[attack] = live.icons.attack, now[defence] = live.icons.defence;
  const Colour band = f.path ? rgb(0x6B6046) : side_colour(f.side);
  return {place,
          f,
          words,
          icon_rows(now, printed),
          bare,
          band,
          mix(rgb(0xF7F1E0), band, 0.06f),
          mix(band, rgb(0x14100A), 0.6f)};
}

// The factions that may come, on a dark rim: defenders at the left, attackers at the right.
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

// Where they end.
float counts(const Pen& pen, const Place& p, Vec left, float size) {
  for (const IconRow& row : p.rows) {
    const float wide = count_width(pen, row.n, size);
    pen.box({left.x - size * 0.2f, left.y - size * 0.62f, wide + size * 0.36f, size * 1.24f}, size * 0.3f,
            rgb(0xFBF6EA, 235));
    draw_icon_row(pen, row, left, size);
    left.x += wide + size * 0.55f;
  }
  if (p.bare) {
    const Vec m{left.x + size * 0.42f, left.y};
    pen.box({left.x - size * 0.2f, left.y - size * 0.62f, size * 1.24f, size * 1.24f}, size * 0.3f, rgb(0xFBF6EA, 235));
    draw_sign(pen, p.facts.path ? Sign::helmet : Sign::defence, m, size * 0.76f);
    const Vec across[] = {m + Vec{-size * 0.5f, size * 0.5f}, m + Vec{size * 0.5f, -size * 0.5f}};
    pen.stroke(across, rgb(0xA5271D), size * 0.13f, false);
    left.x += size * 1.2f;
  }
  return left.x;
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

// Its kind and what counts there, readable on a sunk card too.
void tile_signs(const Pen& pen, float wide, const Place& p) {
  mark(pen, p, {14, 15}, 17);
  const float end = counts(pen, p, {27, 14.5f}, 15);
  draw_points(pen, p.facts.points, {wide - 15, end > wide - 21 ? 36.0f : 15.0f}, 18);
}

void tile(const Pen& pen, float wide, float tall, const Place& p) {
  Rect in = Rect{0, 0, wide, tall}.inset(3);
  const Rect name = cut_bottom(in, wide < 90 ? 25.0f : 16.0f);
  draw_scene(pen, in, p.index);
  tile_signs(pen, wide, p);
  crests(pen, p, in.inset(1), 12.5f);
  edge(pen, {0, 0, wide, tall}, p, 3, 5);
  set_words(pen, {6, name.y + 0.5f, wide - 12, name.h - 1}, p.words.name, {ui::Face::index, 12}, 6.5f, p.deep);
}

// Too small for words: its kind and its points.
void chip(const Pen& pen, float wide, float tall, const Place& p) {
  draw_scene(pen, Rect{0, 0, wide, tall}.inset(3), p.index);
  edge(pen, {0, 0, wide, tall}, p, 4, 6);
  const float size = std::min(wide, tall) * 0.44f;
  const bool lying = wide > tall;
  mark(pen, p, lying ? Vec{wide * 0.28f, tall / 2} : Vec{wide / 2, tall * 0.3f}, size);
  draw_points(pen, p.facts.points, lying ? Vec{wide * 0.72f, tall / 2} : Vec{wide / 2, tall * 0.7f}, size);
}

// Everything in words: below the scene on a standing card, on a smaller scene on a lying one.
void zoom(const Pen& pen, float tall, const Place& p) {
  const Rect all{0, 0, 300, tall};
  const bool lying = tall < 300;
  edge(pen, all, p, 7, 15);
  Rect in = all.inset(lying ? 11 : 15);
  const float k = pen.map().scale();
  ui::Type body{ui::Face::serif, lying ? 16.0f : 20.0f};
  const auto high = [&] {
    return p.words.text.empty() ? 0
                                : paragraph_height(pen.letters(), {body.face, body.px * k}, p.words.text, in.w * k) / k;
  };
  const ui::Type kind{ui::Face::text, 16};
  const float kinds = lying ? 0 : paragraph_height(pen.letters(), {kind.face, kind.px * k}, p.words.kind, in.w * k) / k;
  const float head = lying ? 26 : 35 + kinds;
  while (body.px > 16 && in.h - head - high() < in.w * 0.62f) body.px -= 0.5f;
  const Rect art = cut_top(in, std::max(56.0f, in.h - head - high() - 4));
  draw_scene(pen, art, p.index);
  pen.frame(art, 3, faded(p.deep, 0.7f), 1.6f);
  mark(pen, p, {art.x + 22, art.y + 23}, 32);
  counts(pen, p, {art.x + 48, art.y + 22}, 24);
  draw_points(pen, p.facts.points, {art.right() - 24, art.y + 24}, 36);
  crests(pen, p, art.inset(4), std::min(lying ? 26.0f : 36.0f, art.h * 0.34f));
  cut_top(in, 3);
  set_words(pen, cut_top(in, lying ? 23 : 31), p.words.name, {ui::Face::serif, lying ? 21.0f : 26.0f}, 16, p.deep,
            Align::left);
  // A lying card has its kind on its scene.
  if (!lying) pen.paragraph(kind, cut_top(in, kinds), p.words.kind, mix(p.deep, p.band, 0.4f));
  if (!p.words.text.empty()) pen.paragraph(body, in, p.words.text, kInk);
}

}  // namespace

void draw_place(const Pen& pen, Rect r, int place, const FaceWords& words, const LiveIcons& live, CardState state) {
  if (place < 0 || place >= kPlaces) return;
  const Place p = place_of(place, words.catalog->place_facts(place), words, live);
  const float round = std::min(r.w, r.h) * 0.07f;
  const Pen inner = begin_card(pen, r, round, p.paper, state).through(shift({r.x, r.y}));
  // Lying it is as wide as its height lets it be, standing it is as high as it is given.
  const float k = r.w >= kZoomed ? r.w / 300 : std::min(r.h / 72, r.w / 88);
  const Pen units = inner.through(stretch(k, k));
  const float wide = r.w / k, tall = r.h / k;
  if (r.w >= kZoomed)
    zoom(units, tall, p);
  else if (std::min(r.w, r.h) < 40 || r.w < kNamed)
    chip(units, wide, tall, p);
  else
    tile(units, wide, tall, p);
  if (state == CardState::sunk && r.w < kZoomed && r.w >= kNamed && r.h >= 40)
    tile_signs(units.veiled(rgb(0xA4AA9E), 0.08f), wide, p);
  end_card(pen, r, round, mix(p.band, kCardEdge, 0.4f), state);
}

void draw_place_chip(const Pen& pen, Rect r, const PlaceFacts& facts) {
  const FaceWords nothing;
  const Place p = place_of(-1, facts, nothing, {});
  pen.box(r, r.h * 0.2f, p.paper);
  pen.frame(grown(r, -1), r.h * 0.2f, p.band, 2);
  const float high = std::min(r.h, r.w * 0.5f);
  mark(pen, p, {r.x + high * 0.52f, r.centre().y}, high * 0.7f);
  draw_points(pen, p.facts.points, {r.x + high * 1.34f, r.centre().y}, high * 0.72f);
}

}  // namespace mathom::war_of_the_ring
