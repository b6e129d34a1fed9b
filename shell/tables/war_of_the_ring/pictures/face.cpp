#include "shell/tables/war_of_the_ring/pictures/face.h"

#include <algorithm>

#include "shell/tables/war_of_the_ring/pictures/face_art.h"
#include "shell/tables/war_of_the_ring/pictures/face_parts.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr float kUnits = 100, kTall = kUnits * kCardRatio;

struct Face {
  int title = 0;
  const CardFacts& facts;
  const Livery& livery;
  const FaceWords& words;
  std::vector<IconRow> rows;
};

Face card_of(int print, const FaceWords& words, const LiveIcons& live) {
  const CardFacts& f = words.catalog->facts_of(static_cast<CardDef>(print));
  const Counts printed = counts_of(f.icons, side_of(f.faction));
  return {words.catalog->title_of[static_cast<std::size_t>(print)], f, livery_of(f.faction), words,
          icon_rows(live.known ? counts_of(live.icons, side_of(f.faction)) : printed, printed)};
}

// The land, and in front of it the person or thing of the card. People and beasts stand on the ground, things are held
// up.
void picture(const Pen& pen, Rect r, const Face& c, float motif, float at = 0.5f) {
  draw_land(pen, r, c.title, c.facts.faction);
  pen.push_clip(r);
  const bool held_up = c.facts.type == Type::item || c.facts.type == Type::event;
  const float k = motif / 64, y = held_up ? r.centre().y + (r.h - motif) * 0.12f : r.bottom() - motif * 0.53f;
  const Vec m{r.x + r.w * at, y};
  // Light behind it, so that what is dark stands out from a dark land.
  for (int i = 3; i >= 1; --i) pen.disc(m, motif * 0.2f * static_cast<float>(i), rgb(0xFFF3D6, 34));
  draw_motif(pen.through(shift(m) * stretch(k, k)), c.title, c.facts);
  pen.pop_clip();
}

// The kind of a card by the form of its picture's corner.
void type_mark(const Pen& pen, Vec m, float size, const Face& c) {
  pen.disc(m, size * 0.62f, faded(c.livery.paper, 0.92f));
  pen.ring(m, size * 0.62f, c.livery.band, size * 0.07f);
  draw_type(pen, c.facts.type, m, size * 0.66f, c.livery.deep);
}

void edge(const Pen& pen, Rect r, const Face& c, float width, float round) {
  pen.frame(grown(r, -width * 0.5f), round, c.livery.band, width);
  // The Shadow has a second line, which is seen without any colour.
  if (side_of(c.facts.faction) == Side::shadow)
    pen.frame(grown(r, -width * 1.45f), round * 0.7f, c.livery.deep, width * 0.3f);
}

// Up to three rows one below the other; more stand in two columns, those of a leader next to the others.
struct Grid {
  std::vector<std::vector<IconRow>> columns;
  float wide = 0;
};
Grid grid_of(const Pen& pen, const std::vector<IconRow>& rows, float size) {
  Grid g{{{}, {}}, 0};
  const bool two = rows.size() > 3;
  for (const IconRow& row : rows)
    g.columns[two && (row.sign == Sign::lead_attack || row.sign == Sign::lead_defence) ? 1 : 0].push_back(row);
  for (const auto& column : g.columns) {
    float most = 0;
    for (const IconRow& row : column) most = std::max(most, count_width(pen, row.n, size));
    g.wide += most + (most > 0 && g.wide > 0 ? size * 0.3f : 0);
  }
  return g;
}
void draw_grid(const Pen& pen, const Grid& g, Vec middle, float step, float size) {
  float x = middle.x - g.wide / 2;
  const auto rows = static_cast<float>(std::max(g.columns[0].size(), g.columns[1].size()));
  for (const auto& column : g.columns) {
    float y = middle.y - step * (rows - 1) / 2, most = 0;
    for (const IconRow& row : column) {
      most = std::max(most, draw_icon_row(pen, row, {x, y}, size));
      y += step;
    }
    x += most + size * 0.3f;
  }
}

void chip_face(const Pen& pen, const Face& c) {
  edge(pen, {0, 0, kUnits, kTall}, c, 6, 7);
  draw_crest(pen, c.facts.faction, {50, 34}, 46);
  if (c.rows.empty()) return draw_type(pen, c.facts.type, {50, 106}, 46, c.livery.deep);
  const float size = c.rows.size() > 3 ? 24.0f : c.rows.size() > 2 ? 28.0f : 34.0f;
  draw_grid(pen, grid_of(pen, c.rows, size), {50, 104}, size * 1.06f, size);
}

