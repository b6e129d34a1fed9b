#include "shell/ui/canvas.h"

#include <imgui.h>

#include "shell/ui/suits.h"

namespace mathom::ui {
namespace {

// Where nothing is drawn (tests), strokes go to a list that nobody shows.
ImDrawList& list_of(const Scene& scene) {
  if (scene.draw()) return *scene.draw();
  static ImDrawList nowhere(ImGui::GetDrawListSharedData());
  nowhere._ResetForNewFrame();
  nowhere.PushClipRectFullScreen();
  nowhere.PushTextureID(ImGui::GetIO().Fonts->TexID);
  return nowhere;
}

}  // namespace

Canvas::Canvas(Scene& scene, const Letters& letters, float text_scale)
    : scene_(scene),
      pen_(Pen(list_of(scene), letters).with_suits(suit_colours(true).on_table)),
      scale_(text_scale),
      phone_(std::min(scene.screen().w, scene.screen().h) < 560) {}

void Canvas::felt(Rect r) const { pen_.vignette(r, kFeltLight, kFeltDark, {r.centre().x, r.y + r.h * 0.42f}); }

void Canvas::bar(Rect r) const { pen_.box(r, 0.01f, downwards(rgb(0x0C1814), rgb(0x0F1E19), r)); }

void Canvas::panel(Rect r) const {
  pen_.box(r, kRound, kPanel);
  pen_.frame(grown(r, -0.5f), kRound, kPanelEdge, 1);
}

void Canvas::raised(Rect r) const {
  pen_.shadow(r, kRound + 4, 40, 12, 0.6f);
  pen_.box(r, kRound + 4, downwards(rgb(0x1A3129), rgb(0x12221C), r));
  pen_.frame(grown(r, -0.5f), kRound + 4, rgb(0xFFFFFF, 26), 1);
}

void Canvas::veil() const {
  const Rect r = scene_.screen();
  pen_.list().AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, rgb(0x040C09, 168));
}

void Canvas::text(std::string_view id, Rect r, Type t, std::string_view words, Colour c, Align align) const {
  pen_.text(t, r, letters().fitted(t, words, r.w), c, align);
  if (!id.empty()) scene_.text(id, words, r);
}

float Canvas::paragraph(std::string_view id, Rect r, Type t, std::string_view words, Colour c, Align align) const {
  const float high = pen_.paragraph(t, r, words, c, align);
  if (!id.empty()) scene_.text(id, words, {r.x, r.y, r.w, high});
  return high;
}

void Canvas::heading(std::string_view id, Rect r, std::string_view words, int level, Colour c, Align align) const {
  const Type t = heading_type();
  pen_.text(t, r, letters().fitted(t, words, r.w), c, align);
  scene_.heading(id, words, r, level);
}

void Canvas::title(std::string_view id, Rect r, std::string_view words, Align align) const {
  Type t = title_type();
  while (t.px > 18 && letters().width(t, words) > r.w) t.px -= 2;
  pen_.text(t, r, letters().fitted(t, words, r.w), kText, align);
  scene_.heading(id, words, r, 1);
}

void Canvas::focus_ring(Rect r, float radius) const {
  pen_.dashes(rounded_rect(grown(r, 4), radius + 4, 6), kFocus, 2.5f, 7, 5);
}

Reaction Canvas::button(Item item, ButtonLook look) const {
  const Reaction is = scene_.add(item);
  button_body(item.rect, item, look, is);
  if (is.focused) focus_ring(item.rect, kRound);
  return is;
}

