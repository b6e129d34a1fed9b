#include "shell/tables/lotr_tcg/skirmish/skirmish_panel.h"

#include <algorithm>

#include "shell/tables/lotr_tcg/pictures/stack.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr Colour kBlue = rgb(0x8CC4FF), kRed = rgb(0xFF9A8C), kLedger = rgb(0x0A1613, 190), kBlueBar = rgb(0x3F7FD0),
                 kRedBar = rgb(0xA84634);
constexpr float kPad = 6;

float line_of(const Canvas& c) { return c.small().px * 1.3f; }

// The places of the parts. An empty rectangle: the part does not fit.
struct SkirmishPlaces {
  Rect left_cards, right_cards, left, right, middle, bar;
};
// Cards at both ends, ledgers next to them, the numbers in the middle.
SkirmishPlaces side_by_side(const Canvas& c, Rect r) {
  SkirmishPlaces p;
  const bool cards = r.w >= c.em(560) && r.h >= 96;
  if (cards) {
    const float card = std::min(r.h / 1.4f, r.w * 0.15f);
    p.left_cards = cut_left(r, card), cut_left(r, kPad);
    p.right_cards = cut_right(r, std::min(card * 1.75f, r.w * 0.24f)), cut_right(r, kPad);
  }
  const float middle = std::clamp(r.w * 0.34f, std::min(c.em(150), r.w * 0.4f), c.em(230));
  p.left = cut_left(r, (r.w - middle) / 2 - kPad), cut_left(r, kPad);
  p.right = cut_right(r, r.w - middle - kPad), cut_right(r, kPad);
  p.middle = r;
  if (p.middle.h >= 6.2f * line_of(c)) p.bar = cut_bottom(p.middle, 2.1f * line_of(c));
  return p;
}
// On a phone: cards and numbers above, the ledgers below them in two columns.
SkirmishPlaces stacked(const Canvas& c, Rect r, int rows) {
  SkirmishPlaces p;
  const float line = line_of(c);
  const float ledgers = std::min(r.h - 4.8f * line, (static_cast<float>(rows) + 1.2f) * line * 1.25f);
  Rect below = ledgers >= 2 * line ? cut_bottom(r, ledgers) : Rect{};
  if (!below.empty()) {
    cut_bottom(r, 4);
    if (below.h >= 5 * line) p.bar = cut_bottom(below, 12), cut_bottom(below, 3);
    p.left = cut_left(below, (below.w - kPad) / 2), cut_left(below, kPad);
    p.right = below;
  }
  const float card = std::min(r.h / 1.4f, r.w * 0.25f);
  if (r.h >= 70) p.left_cards = cut_left(r, card), cut_left(r, 4);
  if (r.h >= 70) p.right_cards = cut_right(r, card * 1.25f), cut_right(r, 4);
  p.middle = r;
  return p;
}
bool is_narrow(const Canvas& c, Rect r) { return r.w < c.em(480) && r.h > 7 * line_of(c); }

// --- fighters, overlapping where they must
void draw_fighters(const Canvas& c, Rect r, const SkirmishSide& side) {
  const auto n = static_cast<float>(side.cards.size());
  if (r.empty() || side.cards.empty()) return;
  const float high = std::min(r.h, r.w * 1.4f), wide = high / 1.4f;
  const float step = n > 1 ? std::min(wide + 4, (r.w - wide) / (n - 1)) : 0;
  float x = r.centre().x - (wide + step * (n - 1)) / 2;
  for (const FaceLook& look : side.cards) {
    FaceLook shown = look;
    shown.shown = &look == &side.cards.back() ? 1 : std::clamp(step / wide, 0.2f, 1.0f);
    draw_game_card(c.pen(), {x, r.centre().y - high / 2, wide, high}, shown, CardState::plain);
    x += step;
  }
}

