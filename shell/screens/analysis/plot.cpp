#include "shell/screens/analysis/plot.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mathom {

using namespace ui;

namespace {

constexpr float kMostTicks = 7;
constexpr std::size_t kMostDots = 90;  // if there are more points, only marked ones have a dot

std::string axis_number(float n, const std::string& unit) {
  const long whole = std::lround(n);
  return (whole < 0 ? "−" : "") + std::to_string(std::abs(whole)) + unit;
}

// The radius of the ring around the chosen point. No mark of a point is larger.
constexpr float kRing = 9, kRingWidth = 2.5f, kReach = kRing + kRingWidth / 2;
constexpr float kRim = 3;  // the width of the ground around the ring

// The places of things, in the pen's pixels. The numbers are outside of `in`, and every point is at least the radius of
// its mark away from them.
struct PlotFrame {
  Rect in;
  PlotScale scale;
  std::size_t points = 1;
  Rect course() const { return in.inset(kReach); }
  float x(std::size_t i) const {
    const Rect r = course();
    return points < 2 ? r.centre().x : r.x + r.w * static_cast<float>(i) / static_cast<float>(points - 1);
  }
  float y(float value) const {
    const Rect r = course();
    return r.bottom() - r.h * (value - scale.low) / (scale.high - scale.low);
  }
  Vec at(std::size_t i, float value) const { return {x(i), y(std::clamp(value, scale.low, scale.high))}; }
};

void draw_axes(const Canvas& c, const PlotFrame& f, const Plot& plot) {
  const Type t = c.small();
  for (float n = f.scale.low; n <= f.scale.high + f.scale.step / 2; n += f.scale.step) {
    const bool zero = std::abs(n) < f.scale.step / 4;
    c.pen().box({f.in.x, f.y(n) - (zero ? 1.0f : 0.5f), f.in.w, zero ? 2.0f : 1.0f}, 0.01f,
                faded(kTextSoft, zero ? 0.75f : 0.22f));
    c.pen().text_at(t, {f.in.x - 6, f.y(n)}, axis_number(n, plot.unit), zero ? kText : kTextSoft, Align::right);
  }
  for (const std::size_t part : plot.parts)
    if (part > 0 && part < f.points) {
      const float x = (f.x(part) + f.x(part - 1)) / 2;
      c.pen().box({x, f.in.y, 1, f.in.h}, 0.01f, faded(kTextSoft, 0.4f));
    }
  // The answers are counted below the plot, in steps at which the numbers fit.
  const float wide = c.letters().width(t, "000") + c.em(14);
  const auto fitting = std::max<std::size_t>(1, static_cast<std::size_t>(f.course().w / wide));
  std::size_t step = 1;
  for (const std::size_t each : {2u, 5u, 10u, 20u, 50u, 100u, 200u, 500u, 1000u})
    if (f.points / step > fitting) step = each;
  for (std::size_t i = step - 1; i < f.points; i += step)
    c.pen().text_at(t, {f.x(i), f.in.bottom() + t.px * 0.95f}, std::to_string(i + 1), kTextSoft, Align::centre);
}

void draw_curve(const Canvas& c, const PlotFrame& f, const Plot& plot) {
  for (std::size_t i = 0; i + 1 < plot.points.size(); ++i) {
    const Plot::Point &a = plot.points[i], &b = plot.points[i + 1];
    const std::array<Vec, 4> band{f.at(i, a.mean + a.margin), f.at(i + 1, b.mean + b.margin),
                                  f.at(i + 1, b.mean - b.margin), f.at(i, a.mean - a.margin)};
    c.pen().convex(band, faded(kGoldDeep, 0.28f));
  }
  std::vector<Vec> line;
  for (std::size_t i = 0; i < plot.points.size(); ++i) line.push_back(f.at(i, plot.points[i].mean));
  if (line.size() > 1) c.pen().stroke(line, kGold, 2, false);
  for (std::size_t i = 0; i < plot.points.size(); ++i) {
    if (plot.points[i].clear) {
      // Marks differ in shape, not in colour alone.
      const Vec at = line[i];
      const std::array<Vec, 4> diamond{at + Vec{0, -7}, at + Vec{7, 0}, at + Vec{0, 7}, at + Vec{-7, 0}};
      c.pen().convex(diamond, kWarn);
      c.pen().stroke(diamond, kBar, 1.2f, true);
    } else if (plot.points.size() <= kMostDots) {
      c.pen().disc(line[i], 3.2f, kGold);
    }
  }
}

void draw_chosen(const Canvas& c, const PlotFrame& f, const Plot& plot, std::size_t at) {
  const Plot::Point& p = plot.points[at];
  const float x = f.x(at), top = f.at(at, p.mean + p.margin).y, bottom = f.at(at, p.mean - p.margin).y;
  c.pen().box({x - 0.75f, f.in.y, 1.5f, f.in.h}, 0.01f, faded(kText, 0.35f));
  c.pen().box({x - 1.5f, top, 3, std::max(1.0f, bottom - top)}, 1, kText);
  for (const float y : {top, bottom}) c.pen().box({x - 6, y - 1, 12, 2}, 1, kText);
  c.pen().ring(f.at(at, p.mean), kRing, kText, kRingWidth);
}

std::size_t nearest(const PlotFrame& f, float x) {
  const Rect r = f.course();
  if (f.points < 2 || r.w <= 0) return 0;
  const float part = std::clamp((x - r.x) / r.w, 0.0f, 1.0f);
  return static_cast<std::size_t>(std::lround(part * static_cast<float>(f.points - 1)));
}

}  // namespace

