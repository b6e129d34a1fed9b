#include "shell/tables/common/result_page.h"

#include <algorithm>
#include <cstdlib>

#include "shell/tables/common/named.h"
#include "shell/ui/cards/suits.h"
#include "shell/ui/people/person.h"

namespace mathom {

using namespace ui;

namespace {

constexpr Colour kWon = rgb(0x7FCF95), kLost = rgb(0xFF9A8A);

// The whole number in these words, as far as it has been counted up: "+156" on its way is "+98".
std::string counted_words(const std::string& words, float share) {
  const std::size_t from = words.find_first_of("0123456789");
  if (share >= 1 || from == std::string::npos) return words;
  const std::size_t to = std::min(words.find_first_not_of("0123456789", from), words.size());
  const auto n = static_cast<float>(std::atoi(words.substr(from, to - from).c_str()));
  return words.substr(0, from) + std::to_string(static_cast<int>(n * share));
}

void rule(const Canvas& c, Rect& r) {
  cut_top(r, c.em(9));
  c.pen().box({r.x, r.y, r.w, 1}, 0.01f, faded(kGoldDeep, 0.35f));
  cut_top(r, c.em(9));
}

// The picture of a part that is played, in a frame.
void portrait(const Canvas& c, Rect r, const std::function<void(const Pen&, Rect)>& draw, bool gold) {
  c.pen().push_clip(r);
  draw(c.pen().painted(), r);
  c.pen().pop_clip();
  c.pen().frame(grown(r, 1), 4, gold ? kGold : rgb(0x0E1813), gold ? 3.0f : 2.0f);
}

void head(const Canvas& c, Rect& r, const ResultPage& page) {
  const float face = page.seat < 0 && !page.portrait ? 0.0f : std::min(c.em(104), r.w * 0.24f);
  const float left = face > 0 ? face + c.em(20) : 0.0f, wide = r.w - left;
  const Type line_type = c.type(Face::strong, 18), note_type = c.type(Face::text, 14);
  const Type title_type = c.letters().largest(c.type(Face::serif, 40), page.title, wide, c.em(54), 20);
  const float title = std::max(c.em(34), c.height_of(title_type, page.title, wide));
  const float line = page.line.empty() ? 0.0f : c.height_of(line_type, page.line, wide) + 2;
  const float note = page.note.empty() ? 0.0f : c.height_of(note_type, page.note, wide) + 2;
  const float high = std::max(face + (page.crown ? c.em(14) : 0.0f), title + line + note);
  if (page.portrait) {
    portrait(c, {r.x, r.y + high - face, face, face}, page.portrait, page.crown);
  } else if (face > 0) {
    const SeatSign sign = seat_sign(page.seat);
    const Vec eye{r.x + face / 2, r.y + high - face / 2};
    c.pen().disc(eye, face * 0.5f, faded(kGold, 0.10f));
    draw_person(c.pen(), eye, face / 2 - 2, page.person ? *page.person : person_of(page.face),
                {.colour = sign.colour, .badge = sign.badge, .acts = page.crown, .crown = page.crown});
  }
  float y = r.y + (high - title - line - note) / 2;
  c.pen().paragraph(title_type, {r.x + left, y, wide, title}, page.title, kGold);
  c.scene().heading("account/title", page.title, {r.x + left, y, wide, title}, 1);
  y += title;
  if (line > 0) c.paragraph("account/line", {r.x + left, y, wide, line}, line_type, page.line, kText);
  if (note > 0) c.paragraph("account/note", {r.x + left, y + line, wide, note}, note_type, page.note, kTextSoft);
  cut_top(r, high + c.em(14));
}

void bar(const Canvas& c, Rect& r, ResultPage::Bar b, float share) {
  const std::string said = b.taken_words + ", " + b.need_words;
  b.taken *= share;
  b.taken_words = counted_words(b.taken_words, share);
  const Type t = c.small_strong();
  const float words = t.px * 1.5f, high = c.em(26);
  const auto at = [&](float points) { return r.x + r.w * std::clamp(points / b.whole, 0.0f, 1.0f); };
  // Words are above and below their place, but inside the page.
  const auto label = [&](float x, float y, const std::string& s, Colour colour) {
    const float wide = c.letters().width(t, s);
    c.pen().text_at(t, {std::clamp(x - wide / 2, r.x, std::max(r.x, r.right() - wide)), y + words / 2}, s, colour);
  };
  const Rect whole{r.x, r.y + words + 4, r.w, high};
  label(at(b.taken), r.y, b.taken_words, kGold);
  c.pen().box(whole, high / 2, rgb(0x2B463C));
  const float low = std::min(b.need, b.taken), top = std::max(b.need, b.taken);
  const bool made = b.taken >= b.need;
  c.pen().push_clip({whole.x, whole.y, std::max(0.0f, at(top) - whole.x), whole.h});
  c.pen().box(whole, high / 2, made ? downwards(rgb(0xA5E0B4), rgb(0x6DBE86), whole) : Paint(rgb(0x7A3A34)));
  c.pen().pop_clip();
  c.pen().push_clip({whole.x, whole.y, std::max(0.0f, at(low) - whole.x), whole.h});
  c.pen().box(whole, high / 2, downwards(rgb(0xF8D77C), rgb(0xE2AC3C), whole));
  c.pen().pop_clip();
  c.pen().frame(grown(whole, -0.5f), high / 2, rgb(0x06120D, 160), 1);
  c.pen().box({at(b.need) - 1.5f, whole.y - 5, 3, whole.h + 10}, 1, kText);
  const float left_wide = c.letters().width(t, b.left), right_wide = c.letters().width(t, b.right);
  if (at(low) - r.x > left_wide + 24) c.pen().text_at(t, {r.x + 12, whole.centre().y}, b.left, kGoldInk);
  if (r.right() - at(top) > right_wide + 24)
    c.pen().text_at(t, {r.right() - 12, whole.centre().y}, b.right, kTextSoft, Align::right);
  label(at(b.need), whole.bottom() + 3, b.need_words, kText);
  c.scene().text("account/bar", said, whole);
  cut_top(r, words * 2 + high + 8 + c.em(8));
}

void medals(const TableHost& host, const Canvas& c, Rect& r, const std::vector<ResultPage::Medal>& all) {
  if (all.empty()) return;
  const float column = r.w / static_cast<float>(all.size()), size = std::min(c.em(52), column * 0.34f);
  const float room = column - size - 14;
  const auto name_of = [&](const ResultPage::Medal& m) { return c.height_of(c.small_strong(), m.name, room); };
  const auto note_of = [&](const ResultPage::Medal& m) { return c.height_of(c.small(), m.note, room); };
  float high = size;
  for (const ResultPage::Medal& m : all) high = std::max(high, name_of(m) + note_of(m));
  for (std::size_t i = 0; i < all.size(); ++i) {
    const ResultPage::Medal& m = all[i];
    const Rect cell{r.x + column * static_cast<float>(i), r.y, column - 6, high};
    m.draw(c.painted(), {cell.x + size / 2, cell.centre().y}, size);
    Rect words{cell.x + size + 8, cell.centre().y - (name_of(m) + note_of(m)) / 2, room, name_of(m) + note_of(m)};
    c.pen().paragraph(c.small_strong(), cut_top(words, name_of(m)), m.name, kText);
    c.pen().paragraph(c.small(), words, m.note, m.good ? kWon : kTextSoft);
    c.scene().text("account/medal-" + std::to_string(i), named_line(host, m.name, m.note), cell);
  }
  cut_top(r, high);
}

void rows(const Canvas& c, Rect& r, const std::vector<ResultPage::Row>& all, float share) {
  const float number = c.em(78), how = r.w > c.em(380) ? r.w * 0.30f : 0.0f;
  int n = 0;
  for (const ResultPage::Row& row : all) {
    const Type t = row.sum ? c.type(Face::strong, 18) : c.strong();
    const float wide = r.w - number - how - 8;
    if (row.sum) {
      c.pen().box({r.right() - number, r.y + 3, number, 1.4f}, 0.01f, faded(kGoldDeep, 0.8f));
      cut_top(r, 7);
    }
    // The number's parts are next to it. On a narrow page they are below the row's name, in as many lines as needed.
    const bool below = how <= 0 && !row.how.empty();
    const Type least{c.small().face, kLeastType};
    const float under = below ? std::max(c.small().px * 1.4f, c.height_of(c.small(), row.how, wide)) : 0;
    const float beside = how > 0 ? c.height_of(least, row.how, how) : 0;
    const float high = std::max({c.em(27), c.height_of(t, row.label, wide) + 4, beside}) + under;
    Rect line = cut_top(r, high);
    c.scene().text("account/" + std::to_string(n++), row.said, line);
    c.fitted("", cut_right(line, number), row.sum ? c.type(Face::strong, 21) : c.strong(),
             counted_words(row.amount, share), row.colour, Align::right);
    if (how > 0) c.fitted("", cut_right(line, how), c.small(), row.how, kTextSoft, Align::right);
    if (under > 0) c.fitted("", cut_bottom(line, under), c.small(), row.how, kTextSoft);
    c.fitted("", line, t, row.label, kText);
  }
}

void draw_sitter(const Canvas& c, Vec eye, float size, const ResultPage::Standing& s) {
  const SeatSign sign = seat_sign(s.seat);
  if (s.portrait) {
    portrait(c, around(eye, size - 4, size - 4), s.portrait, s.first);
    draw_badge(c.pen(), sign.badge, eye + Vec{size * 0.36f, size * 0.36f}, c.em(14), sign.colour);
  } else {
    draw_person(c.pen(), eye, size / 2 - 2, s.person ? *s.person : person_of(s.face),
                {.colour = sign.colour, .badge = sign.badge, .crown = s.first});
  }
}

// Returns the width of the arrow before a note.
float arrow_width(const Canvas& c, const ResultPage::Standing& s) { return s.moved != 0 ? c.em(9) + 5 : 0; }

constexpr float kOfName = 0.56f, kOfNote = 0.76f;  // of the height: the name, and of the rest the words of the note

// What a row of the standings holds, from left to right.
struct RowCells {
  Rect place, face, words, deal, total;
};

// `usual`: the height of the row if its words are short.
RowCells cells_of(const Canvas& c, Rect r, const ResultPage::Standing& s, bool placed, float usual) {
  const Rect box = r.inset(2);
  RowCells out;
  Rect in{box.x + c.em(8), box.y, box.w - c.em(18), box.h};
  if (placed) out.place = cut_left(in, c.em(16));
  out.face = cut_left(in, std::min(usual - 12, c.em(52)) + c.em(12));
  const float total = std::min(c.em(72), in.w * 0.34f), deal = s.deal.empty() ? 0.0f : std::min(c.em(62), in.w * 0.27f);
  out.total = cut_right(in, total);
  out.deal = cut_right(in, deal);
  out.words = in;
  return out;
}

// Returns the height of the name above the note: less in a row of the usual height if the note needs two lines.
float name_height(const Canvas& c, Rect in, const ResultPage::Standing& s, float usual) {
  if (s.moved_words.empty()) return in.h;
  const float high = (usual - 4) * kOfName;
  const Rect line{0, 0, in.w - arrow_width(c, s), (in.h - high) * kOfNote};
  return in.h > usual - 4 || c.has_room(line, c.small(), s.moved_words) ? high : std::min(high, kLeastType * 1.25f);
}

// As high as usual, or as its note needs.
float row_height(const Canvas& c, float width, const ResultPage::Standing& s, bool placed, float usual) {
  if (s.moved_words.empty()) return usual;
  const Rect in = cells_of(c, {0, 0, width, usual}, s, placed, usual).words;
  const float wide = in.w - arrow_width(c, s), name = name_height(c, in, s, usual);
  if (c.has_room({0, 0, wide, in.h - name}, c.small(), s.moved_words)) return usual;
  const float note = c.height_of({c.small().face, kLeastType}, s.moved_words, wide);
  return std::max(usual, 4 + (usual - 4) * kOfName + note + kStep);
}

// Up or down, and by how much, or another note about a seat.
void moved_note(const Canvas& c, Rect in, const ResultPage::Standing& s) {
  const float size = c.em(9), left = arrow_width(c, s);
  const Vec m{in.x + size / 2, in.y + in.h * 0.36f};
  if (s.moved != 0) {
    const float up = s.moved > 0 ? -1.0f : 1.0f;
    const Vec arrow[] = {m + Vec{-size / 2, -up * size * 0.4f}, m + Vec{size / 2, -up * size * 0.4f},
                         m + Vec{0, up * size * 0.5f}};
    const Vec other[] = {arrow[1], arrow[0], arrow[2]};
    c.pen().convex(up < 0 ? std::span<const Vec>(other) : std::span<const Vec>(arrow), s.moved > 0 ? kWon : kLost);
  }
  Rect words{in.x + left, in.y, in.w - left, in.h * kOfNote};
  if (!c.has_room(words, c.small(), s.moved_words)) words.h = in.h;
  c.fitted("", words, c.small(), s.moved_words, kTextSoft);
}

void standing(const Canvas& c, Rect r, const ResultPage::Standing& s, int place, float share, float usual) {
  c.scene().text("score/" + std::to_string(s.seat), s.said, r);
  const Rect box = r.inset(2);
  c.pen().box(box, 10, s.me ? Paint(rgb(0x3B3A1C)) : Paint(rgb(0xFFFFFF, 11)));
  c.pen().frame(grown(box, -0.5f), 10, s.me ? kGold : rgb(0xFFFFFF, 20), s.me ? 1.4f : 1.0f);
  const RowCells at = cells_of(c, r, s, place > 0, usual);
  if (place > 0) c.pen().text(c.type(Face::serif, 17), at.place, std::to_string(place), s.first ? kGold : kTextSoft);
  const float face = at.face.w - c.em(12);
  draw_sitter(c, {at.face.x + face / 2 + 4, at.face.centre().y}, face, s);
  c.fitted("", at.total, c.type(Face::strong, 21), counted_words(s.total, share), s.first ? kGold : kText,
           Align::right);
  if (at.deal.w > 0)
    c.fitted("", at.deal, c.strong(), counted_words(s.deal, share), s.good ? kWon : kLost, Align::right);
  Rect note = at.words;
  c.fitted("", cut_top(note, name_height(c, at.words, s, usual)), c.type(Face::strong, 16), s.name, kText, Align::left);
  if (note.h > 0) moved_note(c, note, s);
}

void standings(const Canvas& c, Rect& r, const ResultPage& page) {
  Rect top = cut_top(r, c.em(34));
  const float note = c.letters().width(c.small(), page.standings_note);
  if (note < top.w * 0.5f)
    c.fitted("", cut_right(top, note + 4), c.small(), page.standings_note, kTextSoft, Align::right);
  c.heading("account/standings", top, page.standings_title, 2, kGold);
  cut_top(r, 4);
  const float high = page.standings.size() > 4 ? c.em(54) : c.em(64);
  int place = 0, n = 0;
  std::string before;
  for (const ResultPage::Standing& s : page.standings) {
    ++n;
    if (s.total != before) place = n, before = s.total;
    const float row = row_height(c, r.w, s, page.ranked, high);
    standing(c, cut_top(r, row), s, page.ranked ? place : 0, page.counted, high);
    cut_top(r, 2);
  }
}

using CurveEnd = std::pair<float, const ResultPage::Curve*>;

// Names next to the ends of the lines, one below the other.
void name_ends(const Canvas& c, Rect names_at, std::vector<CurveEnd> ends) {
  std::sort(ends.begin(), ends.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  const float step = c.small().px * 1.2f;
  float y = names_at.y;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    const float rest = step * static_cast<float>(ends.size() - i);
    y = std::clamp(ends[i].first - step / 2, y, std::max(y, names_at.bottom() - rest));
    c.fitted("", {names_at.x + 8, y, names_at.w - 8, step}, c.small(), ends[i].second->name,
             seat_sign(ends[i].second->seat).colour);
    y += step;
  }
}

void curves(const Canvas& c, Rect& r, const ResultPage& page) {
  std::size_t most = 0;
  float low = 0, high = 0;
  for (const auto& curve : page.curves) {
    most = std::max(most, curve.points.size());
    for (const float p : curve.points) low = std::min(low, p), high = std::max(high, p);
  }
  if (most < 2 || high <= low) return;
  rule(c, r);
  c.fitted("account/course", cut_top(r, c.em(24)), c.small_strong(), page.curve_title, kText);
  Rect in = cut_top(r, c.em(110));
  float names = 0;
  for (const auto& curve : page.curves) names = std::max(names, c.letters().width(c.small(), curve.name));
  const Rect names_at = cut_right(in, std::min(names + 10, in.w * 0.34f));
  in = Rect{in.x + 4, in.y + 8, in.w - 12, in.h - 16};
  const auto at = [&](std::size_t i, float p) {
    return Vec{in.x + in.w * static_cast<float>(i) / static_cast<float>(most),
               in.bottom() - in.h * (p - low) / (high - low)};
  };
  c.pen().box({in.x, at(0, 0).y, in.w, 1}, 0.01f, rgb(0xFFFFFF, 36));
  std::vector<CurveEnd> ends;
  for (const auto& curve : page.curves) {
    const SeatSign sign = seat_sign(curve.seat);
    std::vector<Vec> line{at(0, 0)};
    for (std::size_t i = 0; i < curve.points.size(); ++i) line.push_back(at(i + 1, curve.points[i]));
    c.pen().stroke(line, sign.colour, 2, false);
    for (std::size_t i = 1; i < line.size() && most <= 16; ++i)
      draw_badge(c.pen(), sign.badge, line[i], 8, sign.colour);
    ends.emplace_back(line.back().y, &curve);
  }
  name_ends(c, names_at, std::move(ends));
}

}  // namespace

float build_result(const TableHost& host, const Canvas& c, Rect r, const ResultPage& page) {
  const bool two = r.w > c.em(720);
  Rect left{r.x, r.y, two ? r.w * 0.58f - c.em(14) : r.w, 1e6f};
  head(c, left, page);
  const float share = page.counted;
  for (const auto& b : page.bar) bar(c, left, b, share);
  medals(host, c, left, page.medals);
  if (!page.rows.empty()) rule(c, left), rows(c, left, page.rows, share);
  Rect right = two ? Rect{r.x + r.w * 0.58f + c.em(14), r.y, r.w * 0.42f - c.em(14), 1e6f}
                   : Rect{left.x, left.y + c.em(14), left.w, 1e6f};
  if (two)
    c.pen().box({r.x + r.w * 0.58f, r.y + 8, 1, std::max(60.0f, left.y - r.y - 16)}, 0.01f, faded(kGoldDeep, 0.25f));
  standings(c, right, page);
  if (page.course) {
    rule(c, right);
    cut_top(right, page.course(c, right));
  }
  curves(c, right, page);
  float y = std::max(left.y, right.y);
  if (page.extra) y += c.em(14) + page.extra(c, {r.x + 6, y + c.em(14), r.w - 12, 1e6f});
  return y - r.y;
}

}  // namespace mathom