// --- a ledger: a title, a row for each card, at the foot what becomes of the side
void draw_row(const Canvas& c, Rect r, const SkirmishRow& row, bool mirrored) {
  const Pen& pen = c.pen();
  pen.box(r, 5, row.brought ? rgb(0x3A2F10, 230) : kLedger);
  if (row.brought) pen.frame(grown(r, -0.5f), 5, kGold, 1.4f);
  Rect in{r.x + 4, r.y, r.w - 8, r.h};
  const ui::Type number{ui::Face::index, std::max(kLeastType, std::min({r.h * 0.7f, c.em(18), r.w * 0.14f}))};
  const std::string points = (row.printed || row.points < 0 ? "" : "+") + std::to_string(row.points);
  const Rect at = mirrored ? cut_right(in, number.px * 1.7f) : cut_left(in, number.px * 1.7f);
  pen.text(number, at, points, row.brought ? kGold : kText, Align::right);
  mirrored ? cut_right(in, 5) : cut_left(in, 6);
  const ui::Type least{c.small().face, kLeastType};
  const bool fits = c.letters().fits(least, row.words, in.w, in.h + 2);
  const std::string words = fits ? row.words : words_in_line(c.letters(), least, row.words, in.w);
  c.fitted("", in, c.small(), words, row.brought ? kGold : kText, mirrored ? Align::right : Align::left);
}
// The last row adds up the cards that do not fit.
std::vector<SkirmishRow> rows_for(const std::vector<SkirmishRow>& rows, int most) {
  if (static_cast<int>(rows.size()) <= most) return rows;
  std::vector<SkirmishRow> out(rows.begin(), rows.begin() + (most - 1));
  SkirmishRow rest;
  rest.printed = most == 1;
  for (std::size_t i = static_cast<std::size_t>(most - 1); i < rows.size(); ++i) {
    rest.points += rows[i].points;
    rest.words += (rest.words.empty() ? "" : ", ") + rows[i].words;
    rest.brought = rest.brought || rows[i].brought;
  }
  out.push_back(std::move(rest));
  return out;
}
ui::Type reserve_type(const Canvas& c, const SkirmishLook& look, const std::string& words) {
  return &words == &look.reserve.front() ? c.small_strong() : c.small();
}
// One line, or more if the smallest letters need them.
float reserve_line(const Canvas& c, float wide, const SkirmishLook& look, const std::string& words) {
  const ui::Type least{reserve_type(c, look, words).face, kLeastType};
  const float line = line_of(c) * 1.05f;
  return c.letters().width(least, words) <= wide ? line : std::max(line, c.height_of(least, words, wide));
}
void draw_reserve(const Canvas& c, Rect r, const SkirmishLook& look, bool mirrored) {
  c.pen().dashes(rounded_rect(r, 5, 6), kRed, 1, 4, 3);
  Rect in{r.x + 5, r.y + 2, r.w - 10, r.h - 4};
  for (const std::string& words : look.reserve)
    c.fitted("", cut_top(in, reserve_line(c, in.w, look, words)), reserve_type(c, look, words), words, kText,
             mirrored ? Align::right : Align::left);
}
void draw_ledger(const Canvas& c, Rect r, const SkirmishLook& look, bool mirrored) {
  const SkirmishSide& side = mirrored ? look.right : look.left;
  if (r.empty()) return;
  const float line = line_of(c);
  const Align align = mirrored ? Align::right : Align::left;
  if (r.h >= 5 * line) c.fitted("", cut_top(r, line), c.small_strong(), side.title, mirrored ? kRed : kBlue, align);
  if (!side.fate.empty() && r.h >= 2.4f * line) {
    const float high = std::min(r.h * 0.4f, 3 + c.height_of(c.small(), side.fate, r.w - 10));
    const Rect at = cut_bottom(r, high);
    c.pen().box(at, 5, side.wins ? rgb(0x143B2A, 220) : rgb(0x4A1E16, 220));
    const ui::Type least{c.small().face, kLeastType};
    const Rect in = at.inset(2);
    const bool fits = c.letters().fits(least, side.fate, in.w, in.h + 4);
    c.fitted("", in, c.small(), fits ? side.fate : words_in_line(c.letters(), least, side.fate, in.w), kText, align);
    cut_bottom(r, 3);
  }
  const auto rows = static_cast<float>(side.rows.size());
  const bool reserve = look.reserve_left != mirrored && !look.reserve.empty() && r.h >= 4 * line;
  float wanted = 6;
  for (const std::string& words : look.reserve) wanted += reserve_line(c, r.w - 10, look, words);
  if (reserve && r.h - wanted >= rows * line * 1.1f) {
    draw_reserve(c, cut_bottom(r, wanted), look, mirrored);
    cut_bottom(r, 3);
  }
  const std::vector<SkirmishRow> shown = rows_for(side.rows, std::max(1, static_cast<int>(r.h / line)));
  const float each = std::min(r.h / std::max(1.0f, static_cast<float>(shown.size())), line * 1.75f);
  for (const SkirmishRow& row : shown) draw_row(c, cut_top(r, each - 2), row, mirrored), cut_top(r, 2);
}

