#include "shell/ui/canvas.h"

#include <imgui.h>

#include <cmath>

#include "shell/ui/cards/suits.h"

namespace mathom::ui {
namespace {

// If nothing is drawn (most tests), the pen is dry, and clip rectangles go to a list that nobody shows.
Pen pen_of(const Scene& scene, const Letters& letters) {
  if (scene.draw()) return Pen(*scene.draw(), letters);
  static ImDrawList nowhere(ImGui::GetDrawListSharedData());
  nowhere._ResetForNewFrame();
  nowhere.PushClipRectFullScreen();
  nowhere.PushTextureID(ImGui::GetIO().Fonts->TexID);
  return Pen(nowhere, letters).dry();
}

}  // namespace

float growth(const Rect& screen) {
  const float ratio = std::min(screen.w / 1280, screen.h / 800);
  return std::round(std::clamp(1 + (ratio - 1) * 0.6f, 1.0f, 1.6f) * 20) / 20;
}

float text_scale_on(const Rect& screen, float text_scale) {
  return std::min(text_scale * growth(screen), std::max(text_scale, 2.0f));
}

Canvas::Canvas(Scene& scene, const Letters& letters, float text_scale)
    : scene_(scene),
      pen_(pen_of(scene, letters)
               .with_suits(suit_colours(true).on_table)
               .by_day(scene.light())
               .with_backs(back_colours(scene.materials().back))),
      scale_(text_scale_on(scene.screen(), text_scale)),
      phone_(std::min(scene.screen().w, scene.screen().h) < 560) {}

Canvas Canvas::painted() const {
  Canvas c = *this;
  c.pen_ = pen_.painted();
  return c;
}

// A lamp hangs over the middle; the fibres are as fine as the display shows them. By day it is linen.
void Canvas::felt(Rect r) const {
  const Pen pen = pen_.painted();
  const Vec middle{r.centre().x, r.y + r.h * 0.42f};
  const ClothColours& cloth = cloth_colours(scene_.materials().cloth);
  if (light())
    pen.vignette(r, rgb(0xF8F3E6), rgb(0xE6DCC6), middle);
  else
    pen.vignette(r, mix(cloth.deep, cloth.middle, 0.35f), mix(cloth.edge, rgb(0), 0.34f), middle);
  const float density = letters().density();
  pen.grain(r, light() ? rgb(0x6B5A36, 26) : rgb(0x04120C, 46),
            Letters::kGrain / density * std::max(1.0f, density * 0.6f));
}

void Canvas::inlay(Rect r) const {
  if (r.w < 200 || r.h < 160) return;
  pen_.frame(r, 26, rgb(0x04120C, 110), 5);
  pen_.frame(r, 26, faded(kGoldDeep, 0.34f), 1.6f);
  pen_.frame(grown(r, -6), 20, faded(kGoldDeep, 0.16f), 1);
}

void Canvas::bar(Rect r) const {
  pen_.box(r, 0, downwards(rgb(0x0C1814), rgb(0x10201A), r));
  const bool below = r.y > scene_.screen().h / 2;
  pen_.box({r.x, below ? r.y : r.bottom() - 1, r.w, 1}, 0, faded(kGoldDeep, 0.28f));
}

void Canvas::panel(Rect r) const {
  pen_.box(r, kRound, kPanel);
  pen_.frame(grown(r, -0.5f), kRound, kPanelEdge, 1);
}

void Canvas::raised(Rect r) const {
  pen_.shadow(r, kRound + 4, 40, 12, 0.6f);
  pen_.box(r, kRound + 4, downwards(rgb(0x1A3129), rgb(0x12221C), r));
  pen_.frame(grown(r, -0.5f), kRound + 4, faded(kGoldDeep, 0.34f), 1);
}

void Canvas::veil() const {
  const Rect r = scene_.screen();
  if (scene_.draw()) pen_.list().AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, rgb(0x040C09, 168));
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

namespace {

// Returns the beginning that fits, with an ellipsis.
std::string cut_short(const Letters& letters, Type t, std::string_view words, float width) {
  std::string out(words);
  const auto drop = [&] {
    while (!out.empty() && (static_cast<unsigned char>(out.back()) & 0xC0U) == 0x80U) out.pop_back();
    if (!out.empty()) out.pop_back();
  };
  while (!out.empty() && (out.back() == ' ' || letters.width(t, out + "…") > width)) drop();
  return out + "…";
}

}  // namespace

constexpr float kClosest = 1.15f;  // of the size of the letters: from one line to the next

float Canvas::line_step(Type t, Rect r, std::size_t lines, float leading) const {
  const auto gaps = static_cast<float>(std::max<std::size_t>(lines, 2) - 1);
  return std::clamp((r.h - t.px) / gaps, t.px * kClosest, t.px * leading);
}

// A line fits if its letters are in the box, even if not all the air around them is.
std::size_t Canvas::lines_in(Type t, Rect r, float step) {
  return static_cast<std::size_t>(std::max(0.0f, std::floor((r.h - t.px + 1) / step)) + 1);
}

float Canvas::least_height(Face face, std::string_view words, float width) const {
  const auto lines = static_cast<float>(letters().wrap({face, kLeastType}, words, width).size());
  return kLeastType * (1 + kClosest * (lines - 1));
}

bool Canvas::has_room(Rect r, Type t, std::string_view words) const {
  const Type least = letters().largest(t, words, r.w, r.h, kLeastType);
  const std::size_t lines = letters().wrap(least, words, r.w).size();
  return lines <= lines_in(least, r, line_step(least, r, lines, 1.4f)) && letters().fits(least, words, r.w, 1e6f);
}

// If the lines do not fit they are closer together, and the last one that fits ends with an ellipsis.
void Canvas::lines(const Pen& pen, Type t, Rect r, std::string_view words, Colour c, Align align, float leading) const {
  auto set = letters().wrap_into(t, words, r.w, r.h);
  const float step = line_step(t, r, set.size(), leading);
  const std::size_t room = lines_in(t, r, step);
  letters().boxed(t, words, r.w, set.size(), room);
  std::string last;
  if (set.size() > room) {
    set.resize(room);
    last = cut_short(letters(), t, words.substr(static_cast<std::size_t>(set.back().data() - words.data())), r.w);
    set.back() = last;
  }
  float y = r.centre().y - step * static_cast<float>(set.size()) / 2;
  for (const std::string_view line : set) {
    pen.text(t, Rect{r.x, y, r.w, step}, letters().fitted(t, line, r.w + 1), c, align);
    y += step;
  }
}

void Canvas::fitted(std::string_view id, Rect r, Type t, std::string_view words, Colour c, Align align) const {
  lines(pen_, letters().largest(t, words, r.w, r.h, kLeastType), r, words, c, align, 1.4f);
  if (!id.empty()) scene_.text(id, words, r);
}

void Canvas::heading(std::string_view id, Rect r, std::string_view words, int level, Colour c, Align align) const {
  lines(pen_, letters().largest(heading_type(), words, r.w, r.h, kLeastType), r, words, c, align, 1.3f);
  scene_.heading(id, words, r, level);
}

void Canvas::title(std::string_view id, Rect r, std::string_view words, Align align) const {
  lines(pen_, letters().largest(title_type(), words, r.w, r.h, kLeastType), r, words, kText, align, 1.2f);
  scene_.heading(id, words, r, 1);
}

void Canvas::focus_ring(Rect r, float radius) const {
  pen_.dashes(rounded_rect(grown(r, 4), radius + 4, 6), kFocus, 2.5f, 7, 5);
}

namespace {

// Draws a sign in lines: points from -1 to 1 around its middle.
struct SignPen {
  const Pen& pen;
  Vec m;
  float h, w;
  Colour c;
  void line(std::initializer_list<Vec> points) const {
    std::vector<Vec> at;
    for (const Vec p : points) at.push_back(m + p * h);
    pen.stroke(at, c, w, false);
  }
};

void draw_time_sign(const SignPen& p, Sign s) {
  switch (s) {
    case Sign::undo:
      p.line({{-0.35f, -0.85f}, {-0.9f, -0.3f}, {-0.35f, 0.25f}});
      return p.line({{-0.9f, -0.3f}, {0.3f, -0.3f}, {0.75f, 0}, {0.85f, 0.45f}, {0.6f, 0.8f}, {0.1f, 0.9f}});
    case Sign::redo:
      p.line({{0.35f, -0.85f}, {0.9f, -0.3f}, {0.35f, 0.25f}});
      return p.line({{0.9f, -0.3f}, {-0.3f, -0.3f}, {-0.75f, 0}, {-0.85f, 0.45f}, {-0.6f, 0.8f}, {-0.1f, 0.9f}});
    case Sign::speed:
      p.line({{-0.8f, -0.7f}, {-0.1f, 0}, {-0.8f, 0.7f}});
      return p.line({{0, -0.7f}, {0.7f, 0}, {0, 0.7f}});
    case Sign::play: return p.line({{-0.5f, -0.8f}, {0.8f, 0}, {-0.5f, 0.8f}, {-0.5f, -0.8f}});
    case Sign::pause: p.line({{-0.4f, -0.8f}, {-0.4f, 0.8f}}); return p.line({{0.4f, -0.8f}, {0.4f, 0.8f}});
    case Sign::step_back: return p.line({{0.35f, -0.75f}, {-0.4f, 0}, {0.35f, 0.75f}});
    case Sign::step_on: return p.line({{-0.35f, -0.75f}, {0.4f, 0}, {-0.35f, 0.75f}});
    case Sign::skip_back:
      p.line({{0.8f, -0.75f}, {0.05f, 0}, {0.8f, 0.75f}});
      return p.line({{0, -0.75f}, {-0.75f, 0}, {0, 0.75f}});
    case Sign::skip_on:
      p.line({{-0.8f, -0.75f}, {-0.05f, 0}, {-0.8f, 0.75f}});
      return p.line({{0, -0.75f}, {0.75f, 0}, {0, 0.75f}});
    case Sign::part_back:
      p.line({{0.6f, -0.75f}, {-0.15f, 0}, {0.6f, 0.75f}});
      return p.line({{-0.6f, -0.75f}, {-0.6f, 0.75f}});
    case Sign::part_on:
      p.line({{-0.6f, -0.75f}, {0.15f, 0}, {-0.6f, 0.75f}});
      return p.line({{0.6f, -0.75f}, {0.6f, 0.75f}});
    default: return;
  }
}

}  // namespace

void Canvas::sign(Sign s, Vec m, float size, Colour c) const {
  const float h = size / 2, w = std::max(1.6f, size * 0.13f);
  const SignPen p{pen_, m, h, w, c};
  switch (s) {
    case Sign::none: return;
    case Sign::menu:
      for (const float y : {-0.7f, 0.0f, 0.7f}) p.line({{-0.9f, y}, {0.9f, y}});
      return;
    case Sign::back: return p.line({{0.4f, -0.9f}, {-0.5f, 0}, {0.4f, 0.9f}});
    case Sign::close: p.line({{-0.7f, -0.7f}, {0.7f, 0.7f}}); return p.line({{0.7f, -0.7f}, {-0.7f, 0.7f}});
    case Sign::help: return pen_.text_at({Face::strong, size * 1.15f}, m, "?", c, Align::centre);
    case Sign::plus: p.line({{0, -0.7f}, {0, 0.7f}}); return p.line({{-0.7f, 0}, {0.7f, 0}});
    case Sign::minus: return p.line({{-0.7f, 0}, {0.7f, 0}});
    case Sign::check: return p.line({{-0.6f, 0.05f}, {-0.15f, 0.5f}, {0.65f, -0.5f}});
    case Sign::hint:
      p.line({{-0.35f, 0.75f}, {0.35f, 0.75f}});
      p.line({{-0.3f, 0.4f}, {-0.35f, 0.15f}, {-0.65f, -0.3f}, {-0.5f, -0.75f}, {0, -0.95f}});
      return p.line({{0, -0.95f}, {0.5f, -0.75f}, {0.65f, -0.3f}, {0.35f, 0.15f}, {0.3f, 0.4f}, {-0.3f, 0.4f}});
    case Sign::cover:  // a closed eye
      p.line({{-0.95f, -0.2f}, {-0.55f, 0.2f}, {0, 0.35f}, {0.55f, 0.2f}, {0.95f, -0.2f}});
      p.line({{-0.6f, 0.2f}, {-0.8f, 0.6f}});
      p.line({{0, 0.35f}, {0, 0.8f}});
      return p.line({{0.6f, 0.2f}, {0.8f, 0.6f}});
    case Sign::more:
      for (const float x : {-0.7f, 0.0f, 0.7f}) pen_.disc(m + Vec{x, 0} * h, w * 0.9f, c);
      return;
    default: return draw_time_sign(p, s);
  }
}

}  // namespace mathom::ui
