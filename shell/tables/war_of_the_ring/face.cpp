#include "shell/tables/war_of_the_ring/face.h"

#include "shell/tables/war_of_the_ring/face_art.h"
#include "shell/tables/war_of_the_ring/face_parts.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr float kUnits = 100, kTall = kUnits * kCardRatio;
constexpr float kNamed = 57;  // narrower cards are chips

struct Card {
  int title = 0;
  const CardFacts& facts;
  const Livery& livery;
  const FaceWords& words;
  std::vector<IconRow> rows;
};

Card card_of(int print, const FaceWords& words, const LiveIcons& live) {
  const CardFacts& f = facts_of(static_cast<CardDef>(print));
  const Counts printed = counts_of(f.icons, side_of(f.faction));
  return {content().title_of[static_cast<std::size_t>(print)], f, livery_of(f.faction), words,
          icon_rows(live.known ? counts_of(live.icons, side_of(f.faction)) : printed, printed)};
}

void picture(const Pen& pen, Rect r, const Card& c, float motif, float at = 0.5f) {
  draw_land(pen, r, c.title);
  const float k = motif / 64;
  draw_motif(pen.through(shift({r.x + r.w * at, r.bottom() - motif * 0.54f}) * stretch(k, k)), c.title);
}

// The kind of a card by the form of its picture's corner.
void type_mark(const Pen& pen, Vec m, float size, const Card& c) {
  pen.disc(m, size * 0.62f, faded(c.livery.paper, 0.92f));
  pen.ring(m, size * 0.62f, c.livery.band, size * 0.07f);
  draw_type(pen, c.facts.type, m, size * 0.66f, c.livery.deep);
}

void edge(const Pen& pen, Rect r, const Card& c, float width, float round) {
  pen.frame(grown(r, -width * 0.5f), round, c.livery.band, width);
  // The Shadow has a second line, which is seen without any colour.
  if (side_of(c.facts.faction) == Side::shadow)
    pen.frame(grown(r, -width * 1.45f), round * 0.7f, c.livery.deep, width * 0.3f);
}

void chip_face(const Pen& pen, const Card& c) {
  edge(pen, {0, 0, kUnits, kTall}, c, 6, 7);
  draw_crest(pen, c.facts.faction, {50, 34}, 46);
  if (c.rows.empty()) return draw_type(pen, c.facts.type, {50, 106}, 46, c.livery.deep);
  const auto n = static_cast<float>(c.rows.size());
  const float step = std::min(34.0f, 88 / n), size = std::min(34.0f, step * 0.94f);
  float y = 104 - step * (n - 1) / 2;
  for (const IconRow& row : c.rows) {
    draw_icon_row(pen, row, {50 - count_width(pen, row.n, size) / 2, y}, size);
    y += step;
  }
}

// Crest and numbers: what still shows of a card in a hand that overlaps.
void index_column(const Pen& pen, const Card& c) {
  draw_crest(pen, c.facts.faction, {18, 18}, 21);
  const auto n = static_cast<float>(c.rows.size());
  const float step = n > 4 ? 15.6f : 18, size = n > 4 ? 14.5f : 16;
  float y = 30 + step / 2;
  for (const IconRow& row : c.rows) {
    draw_icon_row(pen, row, {7, y}, size);
    y += step;
  }
}

void name_band(const Pen& pen, const Card& c, Rect band, float width) {
  pen.box(band, 4, mix(c.livery.paper, rgb(0xFFFFFF), 0.4f));
  pen.frame(band, 4, faded(c.livery.band, 0.6f), 0.8f);
  // Small cards have the letters of an index: the name stands in full where the card is shown large.
  const bool large = width >= 110;
  set_words(pen, band.inset(1.6f), c.words.name, {large ? ui::Face::serif : ui::Face::index, large ? 14.0f : 12.5f}, 8,
            c.livery.deep);
}

void table_face(const Pen& pen, const Card& c, float width) {
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

// Wider than high: the picture at the left, the numbers on it in large, the name beneath.
void tile_face(const Pen& pen, float wide, const Card& c) {
  const Rect all{0, 0, wide, 72};
  const Rect art{3, 3, wide - 6, 49};
  draw_land(pen, art, c.title);
  draw_motif(pen.through(shift({wide * 0.36f, 29}) * stretch(0.7f, 0.7f)), c.title);
  draw_crest(pen, c.facts.faction, {13, 13.5f}, 16);
  const auto n = static_cast<float>(c.rows.size());
  if (n > 0) {
    const float step = std::min(23.0f, 46 / n), size = std::min(21.0f, step * 0.93f);
    float most = 0;
    for (const IconRow& row : c.rows) most = std::max(most, count_width(pen, row.n, size));
    const Rect plate{wide - 3 - most - 7, 3, most + 7, 49};
    pen.box(plate, 0, faded(c.livery.paper, 0.93f));
    float y = plate.centre().y - step * (n - 1) / 2;
    for (const IconRow& row : c.rows) {
      draw_icon_row(pen, row, {plate.x + 3.5f, y}, size);
      y += step;
    }
  }
  edge(pen, all, c, 3, 5);
  set_words(pen, {5, 52.5f, wide - 10, 16}, c.words.name, {ui::Face::index, 11.5f}, 7, c.livery.deep);
}

// Everything in words. Sizes in steps of a card 300 wide.
void zoom_icons(const Pen& pen, Rect r, const Card& c) {
  const std::size_t n = c.rows.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Rect cell{r.x + (i % 2 == 0 ? 0 : r.w / 2), r.y + static_cast<float>(i / 2) * 25, r.w / 2, 25};
    const IconRow& row = c.rows[i];
    const float wide = draw_icon_row(pen, row, {cell.x, cell.centre().y}, 21);
    const auto& word = c.words.icons[static_cast<std::size_t>(row.sign)];
    pen.text_at({ui::Face::text, 16}, {cell.x + wide + 6, cell.centre().y}, row.n > 1 ? word.many : word.one,
                c.livery.deep);
  }
}

