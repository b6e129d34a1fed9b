// The controls: buttons, switches, choices, numbers. Words that do not fit one line take two, then smaller letters.
#include "shell/ui/canvas.h"
#include "shell/ui/cards/suits.h"

namespace mathom::ui {

namespace {
// What a control is called, and what it says. The comma is the same in every language; a colon is not.
std::string joined(std::string_view name, std::string_view words) {
  return std::string(name).append(", ").append(words);
}
}  // namespace

Reaction Canvas::button(Item item, ButtonLook look) const {
  item.golden = look.weight == Weight::primary && item.offered;
  const Reaction is = scene_.add(item);
  button_body(item.rect, item, look, is);
  if (is.focused) focus_ring(item.rect, kRound);
  return is;
}

void Canvas::button_body(Rect r, const Item& item, const ButtonLook& look, const Reaction& is) const {
  if (is.held) r = moved(r, {0, 1});
  Colour ink = kText;
  if (look.weight == Weight::primary && item.offered) {
    const float shine = is.hovered ? 0.18f : 0.06f;
    if (!is.held) pen_.shadow(r, kRound, 14, 3, 0.45f);
    pen_.painted().box(r, kRound,
                       downwards(mix(kGold, rgb(0xFFFFFF), shine), mix(kGold, kGoldDeep, is.held ? 0.7f : 0.35f), r));
    ink = kGoldInk;
  } else if (look.weight == Weight::primary || look.weight == Weight::secondary) {
    const Colour fill = !item.offered ? kButtonOff : item.selected ? rgb(0x3A5C2F) : kButton;
    pen_.box(r, kRound,
             downwards(mix(fill, rgb(0xFFFFFF), is.hovered && item.offered ? 0.10f : 0.03f),
                       mix(fill, rgb(0x000000), 0.12f), r));
    pen_.frame(grown(r, -0.5f), kRound,
               !item.offered   ? rgb(0xFFFFFF, 14)
               : item.selected ? kGold
                               : kButtonEdge,
               item.selected ? 2.0f : 1.0f);
    if (!item.offered) ink = kTextFaint;
  } else if (is.hovered || is.held) {
    pen_.box(r, kRound * 0.7f, rgb(0xFFFFFF, is.held ? 34 : 18));
  }
  if (look.weight == Weight::quiet) ink = item.offered ? kLink : kTextFaint;
  if (look.weight == Weight::bar && !item.offered) ink = kTextFaint;
  button_words(r, item, look, ink);
}

void Canvas::button_words(Rect r, const Item& item, const ButtonLook& look, Colour ink) const {
  if (look.sign != Sign::none) {
    const Canvas on = ink == kGoldInk ? painted() : *this;
    return on.sign(look.sign, r.centre(), std::min(r.h * 0.42f, em(20)), ink);
  }
  const bool plain = look.weight == Weight::quiet || look.weight == Weight::bar;
  const Type t{plain ? Face::text : Face::strong, std::max(kLeastType, look.size > 0 ? look.size : body().px)};
  const std::string_view words = look.words.empty() ? std::string_view(item.name) : look.words;
  const float room = r.w - kStep * (plain ? 1 : 2);
  const Pen pen = ink == kGoldInk ? pen_.painted().with_suits(suit_colours(true).on_card) : pen_;
  Rect box = around(r.centre(), room, r.h - 4);
  if (!look.note.empty()) {
    const float high = height_of(small(), look.note, room);
    Rect above = box;
    const Rect note = cut_bottom(above, std::min(box.h * 0.6f, high + 4));
    // The act comes first. The second line is shown only if the act keeps its room.
    if (letters().fits({t.face, kLeastType}, words, room, above.h * 1.12f)) {
      box = above;
      const Type note_type = letters().largest(small(), look.note, room, note.h, kLeastType);
      lines(pen, note_type, note, look.note, mix(ink, kButton, 0.25f), Align::centre, 1.3f);
    }
  }
  const float wide = letters().width(t, words);
  const Type key{Face::text, std::max(kLeastType, t.px * 0.86f)};
  const float hint = look.hint.empty() ? 0 : letters().width(key, look.hint) + kStep;
  if (hint > 0 && wide + hint < room) {
    const float x = box.centre().x - (wide + hint) / 2;
    pen.text_at(t, {x, box.centre().y}, words, ink);
    return pen.text_at(key, {x + wide + kStep, box.centre().y}, look.hint, faded(ink, 0.6f));
  }
  if (wide <= room) return pen.text(t, box, words, ink, Align::centre);
  lines(pen, letters().largest(t, words, room, box.h * 1.12f, kLeastType), box, words, ink, Align::centre, 1.25f);
}

float Canvas::button_height(std::string_view words, float width, std::string_view note) const {
  const float room = width - 2 * kStep;
  const float first = height_of(strong(), words, room), second = note.empty() ? 0 : height_of(small(), note, room) + 4;
  return std::max(control_height(), first + second + 2 * kStep);
}

float Canvas::toggle_height(std::string_view name, std::string_view note, float width) const {
  const float words = width - 68;
  const float high = height_of(body(), name, words) + (note.empty() ? 0 : height_of(small(), note, words)) + kStep;
  return std::max(control_height(), high);
}

Reaction Canvas::toggle(Item item, std::string_view note) const {
  item.role = Role::toggle;
  if (item.description.empty()) item.description = note;
  const Rect r = item.rect;
  const Reaction is = scene_.add(item);
  if (is.hovered) pen_.box(r, kRound * 0.7f, rgb(0xFFFFFF, 10));
  const float words = r.w - 68;
  Rect column{r.x + 6, r.y + kStep / 2, words, r.h};
  const float all = height_of(body(), item.name, words) + (note.empty() ? 0 : height_of(small(), note, words));
  column.y = r.y + (r.h - all) / 2;
  column.y += pen_.paragraph(body(), column, item.name, item.offered ? kText : kTextFaint);
  if (!note.empty()) pen_.paragraph(small(), column, note, kTextSoft);
  const Rect track{r.right() - 52, r.centre().y - 13, 46, 26};
  const Canvas on = painted();
  (item.selected ? on.pen_ : pen_).box(track, 13, item.selected ? kGoldDeep : rgb(0x0B1713));
  pen_.frame(track, 13, item.selected ? kGold : kButtonEdge, 1.2f);
  const Vec knob{item.selected ? track.right() - 13 : track.x + 13, track.centre().y};
  (item.selected ? on.pen_ : pen_).disc(knob, 10, item.selected ? kCard : rgb(0x8FA69A));
  if (item.selected) on.sign(Sign::check, knob, 10, kGoldInk);
  if (is.focused) focus_ring(r, kRound * 0.7f);
  return is;
}

// Returns the fewest rows in which every label fits in one line, and a finger can press each.
int Canvas::segment_columns(std::span<const std::string> labels, float width) const {
  float widest = 0;
  for (const std::string& label : labels) widest = std::max(widest, letters().width(strong(), label));
  const int n = static_cast<int>(labels.size());
  const float least = std::max(widest + 14, kTouch);
  int rows = 1;
  while (rows < n && least > (width - 6) / std::ceil(static_cast<float>(n) / static_cast<float>(rows))) ++rows;
  return (n + rows - 1) / rows;
}

float Canvas::segments_height(std::span<const std::string> labels, float width) const {
  const int columns = segment_columns(labels, width), n = static_cast<int>(labels.size());
  return static_cast<float>((n + columns - 1) / columns) * control_height();
}

int Canvas::segments(std::string_view id, Rect r, std::string_view name, std::span<const std::string> labels,
                     int chosen) const {
  pen_.box(r, kRound, rgb(0x07120D, 170));
  pen_.frame(grown(r, -0.5f), kRound, kPanelEdge, 1);
  const int n = static_cast<int>(labels.size());
  const int fitting = segment_columns(labels, r.w);
  // A caller that left room for one row gets one row, with smaller letters.
  const int columns = r.h < segments_height(labels, r.w) - 1 ? n : fitting, rows = (n + columns - 1) / columns;
  const float w = r.w / static_cast<float>(columns), h = r.h / static_cast<float>(rows);
  for (int i = 0; i < n; ++i) {
    const std::string& label = labels[static_cast<std::size_t>(i)];
    Item item{.id = std::string(id) + "/" + std::to_string(i), .role = Role::radio, .name = joined(name, label)};
    item.rect = {r.x + w * static_cast<float>(i % columns), r.y + h * static_cast<float>(i / columns), w, h};
    item.selected = i == chosen;
    const Reaction is = scene_.add(item);
    const Rect cell = grown(item.rect, -4);
    if (i == chosen) {
      pen_.shadow(cell, kRound - 4, 8, 2, 0.4f);
      pen_.painted().box(cell, kRound - 4,
                         downwards(mix(kGold, rgb(0xFFFFFF), 0.10f), mix(kGold, kGoldDeep, 0.45f), cell));
    } else if (is.hovered) {
      pen_.box(cell, kRound - 4, rgb(0xFFFFFF, 18));
    }
    const Type wanted = i == chosen ? strong() : body();
    const Type t = letters().largest(wanted, label, cell.w - 4, cell.h, kLeastType);
    lines(i == chosen ? pen_.painted() : pen_, t, grown(cell, -2), label, i == chosen ? kGoldInk : kText, Align::centre,
          1.2f);
    if (is.focused) focus_ring(cell, kRound - 4);
    if (is.activated || is.marked) chosen = i;
  }
  return chosen;
}

int Canvas::stepper(std::string_view id, Rect r, std::string_view name, std::string_view shown, int value, int least,
                    int most, int step, std::string_view less, std::string_view more) const {
  const float side = r.h;
  Item minus{.id = std::string(id) + "/less", .name = joined(name, less)};
  minus.rect = {r.x, r.y, side, r.h};
  minus.offered = value > least;
  Item plus{.id = std::string(id) + "/more", .name = joined(name, more)};
  plus.rect = {r.right() - side, r.y, side, r.h};
  plus.offered = value < most;
  const Rect middle{r.x + side, r.y, r.w - 2 * side, r.h};
  if (button(minus, {.sign = Sign::minus}).activated) value = std::max(least, value - step);
  lines(pen_, letters().largest(strong(), shown, middle.w, middle.h, kLeastType), middle, shown, kText, Align::centre,
        1.3f);
  scene_.text(std::string(id) + "/value", joined(name, shown), middle);
  if (button(plus, {.sign = Sign::plus}).activated) value = std::min(most, value + step);
  return value;
}

float Canvas::account_height(std::string_view left, std::string_view right, float width, bool bold) const {
  const Type t = bold ? strong() : body();
  const float room = std::max(width * 0.4f, width - letters().width(t, right) - kStep);
  return std::max(height_of(t, left, room), t.px * 1.4f) + 4;
}

void Canvas::account_line(std::string_view id, Rect r, std::string_view left, std::string_view right, Colour c,
                          bool bold) const {
  const Type t = bold ? strong() : body();
  const float wide = std::min(letters().width(t, right), r.w * 0.6f - kStep);
  const Rect words{r.x, r.y, r.w - wide - kStep, r.h};
  lines(pen_, letters().largest(t, left, words.w, r.h, kLeastType), words, left, c, Align::left, 1.4f);
  const Rect value{r.right() - wide - 1, r.y, wide + 1, r.h};
  lines(pen_, letters().largest(t, right, value.w, r.h, kLeastType), value, right, c, Align::right, 1.4f);
  scene_.text(id, joined(left, right), r);
}

Rect Canvas::screen_bar(std::string_view words, std::string leave_words, bool& leave) const {
  felt(scene_.screen());
  Rect area = scene_.safe();
  Rect top = cut_top(area, std::max(48.0f, heading_type().px * 1.4f + kStep));
  bar({0, 0, scene_.screen().w, top.bottom()});
  scene_.begin_zone("bar", {.name = std::string(words)});
  const Rect back = cut_left(top, std::max(kTouch, top.h));
  leave = button({.id = "back", .name = std::move(leave_words), .rect = back, .key = kEscapeKey},
                 {.weight = Weight::bar, .sign = Sign::back})
              .activated;
  scene_.end_zone();
  cut_right(top, kStep);
  heading("heading", top, words, 1);
  return area;
}

Rect Canvas::begin_panel(std::string_view id, const std::string& part, const std::string& words, Rect panel,
                         bool& close, Colour colour) const {
  veil();
  close = scene_.begin_layer(id, words, panel);
  raised(panel);
  Rect in = panel.inset(2 * kStep);
  heading(part + "/heading", cut_top(in, heading_height(words, in.w)), words, 2, colour);
  return in;
}

bool Canvas::close_button(const std::string& part, std::string words, Rect r, ButtonLook look) const {
  const Item item{.id = part + "/close",
                  .name = std::move(words),
                  .rect = r,
                  .primary = true,
                  .first_focus = true,
                  .key = kEscapeKey};
  return button(item, look).activated;
}

}  // namespace mathom::ui
