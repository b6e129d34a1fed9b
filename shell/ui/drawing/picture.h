// A drawing as data: shapes whose colours are roles (the cloth, the metal, the sky), painted in a palette, or colours
// of its own. Made from the files in assets/pictures when the program is built (docs/pictures.md); it knows no card and
// no game.
#pragma once
#include <string_view>
#include <vector>

#include "shell/ui/drawing/pen.h"

namespace mathom::ui {

using Palette = std::vector<Colour>;  // by role, in the order of roles.gpl

struct PictureShape {
  Shape shape;           // what is filled; of a line its points alone
  float width = 0;       // of a line; 0: it is filled
  bool closed = false;   // of a line
  std::size_t role = 0;  // its colour, and
  std::size_t end = 0;   // the colour to which it changes
  Vec from, to;          // between these points
  float alpha = 1;
};

struct Picture {
  std::vector<PictureShape> shapes;
  Palette colours;  // its own; empty: its colours are roles
};

// From the form that scripts/pictures.py writes. What is not of that form is left out: the build has checked it.
Picture read_picture(std::string_view json);

// Every role of the picture must stand in the palette.
void draw_picture(const Pen& pen, const Picture& picture, const Palette& palette);
// One that has colours of its own.
inline void draw_picture(const Pen& pen, const Picture& picture) { draw_picture(pen, picture, picture.colours); }

}  // namespace mathom::ui
