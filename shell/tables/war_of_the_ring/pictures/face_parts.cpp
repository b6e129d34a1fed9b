#include "shell/tables/war_of_the_ring/pictures/face_parts.h"

namespace mathom::war_of_the_ring {

using namespace ui;

void set_words(const Pen& pen, Rect r, std::string_view words, ui::Type wanted, float least, Colour c, Align align) {
  const float k = pen.map().scale();
  const Letters& letters = pen.letters();
  ui::Type t = wanted;
  while (t.px > least && !letters.fits({t.face, t.px * k}, words, r.w * k, r.h * k * 1.14f))
    t.px = std::max(least, t.px - 0.25f);
  const auto lines = letters.wrap({t.face, t.px * k}, words, r.w * k);
  const float step = t.px * 1.2f;
  float y = r.centre().y - step * static_cast<float>(lines.size() - 1) / 2;
  const float x = align == Align::left ? r.x : align == Align::centre ? r.centre().x : r.right();
  for (const auto line : lines) {
    pen.text_at(t, {x, y}, line, c, align);
    y += step;
  }
}

std::vector<IconRow> icon_rows(const Counts& now, const Counts& printed) {
  std::vector<IconRow> rows;
  for (std::size_t i = 0; i < kSigns; ++i)
    if (now[i] > 0 || printed[i] > 0) rows.push_back({static_cast<Sign>(i), now[i], printed[i]});
  return rows;
}

float draw_icon_row(const Pen& pen, const IconRow& row, Vec left, float size, bool light) {
  const float wide = count_width(pen, row.n, size);
  if (row.n != row.printed) {
    // More than printed stands on gold, less is framed.
    const Rect plate{left.x - size * 0.14f, left.y - size * 0.56f, wide + size * 0.24f, size * 1.12f};
    if (row.n > row.printed)
      pen.box(plate, size * 0.22f, light ? rgb(0x6B4A10) : rgb(0xFFDF8C));
    else
      pen.frame(plate, size * 0.22f, light ? rgb(0xFF8A7A) : rgb(0xA5271D), size * 0.07f);
  }
  return draw_count(pen, row.sign, row.n, left, size, light);
}

std::string ranges(std::uint16_t bits) {
  std::string out;
  for (int n = 1; n <= kLastPath; ++n) {
    if ((bits >> n & 1) == 0) continue;
    int last = n;
    while (last < kLastPath && (bits >> (last + 1) & 1) != 0) ++last;
    if (!out.empty()) out += ' ';
    out += std::to_string(n);
    if (last > n) out += (last == n + 1 ? " " : "-") + std::to_string(last);
    n = last;
  }
  return out;
}

Pen begin_card(const Pen& pen, Rect r, float round, const Paint& paper, CardState state) {
  const bool sunk = state == CardState::sunk;
  pen.shadow(r, round, std::max(6.0f, std::min(r.w, r.h) * 0.1f), std::min(r.w, r.h) * 0.022f, sunk ? 0.35f : 0.5f);
  pen.box(r, round, sunk ? Paint(rgb(0xA9AEA1)) : paper);
  return sunk ? pen.veiled(rgb(0xA4AA9E), 0.5f) : pen;
}

void end_card(const Pen& pen, Rect r, float round, Colour rim, CardState state) {
  if (state == CardState::sunk) return pen.frame(grown(r, -0.5f), round, rgb(0x7C8478), 1);
  pen.frame(grown(r, -0.5f), round, rim, 1);
  draw_card_state(pen, r, round, state);
}

}  // namespace mathom::war_of_the_ring