// --- the middle
void draw_verdict(const Canvas& c, Rect r, const SkirmishLook& look) {
  const ui::Type t = c.letters().largest(c.strong(), look.verdict, r.w - 12, r.h);
  const float wide = std::min(r.w, c.letters().width(t, look.verdict) + 36);
  const Rect chip = around(r.centre(), wide, std::min(r.h, t.px * 2.1f));
  const Colour edge = look.open ? kTextSoft : look.good ? kGood : kWarn;
  c.pen().box(chip, chip.h / 2, look.open ? rgb(0x20302A) : look.good ? rgb(0x1F7A4C) : rgb(0x7A2A1E));
  c.pen().frame(grown(chip, -0.5f), chip.h / 2, edge, 1.4f);
  c.fitted("", {chip.x + 6, chip.y, chip.w - 12, chip.h}, t, look.verdict, kText, Align::centre);
}
void draw_numbers(const Canvas& c, Rect r, const SkirmishLook& look) {
  const ui::Type number{ui::Face::index, std::clamp(std::min(r.h, r.w * 0.36f), 14.0f, c.em(60))};
  const Vec m = r.centre();
  const float gap = number.px * 0.24f;
  const bool wins = look.left.wins;
  c.pen().text_at(number, {m.x - gap, m.y}, std::to_string(look.defends), wins ? kGold : kBlue, Align::right);
  c.pen().text_at({ui::Face::strong, number.px * 0.8f}, m, ":", kTextSoft, Align::centre);
  c.pen().text_at(number, {m.x + gap, m.y}, std::to_string(look.attacks), wins ? kRed : kGold);
}
// The lines that fit: the numbers and the verdict come first.
void draw_middle(const Canvas& c, Rect r, const SkirmishLook& look) {
  const float line = line_of(c);
  float left = r.h - 2.4f * line;
  // The height of the words; 0 if they do not fit.
  const auto room = [&](ui::Type t, const std::string& words) {
    const float high = words.empty() ? 0 : c.height_of(t, words, r.w);
    if (high <= 0 || left < high + 2) return 0.0f;
    left -= high;
    return high;
  };
  const float when = room(c.small_strong(), look.when), now = room(c.small(), look.now),
              note = room(c.small(), look.note);
  if (when > 0)
    c.fitted("", cut_top(r, when), c.small_strong(), look.when, look.now.empty() ? kTextSoft : kGold, Align::centre);
  if (note > 0) c.fitted("", cut_bottom(r, note), c.small(), look.note, kTextSoft, Align::centre);
  const float chip = r.h < 2.2f * line ? 0 : std::min(1.8f * line, r.h * 0.45f);
  if (chip > 0) draw_verdict(c, cut_bottom(r, chip), look);
  if (now > 0) c.fitted("", cut_bottom(r, now), c.small(), look.now, kText, Align::centre);
  draw_numbers(c, r, look);
}

