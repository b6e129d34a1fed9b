// Draws smooth shapes, lines and text through an affine map onto an ImDrawList. A Pen is a small value: copy one to
// move, turn or fade what is drawn with it. It knows nothing of cards, games or items.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "shell/ui/drawing/letters.h"
#include "shell/ui/drawing/materials.h"
#include "shell/ui/drawing/shape.h"
#include "shell/ui/drawing/theme.h"

struct ImDrawList;

namespace mathom::ui {

// One colour, or an even change from one to another between two points of the pen's own plane.
struct Paint {
  Colour from = 0, to = 0;
  Vec start, end;
  constexpr Paint(Colour c) : from(c), to(c) {}
  constexpr Paint(Colour a, Colour b, Vec s, Vec e) : from(a), to(b), start(s), end(e) {}
  Colour at(Vec p) const;
};
// A closed line with a colour at each of its points.
struct Contour {
  std::vector<Vec> line;
  std::vector<Colour> colours;
};

inline Paint downwards(Colour top, Colour bottom, Rect r) { return {top, bottom, {r.x, r.y}, {r.x, r.bottom()}}; }

enum class Align : std::uint8_t { left, centre, right };

class Pen {
 public:
  Pen(ImDrawList& list, const Letters& letters);

  // One that leaves no mark: what is measured with it, and which letters are missed, is as with this one.
  Pen dry() const;
  Pen through(const Affine& inner) const;
  Pen faded(float alpha) const;
  // Everything drawn turns towards this colour by `share`, without letting through what lies below.
  Pen veiled(Colour veil, float share) const;
  // By daylight each colour is replaced by its daylight colour, except in what is `painted`: things, faces, pictures.
  Pen by_day(bool light) const;
  Pen painted() const { return by_day(false); }
  bool light() const { return light_; }
  // The backs of all cards drawn with it.
  Pen with_backs(const BackColours& back) const;
  const BackColours& backs() const { return *backs_; }
  // The colour of suit signs inside a text; by default they take the colour of the text.
  Pen with_suits(const std::array<Colour, kSuits>& colours) const;

  const Letters& letters() const { return *letters_; }
  const Affine& map() const { return map_; }
  float alpha() const { return alpha_; }
  ImDrawList& list() const { return *list_; }

  void fill(const Shape& s, const Paint& p) const;
  void convex(std::span<const Vec> outline, const Paint& p) const;
  void stroke(std::span<const Vec> line, Colour c, float width, bool closed) const;
  void dashes(std::span<const Vec> closed_line, Colour c, float width, float on, float off) const;

  void box(Rect r, float radius, const Paint& p) const;
  void frame(Rect r, float radius, Colour c, float width) const;
  void disc(Vec centre, float radius, const Paint& p) const;
  void ring(Vec centre, float radius, Colour c, float width) const;
  // Contours of equally many points, each around the one before it; between them the colours change evenly.
  void contours(std::span<const Contour> outwards) const;
  // A soft shadow of a rounded box, `blur` wide, fallen by `drop`.
  void shadow(Rect r, float radius, float blur, float drop, float alpha) const;
  // Light in the middle, dark at the rim, over the whole rectangle.
  void vignette(Rect r, Colour centre, Colour rim, Vec middle) const;

  // The fibres of felt over the rectangle, `tile` wide before they repeat. Not through a turned pen.
  void grain(Rect r, Colour c, float tile) const;

  // `at` is the start, middle or end of the line; its y is the middle of the capitals.
  void text_at(Type t, Vec at, std::string_view words, Colour c, Align align = Align::left) const;
  void text(Type t, Rect in, std::string_view words, Colour c, Align align = Align::left) const;
  // Wrapped to the width of `in`, from its top; returns the height used.
  float paragraph(Type t, Rect in, std::string_view words, Colour c, Align align = Align::left) const;

  void push_clip(Rect r) const;
  void pop_clip() const;

 private:
  void mesh(std::span<const Vec> outline, std::span<const std::uint16_t> triangles, const Paint& p) const;
  bool shows(std::span<const Vec> outline) const;
  float unseen() const;
  void glyphs(Type t, Vec baseline, std::string_view words, Colour c) const;
  void written(Type t, Vec baseline, const Letters::Piece& piece, Colour tint) const;
  void stamp(Vec from, Vec to, Vec uv_from, Vec uv_to, Colour tint) const;
  Colour tinted(Colour c) const;

  ImDrawList* list_;
  const Letters* letters_;
  Affine map_;
  float alpha_ = 1, veil_share_ = 0;
  Colour veil_ = 0;
  const std::array<Colour, kSuits>* suits_ = nullptr;
  const BackColours* backs_ = &back_colours(Back::wine);
  bool light_ = false, draws_ = true;
};

float paragraph_height(const Letters& letters, Type t, std::string_view words, float width);

}  // namespace mathom::ui
