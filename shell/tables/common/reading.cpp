#include "shell/tables/common/reading.h"

#include <algorithm>

#include "shell/tables/common/dotted.h"
#include "shell/tables/common/named.h"

namespace mathom {

using namespace ui;

namespace {

constexpr float kPaperRim = 5, kMargin = 12, kLeastPicture = 84, kLeastWords = 96, kBelowClause = 10;

Type name_type(const Canvas& c) { return c.type(Face::serif, c.low() ? 18 : c.phone() ? 21 : 25); }
Type words_type(const Canvas& c) { return c.type(Face::serif, c.low() ? 16.5f : c.phone() ? 17.5f : 18.5f); }
Type number_type(const Canvas& c) { return c.type(Face::index, 20); }

// The parts of it in one column of words.
struct Parts {
  bool head = true, facts = true;
  float corner = 0;  // the part of the head's width that something else has
};

bool beside(const Reading& r, ReadingForm form) { return form == ReadingForm::sheet || r.ratio > 1; }

float head_height(const Canvas& c, const Reading& r, float width) {
  const float in = width - (r.crest ? c.em(44) : 0);
  const float kind = r.kind.empty() ? 0 : c.height_of(c.type(Face::text, 14), r.kind, in);
  return c.height_of(name_type(c), r.name, in) + kind + 8;
}

// The number and its sign, side by side unless the number is on the sign.
float sign_size(const Canvas& c, const Reading::Number& number) {
  return number_type(c).px * (number.in_sign ? 1.25f : 1.05f);
}
float number_width(const Canvas& c, const Reading::Number& number) {
  return sign_size(c, number) + (number.in_sign ? 0 : c.letters().width(number_type(c), number.n) + 4);
}

// Returns how many numbers fit side by side with their labels.
int number_columns(const Canvas& c, const Reading& r, float width, ReadingForm form) {
  // In a column the numbers are in the middle of their cells. Cells narrower than the widest keep them apart.
  const float apart = form == ReadingForm::sheet ? 6 : 2;
  float most = 1;
  for (const Reading::Number& number : r.numbers) {
    const float words = c.letters().width(c.small(), number.words) + apart;
    const float sign = number_width(c, number) + number_type(c).px * 0.25f;
    most = std::max(most, form == ReadingForm::sheet ? sign + words + 6 : std::max(sign, words));
  }
  return std::clamp(static_cast<int>(width / most), 1, static_cast<int>(r.numbers.size()));
}

float number_height(const Canvas& c, ReadingForm form) {
  return number_type(c).px * 1.3f + (form == ReadingForm::sheet ? 4 : c.small().px * 1.4f + 8);
}

float numbers_height(const Canvas& c, const Reading& r, float width, ReadingForm form) {
  if (r.numbers.empty()) return 0;
  const int n = static_cast<int>(r.numbers.size()), columns = number_columns(c, r, width, form);
  return number_height(c, form) * static_cast<float>((n + columns - 1) / columns);
}

// A clause that only names an order does not count as a text of the card.
Type clause_type(const Canvas& c, const Reading::Clause& s) {
  return s.order && s.order->name == s.words ? c.small_strong() : words_type(c);
}

float text_height(const Canvas& c, const Reading& r, float width) {
  float high = 0;
  for (const Reading::Clause& s : r.text) {
    high += c.height_of(clause_type(c, s), s.words, width) + kBelowClause;
    if (s.order) high += order_height(c, *s.order, width) + kBelowClause;
  }
  return high;
}

std::string fact_words(const TableHost& host, const Reading::Fact& fact) {
  return fact.label.empty() ? fact.words : host.say("shell.named", {{"name", fact.label}, {"words", fact.words}});
}

float facts_height(const TableHost& host, const Canvas& c, const Reading& r, float width) {
  float high = 0;
  for (const Reading::Fact& fact : r.facts) high += c.height_of(c.body(), fact_words(host, fact), width) + 6;
  return high > 0 ? high + kStep : 0;
}

void build_head(const Canvas& c, const Reading& r, Rect in) {
  if (r.crest) {
    const float side = std::min(c.em(36), in.h);
    r.crest(c.pen(), {in.x + side / 2, in.y + in.h / 2}, side);
    cut_left(in, c.em(44));
  }
  cut_top(in, 2);
  const float name = c.height_of(name_type(c), r.name, in.w);
  c.scene().heading("reading/name", r.name, {in.x, in.y, in.w, name}, 2);
  c.pen().paragraph(name_type(c), cut_top(in, name), r.name, r.ink);
  if (!r.kind.empty())
    c.paragraph("reading/kind", in, c.type(Face::text, 14), r.kind, mix(r.ink, rgb(0x6B6558), 0.35f));
}

// In a column each number is above its label; in a sheet before it.
void build_number(const TableHost& host, const Canvas& c, const std::string& id, const Reading::Number& number,
                  Rect cell, ReadingForm form, Colour ink) {
  const Type big = number_type(c);
  const bool row = form == ReadingForm::sheet;
  const float sign = sign_size(c, number), wide = number_width(c, number);
  const float y = row ? cell.centre().y : cell.y + big.px * 0.75f;
  float x = row ? cell.x : cell.centre().x - wide / 2;
  if (!number.in_sign) c.pen().text_at(big, {x, y}, number.n, ink);
  x += wide - sign / 2;
  if (number.sign) number.sign(c.pen(), {x, y}, sign);
  if (row) {
    const float from = x + sign * 0.7f;
    const Rect words{from, cell.y, cell.right() - from, cell.h};
    c.fitted("", words, c.small(), number.words, ink);
    return dot_fitted(host, c, id, words, c.small(), number.words, ink);
  }
  cut_top(cell, big.px * 1.3f);
  c.fitted("", cell, c.small(), number.words, ink, Align::centre);
  dot_fitted(host, c, id, cell, c.small(), number.words, ink, Align::centre);
}

void build_numbers(const TableHost& host, const Canvas& c, const Reading& r, Rect in, ReadingForm form) {
  if (r.numbers.empty()) return;
  const int columns = number_columns(c, r, in.w, form);
  const float each = in.w / static_cast<float>(columns), high = number_height(c, form);
  for (std::size_t i = 0; i < r.numbers.size(); ++i) {
    const int n = static_cast<int>(i);
    const Rect cell{in.x + each * static_cast<float>(n % columns), in.y + high * static_cast<float>(n / columns), each,
                    high};
    c.scene().text("reading/number/" + std::to_string(i), r.numbers[i].n + " " + r.numbers[i].words, cell);
    build_number(host, c, "reading/number/" + std::to_string(i), r.numbers[i], cell, form, r.ink);
  }
}

// Returns the height used.
float build_text(const TableHost& host, const Canvas& c, const Reading& r, Rect in) {
  const bool asks = std::any_of(r.text.begin(), r.text.end(), [](const Reading::Clause& s) { return s.asked; });
  const float from = in.y;
  for (std::size_t i = 0; i < r.text.size(); ++i) {
    const Reading::Clause& s = r.text[i];
    const Type type = clause_type(c, s);
    const float high = c.height_of(type, s.words, in.w);
    if (s.asked) {
      const Rect mark{in.x - kMargin * 0.7f, in.y - 3, in.w + kMargin * 1.4f, high + 6};
      c.pen().box(mark, 3, rgb(0xFFE39A));
      c.pen().box({mark.x, mark.y, 4, mark.h}, 0, kGoldDeep);
    }
    dotted_paragraph(host, c, "reading/text/" + std::to_string(i), {in.x, in.y, in.w, high}, type, s.words,
                     s.asked || !asks ? r.ink : mix(r.ink, r.paper, 0.4f));
    cut_top(in, high + kBelowClause);
    if (!s.order) continue;
    build_order(c, cut_top(in, order_height(c, *s.order, in.w)), *s.order);
    cut_top(in, kBelowClause);
  }
  return in.y - from;
}

float build_facts(const TableHost& host, const Canvas& c, const Reading& r, Rect in, Colour label, Colour words) {
  const float from = in.y;
  for (std::size_t i = 0; i < r.facts.size(); ++i) {
    const Reading::Fact& fact = r.facts[i];
    const std::string all = fact_words(host, fact);
    const float high = c.height_of(c.body(), all, in.w);
    dotted_paragraph(host, c, "reading/fact/" + std::to_string(i), {in.x, in.y, in.w, high}, c.body(), all, words);
    // The label once more over its own letters: it begins the same line.
    const std::string lead = host.say("shell.named", {{"name", fact.label}, {"words", ""}});
    if (!fact.label.empty() && c.letters().width(c.body(), lead) < in.w)
      c.pen().paragraph(c.body(), {in.x, in.y, in.w, high}, lead, label);
    cut_top(in, high + 6);
  }
  return in.y - from;
}

std::string heading_words(const TableHost& host, const Reading& r) {
  switch (r.why) {
    case Reading::Why::asks: return host.say("shell.reading.asks");
    case Reading::Why::held: return host.say("shell.reading.held");
    case Reading::Why::looked_at: break;
  }
  return host.say("shell.reading.looked_at");
}

// The head, next to the button in its corner. The next part begins below both.
float head_room(const Canvas& c, const Reading& r, float width, const Parts& parts) {
  return std::max(head_height(c, r, width - parts.corner), parts.corner > 0 ? kTouch - kMargin : 0);
}

float words_height(const TableHost& host, const Canvas& c, const Reading& r, float width, Parts parts) {
  return (parts.head ? head_room(c, r, width, parts) + numbers_height(c, r, width, ReadingForm::sheet) : 0) +
         text_height(c, r, width) + (parts.facts ? facts_height(host, c, r, width) : 0);
}

// All words that were asked for, one below the other. They scroll below the head if they do not fit. The button that
// puts the card away is next to the head.
void build_words(const TableHost& host, const Canvas& c, const Reading& r, Rect in, Parts parts) {
  constexpr float kLeastView = 68;                                                       // three lines
  const auto head_high = [&] { return parts.head ? head_room(c, r, in.w, parts) : 0; };  // at the width there is
  const bool stays = in.h - head_high() >= kLeastView;
  const auto lay_head = [&] {
    Rect head = cut_top(in, head_high());
    cut_right(head, parts.corner);
    build_head(c, r, head);
  };
  if (parts.head && stays) lay_head();
  const float high = words_height(host, c, r, in.w, parts) - (stays ? head_high() : 0);
  const bool facts = parts.facts && !r.facts.empty();
  const bool scrolls = high - (facts ? 0 : kBelowClause) > in.h + 1;  // nobody scrolls for the air below the last line
  const Rect view = in;
  if (scrolls) {
    in.w -= 12;
    in.y = c.scene().begin_scroll("reading/scroll", r.name, view);
  }
  const float top = in.y;
  in.h = 100000;
  if (parts.head && !stays) lay_head();
  const auto lay_numbers = [&] {
    if (parts.head)
      build_numbers(host, c, r, cut_top(in, numbers_height(c, r, in.w, ReadingForm::sheet)), ReadingForm::sheet);
  };
  // The text asks: if not all of it is visible, it comes before the numbers.
  const bool text_first = scrolls && r.why == Reading::Why::asks;
  if (!text_first) lay_numbers();
  cut_top(in, build_text(host, c, r, in));
  if (text_first) lay_numbers();
  if (parts.facts) cut_top(in, build_facts(host, c, r, in, r.ink, mix(r.ink, rgb(0x6B6558), 0.25f)));
  if (scrolls) c.scene().end_scroll(in.y - top);
}

void paper(const Canvas& c, const Reading& r, Rect at) {
  c.pen().shadow(at, kRound, 14, 4, 0.45f);
  c.pen().box(at, kRound, downwards(r.paper, mix(r.paper, kCardShade, 0.6f), at));
  c.pen().frame(grown(at, -kPaperRim / 2), kRound - kPaperRim / 2, r.rim, kPaperRim);
}

constexpr float kSheetMargin = kMargin * 0.6f, kBesidePicture = 3;
constexpr float kPictureOfSheet = 0.34f;  // of its width, at most

// Returns the width of the paper that is left for words.
float sheet_words_width(const Reading& r, float width) {
  const float in = width - 2 * kPaperRim;
  const bool picture = r.picture && in >= 260;
  const float taken = picture ? in * kPictureOfSheet + (r.ratio > 1 ? kMargin : 0) : 0;
  return in - taken - 2 * kSheetMargin - kBesidePicture;
}

// The picture at the left, or above if the width does not suffice.
void build_sheet(const TableHost& host, const Canvas& c, Rect at, const Reading& r, ReadingForm form, bool* away) {
  paper(c, r, at);
  Rect in = at.inset(kPaperRim);
  const float wide = std::min({in.w * kPictureOfSheet, in.h / r.ratio, c.em(form == ReadingForm::sheet ? 150 : 130)});
  if (r.picture && in.w >= 260 && wide >= 48) {
    Rect left = cut_left(in, wide + (r.ratio > 1 ? kMargin : 0));
    if (r.ratio > 1) cut_left(left, kMargin / 2), left = around(left.centre(), left.w, left.w * r.ratio);
    c.pen().push_clip(left);
    r.picture(c.pen(), left);
    c.pen().pop_clip();
  }
  in = in.inset(kSheetMargin);
  cut_left(in, kBesidePicture);
  if (away) {
    const Item item{.id = "reading/away",
                    .name = host.say("shell.reading.away"),
                    .rect = {at.right() - kTouch, at.y, kTouch, kTouch}};
    const Reaction is = c.scene().add(item);
    c.sign(Sign::close, item.rect.centre(), 16, r.ink);
    if (is.focused) c.focus_ring(item.rect, kRound);
    *away = is.activated;
  }
  build_words(host, c, r, in, {.head = true, .facts = true, .corner = away ? kTouch - 8 : 0});
}

void build_upright(const TableHost& host, const Canvas& c, Rect at, const Reading& r) {
  paper(c, r, at);
  Rect in = at.inset(kPaperRim);
  const float least = head_height(c, r, in.w - 2 * kMargin) +
                      numbers_height(c, r, in.w - 2 * kMargin, ReadingForm::column) + kLeastWords;
  if (in.h < least) return build_words(host, c, r, in.inset(kMargin), {.head = true, .facts = false});
  Rect head = cut_top(in, head_height(c, r, in.w - 2 * kMargin));
  cut_left(head, kMargin), cut_right(head, kMargin);
  build_head(c, r, head);
  const float wide = in.w - 2 * kMargin, numbers = numbers_height(c, r, in.w, ReadingForm::column);
  const float below = numbers + text_height(c, r, wide) + kMargin;
  const float picture = std::min(in.w * r.ratio, in.h - below);
  if (r.picture && picture >= kLeastPicture) {
    const Rect art = cut_top(in, picture);
    c.pen().push_clip(art);
    r.picture(c.pen(), art);
    c.pen().pop_clip();
    c.pen().frame(grown({art.x, art.y, art.w, art.h}, 0.5f), 0, faded(r.rim, 0.8f), 1);
  }
  cut_top(in, kMargin * 0.5f);
  build_numbers(host, c, r, cut_top(in, numbers), ReadingForm::column);
  cut_left(in, kMargin), cut_right(in, kMargin), cut_top(in, kMargin * 0.5f);
  build_words(host, c, r, in, {.head = false, .facts = false});
}

// Returns the height of the card without its picture if its text has standing orders, which must be visible; 0 if it
// has none.
float orders_end(const Canvas& c, const Reading& r, float width, ReadingForm form) {
  if (std::none_of(r.text.begin(), r.text.end(), [](const Reading::Clause& s) { return s.order.has_value(); }))
    return 0;
  const float in = width - 2 * kPaperRim, wide = in - 2 * kMargin;
  return c.em(24) + head_height(c, r, wide) + numbers_height(c, r, in, form) + text_height(c, r, wide) + 2 * kPaperRim +
         2 * kMargin;
}

}  // namespace

float order_height(const Canvas& c, const Reading::Order& order, float width) {
  return c.segments_height(order.choices, width);
}

void build_order(const Canvas& c, Rect r, const Reading::Order& order) {
  const int now = static_cast<int>(order.now);
  const int chosen = c.segments(order.id, r, order.name, order.choices, now);
  if (chosen == now) return;
  order.give(static_cast<Standing>(chosen));
  c.scene().want_frame();
}

float reading_height(const TableHost& host, const Canvas& c, const Reading& r, float width, ReadingForm form) {
  const float heading = form == ReadingForm::column ? c.em(24) : 0;
  if (beside(r, form)) {
    const bool sheet = form == ReadingForm::sheet;
    const float words = words_height(host, c, r, sheet_words_width(r, width),
                                     {.head = true, .facts = true, .corner = sheet ? kTouch : 0});
    return heading + std::max(words + 2 * kPaperRim + 2 * kSheetMargin, c.em(124));
  }
  const float in = width - 2 * kPaperRim, wide = in - 2 * kMargin;
  const float card = head_height(c, r, wide) + in * r.ratio + numbers_height(c, r, in, form) + text_height(c, r, wide) +
                     2 * kPaperRim + 2 * kMargin;
  return heading + card + facts_height(host, c, r, width - 2 * kStep) + (r.facts.empty() ? 0 : 2 * kStep);
}

float build_reading(const TableHost& host, const Canvas& c, Rect room, const Reading& r, ReadingForm form, bool* away) {
  const Rect all = room;
  const Canvas paper_of_it = c.painted();  // a card is paper at any time of the day
  room.h = std::min(room.h, reading_height(host, c, r, room.w, form));
  const float bottom = room.bottom();
  const std::string heading = heading_words(host, r);
  const Part part = r.why == Reading::Why::asks ? Part::ask : Part::close_look;
  // A page of words has the heading as a sentence of its own.
  const std::string name = c.scene().words() ? r.name : named_line(host, heading, r.name);
  c.scene().begin_zone("reading", {.name = name, .part = part});
  if (form == ReadingForm::sheet) {
    build_sheet(host, paper_of_it, room, r, form, away);
  } else {
    c.text("reading/why", cut_top(room, c.em(24)), c.small_strong(), heading, kGold);
    // Notes about the card are below it if both fit.
    const float facts = facts_height(host, c, r, room.w - 2 * kStep) + kStep;
    const bool fits = !r.facts.empty() && !beside(r, form) &&
                      room.h - facts > std::max(c.em(200) + kLeastWords, orders_end(c, r, room.w, form));
    Rect box = fits ? cut_bottom(room, facts) : Rect{};
    if (fits) cut_bottom(room, kStep);
    beside(r, form) ? build_sheet(host, paper_of_it, room, r, form, nullptr)
                    : build_upright(host, paper_of_it, room, r);
    if (fits) {
      c.panel(box);
      build_facts(host, c, r, box.inset(kStep), kGold, kText);
    }
  }
  c.scene().end_zone();
  return bottom - all.y;
}

}  // namespace mathom
