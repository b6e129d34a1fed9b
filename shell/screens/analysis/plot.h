// The course of what could be expected, as a plot: a point for each answer, a band for how far each can be trusted,
// numbers at its axes. A point is chosen by pointer, finger or the arrow keys: to them it is a slider. It knows no
// game.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "shell/ui/canvas.h"

namespace mathom {

struct Plot {
  struct Point {
    float mean = 0, margin = 0;
    bool clear = false;  // clearly not the best answer
  };
  std::vector<Point> points;
  std::vector<std::size_t> parts;  // points with which a deal, a round begins
  std::string unit;                // after each number: " %", or nothing
  std::string name;
  std::string value_text = {};  // of the chosen point
};

// The numbers of the upright axis: whole ones, at most eight of them, with 0 where any point is near it.
struct PlotScale {
  float low = 0, high = 1, step = 1;
};
PlotScale plot_scale(const Plot& plot);

struct PlotReaction {
  std::optional<std::size_t> chosen = {};   // by the player, in this frame
  std::optional<std::size_t> pointed = {};  // the mouse is over it
};
// `chosen`: the point that is marked. Pre: it is one of the points.
PlotReaction build_plot(const ui::Canvas& c, ui::Rect r, const Plot& plot, std::size_t chosen);

}  // namespace mathom