// In place of numbers: its text says what it counts.
bool starred(const Face& c) { return c.rows.empty() && counts_by_text(c.facts); }
void draw_star(const Pen& pen, Vec m, float size, ui::Colour colour) {
  for (const Vec to : {Vec{0, -0.5f}, Vec{0.43f, -0.25f}, Vec{0.43f, 0.25f}})
    pen.stroke(std::vector<Vec>{m - to * size, m + to * size}, colour, size * 0.2f, false);
}

// Crest and numbers: the visible part of an overlapped card in a hand.
void index_column(const Pen& pen, const Face& c) {
  draw_crest(pen, c.facts.faction, {18, 18}, 21);
  if (starred(c)) draw_star(pen, {16, 41}, 14, c.livery.deep);
  const auto n = static_cast<float>(c.rows.size());
  const float step = n > 4 ? 15.6f : 18;
  const float size = std::max(n > 4 ? 14.5f : 16, std::min(step, kLeastType / pen.map().scale()));
  float y = 30 + step / 2;
  for (const IconRow& row : c.rows) {
    draw_icon_row(pen, row, {7, y}, size);
    y += step;
  }
}

void name_band(const Pen& pen, const Face& c, Rect band, float width) {
  pen.box(band, 4, mix(c.livery.paper, rgb(0xFFFFFF), 0.4f));
  pen.frame(band, 4, faded(c.livery.band, 0.6f), 0.8f);
  // Small cards, and long names, have the letters of an index: the name stands in full where the card is shown large.
  const Rect in = band.inset(1.6f);
  const float k = pen.map().scale(), least = kLeastType / k;
  const bool serif =
      width >= 110 && pen.letters().fits({ui::Face::serif, kLeastType}, c.words.name, in.w * k, in.h * k * 1.14f);
  if (serif) return set_words(pen, in, c.words.name, {ui::Face::serif, 14}, least, c.livery.deep);
  set_words(pen, in, c.words.name, {ui::Face::index, 12.5f}, 7, c.livery.deep);
}

void table_face(const Pen& pen, const Face& c, float width) {
  edge(pen, {0, 0, kUnits, kTall}, c, 4.4f, 6.5f);
  const Rect art{31, 8, 62, 100};
  picture(pen, art, c, 62);
  pen.frame(art, 3, faded(c.livery.deep, 0.5f), 0.9f);
  type_mark(pen, {84.5f, 16.5f}, 13, c);
  if (c.facts.type == Type::character && c.facts.paths != 0) {
    const std::string paths = ranges(c.facts.paths);
    const Rect plate{33, 97.5f, 58, 9};
    pen.box(plate, 2.5f, faded(c.livery.deep, 0.86f));
    set_words(pen, plate, paths, {ui::Face::index, 8.4f}, 6, rgb(0xFFF6E0));
  }
  name_band(pen, c, {7.5f, 111, kUnits - 15, 38}, width);
  index_column(pen, c);
}

// In the strip that shows: `shown` of the width, in units.
void covered_face(const Pen& pen, const Face& c, float shown) {
  edge(pen, {0, 0, kUnits, kTall}, c, 4.4f, 6.5f);
  Rect strip{6, 8, shown - 8, kTall - 14};
  const float k = pen.map().scale();
  const Rect band{strip.x, 111, strip.w, 38};
  const ui::Type least{ui::Face::index, kLeastType};
  if (pen.letters().fits(least, c.words.name, (band.w - 2) * k, band.h * k)) {
    name_band(pen, c, band, 0);
    strip.h = band.y - 3 - strip.y;
  }
  // Next to the numbers if a picture fits there, otherwise below them.
  Rect art = strip;
  const float numbers = 26 + 18 * static_cast<float>(std::min<std::size_t>(c.rows.size(), 4)) + 4;
  if (shown >= 58)
    cut_left(art, 25);
  else
    cut_top(art, numbers);
  picture(pen, art, c, std::min(62.0f, std::min(art.w * 1.35f, art.h)));
  pen.frame(art, 3, faded(c.livery.deep, 0.5f), 0.9f);
  index_column(pen, c);
}

// Wider than high: the picture at the left, the numbers in large next to it, the name beneath. The numbers take what
// they need off `art`.
void tile_numbers(const Pen& pen, Rect& art, const Face& c) {
  if (c.rows.empty()) return;
  const float size = c.rows.size() > 3 ? 15.5f : c.rows.size() > 2 ? 15 : 20;
  const Grid grid = grid_of(pen, c.rows, size);
  const Rect plate = cut_right(art, grid.wide + 7);
  pen.box(plate, 0, c.livery.paper);
  draw_grid(pen, grid, plate.centre(), size * 1.08f, size);
}