void zoom_face(const Pen& pen, float tall, const Card& c) {
  const Rect all{0, 0, 300, tall};
  edge(pen, all, c, 7, 15);
  Rect in = all.inset(15);
  const float k = pen.map().scale();
  const Letters& letters = pen.letters();
  Rect head = cut_top(in, 46);
  draw_crest(pen, c.facts.faction, {head.x + 20, head.y + 21}, 40);
  cut_left(head, 47);
  set_words(pen, cut_top(head, 24), c.words.name, {ui::Face::serif, 21}, 16, c.livery.deep, Align::left);
  set_words(pen, head, c.words.kind, {ui::Face::text, 16}, 16, mix(c.livery.deep, c.livery.band, 0.4f), Align::left);
  const ui::Type body{ui::Face::serif, 16};
  const auto high = [&](const std::string& words) {
    return words.empty() ? 0 : paragraph_height(letters, {body.face, body.px * k}, words, in.w * k) / k;
  };
  const float below = static_cast<float>((c.rows.size() + 1) / 2) * 25 + high(c.words.limits) + high(c.words.text);
  const Rect art = cut_top(in, std::max(80.0f, in.h - below - 12));
  picture(pen, art, c, std::min(art.h * 0.98f, 150.0f));
  pen.frame(art, 4, faded(c.livery.deep, 0.6f), 1.6f);
  type_mark(pen, {art.right() - 19, art.y + 19}, 26, c);
  cut_top(in, 6);
  if (!c.rows.empty()) zoom_icons(pen, cut_top(in, static_cast<float>((c.rows.size() + 1) / 2) * 25), c);
  if (!c.words.limits.empty()) {
    const Colour soft = mix(c.livery.deep, rgb(0x6B6558), 0.5f);
    pen.paragraph(body, cut_top(in, high(c.words.limits)), c.words.limits, soft);
  }
  if (!c.words.text.empty()) pen.paragraph(body, in, c.words.text, kInk);
}

void contents(const Pen& pen, Rect r, const Card& c) {
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

}  // namespace

void draw_face(const Pen& pen, Rect r, int print, const FaceWords& words, CardState state, const LiveIcons& live) {
  if (print < 0 || print >= kCards) return draw_card_back(pen, r);
  const Card c = card_of(print, words, live);
  const float round = std::min(r.w, r.h) * 0.07f;
  const Paint paper = downwards(c.livery.paper, mix(c.livery.paper, kCardShade, 0.7f), r);
  contents(begin_card(pen, r, round, paper, state), r, c);
  // What a card counts can be read on a sunk one too.
  if (state == CardState::sunk && r.w < r.h && r.w >= kNamed && r.w < kZoomed) {
    const float k = r.w / kUnits;
    index_column(pen.through(shift({r.x, r.y}) * stretch(k, k)).veiled(rgb(0xA4AA9E), 0.08f), c);
  }
  end_card(pen, r, round, mix(c.livery.band, kCardEdge, 0.4f), state);
}

void draw_card_chip(const Pen& pen, Rect r, int print) {
  if (print < 0 || print >= kCards) return;
  const CardFacts& f = facts_of(static_cast<CardDef>(print));
  const Livery& l = livery_of(f.faction);
  pen.box(r, r.h * 0.2f, l.paper);
  pen.frame(grown(r, -1), r.h * 0.2f, l.band, 2);
  const float size = r.h * 0.66f;
  const Counts counts = counts_of(f.icons, side_of(f.faction));
  const auto rows = icon_rows(counts, counts);
  draw_crest(pen, f.faction, {r.x + r.h * 0.5f, r.centre().y}, r.h * 0.74f);
  float x = r.x + r.h * 0.98f;
  if (rows.empty()) return draw_type(pen, f.type, {x + size / 2, r.centre().y}, size * 0.86f, l.deep);
  for (const IconRow& row : rows) {
    if (x + count_width(pen, row.n, size) > r.right() - r.h * 0.1f) return;
    x += draw_icon_row(pen, row, {x, r.centre().y}, size) + size * 0.2f;
  }
}

}  // namespace mathom::war_of_the_ring