void Canvas::button_body(Rect r, const Item& item, const ButtonLook& look, const Reaction& is) const {
  if (is.held) r = moved(r, {0, 1});
  Colour ink = kText;
  if (look.weight == Weight::primary && item.offered) {
    const float light = is.hovered ? 0.18f : 0.06f;
    if (!is.held) pen_.shadow(r, kRound, 14, 3, 0.45f);
    pen_.box(r, kRound, downwards(mix(kGold, rgb(0xFFFFFF), light), mix(kGold, kGoldDeep, is.held ? 0.7f : 0.35f), r));
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
  if (look.sign != Sign::none) return sign(look.sign, r.centre(), std::min(r.h * 0.42f, 20.0f), ink);
  const bool plain = look.weight == Weight::quiet || look.weight == Weight::bar;
  Type t{plain ? Face::text : Face::strong, look.size > 0 ? look.size : body().px};
  const float room = r.w - kStep * (plain ? 1 : 2);
  while (t.px > 11 && letters().width(t, item.name) > room) t.px -= 0.5f;
  const Pen pen = ink == kGoldInk ? pen_.with_suits(suit_colours(true).on_card) : pen_;
  if (!look.note.empty()) {
    const Type note{Face::text, std::max(12.0f, em(12.5f))};
    const float gap = t.px * 0.36f, note_gap = t.px * 0.8f;
    pen.text_at(t, {r.centre().x, r.centre().y - gap - 3}, item.name, ink, Align::centre);
    pen.text_at(note, {r.centre().x, r.centre().y + note_gap - 2}, letters().fitted(note, look.note, room),
                mix(ink, kButton, 0.25f), Align::centre);
    return;
  }
  const Type key{Face::text, t.px * 0.86f};
  const float hint = look.hint.empty() || item.key == 0 ? 0 : letters().width(key, look.hint) + kStep;
  const float wide = letters().width(t, item.name);
  const bool shown = hint > 0 && wide + hint < room;
  const float x = r.centre().x - (wide + (shown ? hint : 0)) / 2;
  pen.text_at(t, {x, r.centre().y}, letters().fitted(t, item.name, room), ink);
  if (shown) pen.text_at(key, {x + wide + kStep, r.centre().y}, look.hint, faded(ink, 0.6f));
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
  pen_.box(track, 13, item.selected ? kGoldDeep : rgb(0x0B1713));
  pen_.frame(track, 13, item.selected ? kGold : kButtonEdge, 1.2f);
  const Vec knob{item.selected ? track.right() - 13 : track.x + 13, track.centre().y};
  pen_.disc(knob, 10, item.selected ? kCard : rgb(0x8FA69A));
  if (item.selected) sign(Sign::check, knob, 10, kGoldInk);
  if (is.focused) focus_ring(r, kRound * 0.7f);
  return is;
}

int Canvas::segments(std::string_view id, Rect r, std::string_view name, std::span<const std::string> labels,
                     int chosen) const {
  pen_.box(r, kRound, rgb(0x0B1713, 200));
  pen_.frame(grown(r, -0.5f), kRound, kPanelEdge, 1);
  const int n = static_cast<int>(labels.size());
  const float w = (r.w - 6) / static_cast<float>(n);
  for (int i = 0; i < n; ++i) {
    const std::string& label = labels[static_cast<std::size_t>(i)];
    Item item{
        .id = std::string(id) + "/" + std::to_string(i), .role = Role::radio, .name = std::string(name) + ": " + label};
    item.rect = {r.x + 3 + w * static_cast<float>(i), r.y + 3, w, r.h - 6};
    item.selected = i == chosen;
    const Reaction is = scene_.add(item);
    const Rect cell = grown(item.rect, -1);
    if (i == chosen)
      pen_.box(cell, kRound - 3, downwards(mix(kGold, rgb(0xFFFFFF), 0.06f), mix(kGold, kGoldDeep, 0.35f), cell));
    else if (is.hovered)
      pen_.box(cell, kRound - 3, rgb(0xFFFFFF, 16));
    Type t{i == chosen ? Face::strong : Face::text, body().px};
    while (t.px > 10.5f && letters().width(t, label) > cell.w - 8) t.px -= 0.5f;
    pen_.text(t, cell, letters().fitted(t, label, cell.w - 4), i == chosen ? kGoldInk : kText, Align::centre);
    if (is.focused) focus_ring(cell, kRound - 3);
    if (is.activated || is.marked) chosen = i;
  }
  return chosen;
}

int Canvas::stepper(std::string_view id, Rect r, std::string_view name, std::string_view shown, int value, int least,
                    int most, int step, std::string_view less, std::string_view more) const {
  const float side = r.h;
  Item minus{.id = std::string(id) + "/less", .name = std::string(name) + ": " + std::string(less)};
  minus.rect = {r.x, r.y, side, r.h};
  minus.offered = value > least;
  Item plus{.id = std::string(id) + "/more", .name = std::string(name) + ": " + std::string(more)};
  plus.rect = {r.right() - side, r.y, side, r.h};
  plus.offered = value < most;
  const Rect middle{r.x + side, r.y, r.w - 2 * side, r.h};
  if (button(minus, {.sign = Sign::minus}).activated) value = std::max(least, value - step);
  pen_.text(strong(), middle, letters().fitted(strong(), shown, middle.w), kText, Align::centre);
  scene_.text(std::string(id) + "/value", std::string(name) + ": " + std::string(shown), middle);
  if (button(plus, {.sign = Sign::plus}).activated) value = std::min(most, value + step);
  return value;
}

void Canvas::account_line(std::string_view id, Rect r, std::string_view left, std::string_view right, Colour c,
                          bool bold) const {
  const Type t = bold ? strong() : body();
  const float wide = letters().width(t, right);
  pen_.text(t, {r.x, r.y, r.w - wide - kStep, r.h}, letters().fitted(t, left, r.w - wide - kStep), c);
  pen_.text(t, r, right, c, Align::right);
  scene_.text(id, std::string(left) + ": " + std::string(right), r);
}

void Canvas::sign(Sign s, Vec m, float size, Colour c) const {
  const float h = size / 2, w = std::max(1.6f, size * 0.13f);
  const auto line = [&](std::initializer_list<Vec> points) {
    std::vector<Vec> at;
    for (const Vec p : points) at.push_back(m + p * h);
    pen_.stroke(at, c, w, false);
  };
  switch (s) {
    case Sign::none: return;
    case Sign::menu:
      for (const float y : {-0.7f, 0.0f, 0.7f}) line({{-0.9f, y}, {0.9f, y}});
      return;
    case Sign::back: return line({{0.4f, -0.9f}, {-0.5f, 0}, {0.4f, 0.9f}});
    case Sign::close: line({{-0.7f, -0.7f}, {0.7f, 0.7f}}); return line({{0.7f, -0.7f}, {-0.7f, 0.7f}});
    case Sign::help: return pen_.text_at({Face::strong, size * 1.15f}, m, "?", c, Align::centre);
    case Sign::plus: line({{0, -0.7f}, {0, 0.7f}}); return line({{-0.7f, 0}, {0.7f, 0}});
    case Sign::minus: return line({{-0.7f, 0}, {0.7f, 0}});
    case Sign::check: return line({{-0.6f, 0.05f}, {-0.15f, 0.5f}, {0.65f, -0.5f}});
    case Sign::undo:
      line({{-0.35f, -0.85f}, {-0.9f, -0.3f}, {-0.35f, 0.25f}});
      return line({{-0.9f, -0.3f}, {0.3f, -0.3f}, {0.75f, 0}, {0.85f, 0.45f}, {0.6f, 0.8f}, {0.1f, 0.9f}});
    case Sign::redo:
      line({{0.35f, -0.85f}, {0.9f, -0.3f}, {0.35f, 0.25f}});
      return line({{0.9f, -0.3f}, {-0.3f, -0.3f}, {-0.75f, 0}, {-0.85f, 0.45f}, {-0.6f, 0.8f}, {-0.1f, 0.9f}});
    case Sign::speed:
      line({{-0.8f, -0.7f}, {-0.1f, 0}, {-0.8f, 0.7f}});
      return line({{0, -0.7f}, {0.7f, 0}, {0, 0.7f}});
    case Sign::cover:  // a closed eye
      line({{-0.95f, -0.2f}, {-0.55f, 0.2f}, {0, 0.35f}, {0.55f, 0.2f}, {0.95f, -0.2f}});
      line({{-0.6f, 0.2f}, {-0.8f, 0.6f}});
      line({{0, 0.35f}, {0, 0.8f}});
      return line({{0.6f, 0.2f}, {0.8f, 0.6f}});
    case Sign::more:
      for (const float x : {-0.7f, 0.0f, 0.7f}) pen_.disc(m + Vec{x, 0} * h, w * 0.9f, c);
      return;
  }
}

}  // namespace mathom::ui