// The defender's strength from nothing to more than overwhelming: where it is, where it was, and both thresholds.
void draw_bar(const Canvas& c, Rect r, const SkirmishLook& look) {
  if (r.empty()) return;
  const float most = static_cast<float>(std::max({look.overwhelms_from, look.defends, look.before, 1})) * 1.15f;
  const bool words = r.h >= 1.8f * line_of(c);
  Rect bar = words ? cut_top(r, r.h * 0.42f) : r;
  bar = {bar.x, bar.centre().y - 6, bar.w, std::min(12.0f, bar.h)};
  const auto x_of = [&](int strength) { return bar.x + bar.w * std::min(1.0f, static_cast<float>(strength) / most); };
  c.pen().box(bar, bar.h / 2, kRedBar);
  const float to = x_of(std::min(look.defends, look.before)), gold = x_of(std::max(look.defends, look.before));
  if (to > bar.x + 2) c.pen().box({bar.x, bar.y, to - bar.x, bar.h}, bar.h / 2, kBlueBar);
  if (gold > to) c.pen().box({to, bar.y, gold - to, bar.h}, 2, kGold);
  for (const int at : {look.killed_to, look.attacks, look.overwhelms_from}) {
    const bool tie = at == look.attacks;
    if (at <= 0) continue;
    c.pen().box({x_of(at) - 1, bar.y - (tie ? 3.0f : 1.0f), 2, bar.h + (tie ? 6.0f : 2.0f)}, 0,
                tie ? kText : rgb(0xFFFFFF, 170));
  }
  if (!words) return;
  // Each has the room that its words need. If both do not fit, the threshold of overwhelming comes first.
  const ui::Type least{c.small().face, kLeastType};
  const float of_right = look.overwhelms_from > 0 ? c.letters().width(least, look.overwhelms) + 2 : 0;
  float of_left = look.killed_to > 0 ? c.letters().width(least, look.killed) + 2 : 0;
  if (of_left + of_right > r.w) of_left = 0;
  const Rect left = cut_left(r, std::clamp(r.w / 2, of_left, std::max(of_left, r.w - of_right)));
  if (of_left > 0) c.fitted("", left, c.small(), look.killed, kText);
  if (of_right > 0) c.fitted("", r, c.small(), look.overwhelms, kText, Align::right);
}

// The same in sentences, with the parts that did not fit.
void say_skirmish(const Canvas& c, Rect r, const SkirmishPlaces& p, const SkirmishLook& look) {
  const auto with_reserve = [&](const std::string& said, bool left) {
    return look.reserve_left == left && !look.reserve_said.empty() ? said + " " + look.reserve_said : said;
  };
  const std::string left = with_reserve(look.left.said, true), right = with_reserve(look.right.said, false);
  if (p.left.empty()) return c.scene().text("stage/now", look.said + " " + left + " " + right, r);
  c.scene().text("stage/now", look.said, p.middle);
  c.scene().text("stage/for", left, p.left);
  c.scene().text("stage/against", right, p.right);
}

}  // namespace

float skirmish_height(const Canvas& c, float width, int rows) {
  const float line = line_of(c);
  const auto n = static_cast<float>(std::clamp(rows, 2, 5));
  if (width < c.em(480)) return 5.6f * line + (n + 1.2f) * line * 1.25f + 12;
  return std::max(10.5f * line, (n + 5) * line * 1.3f);
}

void draw_skirmish(const Canvas& c, Rect r, const SkirmishLook& look) {
  const int rows = static_cast<int>(std::max(look.left.rows.size(), look.right.rows.size()));
  const SkirmishPlaces p = is_narrow(c, r) ? stacked(c, r, rows) : side_by_side(c, r);
  draw_fighters(c, p.left_cards, look.left);
  draw_fighters(c, p.right_cards, look.right);
  draw_middle(c, p.middle, look);
  draw_bar(c, p.bar, look);
  draw_ledger(c, p.left, look, false);
  draw_ledger(c, p.right, look, true);
  say_skirmish(c, r, p, look);
}

}  // namespace mathom::lotr_tcg
