// The fonts that the build subsets and compiles in (scripts/embed_fonts.py, list in scripts/cmake/assets.cmake).
// All of them have Latin-1, Latin Extended-A in good part, dashes, quotes; a glyph that a font lacks is drawn by us.
#pragma once
#include <cstddef>

namespace mathom::fonts {

struct EmbeddedFont {
  const unsigned char* data;  // an OpenType file; lives as long as the program
  std::size_t size;
};

extern const EmbeddedFont inter;           // interface, medium weight
extern const EmbeddedFont inter_bold;      // interface, semi-bold
extern const EmbeddedFont gentium;         // card and rule text
extern const EmbeddedFont gentium_bold;    // titles
extern const EmbeddedFont gentium_italic;  // asides and examples
extern const EmbeddedFont atkinson_bold;   // indices of cards
extern const EmbeddedFont dyslexic;        // interface and text, on request

}  // namespace mathom::fonts