void tile_face(const Pen& pen, float wide, const Face& c) {
  const Rect all{0, 0, wide, 72};
  Rect art{3, 3, wide - 6, 49};
  tile_numbers(pen, art, c);
  picture(pen, art, c, 47, 0.54f);
  draw_crest(pen, c.facts.faction, {13, 13.5f}, 16);
  edge(pen, all, c, 3, 5);
  set_words(pen, {5, 52.5f, wide - 10, 16}, c.words.name, {ui::Face::index, 11.5f}, 7, c.livery.deep);
}

// Everything in words. Sizes are those of a card 300 wide. A leader's icons have a line of their own and one word.
constexpr float kIconLine = 25;
using Lines = std::vector<std::vector<IconRow>>;
Lines icon_lines(const std::vector<IconRow>& rows) {
  std::vector<IconRow> plain, lead;
  for (const IconRow& row : rows)
    (row.sign == Sign::lead_attack || row.sign == Sign::lead_defence ? lead : plain).push_back(row);
  Lines lines;
  for (std::size_t i = 0; i < plain.size(); i += 2) {
    lines.push_back({plain[i]});
    if (i + 1 < plain.size()) lines.back().push_back(plain[i + 1]);
  }
  if (!lead.empty()) lines.insert(lines.begin() + (lines.empty() ? 0 : 1), lead);
  return lines;
}

void zoom_icons(const Pen& pen, Rect r, const Face& c) {
  if (starred(c)) {
    draw_star(pen, {r.x + 8, r.y + kIconLine / 2}, 15, c.livery.deep);
    return pen.text_at({ui::Face::text, 16}, {r.x + 23, r.y + kIconLine / 2}, c.words.by_text, c.livery.deep);
  }
  for (const auto& line : icon_lines(c.rows)) {
    const Rect at = cut_top(r, kIconLine);
    const bool lead = line[0].sign == Sign::lead_attack || line[0].sign == Sign::lead_defence;
    float x = at.x;
    for (std::size_t i = 0; i < line.size(); ++i) {
      x = lead ? x : at.x + (i == 0 ? 0 : at.w / 2);
      x += draw_icon_row(pen, line[i], {x, at.centre().y}, 21) + 7;
      if (lead && i + 1 < line.size()) continue;
      const auto& word = c.words.icons[static_cast<std::size_t>(line[i].sign)];
      pen.text_at({ui::Face::text, 16}, {x, at.centre().y}, line[i].n > 1 ? word.many : word.one, c.livery.deep);
    }
  }
}

void zoom_face(const Pen& pen, float tall, const Face& c) {
  const Rect all{0, 0, 300, tall};
  edge(pen, all, c, 7, 15);
  Rect in = all.inset(15);
  const float k = pen.map().scale();
  Rect head = cut_top(in, 54);
  draw_crest(pen, c.facts.faction, {head.x + 20, head.y + 22}, 42);
  cut_left(head, 48);
  set_words(pen, cut_top(head, 32), c.words.name, {ui::Face::serif, 26}, 16, c.livery.deep, Align::left);
  set_words(pen, head, c.words.kind, {ui::Face::text, 16}, 16, mix(c.livery.deep, c.livery.band, 0.4f), Align::left);
  const float icons = (starred(c) ? 1 : static_cast<float>(icon_lines(c.rows).size())) * kIconLine;
  ui::Type body{ui::Face::serif, 19};
  const auto high = [&](const std::string& words) {
    return words.empty() ? 0 : paragraph_height(pen.letters(), {body.face, body.px * k}, words, in.w * k) / k;
  };
  const auto below = [&] { return icons + high(c.words.limits) + high(c.words.text) + 6; };
  while (body.px > 16 && in.h - below() < in.w * 0.66f) body.px -= 0.5f;
  const Rect art = cut_top(in, std::max(80.0f, in.h - below()));
  picture(pen, art, c, std::min(art.h * 0.92f, art.w * 0.78f));
  pen.frame(art, 4, faded(c.livery.deep, 0.6f), 1.6f);
  type_mark(pen, {art.right() - 19, art.y + 19}, 26, c);
  cut_top(in, 6);
  if (icons > 0) zoom_icons(pen, cut_top(in, icons), c);
  if (!c.words.limits.empty()) {
    const Colour soft = mix(c.livery.deep, rgb(0x6B6558), 0.5f);
    pen.paragraph(body, cut_top(in, high(c.words.limits)), c.words.limits, soft);
  }
  if (!c.words.text.empty()) pen.paragraph(body, in, c.words.text, kInk);
}