PlotScale plot_scale(const Plot& plot) {
  float low = 0, high = 0;
  bool first = true;
  for (const Plot::Point& p : plot.points) {
    low = first ? p.mean - p.margin : std::min(low, p.mean - p.margin);
    high = first ? p.mean + p.margin : std::max(high, p.mean + p.margin);
    first = false;
  }
  // The scale includes zero, unless all values are far away.
  const float span = std::max(1.0f, high - low);
  if (low > 0 && low < span) low = 0;
  if (high < 0 && high > -span) high = 0;
  float step = 1;
  for (float ten = 1; (high - low) / step > kMostTicks; ten *= 10)
    for (const float times : {1.0f, 2.0f, 5.0f, 10.0f})
      if ((high - low) / step > kMostTicks) step = ten * times;
  low = std::floor(low / step) * step;
  high = std::max(low + step, std::ceil(high / step) * step);
  return {low, high, step};
}

PlotReaction build_plot(const Canvas& c, Rect r, const Plot& plot, std::size_t chosen) {
  PlotFrame f{.in = r, .scale = plot_scale(plot), .points = plot.points.size()};
  float left = 0;
  for (float n = f.scale.low; n <= f.scale.high + f.scale.step / 2; n += f.scale.step)
    left = std::max(left, c.letters().width(c.small(), axis_number(n, plot.unit)));
  cut_left(f.in, left + 10);
  cut_right(f.in, kRim);
  cut_top(f.in, kRim);
  cut_bottom(f.in, c.small().px * 1.7f);
  const Rect course = f.course();
  const Item item{.id = "analysis/plot",
                  .role = Role::slider,
                  .name = plot.name,
                  .rect = r,
                  .value = static_cast<float>(chosen + 1),
                  .low = 1,
                  .high = static_cast<float>(std::max<std::size_t>(2, f.points)),
                  .step = 1,
                  .value_text = plot.value_text,
                  // A press chooses the point at that place, or the last point if no point is there.
                  .low_at = course.x - r.x,
                  .high_at = r.right() - course.right()};
  const Reaction is = c.scene().add(item);
  PlotReaction out;
  if (const auto mouse = c.scene().hover(); mouse && is.hovered && !is.held) out.pointed = nearest(f, mouse->x);
  if (is.value) out.chosen = std::min(f.points - 1, static_cast<std::size_t>(std::max(0L, std::lround(*is.value) - 1)));
  c.pen().box(grown(f.in, kRim), 6, rgb(0x07120D, 110));
  draw_axes(c, f, plot);
  draw_curve(c, f, plot);
  draw_chosen(c, f, plot, std::min(out.pointed.value_or(chosen), f.points - 1));
  if (is.focused) c.focus_ring(r, 8);
  return out;
}

}  // namespace mathom