void contents(const Pen& pen, Rect r, const Face& c) {
  const Pen at = pen.through(shift({r.x, r.y}));
  if (r.w > r.h) {
    const float k = r.h / 72;
    return tile_face(at.through(stretch(k, k)), r.w / k, c);
  }
  if (r.w >= kZoomed) {
    const float k = r.w / 300;
    return zoom_face(at.through(stretch(k, k)), r.h / k, c);
  }
  const float k = r.w / kUnits;
  const Pen units = at.through(stretch(k, k));
  if (r.w < kNamed) return chip_face(units, c);
  table_face(units, c, r.w);
}

// What a card counts can be read on a sunk one too.
void clear_numbers(const Pen& pen, Rect r, const Face& c) {
  const Pen at = pen.through(shift({r.x, r.y}));
  if (r.w > r.h) {
    const float k = r.h / 72;
    Rect art{3, 3, r.w / k - 6, 49};
    return tile_numbers(at.through(stretch(k, k)), art, c);
  }
  if (r.w >= kNamed && r.w < kZoomed) index_column(at.through(stretch(r.w / kUnits, r.w / kUnits)), c);
}

}  // namespace

namespace {

// `shown`: how much of its width is not covered.
void whole_card(const Pen& pen, Rect r, const Face& c, CardState state, float shown) {
  const float round = std::min(r.w, r.h) * 0.07f;
  const Paint paper = downwards(c.livery.paper, mix(c.livery.paper, kCardShade, 0.7f), r);
  const Pen inside = begin_card(pen, r, round, paper, state);
  const float k = r.w / kUnits;
  if (shown < r.w && r.h > r.w && r.w >= kNamed && r.w < kZoomed)
    covered_face(inside.through(shift({r.x, r.y})).through(stretch(k, k)), c, shown / k);
  else
    contents(inside, r, c);
  if (state == CardState::sunk) clear_numbers(pen.veiled(rgb(0xA4AA9E), 0.08f), r, c);
  end_card(pen, r, round, mix(c.livery.band, kCardEdge, 0.4f), state);
}

}  // namespace

void draw_face(const Pen& pen, Rect r, int print, const FaceWords& words, CardState state, const LiveIcons& live) {
  if (print < 0 || print >= kCards) return draw_card_back(pen, r);
  whole_card(pen, r, card_of(print, words, live), state, r.w);
}

void draw_covered_face(const Pen& pen, Rect r, int print, const FaceWords& words, CardState state,
                       const LiveIcons& live, float shown) {
  whole_card(pen, r, card_of(print, words, live), state, shown);
}

void draw_picture(const Pen& pen, Rect r, int print, const Catalog& catalog) {
  if (print < 0 || print >= kCards) return;
  FaceWords words;
  words.catalog = &catalog;
  picture(pen, r, card_of(print, words, {}), std::min(r.h * 0.92f, r.w * 0.78f));
}

std::vector<CountOf> counts_shown(int print, const Catalog& catalog, const LiveIcons& live) {
  FaceWords words;
  words.catalog = &catalog;
  std::vector<CountOf> out;
  for (const IconRow& row : card_of(print, words, live).rows) out.push_back({row.sign, row.n});
  return out;
}

bool counts_by_text(const CardFacts& f) {
  const Counts printed = counts_of(f.icons, side_of(f.faction));
  const bool counts = f.type == Type::character || f.type == Type::army;
  return counts && std::all_of(printed.begin(), printed.end(), [](int n) { return n == 0; });
}

void draw_card_chip(const Pen& pen, Rect r, const Catalog& catalog, int print) {
  if (is_place(print)) return draw_place_chip(pen, r, catalog.place_facts(print - kFirstPlace));
  if (print < 0 || print >= kCards) return;
  const CardFacts& f = catalog.facts_of(static_cast<CardDef>(print));
  const Livery& l = livery_of(f.faction);
  pen.box(r, r.h * 0.2f, l.paper);
  pen.frame(grown(r, -1), r.h * 0.2f, l.band, 2);
  const Counts counts = counts_of(f.icons, side_of(f.faction));
  const auto rows = icon_rows(counts, counts);
  const float high = std::min(r.h, r.w * 0.52f);
  draw_crest(pen, f.faction, {r.x + high * 0.5f, r.centre().y}, high * 0.74f);
  float x = r.x + high * 0.96f, size = high * 0.66f;
  const float room = r.right() - high * 0.12f - x;
  if (rows.empty())
    return draw_type(pen, f.type, {x + std::min(room, size * 1.3f) / 2, r.centre().y}, std::min(size * 0.9f, room),
                     l.deep);
  // On a narrow chip the first icon stands alone.
  size *= std::min(1.0f, room / count_width(pen, rows[0].n, size));
  for (const IconRow& row : rows) {
    if (x + count_width(pen, row.n, size) > r.right() - high * 0.1f) return;
    x += draw_icon_row(pen, row, {x, r.centre().y}, size) + size * 0.2f;
  }
}

}  // namespace mathom::war_of_the_ring
